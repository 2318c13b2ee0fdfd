import {
  decodeCalls,
  decodeDelegation,
  delegationContracts,
  delegationTypedData,
  encodeCalls,
  hybridAccountOf,
  operationTypedData,
  permissionOf,
  transferOwnershipCall,
} from '@foyer/transactions/smart-accounts'
import {
  formatUnits,
  getAddress,
  hexToBigInt,
  hexToBytes,
  keccak256,
  recoverTypedDataAddress,
  stringToHex,
  toHex,
  zeroAddress,
} from 'viem'
import { entryPoint07Address, type UserOperation } from 'viem/account-abstraction'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Approval } from '../../approve/Approval.ts'
import { feeText } from '../../approve/amounts.ts'
import { Refusal } from '../../channel/failures.ts'
import { ownAccountOf } from '../../smart-account/accountInUse.ts'
import { feeOf } from '../../smart-account/prepareOperation.ts'
import { en } from '../../words/en.ts'
import type { Signer } from './RpcCall.ts'
import { smartAccountRequest } from './smartAccountRequest.ts'

const runs = 200
const key = keccak256(stringToHex('a key of this test'))
const owner = privateKeyToAccount(key)
const { address } = hybridAccountOf(owner.address)
const chainId = 8453

const wallet: Signer = {
  use: (work) =>
    work({ eip155: new Uint8Array(hexToBytes(key)), solana: new Uint8Array(32) as never }),
}

/** As a page names one. */
const contractThatPays = {
  ...{ paymaster: getAddress(`0x${'12'.repeat(20)}`), paymasterData: '0xabcd' },
  ...{ paymasterValidationGasLimit: '0x10000', paymasterPostOpGasLimit: '0x0' },
}

/** Everything in it becomes something else, as a page does that hopes to be read again. */
function poison(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  for (const [name, part] of Object.entries(value)) {
    poison(part)
    if (typeof part === 'string')
      (value as Record<string, unknown>)[name] =
        part.length === 42 ? `0x${'bad0'.repeat(10)}` : '0x1'
  }
}

function setUp({
  isThere = true,
  failure,
  codes = {},
  payer,
}: {
  isThere?: boolean
  failure?: Error
  /** What answers where a page has it asked who pays. */
  payer?: unknown
  /** Of contracts, by their addresses. */
  codes?: Record<string, string>
} = {}) {
  const sent: UserOperation<'0.7'>[] = []
  let shown: Approval | null = null
  const ask = (method: string, params: unknown[], answer: 'approve' | 'reject' = 'approve') =>
    smartAccountRequest(
      { method, params, chainId: `eip155:${chainId}`, address },
      {
        ...{
          wallet,
          account: owner.address,
          smartAccount: ownAccountOf(owner.address),
          words: en,
          origin: 'https://evil.example',
        },
        ...{ server: 'https://foyer.example', projectId: undefined, applicationName: 'Shop' },
        signal: new AbortController().signal,
        async node({ method, params }) {
          const [asked] = (params ?? []) as [string]
          if (method === 'eth_getCode') return codes[asked] ?? (isThere ? '0x12' : '0x')
          if (method === 'eth_maxPriorityFeePerGas') return '0x3'
          if (method === 'eth_getBlockByNumber') return { baseFeePerGas: '0x64' }
          throw new Error('no such method')
        },
        async bundler({ method, params }) {
          if (method === 'eth_estimateUserOperationGas') {
            poison(params)
            return {
              callGasLimit: '0x64',
              verificationGasLimit: '0xc8',
              preVerificationGas: '0x12c',
              ...(payer !== undefined && {
                ...{ paymasterVerificationGasLimit: '0x1', paymasterPostOpGasLimit: '0x1' },
              }),
            }
          }
          const [operation, entryPoint] = params as [Record<string, `0x${string}`>, string]
          expect(entryPoint).toBe(entryPoint07Address)
          sent.push({
            ...(operation as never as UserOperation<'0.7'>),
            ...Object.fromEntries(
              [
                ...['nonce', 'callGasLimit', 'verificationGasLimit', 'preVerificationGas'],
                ...['maxFeePerGas', 'maxPriorityFeePerGas'],
              ].map((name) => [name, hexToBigInt(operation[name] ?? '0x0')]),
            ),
          })
          if (failure) throw failure
          return keccak256(toHex(sent.length))
        },
        paymaster: () => async () => payer,
        async approve(approval) {
          shown = approval
          poison(params)
          if (answer === 'reject') throw Object.assign(new Error('no'), { code: 4001 })
          await Promise.resolve()
          poison(params)
        },
      },
    )
  return { ask, sent, shown: () => shown }
}

