import * as Foyer from '@foyer/core'
import { idleBalance, type NativeBalanceState } from '@foyer/core/client'
import { emptyHolding, holdingsOf, sentOf } from '@foyer/core/holdings'
import {
  Address,
  Amount,
  Avatar,
  Button,
  CopyButton,
  disconnectIcon,
  dollarParts,
  heldParts,
  Icon,
  IconButton,
  localNumber,
  Notice,
  Skeleton,
  useTranslate,
  useWords,
} from '@foyer/ui'
import { useEffect, useId, useRef } from 'react'
import {
  push,
  useFeature,
  useOnScreen,
  useSlot,
  useStore,
  useWhileOnScreen,
} from '../../../feature/FeatureContext.ts'
import { useActiveChain } from '../../../feature/laterHooks.ts'
import { NetworkImage } from '../../../feature/NetworkImage.tsx'
import { copyText } from '../../../platform/copyText.ts'
import { messages as words } from '../messages.ts'
import { AccountTabs } from './AccountTabs.tsx'
import { AccountTiles } from './AccountTiles.tsx'
import { HeaderOnScroll } from './HeaderOnScroll.tsx'
import { totalOf } from './totalOf.ts'

/** Who is connected, where, and with how much. */
export function AccountView() {
  const messages = useWords(words)
  const translate = useTranslate()
  const { foyer, toast } = useFeature()
  const nameId = useId()
  const actions = useSlot('accountRows')
  const sent = sentOf(foyer)
  useStore(sent.store)
  const chain = useActiveChain()
  const { enableNetworkSwitch } = useStore(foyer.internals.options)
  const balance = useStore(foyer.internals.balances.store)[chain?.namespace ?? ''] ?? idleBalance
  const onScreen = useOnScreen()
  const isOutageShown = useRef(false)
  const { namespace } = chain ?? {}
  const { balances } = foyer.internals
  useEffect(
    // With what it is worth, whichever of its lists is chosen.
    () => (namespace && onScreen ? holdingsOf(foyer).watch(namespace) : undefined),
    [foyer, namespace, onScreen],
  )
  const { address: own = null, network: on, profileName, profileImage } = chain ?? {}
  // biome-ignore lint/correctness/useExhaustiveDependencies: another account, or network, has another name
  useEffect(() => {
    if (namespace && onScreen) void holdingsOf(foyer).identify(namespace)
  }, [foyer, namespace, onScreen, own, on])
  const { status } = balance
  useEffect(() => {
    if (status === 'ready') isOutageShown.current = false
    if (!onScreen || isOutageShown.current || (status !== 'failed' && status !== 'stale')) return
    // Said once for each outage, not at every poll.
    isOutageShown.current = true
    toast({ role: 'alert', text: messages.balanceFailed })
  }, [status, onScreen, toast, messages.balanceFailed])
  useWhileOnScreen(() => sent.resume())
  const { missingChainIds } = useStore(holdingsOf(foyer).store)[namespace ?? ''] ?? emptyHolding
  if (!chain?.address || !chain.network) return null
  const { address, network } = chain
  const { navigation } = foyer.internals
  const { totalUsd, isPriced } = totalOf(network.testnet ? null : chain.tokenBalance)
  const canSwitch = enableNetworkSwitch !== false && navigation.has('Networks')
  return (
    <div className="account">
      <HeaderOnScroll chain={chain} balance={balance} totalUsd={totalUsd} />
      <Avatar
        seed={address}
        image={profileImage}
        badge={<NetworkImage network={network} size={24} />}
      />
      {/* One line with or without a name, which may come late: it moves nothing away from under a finger. */}
      <div className="account-address">
        {profileName ? (
          <bdi className="account-name" title={address}>
            {profileName}
          </bdi>
        ) : (
          <Address short={Foyer.Address.shorten(address)} full={address} />
        )}
        <CopyButton
          value={address}
          label={messages.copyAddress}
          copiedLabel={messages.copied}
          onCopy={copyText}
        />
      </div>
      <Balance
        balance={balance}
        totalUsd={totalUsd}
        isWhole={!missingChainIds.includes(network.caipNetworkId)}
        isPriced={isPriced}
        retry={() => void balances.refresh(chain.namespace, { force: true })}
      />
      <button
        type="button"
        className="account-network"
        aria-labelledby={nameId}
        aria-describedby={`${nameId}d`}
        aria-disabled={!canSwitch || undefined}
        onClick={() => {
          if (!canSwitch) return
          foyer.internals.track('CLICK_NETWORKS')
          push(foyer, 'Networks')
        }}
      >
        <NetworkImage network={network} size={18} />
        <bdi id={nameId}>{network.name}</bdi>
        <span id={`${nameId}d`} className="visually-hidden">
          {messages.network}
        </span>
        {canSwitch && <Icon name="chevron" size={16} />}
      </button>
      {sent.alarm() && navigation.has('WalletSend') && (
        <Notice tone="danger" role="alert">
          <p>{messages.differs}</p>
          <Button onClick={() => push(foyer, 'WalletSend')}>{messages.lookAtIt}</Button>
        </Notice>
      )}
      <AccountTiles />
      <AccountTabs />
      <div className="account-bar">
        {actions.map(({ id, title, icon, onPress }) => (
          <IconButton
            key={id}
            icon={icon}
            label={title(translate)}
            onClick={() => onPress(foyer)}
          />
        ))}
        <IconButton
          data-end
          data-leaves
          icon={disconnectIcon}
          label={messages.disconnect}
          onClick={() => {
            const { namespace } = chain
            void foyer.close()
            void foyer.disconnect(namespace)
          }}
        />
      </div>
    </div>
  )
}

function Balance({
  balance,
  totalUsd,
  isWhole,
  isPriced,
  retry,
}: {
  balance: NativeBalanceState
  totalUsd: number | null
  /** All of it could be read. */
  isWhole: boolean
  /** Of all of it somebody knows what it is worth. */
  isPriced: boolean
  retry: () => void
}) {
  const messages = useWords(words)
  const { locale, focusHeading } = useFeature()
  if (balance.status === 'failed')
    return (
      <div className="account-balance">
        <p>{messages.balanceUnread}</p>
        <Button
          icon={<Icon name="refresh" size={18} />}
          onClick={() => {
            retry()
            focusHeading()
          }}
        >
          {messages.tryAgain}
        </Button>
      </div>
    )
  if (!('atomic' in balance))
    return (
      <div className="account-balance" aria-busy="true">
        <Skeleton width={160} height={40} radius={12} />
      </div>
    )
  const native = balance.formatted
    ? localNumber(balance.formatted, locale)
    : heldParts(balance, locale)
  const figure = `${native.whole}${native.fraction} ${balance.symbol}`
  return (
    <div className="account-balance">
      <span className="visually-hidden">{messages.balance} </span>
      {totalUsd === null ? (
        <Amount {...native} symbol={balance.symbol} />
      ) : (
        <>
          <Amount {...dollarParts(totalUsd, locale)} />
          {!isWhole && <p>{messages.notWhole}</p>}
          {isWhole && !isPriced && <p>{messages.notPriced}</p>}
          <p>
            <bdi dir="ltr">{figure}</bdi>
          </p>
        </>
      )}
      {balance.status === 'stale' && <p>{messages.balanceStale}</p>}
    </div>
  )
}
