import { DELEGATOR_CONTRACTS } from '@metamask/delegation-deployments'
import * as fc from 'fast-check'
import { type Address, getAddress, type Hex, toFunctionSelector, toHex } from 'viem'
import { entryPoint07Address } from 'viem/account-abstraction'
import { expect, test } from 'vitest'
import { delegationContracts } from './contracts.ts'
import type { Caveat } from './delegations.ts'
import { enforcers } from './enforcers.ts'
import { anyPermissionOf, narrowing } from './otherPermissions.ts'
import { PermissionInvalid } from './PermissionInvalid.ts'
import { readPermissionRequest } from './permissionRequest.ts'
import { type CallsPermission, caveatsOf, type Permission, permissionOf } from './permissions.ts'

const account: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const delegate: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const contract: Address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const nowSeconds = 1_900_000_000n
const endSeconds = nowSeconds + 86_400n
const delegationOf = (caveats: readonly Caveat[]) => ({
  ...{ delegate, delegator: account, caveats, salt: 1n, signature: '0x' as const },
})

test('behavior: contracts that bound calls are where those who deployed them say, on each of their chains', () => {
  for (const deployed of Object.values(DELEGATOR_CONTRACTS['1.3.0'] ?? {}))
    expect([
      ...[deployed.AllowedTargetsEnforcer, deployed.AllowedMethodsEnforcer],
      ...[deployed.LimitedCallsEnforcer, deployed.ValueLteEnforcer, deployed.TimestampEnforcer],
    ]).toEqual([
      ...[enforcers.allowedTargets, enforcers.allowedMethods],
      ...[enforcers.limitedCalls, enforcers.valueLte, enforcers.timestamp],
    ])
})

const addresses = fc
  .bigInt({ min: 0n, max: (1n << 160n) - 1n })
  .map((value) => getAddress(toHex(value, { size: 20 })))
const selectors = fc.integer({ min: 0, max: 0xffffffff }).map((value) => toHex(value, { size: 4 }))
const amounts = fc.bigInt({ min: 0n, max: (1n << 128n) - 1n })
const calls = fc.record({
  contract: addresses,
  selectors: fc.uniqueArray(selectors, { minLength: 1, maxLength: 8 }),
  maxValueAtomic: amounts,
  maxCalls: fc.bigInt({ min: 1n, max: 1_000_000n }),
})
const money = fc.record({
  token: fc.option(addresses),
  kind: fc.constant('periodic' as const),
  ...{ amountAtomic: amounts, periodSeconds: amounts, startSeconds: amounts },
})
const permissions: fc.Arbitrary<Permission> = fc.oneof(
  fc.record({ delegate: fc.constant(delegate), endSeconds: amounts, calls }),
  fc.record({ delegate: fc.constant(delegate), endSeconds: amounts, allowance: money }),
)

test('property: a permission is read as it was written', () => {
  fc.assert(
    fc.property(permissions, (permission) => {
      expect(permissionOf(delegationOf(caveatsOf(permission)))).toEqual(permission)
    }),
  )
})

const allowed: CallsPermission = {
  ...{ delegate, endSeconds },
  calls: {
    ...{ contract, selectors: ['0xa0712d68', '0xd0e30db0'] },
    ...{ maxValueAtomic: 5n, maxCalls: 3n },
  },
}

test('behavior: calls have their bounds in one order, and are read of every wallet as our own writes them', () => {
  const caveats = caveatsOf(allowed)
  expect(caveats.map(({ enforcer }) => enforcer)).toEqual([
    ...[enforcers.allowedTargets, enforcers.allowedMethods, enforcers.valueLte],
    ...[enforcers.limitedCalls, enforcers.timestamp],
  ])
  expect(caveats[1]?.terms).toBe('0xa0712d68d0e30db0')
  expect(anyPermissionOf(delegationOf(caveats))).toEqual({
    ...{ permission: allowed, kind: 'calls', nonce: null },
  })
  const inCapitals = caveats.map(({ enforcer, terms }) => ({
    enforcer: `0x${enforcer.slice(2).toUpperCase()}` as Hex,
    terms: `0x${terms.slice(2).toUpperCase()}` as Hex,
  }))
  expect(permissionOf(delegationOf(inCapitals))).toEqual(allowed)
})

