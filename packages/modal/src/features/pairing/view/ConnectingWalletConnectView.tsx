import { type WalletListing, withPlaces } from '@foyer/core/wallets'
import { Tabs, useWords } from '@foyer/ui'
import { useMemo, useState } from 'react'
import { useFeature, useParameters } from '../../../feature/FeatureContext.ts'
import { messages as words } from '../messages.ts'
import { type Way, waysTo } from '../ways.ts'
import { Agreed } from './Agreed.tsx'
import { Attempt } from './Attempt.tsx'
import { InWallet } from './InWallet.tsx'
import { BrowserWay, DesktopWay, GetWay, WebWay } from './OtherWays.tsx'
import { PhonePanel } from './PhonePanel.tsx'
import { QrPanel } from './QrPanel.tsx'
import { useMeets } from './useMeets.ts'
import { type Pairing, type PairingParameters, usePairing } from './usePairing.ts'

/** A wallet that is not in this page, by every way that it offers; without one, any that scans. */
export function ConnectingWalletConnectView() {
  return (
    <Agreed>
      <OtherDevice />
    </Agreed>
  )
}

function OtherDevice() {
  const parameters = useParameters('ConnectingWalletConnect')
  const { wallet: chosen, uri } = parameters
  const wallet = useMemo(() => chosen && withPlaces(chosen), [chosen])
  const reached = useMeets(wallet, uri)
  if (wallet && reached.meets === false)
    return (
      <>
        <InWallet wallet={wallet} />
        <GetWay wallet={wallet} />
      </>
    )
  return <Pair parameters={parameters} wallet={wallet} reached={reached} />
}

function Pair({
  parameters,
  wallet,
  reached: { meets, ask },
}: {
  parameters: PairingParameters
  wallet: WalletListing.WalletListing | undefined
  /** While nobody knows whether it reaches the wallet, the link is made, and not shown. */
  reached: ReturnType<typeof useMeets>
}) {
  const attempt = usePairing(parameters)
  const made: Pairing = {
    ...attempt,
    retry() {
      ask()
      attempt.retry()
    },
  }
  if (!wallet)
    return (
      <Attempt pairing={made}>
        <QrPanel pairing={made} isOwnRelay={meets === false} />
      </Attempt>
    )
  const pairing: Pairing = meets === null ? { ...made, link: { status: 'preparing' } } : made
  return (
    <Attempt pairing={pairing} wallet={wallet}>
      <Ways pairing={pairing} wallet={wallet} />
      <GetWay wallet={wallet} />
    </Attempt>
  )
}

type WaysProps = {
  pairing: Pairing
  wallet: WalletListing.WalletListing
}

function Ways({ pairing, wallet }: WaysProps) {
  const messages = useWords(words)
  const { device } = useFeature().wallets
  const ways = waysTo(wallet, device)
  const [chosen, setChosen] = useState<Way | undefined>(ways[0])
  const panel =
    chosen === 'browser' ? (
      <BrowserWay wallet={wallet} />
    ) : chosen === 'web' ? (
      <WebWay pairing={pairing} wallet={wallet} />
    ) : chosen === 'desktop' ? (
      <DesktopWay pairing={pairing} wallet={wallet} />
    ) : device === 'mobile' ? (
      <PhonePanel pairing={pairing} wallet={wallet} />
    ) : (
      <QrPanel pairing={pairing} wallet={wallet} />
    )
  if (ways.length < 2 || !chosen) return panel
  return (
    <Tabs<Way>
      label={messages.ways}
      tabs={ways.map((way) => ({ id: way, title: messages[way] }))}
      selected={chosen}
      onSelect={setChosen}
    >
      {panel}
    </Tabs>
  )
}
