import { encodeAbiParameters, type Hex } from 'viem'
import { expect, test } from 'vitest'
import { describeDatabases } from '../../../test/describeDatabases.ts'
import { createTokenRepository } from './createTokenRepository.ts'

const chainId = 'eip155:1'
const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
const text = (value: string) => encodeAbiParameters([{ type: 'string' }], [value])
const usdCoin: Record<string, Hex> = {
  '0x06fdde03': text('USD Coin'),
  '0x95d89b41': text('USDC'),
  '0x313ce567': `0x${'6'.padStart(64, '0')}`,
}
const told = { name: 'USD Coin', symbol: 'USDC', decimals: 6 }
const nothing = { name: '', symbol: '', decimals: null }
const dayMs = 86_400_000

describeDatabases('tokens', ({ database }) => {
  /** A server that starts anew, beside one node. */
  function open({
    at,
    answers,
  }: {
    at: { nowMs: number }
    answers: () => Record<string, Hex> | null
  }) {
    let calls = 0
    const rpc = {
      async request({ params = [] }: { params?: readonly unknown[] | undefined }) {
        calls++
        const [{ data }] = params as [{ data: string }]
        const known = answers()
        if (!known) throw new Error('HTTP 503')
        return known[data] ?? '0x'
      },
    }
    const repository = createTokenRepository({
      database: database(),
      chains: { find: () => ({ rpc, multicall3: null }) as never },
      log: { debug() {} },
      now: () => at.nowMs,
    })
    return {
      calls: () => calls,
      read: async () => (await repository.read({ chainId, addresses: [usdc] })).get(usdc),
    }
  }

  test('behavior: what a node that lags read as nothing is not kept', async () => {
    const at = { nowMs: Date.now() }
    let answers: Record<string, Hex> = {}
    const first = open({ at, answers: () => answers })
    expect(await first.read()).toEqual(nothing)
    // It is not asked with each request either.
    expect([await first.read(), first.calls()]).toEqual([nothing, 3])
    answers = usdCoin
    at.nowMs += 61_000
    expect(await first.read()).toEqual(told)
    const second = open({ at, answers: () => null })
    expect(await second.read()).toEqual(told)
  })

  test('behavior: what is a week old is read anew, and stays while nobody can say', async () => {
    const at = { nowMs: Date.now() }
    let answers: Record<string, Hex> | null = usdCoin
    const server = open({ at, answers: () => answers })
    expect(await server.read()).toEqual(told)
    at.nowMs += 6 * dayMs
    expect([await server.read(), server.calls()]).toEqual([told, 3])
    at.nowMs += 2 * dayMs
    answers = null
    expect(await server.read()).toEqual(told)
    // A node that lags says nothing, and takes nothing away.
    answers = {}
    expect(await open({ at, answers: () => answers }).read()).toEqual(told)
    answers = { ...usdCoin, '0x95d89b41': text('USDC.e') }
    expect(await server.read()).toEqual({ ...told, symbol: 'USDC.e' })
    expect(await open({ at, answers: () => null }).read()).toEqual({ ...told, symbol: 'USDC.e' })
  })
})