test('error: calls in another order, with another bound, without one, or outside of the limits are no permission', () => {
  const caveats = caveatsOf(allowed)
  const withTerms = (at: number, terms: Hex) =>
    caveats.map((caveat, index) => (index === at ? { ...caveat, terms } : caveat))
  const word = (value: bigint) => toHex(value, { size: 32 })
  for (const [what, changed] of Object.entries({
    reversed: caveats.toReversed(),
    swapped: [1, 0, 2, 3, 4].map((at) => caveats[at] as Caveat),
    ...Object.fromEntries(
      caveats.map((_, at) => [`without ${at}`, caveats.filter((_, index) => index !== at)]),
    ),
    ...Object.fromEntries(
      caveats.map((caveat, at) => [`twice ${at}`, caveats.toSpliced(at, 0, caveat)]),
    ),
    more: [...caveats, { enforcer: narrowing.redeemer, terms: delegate }],
    'two contracts': withTerms(0, `${contract}${delegate.slice(2)}`),
    'no contract': withTerms(0, '0x'),
    'no function': withTerms(1, '0x'),
    'a function cut off': withTerms(1, '0xa0712d68d0e3'),
    'a function twice': withTerms(1, '0xa0712d68a0712d68'),
    'nine functions': withTerms(
      1,
      `0x${Array.from({ length: 9 }, (_, at) => toHex(at, { size: 4 }).slice(2)).join('')}`,
    ),
    'any value': withTerms(2, word((1n << 256n) - 1n)),
    'a short value': withTerms(2, '0x05'),
    'no call': withTerms(3, word(0n)),
    'calls without limit': withTerms(3, word((1n << 256n) - 1n)),
    'too many calls': withTerms(3, word(1_000_001n)),
    'a beginning': withTerms(4, `0x${'01'.padStart(32, '0')}${'ff'.padStart(32, '0')}`),
    'a short end': withTerms(4, '0x12'),
  }))
    expect(permissionOf(delegationOf(changed)), what).toBeNull()
})

/** As a page asks. */
const asked = (data: object = {}, change: object = {}) => ({
  ...{ chainId: '0x1', to: delegate },
  permission: {
    ...{ type: 'contract-call', isAdjustmentAllowed: false },
    data: {
      address: contract.toLowerCase(),
      functions: ['function mint(uint256 amount)', 'function deposit() payable'],
      ...{ maxCalls: 3, maxValuePerCall: '0x5' },
      ...data,
    },
  },
  rules: [{ type: 'expiry', data: { timestamp: Number(endSeconds) } }],
  ...change,
})
const read = (request: unknown) =>
  readPermissionRequest(request, { chainId: 1, account, nowSeconds })

test('behavior: a request for calls is read with its functions’ four bytes, which are computed here', () => {
  expect(read(asked())).toEqual({
    permission: allowed,
    signatures: ['mint(uint256)', 'deposit()'],
  })
  expect(
    read(
      asked({
        functions: [
          'function swap((address from, uint amount)[] parts, bytes32 id) external returns (bool)',
        ],
        ...{ maxValuePerCall: undefined, justification: 'Because' },
      }),
    ),
  ).toMatchObject({
    permission: {
      calls: {
        maxValueAtomic: 0n,
        selectors: [toFunctionSelector('swap((address,uint256)[],bytes32)')],
      },
    },
    signatures: ['swap((address,uint256)[],bytes32)'],
  })
})

