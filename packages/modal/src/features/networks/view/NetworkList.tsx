import type { ChainState } from '@foyer/core'
import type { Network } from '@foyer/core/adapter'
import type { Step } from '@foyer/core/client'
import { Icon, Row, useWords } from '@foyer/ui'
import { push, useFeature, useFoyerState, useStore } from '../../../feature/FeatureContext.ts'
import { NetworkImage } from '../../../feature/NetworkImage.tsx'
import { messages as words } from '../messages.ts'

/** Rows to choose a network of one chain family from. */
export function NetworkList({
  chain,
  networks,
  label,
  done,
}: {
  chain: ChainState | undefined
  networks: readonly Network[]
  /** What the list is called; all networks unless it is given. */
  label?: string
  /** Leads on once the wallet is there. */
  done: Step
}) {
  const messages = useWords(words)
  const { foyer } = useFeature()
  const { stack } = useStore(foyer.internals.navigation.routes)
  const activeNamespace = useFoyerState((state) => state.activeNamespace)
  const hasOtherWallet = useFoyerState(({ chains }) =>
    Object.values(chains).some((one) => one !== chain && one.connections.length > 0),
  )
  const isActive = chain?.namespace === activeNamespace
  const current = isActive ? chain?.network?.caipNetworkId : undefined
  const wallet = chain?.connector?.name
  const lacksWallet = chain?.status === 'disconnected' && hasOtherWallet
  const choose = (caipNetworkId: string) => {
    if (chain && lacksWallet) {
      const { namespace } = chain
      const cameFrom = stack.some(({ view }) => view === 'Account')
      // Nobody is asked: the wallet is led there once it is connected.
      void foyer.switchNetwork(caipNetworkId)
      push(foyer, 'Connect', { namespace, ...(cameFrom && { redirectView: 'Account' }) })
    } else {
      foyer.router.begin({ success: done, cancel: { to: 'back' } })
      push(foyer, 'SwitchNetwork', { network: caipNetworkId })
    }
  }
  return (
    <ul className="list networks-list" aria-label={label ?? messages.list}>
      {networks.map(({ caipNetworkId, name, assets }) => {
        const isRefused = !isApproved(chain, caipNetworkId)
        const note = isRefused
          ? messages.notApproved(wallet ?? messages.yourWallet)
          : lacksWallet
            ? messages.noWallet
            : !isActive && wallet
        return (
          <li key={caipNetworkId}>
            <Row
              title={name}
              aria-current={caipNetworkId === current || undefined}
              aria-disabled={isRefused || undefined}
              dataShared={`network:${caipNetworkId}`}
              image={<NetworkImage network={{ caipNetworkId, name, assets }} size={36} />}
              description={note}
              trailing={
                caipNetworkId === current ? (
                  <>
                    <Icon name="check" size={18} />
                    <span className="visually-hidden">{messages.current}</span>
                  </>
                ) : (
                  lacksWallet && (
                    <span className="networks-connect">
                      {messages.connect}
                      <Icon name="chevron" size={18} />
                    </span>
                  )
                )
              }
              onClick={() => {
                if (!isRefused) choose(caipNetworkId)
              }}
            />
          </li>
        )
      })}
    </ul>
  )
}

/** Whether the wallet goes there; one that does not say which networks it takes is asked. */
const isApproved = (chain: ChainState | undefined, caipNetworkId: string) =>
  chain?.status !== 'connected' ||
  chain.supportsAllNetworks === true ||
  chain.approvedNetworks === null ||
  chain.approvedNetworks.includes(caipNetworkId)
