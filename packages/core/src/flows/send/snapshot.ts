import type { TransferInState } from '../../client/contract/FoyerState.ts'
import { toDecimal } from '../../primitives/Amount.ts'
import type { SendState } from './SendState.ts'

/** A transfer as the state of the client shows it; `null` while there is none. */
export function snapshot(
  state: SendState,
  {
    isConnected,
    native,
  }: {
    isConnected: boolean
    /** What the account has of what the chain counts in, and what one of it is worth. */
    native: { readonly atomic: bigint | null; readonly priceUsd: number | null }
  },
): TransferInState | null {
  const { asset, amountText, recipientText, recipient, feeAtomic, network, status, outcome } = state
  const differs = (outcome?.differences?.length ?? 0) > 0
  const isBlank = status === 'editing' && !asset && !amountText && !recipientText
  // The wallet that is gone takes its transfer along, but for what the user has to know.
  if (isBlank || (!isConnected && !differs && status !== 'signing' && status !== 'outcomeUnknown'))
    return null
  const inNative = (atomic: bigint | null) =>
    atomic !== null && network
      ? toDecimal({ atomic, decimals: network.nativeCurrency.decimals })
      : null
  const inDollars = (atomic: bigint | null) => {
    const amount = inNative(atomic)
    return amount === null || native.priceUsd === null ? null : Number(amount) * native.priceUsd
  }
  return Object.freeze({
    token: asset && { symbol: asset.symbol, name: asset.name, decimals: asset.decimals },
    sendTokenAmount:
      state.unit === 'dollars' && asset && state.amountAtomic !== null
        ? toDecimal({ atomic: state.amountAtomic, decimals: asset.decimals })
        : amountText || null,
    receiverAddress: recipient?.address ?? null,
    receiverProfileName: recipient?.name ?? null,
    receiverProfileImageUrl: recipient?.avatar ?? null,
    networkFee: inNative(feeAtomic),
    networkFeeUsd: inDollars(feeAtomic),
    networkBalanceUsd: inDollars(native.atomic),
    loading: status === 'signing',
    differs,
  })
}
