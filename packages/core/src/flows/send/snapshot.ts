import type { TransferInState } from '../../client/contract/FoyerState.ts'
import { toDecimal } from '../../primitives/Amount.ts'
import type { SendState } from './SendState.ts'

/** A transfer as the state of the client shows it; `null` while there is none. */
export function snapshot(
  state: SendState,
  { isConnected }: { isConnected: boolean },
): TransferInState | null {
  const { asset, amountText, recipientText, recipient, feeAtomic, network, stage, outcome } = state
  const differs = (outcome?.differences?.length ?? 0) > 0
  const isBlank = stage === 'edit' && !asset && !amountText && !recipientText
  // The wallet that is gone takes its transfer along, but for what the user has to know.
  if (isBlank || (!isConnected && !differs && stage !== 'asking' && stage !== 'unknown'))
    return null
  return Object.freeze({
    token: asset && { symbol: asset.symbol, name: asset.name, decimals: asset.decimals },
    sendTokenAmount:
      state.unit === 'dollars' && asset && state.amountAtomic !== null
        ? toDecimal({ atomic: state.amountAtomic, decimals: asset.decimals })
        : amountText || null,
    receiverAddress: recipient?.address ?? null,
    receiverProfileName: recipient?.name ?? null,
    receiverProfileImageUrl: recipient?.avatar ?? null,
    networkFee:
      feeAtomic !== null && network
        ? toDecimal({ atomic: feeAtomic, decimals: network.nativeCurrency.decimals })
        : null,
    loading: stage === 'asking',
    differs,
  })
}
