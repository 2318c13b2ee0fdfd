import { decodeFunctionData, encodeFunctionResult, type Hex, parseAbi } from 'viem'
import { expect, test, vi } from 'vitest'
import { type Call, callMany } from './callMany.ts'
import { createRefusingContracts } from './createRefusingContracts.ts'
import { chainUnavailable, RpcFailure } from './errors.ts'

const multicall3 = '0xca11bde05977b3631167028862be2a173976ca11'
const abi = parseAbi([
  'struct Call3 { address target; bool allowFailure; bytes callData; }',
  'struct Result { bool success; bytes returnData; }',
  'function aggregate3(Call3[] calls) payable returns (Result[] returnData)',
])
const word = (value: number): Hex => `0x${value.toString(16).padStart(64, '0')}`
const token = (index: number) => `0x${index.toString(16).padStart(40, '0')}`
const calls = (count: number): Call[] =>
  Array.from({ length: count }, (_, index) => ({ to: token(index + 1), data: '0x70a08231' }))

/** A node at the edge: what each contract does alone, and what all of them do together. */
function setUp({
  together,
  alone,
}: {
  together(targets: readonly string[]): readonly { success: boolean; returnData: Hex }[]
  alone(target: string): Hex
}) {
  const asked: { to: string; gas: bigint }[] = []
  const rpc = {
    async request({ params = [] }: { params?: readonly unknown[] | undefined }) {
      const [{ to, data, gas }] = params as [{ to: string; data: Hex; gas: Hex }]
      asked.push({ to, gas: BigInt(gas) })
      if (to !== multicall3) return alone(to)
      const { args } = decodeFunctionData({ abi, data })
      const results = together(args[0].map(({ target }) => target.toLowerCase()))
      return encodeFunctionResult({ abi, functionName: 'aggregate3', result: results })
    },
  }
  return { asked, chain: { rpc, multicall3 } as Parameters<typeof callMany>[0]['chain'] }
}

const reverted = (): never => {
  throw new RpcFailure({ code: 3, message: 'execution reverted' })
}

test('behavior: many are one question, and no question is without a limit of gas', async () => {
  const { chain, asked } = setUp({
    together: (targets) => targets.map((_, index) => ({ success: true, returnData: word(index) })),
    alone: reverted,
  })
  expect(await callMany({ chain, calls: calls(3) })).toEqual([word(0), word(1), word(2)])
  expect(asked).toEqual([{ to: multicall3, gas: 25_000_000n }])
})

test('behavior: no question holds more than 200 reads', async () => {
  const sizes: number[] = []
  const { chain } = setUp({
    together(targets) {
      sizes.push(targets.length)
      return targets.map((target) => ({ success: true, returnData: word(Number(target)) }))
    },
    alone: reverted,
  })
  const answers = await callMany({ chain, calls: calls(450) })
  expect(answers).toEqual(Array.from({ length: 450 }, (_, index) => word(index + 1)))
  expect(sizes).toEqual([200, 200, 50])
})

test('behavior: what a neighbour burned is asked apart, and the burner is left out', async () => {
  const { chain, asked } = setUp({
    // The second burns all there is: nobody behind it has gas left.
    together: (targets) =>
      targets.map((_, index) =>
        index === 0
          ? { success: true, returnData: word(7) }
          : { success: false, returnData: '0x' as const },
      ),
    alone: (target) => (target === token(2) ? reverted() : word(9)),
  })
  expect(await callMany({ chain, calls: calls(3) })).toEqual([word(7), null, word(9)])
  expect(asked.slice(1).map(({ gas }) => gas)).toEqual([5_000_000n, 5_000_000n])
})

test('behavior: a question that is too much for the node is asked one by one', async () => {
  const { chain } = setUp({
    together: () => {
      throw chainUnavailable({ chain: 'eip155:1', cause: new Error('timeout') })
    },
    alone: (target) => {
      if (target === token(2))
        throw chainUnavailable({ chain: 'eip155:1', cause: new Error('slow') })
      return word(9)
    },
  })
  expect(await callMany({ chain, calls: calls(3) })).toEqual([word(9), undefined, word(9)])
})

test('behavior: when the time is over, what was known together is kept', async () => {
  const leaving = new AbortController()
  const { chain } = setUp({
    together: (targets) =>
      targets.map((_, index) => ({
        success: index !== 1,
        returnData: index === 1 ? '0x' : word(7),
      })),
    alone: () => {
      leaving.abort(new Error('too late'))
      throw leaving.signal.reason
    },
  })
  const answers = await callMany({ chain, calls: calls(3), signal: leaving.signal })
  expect(answers).toEqual([word(7), undefined, word(7)])
})

test('behavior: a contract that refused is not asked again for a while, and keeps nobody back', async () => {
  const refusing = createRefusingContracts().of('eip155:1')
  const { chain, asked } = setUp({
    together: (targets) =>
      targets.map((target) =>
        target === token(2)
          ? { success: false, returnData: '0x' as const }
          : { success: true, returnData: word(7) },
      ),
    alone: reverted,
  })
  const read = () => callMany({ chain, calls: calls(3), refusing })
  expect(await read()).toEqual([word(7), null, word(7)])
  expect(asked).toHaveLength(2)
  expect(await read()).toEqual([word(7), null, word(7)])
  expect(asked).toHaveLength(3)
})

test('error: a node that answers nothing is said to be away, and asked no more', async () => {
  const away = () => {
    throw chainUnavailable({ chain: 'eip155:1', cause: new Error('away') })
  }
  const { chain, asked } = setUp({ together: away, alone: away })
  await expect(callMany({ chain, calls: calls(40) })).rejects.toMatchObject({
    code: 'chains/unavailable',
  })
  expect(asked.length).toBe(9)
})

test('behavior: burners that take their time end with what was read by then', async () => {
  let nowMs = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => nowMs)
  const { chain, asked } = setUp({
    together: (targets) => targets.map(() => ({ success: false, returnData: '0x' as const })),
    alone: (target) => {
      nowMs += 250
      return target === token(1) ? word(9) : reverted()
    },
  })
  const answers = await callMany({ chain, calls: calls(200) })
  clock.mockRestore()
  expect([answers.length, answers[0], answers[1]]).toEqual([200, word(9), null])
  // Two rounds of eight, four seconds in all.
  expect(asked).toHaveLength(1 + 16)
})
