import { isPublicPage, type WalletListing } from '@foyer/core/wallets'
import { Notice, QrCode, useWords } from '@foyer/ui'
import { useFeature } from '../FeatureContext.ts'
import { WalletImage } from '../WalletImage.tsx'
import { messages as words } from './messages.ts'

/** A QR code that opens this page in a mobile wallet, where no relay is needed. */
export function PageCode({
  wallet,
  link,
}: {
  wallet: WalletListing.WalletListing
  /** What `inAppBrowserLink` made. */
  link: string
}) {
  const messages = useWords(words)
  const { pageUrl } = useFeature().wallets
  const { name } = wallet
  return (
    <div className="qr-panel">
      <div className="qr">
        <div className="qr-plate">
          <QrCode
            uri={link}
            label={messages.codeName(name)}
            image={<WalletImage wallet={wallet} listing={wallet} size={56} />}
          />
        </div>
      </div>
      <p className="qr-left">{messages.scan(name)}</p>
      {!isPublicPage(pageUrl) && <Notice tone="warn">{messages.local}</Notice>}
    </div>
  )
}
