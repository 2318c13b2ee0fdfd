import type { Network } from '@foyer/core/adapter'
import { push, useFeature, useFoyerState } from '../../../feature/FeatureContext.ts'
import { NetworkImage } from '../../../feature/NetworkImage.tsx'
import { useWords } from '../../../feature/words.ts'
import { Row } from '../../../ui/controls/Row.tsx'
import { Icon } from '../../../ui/images/Icon.tsx'
import { messages as words } from '../messages.ts'

/** Rows to choose a network from. `onDone` leads on once the wallet is there. */
export function NetworkList({
  networks,
  onDone,
}: {
  networks: readonly Network[]
  onDone(): void
}) {
  const messages = useWords(words)
  const { foyer } = useFeature()
  const current = useFoyerState(({ activeNamespace, chains }) =>
    activeNamespace ? chains[activeNamespace]?.network?.caipNetworkId : undefined,
  )
  return (
    <ul className="list networks-list" aria-label={messages.list}>
      {networks.map(({ caipNetworkId, name, assets }) => (
        <li key={caipNetworkId}>
          <Row
            title={name}
            aria-current={caipNetworkId === current || undefined}
            dataShared={`network:${caipNetworkId}`}
            image={<NetworkImage network={{ caipNetworkId, name, assets }} size={36} />}
            trailing={
              caipNetworkId === current && (
                <>
                  <Icon name="check" size={18} />
                  <span className="visually-hidden">{messages.current}</span>
                </>
              )
            }
            onClick={() => {
              foyer.router.begin({ success: onDone, cancel: foyer.router.back })
              push(foyer, 'SwitchNetwork', { network: caipNetworkId })
            }}
          />
        </li>
      ))}
    </ul>
  )
}
