import { getSwap, suggestedTokens } from '@foyer/core/swap'
import { useWords } from '@foyer/ui'
import { useFeature, useParameters, useStore } from '../../../feature/FeatureContext.ts'
import { NoNetwork } from '../../../money/NothingHere.tsx'
import { TokenPicker } from '../../../money/TokenPicker.tsx'
import { useOrderView } from '../../../money/useOrderView.ts'
import { messages as words } from '../messages.ts'
import { swapViews as views } from './swapViews.ts'

/** The tokens that can be swapped on the active network. */
export function SelectTokenView() {
  const messages = useWords(words)
  const { foyer } = useFeature()
  const { target } = useParameters('SwapSelectToken')
  const swap = getSwap(foyer)
  const { network, tokens, pay, get } = useStore(swap.store)
  useOrderView(swap.store, { views, here: 'SwapSelectToken', of: 'Swap' })
  if (!network) return <NoNetwork />
  return (
    <TokenPicker
      network={network}
      heading={messages.tokensOn(network.name)}
      assets={tokens ?? []}
      suggested={suggestedTokens(tokens ?? [], network)}
      chosen={target === 'pay' ? pay : get}
      isIncomplete={false}
      onLookUp={swap.findToken}
      onChoose={(asset) => {
        if (target === 'pay') swap.choosePay(asset)
        else swap.chooseGet(asset)
        foyer.router.back()
      }}
    />
  )
}
