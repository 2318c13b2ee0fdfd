import { Button, globeIcon, Icon, type IconName, keyIcon, shieldIcon, useWords } from '@foyer/ui'
import { useLayoutEffect, useRef, useState } from 'react'
import { push, useFeature, useWhileOnScreen } from '../../../feature/FeatureContext.ts'
import { messages as words } from '../messages.ts'

/** What a wallet is, what it is not, and where to get one. */
export function WhatIsAWalletView() {
  const messages = useWords(words)
  const { foyer } = useFeature()
  useWhileOnScreen(() => foyer.internals.track('CLICK_WALLET_HELP'))
  return (
    <>
      <Cards cards={messages.walletCards} icons={['wallet', keyIcon, shieldIcon]} />
      {foyer.internals.navigation.has('GetWallet') && (
        <Button variant="primary" full onClick={() => push(foyer, 'GetWallet')}>
          {messages.getWallet}
        </Button>
      )}
    </>
  )
}

/** What a network is, and what that means for money. */
export function WhatIsANetworkView() {
  const messages = useWords(words)
  const { foyer } = useFeature()
  useWhileOnScreen(() => foyer.internals.track('CLICK_NETWORK_HELP'))
  return <Cards cards={messages.networkCards} icons={[globeIcon, 'wallet', 'refresh']} />
}

function Cards({
  cards,
  icons,
}: {
  cards: readonly { title: string; text: string }[]
  icons: readonly IconName[]
}) {
  const list = useRef<HTMLUListElement>(null)
  const [scrolls, setScrolls] = useState(false)
  useLayoutEffect(() => {
    const view = list.current?.closest('.view')
    const window = view?.ownerDocument.defaultView
    if (!view || !window) return
    const observer = new window.ResizeObserver(() =>
      setScrolls(view.scrollHeight > view.clientHeight && !view.querySelector('button')),
    )
    observer.observe(view)
    return () => observer.disconnect()
  }, [])
  return (
    // Where nothing in it can have the focus, keys could not scroll it.
    <ul ref={list} className="guide" tabIndex={scrolls ? 0 : undefined}>
      {cards.map(({ title, text }, index) => (
        <li key={title}>
          <span className="glyph">
            <Icon name={icons[index] ?? 'help'} size={18} />
          </span>
          <div>
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