test('error: a request for calls without a limit, of a contract that nobody may call, or that cannot be read is refused', () => {
  const one = (text: unknown) => ({ functions: [text] })
  const rows: [object, string][] = [
    [{ address: undefined }, '`data.address`'],
    [{ address: '0x1234' }, '`data.address`'],
    [{ maxCalls: undefined }, '`data.maxCalls`'],
    [{ maxCalls: 0 }, '`data.maxCalls`'],
    [{ maxCalls: -1 }, '`data.maxCalls`'],
    [{ maxCalls: 1.5 }, '`data.maxCalls`'],
    [{ maxCalls: 1_000_001 }, '`data.maxCalls`'],
    [{ maxCalls: `0x${'f'.repeat(64)}` }, '`data.maxCalls`'],
    [{ maxValuePerCall: 'all' }, '`data.maxValuePerCall`'],
    [{ maxValuePerCall: `0x1${'0'.repeat(32)}` }, '`data.maxValuePerCall`'],
    [{ functions: undefined }, '`data.functions`'],
    [{ functions: [] }, '`data.functions`'],
    [{ functions: 'function mint(uint256)' }, '`data.functions`'],
    [
      { functions: Array.from({ length: 9 }, (_, at) => `function f${at}()`) },
      '`data.functions` what may be called: 1 to 8',
    ],
    [{ functions: ['function mint(uint256 a)', 'function mint(uint b)'] }, 'twice'],
    [{ args: [1] }, '`data.args` is not enforced'],
    ...[
      ...['mint(uint256)', 'event Minted()', 'error Bad()', 'constructor()', 'receive() external'],
      ...['function mint(uint257 a)', 'function mint(Key key)', 'function (uint256)', 'function'],
      ...['function mint(uint256) and more', '0xa0712d68', `function f${'o'.repeat(512)}()`],
      ...[`function f(${Array.from({ length: 40 }, () => 'address').join(',')})`, 7, null, {}],
    ].map((text): [object, string] => [one(text), 'Write each of `data.functions`']),
    ...[
      ...[account, entryPoint07Address, ...Object.values(delegationContracts)],
      ...[...Object.values(enforcers), ...Object.values(narrowing)],
    ].map((address): [object, string] => [{ address: address.toLowerCase() }, 'Nobody may call']),
  ]
  for (const [data, reason] of rows) {
    const reading = () => read(asked(data))
    expect(reading, JSON.stringify(data)).toThrow(PermissionInvalid)
    expect(reading, JSON.stringify(data)).toThrow(reason)
  }
  for (const [change, reason] of [
    [{ rules: [] }, 'has to end'],
    [{ rules: [{ type: 'expiry', data: { timestamp: 9e9 } }] }, 'Ten years'],
    [{ to: undefined }, 'may act'],
    [{ to: '0x0000000000000000000000000000000000000a11' }, 'nobody’s'],
    [{ chainId: '0x2' }, 'network in use'],
  ] as const)
    expect(() => read(asked({}, change))).toThrow(reason)
})

test('error: functions that hand over what the account has, or run any other, are refused: by their names, and by their four bytes', () => {
  for (const text of [
    ...['approve(address,uint256)', 'approve(uint8)', 'increaseAllowance(address,uint256)'],
    ...['transfer(address,uint256)', 'transferFrom(address,address,uint256)', 'transfer()'],
    'safeTransferFrom(address,address,uint256)',
    'safeTransferFrom(address,address,uint256,bytes)',
    'safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)',
    ...['setApprovalForAll(address,bool)', 'permit(address,address,uint256)'],
    ...['withdraw(uint256,address,address)', 'redeem(uint256,address,address)'],
    // Known to have the same four bytes as approve, transfer and transferFrom.
    'sign_szabo_bytecode(bytes16,uint128)',
    ...['many_msg_babbage(bytes1)', 'gasprice_bit_ether(int128)'],
  ]) {
    const reading = () => read(asked({ functions: ['function mint(uint256)', `function ${text}`] }))
    expect(reading, text).toThrow('For money ask for erc20-token-allowance')
  }
  for (const text of ['multicall(bytes[])', 'multicall(uint256,bytes[])', 'multicall(uint8)'])
    expect(() => read(asked({ functions: [`function ${text}`] })), text).toThrow(
      'runs any function of its contract',
    )
  expect(read(asked({ functions: ['function withdraw(uint256)'] })).signatures).toEqual([
    'withdraw(uint256)',
  ])
})

test('error: a stream that began long ago would give at once what nobody is shown', () => {
  const read = (startTime: bigint) =>
    readPermissionRequest(
      {
        ...{ chainId: '0x1', to: delegate },
        permission: {
          type: 'native-token-stream',
          data: { amountPerSecond: '0x1', maxAmount: '0xffff', startTime: toHex(startTime) },
        },
        rules: [{ type: 'expiry', data: { timestamp: Number(endSeconds) } }],
      },
      { chainId: 1, account, nowSeconds },
    ).permission
  expect(read(nowSeconds - 60n)).toMatchObject({ allowance: { startSeconds: nowSeconds - 60n } })
  expect(() => read(nowSeconds - 86_400n)).toThrow('`data.initialAmount`')
})