test(`behavior: in ${runs} batches of a page that changes them meanwhile, what is signed is what was shown`, async () => {
  const { ask, sent, shown } = setUp()
  for (let run = 0; run < runs; run++) {
    const calls = Array.from({ length: 1 + (run % 3) }, (_, index) => ({
      to: getAddress(toHex(BigInt(run * 7 + index + 1), { size: 20 })),
      value: BigInt(run + 1) * 10n ** 15n,
    }))
    const given = calls.map(({ to, value }) => ({ to, value: toHex(value) }))
    await ask('wallet_sendCalls', [{ version: '2.0.0', from: address, calls: given }])
    const operation = sent.at(-1)
    if (!operation) throw new Error('Nothing was sent')
    expect(decodeCalls(operation.callData)).toMatchObject(
      calls
        .map(({ to, value }) => ({ to: to.toLowerCase(), value }))
        .map((one) => ({
          ...one,
          to: expect.stringMatching(new RegExp(one.to, 'i')),
        })),
    )
    const facts = shown()?.facts ?? []
    expect(facts.filter(({ name }) => name === 'To').map(({ value }) => value)).toEqual(
      calls.map(({ to }) => to),
    )
    expect(facts.filter(({ name }) => name === 'Amount').map(({ value }) => value)).toEqual(
      calls.map(({ value }) => `${formatUnits(value, 18)} ETH`),
    )
    expect(facts.find(({ name }) => name === 'Network fee, at most')?.value).toBe(
      `${feeText(feeOf(operation), 18, en)} ETH`,
    )
    const { signature } = operation
    expect(
      await recoverTypedDataAddress({ ...operationTypedData(operation, { chainId }), signature }),
    ).toBe(owner.address)
  }
  expect(sent).toHaveLength(runs)
})

test('behavior: what is rejected is not sent, and an account that is not there says that it will be', async () => {
  const { ask, sent, shown } = setUp({ isThere: false })
  const calls = [{ to: owner.address, value: '0x1' }]
  await expect(ask('wallet_sendCalls', [{ calls }], 'reject')).rejects.toMatchObject({ code: 4001 })
  expect(sent).toEqual([])
  await ask('eth_sendTransaction', [{ from: address, to: owner.address, value: '0x1' }])
  expect(shown()?.facts).toContainEqual({
    ...{ name: 'Smart account', value: en.facts.createdNow },
    kind: 'text',
  })
  expect(sent[0]).toMatchObject({ factory: expect.stringMatching(/^0x/) })
  // Of somebody else's operation only its calls count.
  const { callData = '0x' } = sent[0] ?? {}
  await ask('eth_sendUserOperation', [
    { sender: address, callData, nonce: '0x0', maxFeePerGas: '0x1' },
  ])
  expect(sent[1]?.callData).toBe(callData)
  expect(sent[1]?.maxFeePerGas).toBe(203n)
})

test('behavior: a permission that a page changes meanwhile is signed as it was shown, and told to the server with it', async () => {
  const { ask, shown } = setUp({ isThere: false })
  const told: Record<string, unknown>[] = []
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    told.push(JSON.parse(body))
    return new Response('{}')
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const end = Math.floor(Date.now() / 1_000) + 86_400
  for (let run = 1; run <= 50; run++) {
    const to = getAddress(toHex(BigInt(run), { size: 20 }))
    const request = {
      ...{ chainId: toHex(chainId), to },
      permission: {
        type: 'native-token-periodic',
        data: { periodAmount: toHex(BigInt(run) * 10n ** 15n), periodDuration: 3_600 },
      },
      rules: [{ type: 'expiry', data: { timestamp: end } }],
    }
    const answer = await ask('wallet_requestExecutionPermissions', [request])
    const [{ context }] = answer as [{ context: `0x${string}` }]
    const delegation = decodeDelegation(context)
    const permission = delegation && permissionOf(delegation)
    expect(permission).toMatchObject({
      ...{ delegate: to, endSeconds: BigInt(end) },
      allowance: {
        kind: 'periodic',
        amountAtomic: BigInt(run) * 10n ** 15n,
        periodSeconds: 3_600n,
      },
    })
    const facts = shown()?.facts ?? []
    expect(facts.slice(0, 2).map(({ value }) => value)).toEqual([
      ...[to, `${formatUnits(BigInt(run) * 10n ** 15n, 18)} ETH every 1 hour`],
    ])
    if (!delegation) throw new Error('No delegation')
    expect(
      await recoverTypedDataAddress({
        ...delegationTypedData(delegation, { chainId }),
        signature: delegation.signature,
      }),
    ).toBe(owner.address)
    expect(told.at(-1)).toMatchObject({
      context,
      expiry: end * 1_000,
      application: 'evil.example',
      applicationName: 'Shop',
    })
  }
})

