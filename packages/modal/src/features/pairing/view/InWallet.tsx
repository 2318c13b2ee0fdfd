import { SafeLink, type WalletListing } from '@foyer/core/wallets'
import { AskedWallet, externalIcon, Icon, Tabs, useWords } from '@foyer/ui'
import { useState } from 'react'
import { PageCode } from '../../../feature/code/PageCode.tsx'
import { replace, useFeature, useWhileOnScreen } from '../../../feature/FeatureContext.ts'
import { inAppLink } from '../../../feature/inAppLink.ts'
import { messages as words } from '../messages.ts'
import { BrowserWay } from './OtherWays.tsx'
import { PairingImage } from './PairingImage.tsx'

type InWalletProps = { wallet: WalletListing.WalletListing }

/** A wallet that no code over the relay gets to: this page is opened in it, or says why it is not. */
export function InWallet({ wallet }: InWalletProps) {
  const messages = useWords(words)
  const feature = useFeature()
  const { foyer, wallets } = feature
  const isPhone = wallets.device === 'mobile'
  useWhileOnScreen(() => {
    // There it is opened by a link, not by a QR code.
    if (isPhone) replace(foyer, 'Downloads', { wallet })
  })
  const link = isPhone ? null : inAppLink(feature, wallet)
  const ways = link ? (['mobile', 'browser'] as const) : (['browser', 'mobile'] as const)
  const [chosen, setChosen] = useState<'browser' | 'mobile'>(
    wallet.chrome_store ? ways[0] : 'mobile',
  )
  if (isPhone) return null
  const panel =
    chosen === 'browser' ? (
      <BrowserWay wallet={wallet} />
    ) : link ? (
      <PageCode wallet={wallet} link={link} />
    ) : (
      <Unreachable wallet={wallet} />
    )
  if (!wallet.chrome_store) return panel
  return (
    <Tabs<'browser' | 'mobile'>
      label={messages.ways}
      tabs={ways.map((way) => ({ id: way, title: messages[way] }))}
      selected={chosen}
      onSelect={setChosen}
    >
      {panel}
    </Tabs>
  )
}

/**
 * Why a wallet cannot be reached, and its own web site.
 *
 * @contacts link — the web site of a wallet — when a user follows it — `enableWalletConnect`
 */
function Unreachable({ wallet }: InWalletProps) {
  const messages = useWords(words)
  const { name } = wallet
  const site = SafeLink.https(wallet.homepage ?? wallet.webapp_link)
  return (
    <AskedWallet
      ring="idle"
      image={<PairingImage wallet={wallet} size={76} />}
      title={messages.unreachableTitle(name)}
      text={messages.unreachableText(name)}
    >
      {site && (
        <a
          className="button"
          data-variant="primary"
          data-full
          href={site}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name={externalIcon} size={18} />
          {messages.visit(name)}
          <span className="visually-hidden">{messages.opensNewTab}</span>
        </a>
      )}
    </AskedWallet>
  )
}
