import type { RemoteConnectorHost } from '@foyer/core/remote'
import type { FrameUser } from '@foyer/protocol'
import type { EvmAccount } from './provider/createAccounts.ts'

const namespace = 'eip155'

/**
 * Says in the client's state where the wallet has a smart account and whether it is there already, and follows its user,
 * who may choose another account in a list.
 */
export function showSmartAccount({
  store,
  user,
  accounts,
  connectorId,
  setAccountType,
  isDeployed,
}: {
  store: RemoteConnectorHost['store']
  user(): FrameUser | null
  accounts(): readonly EvmAccount[]
  connectorId: string
  setAccountType(type: EvmAccount['type']): void
  isDeployed(caipNetworkId: string, address: string): Promise<boolean>
}): { look(): void; lookAgain(): void } {
  let shown: string | null = null
  let asked = ''
  const lookForCode = (caipNetworkId: string, address: string) => {
    const question = `${caipNetworkId} ${address}`
    if (question === asked) return
    asked = question
    isDeployed(caipNetworkId, address).then(
      (smartAccountDeployed) => {
        if (asked === question) store.updateChain(namespace, { smartAccountDeployed })
      },
      // Nobody knows; the state says so.
      () => {},
    )
  }
  const look = () => {
    const chain = store.getState().chains[namespace]
    if (!chain || chain.connector?.id !== connectorId || !chain.network) return
    const enabled = user()?.smartAccount?.enabledNetworks ?? null
    if (enabled && chain.smartAccountEnabledNetworks?.join() !== enabled.join())
      store.updateChain(namespace, { smartAccountEnabledNetworks: enabled })
    const known = accounts()
    const chosen = known.find(({ address }) => address === chain.address)
    // Lists of other lengths are those of another network, which is still on its way.
    if (chain.address !== shown && chain.allAccounts.length === known.length) {
      shown = chain.address
      if (chosen && chosen !== known[0]) setAccountType(chosen.type)
    }
    if (chosen?.type === 'smartAccount') lookForCode(chain.network.caipNetworkId, chosen.address)
  }
  return {
    look,
    /** Something was sent: it may be there now. */
    lookAgain() {
      asked = ''
      look()
    },
  }
}
