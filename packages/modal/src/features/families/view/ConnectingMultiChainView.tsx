import { Button, useWords } from '@foyer/ui'
import { useEffect, useState } from 'react'
import { useFeature, useOnScreen, useParameters } from '../../../feature/FeatureContext.ts'
import { familyOf } from '../../../feature/family.tsx'
import { WalletImage } from '../../../feature/WalletImage.tsx'
import { messages as words } from '../messages.ts'
import { FamilyArcs } from './FamilyArcs.tsx'
import { FamilyRow } from './FamilyRow.tsx'
import { useFamilyRequests } from './useFamilyRequests.ts'

/** The check stays long enough to be seen before the modal leaves. */
const celebrationMs = 600

/** One wallet, asked on several chain families: each answers for itself. */
export function ConnectingMultiChainView() {
  const messages = useWords(words)
  const { foyer, reducedMotion } = useFeature()
  const onScreen = useOnScreen()
  const { connectors: asked = [] } = useParameters('ConnectingMultiChain')
  // Kept from the first render: a wallet that goes must not change whom we talk about.
  const [connectors] = useState(() =>
    asked.flatMap(
      ({ id, chain }) =>
        foyer.getConnectors().find((known) => known.id === id && known.chain === chain) ?? [],
    ),
  )
  const [preferred] = useState(() => foyer.getState().activeNamespace)
  const requests = useFamilyRequests(connectors)
  const [wallet] = connectors
  const name = wallet?.name ?? ''
  const done = requests.filter(({ state }) => state.status === 'done').map((one) => one.connector)
  const isOver = requests.every(({ state }) => state.status !== 'waiting')
  const isComplete = done.length === requests.length
  const leadOn = () => {
    const chosen = done.find(({ chain }) => chain === preferred) ?? done[0]
    if (chosen) foyer.switchConnection(chosen.chain, chosen.id)
    // A wallet on a network that the application does not know leads elsewhere.
    if (foyer.getState().view === 'ConnectingMultiChain') foyer.router.complete('success')
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: everything has answered, so nothing changes any more
  useEffect(() => {
    if (!isComplete || !onScreen) return
    return foyer.internals.platform.clock.after(reducedMotion ? 0 : celebrationMs, leadOn)
  }, [isComplete, onScreen])
  const isDeclined = requests.every(({ state }) => state.status === 'declined')
  const { title, text } = !isOver
    ? { title: messages.waitingTitle(name), text: messages.waitingText }
    : isComplete
      ? { title: messages.connectedTitle, text: messages.connectedText(name) }
      : done.length > 0
        ? { title: messages.connectedTitle, text: messages.someText }
        : {
            title: isDeclined ? messages.declinedTitle : messages.failedTitle,
            text: messages.nothingText,
          }
  const [first, second] = done
  return (
    <div className="asked-wallet families">
      <FamilyArcs
        states={requests.map(({ state }) => state.status)}
        dataShared={`wallet:${wallet?.id}`}
      >
        <WalletImage
          wallet={{ id: wallet?.id ?? '', name, imageUrl: wallet?.imageUrl ?? null }}
          size={76}
        />
      </FamilyArcs>
      <div className="asked-wallet-words" aria-live="polite">
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <ul className="list" aria-label={messages.list}>
        {requests.map((request) => (
          <li key={request.connector.chain}>
            <FamilyRow {...request} />
          </li>
        ))}
      </ul>
      {first ? (
        <Button variant="primary" full onClick={leadOn}>
          {second
            ? messages.continueWithSeveral(done.length)
            : messages.continueWith(familyOf(foyer, first.chain).name)}
        </Button>
      ) : (
        <Button onClick={foyer.router.back}>{messages.cancel}</Button>
      )}
    </div>
  )
}
