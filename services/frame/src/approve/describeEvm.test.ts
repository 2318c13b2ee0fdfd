import type { NodeRequest } from '@foyer/transactions'
import { encodeFunctionData, erc20Abi, getAddress, maxUint256, parseAbi, toHex } from 'viem'
import { describe, expect, test } from 'vitest'
import { en } from '../words/en.ts'
import { withFacts } from './Approval.ts'
import { describeCalls, describeTransaction, describeTypedData } from './describeEvm.ts'
import { readTransaction } from './readTransaction.ts'

const me = getAddress('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266')
const friend = getAddress(`0x${'7'.repeat(40)}`)
const dollar = getAddress('0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48')
const { signal } = new AbortController()

describe('structured data', () => {
  const permit = (value: bigint, domain: object = {}) => ({
    domain: { chainId: 1, verifyingContract: dollar, ...domain },
    types: {
      Permit: ['owner:address', 'spender:address', 'value:uint256', 'deadline:uint256'].map(
        (field) => ({ name: field.split(':')[0], type: field.split(':')[1] }),
      ),
    },
    primaryType: 'Permit',
    message: {
      ...{ owner: me, spender: friend, value: `${value}`, nonce: '0', deadline: '9999999999999' },
      note: 'This is a harmless login',
    },
  })
  const read = (data: object) =>
    describeTypedData(data as never, { chainId: 1, nowMs: 0, words: en })

  test('behavior: a permit says who may take what, and only what is signed is shown', () => {
    const { risks, facts, text } = read(permit(maxUint256))
    expect(risks[0]).toContain('ALL of this token')
    expect(facts).toContainEqual({ name: 'Who may take it', value: friend, kind: 'address' })
    expect(facts).toContainEqual({ name: 'Until', value: 'For ever' })
    expect(text).toContain(friend)
    expect(text).not.toContain('harmless')
  })

  test('behavior: data for a contract that nobody here can read is told as such, a permit written to be misread too', () => {
    const order = { ...permit(1n), primaryType: 'Order', types: { Order: [] } }
    const odd = permit(1n)
    odd.message.value = ` ${maxUint256}`
    for (const data of [order, odd])
      expect(read(data).risks).toEqual([expect.stringContaining('Nobody here can read')])
    expect(read({ ...order, domain: { name: 'Shop' } }).risks).toEqual([])
  })

  test('behavior: what stands beside the signed fields says nothing of the permit', () => {
    const trap = permit(maxUint256)
    Object.assign(trap.message, { allowed: false, expiry: '1' })
    const { risks, facts } = read(trap)
    expect(risks).toEqual([expect.stringContaining('ALL of this token')])
    expect(facts).toContainEqual({ name: 'At most', value: 'Everything' })
  })

  test('behavior: no letter of a page turns round what is read', () => {
    const types = { Note: [{ name: 'text', type: 'string' }] }
    const message = { text: 'pay \u202e001\u2069' }
    const { text } = read({ domain: {}, types, primaryType: 'Note', message })
    expect(text).toContain(String.raw`"pay \u202e001\u2069"`)
  })

  test('error: what is for another network, or too long or deep to be shown, is refused', () => {
    expect(() => read(permit(1n, { chainId: 5 }))).toThrow('another network')
    const long = permit(1n)
    long.message.spender = `0x${'a'.repeat(30_000)}` as never
    expect(() => read(long)).toThrow('too long')
    const types = { Box: [{ name: 'box', type: 'Box' }] }
    const message: Record<string, unknown> = {}
    message.box = message
    expect(() => read({ domain: {}, types, primaryType: 'Box', message })).toThrow('too deep')
  })
})

