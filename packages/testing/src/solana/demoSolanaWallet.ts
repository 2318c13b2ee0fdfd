import type { Ask } from '../wallet/demoPrompt.ts'
import { createListeners } from '../wallet/listeners.ts'
import { unauthorized, unreachable } from '../wallet/providerErrors.ts'
import { publicKeyOf } from './base58.ts'
import { registerWallet } from './registerWallet.ts'

/** An account that the Demo wallet holds on Solana. Never use a key that guards real money. */
export interface DemoSolanaAccount {
  readonly address: string
  /** The 32 bytes that an Ed25519 key is made from. */
  readonly privateKey: string
}

/** Parameters of {@link registerDemoSolanaWallet}. */
export interface DemoSolanaParameters {
  readonly page: Window & typeof globalThis
  readonly name: string
  readonly icon: string
  /** Where transactions are sent: JSON-RPC. */
  readonly rpcUrl: string
  readonly accounts: readonly DemoSolanaAccount[]
  readonly ask: Ask
  readonly signal: AbortSignal
}

interface Input {
  readonly account: { readonly address: string }
  readonly message: Uint8Array
  readonly transaction: Uint8Array
}

/** The wallet's own memory of this site, as an extension would keep it; not Foyer's. */
const permissionKey = 'dev.foyer.demo/solana'
const chains = ['solana:localnet'] as const

/**
 * The Solana half of the Demo wallet: registers itself by the Wallet Standard, signs with local keys and
 * sends to the local chain.
 */
