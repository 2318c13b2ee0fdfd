import { inAppBrowserLink, SafeLink, withPlaces } from '@foyer/core/wallets'
import { useEffect } from 'react'
import { useParameters, useRoom } from '../../../room/RoomContext.ts'
import { WalletImage } from '../../../room/WalletImage.tsx'
import { useWords } from '../../../room/words.ts'
import { Icon, type IconName } from '../../../ui/Icon.tsx'
import { downloadIcon, externalIcon, globeIcon } from '../../../ui/laterIcons.ts'
import { messages as words } from '../messages.ts'

/**
 * Where one wallet can be had, for the device at hand first.
 *
 * @contacts link — web sites, stores and apps of wallets — when a person follows them — `allWallets`,
 * `customWallets` and the other options of the list
 */
export function DownloadsView() {
  const messages = useWords(words)
  const { foyer, wallets } = useRoom()
  const wallet = withPlaces(useParameters('Downloads').wallet)
  const { name } = wallet
  const isMobile = wallets.device === 'mobile'
  useEffect(() => foyer.internals.track('GET_WALLET', { name }), [foyer, name])
  const inApp = isMobile
    ? inAppBrowserLink({
        wallet,
        pageUrl: wallets.pageUrl,
        namespace: foyer.getState().activeNamespace ?? 'eip155',
      })
    : null
  const links: [title: string, href: string | null, icon: IconName][] = [
    [messages.openInApp(name), inApp, externalIcon],
    [messages.openWebApp(name), SafeLink.https(wallet.webapp_link), externalIcon],
    [messages.extension, isMobile ? null : SafeLink.https(wallet.chrome_store), downloadIcon],
    [messages.appStore, SafeLink.https(wallet.app_store), downloadIcon],
    [messages.playStore, SafeLink.https(wallet.play_store), downloadIcon],
    [messages.homepage, SafeLink.https(wallet.homepage), globeIcon],
  ]
  return (
    <div className="downloads">
      <WalletImage wallet={wallet} listing={wallet} size={76} />
      <p>{messages.downloadText(name)}</p>
      <ul className="list">
        {links.map(
          ([title, href, icon]) =>
            href && (
              <li key={title}>
                <a className="row" href={href} target="_blank" rel="noopener noreferrer">
                  <span className="glyph">
                    <Icon name={icon} size={18} />
                  </span>
                  <span className="row-text">{title}</span>
                  <span className="visually-hidden">{messages.opensNewTab}</span>
                </a>
              </li>
            ),
        )}
      </ul>
    </div>
  )
}