describe('transactions', () => {
  /** A node that can do nothing but what is needed to complete one. */
  const node: NodeRequest = async ({ method }) => {
    const answers: Record<string, unknown> = {
      eth_getTransactionCount: '0x5',
      eth_maxPriorityFeePerGas: '0x1',
      eth_getBlockByNumber: { baseFeePerGas: '0xa' },
      eth_estimateGas: '0x64',
    }
    if (!(method in answers)) throw new Error('no such method')
    return answers[method]
  }
  const read = (given: object, chainId = 1) =>
    readTransaction({ params: [given], from: me, chainId, node, signal })

  test('behavior: it is completed from the chain, and nothing that a page does later changes it', async () => {
    const given = { from: me, to: friend, value: '0x10', data: '0x' }
    const transaction = await read(given)
    given.to = dollar
    given.value = '0xffff'
    expect(transaction).toEqual({
      ...{ type: 'eip1559', chainId: 1, nonce: 5, to: friend, value: 16n, data: '0x' },
      ...{ gas: 120n, maxFeePerGas: 21n, maxPriorityFeePerGas: 1n },
    })
    expect(Object.isFrozen(transaction)).toBe(true)
  })

  test.each([
    ['another account', { from: friend, to: friend }],
    ['another network', { to: friend, chainId: '0x5' }],
    ['an address that is none', { to: '0x12' }],
    ['half a byte', { to: friend, data: '0x1' }],
    ['a value below zero', { to: friend, value: '-1' }],
    ['a value that is none', { to: friend, value: {} }],
    ['nothing', null],
  ])('error: %s is refused', async (_, given) => {
    await expect(read(given as object)).rejects.toMatchObject({ code: -32_602 })
  })

  test('behavior: what its bytes do comes first, and what was not tried is said', async () => {
    const data = encodeFunctionData({
      ...{ abi: erc20Abi, functionName: 'approve', args: [friend, maxUint256] },
    })
    const transaction = await read({ to: dollar, data })
    const described = await describeTransaction({ transaction, from: me, node, words: en, signal })
    expect(described.title).toBe('Let somebody spend')
    expect(described.risks).toEqual([
      expect.stringContaining('ALL of this token'),
      expect.stringContaining('not simulated'),
    ])
    expect(described.facts).toContainEqual({
      ...{ name: 'Who may take it', value: friend, kind: 'address' },
    })
    const unknown = await read({ to: dollar, data: '0xdeadbeef', value: '0x1' }, 137)
    expect(
      await describeTransaction({ transaction: unknown, from: me, node, words: en, signal }),
    ).toMatchObject({
      risks: [expect.stringContaining('Nobody here can read'), expect.anything()],
      facts: expect.arrayContaining([
        { name: 'Amount', value: '0.000000000000000001 POL', kind: 'amount' },
      ]),
    })
  })

  test('behavior: what several steps cost comes before the first of them', async () => {
    const calls = [friend, me].map((to) => ({ to, value: 10n ** 21n, data: '0x' as const }))
    const { facts } = await describeCalls({
      ...{ calls, chainId: 1, feeAtMost: 123_456n * 10n ** 9n, from: me, node, signal },
      words: { ...en, lang: 'de' },
    })
    expect(facts.map(({ name, value }) => `${name}: ${value}`)).toEqual([
      'Network fee, at most: 0,0001235 ETH',
      ...['Step 1 of 2: Send', `To: ${friend}`, 'Amount: 1.000 ETH'],
      ...['Step 2 of 2: Send', `To: ${me}`, 'Amount: 1.000 ETH'],
    ])
    const more = { name: 'Smart account', value: 'Created', kind: 'text' } as const
    expect(withFacts(facts, [more])[1]).toBe(more)
    expect(withFacts([], [more])).toEqual([more])
  })

  test('behavior: an approval of a token that has decimals is an amount; of another contract its taker is named', async () => {
    const data = encodeFunctionData({
      ...{ abi: erc20Abi, functionName: 'approve', args: [friend, 250_000_000n] },
    })
    const describe = (node: NodeRequest) =>
      describeCalls({
        ...{ calls: [{ to: dollar, value: 0n, data }], chainId: 1, feeAtMost: null },
        ...{ from: me, node, words: en, signal },
      })
    const { facts, title } = await describe(async (request) => {
      const [{ data: asked = '' }] = (request.params ?? []) as [{ data?: string }]
      if (asked === '0x313ce567') return toHex(6, { size: 32 })
      return node(request, { signal })
    })
    expect(title).toBe('Let somebody spend')
    expect(facts).toContainEqual({ name: 'At most', value: '250 tokens', kind: 'amount' })
    expect((await describe(node)).facts.slice(0, 2)).toEqual([
      { name: 'Who may take it', value: friend, kind: 'address' },
      { name: 'Contract', value: dollar, kind: 'address' },
    ])
  })

  test('behavior: where nothing can be tried, the bytes say what goes where, and which piece', async () => {
    const piece = (name: string, args: unknown[]) =>
      encodeFunctionData({
        abi: parseAbi([
          'function deposit()',
          'function withdraw(uint256 amount)',
          'function transferFrom(address from, address to, uint256 id)',
          'function safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)',
          'function approve(address to, uint256 id)',
          'function swapExactETHForTokens(uint256 least, address[] path, address to, uint256 until)',
        ]),
        ...{ functionName: name as never, args: args as never },
      })
    const said = async (data: `0x${string}`, value = 0n, to: `0x${string}` | null = dollar) => {
      const { facts } = await describeCalls({
        ...{ calls: [{ to, value, data }], chainId: 1, feeAtMost: null },
        ...{ from: me, node, words: en, signal },
      })
      return facts.slice(0, -1).map(({ name, value }) => `${name}: ${value}`)
    }
    const ether = 10n ** 18n
    const contract = `Contract: ${dollar}`
    expect(await said(piece('deposit', []), ether)).toEqual([contract, 'Amount: 1 ETH'])
    expect(await said(piece('withdraw', [1n]))).toEqual([contract])
    expect(await said('0x6001', ether, null)).toEqual(['Amount: 1 ETH'])
    const [to, token] = [`To: ${friend}`, 'Token: #7']
    expect(await said(piece('transferFrom', [me, friend, 7n]))).toEqual([to, contract, token])
    expect(await said(piece('safeTransferFrom', [me, friend, 7n, 3n, '0x']))).toEqual([
      ...[to, `Collection: ${dollar}`, 'Token: #7 × 3'],
    ])
    expect(await said(piece('approve', [friend, 7n]))).toContain(token)
    expect(
      await said(piece('swapExactETHForTokens', [5n, [friend, dollar], me, 9n]), ether),
    ).toEqual([
      ...[`Exchange: ${dollar}`, `Who gets it: ${me}`, 'Leaves: 1 ETH'],
      ...['Arrives: 5 (atomic units)', `Token: ${dollar}`],
    ])
  })
})
