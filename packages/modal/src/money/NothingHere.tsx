import { PanelState, useWords } from '@foyer/ui'
import { push, useFeature } from '../feature/FeatureContext.ts'
import { messages as words } from './messages.ts'

/** In place of a review or a receipt of what is over. */
export function NothingToConfirm({ onBack }: { onBack(): void }) {
  const messages = useWords(words)
  return (
    <PanelState
      icon="wallet"
      title={messages.nothing}
      text={messages.nothingHint}
      action={{ label: messages.back, onClick: onBack }}
    />
  )
}

/** In place of a form, while the wallet is on a network that the page does not use. */
export function NoNetwork() {
  const messages = useWords(words)
  const { foyer } = useFeature()
  return (
    <PanelState
      icon="wallet"
      title={messages.noNetwork}
      text={messages.noNetworkHint}
      action={{ label: messages.networks, onClick: () => push(foyer, 'Networks') }}
    />
  )
}
