import { type WalletAccount, walletFailed } from '@foyer/core/adapter'
import type { SaidAccount } from '../accounts.ts'
import { toBase64 } from '../bytes.ts'
import type { DiscoveredWallet } from '../discovery.ts'
import type { BitcoinWallet, KnownWallet, SignedPsbt } from './BitcoinWallet.ts'
import { textOf } from './textOf.ts'

interface RemoteProvider {
  request(request: { method: string; params: unknown }): Promise<unknown>
  on(event: string, listener: (value: unknown) => void): void
  removeListener(event: string, listener: (value: unknown) => void): void
  /** CAIP-2 id of the chain in use. */
  chain?(): string | null
}

/**
 * A wallet on another device, by the methods of WalletConnect.
 *
 * @see https://docs.reown.com/advanced/multichain/rpc-reference/bitcoin-rpc
 */
export function remoteWallet(found: Pick<DiscoveredWallet, 'target' | 'accounts'>): BitcoinWallet {
  const provider = found.target as RemoteProvider
  /** Read anew at each question: a session's accounts change. */
  const shown = () => found.accounts?.() ?? []
  const ask = async (method: string, params: object) => provider.request({ method, params })
  const networks = () => ({ networks: [provider.chain?.()] })
  const said = (): SaidAccount[] =>
    shown().map(({ type, ...account }: WalletAccount) => ({
      ...{ ...account, ...networks() },
      purpose: type,
    }))
  /** The session knows its own accounts, which may be others than those that the wallet names later. */
  const account = () => shown()[0]?.address
  const sign = async (
    { psbt, inputs }: Parameters<Required<KnownWallet>['signPsbt']>[0],
    broadcast: boolean,
  ) =>
    ((await ask('signPsbt', {
      ...{ account: account(), psbt: toBase64(psbt), broadcast },
      signInputs: inputs.map(({ address, index }) => ({ address, index })),
    })) ?? {}) as SignedPsbt
  const known: KnownWallet = {
    accounts: async () => said(),
    async signMessage({ address, message, protocol }) {
      const answer = await ask('signMessage', {
        ...{ account: account(), address, message: textOf(message) },
        protocol: protocol.toLowerCase(),
      })
      return (answer as { signature?: unknown } | null)?.signature
    },
    signPsbt: (parameters) => sign(parameters, false),
    sendPsbt: (parameters) => sign(parameters, true),
    async sendTransfer({ from, recipients }) {
      const [recipient, ...others] = recipients
      // The method has room for one: the id of that transaction would pass for that of all.
      if (others.length > 0)
        throw walletFailed(
          'This wallet sends to one receiver at a time. Send to each by itself.',
          0,
        )
      const answer = await ask('sendTransfer', {
        ...{ account: from, recipientAddress: recipient?.address },
        amount: String(recipient?.amountAtomic),
      })
      return (answer as { txid?: unknown } | null)?.txid
    },
  }
  return {
    connect: async () => said(),
    watch({ changed, ended }) {
      const handlers: Record<string, (value: unknown) => void> = {
        accountsChanged: () => changed(said),
        chainChanged: () => changed(said),
        bip122_addressesChanged: (data) => changed(() => readAddresses(data, networks())),
        disconnect: ended,
      }
      for (const [event, handler] of Object.entries(handlers)) provider.on(event, handler)
      return () => {
        for (const [event, handler] of Object.entries(handlers))
          provider.removeListener(event, handler)
      }
    },
    known: async () => known,
  }
}

/** Addresses, or accounts with their intention. */
function readAddresses(data: unknown, networks: Pick<SaidAccount, 'networks'>): SaidAccount[] {
  const list = Array.isArray(data) ? data.slice(0, maxAccounts) : []
  return list.map((entry: unknown) => {
    if (typeof entry === 'string') return { address: entry, ...networks }
    const { address, publicKey, path, intention } = (entry ?? {}) as Record<string, unknown>
    return { address, publicKey, path, purpose: intention, ...networks }
  })
}

/** No wallet shows this many. */
const maxAccounts = 512
