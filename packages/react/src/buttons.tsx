import { Address, type PublicView } from '@foyer/core'
import type { ButtonHTMLAttributes, Ref } from 'react'
import { useClient } from './FoyerProvider.tsx'
import { useChain, useFoyerState } from './useFoyerState.ts'

/** Attributes of a native button; Foyer gives it its words and what it does. */
export type OpenerProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'children'> & {
  /** The button itself. From React 19 on; React 18 hands no ref to a function component. */
  ref?: Ref<HTMLButtonElement> | undefined
}

/** Words of a button that connects, instead of its own. */
type Labelled = { label?: string | undefined }

/**
 * Opens the list of wallets. There only while nothing is connected.
 *
 * @example
 * import { ConnectButton } from '@foyer/react'
 *
 * export const Header = () => <ConnectButton label="Sign in" className="button" />
 */
export function ConnectButton({ label, ...rest }: OpenerProps & Labelled) {
  const status = useChain()?.status
  const resuming = useResuming()
  if (status === 'connected') return null
  return <Opener {...rest} view="Connect" label={connectLabel(resuming, label)} />
}

/**
 * Opens the account, and is named by it. There only while a wallet is connected.
 *
 * @example
 * import { AccountButton } from '@foyer/react'
 *
 * export const Header = () => <AccountButton className="button" />
 */
export function AccountButton(props: OpenerProps) {
  const chain = useChain()
  if (chain?.status !== 'connected' || !chain.address) return null
  return <Opener {...props} view="Account" label={Address.shorten(chain.address)} />
}

/**
 * One button for both: connects, and shows the account once connected. The element stays the same,
 * so focus is where it was when the modal closes.
 *
 * @example
 * import { FoyerButton } from '@foyer/react'
 *
 * export const Header = () => <FoyerButton className="button" />
 */
export function FoyerButton({ label, ...rest }: OpenerProps & Labelled) {
  const chain = useChain()
  const resuming = useResuming()
  const address = chain?.status === 'connected' ? chain.address : null
  return (
    <Opener
      {...rest}
      view={address ? 'Account' : 'Connect'}
      label={address ? Address.shorten(address) : connectLabel(resuming, label)}
    />
  )
}

/**
 * Opens the list of networks, and is named by the active one.
 *
 * @example
 * import { NetworkButton } from '@foyer/react'
 *
 * export const Header = () => <NetworkButton className="button" />
 */
export function NetworkButton(props: OpenerProps) {
  const network = useChain()?.network
  return <Opener {...props} view="Networks" label={network?.name ?? 'Choose network'} />
}

/**
 * Connects one wallet directly: asks it when it is installed, else shows where it can be had.
 * `wallet` is the wallet's id in the catalogue, such as `metamask`, or its rdns.
 *
 * @example
 * import { WalletButton } from '@foyer/react'
 *
 * export const Door = () => <WalletButton wallet="metamask" label="MetaMask" />
 */
export function WalletButton({
  wallet,
  label = wallet,
  ...rest
}: OpenerProps & Labelled & { wallet: string }) {
  if (useChain()?.status === 'connected') return null
  return <Opener {...rest} view="Connect" parameters={{ wallet }} label={label} />
}

/** A stored connection is being confirmed; while the modal is open it says so itself. */
const useResuming = () =>
  useFoyerState(
    ({ open, activeNamespace, chains }) =>
      !open && chains[activeNamespace ?? '']?.status === 'connecting',
  )

const connectLabel = (resuming: boolean, label: string | undefined) =>
  resuming ? 'Connecting…' : label || 'Connect wallet'

function Opener({
  view,
  parameters,
  label,
  onClick,
  onPointerEnter,
  onFocus,
  ...rest
}: OpenerProps & { view: PublicView; parameters?: { wallet: string }; label: string }) {
  const { open, internals } = useClient()
  const loading = useFoyerState((state) => state.loading)
  return (
    <button
      {...rest}
      type="button"
      data-foyer-opener={view}
      aria-busy={loading || undefined}
      onPointerEnter={(event) => {
        internals.preload()
        onPointerEnter?.(event)
      }}
      onFocus={(event) => {
        internals.preload()
        onFocus?.(event)
      }}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented) return
        open({ view, ...(parameters && { arguments: parameters }) }).catch(() => {
          // The person was asked to try again and left, or closed while it loaded: not an error here.
        })
      }}
    >
      {label}
    </button>
  )
}
