import { delegationContracts } from '@foyer/transactions/smart-accounts'
import { expect, test } from 'vitest'
import { rpcAnswers } from './rpcAnswers.ts'
import { boundedParameters, judgeCall, judgeLogRange } from './visitorCalls.ts'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
/** What `@foyer/transactions` brings along to read a balance. */
const reader = '0x5f35315f5260205ff3'
const hash = `0x${'ab'.repeat(32)}`

test('behavior: what a browser asks is allowed', () => {
  for (const [method, params] of [
    ['eth_blockNumber', []],
    ['eth_call', [{ to: account, data: '0x' }, 'latest']],
    ['eth_call', [{ to: account }, { blockHash: hash, requireCanonical: true }, {}, {}]],
    ['eth_estimateGas', [{ from: account, value: '0x1' }]],
    ['eth_feeHistory', ['0xa', 'latest', [25, 50, 75]]],
    ['eth_feeHistory', [4, 'pending', null]],
    ['eth_getBalance', [account]],
    ['eth_getBlockByNumber', ['finalized', false]],
    ['eth_getLogs', [{ address: [account], topics: [null, [hash, hash]], fromBlock: '0x1' }]],
    ['eth_getProof', [account, [hash, '0x0'], 'latest']],
    ['eth_getStorageAt', [account, '0x0', '0x10']],
    ['eth_sendRawTransaction', ['0x02f8']],
    [
      'eth_simulateV1',
      [
        {
          blockStateCalls: [
            { stateOverrides: { [account]: { code: reader } }, calls: [{ to: account }] },
          ],
        },
        'latest',
      ],
    ],
  ] as const) {
    expect(judgeCall(method, params), method).toEqual({ status: 'allowed' })
  }
})

test('error: what changes a node, signs, filters or looks inside is refused', () => {
  for (const method of [
    'eth_sendTransaction',
    'eth_sign',
    'eth_signTransaction',
    'eth_newFilter',
    'eth_newBlockFilter',
    'eth_getFilterChanges',
    'eth_subscribe',
    'eth_mining',
    'ETH_CALL',
    'eth_call ',
    'personal_sign',
    'personal_unlockAccount',
    'wallet_getCapabilities',
    'debug_traceTransaction',
    'trace_block',
    'admin_peers',
    'miner_start',
    'txpool_content',
    'anvil_setBalance',
    'evm_mine',
    'hardhat_impersonateAccount',
    'net_version',
    'web3_sha3',
    'getBalance',
    '__proto__',
    'constructor',
    '',
  ]) {
    expect(judgeCall(method, []), method).toEqual({ status: 'refused' })
  }
})

test('error: parameters that a node could choke on never reach it', () => {
  for (const [method, params] of [
    ['eth_blockNumber', [1]],
    ['eth_getBalance', []],
    ['eth_getBalance', ['vitalik.eth', 'latest']],
    ['eth_getBalance', [account, 'newest']],
    ['eth_getBalance', [account, '0x01']],
    ['eth_getBalance', [account, `0x${'f'.repeat(65)}`]],
    ['eth_getBalance', [account, 1e300]],
    ['eth_call', ['0x']],
    ['eth_call', [null, 'latest']],
    ['eth_call', [{}, 'latest', {}, {}, {}]],
    ['eth_feeHistory', ['0x401', 'latest', []]],
    ['eth_feeHistory', [1_025, 'latest', []]],
    ['eth_feeHistory', [1, 'latest', Array(21).fill(1)]],
    ['eth_getBlockByHash', ['0x1', true]],
    ['eth_getBlockByNumber', ['latest', 'yes']],
    ['eth_getLogs', []],
    ['eth_getLogs', [{ address: Array(21).fill(account) }]],
    ['eth_getLogs', [{ topics: Array(5).fill(null) }]],
    ['eth_getLogs', [{ topics: [Array(21).fill(hash)] }]],
    ['eth_getLogs', [{ fromBlock: 1 }]],
    ['eth_getLogs', [{ limit: 1 }]],
    ['eth_getProof', [account, Array(101).fill(hash), 'latest']],
    ['eth_sendRawTransaction', ['0x0']],
    ['eth_sendRawTransaction', ['02f8']],
    ['eth_sendRawTransaction', [{}]],
  ] as const) {
    expect(judgeCall(method, params), `${method} ${JSON.stringify(params)}`).toEqual({
      status: 'invalid',
      problem: expect.any(String),
    })
  }
})

