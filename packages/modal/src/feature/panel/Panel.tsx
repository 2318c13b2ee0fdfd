import { Button, Icon, Skeleton, useWords } from '@foyer/ui'
import { useLayoutEffect } from 'react'
import { useFeature, useOnScreen, useStore } from '../FeatureContext.ts'
import { messages as words } from './messages.ts'

/** A part that a feature lends to another one's view: its code loads once it is on screen. */
export function Panel({ name }: { name: string }) {
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
      <p>{messages.failed}</p>
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
