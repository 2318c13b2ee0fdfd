import { type Address, getAddress, type Hex, hexToBigInt, size, slice } from 'viem'
import type { Caveat, Delegation } from './delegations.ts'
import { enforcers } from './enforcers.ts'
import {
  type CallsPermission,
  caveatsOf,
  type MoneyPermission,
  permissionOf,
} from './permissions.ts'

/**
 * Contracts that narrow a permission further, of the Delegation Framework 1.3.0: who redeems it, who is paid, how many
 * times, and whether its account has ended all of its kind.
 */
export const narrowing = {
  redeemer: '0xE144b0b2618071B4E56f746313528a669c7E65c5',
  allowedTargets: enforcers.allowedTargets,
  allowedCalldata: '0xc2b0d624c1c4319760C96503BA27C347F3260f55',
  limitedCalls: enforcers.limitedCalls,
  nonce: '0xDE4f2FAC4B3D87A1d9953Ca5FC09FCa7F366254f',
} as const satisfies Record<string, Address>

/** A permission as some wallet wrote it. */
export type ReadPermission = ReadMoney | ReadCalls

/** To take money. */
export interface ReadMoney {
  /** As contracts count it. */
  readonly permission: MoneyPermission
  /** As it comes out: a period that outlasts the permission never begins anew. So MetaMask writes an allowance. */
  readonly kind: MoneyPermission['allowance']['kind']
  /** Of the bound that counts what was taken, as its contract is asked. */
  readonly terms: Hex
  /** It holds while the account's nonce is this; `null`: no nonce ends it. */
  readonly nonce: bigint | null
}

/** To call a contract, as our own wallet writes it. */
export interface ReadCalls {
  readonly permission: CallsPermission
  readonly kind: 'calls'
  readonly nonce: null
}

/**
 * What a delegation of any wallet lets its delegate do: take money within one allowance, until an end, or make calls as our
 * own wallet writes them. Where it is money, the order of its bounds is the wallet's own, and others may narrow it.
 *
 * @returns `null` for what has another bound that nobody here knows, or lacks one of these
 */
export function anyPermissionOf(delegation: Delegation): ReadPermission | null {
  const own = permissionOf(delegation)
  if (own && 'calls' in own) return { permission: own, kind: 'calls', nonce: null }
  try {
    const { delegate, caveats } = delegation
    const narrows: Caveat[] = []
    const bounds = caveats.filter((caveat) => {
      const isNarrowing = Object.values(narrowing).some((one) => isAt(caveat, one))
      if (isNarrowing) narrows.push(caveat)
      return !isNarrowing
    })
    const guard = bounds.find(
      (one) => isAt(one, enforcers.exactCalldata) || isAt(one, enforcers.valueLte),
    )
    const ends = bounds.find((one) => isAt(one, enforcers.timestamp))
    const counted = bounds.find((one) => one !== guard && one !== ends)
    if (!guard || !ends || !counted || bounds.length !== 3) return null
    const endSeconds = hexToBigInt(slice(ends.terms, 16))
    // It may begin later, which our own never do.
    if (size(ends.terms) !== 32 || endSeconds === 0n) return null
    const last = caveatsOf({
      ...{ allowance: { token: null, kind: 'once', amountAtomic: 1n }, endSeconds },
    }).at(-1)
    const permission =
      last && permissionOf({ ...delegation, delegate, caveats: [guard, counted, last] })
    if (!permission || 'calls' in permission) return null
    const [nonce, ...others] = narrows.filter((one) => isAt(one, narrowing.nonce))
    if (others.length > 0) return null
    return {
      ...{ permission, kind: kindOf(permission), terms: counted.terms },
      nonce: nonce ? hexToBigInt(nonce.terms) : null,
    }
  } catch {
    return null
  }
}

function kindOf({ allowance, endSeconds }: MoneyPermission): ReadMoney['kind'] {
  if (allowance.kind !== 'periodic') return allowance.kind
  return allowance.startSeconds + allowance.periodSeconds < endSeconds ? 'periodic' : 'once'
}

const isAt = ({ enforcer }: Caveat, address: Address) => getAddress(enforcer) === address
