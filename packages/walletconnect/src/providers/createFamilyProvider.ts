import { Address } from '@foyer/core/adapter'
import type { SignClient } from '../sign/createSignClient.ts'
import { notApproved, notConnected } from '../sign/errors.ts'
import * as Namespaces from '../storage/Namespaces.ts'
import type { SessionRecord } from '../storage/Records.ts'
import { createEvents, type Events } from './createEvents.ts'

/** What a page asks a wallet. */
interface WalletRequestArguments {
  readonly method: string
  readonly params?: unknown
  /** CAIP-2 id of the chain that is meant, when it is not the one in use. */
  readonly chain?: string
  /** How long the wallet may take, in seconds; five minutes unless said. */
  readonly expirySeconds?: number
  readonly signal?: AbortSignal
}

/**
 * A WalletConnect wallet for one family of chains. What is asked goes to the wallet as it is.
 */
export interface FamilyProvider extends Pick<Events, 'on' | 'removeListener'> {
  /**
   * Asks the wallet.
   *
   * @throws an error with a numeric `code`: 4900 without a session, 4100 for what the wallet did not
   *   approve, 8000 when it did not answer, and whatever the wallet gives
   */
  request(request: WalletRequestArguments): Promise<unknown>
  /** CAIP-10 ids on the chain in use, the account in use first. */
  accounts(): readonly string[]
  /** CAIP-2 id of the chain in use, `null` without a session. */
  chain(): string | null
  /** What the wallet may be asked, by the session. */
  methods(): readonly string[]
}

/** Parameters of {@link createFamilyProvider}. */
export interface FamilyProviderParameters {
  readonly family: string
  readonly client: SignClient
  /** CAIP-2 ids of the chains that the page wants, the preferred one first. */
  wantedChains(): readonly string[]
  reportToDeveloper(message: string): void
}

/**
 * Speaks for whatever session serves a family, and says when its accounts, its chain or the session
 * itself changed: `accountsChanged` with CAIP-10 ids, `chainChanged` with a CAIP-2 id, `connect`,
 * `disconnect`, and the wallet's own events under their names.
 */
export function createFamilyProvider(parameters: FamilyProviderParameters): FamilyProvider {
  const { family, client, reportToDeveloper } = parameters
  const events = createEvents((thrown) => reportToDeveloper(String(thrown)))
  const session = () => sessionOf(client, family)
  const chain = () => {
    const found = session()
    return found ? chainInUse(found, family, parameters.wantedChains()) : null
  }
  const accounts = () => {
    const found = session()
    const used = chain()
    return found && used !== null ? accountsOn(found, family, used) : []
  }

  let last = { topic: session()?.topic, chain: chain(), accounts: accounts() }
  client.subscribe(() => {
    const before = last
    last = { topic: session()?.topic, chain: chain(), accounts: accounts() }
    if (last.topic === undefined) {
      if (before.topic === undefined) return
      events.emit('accountsChanged', [])
      return events.emit('disconnect', notConnected())
    }
    if (before.topic === undefined) events.emit('connect', last.chain)
    if (last.chain !== before.chain) events.emit('chainChanged', last.chain)
    if (last.accounts.join() !== before.accounts.join())
      events.emit('accountsChanged', last.accounts)
  })
  client.onEvent(({ topic, chain: of, name, data }) => {
    // These two are told by what they change.
    if (name === 'accountsChanged' || name === 'chainChanged') return
    if (topic === session()?.topic && of.startsWith(`${family}:`)) events.emit(name, data)
  })

  return {
    on: events.on,
    removeListener: events.removeListener,
    accounts,
    chain,
    methods() {
      const found = session()
      return (found && Namespaces.of(found.namespaces, family)?.methods) ?? []
    },
    async request({ method, params = [], chain: asked, expirySeconds, signal }) {
      const found = session()
      const to = asked ?? chain()
      if (!found || to === null) throw notConnected()
      const approval = Namespaces.of(found.namespaces, family)
      if (!approval?.chains.includes(to)) throw notApproved(`the chain ${to}`)
      if (!approval.methods.includes(method)) throw notApproved(method)
      return client.request({
        topic: found.topic,
        chain: to,
        method,
        params,
        ...(expirySeconds !== undefined && { expirySeconds }),
        ...(signal && { signal }),
      })
    },
  }
}

/** The newest session with accounts of a family. */
export function sessionOf(client: SignClient, family: string): SessionRecord | undefined {
  return client.sessions().findLast(({ namespaces }) => Namespaces.of(namespaces, family))
}

/** What the wallet or the page chose while it is approved, else the page's first that is. */
function chainInUse(
  session: SessionRecord,
  family: string,
  wanted: readonly string[],
): string | null {
  const approved = Namespaces.of(session.namespaces, family)?.chains ?? []
  const chosen = session.chains[family]
  if (chosen !== undefined && approved.includes(chosen)) return chosen
  return wanted.find((chain) => approved.includes(chain)) ?? approved[0] ?? null
}

const identityOf = (account: string) => Address.normalise(Namespaces.addressOf(account))

function accountsOn(session: SessionRecord, family: string, chain: string): readonly string[] {
  const all = Namespaces.of(session.namespaces, family)?.accounts ?? []
  const onChain = all.filter((account) => Namespaces.chainOf(account) === chain)
  // A wallet may give one account in two letter cases.
  const here = [...new Map(onChain.map((account) => [identityOf(account), account])).values()]
  const used = session.accounts[family]?.toLowerCase()
  const isUsed = (account: string) => Namespaces.addressOf(account).toLowerCase() === used
  return [...here.filter(isUsed), ...here.filter((account) => !isUsed(account))]
}
