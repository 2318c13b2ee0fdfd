import { AskedWallet, Button, Icon, useWords } from '@foyer/ui'
import { useState } from 'react'
import { useFailureText } from '../../../feature/errors/useFailureText.ts'
import { useFeature, useFoyerState, useParameters } from '../../../feature/FeatureContext.ts'
import { NetworkImage } from '../../../feature/NetworkImage.tsx'
import { useWalletRequest } from '../../../feature/useWalletRequest.ts'
import { messages as words } from '../messages.ts'
import { networkId } from '../networkId.ts'

/** One network, from the question to the wallet to its answer. */
export function SwitchNetworkView() {
  const messages = useWords(words)
  const { foyer } = useFeature()
  const wanted = networkId(useParameters('SwitchNetwork').network)
  const chains = useFoyerState((state) => state.chains)
  const network = Object.values(chains)
    .flatMap(({ requestedNetworks }) => requestedNetworks)
    .find(({ caipNetworkId }) => caipNetworkId === wanted)
  const connector = network && chains[network.chainNamespace]?.connector
  const [wallet] = useState(connector?.name ?? messages.yourWallet)
  const { state, retry } = useWalletRequest(`switch ${wanted}`, {
    ask: ({ signal }) => foyer.switchNetwork(wanted, { signal }),
    isInPage: true,
    celebrates: false,
  })
  const reason = useFailureText('error' in state && state.error)
  const name = network?.name ?? ''
  const shown = {
    waiting: { title: messages.waitingTitle(wallet), text: messages.waitingText(name) },
    done: { title: messages.doneTitle, text: name },
    declined: { title: messages.declinedTitle, text: messages.declinedText },
    failed: {
      title: messages.failedTitle,
      text: messages.failedText(reason),
    },
  }[state.status]
  const ring = { waiting: 'waiting', done: 'done', declined: 'danger', failed: 'danger' } as const
  return (
    <AskedWallet
      ring={ring[state.status]}
      dataShared={`network:${wanted}`}
      image={<NetworkImage network={network ?? { caipNetworkId: wanted, name }} size={76} />}
      title={shown.title}
      text={shown.text}
      isAlert={state.status === 'failed'}
    >
      {state.status === 'waiting' && (
        <Button onClick={() => foyer.router.complete('cancel')}>{messages.cancel}</Button>
      )}
      {(state.status === 'declined' || state.status === 'failed') && (
        <Button icon={<Icon name="refresh" size={18} />} onClick={retry}>
          {messages.tryAgain}
        </Button>
      )}
    </AskedWallet>
  )
}
