import { type WalletListing, withPlaces } from '@foyer/core/wallets'
import { useMemo, useState } from 'react'
import { useParameters, useRoom } from '../../../room/RoomContext.ts'
import { useWords } from '../../../room/words.ts'
import { Tabs } from '../../../ui/Tabs.tsx'
import { messages as words } from '../messages.ts'
import { type Way, waysTo } from '../ways.ts'
import { Agreed } from './Agreed.tsx'
import { Attempt } from './Attempt.tsx'
import { BrowserWay, DesktopWay, GetWay, WebWay } from './OtherWays.tsx'
import { PhonePanel } from './PhonePanel.tsx'
import { QrPanel } from './QrPanel.tsx'
import { type Pairing, usePairing } from './usePairing.ts'

/** A wallet that is not in this page, by every way that it offers; without one, any that scans. */
export function ConnectingWalletConnectView(props: { opened: WeakSet<object> }) {
  return (
    <Agreed>
      <Elsewhere {...props} />
    </Agreed>
  )
}

function Elsewhere({ opened }: { opened: WeakSet<object> }) {
  const parameters = useParameters('ConnectingWalletConnect')
  const { wallet: chosen } = parameters
  const wallet = useMemo(() => chosen && withPlaces(chosen), [chosen])
  const pairing = usePairing(parameters)
  return (
    <Attempt pairing={pairing} wallet={wallet}>
      {wallet ? (
        <>
          <Ways pairing={pairing} wallet={wallet} opened={opened} />
          <GetWay wallet={wallet} />
        </>
      ) : (
        <QrPanel pairing={pairing} />
      )}
    </Attempt>
  )
}

type WaysProps = {
  pairing: Pairing
  wallet: WalletListing.WalletListing
  opened: WeakSet<object>
}

function Ways({ pairing, wallet, opened }: WaysProps) {
  const messages = useWords(words)
  const { device } = useRoom().wallets
  const ways = waysTo(wallet, device)
  const [chosen, setChosen] = useState<Way | undefined>(ways[0])
  const panel =
    chosen === 'browser' ? (
      <BrowserWay pairing={pairing} wallet={wallet} />
    ) : chosen === 'web' ? (
      <WebWay pairing={pairing} wallet={wallet} />
    ) : chosen === 'desktop' ? (
      <DesktopWay pairing={pairing} wallet={wallet} />
    ) : device === 'mobile' ? (
      <PhonePanel pairing={pairing} wallet={wallet} opened={opened} />
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
