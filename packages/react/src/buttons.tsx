import type { OpenerKind } from '@foyer/core/client'
import { forwardRef } from 'react'
import { Opener, type OpenerProps } from './Opener.tsx'

export type { OpenerProps } from './Opener.tsx'

/**
 * Opens the list of wallets. There only while nothing is connected.
 *
 * @example
 * import { ConnectButton } from '@foyer/react'
 *
 * export const Header = () => <ConnectButton label="Sign in" className="button" />
 */
export const ConnectButton = opener<OpenerProps>('connect')

/**
 * Opens the account, and is named by it. There only while a wallet is connected. It says so when
 * the wallet is on a network that the application does not know: in its accessible description, and
 * in an element of its own with `data-foyer-warning`.
 *
 * @example
 * import { AccountButton } from '@foyer/react'
 *
 * export const Header = () => <AccountButton className="button" />
 */
export const AccountButton = opener<OpenerProps>('account')

/**
 * One button for both: connects, and shows the account once connected. The element stays the same,
 * so focus is where it was when the modal closes. `label` and `children` are its words while nothing
 * is connected.
 *
 * @example
 * import { FoyerButton } from '@foyer/react'
 *
 * export const Header = () => <FoyerButton className="button" />
 */
export const FoyerButton = opener<OpenerProps>('foyer')

/**
 * Opens the list of networks, and is named by the active one.
 *
 * @example
 * import { NetworkButton } from '@foyer/react'
 *
 * export const Header = () => <NetworkButton className="button" />
 */
export const NetworkButton = opener<OpenerProps>('network')

/**
 * Connects one wallet directly: asks it when it is installed, else shows where it can be had.
 * `wallet` is the wallet's id in the catalogue, such as `metamask`, or its rdns.
 *
 * @example
 * import { WalletButton } from '@foyer/react'
 *
 * export const Door = () => <WalletButton wallet="metamask" label="MetaMask" />
 */
export const WalletButton = opener<WalletButtonProps>('wallet')

/** The props of the other buttons, and which wallet it is. */
type WalletButtonProps = OpenerProps & {
  /** The wallet's id in the catalogue, such as `metamask`, or its rdns. */
  wallet: string
}

/** The ref is that of the native button, in every React. */
function opener<props extends OpenerProps>(kind: OpenerKind) {
  return forwardRef<HTMLButtonElement, props>((given, ref) => (
    <Opener {...(given as OpenerProps)} kind={kind} button={ref} />
  ))
}
