import { isPublicPage, type WalletListing } from '@foyer/core/wallets'
import { Notice } from '../../ui/messages/Notice.tsx'
import { useFeature } from '../FeatureContext.ts'
import { WalletImage } from '../WalletImage.tsx'
import { useWords } from '../words.ts'
import { messages as words } from './messages.ts'
import { QrCode } from './QrCode.tsx'

/** A code that opens this page in a wallet on a phone, where no relay is needed. */
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
