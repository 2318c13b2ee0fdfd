import type { Amount } from '@foyer/core'
import type { Network } from '@foyer/core/adapter'
import type { TokenBalance } from '@foyer/core/client'
import { holdingsOf } from '@foyer/core/holdings'
import {
  Button,
  dollars,
  Glyph,
  heldAmount,
  hiddenIcon,
  Icon,
  Notice,
  PanelState,
  Row,
  Skeleton,
  tokenIcon,
  topOfGrid,
  useWords,
  WindowedGrid,
} from '@foyer/ui'
import { useMemo, useRef, useState } from 'react'
import { push, useFeature, useStore } from '../../../feature/FeatureContext.ts'
import { useActiveChain } from '../../../feature/laterHooks.ts'
import { ownTokens } from '../../../feature/ownTokens.ts'
import { TokenImage } from '../../../feature/TokenImage.tsx'
import { TokenRow } from '../../../feature/TokenRow.tsx'
import { useHolding } from '../../../feature/useHolding.ts'
import { messages as words } from '../messages.ts'

/** From here on only the rows around what is in sight are in the document. */
const manyRows = 60

/** The tokens of the account, the application's own first, spam behind one row. */
export function TokensPanel() {
  const messages = useWords(words)
  const { foyer, locale, focusHeading } = useFeature()
  const chain = useActiveChain()
  const holding = useHolding(chain?.namespace)
  const { tokens: preferred } = useStore(foyer.internals.options)
  const [isSpamShown, showSpam] = useState(false)
  const place = useRef(topOfGrid())
  const balance = useStore(foyer.internals.balances.store)[chain?.namespace ?? '']
  const network = chain?.network
  const id = network?.caipNetworkId
  const { shown, spam } = useMemo(() => {
    const first = ownTokens(preferred, id)
    const rank = ({ address }: TokenBalance) => {
      const plain = address?.split(':')[2]?.toLowerCase()
      const at = first.findIndex((token) => token.address.toLowerCase() === plain)
      return at < 0 ? Number.POSITIVE_INFINITY : at
    }
    return {
      shown: holding.tokens
        .filter(({ isSpam, decimals }) => !isSpam && decimals > 0)
        .sort((a, b) => Math.sign(rank(a) - rank(b)) || 0),
      spam: holding.tokens.filter(({ isSpam }) => isSpam),
    }
  }, [holding.tokens, preferred, id])
  if (!chain || !network) return null

  const native = balance && 'atomic' in balance ? nativeToken(network, balance) : null
  const isIncomplete = holding.missingChainIds.includes(network.caipNetworkId)
  const isUnknown = holding.status === 'unsupported' || (isIncomplete && shown.length === 0)
  const rows = isUnknown && native ? [native] : shown
  const retry = {
    label: messages.tryAgain,
    onClick() {
      void holdingsOf(foyer).refresh(chain.namespace)
      focusHeading()
    },
  }
  const canSend = foyer.internals.navigation.has('WalletSend')
  const render = (token: TokenBalance) => {
    return (
      <TokenRow
        name={token.name}
        amount={`${heldAmount(token, locale)} ${token.symbol}`}
        value={token.valueUsd === null || token.isSpam ? null : dollars(token.valueUsd, locale)}
        image={
          <TokenImage address={token.address} iconUrl={token.iconUrl} network={network} size={40} />
        }
        onClick={() => {
          if (canSend && !token.isSpam)
            push(foyer, 'WalletSend', { assetAddress: token.address?.split(':')[2] ?? 'native' })
        }}
      />
    )
  }
  if (holding.status === 'failed')
    return (
      <PanelState icon="warning" title={messages.failed} text={messages.failedHint} retry={retry} />
    )
  if (holding.status === 'loading')
    return (
      <div className="list" aria-busy="true">
        {[0, 1, 2].map((index) => (
          <Skeleton key={index} width={328} height={56} radius={18} />
        ))}
      </div>
    )
  if (rows.length === 0 && spam.length === 0 && isIncomplete)
    return (
      <PanelState
        icon="warning"
        title={messages.failed}
        text={messages.missing(network.name)}
        retry={retry}
      />
    )
  if (rows.length === 0 && spam.length === 0)
    return (
      <PanelState
        icon={tokenIcon}
        title={messages.emptyTitle}
        text={messages.empty}
        action={
          foyer.internals.navigation.has('FundWallet')
            ? { label: messages.fund, onClick: () => push(foyer, 'FundWallet') }
            : undefined
        }
      />
    )
  return (
    <div className="tokens">
      {holding.status === 'stale' && (
        <Notice tone="warn">
          {messages.stale(
            new Date(holding.readAtMs).toLocaleTimeString(locale, { timeStyle: 'short' }),
          )}
        </Notice>
      )}
      {isIncomplete && (
        <Notice tone="warn">
          <p>{messages.missing(network.name)}</p>
          <Button onClick={retry.onClick}>{retry.label}</Button>
        </Notice>
      )}
      {rows.length > manyRows ? (
        <div className="long-list">
          <WindowedGrid
            label={messages.list}
            count={rows.length}
            pending={0}
            total={rows.length}
            busy={false}
            place={place.current}
            render={(index) => {
              const token = rows[index]
              return token && render(token)
            }}
            renderPending={() => null}
            onPending={() => {}}
          />
        </div>
      ) : (
        <ul className="list" aria-label={messages.list}>
          {rows.map((token) => (
            <li key={token.address ?? ''}>{render(token)}</li>
          ))}
        </ul>
      )}
      {spam.length > 0 && (
        <div className="list">
          <Row
            title={isSpamShown ? messages.shown(spam.length) : messages.hidden(spam.length)}
            image={<Glyph name={hiddenIcon} />}
            trailing={<Icon name="chevron" size={18} />}
            aria-expanded={isSpamShown}
            onClick={() => showSpam(!isSpamShown)}
          />
          {isSpamShown &&
            spam.slice(0, 100).map((token) => <div key={token.address}>{render(token)}</div>)}
        </div>
      )}
    </div>
  )
}

/** Where nobody lists tokens, what the chain counts in is known all the same. */
const nativeToken = (network: Network, { atomic, decimals }: Amount.Amount): TokenBalance => ({
  ...{ atomic, decimals, address: null, valueUsd: null, priceUsd: null, iconUrl: null },
  ...{ name: network.nativeCurrency.name, symbol: network.nativeCurrency.symbol, isSpam: false },
  chainId: network.caipNetworkId,
})
