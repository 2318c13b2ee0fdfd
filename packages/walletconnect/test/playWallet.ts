import {
  answerMessage,
  approveProposal,
  askMessage,
  createIds,
  Envelope,
  isRequest,
  type Method,
  openMessage,
  PairingLink,
  type Proposal,
  type Relay,
  type Request,
  type Response,
  readProposal,
  rejectProposal,
  type Sealed,
  type SessionKeys,
} from '../src/protocol.ts'

export const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

type Namespaces = Parameters<typeof approveProposal>[0]['namespaces']

/** What a wallet of EVM chains approves. */
export function evmNamespaces(
  chains: readonly number[] = [1],
  accounts: readonly string[] = [account],
): Namespaces {
  return {
    eip155: {
      accounts: chains.flatMap((chain) => accounts.map((one) => `eip155:${chain}:${one}`)),
      methods: [
        'personal_sign',
        'eth_sendTransaction',
        'eth_signTypedData_v4',
        'wallet_sendCalls',
        'wallet_getCallsStatus',
        'wallet_getCapabilities',
      ],
      events: ['accountsChanged', 'chainChanged', 'message'],
    },
  }
}

/** A wallet made of the package's own primitives. */
export interface PlayedWallet {
  /** Proposals that came, oldest first. */
  readonly proposals: readonly {
    readonly proposal: Proposal
    readonly link: PairingLink.PairingLink
  }[]
  /** What was asked in sessions, oldest first. */
  readonly requests: readonly Request[]
  /** Answers to what this wallet said. */
  readonly responses: readonly Response[]
  readonly sessions: readonly SessionKeys[]
  /** Ids of what came under a session's seal, as they are written. */
  readonly answeredIds: readonly unknown[]
  /** What it answers; `undefined` leaves the question open. */
  onRequest: (request: Request) => Response | undefined
  /** What it asks of the application when it settles. */
  sessionConfig: Parameters<typeof approveProposal>[0]['sessionConfig']
  pair(uri: string): Promise<void>
  approve(namespaces?: Namespaces, which?: number): Promise<SessionKeys>
  reject(code?: number): Promise<void>
  /** Says something in the newest session. */
  say(method: Method, params: unknown, id?: number): Promise<Sealed>
  answer(request: Request, response: Response): Promise<void>
}

/** @param nowMs the wallet's clock */
export function playWallet({ relay, nowMs }: { relay: Relay; nowMs(): number }): PlayedWallet {
  const links = new Map<string, PairingLink.PairingLink>()
  const sessions: SessionKeys[] = []
  const proposals: { proposal: Proposal; link: PairingLink.PairingLink }[] = []
  const requests: Request[] = []
  const responses: Response[] = []
  const answeredIds: unknown[] = []
  // A test's clock stands still; the ids of a millisecond later are none that an approval picked.
  const nextId = createIds({ now: () => nowMs() + 1 })
  relay.onMessage(async ({ topic, message }) => {
    const link = links.get(topic)
    if (link) {
      const payload = openMessage({ symKey: link.symKey, message })
      const proposal = payload && readProposal(payload)
      if (proposal) proposals.push({ proposal, link })
      return
    }
    const session = sessions.find((one) => one.topic === topic)
    const payload = session && openMessage({ symKey: session.symKey, message })
    if (!payload) return
    if (!isRequest(payload)) {
      answeredIds.push(
        JSON.parse(Envelope.open({ symKey: session.symKey, envelope: message }) ?? '').id,
      )
      return void responses.push(payload)
    }
    requests.push(payload)
    const response = wallet.onRequest(payload)
    if (response) await wallet.answer(payload, response)
  })
  const newest = () => {
    const session = sessions.at(-1)
    if (!session) throw new Error('No session')
    return session
  }
  const wallet: PlayedWallet = {
    proposals,
    requests,
    responses,
    answeredIds,
    sessions,
    onRequest: ({ id }) => ({ id, result: true }),
    sessionConfig: undefined,
    async pair(uri) {
      const link = PairingLink.parse(uri)
      links.set(link.topic, link)
      await relay.subscribe(link.topic)
    },
    async approve(namespaces = evmNamespaces(), which = -1) {
      const offered = proposals.at(which)
      if (!offered) throw new Error('Nothing was proposed')
      const { session, messages } = approveProposal({
        ...offered,
        ...(wallet.sessionConfig && { sessionConfig: wallet.sessionConfig }),
        namespaces,
        metadata: {
          name: 'Acorn',
          description: '',
          url: 'https://acorn.example',
          icons: ['https://acorn.example/icon.png'],
        },
        nowMs: nowMs(),
      })
      sessions.push(session)
      await relay.subscribe(session.topic)
      for (const message of messages) await relay.publish(message)
      return session
    },
    async reject(code) {
      const offered = proposals.at(-1)
      if (!offered) throw new Error('Nothing was proposed')
      await relay.publish(rejectProposal({ ...offered, ...(code && { code }) }))
    },
    async say(method, params, id = nextId()) {
      const sealed = askMessage({ ...newest(), id, method, params })
      await relay.publish(sealed)
      return sealed
    },
    async answer(request, response) {
      const method = request.method as Method
      await relay.publish(answerMessage({ ...newest(), method, response }))
    },
  }
  return wallet
}
