import {
  type Address,
  concat,
  encodePacked,
  getAddress,
  type Hex,
  hexToBigInt,
  numberToHex,
  size,
  slice,
} from 'viem'
import type { Caveat } from './delegations.ts'
import { enforcers } from './enforcers.ts'

/** What somebody may call, how often, and what it may cost. What the functions are called with is not bounded. */
export interface ContractCalls {
  readonly contract: Address
  /** Of its functions, four bytes each, in lower case: 1 to 8, none twice. */
  readonly selectors: readonly Hex[]
  /** What the network counts in, atomic: at most with each call. */
  readonly maxValueAtomic: bigint
  /** In all. */
  readonly maxCalls: bigint
}

/** What its user can read: more functions belong into a second permission. */
export const mostFunctions = 8
/** One in five minutes, for ten years. More is no limit. */
export const mostCalls = 1_000_000n
export const mostValue = (1n << 128n) - 1n

/** As a function is called: at least one, each four bytes long. */
const selectorSize = 4

/**
 * The bounds that contracts enforce for calls, in their order. Those of the contract, its functions and the value take
 * one call at a time, and none that may fail quietly: a batch reverts.
 */
export const caveatsOfCalls = ({
  contract,
  selectors,
  maxValueAtomic,
  maxCalls,
}: ContractCalls): readonly Caveat[] => [
  { enforcer: enforcers.allowedTargets, terms: encodePacked(['address'], [contract]) },
  { enforcer: enforcers.allowedMethods, terms: concat(selectors) },
  { enforcer: enforcers.valueLte, terms: numberToHex(maxValueAtomic, { size: 32 }) },
  { enforcer: enforcers.limitedCalls, terms: numberToHex(maxCalls, { size: 32 }) },
]

/**
 * Reads bounds in the order of `caveatsOfCalls`.
 *
 * @returns `null` for what is outside of the limits; whether nothing else stands there is for the caller to compare
 */
export function callsOf([target, methods, value, count]: readonly Caveat[]): ContractCalls | null {
  if (!target || !methods || !value || !count || size(target.terms) !== 20) return null
  const names = methods.terms.toLowerCase() as Hex
  const functions = size(names) / selectorSize
  if (functions < 1 || functions > mostFunctions || !Number.isInteger(functions)) return null
  const calls = {
    contract: getAddress(target.terms),
    selectors: Array.from({ length: functions }, (_, at) =>
      slice(names, at * selectorSize, (at + 1) * selectorSize),
    ),
    maxValueAtomic: hexToBigInt(value.terms),
    maxCalls: hexToBigInt(count.terms),
  }
  const isWithin =
    new Set(calls.selectors).size === functions &&
    calls.maxCalls > 0n &&
    calls.maxCalls <= mostCalls &&
    calls.maxValueAtomic <= mostValue
  return isWithin ? calls : null
}
