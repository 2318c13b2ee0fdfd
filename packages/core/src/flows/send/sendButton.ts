import { costOf } from '../amounts/costOf.ts'
import type { SendButton, SendForm } from './SendState.ts'

/** What the button says: the first that applies, in the order of the specification. */
export function sendButton(
  state: Pick<SendForm, 'asset' | 'amountText' | 'amountAtomic' | 'recipientText' | 'recipient'>,
  { isFeeMissing, isSupported }: { isFeeMissing: boolean; isSupported: boolean },
): SendButton {
  const { asset, amountText, amountAtomic, recipientText, recipient } = state
  if (!isSupported) return 'unsupportedChain'
  if (!asset) return 'selectToken'
  if (amountText.trim() === '') return 'addAmount'
  if (amountAtomic === null || amountAtomic === 0n) return 'incorrectValue'
  if (asset.isBalanceUnknown) return 'unknownBalance'
  if (amountAtomic > asset.atomic || isFeeMissing) return 'insufficientFunds'
  if (recipientText.trim() === '') return 'addAddress'
  return recipient ? 'previewSend' : 'invalidAddress'
}

/**
 * Whether the network's fee cannot be paid. A smart account's fee may be another's to pay; while the
 * fee is not known, only an empty account is without it.
 */
export function lacksFee(
  {
    asset,
    amountAtomic,
    ...estimate
  }: Pick<SendForm, 'asset' | 'amountAtomic' | 'feeAtomic' | 'extraCosts'>,
  { nativeAtomic, isSmartAccount }: { nativeAtomic: bigint | null; isSmartAccount: boolean },
): boolean {
  if (isSmartAccount || nativeAtomic === null || !asset || amountAtomic === null) return false
  if (nativeAtomic === 0n) return true
  const spent = asset.asset.kind === 'native' ? amountAtomic : 0n
  const cost = costOf(estimate)
  return cost !== null && spent <= nativeAtomic && spent + cost > nativeAtomic
}

/**
 * Whether a wallet may refuse what the chain would take: wallets want more than the fee to be there. They
 * differ in how much more, so that nobody is kept from asking.
 */
export function lacksReserve(
  {
    asset,
    amountAtomic,
    reserveAtomic,
  }: Pick<SendForm, 'asset' | 'amountAtomic' | 'reserveAtomic'>,
  { nativeAtomic, isSmartAccount }: { nativeAtomic: bigint | null; isSmartAccount: boolean },
): boolean {
  if (isSmartAccount || nativeAtomic === null || !asset || amountAtomic === null) return false
  if (reserveAtomic === null) return false
  const spent = asset.asset.kind === 'native' ? amountAtomic : 0n
  return spent + reserveAtomic > nativeAtomic
}
