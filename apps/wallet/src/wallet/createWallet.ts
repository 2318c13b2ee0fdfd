import { WalletKit } from '@reown/walletkit'
import { Core, RELAYER_EVENTS } from '@walletconnect/core'
import type { ChainFamily } from '../families/ChainFamily.ts'
import type { Answer } from '../page/settings.ts'
import { createBoard } from './Board.ts'
import { type Desk, peerOf } from './Desk.ts'
import { type Proposal, sharedFamilies, withInUse } from './namespaces.ts'
import { askForProposal } from './proposal.ts'
import { askForRequest, type SessionRequest } from './request.ts'
import { askForSignIn, type SignInRequest } from './signIn.ts'
import type { Wallet } from './Wallet.ts'

/**
 * A wallet that speaks through the relay at `relayUrl` and remembers its sessions in this browser.
 *
 * Questions that were open when the page was left are asked again.
 */
export async function createWallet({
  relayUrl,
  families,
  answer,
  origin,
  onError,
}: {
  relayUrl: string
  families: readonly ChainFamily[]
  answer: Answer
  /** Of this page, as applications are shown it. */
  origin: string
  onError(error: unknown): void
}): Promise<Wallet> {
  const core = await Core.init({
    relayUrl,
    projectId: 'foyer-wallet',
    telemetryEnabled: false,
    logger: 'silent',
  })
  const kit = await WalletKit.init({
    // The declared types of the two packages differ in what may be undefined.
    core: core as Parameters<typeof WalletKit.init>[0]['core'],
    metadata: {
      name: 'Development wallet',
      description: 'A wallet with public test keys, to try Foyer with',
      url: origin,
      icons: [`${origin}/icon.svg`],
      redirect: { universal: origin },
    },
  })
  const { signClient } = kit.engine
  const board = createBoard({ onError })

  const refresh = () =>
    board.set({
      sessions: Object.values(kit.getActiveSessions())
        .map(({ topic, peer, expiry, namespaces }) => ({
          topic,
          peer: peerOf(peer.metadata),
          expiresAtMs: expiry * 1000,
          families: sharedFamilies(namespaces, families),
        }))
        .sort((a, b) => b.expiresAtMs - a.expiresAtMs),
    })
  const desk: Desk = {
    kit,
    families,
    refresh,
    ask(question, answers) {
      board.ask(question, answers)
      if (answer === 'ask') return
      void (answer === 'approve' && question.canApprove
        ? board.approve(question.key)
        : board.reject(question.key))
    },
    async use({ topic, namespace, networkId, address }) {
      const family = families.find((known) => known.namespace === namespace)
      const session = kit.getActiveSessions()[topic]
      const network = family?.networks.find(({ id }) => id === networkId)
      const account = family?.accounts.find((known) => known.address === address)
      if (!family || !session || !network || !account) return
      const before = sharedFamilies(session.namespaces, families).find(
        (shared) => shared.namespace === namespace,
      )
      await kit.updateSession({
        topic,
        namespaces: withInUse(session.namespaces, { namespace, networkId, address }),
      })
      const events = [
        ...(before?.networkId === networkId ? [] : [family.networkEvent(network)]),
        ...(before?.address === address ? [] : [family.accountEvent(account)]),
      ]
      for (const event of events)
        if (event && session.namespaces[namespace]?.events.includes(event.name))
          await kit.emitSessionEvent({ topic, event, chainId: networkId })
      refresh()
    },
  }

  const fail = (error: unknown) => {
    onError(error)
    board.note('failed', error instanceof Error ? error.message : String(error))
  }
  /** The kit says nothing about what its listeners throw. */
  const guarded =
    <value>(listen: (value: value) => void) =>
    (value: value) => {
      try {
        listen(value)
      } catch (error) {
        fail(error)
      }
    }
  /** Does something a user asked for, and says how it went. */
  const attempt = async (act: () => Promise<string | undefined>) => {
    try {
      const said = await act()
      if (said) board.note('done', said)
    } catch (error) {
      fail(error)
    }
    refresh()
  }
  const nameOf = (topic: string) => peerOf(kit.getActiveSessions()[topic]?.peer.metadata).name
  const sharedOf = (topic: string, namespace: string) =>
    sharedFamilies(kit.getActiveSessions()[topic]?.namespaces ?? {}, families).find(
      (shared) => shared.namespace === namespace,
    )

  core.relayer.on(RELAYER_EVENTS.connect, () => board.set({ isRelayConnected: true }))
  core.relayer.on(RELAYER_EVENTS.disconnect, () => board.set({ isRelayConnected: false }))
  board.set({ isRelayConnected: core.relayer.connected })

  const onProposal = guarded((proposal: Proposal) => askForProposal(desk, proposal))
  const onRequest = guarded((request: SessionRequest) => askForRequest(desk, request))
  const onSignIn = guarded((request: SignInRequest) => askForSignIn(desk, request))
  kit.on('session_proposal', ({ params }) => onProposal(params))
  kit.on('session_request', onRequest)
  kit.on('session_authenticate', onSignIn)
  kit.on('proposal_expire', ({ id }) => board.withdraw(`proposal ${id}`))
  kit.on('session_request_expire', ({ id }) => board.withdraw(`request ${id}`))
  // By then the kit has forgotten who it was.
  kit.on('session_delete', ({ topic }) => {
    const session = board.getState().sessions.find((known) => known.topic === topic)
    if (session) board.note('done', `${session.peer.name} disconnected`)
    refresh()
  })
  for (const event of ['session_expire', 'session_extend', 'session_update'] as const)
    signClient.events.on(event, refresh)

  const isOpen = ({ expiryTimestamp }: { expiryTimestamp: number }) =>
    expiryTimestamp * 1000 > Date.now()
  Object.values(kit.getPendingSessionProposals()).filter(isOpen).forEach(onProposal)
  kit.getPendingSessionRequests().forEach(onRequest)
  for (const request of signClient.auth.requests.getAll().filter(isOpen))
    onSignIn({ id: request.id, params: request })
  refresh()

  return {
    getState: board.getState,
    subscribe: board.subscribe,
    approve: board.approve,
    reject: board.reject,
    pair: (link) =>
      attempt(async () => {
        await kit.pair({ uri: link.trim() })
        return undefined
      }),
    disconnect: (topic) =>
      attempt(async () => {
        const name = nameOf(topic)
        await kit.disconnectSession({
          topic,
          reason: { code: 6000, message: 'User disconnected.' },
        })
        return `Disconnected from ${name}`
      }),
    ping: (topic) =>
      attempt(async () => {
        const name = nameOf(topic)
        const startMs = performance.now()
        await signClient.ping({ topic })
        return `${name} answered in ${Math.round(performance.now() - startMs)} ms`
      }),
    extend: (topic) =>
      attempt(async () => {
        await kit.extendSession({ topic })
        return `The session with ${nameOf(topic)} lasts seven more days`
      }),
    chooseNetwork: ({ topic, networkId }) =>
      attempt(async () => {
        const namespace = networkId.split(':')[0] ?? ''
        const shared = sharedOf(topic, namespace)
        if (shared) await desk.use({ topic, namespace, networkId, address: shared.address })
        return `${nameOf(topic)} was told of the network`
      }),
    chooseAccount: ({ topic, namespace, address }) =>
      attempt(async () => {
        const shared = sharedOf(topic, namespace)
        if (shared) await desk.use({ topic, namespace, networkId: shared.networkId, address })
        return `${nameOf(topic)} was told of the account`
      }),
  }
}
