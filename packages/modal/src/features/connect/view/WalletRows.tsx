import type { WalletRow } from '@foyer/core/wallets'
import { Button, Glyph, Icon, Row, Skeleton, Tag, useWords } from '@foyer/ui'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { connectInstalled, waysTo } from '../../../feature/connectInstalled.ts'
import type { Views } from '../../../feature/Feature.ts'
import { push, useFeature, useStore } from '../../../feature/FeatureContext.ts'
import { reachWallet } from '../../../feature/reachWallet.ts'
import { pairingView } from '../../../feature/remoteEntry.ts'
import { passOn } from '../../../feature/routes.ts'
import { WalletImage } from '../../../feature/WalletImage.tsx'
import { offersWallets, rowKey } from '../../../feature/walletList.ts'
import { keepOrder } from '../keepOrder.ts'
import { messages as words } from '../messages.ts'
import { LeadOn } from './LeadOn.tsx'

/** The wallets to choose from, each once, and the way to all others. */
export function WalletRows({ parameters }: { parameters: Views['Connect'] }) {
  const messages = useWords(words)
  const { foyer, wallets, want } = useFeature()
  const { remote } = wallets
  const { places, count, sample, waiting } = useStore(wallets.store)
  const options = useStore(foyer.internals.options)
  const { allWallets, features } = options
  const namespace = parameters.addWalletForNamespace ?? parameters.namespace
  const offered = places.filter(
    (row) =>
      !namespace ||
      !row ||
      row.connectors.length === 0 ||
      row.connectors.some(({ chain }) => chain === namespace),
  )
  // As they stood when the pointer came: a wallet announced late must not move a row under it.
  const [still, setStill] = useState<typeof places | null>(null)
  const shown = still ? keepOrder(still, offered) : offered
  const hasAll =
    foyer.internals.navigation.has('AllWallets') &&
    features?.allWallets !== false &&
    allWallets !== 'HIDE' &&
    (allWallets !== 'ONLY_MOBILE' || wallets.device === 'mobile') &&
    offersWallets(options)
  const choose = (row: WalletRow) => {
    const [connector, ...others] = waysTo({ foyer, wallets }, row, namespace)
    foyer.internals.track('SELECT_WALLET', {
      name: row.name,
      ...(connector && { platform: 'browser' }),
    })
    if (row.group === 'walletConnect') push(foyer, pairingView, passOn(parameters))
    else if (connector) connectInstalled(foyer, [connector, ...others], parameters)
    else if (row.listing) reachWallet({ foyer, wallets, wallet: row.listing, parameters })
  }
  const isOnSeveral = !namespace && shown.some((row) => row?.installed && row.connectors.length > 1)
  useEffect(() => {
    // Few pages have several chain families: what asks on all of them is fetched before the press.
    if (isOnSeveral)
      void foyer.internals.navigation.declareLater?.().then(
        () => want('ConnectingMultiChain'),
        () => {
          // It did not arrive. The press asks again.
        },
      )
  }, [foyer, isOnSeveral, want])
  // React moves rows that change places, and keeps the focus of what it moves outside shadow roots only.
  const focused = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { activeElement, body } = focused.current?.ownerDocument ?? {}
    if (activeElement === body) focused.current?.focus({ preventScroll: true })
  })
  return (
    <>
      {/* In the same place with and without rows, so that it is mounted once. */}
      <LeadOn parameters={parameters} choose={choose} hasAll={hasAll} />
      {shown.length === 0 && !hasAll && !waiting ? (
        <div className="empty">
          <span className="empty-icon">
            <Icon name="wallet" size={20} />
          </span>
          <h2>{messages.noWalletTitle}</h2>
          <p>{messages.noWalletText}</p>
          <Button icon={<Icon name="refresh" size={18} />} onClick={foyer.internals.discover}>
            {messages.lookAgain}
          </Button>
        </div>
      ) : (
        <ul
          className="list"
          aria-label={messages.walletList}
          onPointerEnter={() => setStill(shown)}
          onPointerLeave={() => setStill(null)}
          onFocus={({ target }) => {
            focused.current = target as HTMLElement
          }}
          onBlur={() => {
            focused.current = null
          }}
        >
          {waiting && (
            <li>
              <Skeleton width="100%" height={56} radius={18} />
            </li>
          )}
          {shown.map((row, index) =>
            row === null ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a blank is nothing but its place
              <li key={`blank ${index}`} aria-hidden="true">
                <Skeleton width="100%" height={56} radius={18} index={index} />
              </li>
            ) : (
              <li key={rowKey(row)}>
                <Row
                  title={row.name}
                  dataShared={`wallet:${wallets.connectorOf(row, namespace)?.id ?? row.id}`}
                  image={<WalletImage wallet={row} listing={row.listing} size={36} />}
                  trailing={
                    row.installed || row.recent ? (
                      <>
                        {row.recent && <Tag>{messages.recent}</Tag>}
                        {row.installed && <Tag tone="ok">{messages.installed}</Tag>}
                      </>
                    ) : (
                      <Icon name="chevron" size={18} />
                    )
                  }
                  {...(row.group === 'walletConnect' && {
                    description: messages.scanWithPhone,
                    image: <Glyph name="phone" />,
                    disabled: remote.offered() === 'disabled',
                    onPointerEnter: remote.preload,
                    onFocus: remote.preload,
                  })}
                  onClick={() => choose(row)}
                />
              </li>
            ),
          )}
          {hasAll && (
            <li>
              <Row
                title={messages.allWallets}
                image={
                  sample.length === 0 && !shown.includes(null) ? (
                    <Glyph name="wallet" />
                  ) : (
                    <span className="mosaic">
                      {sample.map((listing) => (
                        <WalletImage
                          key={listing.id}
                          wallet={listing}
                          listing={listing}
                          size={36}
                        />
                      ))}
                    </span>
                  )
                }
                trailing={count === null ? null : <Tag>{count}</Tag>}
                onClick={() => {
                  foyer.internals.track('CLICK_ALL_WALLETS')
                  push(foyer, 'AllWallets', parameters)
                }}
              />
            </li>
          )}
        </ul>
      )}
    </>
  )
}
