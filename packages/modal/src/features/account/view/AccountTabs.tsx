import { useLayoutEffect } from 'react'
import { useFeature, useOnScreen, useSlot, useStore } from '../../../feature/FeatureContext.ts'
import { useActiveChain } from '../../../feature/laterHooks.ts'
import { useTranslate, useWords } from '../../../feature/words.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { Tabs } from '../../../ui/controls/Tabs.tsx'
import { Icon } from '../../../ui/images/Icon.tsx'
import { Skeleton } from '../../../ui/progress/Skeleton.tsx'
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

function Panel({ name }: { name: string }) {
  const messages = useWords(words)
  const { codes, want, focusHeading } = useFeature()
  const onScreen = useOnScreen()
  const code = useStore(codes)[name] ?? { status: 'loading' }
  useLayoutEffect(() => {
    if (onScreen) want(name)
  }, [onScreen, want, name])
  if (code.status === 'ready') return <code.View />
  if (code.status === 'loading')
    return (
      <div aria-busy="true">
        <Skeleton width={240} height={36} radius={12} />
      </div>
    )
  return (
    <div role="alert">
      <p>{messages.partFailed}</p>
      <Button
        icon={<Icon name="refresh" size={18} />}
        onClick={() => {
          want(name)
          focusHeading()
        }}
      >
        {messages.tryAgain}
      </Button>
    </div>
  )
}
