import type { NetworkInput } from '@foyer/core'
import type { SignIn, SignInProof } from '@foyer/core/adapter'
import { browserPlatform as surroundings } from '@foyer/core/platform'
import { Network } from '@foyer/core/primitives'
import {
  answerMessage,
  approveProposal,
  askMessage,
  browserPlatform,
  createIds,
  createRelay,
  isRequest,
  Key,
  type Method,
  openMessage,
  PairingLink,
  type Proposal,
  type Request,
  readProposal,
  rejectProposal,
  type SessionKeys,
} from '@foyer/walletconnect/protocol'
import { createRemoteWallets } from '@foyer/walletconnect/wallets'

/*
 * Our client, and a wallet made of its parts, in a page of their own: what the package does in a
 * browser, without the modal around it.
 */

/** Our client as a page without a modal has it; one for each chain family that is wanted. */
export function openClient({
  relayUrl,
  networks,
  signIn,
}: {
  relayUrl: string
  networks: readonly NetworkInput[]
  /** Offers one-click sign-in with every link. */
  signIn?: Awaited<ReturnType<SignIn['request']>>
}) {
  const proofs: SignInProof[] = []
  const remote = createRemoteWallets({
    platform: surroundings(),
    relayUrl,
    projectId: 'e2e',
    metadata: { name: 'Shop', description: '', url: location.origin, icons: [] },
    storageKey: (name) => `@foyer/${name}`,
    networks: () => networks.map(Network.from),
    ...(signIn && {
      signIn: {
        request: async () => signIn,
        verifyContract: async () => false,
        signedIn: (signed) => void proofs.push(...signed),
      },
    }),
  })
  const provider = (family: string) => {
    const found = remote.wallet(family)?.provider as
      | {
          request(request: { method: string; params?: unknown }): Promise<unknown>
          on(event: string, listener: (value: unknown) => void): void
        }
      | undefined
    if (!found) throw new Error(`${family} is not wanted`)
    return found
  }
  const received: unknown[] = []
  for (const event of ['accountsChanged', 'chainChanged', 'message', 'disconnect'])
    provider('eip155').on(event, (value) =>
      received.push(value instanceof Error ? [event] : [event, value]),
    )
  let arrived: Promise<unknown> | undefined
  // What the modal has no use for is beneath its door.
  const { client } = remote as typeof remote & {
    client: {
      sessions(): readonly { topic: string; expiresAtMs: number }[]
      ping(topic: string): Promise<void>
    }
  }
  const session = () => {
    const [found] = client.sessions()
    if (!found) throw new Error('There is no session')
    return found
  }
  return {
    received,
    proofs,
    /** A link that waits for a wallet. */
    async link(): Promise<string> {
      const release = remote.hold()
      arrived = remote
        .wallet('eip155')
        ?.arrive({ signal: new AbortController().signal })
        .finally(release)
      arrived?.catch(() => {})
      for (;;) {
        const state = remote.pairing.getState()
        if (state.status === 'ready') return state.uri
        await new Promise<void>((resolve) => {
          const stop = remote.pairing.subscribe(() => {
            stop()
            resolve()
          })
        })
      }
    },
    /** Settles when the wallet answered the link; `null`, or the code of what went wrong. */
    arrived: (): Promise<string | null> =>
      (arrived ?? Promise.reject(new Error('There was no link'))).then(
        () => null,
        ({ code }: { code: string }) => code,
      ),
    ask: (family: string, method: string, params?: unknown) =>
      provider(family).request({ method, params }),
    isConnected: () => remote.isConnected(),
    ping: () => client.ping(session().topic),
    topic: () => session().topic,
    expiresAtMs: () => session().expiresAtMs,
  }
}

/** A wallet made of the package's own parts, with the keys left out. */
export function openWallet({ relayUrl, account }: { relayUrl: string; account: string }) {
  const { clock } = surroundings()
  const seed = Key.random()
  const relay = createRelay({
    url: relayUrl,
    projectId: 'e2e',
    seed: () => seed,
    clock,
    platform: browserPlatform(),
  })
  const nextId = createIds(clock)
  const requests: Request[] = []
  const offers: { proposal: Proposal; link: PairingLink.PairingLink }[] = []
  let link: PairingLink.PairingLink | undefined
  let session: SessionKeys | undefined
  relay.onMessage(async ({ topic, message }) => {
    if (topic === link?.topic) {
      const payload = openMessage({ symKey: link.symKey, message })
      const proposal = payload && readProposal(payload)
      if (proposal) offers.push({ proposal, link })
      return
    }
    const payload = session?.topic === topic && openMessage({ symKey: session.symKey, message })
    if (!payload || !session || !isRequest(payload)) return
    requests.push(payload)
    const result = payload.method === 'wc_sessionRequest' ? '0x5160' : true
    const response = { id: payload.id, result }
    await relay.publish(answerMessage({ ...session, method: payload.method as Method, response }))
  })
  const namespaces = (chains: readonly number[]) => ({
    eip155: {
      accounts: chains.map((chain) => `eip155:${chain}:${account}`),
      methods: ['personal_sign'],
      events: ['accountsChanged', 'chainChanged'],
    },
  })
  const newest = () => {
    const offer = offers.at(-1)
    if (!offer) throw new Error('Nothing was proposed')
    return offer
  }
  return {
    requests,
    offered: () => offers.length,
    async pair(uri: string) {
      link = PairingLink.parse(uri)
      await relay.subscribe(link.topic)
    },
    async approve() {
      const approval = approveProposal({
        ...newest(),
        namespaces: namespaces([1]),
        metadata: { name: 'Acorn', description: '', url: location.origin, icons: [] },
        nowMs: clock.now(),
      })
      session = approval.session
      await relay.subscribe(session.topic)
      for (const message of approval.messages) await relay.publish(message)
    },
    reject: () => relay.publish(rejectProposal(newest())),
    async say(method: Method, params: unknown) {
      if (!session) throw new Error('No session')
      await relay.publish(askMessage({ ...session, id: nextId(), method, params }))
    },
    namespaces,
  }
}
