import type { Nft } from '@foyer/core/client'
import {
  Artwork,
  Button,
  Glyph,
  hiddenIcon,
  Icon,
  imageIcon,
  Notice,
  PanelState,
  Row,
  Skeleton,
  useWords,
} from '@foyer/ui'
import { useEffect, useState } from 'react'
import { push, useFeature, useOnScreen } from '../../../feature/FeatureContext.ts'
import { useActiveChain } from '../../../feature/laterHooks.ts'
import { messages as words } from '../messages.ts'

/** More than anybody looks through; a hostile history may hold any number. */
const maxShown = 200

interface Pages {
  readonly status: 'loading' | 'ready' | 'failed' | 'unsupported' | 'more'
  readonly nfts: readonly Nft[]
  readonly next: string | null
  /** Part of what was read could not be found out. */
  readonly isIncomplete: boolean
}

const nothing: Pages = { status: 'loading', nfts: [], next: null, isIncomplete: false }

/** The collectibles of the account, spam behind one row. */
export function NftsPanel() {
  const messages = useWords(words)
  const { foyer, focusHeading } = useFeature()
  const chain = useActiveChain()
  const onScreen = useOnScreen()
  const key = chain?.caipAddress ?? ''
  const [state, setState] = useState({ key, pages: nothing })
  const [isSpamShown, showSpam] = useState(false)
  const pages = state.key === key ? state.pages : nothing

  const read = async (what: 'newest' | 'more' | 'again', signal: AbortSignal) => {
    const { address, network } = foyer.getState().chains[chain?.namespace ?? ''] ?? {}
    if (!address || !network) return
    const before = what === 'newest' ? nothing : pages
    if (what === 'more') setState({ key, pages: { ...before, status: 'more' } })
    try {
      const resources = await foyer.internals.resources()
      const cursor = what === 'more' ? (before.next ?? undefined) : undefined
      const reading = await resources?.nfts({
        ...{ account: address, network, cursor, signal, retry: what !== 'newest' },
        // What is known is not all there is.
        force: what === 'again',
      })
      if (signal.aborted) return
      if (!reading || reading.status === 'unsupported')
        return setState({ key, pages: { ...nothing, status: 'unsupported' } })
      const { nfts, next, missingChainIds } = reading.value
      const isMissing = missingChainIds.includes(network.caipNetworkId)
      setState({
        key,
        pages: {
          ...{ status: 'ready', next },
          nfts: what === 'more' ? [...before.nfts, ...nfts] : nfts,
          isIncomplete: isMissing || (what === 'more' && before.isIncomplete),
        },
      })
    } catch {
      if (!signal.aborted) setState({ key, pages: { ...before, status: 'failed' } })
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each account, and each time it is looked at
  useEffect(() => {
    if (!onScreen || !key) return
    const leaving = new AbortController()
    void read('newest', leaving.signal)
    return () => leaving.abort()
  }, [key, onScreen])

  const { nfts, status, next, isIncomplete } = pages
  const retry = {
    label: messages.tryAgain,
    onClick() {
      void read('again', foyer.internals.platform.clock.deadline(15_000))
      focusHeading()
    },
  }
  if (status === 'failed' && nfts.length === 0)
    return (
      <PanelState icon="warning" title={messages.failed} text={messages.failedHint} retry={retry} />
    )
  if (status === 'loading')
    return (
      <div className="nfts" aria-busy="true">
        {[0, 1, 2, 3].map((index) => (
          <Skeleton key={index} width="100%" height={160} radius={18} index={index} />
        ))}
      </div>
    )
  const shown = nfts.filter(({ isSpam }) => !isSpam).slice(0, maxShown)
  const spam = nfts.filter(({ isSpam }) => isSpam).slice(0, maxShown)
  if (shown.length === 0 && spam.length === 0) {
    // Of a network that nobody reads it is not known that there are none.
    const isUnknown = status === 'unsupported' || isIncomplete
    return (
      <PanelState
        icon={imageIcon}
        title={isUnknown ? messages.tab : messages.emptyTitle}
        text={isUnknown ? messages.unsupported : messages.empty}
      />
    )
  }
  return (
    <>
      {isIncomplete && (
        <Notice tone="warn">
          <p>{messages.incomplete}</p>
          <Button onClick={retry.onClick}>{retry.label}</Button>
        </Notice>
      )}
      <Grid nfts={shown} />
      {spam.length > 0 && (
        <Row
          title={isSpamShown ? messages.shown(spam.length) : messages.hidden(spam.length)}
          image={<Glyph name={hiddenIcon} />}
          trailing={<Icon name="chevron" size={18} />}
          aria-expanded={isSpamShown}
          onClick={() => showSpam(!isSpamShown)}
        />
      )}
      {isSpamShown && <Grid nfts={spam} />}
      {next !== null && shown.length < maxShown && (
        <Button
          full
          busy={status === 'more'}
          onClick={() => void read('more', foyer.internals.platform.clock.deadline(15_000))}
        >
          {messages.more}
        </Button>
      )}
    </>
  )
}

/**
 * Collectibles in two columns.
 */
function Grid({ nfts }: { nfts: readonly Nft[] }) {
  const messages = useWords(words)
  const { foyer } = useFeature()
  return (
    <ul className="nfts" aria-label={messages.list}>
      {nfts.map((nft) => {
        const { contract, tokenId, standard, name, collection, amount, previewUrl } = nft
        const count = amount > 1n ? messages.many(amount.toString()) : ''
        return (
          <li key={`${contract} ${tokenId}`}>
            <button
              type="button"
              className="nft"
              aria-label={messages.named(name, collection ?? '', count)}
              onClick={() =>
                push(foyer, 'NftDetail', {
                  ...{ contract, standard, name, collection, previewUrl },
                  tokenId: tokenId.toString(),
                  amount: amount.toString(),
                })
              }
            >
              <span className="nft-art">
                <Artwork src={previewUrl} fallback={<Icon name={imageIcon} size={28} />} />
                {count && <span className="nft-count">{count}</span>}
              </span>
              <bdi className="nft-name">{name}</bdi>
              <bdi className="nft-collection">{collection}</bdi>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
