import type { Ask, PromptQuestion } from './demoPrompt.ts'
import type { Rpc, TransactionRequest } from './demoSigner.ts'
import { invalidParams } from './providerErrors.ts'

/** Runs one after the other, because each transaction takes the nonce after the one before it. */
export type InTurn = (send: () => Promise<unknown>) => Promise<unknown>

/** The chain the wallet is on when it is asked to sign. */
interface SigningNetwork {
  readonly chainId: number
  readonly name: string
  readonly rpc: Rpc
}

/** What it takes to answer one request for a signature. */
interface SigningParameters {
  readonly method: string
  readonly params: readonly unknown[]
  readonly network: SigningNetwork
  /** @throws 4100 when the page may not use the account */
  keyOf(address: unknown): Promise<`0x${string}`>
  readonly ask: Ask
  readonly inTurn: InTurn
}

/** Shows what is to be signed, and signs it when the user agrees. */
export function sign(parameters: SigningParameters): Promise<unknown> {
  if (parameters.method === 'personal_sign') return signMessage(parameters)
  if (parameters.method === 'eth_signTypedData_v4') return signTypedData(parameters)
  return sendTransaction(parameters)
}

async function signMessage({ params: [message, address], keyOf, ask }: SigningParameters) {
  const key = await keyOf(address)
  await ask('personal_sign', {
    title: 'Sign this message?',
    facts: [['Account', String(address)]],
    text: readable(String(message)),
  })
  const signer = await import('./demoSigner.ts')
  return signer.signMessage(key, String(message))
}

async function signTypedData({ params: [address, data], keyOf, ask }: SigningParameters) {
  const key = await keyOf(address)
  const typedData = parseTypedData(data)
  await ask('eth_signTypedData_v4', {
    title: 'Sign this data?',
    facts: [
      ['Account', String(address)],
      ['Type', String(typedData.primaryType)],
    ],
    text: JSON.stringify({ domain: typedData.domain, message: typedData.message }, null, 2),
  })
  const signer = await import('./demoSigner.ts')
  return signer.signTypedData(key, typedData)
}

async function sendTransaction({
  params: [asked],
  network,
  keyOf,
  ask,
  inTurn,
}: SigningParameters) {
  const transaction = (asked ?? {}) as TransactionRequest & { from?: string; chainId?: string }
  const privateKey = await keyOf(transaction.from)
  const { chainId, rpc } = network
  if (transaction.chainId !== undefined && Number(transaction.chainId) !== chainId)
    throw invalidParams(`The wallet is on chain ${chainId}, not ${transaction.chainId}.`)
  await ask('eth_sendTransaction', questionAbout(transaction, network.name))
  const signer = await import('./demoSigner.ts')
  return inTurn(() => signer.sendTransaction({ privateKey, chainId, transaction, rpc }))
}

function questionAbout(transaction: TransactionRequest, network: string): PromptQuestion {
  const data = transaction.data ?? transaction.input ?? '0x'
  return {
    title: 'Send this transaction?',
    facts: [
      ['To', transaction.to ?? 'New contract'],
      ['Value', `${toEther(BigInt(transaction.value ?? 0))} ETH`],
      ['Network', network],
    ],
    ...(data !== '0x' && { text: data }),
  }
}

/** Wallets are given typed data as an object or as its JSON. @throws -32602 when it is neither */
export function parseTypedData(data: unknown) {
  try {
    return typeof data === 'string' ? JSON.parse(data) : Object(data)
  } catch {
    throw invalidParams('Typed data must be JSON.')
  }
}

/** The words of a message that came as bytes, or the bytes when they are no words. */
function readable(message: string): string {
  if (!/^0x([0-9a-f]{2})*$/i.test(message)) return message
  const bytes = Uint8Array.from(message.slice(2).match(/../g) ?? [], (pair) => Number(`0x${pair}`))
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return message
  }
}

function toEther(wei: bigint): string {
  const digits = wei.toString().padStart(19, '0')
  return `${digits.slice(0, -18)}.${digits.slice(-18)}`.replace(/\.?0+$/, '')
}
