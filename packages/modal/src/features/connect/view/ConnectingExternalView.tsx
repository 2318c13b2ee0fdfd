import type { WalletRequestState } from '@foyer/core/client'
import { AskedWallet, Button, Icon, useWords } from '@foyer/ui'
import { useState } from 'react'
import { useFailureText } from '../../../feature/errors/useFailureText.ts'
import { useFeature, useParameters, useStore } from '../../../feature/FeatureContext.ts'
import { useWalletRequest } from '../../../feature/useWalletRequest.ts'
import { WalletImage } from '../../../feature/WalletImage.tsx'
import { messages as words } from '../messages.ts'

/** One wallet, from the question to the answer. */
export function ConnectingExternalView() {
  const messages = useWords(words)
  const { foyer, wallets } = useFeature()
  const { connector: asked, addWalletForNamespace } = useParameters('ConnectingExternal')
  const connectors = useStore(foyer.internals.connectors)
  // Kept from the first render: a wallet that disappears must not change the name on screen.
  const [connector] = useState(() =>
    connectors.find(
      ({ id, chain }) => id === asked?.id && (asked.chain === undefined || chain === asked.chain),
    ),
  )
  const { state, retry } = useWalletRequest(`connect ${connector?.chain}:${asked?.id}`, {
    async ask({ signal, onAlreadyPending }) {
      if (!connector) {
        const { walletGone } = await import('../walletGone.ts')
        throw walletGone(asked?.id)
      }
      const keepOthers = addWalletForNamespace !== undefined
      await foyer.connect({ connector, signal, onAlreadyPending, keepOthers })
      wallets.remember(connector.id)
    },
    isInPage: true,
    celebrates: true,
  })
  const name = connector?.name ?? ''
  const { title, text } = wordsOf(
    state,
    name,
    messages,
    useFailureText('error' in state && state.error),
  )
  const ring = {
    waiting: 'waiting',
    done: 'done',
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
      {ring[state.status] === 'danger' && (
        <Button icon={<Icon name="refresh" size={18} />} onClick={retry}>
          {messages.tryAgain}
        </Button>
      )}
    </AskedWallet>
  )
}

function wordsOf(
  state: WalletRequestState,
  wallet: string,
  messages: typeof words,
  reason: string,
): { title: string; text: string } {
  switch (state.status) {
    case 'waiting':
      return state.alreadyPending
        ? { title: messages.pendingTitle, text: messages.pendingText(wallet) }
        : { title: messages.waitingTitle(wallet), text: messages.waitingText }
    case 'done':
      return { title: messages.connectedTitle, text: messages.connectedText(wallet) }
    case 'declined':
      return { title: messages.declinedTitle, text: messages.declinedText(wallet) }
    case 'failed':
      return {
        title: messages.failedTitle,
        text: messages.failedText(reason),
      }
  }
}
