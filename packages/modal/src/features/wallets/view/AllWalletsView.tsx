import type { WalletRow } from '@foyer/core/wallets'
import {
  Button,
  Icon,
  SearchField,
  Skeleton,
  searchIcon,
  Tile,
  topOfGrid,
  useWords,
  WindowedGrid,
} from '@foyer/ui'
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { Consent, useConsent } from '../../../feature/Consent.tsx'
import { connectInstalled, waysTo } from '../../../feature/connectInstalled.ts'
import {
  push,
  useFeature,
  useNotes,
  useOnScreen,
  useParameters,
} from '../../../feature/FeatureContext.ts'
import { useSettled } from '../../../feature/laterHooks.ts'
import { reachWallet } from '../../../feature/reachWallet.ts'
import { pairingView } from '../../../feature/remoteEntry.ts'
import { passOn } from '../../../feature/routes.ts'
import { WalletImage } from '../../../feature/WalletImage.tsx'
import { rowKey } from '../../../feature/walletList.ts'
import { remainingOf } from '../flow.ts'
import { looksPrivate } from '../looksPrivate.ts'
import { messages as words } from '../messages.ts'
import { useListing } from './useListing.ts'
import { newVisit } from './visit.ts'

/** A search is sent once the user paused for this long. */
const searchDelayMs = 300

/** Placeholders before anything is known: as many as the view has room for. */
const firstPlaceholders = 20
/** Placeholders for the next page: as long as one, so that a scroll does not stop in front of it. */
const nextPlaceholders = 40