export function registerDemoSolanaWallet({
  page,
  name,
  icon,
  rpcUrl,
  accounts: held,
  ask,
  signal,
}: DemoSolanaParameters): void {
  const listeners = createListeners()
  const signer = () => import('./solanaSigner.ts')
  const featureNames = ['signMessage', 'signTransaction', 'signAndSendTransaction', 'signIn']
  const all = held.map(({ address }) =>
    Object.freeze({
      ...{ address, publicKey: publicKeyOf(address), chains },
      features: featureNames.map((one) => `solana:${one}`),
    }),
  )
  let permitted = readPermission(page)
  let shown = all
  const visible = () => (permitted ? shown : [])
  const tell = () => listeners.emit('change', { accounts: visible() })
  const allow = (next: boolean) => {
    if (permitted === next) return
    permitted = next
    writePermission(page, next)
    tell()
  }
  const keyOf = ({ address }: Input['account']) => {
    const found = held.find((one) => one.address === address)
    if (!permitted || !found) throw unauthorized()
    return { publicKey: publicKeyOf(address), privateKey: found.privateKey }
  }
  const each =
    <answer>(work: (input: Input) => Promise<answer>) =>
    async (...inputs: Input[]) => {
      const answers: answer[] = []
      for (const input of inputs) answers.push(await work(input))
      return answers
    }
  const askToSign = (method: string, title: string, { account, transaction }: Input) =>
    ask(method, {
      title,
      facts: [['Account', account.address]],
      text: `Transaction of ${transaction.length} bytes\n${toBase64(transaction)}`,
    })

  const features = {
    'standard:connect': {
      version: '1.0.0',
      async connect(input?: { silent?: boolean }) {
        if (!permitted && !input?.silent) {
          const facts = [['Accounts', `${held.length}`] as const]
          await ask('solana:connect', { title: 'Share your Solana accounts?', facts })
          allow(true)
        }
        return { accounts: visible() }
      },
    },
    'standard:disconnect': { version: '1.0.0', disconnect: async () => allow(false) },
    'standard:events': {
      version: '1.0.0',
      on(event: string, listener: (value: never) => void) {
        listeners.add(event, listener)
        return () => listeners.remove(event, listener)
      },
    },
    'solana:signMessage': {
      version: '1.1.0',
      signMessage: each(async ({ account, message }) => {
        const { privateKey } = keyOf(account)
        await ask('solana:signMessage', {
          ...{ title: 'Sign this message?', facts: [['Account', account.address]] },
          text: new TextDecoder().decode(message),
        })
        const { sign } = await signer()
        return { signedMessage: message, signature: sign(message, privateKey) }
      }),
    },
    'solana:signTransaction': {
      ...{ version: '1.0.0', supportedTransactionVersions: ['legacy', 0] },
      signTransaction: each(async (input) => {
        const key = keyOf(input.account)
        await askToSign('solana:signTransaction', 'Sign this transaction?', input)
        const { signTransaction } = await signer()
        return { signedTransaction: signTransaction(input.transaction, key).signedTransaction }
      }),
    },
    'solana:signAndSendTransaction': {
      ...{ version: '1.0.0', supportedTransactionVersions: ['legacy', 0] },
      signAndSendTransaction: each(async (input) => {
        const key = keyOf(input.account)
        await askToSign('solana:signAndSendTransaction', 'Send this transaction?', input)
        const { signTransaction } = await signer()
        const { signedTransaction, signature } = signTransaction(input.transaction, key)
        await send({ page, rpcUrl, signedTransaction })
        return { signature }
      }),
    },
    'solana:signIn': {
      version: '1.0.0',
      async signIn(...inputs: Readonly<Record<string, unknown>>[]) {
        const { sign, signInText } = await signer()
        const answers: object[] = []
        for (const input of inputs) {
          const address = typeof input.address === 'string' ? input.address : shown[0]?.address
          const account = all.find((one) => one.address === address)
          if (!account) throw unauthorized()
          const domain = page.location.host
          const text = signInText(input, { address: account.address, domain })
          await ask('solana:signIn', {
            ...{ title: 'Sign in?', facts: [['Account', account.address]], text },
          })
          allow(true)
          const signedMessage = new TextEncoder().encode(text)
          const { privateKey } = keyOf(account)
          answers.push({ account, signedMessage, signature: sign(signedMessage, privateKey) })
        }
        return answers
      },
    },
  }
  const wallet = Object.freeze({
    ...{ version: '1.0.0', name, icon, chains, features },
    get accounts() {
      return visible()
    },
  })
  /** An extension is one for all tabs, so what is allowed in one is allowed in each. */
  page.addEventListener(
    'storage',
    ({ key }) => {
      if (key !== permissionKey && key !== null) return
      const before = permitted
      permitted = readPermission(page)
      if (before !== permitted) tell()
    },
    { signal },
  )
  /** What the user does in the wallet's own window: `window.dispatchEvent(new CustomEvent(…, { detail }))`. */
  page.addEventListener(
    'foyer-demo:solana-account',
    (event) => {
      const { detail } = event as CustomEvent<string>
      const first = all.filter(({ address }) => address === detail)
      shown = [...first, ...all.filter(({ address }) => address !== detail)]
      tell()
    },
    { signal },
  )
  const leave = registerWallet(page, wallet)
  signal.addEventListener('abort', leave, { once: true })
}

async function send({
  page,
  rpcUrl,
  signedTransaction,
}: {
  page: Window & typeof globalThis
  rpcUrl: string
  signedTransaction: Uint8Array
}): Promise<void> {
  const body = {
    ...{ jsonrpc: '2.0', id: 1, method: 'sendTransaction' },
    params: [toBase64(signedTransaction), { encoding: 'base64', preflightCommitment: 'confirmed' }],
  }
  const response = await page
    .fetch(rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    .catch((cause) => {
      throw unreachable(rpcUrl, cause)
    })
  const { error } = (await response.json()) as { error?: { message: string; code: number } }
  if (error) throw Object.assign(new Error(error.message), error)
}

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))

function readPermission(page: Window): boolean {
  try {
    return page.localStorage.getItem(permissionKey) !== null
  } catch {
    // A page without storage remembers nothing.
    return false
  }
}

function writePermission(page: Window, permitted: boolean): void {
  try {
    if (permitted) page.localStorage.setItem(permissionKey, 'yes')
    else page.localStorage.removeItem(permissionKey)
  } catch {
    // As above.
  }
}
