import type { Foyer } from '../../client/contract/Foyer.ts'
import { draftAmount } from '../amounts/draftAmount.ts'
import type { HeldAsset } from '../holdings/HeldAsset.ts'
import type { SwapButton, SwapDraft } from './SwapState.ts'

/** 1 %, as the specification has it. */
const usualSlippageBps = 100
export const mostSlippageBps = 5_000

/** The form of the account and network in use, with nothing in it. */
export function blankDraft(foyer: Foyer, namespace: string): SwapDraft {
  const chain = foyer.getState().chains[namespace]
  return {
    ...{ namespace, network: chain?.network ?? null, from: chain?.address ?? null },
    ...{ wanted: { pay: null, get: null }, pay: null, get: null },
    ...{ amountText: '', unit: 'token', amountAtomic: null, isMax: false },
    ...{ slippageBps: usualSlippageBps, quote: { status: 'none' }, tokens: null },
    ...{ feeAtomic: null, draftNotice: null },
  }
}

/** The amount, once anything changed that it follows; the quote of another amount is none of this one. */
export function withAmount(draft: SwapDraft, before: SwapDraft): SwapDraft {
  const { pay, get } = draft
  const amount = pay
    ? draftAmount({ ...draft, asset: pay, staysAtomic: staysOf(draft) })
    : { amountAtomic: null }
  const next = { ...draft, ...amount }
  const isSame =
    next.amountAtomic === before.amountAtomic &&
    isSameAsset(pay, before.pay) &&
    isSameAsset(get, before.get)
  if (isSame) return next
  return { ...next, quote: { status: isAskable(next) ? 'reading' : 'none' } }
}

const staysOf = ({ pay, feeAtomic }: SwapDraft) =>
  pay?.asset.kind === 'native' ? (feeAtomic ?? 0n) : 0n

/** Whether there is anything to ask the exchange. */
export const isAskable = ({ pay, get, amountAtomic }: SwapDraft) =>
  pay !== null && get !== null && amountAtomic !== null && amountAtomic > 0n

/** What the button says: the first that applies, in the order of the specification. */
export function swapButton({
  pay,
  get,
  amountAtomic,
  quote,
  tokens,
  feeAtomic,
}: Pick<SwapDraft, 'pay' | 'get' | 'amountAtomic' | 'quote' | 'tokens' | 'feeAtomic'>): SwapButton {
  if (tokens?.length === 0) return 'unsupportedNetwork'
  if (!pay || !get) return 'selectToken'
  if (amountAtomic === null || amountAtomic === 0n) return 'enterAmount'
  const staysAtomic = pay.asset.kind === 'native' ? (feeAtomic ?? 0n) : 0n
  if (!pay.isBalanceUnknown && amountAtomic + staysAtomic > pay.atomic) return 'insufficientBalance'
  if (quote.status === 'noRoute') return 'insufficientLiquidity'
  return 'reviewSwap'
}

export const isSameAsset = (one: HeldAsset | null, other: HeldAsset | null) =>
  addressOf(one) === addressOf(other)

const addressOf = (held: HeldAsset | null) =>
  held === null ? null : held.asset.kind === 'token' ? held.asset.address.toLowerCase() : ''
