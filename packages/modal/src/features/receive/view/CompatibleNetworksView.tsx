import { Row, useWords } from '@foyer/ui'
import { useActiveChain } from '../../../feature/laterHooks.ts'
import { NetworkImage } from '../../../feature/NetworkImage.tsx'
import { messages as words } from '../messages.ts'

/** Where the same address receives. */
export function CompatibleNetworksView() {
  const messages = useWords(words)
  const chain = useActiveChain()
  return (
    <>
      <p className="receive-hint">{messages.sameAddress}</p>
      <ul className="list" aria-label={messages.networksTitle}>
        {chain?.requestedNetworks.map((network) => (
          <li key={network.caipNetworkId}>
            <Row title={network.name} image={<NetworkImage network={network} size={36} />} />
          </li>
        ))}
      </ul>
    </>
  )
}
