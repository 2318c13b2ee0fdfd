import { type Connection, chainNotSupported } from '@foyer/core/adapter'
import { type BitcoinAccount, checkAccounts } from './accounts.ts'
import { chainNamed } from './chains.ts'
import type { BitcoinWallet } from './wallets/BitcoinWallet.ts'

/**
 * Shows the accounts of another network: those that the wallet gave already, else those that it gives when
 * it is asked to go there. Loaded when somebody changes the network.
 *
 * @throws `wallet/declined`, `network/unsupported-by-wallet`, or a lie about an account
 */
export async function moveWallet({
  network,
  signal,
  wallet,
  all,
  show,
  flush,
}: Parameters<Connection['switchNetwork']>[0] & {
  readonly wallet: BitcoinWallet
  /** On every network. */
  all(): readonly BitcoinAccount[]
  show(accounts: readonly BitcoinAccount[], preferred: string): void
  /** Shows what the wallet said a moment ago. */
  flush(): void
}): Promise<void> {
  if (signal.aborted) return
  const chain = chainNamed(network.caipNetworkId)
  const wanted = chain?.reference ?? ''
  const isShown = () => all().some(({ references }) => references.includes(wanted))
  flush()
  if (!isShown()) {
    const { changeNetwork } = await wallet.known()
    const said = chain && (await changeNetwork?.(chain))
    if (signal.aborted) return
    // Said before this answer, so that it does not come after it.
    flush()
    if (said) show(checkAccounts(said), wanted)
  }
  if (!isShown()) throw chainNotSupported(network.name)
  show(all(), wanted)
}
