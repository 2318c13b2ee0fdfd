import { chainNotSupported, WalletError, walletDeclined, walletFailed } from '@foyer/core/adapter'
import type { SaidAccount } from '../accounts.ts'
import { toBase64 } from '../bytes.ts'
import type { DiscoveredWallet } from '../discovery.ts'
import type { BitcoinWallet, InputToSign, KnownWallet, SignedPsbt } from './BitcoinWallet.ts'
import { textOf } from './textOf.ts'
import { watchWallet } from './watchWallet.ts'

interface SatsProvider {
  request(method: string, params?: unknown): Promise<unknown>
  addListener?(listener: { eventName: string; cb(event: unknown): void }): unknown
}

/** In answers of this interface, -32002 is no earlier prompt: the site may not do this. */
const codes = { declined: [-32000, 4001], denied: -32002, unknownMethod: [-32601, -32001] }

const purposes = ['payment', 'ordinals']

/**
 * A wallet with the request interface of sats-connect, as `window.btc_providers` lists them.
 *
 * @see https://docs.xverse.app/sats-connect
 */
export function satsWallet({ target }: Pick<DiscoveredWallet, 'target'>): BitcoinWallet {
  const provider = target as SatsProvider
  const ask = async (method: string, params?: unknown): Promise<unknown> => {
    const answer = (await provider.request(method, params)) as Answer | null
    if (answer?.error === undefined) return answer?.result
    const { code } = answer.error ?? {}
    if (codes.declined.includes(Number(code))) throw walletDeclined(answer.error)
    if (Number(code) === codes.denied)
      throw walletFailed('The wallet denies this to the site. Connect again.', answer.error)
    throw answer.error
  }
  /** Of the network that a wallet said it is on; addresses alone do not tell all networks apart. */
  let network: unknown
  const say = (answer: unknown): readonly SaidAccount[] => {
    const { addresses, network: on } = (answer ?? {}) as { addresses?: unknown; network?: unknown }
    network = nameOf(on) ?? network
    const list = Array.isArray(answer) ? answer : addresses
    if (!Array.isArray(list)) return []
    return list.slice(0, maxAccounts).flatMap((entry: SaidAccount | null): SaidAccount[] => {
      const { address, publicKey, purpose } = entry ?? {}
      if (purpose !== undefined && !purposes.includes(String(purpose))) return []
      return [
        { address, publicKey, purpose, ...(network !== undefined && { networks: [network] }) },
      ]
    })
  }
  const sign = async (psbt: Uint8Array, inputs: readonly InputToSign[], broadcast: boolean) => {
    const signInputs: Record<string, number[]> = {}
    for (const { address, index } of inputs)
      signInputs[address] = [...(signInputs[address] ?? []), index]
    return ((await ask('signPsbt', { psbt: toBase64(psbt), signInputs, broadcast })) ??
      {}) as SignedPsbt
  }
  const accounts = async () => {
    try {
      return say(await ask('wallet_getAccount'))
    } catch {
      // Not allowed, or too old to be asked without a prompt: either way it shows nothing now.
      return []
    }
  }
  const known: KnownWallet = {
    accounts,
    async disconnect() {
      try {
        await ask('wallet_disconnect')
      } catch (thrown) {
        if (!WalletError.hasCode(thrown, codes.unknownMethod)) throw thrown
      }
    },
    async changeNetwork({ satsName: name }) {
      try {
        await ask('wallet_changeNetwork', { name })
      } catch (thrown) {
        const error = WalletError.from(thrown)
        throw error.kind === 'declined' ? error : chainNotSupported(thrown)
      }
      return accounts()
    },
    async signMessage({ address, message, protocol }) {
      const params = { address, message: textOf(message), protocol }
      return ((await ask('signMessage', params)) as { signature?: unknown } | null)?.signature
    },
    signPsbt: ({ psbt, inputs }) => sign(psbt, inputs, false),
    sendPsbt: ({ psbt, inputs }) => sign(psbt, inputs, true),
    async sendTransfer({ recipients }) {
      const params = {
        // Satoshis: all there are fit a number exactly.
        recipients: recipients.map(({ address, amountAtomic }) => ({
          ...{ address, amount: Number(amountAtomic) },
        })),
      }
      return ((await ask('sendTransfer', params)) as { txid?: unknown } | null)?.txid
    },
  }
  return {
    async connect() {
      try {
        return say(await ask('wallet_connect', { addresses: purposes }))
      } catch (thrown) {
        if (!WalletError.hasCode(thrown, codes.unknownMethod)) throw thrown
        return say(await ask('getAccounts', { purposes }))
      }
    },
    watch({ changed, ended }) {
      let received = 0
      let isAsking = false
      let isOver = false
      /** One question at a time, however often the wallet says that something changed. */
      const read = async () => {
        if (isAsking) return
        isAsking = true
        let asked: number
        do {
          asked = received
          // A wallet that shows nothing any more refuses.
          const answer = await ask('wallet_getAccount').catch(() => [])
          if (asked === received && !isOver) changed(() => say(answer))
        } while (asked !== received && !isOver)
        isAsking = false
      }
      const update = (event: unknown) => {
        received += 1
        const { addresses } = (event ?? {}) as { addresses?: unknown }
        network = nameOf(event) ?? network
        if (addresses === undefined) void read()
        else changed(() => say(addresses))
      }
      const listen = (eventName: string, cb: (event: unknown) => void) =>
        watchWallet(() => provider.addListener?.({ eventName, cb }))
      const stops = [
        listen('accountChange', update),
        listen('networkChange', update),
        listen('disconnect', ended),
      ]
      return () => {
        isOver = true
        for (const stop of stops) stop()
      }
    },
    known: async () => known,
  }
}

interface Answer {
  readonly result?: unknown
  readonly error?: { readonly code?: unknown } | undefined
}

/** No wallet shows this many. */
const maxAccounts = 512

/** `{ bitcoin: { name } }`, as answers and events have it. */
function nameOf(said: unknown): unknown {
  return (said as { bitcoin?: { name?: unknown } } | null | undefined)?.bitcoin?.name
}
