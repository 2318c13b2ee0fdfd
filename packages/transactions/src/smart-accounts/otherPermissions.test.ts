import { DELEGATOR_CONTRACTS } from '@metamask/delegation-deployments'
import { type Address, encodePacked, type Hex, pad, toHex } from 'viem'
import { expect, test } from 'vitest'
import type { Caveat } from './delegations.ts'
import { enforcers } from './enforcers.ts'
import { anyPermissionOf, narrowing } from './otherPermissions.ts'
import { caveatsOf, type MoneyPermission } from './permissions.ts'

const account: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const other: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const endSeconds = 2_000_000_000n
const startSeconds = 1_900_000_000n
const words = (...amounts: bigint[]): Hex =>
  `0x${amounts.map((amount) => pad(toHex(amount)).slice(2)).join('')}`
const delegationOf = (caveats: readonly Caveat[]) => ({
  ...{ delegate: other, delegator: account, caveats, salt: 1n, signature: '0x' as const },
})

/** As MetaMask orders them: what counts, what else may not be, the end, then what narrows. */
const counted = (periodSeconds: bigint): Caveat => ({
  enforcer: enforcers.nativePeriodic,
  terms: words(5n, periodSeconds, startSeconds),
})
const guard: Caveat = { enforcer: enforcers.exactCalldata, terms: '0x' }
const ends: Caveat = {
  enforcer: enforcers.timestamp,
  terms: encodePacked(['uint128', 'uint128'], [0n, endSeconds]),
}

test('behavior: contracts that narrow are where those who deployed them say', () => {
  for (const deployed of Object.values(DELEGATOR_CONTRACTS['1.3.0'] ?? {}))
    expect([
      ...[deployed.RedeemerEnforcer, deployed.AllowedTargetsEnforcer],
      ...[deployed.AllowedCalldataEnforcer, deployed.LimitedCallsEnforcer, deployed.NonceEnforcer],
    ]).toEqual(Object.values(narrowing))
})

test('behavior: another wallet’s order, and what narrows, are read; ours as well', () => {
  const permission: MoneyPermission = {
    ...{ delegate: other, endSeconds },
    allowance: {
      ...{ token: null, kind: 'periodic', startSeconds, amountAtomic: 5n, periodSeconds: 3_600n },
    },
  }
  const terms = words(5n, 3_600n, startSeconds)
  const read = { permission, kind: 'periodic', terms }
  expect(anyPermissionOf(delegationOf(caveatsOf(permission)))).toEqual({ ...read, nonce: null })
  const others: Caveat[] = [
    { enforcer: narrowing.redeemer, terms: other },
    { enforcer: narrowing.allowedTargets, terms: account },
    { enforcer: narrowing.nonce.toLowerCase() as Hex, terms: words(7n) },
  ]
  expect(anyPermissionOf(delegationOf([counted(3_600n), guard, ends, ...others]))).toEqual({
    ...{ ...read, nonce: 7n },
  })
  const token: Address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
  const stream = { token, kind: 'stream', initialAtomic: 0n, mostAtomic: 9n } as const
  const tokens = caveatsOf({
    allowance: { ...stream, perSecondAtomic: 1n, startSeconds },
    endSeconds,
  })
  expect(anyPermissionOf(delegationOf(tokens.toReversed()))).toMatchObject({
    ...{ kind: 'stream', permission: { allowance: stream } },
  })
})

test('behavior: a period that never begins anew is an allowance', () => {
  const forever = (1n << 256n) - 1n
  for (const [seconds, kind] of [
    [forever, 'once'],
    [endSeconds - startSeconds, 'once'],
    [endSeconds - startSeconds - 1n, 'periodic'],
  ] as const)
    expect(anyPermissionOf(delegationOf([counted(seconds), guard, ends]))?.kind).toBe(kind)
})

test('error: what lacks a bound, has two of one, or one that nobody knows, is none', () => {
  const unknown: Caveat = { enforcer: other, terms: '0x' }
  const nonce: Caveat = { enforcer: narrowing.nonce, terms: words(1n) }
  const never = { ...ends, terms: encodePacked(['uint128', 'uint128'], [1n, 0n]) }
  for (const caveats of [
    [],
    [counted(60n), guard],
    [counted(60n), ends],
    [guard, ends],
    [counted(60n), guard, never],
    [counted(60n), { ...guard, terms: '0x12' as const }, ends],
    [counted(60n), { enforcer: enforcers.valueLte, terms: words(0n) }, ends],
    [counted(60n), guard, ends, unknown],
    [counted(60n), guard, ends, ends],
    [counted(60n), counted(60n), guard, ends],
    [counted(60n), guard, ends, nonce, nonce],
    [{ ...counted(60n), terms: '0x1234' as const }, guard, ends],
    [counted(60n), guard, { ...ends, terms: '0x12' as const }],
  ])
    expect(anyPermissionOf(delegationOf(caveats))).toBeNull()
})
