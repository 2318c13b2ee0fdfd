import type { NodeRequest } from '@foyer/transactions'
import { base58, base64 } from '@scure/base'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ed25519PublicKey } from '../../keys/ed25519.ts'
import { en } from '../../words/en.ts'
import type { Signer } from './RpcCall.ts'
import { solanaRequest } from './solanaRequest.ts'

// Nobody has to wait for a node that is behind.
beforeEach(() => void vi.stubGlobal('setTimeout', queueMicrotask))
afterEach(() => void vi.unstubAllGlobals())

const secret = new Uint8Array(32).fill(7)
const me = await ed25519PublicKey(secret)
const [friend, nonce, recent] = [1, 2, 3].map((byte) => new Uint8Array(32).fill(byte)) as [
  ...[Uint8Array, Uint8Array, Uint8Array],
]
const system = new Uint8Array(32)
const blockhashes = base58.decode('SysvarRecentB1ockHashes11111111111111111111')
const wallet: Signer = { use: (work) => work({ solana: secret } as never) }

const transfer = [4, 2, 0, 1, 12, 2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]
const advance = [4, 3, 2, 3, 0, 4, 4, 0, 0, 0]

/** Pays somebody one lamport; with a durable nonce where it begins with that. */
function payment({ isDurable = false } = {}) {
  const accounts = [me, friend, nonce, blockhashes, system]
  const steps = isDurable ? [advance, transfer] : [transfer]
  return base64.encode(
    new Uint8Array([
      ...[
        1,
        ...new Uint8Array(64),
        1,
        0,
        2,
        accounts.length,
        ...accounts.flatMap((one) => [...one]),
      ],
      ...[...recent, steps.length, ...steps.flat()],
    ]),
  )
}

function ask(method: string, params: object, answers: { [method: string]: unknown }) {
  let isShown = false
  const node: NodeRequest = async ({ method }) => {
    if (method in answers) return answers[method]
    throw new Error('no answer')
  }
  const account = base58.encode(me)
  const done = solanaRequest(
    { method, params, chainId: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', address: account },
    {
      ...{ wallet, node, account, words: en, origin: 'https://shop.example' },
      signal: new AbortController().signal,
      async approve() {
        isShown = true
      },
    },
  )
  return { done, isShown: () => isShown }
}

const transaction = payment()

test('behavior: a transaction of the network that is shown is signed, and known by its signature though nobody answers', async () => {
  const valid = { isBlockhashValid: { value: true } }
  const { done, isShown } = ask('solana_signAndSendTransaction', { transaction }, valid)
  expect(base58.decode(((await done) as { signature: string }).signature)).toHaveLength(64)
  expect(isShown()).toBe(true)
})

test('error: what another network would carry out is not shown as of this one', async () => {
  const params = { transaction, transactions: [transaction] }
  const methods = ['signTransaction', 'signAndSendTransaction', 'signAllTransactions']
  for (const answers of [{ isBlockhashValid: { value: false } }, {}])
    for (const method of methods) {
      const { done, isShown } = ask(`solana_${method}`, params, answers)
      await expect(done).rejects.toThrow()
      expect(isShown()).toBe(false)
    }
})

test('error: a durable nonce of another network is none of this one', async () => {
  const durable = { transaction: payment({ isDurable: true }) }
  const read = (err: unknown) =>
    ask('solana_signTransaction', durable, {
      isBlockhashValid: { value: false },
      simulateTransaction: { value: { err, accounts: [] } },
    })
  await expect(read('BlockhashNotFound').done).rejects.toMatchObject({ code: -32_602 })
  await expect(read(null).done).resolves.toMatchObject({ signature: expect.any(String) })
})
