import type { WalletRow } from '@foyer/core/wallets'
import { findWallet } from '@foyer/core/wallets'
import { useEffect, useRef, useState } from 'react'
import { Consent } from '../../../room/Consent.tsx'
import {
  push,
  useFlow,
  useParameters,
  useRoom,
  useSettled,
  useStore,
} from '../../../room/RoomContext.ts'
import { WalletImage } from '../../../room/WalletImage.tsx'
import { useWords } from '../../../room/words.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Tile } from '../../../ui/Tile.tsx'
import { listFlow } from '../flow.ts'
import { messages as words } from '../messages.ts'

/** A search is sent once the person paused for this long. */
const searchDelayMs = 300

/** Every wallet there is: those of this browser first, then the catalogue, page by page. */
export function AllWalletsView() {
  const messages = useWords(words)
  const { foyer, wallets } = useRoom()
  const parameters = useParameters('AllWallets')
  const { rows } = useStore(wallets.store)
  const [text, setText] = useState('')
  const search = useSettled(text.trim(), searchDelayMs)
  const [state, send] = useFlow(listFlow, { list: wallets.list })
  useEffect(() => wallets.start(), [wallets])
  useEffect(() => {
    send({ type: 'search', search })
    if (search) foyer.internals.track('SEARCH_WALLET', { badge: '', search })
  }, [search, send, foyer])

  const installed = rows.filter(
    ({ connectors, name }) =>
      connectors.length > 0 && name.toLowerCase().includes(search.toLowerCase()),
  )
  const listed = state.wallets.filter((listing) => !findWallet(listing, installed.map(identityOf)))
  const isEmpty = state.status === 'ready' && installed.length + listed.length === 0
  const choose = (row: Pick<WalletRow, 'connectors'>, name: string) => {
    const connector = wallets.connectorOf(row)
    foyer.internals.track('SELECT_WALLET', { name, platform: 'browser' })
    if (connector)
      push(foyer, 'ConnectingExternal', {
        ...parameters,
        connectorId: connector.id,
        namespace: connector.chain,
      })
  }
  return (
    <>
      <div className="all-search">
        <SearchField label={messages.search} value={text} onChange={setText} />
      </div>
      <span className="visually-hidden" role="status">
        {state.status === 'ready' && search !== '' && !isEmpty
          ? messages.found(installed.length + listed.length)
          : ''}
      </span>
      {isEmpty ? (
        <div className="empty">
          <span className="empty-icon">
            <Icon name="search" size={20} />
          </span>
          <div role="status">
            <h2>{search ? messages.noneFound(search) : messages.none}</h2>
          </div>
          <p>{messages.noneText}</p>
          <Button onClick={() => setText('')}>{messages.clearSearch}</Button>
        </div>
      ) : (
        <Consent before>
          <ul className="tiles" aria-label={messages.list} aria-busy={state.status === 'loading'}>
            {installed.map((row) => (
              <li key={row.id}>
                <Tile
                  title={row.name}
                  description={[messages.installed, row.recent && messages.recent]
                    .filter(Boolean)
                    .join(', ')}
                  dataShared={`wallet:${wallets.connectorOf(row)?.id}`}
                  image={<WalletImage wallet={row} listing={row.listing} size={52} />}
                  onClick={() => choose(row, row.name)}
                />
              </li>
            ))}
            {listed.map((listing) => (
              <li key={listing.id}>
                <Tile
                  title={listing.name}
                  image={<WalletImage wallet={listing} listing={listing} size={52} />}
                  onClick={() => {
                    foyer.internals.track('SELECT_WALLET', { name: listing.name })
                    push(foyer, 'Downloads', { wallet: listing })
                  }}
                />
              </li>
            ))}
            {(state.status === 'loading' || state.status === 'loadingMore') &&
              placeholders.map((index) => (
                <li key={`placeholder ${index}`} className="tile" aria-hidden="true">
                  <Skeleton width={52} height={52} radius={15} index={index} />
                  <Skeleton width={48} height={10} index={index} />
                </li>
              ))}
          </ul>
        </Consent>
      )}
      {state.status === 'failed' && (
        <div className="empty" role="alert">
          <h2>{messages.failedTitle}</h2>
          <p>{messages.failedText}</p>
          <Button icon={<Icon name="refresh" size={18} />} onClick={() => send({ type: 'retry' })}>
            {messages.tryAgain}
          </Button>
        </div>
      )}
      {state.status === 'ready' && state.wallets.length < state.count && (
        <More key={state.pages} onSeen={() => send({ type: 'more' })} />
      )}
    </>
  )
}

const placeholders = Array.from({ length: 8 }, (_, index) => index)

const identityOf = ({ id, name, connectors }: WalletRow) => ({
  id,
  name,
  rdns: connectors.find(({ rdns }) => rdns !== null)?.rdns ?? null,
})

/** Asks for the next page when the end of this one comes near. */
function More({ onSeen }: { onSeen(): void }) {
  const end = useRef<HTMLDivElement>(null)
  const latest = useRef(onSeen)
  useEffect(() => {
    latest.current = onSeen
  })
  useEffect(() => {
    const element = end.current
    const view = element?.ownerDocument.defaultView
    if (!element || !view) return
    const observer = new view.IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && latest.current(),
      { root: element.closest('.view'), rootMargin: '200px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return <div ref={end} className="all-end" />
}