test('behavior: calls of a contract are signed as they were shown: who, what, how often and with how much; its server is told their names', async () => {
  const contract = getAddress(`0x${'34'.repeat(20)}`)
  const { ask, shown } = setUp({ isThere: false, codes: { [contract]: '0x6001' } })
  const told: Record<string, unknown>[] = []
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    told.push(JSON.parse(body))
    return new Response('{}')
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const end = Math.floor(Date.now() / 1_000) + 86_400
  const requestOf = (data: object) => ({
    ...{ chainId: toHex(chainId), to: owner.address },
    permission: {
      type: 'contract-call',
      data: {
        ...{ address: contract.toLowerCase(), maxCalls: 20, maxValuePerCall: toHex(10n ** 16n) },
        functions: ['function mint(uint256 amount) payable', 'function deposit()'],
        ...data,
      },
    },
    rules: [{ type: 'expiry', data: { timestamp: end } }],
  })
  const answer = await ask('wallet_requestExecutionPermissions', [requestOf({})])
  const [{ context }] = answer as [{ context: `0x${string}` }]
  const delegation = decodeDelegation(context)
  const calls = {
    ...{ contract, selectors: ['0xa0712d68', '0xd0e30db0'] },
    ...{ maxCalls: 20n, maxValueAtomic: 10n ** 16n },
  }
  expect(delegation && permissionOf(delegation)).toEqual({
    ...{ delegate: owner.address, endSeconds: BigInt(end), calls },
  })
  expect(shown()).toMatchObject({ title: 'Give a permission', risks: [en.risks.calls] })
  expect(shown()?.facts.map(({ name, value }) => [name, value])).toEqual([
    ['Who may call it', owner.address],
    ['Contract', contract],
    ['Function', 'mint(uint256) · 0xa0712d68'],
    ['Function', 'deposit() · 0xd0e30db0'],
    ['Calls in all, at most', '20'],
    ['With each call, at most', '0.01 ETH'],
    ['In all, at most', '0.2 ETH'],
    ['Until', expect.any(String)],
    ['Note', en.permission.enforcedCalls],
  ])
  expect(told).toMatchObject([{ context, functions: ['mint(uint256)', 'deposit()'] }])

  await ask('wallet_requestExecutionPermissions', [requestOf({ maxValuePerCall: undefined })])
  expect(
    shown()
      ?.facts.slice(5, 7)
      .map(({ name, value }) => [name, value]),
  ).toEqual([
    ['With each call, at most', '0 ETH'],
    ['Until', expect.any(String)],
  ])
})

test('error: calls of nobody’s contract, of a key’s own account, of the account itself, or that hand over money are refused unasked', async () => {
  const [nobody, delegated] = ['56', '78'].map((byte) => getAddress(`0x${byte.repeat(20)}`))
  const { ask, shown } = setUp({
    codes: { [nobody ?? '']: '0x', [delegated ?? '']: `0xef0100${'12'.repeat(20)}` },
  })
  const contract = getAddress(`0x${'34'.repeat(20)}`)
  for (const [data, reason] of [
    [{ address: nobody }, 'no contract'],
    [{ address: delegated }, 'no contract'],
    [{ address }, 'Nobody may call'],
    [{ functions: ['function approve(address,uint256)'] }, 'erc20-token-allowance'],
    [{ functions: ['function multicall(bytes[])'] }, 'no limit'],
    [{ maxCalls: undefined }, 'how many calls'],
  ] as const)
    await expect(
      ask('wallet_requestExecutionPermissions', [
        {
          ...{ chainId: toHex(chainId), to: owner.address },
          permission: {
            type: 'contract-call',
            data: { address: contract, functions: ['function mint()'], maxCalls: 1, ...data },
          },
          rules: [{ type: 'expiry', data: { timestamp: Math.floor(Date.now() / 1_000) + 86_400 } }],
        },
      ]),
    ).rejects.toMatchObject({ code: -32_602, message: expect.stringContaining(reason) })
  expect(shown()).toBeNull()
})

test('behavior: an operation without an answer may be on its way, and is waited for; one that was refused is not', async () => {
  const calls = [{ to: owner.address, value: '0x1' }]
  const silent = setUp({ failure: new Refusal(-32_000, 'The network does not answer.') })
  expect(await silent.ask('wallet_sendCalls', [{ calls }])).toEqual({
    id: expect.stringMatching(/^0x[0-9a-f]{64}$/),
  })
  const failure = Object.assign(new Refusal(-32_507, 'AA24 signature error'), { data: {} })
  const refused = setUp({ failure })
  await expect(refused.ask('wallet_sendCalls', [{ calls }])).rejects.toBe(failure)
})

