import { Tabs, useTranslate, useWords } from '@foyer/ui'
import { useFeature, useSlot } from '../../../feature/FeatureContext.ts'
import { useActiveChain } from '../../../feature/laterHooks.ts'
import { Panel } from '../../../feature/panel/Panel.tsx'
import { messages as words } from '../messages.ts'

/** The lists of the account, as other features lend them: one at a time, its code when it is chosen. */
export function AccountTabs() {
  const messages = useWords(words)
  const translate = useTranslate()
  const { foyer } = useFeature()
  const slots = useSlot('accountTabs')
  const chain = useActiveChain()
  const tab = slots[chain?.currentTab ?? 0] ?? slots[0]
  if (!tab || !chain) return null
  // Part of the state: a user who comes back from a detail is where they were.
  const choose = (id: string) => {
    const chosen = slots.findIndex((slot) => slot.id === id)
    const event = slots[chosen]?.event
    if (event) foyer.internals.track(event)
    foyer.internals.store.updateChain(chain.namespace, { currentTab: chosen })
  }
  const panel = <Panel key={tab.panel} name={tab.panel} />
  return (
    <div className="account-tabs">
      {slots.length === 1 ? (
        panel
      ) : (
        <Tabs
          label={messages.parts}
          tabs={slots.map(({ id, title }) => ({ id, title: title(translate) }))}
          selected={tab.id}
          onSelect={choose}
        >
          {panel}
        </Tabs>
      )}
    </div>
  )
}
