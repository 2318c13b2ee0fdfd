import type { LinkWindow } from '@foyer/core/platform'
import { SafeLink, type WalletListing } from '@foyer/core/wallets'
import { AskedWallet, Button, downloadIcon, externalIcon, Icon, useWords } from '@foyer/ui'
import { push, replace, useFeature, useStore } from '../../../feature/FeatureContext.ts'
import { messages as words } from '../messages.ts'
import { openingOf } from '../ways.ts'
import { PairingImage } from './PairingImage.tsx'
import { useOpening } from './useOpening.ts'
import type { Pairing } from './usePairing.ts'

type WayProps = { pairing: Pairing; wallet: WalletListing.WalletListing }

/**
 * The wallet as an extension: where to get it, and how to go on once it is there.
 *
 * @contacts link — stores of extensions — when a user follows them — `allWallets`, `customWallets`
 * and the other options of the list
 */
export function BrowserWay({ wallet }: Pick<WayProps, 'wallet'>) {
  const messages = useWords(words)
  const { foyer, wallets } = useFeature()
  const { rows } = useStore(wallets.store)
  const row = rows.find(({ id, installed }) => id === wallet.id && installed)
  const connector = row && wallets.connectorOf(row)
  const store = SafeLink.https(wallet.chrome_store)
  return (
    <AskedWallet
      ring={connector ? 'idle' : 'waiting'}
      image={<PairingImage wallet={wallet} size={76} />}
      title={wallet.name}
      text={connector ? messages.browserReady(wallet.name) : messages.browserText(wallet.name)}
    >
      {connector ? (
        <Button
          full
          variant="primary"
          onClick={() => replace(foyer, 'ConnectingExternal', { connector })}
        >
          {messages.continueInBrowser}
        </Button>
      ) : (
        store && (
          <a
            className="button"
            data-variant="primary"
            data-full
            href={store}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon name={downloadIcon} size={18} />
            {messages.getExtension}
            <span className="visually-hidden">{messages.opensNewTab}</span>
          </a>
        )
      )}
    </AskedWallet>
  )
}

/**
 * The wallet as a web site, in another tab.
 *
 * @contacts link — the web site of a wallet — when a user follows it — `enableWalletConnect`
 */
export function WebWay({ wallet, pairing: { link, choose } }: WayProps) {
  const messages = useWords(words)
  const view = useFeature().foyer.internals.platform.window as unknown as LinkWindow
  const base = wallet.webapp_link
  const opening = link.status === 'ready' && base ? openingOf({ base, uri: link.uri, view }) : null
  return (
    <AskedWallet
      ring="waiting"
      image={<PairingImage wallet={wallet} size={76} />}
      title={messages.openTitle(wallet.name)}
      text={messages.webText(wallet.name)}
    >
      {opening ? (
        <a
          className="button"
          data-variant="primary"
          data-full
          href={opening.link}
          target="_blank"
          rel="noopener noreferrer"
          // It would be opened anew for every request, beside the tab that is there.
          onClick={() => choose(null)}
        >
          <Icon name={externalIcon} size={18} />
          {messages.open(wallet.name)}
          <span className="visually-hidden">{messages.opensNewTab}</span>
        </a>
      ) : (
        <Button full variant="primary" busy>
          {messages.open(wallet.name)}
        </Button>
      )}
    </AskedWallet>
  )
}

/** The wallet as a program of this computer. */
export function DesktopWay({ wallet, pairing: { link, choose } }: WayProps) {
  const messages = useWords(words)
  const { status, view, open } = useOpening(choose)
  const base = wallet.desktop_link
  const opening = link.status === 'ready' && base ? openingOf({ base, uri: link.uri, view }) : null
  const isStuck = status === 'stuck'
  return (
    <AskedWallet
      ring="waiting"
      image={<PairingImage wallet={wallet} size={76} />}
      title={isStuck ? messages.stuckTitle(wallet.name) : messages.openTitle(wallet.name)}
      text={messages.desktopText(wallet.name)}
    >
      <Button
        full
        variant="primary"
        busy={!opening}
        icon={<Icon name={externalIcon} size={18} />}
        onClick={() => opening && open(opening)}
      >
        {status === 'idle' ? messages.open(wallet.name) : messages.openAgain(wallet.name)}
      </Button>
    </AskedWallet>
  )
}

/** For users who do not have the wallet yet. */
export function GetWay({ wallet }: { wallet: WalletListing.WalletListing }) {
  const messages = useWords(words)
  const { foyer } = useFeature()
  if (!foyer.internals.navigation.has('Downloads')) return null
  return (
    <div className="footer">
      <button type="button" className="link" onClick={() => push(foyer, 'Downloads', { wallet })}>
        {messages.get(wallet.name)}
      </button>
    </div>
  )
}
