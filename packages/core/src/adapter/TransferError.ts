import { toDecimal } from '../primitives/Amount.ts'
import { AppError } from '../primitives/AppError.ts'
import type { Network } from '../primitives/Network.ts'

/*
 * Why a wallet is not asked for a transfer. Of all these nothing was sent.
 */

/** Nobody could say what it costs. */
export const noEstimate = (cause: unknown) =>
  new AppError('transfer/no-estimate', 'The network fee could not be read. Try again.', {
    kind: 'unavailable',
    cause,
  })

/** What a wallet is asked for could not be read, so it was not asked. */
export const unasked = (message: string, cause: unknown) =>
  new AppError('transfer/unasked', message, { kind: 'unavailable', cause })

/** The chain says beforehand that it would fail; with its own words, when it gave some. */
export const refusedByChain = (reason: string | null, cause?: unknown) =>
  new AppError(
    'transfer/refused-by-chain',
    'The network says that this transfer would fail. Nothing was sent.',
    { kind: 'invalid', context: { reason }, cause },
  )

export const unsupportedAsset = (standard: string) =>
  new AppError('transfer/unsupported-asset', `${standard} cannot be sent here yet.`, {
    kind: 'invalid',
    context: { standard },
  })

export const invalid = () =>
  new AppError('transfer/invalid', 'Please enter a valid amount and receiver address', {
    kind: 'invalid',
  })

/**
 * Amounts were shown in other decimals than the token's: another amount would move than was read.
 *
 * @param onChain `null` when the token itself says none
 */
export const decimalsDiffer = ({ shown, onChain }: { shown: number; onChain: number | null }) =>
  new AppError(
    'transfer/decimals-differ',
    'The network counts this token in other units than this page shows. Nothing was sent. Do not send it here, and tell the makers of this page.',
    { kind: 'invalid', context: { shown, onChain } },
  )

/** Nobody could say in which decimals the chain counts the token, so the amount is not certain. */
export const decimalsUnread = (cause: unknown) =>
  new AppError(
    'transfer/decimals-unread',
    'The network did not say in which units it counts this token. Nothing was sent. Try again.',
    { kind: 'unavailable', cause },
  )

/** The chain lets no account have less, neither what is left at the sender nor what begins at a recipient. */
export function belowMinimum(
  whose: 'sender' | 'recipient',
  { leastAtomic, network }: { leastAtomic: bigint; network: Network },
): AppError {
  const { symbol, decimals } = network.nativeCurrency
  const least = toDecimal({ atomic: leastAtomic, decimals })
  const context = { least, symbol }
  return whose === 'sender'
    ? new AppError(
        'transfer/sender-minimum',
        `The network wants ${least} ${symbol} to stay in your account besides the fee. Send less, or add ${symbol} first.`,
        { kind: 'invalid', context },
      )
    : new AppError(
        'transfer/recipient-minimum',
        `This address has nothing yet, and the network takes no less than ${least} ${symbol} there. Send more.`,
        { kind: 'invalid', context },
      )
}

/** A part of what there is cannot go: its issuer froze it, or it lies in too many accounts for one transaction. */
export function onlyPart(
  why: 'frozen' | 'accounts',
  { mostAtomic, decimals }: { mostAtomic: bigint; decimals: number },
): AppError {
  const most = toDecimal({ atomic: mostAtomic, decimals })
  const context = { most }
  return why === 'frozen'
    ? new AppError(
        'transfer/frozen',
        `The issuer of this token froze a part of it. At most ${most} can be sent.`,
        { kind: 'invalid', context },
      )
    : new AppError(
        'transfer/too-many-accounts',
        `This token lies in many accounts of yours. At most ${most} can be sent at once. Send the rest afterwards.`,
        { kind: 'invalid', context },
      )
}
