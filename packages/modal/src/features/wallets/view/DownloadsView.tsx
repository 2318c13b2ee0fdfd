import { isAndroid, type LinkWindow } from '@foyer/core/platform'
import { inAppBrowserLink, SafeLink, withPlaces } from '@foyer/core/wallets'
import { useParameters, useRoom, useWhileOnScreen } from '../../../room/RoomContext.ts'
import { WalletImage } from '../../../room/WalletImage.tsx'
import { useWords } from '../../../room/words.ts'
import { Icon, type IconName } from '../../../ui/Icon.tsx'
import { downloadIcon, externalIcon, globeIcon } from '../../../ui/laterIcons.ts'
import { messages as words } from '../messages.ts'

type Link = readonly [title: string, href: string | null, icon: IconName]

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
  useWhileOnScreen(() => foyer.internals.track('GET_WALLET', { name }))
  const inApp = isMobile
    ? inAppBrowserLink({
        wallet,
        pageUrl: wallets.pageUrl,
        namespace: foyer.getState().activeNamespace ?? 'eip155',
      })
    : null
  const view = foyer.internals.platform.window as unknown as LinkWindow
  const appStore: Link = [messages.appStore, SafeLink.https(wallet.app_store), downloadIcon]
  const playStore: Link = [messages.playStore, SafeLink.https(wallet.play_store), downloadIcon]
  const links: readonly Link[] = [
    [messages.openInApp(name), inApp, externalIcon],
    [messages.openWebApp(name), SafeLink.https(wallet.webapp_link), externalIcon],
    [messages.extension, isMobile ? null : SafeLink.https(wallet.chrome_store), downloadIcon],
    ...(isAndroid(view) ? [playStore, appStore] : [appStore, playStore]),
    [messages.homepage, SafeLink.https(wallet.homepage), globeIcon],
  ]
  const text = !isMobile
    ? messages.downloadText
    : inApp
      ? messages.downloadOrOpenText
      : messages.downloadAppText
  return (
    <div className="downloads">
      <WalletImage wallet={wallet} listing={wallet} size={76} />
      <p>{text(name)}</p>
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
