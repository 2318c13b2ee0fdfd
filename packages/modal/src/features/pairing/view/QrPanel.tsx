import type { WalletListing } from '@foyer/core/wallets'
import {
  Button,
  CopyButton,
  Icon,
  IconButton,
  Notice,
  QrCode,
  Sentence,
  Skeleton,
  Thread,
  useWords,
} from '@foyer/ui'
import { useState } from 'react'
import { copyText } from '../../../platform/copyText.ts'
import { formatSeconds } from '../link.ts'
import { messages as words } from '../messages.ts'
import { PairingImage } from './PairingImage.tsx'
import type { Pairing } from './usePairing.ts'

/** Seconds at which screen readers are told how long the QR code still lasts. */
const announcements = [60, 30, 10]
/** From here on the thread warns. */
const warningSeconds = 10

/** The QR code to scan, the thread of its time around it, and the same link to copy. */
export function QrPanel({
  pairing: { link, trouble, renew },
  wallet,
  isOwnRelay = false,
}: {
  pairing: Pairing
  wallet?: WalletListing.WalletListing | undefined
  /** The QR code gets to those wallets alone that are pointed to the relay. */
  isOwnRelay?: boolean
}) {
  const messages = useWords(words)
  const name = wallet?.name ?? messages.anyWallet
  const uri = 'uri' in link ? link.uri : null
  const [seen, setSeen] = useState({ uri, isNew: false })
  if (uri !== null && uri !== seen.uri) setSeen({ uri, isNew: seen.uri !== null })
  const left = link.status === 'ready' ? link.left : null
  const isDim = link.status === 'expired' || trouble !== null
  const reason =
    trouble !== null
      ? messages[trouble]
      : link.status === 'expired'
        ? messages.expired
        : link.status === 'failed'
          ? messages.linkFailed
          : null
  return (
    <div className="qr-panel">
      <div className="qr" data-dim={isDim || undefined}>
        <span data-warn={(left && left.seconds <= warningSeconds) || undefined}>
          <Thread
            size={320}
            radius={27}
            stroke={2.5}
            state={left && !isDim ? 'left' : link.status === 'preparing' ? 'waiting' : 'idle'}
            share={left && !isDim ? left.share : undefined}
          />
        </span>
        <div className="qr-plate">
          {uri === null ? (
            link.status === 'preparing' && (
              <span role="status" aria-label={messages.preparing}>
                <Skeleton width="100%" height="100%" radius={12} />
              </span>
            )
          ) : (
            <QrCode
              uri={uri}
              label={messages.codeName(name)}
              image={<PairingImage wallet={wallet} size={56} />}
            />
          )}
        </div>
        {trouble === null && (isDim || link.status === 'failed') && renew && (
          <span className="qr-reload">
            <IconButton icon="refresh" label={messages.reload} onClick={renew} />
          </span>
        )}
      </div>
      {reason ? (
        <Notice tone="warn" role="alert">
          {reason}
        </Notice>
      ) : (
        <p className="qr-left">
          {left ? (
            <Sentence
              text={(time = '') => messages.refreshesIn(time)}
              parts={[<b key="left">{formatSeconds(left.seconds)}</b>]}
            />
          ) : (
            messages.scanText(name)
          )}
        </p>
      )}
      {isOwnRelay && <p className="qr-left">{messages.ownRelay}</p>}
      <span className="visually-hidden" aria-live="polite">
        {left && (announce(left.seconds, messages) || (seen.isNew && messages.newCode))}
      </span>
      {trouble !== null && renew ? (
        <Button icon={<Icon name="refresh" size={18} />} onClick={renew}>
          {messages.tryAgain}
        </Button>
      ) : uri === null ? (
        // The button's place, so that nothing moves under the pointer when the link is there.
        link.status === 'preparing' && <Skeleton width={128} height={44} radius={14} />
      ) : (
        reason === null && (
          <CopyButton
            value={uri}
            label={messages.copyLink}
            copiedLabel={messages.copied}
            onCopy={copyText}
            showLabel
          />
        )
      )}
    </div>
  )
}

/** The same words until the next time there is something to say. */
function announce(seconds: number, messages: typeof words): string {
  const due = announcements.filter((at) => seconds <= at).at(-1)
  return due === undefined ? '' : messages.refreshesSoon(due)
}