test('error: what cannot be shown, is of another account or network, or needs more than there is, is refused unasked', async () => {
  const { ask, shown } = setUp()
  const to = owner.address
  const many = Array.from({ length: 21 }, () => ({ to }))
  const cases: [string, unknown, number][] = [
    ['wallet_sendCalls', { calls: [] }, -32_602],
    ['wallet_sendCalls', { calls: many }, -32_602],
    ['wallet_sendCalls', { calls: [{ data: '0x60' }] }, -32_602],
    ['wallet_sendCalls', { calls: [{ to, data: '0x1' }] }, -32_602],
    ['wallet_sendCalls', { calls: [{ to, value: '1' }] }, -32_602],
    ['wallet_sendCalls', { calls: [{ to, data: `0x${'00'.repeat(60_000)}` }] }, -32_602],
    ['wallet_sendCalls', { calls: [{ to }], from: to }, -32_602],
    ['wallet_sendCalls', { calls: [{ to }], chainId: '0x1' }, 5710],
    ['wallet_sendCalls', { calls: [{ to }], capabilities: { teleport: {} } }, 5700],
    ['wallet_sendCalls', { calls: [{ to, capabilities: { teleport: {} } }] }, 5700],
    ...(
      [
        [{ paymasterService: { url: 7 } }, -32_602],
        [{ validityTimeRange: { validAfter: '0x0', validUntil: '0xffffffff' } }, 5700],
        [{ eip7702Auth: { account: to, delegation: to } }, 5700],
        [{ accountAbstractionGasParamsOverride: {} }, 5700],
        [{ multiDimensionalNonce: {} }, -32_602],
        [{ multiDimensionalNonce: { nonceKey: 7, nonceSequence: 0 } }, -32_602],
        [{ multiDimensionalNonce: { nonceKey: '0x', nonceSequence: '0x0' } }, -32_602],
        [{ multiDimensionalNonce: { nonceKey: '0x0', nonceSequence: toHex(2n ** 64n) } }, -32_602],
        [{ multiDimensionalNonce: { nonceKey: toHex(2n ** 192n), nonceSequence: '0x0' } }, -32_602],
        [{ staticPaymasterConfiguration: {} }, -32_602],
        [{ staticPaymasterConfiguration: { ...contractThatPays, paymaster: '0x1' } }, -32_602],
        [{ staticPaymasterConfiguration: { ...contractThatPays, paymasterData: '0x1' } }, -32_602],
        [
          { staticPaymasterConfiguration: { ...contractThatPays, paymaster: zeroAddress } },
          -32_602,
        ],
        [
          {
            staticPaymasterConfiguration: {
              ...contractThatPays,
              paymasterValidationGasLimit: 10,
            },
          },
          -32_602,
        ],
        [
          {
            staticPaymasterConfiguration: contractThatPays,
            paymasterService: { url: 'https://pay.example' },
          },
          -32_602,
        ],
      ] as const
    ).map(([capabilities, code]): [string, unknown, number] => [
      'wallet_sendCalls',
      { calls: [{ to }], capabilities },
      code,
    ]),
    [
      'wallet_sendCalls',
      {
        calls: [
          {
            to,
            capabilities: { multiDimensionalNonce: { nonceKey: '0x1', nonceSequence: '0x0' } },
          },
        ],
      },
      5700,
    ],
    ['eth_sendTransaction', { from: to, to }, -32_602],
    ['eth_sendTransaction', { data: '0x6001' }, -32_602],
    ['eth_sendUserOperation', { sender: address, callData: '0x12345678' }, -32_602],
    ['eth_sendUserOperation', { sender: to, callData: '0x' }, -32_602],
    // Who signs for the account, and what holds, is changed in the frame alone.
    ...[address, address.toLowerCase(), delegationContracts.manager].flatMap(
      (self): [string, unknown, number][] => [
        ['eth_sendTransaction', { to: self, data: '0x12345678' }, -32_602],
        ['wallet_sendCalls', { calls: [{ to }, { to: self, data: '0x12345678' }] }, -32_602],
        [
          'eth_sendUserOperation',
          {
            sender: address,
            callData: encodeCalls([{ to: getAddress(self), value: 0n, data: '0x12345678' }]),
          },
          -32_602,
        ],
      ],
    ),
    ['eth_sign', {}, 4200],
  ]
  for (const [method, given, code] of cases)
    await expect(
      ask(method, [given]),
      `${method} ${JSON.stringify(given).slice(0, 80)}`,
    ).rejects.toMatchObject({ code })
  for (const primaryType of ['PackedUserOperation', 'Delegation']) {
    const data = { domain: { chainId }, primaryType, message: {}, types: { [primaryType]: [] } }
    await expect(ask('eth_signTypedData_v4', [address, data])).rejects.toMatchObject({
      message: expect.stringContaining('wallet_sendCalls'),
    })
  }
  expect(shown()).toBeNull()
})