/** Every wallet there is: those of this browser first, then the catalogue, page by page. */
export function AllWalletsView() {
  const messages = useWords(words)
  const { foyer, wallets } = useFeature()
  const parameters = useParameters('AllWallets')
  const namespace = parameters.addWalletForNamespace ?? parameters.namespace
  // Only the rows: images that arrive are no business of the list.
  const rows = useSyncExternalStore(wallets.store.subscribe, () => wallets.store.getState().rows)
  const visit = useNotes(newVisit)
  const [text, setText] = useState(visit.text)
  const isPrivate = looksPrivate(text)
  const search = useSettled(isPrivate ? '' : text.trim(), searchDelayMs)
  const [state, send] = useListing(visit)
  const field = useRef<HTMLInputElement>(null)
  const { listed } = state

  const installed = useMemo(() => {
    const wanted = search.toLowerCase()
    return rows.filter(
      ({ group, connectors, name }) =>
        group !== 'walletConnect' &&
        connectors.some(({ chain }) => !namespace || chain === namespace) &&
        name.toLowerCase().includes(wanted),
    )
  }, [rows, search, namespace])
  const onScreen = useOnScreen()
  useEffect(() => {
    if (onScreen) wallets.start()
  }, [onScreen, wallets])
  useEffect(() => {
    visit.text = text
  }, [visit, text])
  // Ahead of what is installed, so that this need not look through a list that is about to go.
  useLayoutEffect(() => {
    if (search === visit.state.search) return
    visit.place = topOfGrid()
    send({ type: 'search', search })
    if (search) foyer.internals.track('SEARCH_WALLET', { badge: '', search })
  }, [search, send, foyer, visit])
  // Before it is seen: a wallet that is found late never stands in the list twice.
  useLayoutEffect(() => {
    send({ type: 'installed', installed: installed.map(identityOf) })
  }, [installed, send])

  const used = useMemo(
    () => new Set(rows.flatMap(({ recent, listing }) => (recent && listing ? listing.id : []))),
    [rows],
  )

  const { withheld } = useConsent()
  const canPair = !withheld && wallets.remote.offered() === 'available'
  // On a phone no row in the connect list leads to a wallet that is not listed.
  const before =
    canPair && wallets.device === 'mobile' && 'walletconnect'.startsWith(search.toLowerCase())
      ? 1
      : 0
  const count = before + installed.length + listed.length
  const remaining = remainingOf(state)
  // A phone leaves out those of a page that it cannot open, so the catalogue's count is too high.
  const isCounted = wallets.device === 'desktop' || remaining === 0
  const pending =
    state.status === 'loading'
      ? firstPlaceholders
      : state.status === 'failed'
        ? 0
        : Math.min(remaining, nextPlaceholders)
  const isEmpty = isPrivate || (state.status === 'ready' && count + pending === 0)
  const canScan =
    canPair && (wallets.device === 'mobile' || rows.some(({ group }) => group === 'walletConnect'))
  const render = useCallback(
    (index: number) => {
      if (index < before)
        return (
          <Tile
            title={messages.anyWallet}
            image={
              <span className="tile-glyph">
                <Icon name="phone" size={26} />
              </span>
            }
            onClick={() => {
              foyer.internals.track('SELECT_WALLET', { name: messages.anyWallet })
              Object.assign(visit.place, { focused: index, returnsFocus: true })
              push(foyer, pairingView, passOn(parameters))
            }}
          />
        )
      const row = installed[index - before]
      if (row) {
        const connector = wallets.connectorOf(row, namespace)
        return (
          <Tile
            title={row.name}
            description={[messages.installed, row.recent && messages.recent]
              .filter(Boolean)
              .join(', ')}
            note={messages.installed}
            tone="ok"
            dataShared={`wallet:${connector?.id}`}
            image={<WalletImage wallet={row} listing={row.listing} size={52} />}
            onClick={() => {
              foyer.internals.track('SELECT_WALLET', { name: row.name, platform: 'browser' })
              const [first, ...others] = waysTo({ foyer, wallets }, row, namespace)
              if (!first) return
              Object.assign(visit.place, { focused: index, returnsFocus: true })
              connectInstalled(foyer, [first, ...others], parameters)
            }}
          />
        )
      }
      const listing = listed.at(index - before - installed.length)
      return (
        listing && (
          <Tile
            title={listing.name}
            {...(used.has(listing.id) && { description: messages.recent, note: messages.recent })}
            image={<WalletImage wallet={listing} listing={listing} size={52} />}
            onClick={() => {
              foyer.internals.track('SELECT_WALLET', { name: listing.name })
              Object.assign(visit.place, { focused: index, returnsFocus: true })
              reachWallet({ foyer, wallets, wallet: listing, parameters })
            }}
          />
        )
      )
    },
    [before, installed, listed, used, wallets, messages, foyer, visit, parameters, namespace],
  )
  const keyOf = (index: number) => {
    if (index < before) return pairingView
    const row = installed[index - before]
    return row ? rowKey(row) : listed.at(index - before - installed.length)?.id
  }
  const renderPending = useCallback(
    (nth: number) => <PendingTile nth={nth} label={messages.loading} />,
    [messages],
  )
  const more = useCallback(() => send({ type: 'more' }), [send])

  return (
    <>
      <div className="search-above">
        <SearchField label={messages.search} value={text} onChange={setText} inputRef={field} />
      </div>
      <span className="visually-hidden" role="status">
        {state.status === 'ready' && search !== '' && !isEmpty && isCounted
          ? messages.found(count - before + remaining)
          : ''}
      </span>
      {isEmpty ? (
        <div className="empty">
          <span className="empty-icon">
            <Icon name={searchIcon} size={20} />
          </span>
          <div role="status">
            <h2>
              {isPrivate
                ? messages.nonePrivate
                : search
                  ? messages.noneFound(search)
                  : messages.none}
            </h2>
          </div>
          <p>
            {isPrivate
              ? messages.privateText
              : canScan
                ? messages.noneTextOrScan
                : messages.noneText}
          </p>
          {canScan && (
            <Button onClick={() => push(foyer, pairingView, passOn(parameters))}>
              {messages.scan}
            </Button>
          )}
          <Button
            onClick={() => {
              setText('')
              field.current?.focus()
            }}
          >
            {messages.clearSearch}
          </Button>
        </div>
      ) : (
        <Consent before>
          <WindowedGrid
            key={state.search}
            label={messages.list}
            count={count}
            pending={pending}
            total={count + remaining}
            busy={state.status === 'loading'}
            place={visit.place}
            render={render}
            keyOf={keyOf}
            renderPending={renderPending}
            onPending={more}
          />
        </Consent>
      )}
      {state.status === 'failed' && !isEmpty && (
        <div className="empty" role="alert">
          <span className="empty-icon">
            <Icon name="warning" size={20} />
          </span>
          <h2>{messages.failedTitle}</h2>
          <p>{messages.failedText}</p>
          <Button
            icon={<Icon name="refresh" size={18} />}
            onClick={() => {
              send({ type: 'retry' })
              // The button goes; on a phone the field would bring the keyboard up.
              if (wallets.device === 'desktop') field.current?.focus()
            }}
          >
            {messages.tryAgain}
          </Button>
        </div>
      )}
    </>
  )
}

/**
 * Stands in for a wallet on its way. The first one has a button, so that a user who walks through the
 * list with Tab faster than it arrives waits in it and is not led out of it.
 */
function PendingTile({ nth, label }: { nth: number; label: string }) {
  const blank = (
    <>
      <Skeleton width={52} height={52} radius={15} index={nth % breathing} />
      <Skeleton width={48} height={10} index={nth % breathing} />
    </>
  )
  return nth === 0 ? (
    <button type="button" className="tile tile-pending" aria-disabled="true" aria-label={label}>
      {blank}
    </button>
  ) : (
    <span className="tile tile-pending">{blank}</span>
  )
}

/** Placeholders begin to breathe one after the other, up to this many. */
const breathing = 8

const identityOf = ({ id, name, connectors }: WalletRow) => ({
  id,
  name,
  rdns: connectors.find(({ rdns }) => rdns !== null)?.rdns ?? null,
})
