import type { Ask } from '../wallet/demoPrompt.ts'
import { createListeners } from '../wallet/listeners.ts'
import { invalidParams, unauthorized, unreachable } from '../wallet/providerErrors.ts'
import type { BitcoinWalletAccount } from './BitcoinWalletAccount.ts'
import {
  type BitcoinWalletAction,
  type BitcoinWalletCore,
  type MessageRequest,
  type PsbtRequest,
  satsInterface,
  standardInterface,
} from './bitcoinInterfaces.ts'
import { registerStandardWallet } from './registerStandardWallet.ts'

/** An account that the Demo wallet holds on Bitcoin. Never use a key that guards real money. */
export interface DemoBitcoinAccount {
  readonly privateKey: string
  /** p2wpkh. */
  readonly payment: string
  /** p2tr. */
  readonly ordinals: string
}

/** Parameters of {@link registerDemoBitcoinWallet}. */
export interface DemoBitcoinParameters {
  readonly page: Window & typeof globalThis
  readonly name: string
  readonly icon: string
  /** Where transactions are sent: the interface of Esplora. */
  readonly esploraUrl: string
  readonly accounts: readonly DemoBitcoinAccount[]
  readonly ask: Ask
  readonly signal: AbortSignal
}

/** The wallet's own memory of this site, as an extension would keep it; not Foyer's. */
const permissionKey = 'dev.foyer.demo/bitcoin'
const networks = ['bitcoin:regtest'] as const

/**
 * The Bitcoin half of the Demo wallet: registers itself by the Wallet Standard, and can be asked through
 * sats-connect, too. It signs with local keys and sends to the local chain.
 */
