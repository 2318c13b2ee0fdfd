import { type Address, encodePacked, getAddress, type Hex, hexToBigInt, size, slice } from 'viem'
import type { Caveat, Delegation } from './delegations.ts'

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

/** A permission, whole: what a delegation of ours says, and nothing beside it. */
export interface Permission {
  readonly delegate: Address
  readonly allowance: Allowance
  readonly endSeconds: bigint
}

/**
 * Contracts that enforce bounds, of the Delegation Framework 1.3.0.
 *
 * @see https://github.com/MetaMask/delegation-framework/tree/main/src/enforcers
 */
export const enforcers = {
  timestamp: '0x1046bb45C8d673d4ea75321280DB34899413c069',
  exactCalldata: '0x99F2e9bF15ce5eC84685604836F71aB835DBBdED',
  valueLte: '0x92Bf12322527cAA612fd31a0e810472BBB106A8F',
  nativePeriodic: '0x9BC0FAf4Aca5AE429F4c06aEEaC517520CB16BD9',
  nativeStream: '0xD10b97905a320b13a0608f7E9cC506b56747df19',
  nativeOnce: '0xF71af580b9c3078fbc2BBF16FbB8EEd82b330320',
  tokenPeriodic: '0x474e3Ae7E169e940607cC624Da8A15Eb120139aB',
  tokenStream: '0x56c97aE02f233B29fa03502Ecc0457266d9be00e',
  tokenOnce: '0xf100b0819427117EcF76Ed94B358B1A5b5C6D2Fc',
} as const satisfies Record<string, Address>

const word = 32

/** The bounds that contracts enforce for a permission. */
export function caveatsOf({
  allowance,
  endSeconds,
}: Omit<Permission, 'delegate'>): readonly Caveat[] {
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
  const ends = {
    enforcer: enforcers.timestamp,
    terms: encodePacked(['uint128', 'uint128'], [0n, endSeconds]),
  }
  switch (allowance.kind) {
    case 'once':
      return [...of('Once', words(allowance.amountAtomic)), ends]
    case 'periodic': {
      const { amountAtomic, periodSeconds, startSeconds } = allowance
      return [...of('Periodic', words(amountAtomic, periodSeconds, startSeconds)), ends]
    }
    case 'stream': {
      const { initialAtomic, mostAtomic, perSecondAtomic, startSeconds } = allowance
      return [
        ...of('Stream', words(initialAtomic, mostAtomic, perSecondAtomic, startSeconds)),
        ends,
      ]
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
    const [, bound, ends] = caveats
    if (!bound || !ends || caveats.length !== 3) return null
    const named = Object.entries(enforcers).find(
      ([, enforcer]) => enforcer.toLowerCase() === bound.enforcer.toLowerCase(),
    )?.[0]
    const isToken = named?.startsWith('token') === true
    const terms = isToken ? slice(bound.terms, 20) : bound.terms
    const token = isToken ? getAddress(slice(bound.terms, 0, 20)) : null
    const amounts = Array.from({ length: size(terms) / word }, (_, at) =>
      hexToBigInt(slice(terms, at * word, (at + 1) * word)),
    )
    const [first = 0n, second = 0n, third = 0n, fourth = 0n] = amounts
    const allowance: Allowance | null = /Once$/.test(named ?? '')
      ? { token, kind: 'once', amountAtomic: first }
      : /Periodic$/.test(named ?? '')
        ? {
            ...{ token, kind: 'periodic', amountAtomic: first },
            periodSeconds: second,
            startSeconds: third,
          }
        : /Stream$/.test(named ?? '')
          ? {
              ...{ token, kind: 'stream', initialAtomic: first, mostAtomic: second },
              ...{ perSecondAtomic: third, startSeconds: fourth },
            }
          : null
    if (!allowance) return null
    const permission = { delegate, allowance, endSeconds: hexToBigInt(slice(ends.terms, 16)) }
    const written = caveatsOf(permission)
    const isSame = caveats.every(
      ({ enforcer, terms }, at) =>
        enforcer.toLowerCase() === written[at]?.enforcer.toLowerCase() &&
        terms.toLowerCase() === written[at]?.terms.toLowerCase(),
    )
    return isSame ? permission : null
  } catch {
    return null
  }
}
