import type { WalletListing } from '@foyer/core/wallets'
import { AskedWallet, Button, CopyButton, externalIcon, Icon, Notice, useWords } from '@foyer/ui'
import { useLayoutEffect } from 'react'
import {
  push,
  useFeature,
  useNotes,
  useOnScreen,
  useParameters,
} from '../../../feature/FeatureContext.ts'
import { copyText } from '../../../platform/copyText.ts'
import { messages as words } from '../messages.ts'
import { openingsOf, storesOf } from '../ways.ts'
import { PairingImage } from './PairingImage.tsx'
import { useOpening } from './useOpening.ts'
import type { Pairing } from './usePairing.ts'

/**
 * The wallet's app on this phone. It is opened by the press that led here, when the link was at hand;
 * if nothing comes of it, every other way is offered.
 *
 * @contacts link — stores of apps — when a user follows them — `allWallets`, `customWallets` and the
 * other options of the list
 */
export function PhonePanel({
  pairing,
  wallet,
}: {
  pairing: Pairing
  wallet: WalletListing.WalletListing
}) {
  const messages = useWords(words)
  const { foyer } = useFeature()
  const parameters = useParameters('ConnectingWalletConnect')
  const onScreen = useOnScreen()
  const { status, view, open } = useOpening(pairing.choose)
  const { link, trouble, renew, choose } = pairing
  const uri = link.status === 'ready' ? link.uri : null
  const openings = uri === null ? [] : openingsOf({ wallet, uri, view })
  const [first] = openings
  // Stepping back here opens nothing.
  const notes = useNotes(() => ({ opened: false }))
  // In the turn of the press that led here, while the browser still knows of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what was at hand
  useLayoutEffect(() => {
    if (!onScreen || notes.opened) return
    notes.opened = true
    if (first) open(first)
  }, [])
  const { name } = wallet
  const isStuck = status === 'stuck'
  return (
    <AskedWallet
      ring={trouble ? 'idle' : 'waiting'}
      dataShared={`wallet:${wallet.id}`}
      image={<PairingImage wallet={wallet} size={76} />}
      title={isStuck ? messages.stuckTitle(name) : messages.openTitle(name)}
      text={isStuck ? messages.stuckText : messages.openText(name)}
    >
      <div className="pairing-ways">
        {trouble && (
          <Notice tone="warn" role="alert">
            {messages[trouble]}
          </Notice>
        )}
        {trouble || link.status === 'failed' || link.status === 'expired' ? (
          renew && (
            <Button full icon={<Icon name="refresh" size={18} />} onClick={renew}>
              {messages.tryAgain}
            </Button>
          )
        ) : (
          <Button
            full
            variant="primary"
            busy={!first}
            icon={<Icon name={externalIcon} size={18} />}
            onClick={() => first && open(first)}
          >
            {status === 'idle' ? messages.open(name) : messages.openAgain(name)}
          </Button>
        )}
        {isStuck && (
          <>
            {openings.slice(1).map((opening) => (
              <Button key={opening.link} full onClick={() => open(opening)}>
                {opening.kind === 'link' ? messages.openByLink : messages.openByScheme}
              </Button>
            ))}
            {storesOf(wallet, view).map(({ store, href }) => (
              <a
                key={store}
                className="button"
                data-variant="secondary"
                data-full
                href={href}
                target="_blank"
                rel="noopener noreferrer"
              >
                {messages[store]}
                <span className="visually-hidden">{messages.opensNewTab}</span>
              </a>
            ))}
          </>
        )}
        {uri !== null && (
          <CopyButton
            value={uri}
            label={messages.copyLink}
            copiedLabel={messages.copied}
            onCopy={copyText}
            showLabel
          />
        )}
        <Button
          variant="ghost"
          onClick={() => {
            choose(null)
            push(foyer, 'ConnectingWalletConnectBasic', parameters)
          }}
        >
          {messages.otherDevice}
        </Button>
      </div>
    </AskedWallet>
  )
}
