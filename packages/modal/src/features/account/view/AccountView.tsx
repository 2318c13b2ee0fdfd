import * as Foyer from '@foyer/core'
import { idleBalance, type NativeBalanceState } from '@foyer/core/client'
import { useEffect, useRef } from 'react'
import {
  push,
  useActiveChain,
  useFeature,
  useOnScreen,
  useStore,
} from '../../../feature/FeatureContext.ts'
import { NetworkImage } from '../../../feature/NetworkImage.tsx'
import { SlotRows } from '../../../feature/SlotRows.tsx'
import { useWords } from '../../../feature/words.ts'
import { copyText } from '../../../platform/copyText.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { CopyButton } from '../../../ui/controls/CopyButton.tsx'
import { Row } from '../../../ui/controls/Row.tsx'
import { Avatar } from '../../../ui/images/Avatar.tsx'
import { Glyph } from '../../../ui/images/Glyph.tsx'
import { Icon } from '../../../ui/images/Icon.tsx'
import { globeIcon } from '../../../ui/images/laterIcons.ts'
import { Skeleton } from '../../../ui/progress/Skeleton.tsx'
import { Address } from '../../../ui/text/Address.tsx'
import { Amount } from '../../../ui/text/Amount.tsx'
import { messages as words } from '../messages.ts'
import { AccountTabs } from './AccountTabs.tsx'
import { AccountTiles } from './AccountTiles.tsx'

/** Who is connected, where, and with how much. */
export function AccountView() {
  const messages = useWords(words)
  const { foyer, toast } = useFeature()
  const chain = useActiveChain()
  const { enableNetworkSwitch } = useStore(foyer.internals.options)
  const balance = useStore(foyer.internals.balances.store)[chain?.namespace ?? ''] ?? idleBalance
  const onScreen = useOnScreen()
  const isOutageShown = useRef(false)
  const { namespace } = chain ?? {}
  const { balances } = foyer.internals
  useEffect(
    () => (namespace && onScreen ? balances.watch(namespace) : undefined),
    [balances, namespace, onScreen],
  )
  const { status } = balance
  useEffect(() => {
    if (status === 'ready') isOutageShown.current = false
    if (!onScreen || isOutageShown.current || (status !== 'failed' && status !== 'stale')) return
    // Said once for each outage, not at every poll.
    isOutageShown.current = true
    toast({ role: 'alert', text: messages.balanceFailed })
  }, [status, onScreen, toast, messages.balanceFailed])
  if (!chain?.address || !chain.network) return null
  const { address, network } = chain
  const { navigation } = foyer.internals
  const canSwitch = enableNetworkSwitch !== false && navigation.has('Networks')
  return (
    <div className="account">
      <Avatar seed={address} badge={<NetworkImage network={network} size={24} />} />
      <div className="account-address">
        <Address short={Foyer.Address.shorten(address)} full={address} />
        <CopyButton
          value={address}
          label={messages.copyAddress}
          copiedLabel={messages.copied}
          onCopy={copyText}
        />
      </div>
      <Balance
        balance={balance}
        retry={() => void balances.refresh(chain.namespace, { force: true })}
      />
      <AccountTiles />
      <AccountTabs />
      <div className="list">
        <Row
          title={network.name}
          description={messages.network}
          image={<Glyph name={globeIcon} />}
          {...(canSwitch && {
            trailing: <Icon name="chevron" size={18} />,
            onClick() {
              foyer.internals.track('CLICK_NETWORKS')
              push(foyer, 'Networks')
            },
          })}
        />
        <SlotRows name="accountRows" />
        <Row
          title={messages.disconnect}
          image={<Glyph name="disconnect" />}
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

function Balance({ balance, retry }: { balance: NativeBalanceState; retry: () => void }) {
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
  const { whole, fraction } = localised(balance, locale)
  return (
    <div className="account-balance">
      <span className="visually-hidden">{messages.balance} </span>
      <Amount whole={whole} fraction={fraction} symbol={balance.symbol} />
      {balance.status === 'stale' && <p>{messages.balanceStale}</p>}
    </div>
  )
}

/** Grouping and separator as the reader knows them; the digits come from the exact amount. */
function localised(
  amount: Foyer.Amount.Amount & { readonly formatted?: string },
  locale: string | undefined,
) {
  const [digits = '0', decimals = ''] = (amount.formatted ?? Foyer.Balance.format(amount)).split(
    '.',
  )
  const numbers = new Intl.NumberFormat(locale)
  const separator =
    new Intl.NumberFormat(locale, { minimumFractionDigits: 1 })
      .formatToParts(0.5)
      .find(({ type }) => type === 'decimal')?.value ?? '.'
  const local = [...decimals].map((digit) => numbers.format(Number(digit))).join('')
  return { whole: numbers.format(BigInt(digits)), fraction: `${separator}${local}` }
}
