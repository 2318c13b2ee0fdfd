import type { WalletListing } from '@foyer/core/wallets'
import { AskedWallet, Button, Icon, useWords } from '@foyer/ui'
import type { ReactNode } from 'react'
import { useFailureText } from '../../../feature/errors/useFailureText.ts'
import { useActiveChain } from '../../../feature/laterHooks.ts'
import { messages as words } from '../messages.ts'
import { focusHeading } from './focusHeading.ts'
import { PairingImage } from './PairingImage.tsx'
import type { Pairing } from './usePairing.ts'

/** How an attempt ended; while the wallet is expected, the ways to it. */
export function Attempt({
  pairing: { state, retry },
  wallet,
  children,
}: {
  pairing: Pairing
  wallet?: WalletListing.WalletListing | undefined
  children: ReactNode
}) {
  const messages = useWords(words)
  const reason = useFailureText('error' in state && state.error)
  const peer = useActiveChain()?.connector?.name
  if (state.status === 'waiting') return children
  // Another wallet than the chosen one may have answered; one that does not say its name is called so.
  const name =
    peer && peer !== messages.pairingTitle ? peer : (wallet?.name ?? messages.pairingTitle)
  const isConnected = state.status === 'done'
  const { title, text } = {
    done: { title: messages.connectedTitle, text: messages.connectedText(name) },
    declined: { title: messages.declinedTitle, text: messages.declinedText },
    failed: {
      title: messages.failedTitle,
      text: messages.failedText(reason),
    },
  }[state.status]
  return (
    <AskedWallet
      ring={isConnected ? 'done' : 'danger'}
      image={<PairingImage wallet={wallet} size={76} />}
      title={title}
      text={text}
      isAlert={state.status === 'failed'}
    >
      {!isConnected && (
        <Button
          icon={<Icon name="refresh" size={18} />}
          onClick={(event) => {
            focusHeading(event)
            retry()
          }}
        >
          {messages.tryAgain}
        </Button>
      )}
    </AskedWallet>
  )
}
