import { type Address, encodePacked, getAddress, type Hex, hexToBigInt, size, slice } from 'viem'
import { type ContractCalls, callsOf, caveatsOfCalls } from './contractCalls.ts'
import type { Caveat, Delegation } from './delegations.ts'
import { enforcers } from './enforcers.ts'

/** What somebody may take, how much of it, and how often. Amounts are atomic, moments and durations in seconds. */
export type Allowance = {
  /** `null`: what the network counts in. */
  readonly token: Address | null
} & (
  | { readonly kind: 'once'; readonly amountAtomic: bigint }
  | {
      readonly kind: 'periodic'
      readonly amountAtomic: bigint
      readonly periodSeconds: bigint
      readonly startSeconds: bigint
    }
  | {
      readonly kind: 'stream'
      readonly initialAtomic: bigint
      readonly mostAtomic: bigint
      readonly perSecondAtomic: bigint
      readonly startSeconds: bigint
    }
)

interface Anyones {
  readonly delegate: Address
  readonly endSeconds: bigint
}

/** A permission to take money. */
export interface MoneyPermission extends Anyones {
  readonly allowance: Allowance
}

/** A permission to call a contract as the account. */
export interface CallsPermission extends Anyones {
  readonly calls: ContractCalls
}

/** A permission, whole: what a delegation of ours says, and nothing beside it. */
export type Permission = MoneyPermission | CallsPermission

const word = 32

/** The bounds that contracts enforce for a permission, the end last. */
export function caveatsOf(
  permission: Omit<MoneyPermission, 'delegate'> | Omit<CallsPermission, 'delegate'>,
): readonly Caveat[] {
  const ends = {
    enforcer: enforcers.timestamp,
    terms: encodePacked(['uint128', 'uint128'], [0n, permission.endSeconds]),
  }
  const bounds =
    'calls' in permission
      ? caveatsOfCalls(permission.calls)
      : caveatsOfAllowance(permission.allowance)
  return [...bounds, ends]
}

function caveatsOfAllowance(allowance: Allowance): readonly Caveat[] {
  const words = (...amounts: readonly bigint[]): Hex =>
    encodePacked(
      amounts.map(() => 'uint256'),
      [...amounts],
    )
  const { token } = allowance
  const of = (name: 'Periodic' | 'Stream' | 'Once', terms: Hex): readonly Caveat[] =>
    token === null
      ? [
          // Money, and no call that could do something besides.
          { enforcer: enforcers.exactCalldata, terms: '0x' },
          { enforcer: enforcers[`native${name}`], terms },
        ]
      : [
          { enforcer: enforcers.valueLte, terms: words(0n) },
          {
            enforcer: enforcers[`token${name}`],
            terms: encodePacked(['address', 'bytes'], [token, terms]),
          },
        ]
  switch (allowance.kind) {
    case 'once':
      return of('Once', words(allowance.amountAtomic))
    case 'periodic': {
      const { amountAtomic, periodSeconds, startSeconds } = allowance
      return of('Periodic', words(amountAtomic, periodSeconds, startSeconds))
    }
    case 'stream': {
      const { initialAtomic, mostAtomic, perSecondAtomic, startSeconds } = allowance
      return of('Stream', words(initialAtomic, mostAtomic, perSecondAtomic, startSeconds))
    }
  }
}

/**
 * What a delegation lets its delegate do.
 *
 * @returns `null` for any other bounds than those that `caveatsOf` writes, in its order
 */
export function permissionOf({ delegate, caveats }: Delegation): Permission | null {
  try {
    const ends = caveats.at(-1)
    if (!ends) return null
    const read = { delegate, endSeconds: hexToBigInt(slice(ends.terms, 16)) }
    const bounds = caveats.slice(0, -1)
    const calls = bounds.length === 4 ? callsOf(bounds) : null
    const allowance = bounds.length === 2 ? allowanceOf(bounds) : null
    const permission = calls ? { ...read, calls } : allowance ? { ...read, allowance } : null
    return permission && isSame(caveats, caveatsOf(permission)) ? permission : null
  } catch {
    return null
  }
}

const isSame = (caveats: readonly Caveat[], written: readonly Caveat[]): boolean =>
  caveats.every(
    ({ enforcer, terms }, at) =>
      enforcer.toLowerCase() === written[at]?.enforcer.toLowerCase() &&
      terms.toLowerCase() === written[at]?.terms.toLowerCase(),
  )

function allowanceOf([, bound]: readonly Caveat[]): Allowance | null {
  const named = Object.entries(enforcers).find(
    ([, enforcer]) => enforcer.toLowerCase() === bound?.enforcer.toLowerCase(),
  )?.[0]
  if (!bound || !named) return null
  const isToken = named.startsWith('token')
  const terms = isToken ? slice(bound.terms, 20) : bound.terms
  const token = isToken ? getAddress(slice(bound.terms, 0, 20)) : null
  const amounts = Array.from({ length: size(terms) / word }, (_, at) =>
    hexToBigInt(slice(terms, at * word, (at + 1) * word)),
  )
  const [first = 0n, second = 0n, third = 0n, fourth = 0n] = amounts
  if (named.endsWith('Once')) return { token, kind: 'once', amountAtomic: first }
  if (named.endsWith('Periodic'))
    return {
      ...{ token, kind: 'periodic', amountAtomic: first },
      ...{ periodSeconds: second, startSeconds: third },
    }
  if (named.endsWith('Stream'))
    return {
      ...{ token, kind: 'stream', initialAtomic: first, mostAtomic: second },
      ...{ perSecondAtomic: third, startSeconds: fourth },
    }
  return null
}
