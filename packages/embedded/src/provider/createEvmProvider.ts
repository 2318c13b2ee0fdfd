import type { FrameUser } from '@foyer/protocol'
import { accountsOf, type EvmAccount } from './createAccounts.ts'
import { createEvents, type Events } from './createEvents.ts'
import { rpcError } from './rpcError.ts'

/** An EIP-1193 provider, as the chain family takes it. */
export interface EvmProvider extends Events {
  request(request: { readonly method: string; readonly params?: unknown }): Promise<unknown>
  /** The accounts on the chain in use, the preferred one first; none while nobody is signed in. */
  accounts(): readonly EvmAccount[]
  /** Tells that they are others now, if they are. */
  tellAccounts(): void
}

/** What is shown and signed in the frame. Anything else is no wallet's matter, or refused. */
const asksUser =
  /^(personal_sign|eth_signTypedData_v4|eth_send(Transaction|UserOperation)|wallet_(sendCalls|requestExecutionPermissions|revokeExecutionPermission))$/
/** What asks a chain and nobody's consent. */
const isRead =
  /^(web3_|net_|eth_(get|call$|estimate|blockNumber|gasPrice|feeHistory|maxPriority|blobBaseFee|syncing|createAccessList|newFilter|new\w+Filter|uninstallFilter|simulate|sendRawTransaction|supportedEntryPoints))/

/**
 * Makes the frame look like a wallet of the page.
 *
 * @see https://eips.ethereum.org/EIPS/eip-1193
 */
export function createEvmProvider({
  user,
  expectUser,
  chainNow,
  preferred,
  hasPermissions,
  granted,
  networks,
  read,
  sign,
  askFrame,
  pause,
  onDone,
}: {
  /** `null` while nobody is signed in. */
  user(): FrameUser | null
  /** Waits for the frame where somebody was signed in before. */
  expectUser(): Promise<void>
  /** CAIP-2 ids that may be switched to; the first is where it begins. */
  networks(): readonly string[]
  /** Kept between visits. */
  chainNow: { get(): string | null; set(caipNetworkId: string): void }
  /** Whether the application uses permissions. */
  hasPermissions(): boolean
  /** Those that an account gave. */
  granted(caipNetworkId: string, address: string): Promise<readonly object[]>
  /** Which account its user prefers. */
  preferred(): EvmAccount['type']
  /** Asks a node; `null` when there is none. */
  read(call: {
    caipNetworkId: string
    method: string
    params: unknown
  }): Promise<{ readonly result: unknown } | null>
  sign(call: {
    method: string
    params: unknown
    chainId: string
    address: string
  }): Promise<unknown>
  /** Asks the frame what no user has to see. */
  askFrame(call: {
    method: string
    params: unknown
    chainId: string
    address: string
  }): Promise<unknown>
  pause(ms: number): Promise<void>
  /** A smart account did something. */
  onDone(): void
}): EvmProvider {
  const events = createEvents()
  const chain = () => {
    const kept = chainNow.get()
    const known = networks()
    return kept && known.includes(kept) ? kept : (known[0] ?? 'eip155:1')
  }
  const hexOf = (caipNetworkId: string) => `0x${BigInt(caipNetworkId.slice(7)).toString(16)}`
  const accounts = () => accountsOf(user(), { chain: chain(), preferred: preferred() })
  let told = ''
  const tellAccounts = () => {
    const now = accounts()
    const text = JSON.stringify(now)
    if (text === told) return
    told = text
    events.emit('accountsChanged', now)
  }
  /** Whom a request is about; the first where it says nothing. */
  const meant = (params: unknown): EvmAccount | undefined => {
    const list = Array.isArray(params) ? (params as unknown[]) : []
    const { from, sender } = Object(list[0]) as { from?: unknown; sender?: unknown }
    const said = [from, sender, ...list].map((one) => String(one).toLowerCase())
    const known = accounts()
    return known.find(({ address }) => said.includes(address.toLowerCase())) ?? known[0]
  }
  const readHere = async (method: string, params: unknown) => {
    const answer = await read({ caipNetworkId: chain(), method, params })
    if (!answer) throw rpcError(4200, 'Requested RPC call is not allowed')
    return answer.result
  }
  return {
    ...events,
    accounts,
    tellAccounts,
    async request({ method, params }) {
      await expectUser()
      const account = meant(params)
      const shown = () => accounts().map(({ address }) => address)
      switch (method) {
        case 'eth_accounts':
          return shown()
        case 'eth_requestAccounts':
          if (!account) throw rpcError(4900, 'Nobody is signed in.')
          return shown()
        case 'eth_chainId':
          return hexOf(chain())
        case 'net_version':
          return BigInt(hexOf(chain())).toString()
        case 'wallet_switchEthereumChain':
        case 'wallet_addEthereumChain': {
          const [first] = Array.isArray(params) ? (params as { chainId?: unknown }[]) : []
          const id = first?.chainId
          const wanted =
            typeof id === 'string' && /^0x[\da-f]{1,16}$/i.test(id) ? `eip155:${BigInt(id)}` : ''
          if (!networks().includes(wanted))
            throw rpcError(4902, 'This application does not use that network.')
          if (wanted === chain()) return null
          chainNow.set(wanted)
          events.emit('chainChanged', hexOf(wanted))
          tellAccounts()
          return null
        }
      }
      const signedIn = user()
      if (!account || !signedIn) throw rpcError(4900, 'Nobody is signed in.')
      if (/ExecutionPermission/.test(method) && !hasPermissions())
        throw rpcError(4200, 'Requested RPC call is not allowed')
      if (asksUser.test(method)) {
        const on = chain()
        const { address } = account
        const answer = await sign({ method, params: params ?? [], chainId: on, address })
        const { userOperation } = Object(answer) as { userOperation?: unknown }
        if (typeof userOperation !== 'string') return answer
        const { transactionOf } = await import('./operations.ts')
        const hash = await transactionOf(userOperation, {
          ...{ pause, onDone },
          read: async (method, params) =>
            (await read({ caipNetworkId: on, method, params }))?.result ?? null,
        })
        // By its standard there is nothing to tell.
        return method === 'wallet_revokeExecutionPermission' ? {} : hash
      }
      if (isRead.test(method)) return readHere(method, params)
      if (method === 'foyer_feeOfCalls')
        return askFrame({ method, params, chainId: chain(), address: account.address })
      if (method.startsWith('wallet_get')) {
        const { tell } = await import('./operations.ts')
        return tell(method, params, {
          ...{ user: signedIn, accounts: accounts(), read: readHere, onDone },
          ...{ chainId: hexOf(chain()), granted: () => granted(chain(), account.address) },
        })
      }
      throw rpcError(4200, 'Requested RPC call is not allowed')
    },
  }
}