test('behavior: logs of 2000 blocks and no more', async () => {
  const head = async () => 10_000n
  const judge = (filter: object) => judgeLogRange([filter], head)
  for (const filter of [
    {},
    { blockHash: hash },
    { fromBlock: '0x0', toBlock: '0x7cf' },
    { fromBlock: '0x1f41' },
    { fromBlock: '0x1f41', toBlock: 'latest' },
    { fromBlock: 'latest', toBlock: 'latest' },
    { fromBlock: 'earliest', toBlock: '0x1' },
    { fromBlock: '0x5', toBlock: '0x1' },
  ]) {
    expect(await judge(filter), JSON.stringify(filter)).toBeNull()
  }
  for (const filter of [
    { fromBlock: '0x0', toBlock: '0x7d0' },
    { fromBlock: '0x1f40' },
    { fromBlock: '0x1f40', toBlock: 'finalized' },
    { fromBlock: 'earliest' },
    { fromBlock: 'earliest', toBlock: 'latest' },
    { fromBlock: '0x0', toBlock: `0x${'f'.repeat(64)}` },
    { blockHash: hash, fromBlock: '0x1' },
  ]) {
    expect(await judge(filter), JSON.stringify(filter)).toEqual(expect.stringMatching(/^params\.0/))
  }
})

test('behavior: what a node answers is looked at for every method that an own node has', () => {
  const unchecked = [
    'eth_getUserOperationReceipt',
    'eth_estimateUserOperationGas',
    'eth_getUserOperationByHash',
    'eth_supportedEntryPoints',
  ]
  for (const method of unchecked) expect(rpcAnswers.has(method)).toBe(false)
  for (const method of rpcAnswers.keys()) {
    expect(judgeCall(method, []), method).not.toEqual({ status: 'refused' })
  }
})

test('behavior: a computation costs 25 million gas at most, whatever the visitor allows', () => {
  const cap = '0x17d7840'
  for (const method of ['eth_call', 'eth_estimateGas'])
    for (const gas of [undefined, '0xffffffffffff', '0x17d7841', 'lots', 5, null, {}])
      expect(boundedParameters(method, [{ to: account, gas }, 'latest'])).toEqual([
        { to: account, gas: cap },
        'latest',
      ])
  const modest = [{ to: account, gas: '0x5208' }]
  expect(boundedParameters('eth_call', modest)).toBe(modest)
  expect(boundedParameters('eth_getBalance', [account])).toEqual([account])
})

test('error: code of a visitor, and blocks of their own, are refused', () => {
  const call = { to: account }
  const own = (override: object) => judgeCall('eth_call', [call, 'latest', { [account]: override }])
  expect(own({ balance: '0x1', nonce: '0x2', stateDiff: {} })).toEqual({ status: 'allowed' })
  expect(own({ code: '0x5b600056' })).toMatchObject({ status: 'invalid' })
  expect(own({ code: `0xef0100${'12'.repeat(20)}` })).toMatchObject({ status: 'invalid' })
  // The one contract that wallets here let an account obey.
  const { delegatedAccount } = delegationContracts
  expect(own({ code: `0xef0100${delegatedAccount.slice(2).toLowerCase()}` })).toEqual({
    status: 'allowed',
  })
  expect(own({ movePrecompileToAddress: account })).toMatchObject({ status: 'invalid' })
  const block = judgeCall('eth_call', [call, 'latest', {}, { gasLimit: '0xffffffffff' }])
  expect(block).toMatchObject({ status: 'invalid' })
})

test('behavior: all calls of a simulation share 25 million gas, and bring no code of their own', () => {
  const gasOf = (...calls: object[]) => {
    const [given] = boundedParameters('eth_simulateV1', [
      { blockStateCalls: [{ calls }] },
      'latest',
    ])
    const { blockStateCalls } = given as { blockStateCalls: { calls: { gas: string }[] }[] }
    return blockStateCalls[0]?.calls.map(({ gas }) => Number(gas))
  }
  expect(gasOf({ to: account })).toEqual([25_000_000])
  expect(gasOf({ gas: '0x493e0' }, {}, { gas: '0x493e0' }, {})).toEqual([
    ...[300_000, 12_200_000, 300_000, 12_200_000],
  ])
  expect(gasOf({ gas: '0xffffffffff' }, {}, { gas: 'lots' }, {})).toEqual(Array(4).fill(6_250_000))
  const judge = (block: object) => judgeCall('eth_simulateV1', [{ blockStateCalls: [block] }])
  const calls = [{ to: account }]
  for (const block of [
    { calls, stateOverrides: { [account]: { code: '0x5b600056' } } },
    { calls, stateOverrides: { [account]: { balance: '0xffff' } } },
    { calls, blockOverrides: { gasLimit: '0xffffffffff' } },
    { calls: Array(65).fill({}) },
  ])
    expect(judge(block)).toMatchObject({ status: 'invalid' })
  expect(judgeCall('eth_simulateV1', [{ blockStateCalls: [{ calls }, { calls }] }])).toMatchObject({
    status: 'invalid',
  })
})
