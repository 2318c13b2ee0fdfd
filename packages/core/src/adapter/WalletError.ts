import { AppError } from '../primitives/AppError.ts'
import * as DisplayName from '../primitives/DisplayName.ts'
import { walletAlreadyPending, walletDeclined, walletFailed, walletSaid } from './errors.ts'
import { sentenceOf } from './protocolFaults.ts'

/*
 * Wallets fail in many shapes: EIP-1193 objects, strings, ethers and viem wrappers, errors nested
 * under `data.originalError`, `error`, `info` or `cause`, codes as text. Everything here was seen in
 * public bug reports of wallet libraries.
 */

/** Fields under which wallets and libraries hide the real error. */
const nests = [
  'data',
  'originalError',
  'error',
  'info',
  'cause',
  'innerError',
  'reason',
  'detail',
] as const

/** 4001 is EIP-1193's; 5750 a refused upgrade of the account (EIP-5792); 5000 to 5003 and 12001 are WalletConnect's; the words are those of ethers and others. */
const declinedCodes = new Set([
  '4001',
  '5000',
  '5001',
  '5002',
  '5003',
  '5750',
  '12001',
  'ACTION_REJECTED',
  'USER_REJECTED',
  'UserRejectedRequestError',
])
/** A user operation (ERC-4337) that a bundler rejects is no refusal by a user. */
const declinedWords =
  /\buser\b(?! ?op)(?!.{0,24}\bnot\b).{0,24}\b(reject|den(y|ied)|declin|cancel|abort|disapprove|closed)|\brequest\b(\W+\w+){0,2}?\W+(rejected|denied|declined)|\b(reject|denied|declin|cancel)\w*\b.{0,24}\b(by )?(the )?user\b/i

/**
 * EIP-1474: the resource is unavailable, which EVM wallets send while an earlier prompt is open. Solana's nodes
 * have the same code for a transaction that would fail.
 *
 * @see https://github.com/anza-xyz/agave/blob/master/rpc-client-api/src/custom_error.rs
 */
const alreadyPendingCode = '-32002'

/** Something turned into text by mistake, or the bytes of a revert. */
const unreadable = /^(\[object \w+\]|0x[\da-f]*|undefined|null|nan|[[{].*[\]}])$/is

/** What a user sees when the wallet gave no words. */
const unknownMessage = 'Unknown error'
const maxMessageLength = 200
const maxDepth = 6
/** A proxy can answer every property with a new object, without end. */
const maxLayers = 50

/**
 * Reads whatever a wallet threw as one of three errors: `wallet/declined`, `wallet/already-pending`
 * or `wallet/failed`, whose message is the wallet's own sentence or `Unknown error`.
 *
 * Survives strings, `null`, circular objects and getters that throw.
 *
 * @param hasPendingCode whether -32002 means what it means for EVM wallets
 *
 * @example
 * import { WalletError } from '@foyer/core/adapter'
 *
 * WalletError.from({ code: '4001' }).code // 'wallet/declined'
 */
export function from(thrown: unknown, { hasPendingCode = true } = {}): AppError {
  if (isAppError(thrown)) return thrown
  const layers = unfold(thrown)
  const codes = layers.flatMap(codesOf)
  const messages = layers.map(messageOf).filter((message) => message !== '')
  if (codes.some((code) => declinedCodes.has(code))) return walletDeclined(thrown)
  // The words beside such a code are often those of a refusal, which it is not.
  const [sentence] = codes.flatMap((code) => sentenceOf(code) ?? [])
  if (sentence !== undefined) return walletFailed(sentence, thrown)
  if (messages.some((message) => declinedWords.test(message))) return walletDeclined(thrown)
  if (hasPendingCode && codes.includes(alreadyPendingCode)) return walletAlreadyPending(thrown)
  return messages[0] ? walletSaid(messages[0], thrown) : walletFailed(unknownMessage, thrown)
}

/**
 * Whether an error, or one nested in it, carries one of these codes, as a number or as text.
 *
 * @example
 * import { WalletError } from '@foyer/core/adapter'
 *
 * WalletError.hasCode({ data: { originalError: { code: 4902 } } }, [4902]) // true
 */
export function hasCode(thrown: unknown, codes: readonly (number | string)[]): boolean {
  const wanted = new Set(codes.map(String))
  return unfold(thrown).some((layer) => codesOf(layer).some((code) => wanted.has(code)))
}

/** The error and everything nested in it, outermost first, each object once. */
function unfold(thrown: unknown): unknown[] {
  const layers: unknown[] = []
  const visit = (value: unknown, depth: number) => {
    if (value === undefined || value === null || depth > maxDepth) return
    if (layers.length >= maxLayers || layers.includes(value)) return
    layers.push(value)
    if (typeof value === 'object') for (const nest of nests) visit(read(value, nest), depth + 1)
  }
  visit(thrown, 0)
  return layers
}

function codesOf(layer: unknown): string[] {
  if (typeof layer !== 'object') return []
  return [read(layer, 'code'), read(layer, 'name')].flatMap((value) =>
    typeof value === 'number' || typeof value === 'string' ? [String(value)] : [],
  )
}

function messageOf(layer: unknown): string {
  const found =
    typeof layer === 'string'
      ? layer
      : [read(layer, 'shortMessage'), read(layer, 'message')].find(
          (value) => typeof value === 'string' && value.trim() !== '',
        )
  const readable = typeof found === 'string' && !unreadable.test(found.trim())
  return readable ? DisplayName.clean(found, maxMessageLength) : ''
}

function isAppError(thrown: unknown): thrown is AppError {
  try {
    return AppError.is(thrown)
  } catch {
    // A proxy may throw even when it is only asked what it is.
    return false
  }
}

/** A property of anything, or nothing: a proxy or a getter may throw. */
function read(target: unknown, key: string): unknown {
  try {
    return (target as Record<string, unknown> | null | undefined)?.[key]
  } catch {
    return undefined
  }
}
