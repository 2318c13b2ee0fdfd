import type { NodeRequest } from '@foyer/transactions'
import { delegationContracts } from '@foyer/transactions/smart-accounts'
import {
  type Address,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  type Hex,
  hashMessage,
  hashTypedData,
  hexToBytes,
  keccak256,
  parseTransaction,
  recoverAddress,
  recoverTransactionAddress,
  stringToHex,
  toHex,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import type { Approval } from '../../approve/Approval.ts'
import { amountText, feeText } from '../../approve/amounts.ts'
import { en } from '../../words/en.ts'
import { evmRequest } from './evmRequest.ts'
import type { Signer } from './RpcCall.ts'

const runs = 1_000
const key = keccak256(stringToHex('a key of this test'))
const me = privateKeyToAccount(key).address
const chainId = 8453

/** The same numbers every time. */
function createDice(seed: string) {
  let state = keccak256(stringToHex(seed))
  const next = () => {
    state = keccak256(state)
    return BigInt(state)
  }
  return {
    below: (most: number) => Number(next() % BigInt(most)),
    amount: () => next() % 10n ** 24n,
    address: (): Address => getAddress(`0x${toHex(next(), { size: 32 }).slice(26)}`),
    bytes: (): Hex => toHex(next(), { size: 32 }),
  }
}

/** Only what signing takes of it. */
const wallet: Signer = {
  use: (work) =>
    work({ eip155: new Uint8Array(hexToBytes(key)), solana: new Uint8Array(32) as never }),
}

/** Everything in it becomes something else, as a page does that hopes to be read again. */
function poison(value: unknown, by: string): void {
  if (typeof value !== 'object' || value === null) return
  for (const [name, part] of Object.entries(value)) {
    poison(part, by)
    if (typeof part === 'string')
      (value as Record<string, unknown>)[name] = part.length === 42 ? by : '0x1'
  }
}

const factOf = ({ facts }: Approval, name: string) =>
  facts.find((fact) => fact.name === name)?.value ?? ''

test(`behavior: in ${runs} requests of a page that changes them meanwhile, what is signed is what was shown`, async () => {
  const dice = createDice('hostile pages')
  let sent: Hex = '0x'
  const node: NodeRequest = async ({ method, params }) => {
    switch (method) {
      case 'eth_getTransactionCount':
        return toHex(dice.below(1_000))
      case 'eth_maxPriorityFeePerGas':
        return toHex(dice.below(1_000_000))
      case 'eth_getBlockByNumber':
        return { baseFeePerGas: toHex(1 + dice.below(1_000_000)) }
      case 'eth_estimateGas':
        return toHex(21_000 + dice.below(100_000))
      case 'eth_sendRawTransaction':
        sent = params[0] as Hex
        return keccak256(sent)
      default:
        throw new Error('no such method')
    }
  }
  const thief = dice.address()
  let shown: Approval | null = null
  const ask = (method: string, params: unknown[], accept: boolean) => {
    shown = null
    return evmRequest(
      { method, params, chainId: `eip155:${chainId}`, address: me },
      {
        ...{ wallet, node, account: me, words: en, origin: 'https://evil.example' },
        signal: new AbortController().signal,
        async approve(approval) {
          shown = approval
          poison(params, thief)
          if (!accept) throw Object.assign(new Error('no'), { code: 4001 })
          await Promise.resolve()
          poison(params, thief)
        },
      },
    )
  }
  const seen = () => {
    if (!shown) throw new Error('Nothing was shown')
    return shown
  }
  let signed = 0
  for (let run = 0; run < runs; run++) {
    const accept = dice.below(4) > 0
    const [to, amount] = [dice.address(), dice.amount()]
    const asked = async (method: string, params: unknown[]) => {
      const answer = await ask(method, params, accept).catch((error: { code?: unknown }) => {
        if (error.code !== 4001) throw error
        return null
      })
      expect(answer === null).toBe(!accept)
      if (answer !== null) signed++
      return answer as Hex | null
    }
    switch (dice.below(4)) {
      case 0: {
        const text = `Run ${run} ${amount}`
        const signature = await asked('personal_sign', [stringToHex(text), me])
        expect(seen().text).toBe(text)
        if (signature) expect(await recoverAddress({ hash: hashMessage(text), signature })).toBe(me)
        break
      }
      case 1: {
        const data = {
          ...{ domain: { chainId, name: 'Shop' }, primaryType: 'Order' as const },
          types: { Order: ['to:address', 'amount:uint256'].map(fieldOf) },
          message: { to, amount: `${amount}` },
        }
        const hash = hashTypedData(structuredClone(data) as never)
        const signature = await asked('eth_signTypedData_v4', [me, data])
        expect(seen().text).toContain(to)
        expect(seen().text).toContain(`"${amount}"`)
        if (signature) expect(await recoverAddress({ hash, signature })).toBe(me)
        break
      }
      case 2: {
        const answer = await asked('eth_sendTransaction', [{ from: me, to, value: toHex(amount) }])
        expect([factOf(seen(), 'To'), factOf(seen(), 'Amount')]).toEqual([
          ...[to, `${amountText(amount, 18, en)} ETH`],
        ])
        if (answer) await expectSent({ to, value: amount, data: undefined })
        break
      }
      default: {
        const token = dice.address()
        const data = encodeFunctionData({
          ...{ abi: erc20Abi, functionName: 'transfer', args: [to, amount] },
        })
        const answer = await asked('eth_sendTransaction', [{ from: me, to: token, data }])
        expect([factOf(seen(), 'To'), factOf(seen(), 'Token'), seen().text]).toEqual([
          ...[to, token, data],
        ])
        if (answer) await expectSent({ to: token, value: undefined, data })
      }
    }
  }
  expect(signed).toBeGreaterThan(runs / 2)

  async function expectSent(wanted: {
    to: Address
    value: bigint | undefined
    data: Hex | undefined
  }) {
    const { to, value, data, chainId: on, maxFeePerGas = 0n, gas = 0n } = parseTransaction(sent)
    expect({ to: getAddress(to ?? '0x'), value, data, on }).toEqual({ ...wanted, on: chainId })
    expect(await recoverTransactionAddress({ serializedTransaction: sent as never })).toBe(me)
    expect(factOf(seen(), 'Network fee, at most')).toBe(
      `${feeText(maxFeePerGas * gas, 18, en)} ETH`,
    )
  }
}, 60_000)

test('behavior: a transaction is known by its own hash, whatever a node says of it, or does not', async () => {
  const sent: Hex[] = []
  const silent = new Error('no answer')
  const ask = (answer: () => unknown) =>
    evmRequest(
      {
        ...{ method: 'eth_sendTransaction', params: [{ from: me, to: me, value: '0x1' }] },
        ...{ chainId: `eip155:${chainId}`, address: me },
      },
      {
        ...{ wallet, account: me, words: en, origin: 'https://shop.example' },
        signal: new AbortController().signal,
        async approve() {},
        async node({ method, params }) {
          if (method === 'eth_getBlockByNumber') return { baseFeePerGas: '0x1' }
          if (method !== 'eth_sendRawTransaction') return '0x1'
          sent.push(params[0] as Hex)
          return answer()
        },
      },
    )
  const answers = [
    await ask(() => toHex(1, { size: 32 })),
    await ask(() => {
      throw silent
    }),
  ]
  expect(answers).toEqual(sent.map((signed) => keccak256(signed)))
})

test('error: a page does not reach what an account does to itself, by a transaction or in a batch', async () => {
  const payee = getAddress(toHex(1, { size: 20 }))
  const node: NodeRequest = async ({ method }) =>
    method === 'eth_getBlockByNumber' ? { baseFeePerGas: '0x1' } : '0x1'
  const ask = (method: string, params: unknown[]) =>
    evmRequest(
      { method, params, chainId: `eip155:${chainId}`, address: me },
      {
        ...{ wallet, node, account: me, words: en, origin: 'https://evil.example' },
        signal: new AbortController().signal,
        approve() {
          throw new Error('It was shown')
        },
      },
    )
  for (const to of [me, me.toLowerCase(), delegationContracts.manager]) {
    const call = { to, data: '0x12345678' }
    for (const [method, given] of [
      ['eth_sendTransaction', { from: me, ...call }],
      ['wallet_sendCalls', { calls: [{ to: payee }, call] }],
    ] as const)
      await expect(ask(method, [given])).rejects.toMatchObject({
        ...{ code: -32_602, message: expect.stringContaining('call itself') },
      })
  }
})

const fieldOf = (field: string) => {
  const [name = '', type = ''] = field.split(':')
  return { name, type }
}
