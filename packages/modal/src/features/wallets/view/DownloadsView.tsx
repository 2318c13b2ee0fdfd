import { isAndroid, type LinkWindow, linkTarget, openLink } from '@foyer/core/platform'
import { SafeLink, withPlaces } from '@foyer/core/wallets'
import {
  downloadIcon,
  externalIcon,
  globeIcon,
  Icon,
  type IconName,
  NamedSentence,
  useWords,
} from '@foyer/ui'
import { useState } from 'react'
import {
  useFeature,
  useNotes,
  useParameters,
  useWhileOnScreen,
} from '../../../feature/FeatureContext.ts'
import { inAppLink } from '../../../feature/inAppLink.ts'
import { WalletImage } from '../../../feature/WalletImage.tsx'
import { messages as words } from '../messages.ts'

type Link = readonly [title: string, href: string | null, icon: IconName]

/**
 * Where one wallet can be had, for the device at hand. On a phone a wallet with a browser of its own is
 * opened by the press that led here.
 *
 * @contacts link — web sites, stores and apps of wallets — when a user follows them, and the app of a
 * wallet when a user chooses it on a phone — `allWallets`, `customWallets` and the other options of
 * the list
 */
export function DownloadsView() {
  const messages = useWords(words)
  const feature = useFeature()
  const { foyer, wallets } = feature
  const parameters = useParameters('Downloads')
  const wallet = withPlaces(parameters.wallet)
  const { name } = wallet
  const isMobile = wallets.device === 'mobile'
  useWhileOnScreen(() => foyer.internals.track('GET_WALLET', { name }))
  const link = inAppLink(feature, wallet)
  const inApp = isMobile ? link : null
  const code = isMobile ? null : link
  const [PageCode, setPageCode] = useState<
    typeof import('../../../feature/code/PageCode.tsx').PageCode | 'failed'
  >()
  const view = foyer.internals.platform.window as unknown as LinkWindow
  // Stepping back here opens nothing.
  const notes = useNotes(() => ({ opened: false }))
  // In the turn of the press that led here, while the browser still knows of it.
  useWhileOnScreen(() => {
    if (!parameters.opens || !inApp || notes.opened) return
    notes.opened = true
    openLink(view, inApp)
  })
  useWhileOnScreen(() => {
    if (code)
      void import('../../../feature/code/PageCode.tsx').then(
        (loaded) => setPageCode(() => loaded.PageCode),
        // The other ways are there, and the next visit tries again.
        () => setPageCode('failed'),
      )
  })
  const appStore: Link = [messages.appStore, SafeLink.https(wallet.app_store), downloadIcon]
  const playStore: Link = [messages.playStore, SafeLink.https(wallet.play_store), downloadIcon]
  const links: readonly Link[] = [
    [messages.openWebApp(name), SafeLink.https(wallet.webapp_link), externalIcon],
    [messages.extension, isMobile ? null : SafeLink.https(wallet.chrome_store), downloadIcon],
    ...(!isMobile ? [appStore, playStore] : isAndroid(view) ? [playStore] : [appStore]),
    [messages.homepage, SafeLink.https(wallet.homepage), globeIcon],
  ]
  const text = !isMobile
    ? code
      ? messages.orDownloadText
      : messages.downloadText
    : inApp
      ? messages.openInAppText
      : messages.unreachableText
  return (
    <div className="downloads">
      {!code || PageCode === 'failed' ? (
        <WalletImage wallet={wallet} listing={wallet} size={76} />
      ) : PageCode ? (
        <PageCode wallet={wallet} link={code} />
      ) : (
        // The code's place, so that nothing moves when it comes.
        <div className="qr" />
      )}
      <p>
        <NamedSentence text={text} name={name} />
      </p>
      {inApp && (
        <a
          className="button"
          data-variant="primary"
          data-full
          href={inApp}
          // The system takes a link of an app from the page itself, and leaves no empty tab.
          target={linkTarget(view)}
          rel="noopener noreferrer"
        >
          <Icon name={externalIcon} size={18} />
          {messages.openInApp(name)}
        </a>
      )}
      <LinkRows links={links} />
    </div>
  )
}

/**
 * The places where a wallet can be had; one without a safe address is left out.
 *
 * @contacts link — web sites and stores of wallets — when a user follows them — `allWallets`,
 * `customWallets` and the other options of the list
 */
function LinkRows({ links }: { links: readonly Link[] }) {
  const messages = useWords(words)
  return (
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
  )
}