test('behavior: a nonce and a contract that pays are taken as they were named, and the contract is shown', async () => {
  const { ask, sent, shown } = setUp()
  const calls = [{ to: owner.address, value: '0x1' }]
  await ask('wallet_sendCalls', [
    {
      calls,
      capabilities: {
        multiDimensionalNonce: { nonceKey: toHex(2n ** 192n - 1n), nonceSequence: '0x05' },
        staticPaymasterConfiguration: { ...contractThatPays },
        // Left out, as it may be.
        validityTimeRange: { validAfter: '0x0', validUntil: '0x1', optional: true },
      },
    },
  ])
  const [operation] = sent
  if (!operation) throw new Error('Nothing was sent')
  expect(operation).toMatchObject({
    nonce: ((2n ** 192n - 1n) << 64n) | 5n,
    ...{ paymaster: contractThatPays.paymaster, paymasterData: '0xabcd' },
    ...{ paymasterVerificationGasLimit: '0x10000', paymasterPostOpGasLimit: '0x0' },
  })
  expect(
    await recoverTypedDataAddress({
      ...operationTypedData(
        {
          ...operation,
          ...{ paymasterVerificationGasLimit: 0x10000n, paymasterPostOpGasLimit: 0n },
        },
        { chainId },
      ),
      signature: operation.signature,
    }),
  ).toBe(owner.address)
  expect(shown()?.facts).toEqual(
    expect.arrayContaining([
      { name: 'Network fee', value: 'Somebody else pays it' },
      { name: 'Network fee: Contract', value: contractThatPays.paymaster, kind: 'address' },
    ]),
  )
  await ask('wallet_sendCalls', [{ calls }])
  await ask('wallet_sendCalls', [{ calls }])
  expect(new Set(sent.map(({ nonce }) => nonce >> 64n)).size).toBe(3)
})

test('behavior: a contract that pays by an address is shown; nobody, who would leave it to the account, is refused', async () => {
  const batch = () => [
    {
      calls: [{ to: owner.address, value: '0x1' }],
      capabilities: { paymasterService: { url: 'https://pay.example' } },
    },
  ]
  const { paymaster } = contractThatPays
  const paid = setUp({ payer: { paymaster, paymasterData: '0xabcd' } })
  await paid.ask('wallet_sendCalls', batch())
  expect(paid.sent[0]).toMatchObject({ paymaster })
  expect(paid.shown()?.facts).toContainEqual({
    ...{ name: 'Network fee: Contract', value: paymaster, kind: 'address' },
  })
  for (const payer of [
    { paymaster: zeroAddress, paymasterData: '0x' },
    { paymaster, paymasterData: `0x${'00'.repeat(5_000)}` },
    { paymaster: 7 },
    null,
  ]) {
    const unpaid = setUp({ payer })
    await expect(unpaid.ask('wallet_sendCalls', batch())).rejects.toMatchObject({
      message: expect.stringContaining('does not pay'),
    })
    expect([unpaid.sent, unpaid.shown()]).toEqual([[], null])
  }
})

test('error: a page has the account call itself in no way: who signs for it is changed in the frame', async () => {
  const { ask, sent, shown } = setUp()
  const thief = privateKeyToAccount(keccak256(stringToHex('a thief'))).address
  const { data = '0x' } = transferOwnershipCall(address, thief)
  const call = { to: address.toLowerCase(), value: '0x0', data }
  for (const asked of [
    () => ask('wallet_sendCalls', [{ calls: [{ to: thief, value: '0x1' }, call] }]),
    () => ask('eth_sendTransaction', [{ from: address, ...call }]),
    () =>
      ask('eth_sendUserOperation', [
        { sender: address, callData: encodeCalls([{ to: address, value: 0n, data }]) },
      ]),
    // Within a call of its own.
    () =>
      ask('wallet_sendCalls', [
        { calls: [{ ...call, data: encodeCalls([{ to: address, value: 0n, data }]) }] },
      ]),
  ])
    await expect(asked()).rejects.toMatchObject({ code: -32_602 })
  expect([sent, shown()]).toEqual([[], null])
})
