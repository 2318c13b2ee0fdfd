import { getSend, heldAssets } from '@foyer/core/send'
import { useFeature, useStore } from '../../../feature/FeatureContext.ts'
import { useHolding } from '../../../feature/useHolding.ts'
import { NoNetwork } from '../../../money/NothingHere.tsx'
import { TokenPicker } from '../../../money/TokenPicker.tsx'
import { useOrderView } from '../../../money/useOrderView.ts'
import { sendViews as views } from './sendViews.ts'

/** The tokens that the account has on the active network. */
export function SelectTokenView() {
  const { foyer } = useFeature()
  const send = getSend(foyer)
  const { namespace, network, asset: chosen } = useStore(send.store)
  const { tokens, missingChainIds } = useHolding(namespace)
  useOrderView(send.store, { views, here: 'WalletSendSelectToken', of: 'WalletSend' })
  if (!network) return <NoNetwork />
  const spam = new Set(
    tokens.flatMap(({ address, isSpam }) => (isSpam && address ? address.split(':')[2] : [])),
  )
  return (
    <TokenPicker
      network={network}
      assets={heldAssets(foyer, namespace).filter(
        ({ asset }) => asset.kind !== 'token' || !spam.has(asset.address),
      )}
      chosen={chosen}
      isIncomplete={missingChainIds.includes(network.caipNetworkId)}
      onChoose={(asset) => {
        send.chooseAsset(asset)
        foyer.router.back()
      }}
    />
  )
}
