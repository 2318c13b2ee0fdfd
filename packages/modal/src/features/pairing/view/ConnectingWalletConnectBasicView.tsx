import type { WalletListing } from '@foyer/core/wallets'
import { Button, Icon, Row, useWords } from '@foyer/ui'
import { useEffect, useState } from 'react'
import { listWallets } from '../../../feature/browseWallets.ts'
import type { Views } from '../../../feature/Feature.ts'
import { push, useFeature, useParameters } from '../../../feature/FeatureContext.ts'
import { reachWallet } from '../../../feature/reachWallet.ts'
import { WalletImage } from '../../../feature/WalletImage.tsx'
import { messages as words } from '../messages.ts'
import { Agreed } from './Agreed.tsx'
import { Attempt } from './Attempt.tsx'
import { InWallet } from './InWallet.tsx'
import { QrPanel } from './QrPanel.tsx'
import { useMeets } from './useMeets.ts'
import { type Pairing, usePairing } from './usePairing.ts'

/** Few enough to find one's own at a glance; all others are a press away. */
const shownWallets = 5

/** The QR code alone; on a phone the wallets to open it in come first. */
export function ConnectingWalletConnectBasicView() {
  const { device } = useFeature().wallets
  const { wallet } = useParameters('ConnectingWalletConnectBasic')
  return <Agreed>{device === 'mobile' && !wallet ? <WalletsOfPhone /> : <Code />}</Agreed>
}

function Code() {
  const parameters = useParameters('ConnectingWalletConnectBasic')
  const { wallet, uri } = parameters
  const reached = useMeets(wallet, uri)
  if (wallet && reached.meets === false) return <InWallet wallet={wallet} />
  return <Pair parameters={parameters} reached={reached} />
}

function Pair({
  parameters,
  reached: { meets, ask },
}: {
  parameters: Views['ConnectingWalletConnectBasic']
  reached: ReturnType<typeof useMeets>
}) {
  const { wallet } = parameters
  const attempt = usePairing(parameters)
  const made: Pairing = {
    ...attempt,
    retry() {
      ask()
      attempt.retry()
    },
  }
  const pairing: Pairing =
    wallet && meets === null ? { ...made, link: { status: 'preparing' } } : made
  return (
    <Attempt pairing={pairing} wallet={wallet}>
      <QrPanel pairing={pairing} wallet={wallet} isOwnRelay={!wallet && meets === false} />
    </Attempt>
  )
}

function WalletsOfPhone() {
  const messages = useWords(words)
  const { foyer, wallets } = useFeature()
  const parameters = useParameters('ConnectingWalletConnectBasic')
  const [listings, setListings] = useState<readonly WalletListing.WalletListing[]>([])
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    listWallets(wallets, { page: 1, search: '', signal }).then(
      (found) => setListings(found.wallets.slice(0, shownWallets)),
      () => {
        // The code is still there, and the list of all wallets says what failed.
      },
    )
    return () => leaving.abort()
  }, [wallets])
  return (
    <div className="pairing-apps">
      <p>{messages.chooseWallet}</p>
      <ul className="list" aria-label={messages.walletList}>
        {listings.map((wallet) => (
          <li key={wallet.id}>
            <Row
              title={wallet.name}
              dataShared={`wallet:${wallet.id}`}
              image={<WalletImage wallet={wallet} listing={wallet} size={36} />}
              trailing={<Icon name="chevron" size={18} />}
              onClick={() => {
                foyer.internals.track('SELECT_WALLET', { name: wallet.name })
                reachWallet({ foyer, wallets, wallet, parameters })
              }}
            />
          </li>
        ))}
        {foyer.internals.navigation.has('AllWallets') && (
          <li>
            <Button full onClick={() => push(foyer, 'AllWallets', parameters)}>
              {messages.allWallets}
            </Button>
          </li>
        )}
        <li>
          <Button
            full
            variant="ghost"
            onClick={() => push(foyer, 'ConnectingWalletConnect', parameters)}
          >
            {messages.otherDevice}
          </Button>
        </li>
      </ul>
    </div>
  )
}
