import { Address, type ChainState, type OpenOptions } from '@foyer/core'
import { isOnSupportedNetwork } from '@foyer/core/client'
import {
  type ButtonHTMLAttributes,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useRef,
} from 'react'
import { useClient } from './FoyerProvider.tsx'
import { useChain, useFoyerState } from './useFoyerState.ts'
import { useVisible } from './useVisible.ts'

/** Attributes of a native button; Foyer gives it its words and what it does. */
export type OpenerProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> & {
  /** Words in the place of its own. */
  label?: string | undefined
  /** The same with icons; goes before `label`. */
  children?: ReactNode
  /** The button itself. From React 19 on; React 18 hands no ref to a function component. */
  ref?: Ref<HTMLButtonElement> | undefined
}

/**
 * Opens the list of wallets. There only while nothing is connected.
 *
 * @example
 * import { ConnectButton } from '@foyer/react'
 *
 * export const Header = () => <ConnectButton label="Sign in" className="button" />
 */
export function ConnectButton(props: OpenerProps) {
  const status = useChain()?.status
  const { connectWallet, connecting } = useTexts()
  const waits = useResuming() && connecting
  if (status === 'connected') return null
  return <Opener {...props} opens={{ view: 'Connect' }} words={connectWallet} instead={waits} />
}

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
export function AccountButton(props: OpenerProps) {
  const chain = useChain()
  const warning = useWarning(chain)
  const name = chain?.status === 'connected' && nameOf(chain)
  if (!name) return null
  return <Opener {...props} opens={{ view: 'Account' }} words={name} warning={warning} />
}

/** What an account is called: by its name, once that was looked up. */
const nameOf = ({ profileName, address }: ChainState) =>
  profileName ?? (address ? Address.shorten(address) : '')

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
export function FoyerButton(props: OpenerProps) {
  const chain = useChain()
  const { connectWallet, connecting } = useTexts()
  const waits = useResuming() && connecting
  const warning = useWarning(chain)
  const name = chain?.status === 'connected' && nameOf(chain)
  return (
    <Opener
      {...props}
      opens={{ view: name ? 'Account' : 'Connect' }}
      words={connectWallet}
      instead={name || waits}
      warning={warning}
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
  const { chooseNetwork } = useTexts()
  return <Opener {...props} opens={{ view: 'Networks' }} words={network?.name ?? chooseNetwork} />
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
export function WalletButton({ wallet, ...rest }: OpenerProps & { wallet: string }) {
  if (useChain()?.status === 'connected') return null
  return <Opener {...rest} opens={{ view: 'Connect', arguments: { wallet } }} words={wallet} />
}

const english = {
  connectWallet: 'Connect wallet',
  connecting: 'Connecting…',
  chooseNetwork: 'Choose network',
  unsupportedNetwork: 'Unsupported network',
}

/** The texts of the option `texts`, else English. */
const useTexts = () => useClient().internals.options.getState().texts ?? english

/** A stored connection is being confirmed; while the modal is open it says so itself. */
const useResuming = () =>
  useFoyerState(
    ({ open, activeNamespace, chains }) =>
      !open && chains[activeNamespace ?? '']?.status === 'connecting',
  )

/** What is wrong with the network of the wallet, unless the application takes any. */
function useWarning(chain: ChainState | null) {
  const { options } = useClient().internals
  const { unsupportedNetwork } = useTexts()
  const isWrong = chain && !isOnSupportedNetwork(chain) && !options.getState().allowUnsupportedChain
  return isWrong && unsupportedNetwork
}

function Opener({
  opens,
  words,
  instead,
  warning,
  label,
  children,
  onClick,
  onPointerEnter,
  onFocus,
  ref,
  ...rest
}: OpenerProps & {
  opens: OpenOptions
  /** Its own words, unless the host gave some. */
  words: string
  /** Goes before any other words. */
  instead?: string | false
  warning?: string | false | null
}) {
  const { open, internals } = useClient()
  const loading = useFoyerState((state) => state.loading)
  const button = useRef<HTMLButtonElement>(null)
  useImperativeHandle(ref, () => button.current as HTMLButtonElement)
  const { preload } = internals
  useVisible(button, internals.options.getState().preload === 'visible' ? preload : undefined)
  return (
    <button
      {...rest}
      ref={button}
      type="button"
      data-foyer-opener={opens.view}
      aria-description={warning || rest['aria-description']}
      aria-busy={loading || undefined}
      onPointerEnter={(event) => {
        preload()
        onPointerEnter?.(event)
      }}
      onFocus={(event) => {
        preload()
        onFocus?.(event)
      }}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented) return
        open(opens).catch(() => {
          // The user was asked to try again and left, or closed while it loaded: not an error here.
        })
      }}
    >
      {instead || children || label || words}
      {warning && (
        // Its name stays the account's; the description above says the same.
        <span data-foyer-warning="" aria-hidden="true">
          {' '}
          {warning}
        </span>
      )}
    </button>
  )
}