export async function registerDemoBitcoinWallet({
  page,
  name,
  icon,
  esploraUrl,
  accounts: held,
  ask,
  signal,
}: DemoBitcoinParameters): Promise<void> {
  const memory = permissionMemory(page)
  const listeners = createListeners()
  const keys = new Map<string, Uint8Array>()
  let permitted = memory.read()
  let shown: readonly BitcoinWalletAccount[] | null = null
  const load = async () => {
    if (shown) return shown
    const { accountsOf } = await import('./bitcoinSigner.ts')
    const all = held.flatMap(({ privateKey }) => {
      const key = fromHex(privateKey)
      const accounts = accountsOf(key, networks)
      for (const { address } of accounts) keys.set(address, key)
      return accounts
    })
    // The payment accounts first: the first one is in use.
    shown = [...all].sort((a, b) => b.purpose.localeCompare(a.purpose))
    return shown
  }
  const visible = () => (permitted && shown ? shown : [])
  const allow = (next: boolean) => {
    if (permitted === next) return
    permitted = next
    memory.write(next)
    listeners.emit('changed', undefined)
  }
  const accountOf = async (address: string) => {
    await load()
    const account = visible().find((known) => known.address === address)
    const privateKey = keys.get(address)
    if (!account || !privateKey) throw unauthorized()
    return { ...account, privateKey }
  }
  const send = async (psbt: Uint8Array) => {
    const { Transaction } = await import('@scure/btc-signer')
    const transaction = Transaction.fromPSBT(psbt)
    transaction.finalize()
    return broadcast({ page, esploraUrl, body: transaction.hex })
  }
  const answers: Record<BitcoinWalletAction, (params: never) => Promise<unknown>> = {
    async connect() {
      await load()
      if (!permitted) {
        const facts = [['Accounts', `${held.length * 2}`] as const]
        await ask('bitcoin:connect', { title: 'Share your Bitcoin accounts?', facts })
        allow(true)
      }
      return visible()
    },
    async accounts() {
      if (permitted) await load()
      return visible()
    },
    disconnect: async () => allow(false),
    async changeNetwork() {
      throw invalidParams('The Demo wallet is on regtest only.')
    },
    async signMessage({ address, message, protocol }: MessageRequest) {
      const { privateKey, purpose } = await accountOf(address)
      await ask('bitcoin:signMessage', {
        ...{ title: 'Sign this message?', facts: [['Account', address]] },
        text: new TextDecoder().decode(message),
      })
      const { signBitcoinMessage } = await import('./bitcoinSigner.ts')
      return signBitcoinMessage({ privateKey, purpose, message, protocol })
    },
    async signPsbt({ psbt, inputs, broadcast: isSent }: PsbtRequest) {
      const { describePsbt, signBitcoinPsbt } = await import('./bitcoinSigner.ts')
      const keyed = await Promise.all(
        inputs.map(async ({ address, index }) => ({
          ...{ privateKey: (await accountOf(address)).privateKey, index },
        })),
      )
      const outputs = describePsbt(psbt, 'bitcoin:regtest')
      await ask('bitcoin:signTransaction', {
        title: isSent ? 'Sign and send this transaction?' : 'Sign this transaction?',
        facts: [['Inputs', inputs.map(({ index }) => index).join(', ')]],
        text: outputs
          .map(({ to, amountAtomic }) => `${toBitcoin(amountAtomic)} to ${to}`)
          .join('\n'),
      })
      const signed = signBitcoinPsbt({ psbt, inputs: keyed })
      return { psbt: signed, ...(isSent && { txid: await send(signed) }) }
    },
    async sendTransfer({ recipients }: { recipients: readonly Recipient[] }) {
      const [from] = visible()
      if (!from) throw unauthorized()
      const { privateKey } = await accountOf(from.address)
      await ask('sendTransfer', {
        title: 'Send bitcoin?',
        facts: recipients.flatMap(({ address, amount }) => [
          ['To', address] as const,
          ['Amount', `${toBitcoin(BigInt(amount))} BTC`] as const,
        ]),
      })
      const { payFrom } = await import('./payFrom.ts')
      const unspent = await readJson({ page, url: `${esploraUrl}/address/${from.address}/utxo` })
      const hex = payFrom({ privateKey, unspent, recipients, network: 'bitcoin:regtest' })
      return broadcast({ page, esploraUrl, body: hex })
    },
  }
  const core: BitcoinWalletCore = {
    ...{ name, icon, networks },
    accounts: visible,
    ask: async (action, params, format) =>
      format((await answers[action](params as never)) as never),
    on(event, listener) {
      listeners.add(event, listener)
      return () => listeners.remove(event, listener)
    },
  }
  /** An extension is one for all tabs, so what is allowed in one is allowed in each. */
  page.addEventListener(
    'storage',
    async ({ key }) => {
      if (key !== permissionKey && key !== null) return
      const next = memory.read()
      if (next) await load()
      if (next === permitted) return
      permitted = next
      listeners.emit('changed', undefined)
    },
    { signal },
  )
  // Its accounts are told without a question while the site is allowed.
  if (permitted) await load()
  if (signal.aborted) return
  const standard = standardInterface(core)
  Object.assign(standard.features, {
    'sats-connect:': { version: '1.0.0', provider: satsInterface(core) },
  })
  const stop = registerStandardWallet(page, standard)
  signal.addEventListener('abort', stop, { once: true })
}

/** As sats-connect has it, in satoshis. */
interface Recipient {
  readonly address: string
  readonly amount: number
}

async function broadcast({
  page,
  esploraUrl,
  body,
}: {
  page: Window
  esploraUrl: string
  body: string
}): Promise<string> {
  const response = await page.fetch(`${esploraUrl}/tx`, { method: 'POST', body }).catch((cause) => {
    throw unreachable(esploraUrl, cause)
  })
  const text = await response.text()
  if (!response.ok) throw invalidParams(text)
  return text
}

async function readJson({ page, url }: { page: Window; url: string }) {
  const response = await page.fetch(url).catch((cause) => {
    throw unreachable(url, cause)
  })
  return response.json()
}

function permissionMemory(page: Window) {
  const attempt = <value>(action: (storage: Storage) => value): value | null => {
    try {
      return action(page.localStorage)
    } catch {
      // Without storage the wallet forgets at reload, as an extension does when it is reset.
      return null
    }
  }
  return {
    read: () => attempt((storage) => storage.getItem(permissionKey)) === 'allowed',
    write: (isAllowed: boolean) =>
      void attempt((storage) =>
        isAllowed ? storage.setItem(permissionKey, 'allowed') : storage.removeItem(permissionKey),
      ),
  }
}

const fromHex = (text: string) =>
  Uint8Array.from(text.replace(/^0x/, '').match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

function toBitcoin(amountAtomic: bigint): string {
  const digits = amountAtomic.toString().padStart(9, '0')
  return `${digits.slice(0, -8)}.${digits.slice(-8)}`.replace(/\.?0+$/, '')
}
