import { Network } from '@foyer/core'
import { expect, test, vi } from 'vitest'
import { switchChain } from './switchChain.ts'

const network = Network.from({
  id: 31337,
  name: 'Local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
  blockExplorers: { default: { name: 'Explorer', url: 'https://explorer.example' } },
})
const move = 'wallet_switchEthereumChain'
const add = 'wallet_addEthereumChain'
const rejected = { code: 4001, message: 'User rejected the request.' }

/** Answers each method with its next value; an error object is thrown. */
function setUp(answers: Record<string, unknown[]>, signal = new AbortController().signal) {
  const request = vi.fn(async (method: string, _params: unknown[]): Promise<unknown> => {
    const answer = answers[method]?.shift()
    if (answer !== undefined && answer !== null) throw answer
    return null
  })
  return {
    request,
    methods: () => request.mock.calls.map(([method]) => method),
    run: () => switchChain({ request, network, signal }),
  }
}

test('behavior: a known chain is one request', async () => {
  const { request, run } = setUp({})
  await run()
  expect(request.mock.calls).toEqual([[move, [{ chainId: '0x7a69' }]]])
})

test.each<[string, unknown]>([
  ['4902', { code: 4902, message: 'Unrecognized chain ID "0x7a69".' }],
  ['4902 as text', { code: '4902' }],
  ['4902 nested in data.originalError', { code: -32603, data: { originalError: { code: 4902 } } }],
  ['4902 nested in a cause', Object.assign(new Error('x'), { cause: { code: 4902 } })],
  ['-32603', { code: -32603, message: 'Internal error' }],
  ['32603', { code: 32603, message: 'Invalid chain id' }],
  ['words alone', { code: -32000, message: 'Chain 0x7a69 has not been added' }],
  ['words in a text', 'Unrecognized chain ID. Try wallet_addEthereumChain first.'],
])('behavior: an unknown chain (%s) is added, then moved to', async (_what, thrown) => {
  const { request, run, methods } = setUp({ [move]: [thrown] })
  await run()
  expect(methods()).toEqual([move, add, move])
  expect(request.mock.calls[1]?.[1]).toEqual([
    {
      chainId: '0x7a69',
      chainName: 'Local',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: ['http://127.0.0.1:8545'],
      blockExplorerUrls: ['https://explorer.example'],
    },
  ])
})

test.each<[string, Record<string, unknown[]>, string[]]>([
  ['to move', { [move]: [rejected] }, [move]],
  [
    'to move, wrapped as an internal error',
    { [move]: [{ code: -32603, message: 'x', data: { originalError: rejected } }] },
    [move],
  ],
  ['to add', { [move]: [{ code: 4902 }], [add]: [rejected] }, [move, add]],
  ['to move after adding', { [move]: [{ code: 4902 }, rejected] }, [move, add, move]],
])('error: refusing %s is wallet/declined', async (_what, answers, methods) => {
  const wallet = setUp(answers)
  await expect(wallet.run()).rejects.toMatchObject({ code: 'wallet/declined', kind: 'declined' })
  expect(wallet.methods()).toEqual(methods)
})

test.each<[string, Record<string, unknown[]>]>([
  ['adding fails', { [move]: [{ code: 4902 }], [add]: [{ code: -32601 }] }],
  ['moving fails after adding', { [move]: [{ code: 4902 }, { code: 4902 }] }],
])('error: when %s the chain is not supported', async (_what, answers) => {
  await expect(setUp(answers).run()).rejects.toMatchObject({
    code: 'network/unsupported-by-wallet',
    message: 'Chain is not supported',
  })
})

test('error: any other failure is the words of the wallet, and nothing is added', async () => {
  const { run, methods } = setUp({ [move]: [{ code: -32000, message: 'Wallet is locked' }] })
  await expect(run()).rejects.toMatchObject({ code: 'wallet/failed', message: 'Wallet is locked' })
  expect(methods()).toEqual([move])
})

test('behavior: a user who left is not asked to add', async () => {
  const { run, methods } = setUp({ [move]: [{ code: 4902 }] }, AbortSignal.abort(new Error('left')))
  await expect(run()).rejects.toThrow('left')
  expect(methods()).toEqual([move])
})
