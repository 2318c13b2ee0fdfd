import type { SignClient } from '../sign/createSignClient.ts'
import { notApproved, notConnected, WalletRpcError } from '../sign/errors.ts'
import { chainNamed } from '../sign/receive.ts'
import * as Namespaces from '../storage/Namespaces.ts'
import { createEvents } from './createEvents.ts'
import { type FamilyProvider, sessionOf } from './createFamilyProvider.ts'

/** An EIP-1193 provider, as the chain family takes it. */
export interface EvmProvider {
  /** @throws an error with a numeric `code`, as EIP-1193 and EIP-1474 give it */
  request(request: { readonly method: string; readonly params?: unknown }): Promise<unknown>
  on(event: string, listener: (value: unknown) => void): void
  removeListener(event: string, listener: (value: unknown) => void): void
}

/** Asks a node of a chain, beside the wallet. `null` when there is none to ask. */
type ReadChain = (read: {
  readonly chain: string
  readonly method: string
  readonly params: unknown
}) => Promise<{ readonly result: unknown } | null>

/** Parameters of {@link createEvmProvider}. */
export interface EvmProviderParameters {
  readonly client: SignClient
  readonly wallet: FamilyProvider
  readonly read: ReadChain
  reportToDeveloper(message: string): void
}

const family = 'eip155'

/**
 * Makes a WalletConnect wallet look like one of the page. Accounts and the chain come from the session;
 * networks that the wallet approved are changed here, without asking; what reads a chain goes to a
 * node, because few WalletConnect wallets answer it; everything else is asked in the wallet.
 *
 * @see https://eips.ethereum.org/EIPS/eip-1193
 */
export function createEvmProvider(parameters: EvmProviderParameters): EvmProvider {
  const { client, wallet, read, reportToDeveloper } = parameters
  const events = createEvents((thrown) => reportToDeveloper(String(thrown)))
  wallet.on('connect', () => events.emit('connect', { chainId: chainId() }))
  wallet.on('accountsChanged', () => {
    const now = accounts()
    // The same addresses on another chain are the same to an application that reads them without a chain.
    if (now.join() === told) return
    told = now.join()
    events.emit('accountsChanged', now)
  })
  wallet.on('chainChanged', () => events.emit('chainChanged', chainId()))
  wallet.on('disconnect', (error) => events.emit('disconnect', error))
  wallet.on('message', (message) => events.emit('message', message))

  const session = () => sessionOf(client, family)
  const accounts = () => wallet.accounts().map(Namespaces.addressOf)
  const chainId = () => {
    const chain = wallet.chain()
    if (chain === null) throw notConnected()
    return `0x${BigInt(chain.slice(family.length + 1)).toString(16)}`
  }
  const isApproved = (chain: string) => {
    const found = session()
    const approval = found && Namespaces.of(found.namespaces, family)
    return approval?.accounts.some((account) => Namespaces.chainOf(account) === chain) === true
  }
  const use = (chain: string) => {
    const topic = session()?.topic
    if (topic !== undefined)
      client.change(topic, (kept) => ({ ...kept, chains: { ...kept.chains, [family]: chain } }))
  }

  let told = accounts().join()
  /** A chain that the wallet moved to, and has not said yet that we may, too. */
  let agreed: string | null = null
  client.subscribe(() => {
    if (!session()) agreed = null
    if (agreed === null || !isApproved(agreed)) return
    const chain = agreed
    agreed = null
    use(chain)
  })

  client.onEvent(({ topic, name, data }) => {
    if (name !== 'chainChanged' || topic !== session()?.topic) return
    if (chainNamed(data, family) === null) void askWhere()
  })
  /** It moved, and nobody can read where to. Few WalletConnect wallets answer: else the event's own chain is it. */
  const askWhere = async () => {
    if (!wallet.methods().includes('eth_chainId')) return
    const own = moves
    const answer = await wallet.request({ method: 'eth_chainId' }).catch(() => null)
    const chain = chainNamed(answer, family)
    if (chain !== null && own === moves && isApproved(chain)) use(chain)
  }

  let moves = 0
  /** Approved chains are ours to choose from; others the wallet may move to, or add. */
  const move = async (method: string, params: unknown) => {
    moves += 1
    const own = moves
    const chain = chainIn(params)
    if (chain === null) throw new WalletRpcError(-32_602, 'Name the chain as `{ chainId }`.')
    if (!isApproved(chain)) {
      try {
        await wallet.request({ method, params })
      } catch (thrown) {
        if ((thrown as { code?: unknown }).code !== notApproved('').code) throw thrown
        throw new WalletRpcError(4902, `The wallet did not approve the chain ${chain}.`)
      }
      // Another chain was asked for meanwhile. Where the wallet is, it says by an event.
      if (own !== moves) return null
      // The wallet says by an update what it approves now; until then nothing may be asked there.
      if (!isApproved(chain)) {
        agreed = chain
        return null
      }
    }
    use(chain)
    return null
  }

  return {
    on: events.on,
    removeListener: events.removeListener,
    async request({ method, params }) {
      const found = session()
      switch (method) {
        case 'eth_accounts':
          return accounts()
        case 'eth_requestAccounts':
          if (!found) throw notConnected()
          return accounts()
        case 'eth_chainId':
          return chainId()
        case 'net_version':
          return BigInt(chainId()).toString()
        case 'wallet_switchEthereumChain':
        case 'wallet_addEthereumChain':
          if (!found) throw notConnected()
          return move(method, params)
        case 'wallet_revokePermissions':
          // One permission of the legacy grant; without one it is how a wallet is left.
          if (found && namesPermission(params)) return wallet.request({ method, params })
          if (found) client.end(found.topic)
          return null
      }
      if (!found) throw notConnected()
      const approved = Namespaces.of(found.namespaces, family)?.methods.includes(method)
      if (isRead.test(method)) {
        const answer = await read({ chain: wallet.chain() ?? '', method, params })
        if (answer) return answer.result
        if (!approved)
          throw new WalletRpcError(
            4200,
            `A WalletConnect wallet does not answer ${method}. Name an RPC URL of the network, or a backend.`,
          )
      }
      return wallet.request({ method, params })
    },
  }
}

/** The drafts of ERC-7715 name it in both ways. */
function namesPermission(params: unknown): boolean {
  const [first] = Array.isArray(params) ? (params as unknown[]) : []
  const { permissionContext, permissionsContext } = Object(first) as Record<string, unknown>
  return typeof (permissionContext ?? permissionsContext) === 'string'
}

/** What asks a chain and nobody's consent. */
const isRead =
  /^(web3_|net_|trace_|debug_|eth_(get|call$|estimateGas|blockNumber|gasPrice|feeHistory|maxPriority|blobBaseFee|syncing|createAccessList|newFilter|new\w+Filter|uninstallFilter|protocolVersion|simulate|subscribe|unsubscribe|sendRawTransaction))/

/** `[{ chainId: '0x1' }]` as a CAIP-2 id. */
function chainIn(params: unknown): string | null {
  const [first] = Array.isArray(params) ? params : []
  const id: unknown = (first as { chainId?: unknown } | null | undefined)?.chainId
  return typeof id === 'string' && /^0x[\da-f]{1,16}$/i.test(id) ? `${family}:${BigInt(id)}` : null
}
