import { useLayoutEffect, useState } from 'react'
import {
  useFeature,
  useFlow,
  useParameters,
  useStore,
  useWalletPrompt,
} from '../../../feature/FeatureContext.ts'
import { WalletImage } from '../../../feature/WalletImage.tsx'
import { asSentence, useWords } from '../../../feature/words.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { Icon } from '../../../ui/images/Icon.tsx'
import { AskedWallet } from '../../../ui/progress/AskedWallet.tsx'
import { type ConnectState, createConnectFlow } from '../flow.ts'
import { messages as words } from '../messages.ts'
import { leave } from './leave.ts'

/** The check stays long enough to be seen before the modal leaves. */
const celebrationMs = 600

/** One wallet, from the question to the answer. */
export function ConnectingExternalView() {
  const messages = useWords(words)
  const { foyer, embedded, reducedMotion, wallets, attempts } = useFeature()
  const { connector: asked, redirectView } = useParameters('ConnectingExternal')
  const connectors = useStore(foyer.internals.connectors)
  // Kept from the first draw: a wallet that takes itself away must not change whom we talk about.
  const [connector] = useState(() =>
    connectors.find(
      ({ id, chain }) => id === asked?.id && (asked.chain === undefined || chain === asked.chain),
    ),
  )
  const [begun] = useState(() => attempts.begun(connector))
  useLayoutEffect(() => attempts.arrived(), [attempts])
  const [definition] = useState(() => createConnectFlow(begun))
  const { clock } = foyer.internals.platform
  const [state, send] = useFlow(definition, {
    async connect(parameters) {
      if (!connector) throw new Error(messages.noWalletText)
      await foyer.connect({ connector, ...parameters })
    },
    remember: () => connector && wallets.remember(connector.id),
    finish: () => leave(foyer, { redirectView, embedded }),
    elapsedMs: clock.elapsed,
    after: clock.after,
    celebrationMs: reducedMotion ? 0 : celebrationMs,
  })
  useWalletPrompt(state.status === 'waiting')
  const name = connector?.name ?? ''
  const { title, text } = wordsOf(state, name, messages)
  const ring = {
    waiting: 'waiting',
    connected: 'done',
    declined: 'danger',
    failed: 'danger',
  } as const
  return (
    <AskedWallet
      ring={ring[state.status]}
      dataShared={`wallet:${asked?.id}`}
      image={
        <WalletImage
          wallet={{ id: asked?.id, name, imageUrl: connector?.imageUrl ?? null }}
          size={76}
        />
      }
      title={title}
      text={text}
      isAlert={state.status === 'failed'}
    >
      {state.status === 'waiting' && <Button onClick={foyer.router.back}>{messages.cancel}</Button>}
      {(state.status === 'declined' || state.status === 'failed') && (
        <Button icon={<Icon name="refresh" size={18} />} onClick={() => send({ type: 'retry' })}>
          {messages.tryAgain}
        </Button>
      )}
    </AskedWallet>
  )
}

function wordsOf(
  state: ConnectState,
  wallet: string,
  messages: typeof words,
): { title: string; text: string } {
  switch (state.status) {
    case 'waiting':
      return state.alreadyPending
        ? { title: messages.pendingTitle, text: messages.pendingText(wallet) }
        : { title: messages.waitingTitle(wallet), text: messages.waitingText }
    case 'connected':
      return { title: messages.connectedTitle, text: messages.connectedText(wallet) }
    case 'declined':
      return { title: messages.declinedTitle, text: messages.declinedText(wallet) }
    case 'failed':
      return {
        title: messages.failedTitle,
        text: `${asSentence(state.message)} ${messages.failedText}`,
      }
  }
}
