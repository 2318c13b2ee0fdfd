import { Address } from '@foyer/core'
import { AskedWallet, Button, useWords } from '@foyer/ui'
import { push, useFeature, useFoyerState, useParameters } from '../../../feature/FeatureContext.ts'
import { FamilyImage, familyOf } from '../../../feature/family.tsx'
import { messages as words } from '../messages.ts'

/** What was asked for needs another chain family than the active one. */
export function SwitchActiveChainView() {
  const messages = useWords(words)
  const { foyer } = useFeature()
  const { switchToChain: namespace, navigateTo } = useParameters('SwitchActiveChain')
  const chain = useFoyerState(({ chains }) => chains[namespace])
  const { name } = familyOf(foyer, namespace)
  const active = chain?.connections.find(({ isActive }) => isActive)
  const connect = () =>
    push(foyer, 'Connect', { namespace, ...(navigateTo && { redirectView: navigateTo }) })
  const switchOver = () => {
    if (active) foyer.switchConnection(namespace, active.id)
    if (foyer.getState().view !== 'SwitchActiveChain') return
    if (navigateTo) foyer.router.replace(navigateTo)
    else foyer.router.complete('success')
  }
  return (
    <AskedWallet
      ring="idle"
      image={<FamilyImage namespace={namespace} size={76} />}
      title={messages.switchTo(name)}
      text={
        active
          ? messages.goOnWith(active.connector.name, Address.shorten(chain?.address ?? ''))
          : messages.connectFirst
      }
    >
      <Button variant="primary" full onClick={active ? switchOver : connect}>
        {active ? messages.switchTo(name) : messages.connectWallet}
      </Button>
    </AskedWallet>
  )
}
