import { RpcError, toRpcError } from '../families/RpcError.ts'
import { type Desk, peerOf } from './Desk.ts'
import { addressesOn } from './namespaces.ts'

/** A request of a session, in as many words of the kit as are needed. */
export interface SessionRequest {
  readonly id: number
  readonly topic: string
  readonly params: {
    readonly chainId: string
    readonly request: { readonly method: string; readonly params: unknown }
  }
}

/** Asks a user what an application wants, or answers at once what needs nobody. */
export function askForRequest(desk: Desk, { id, topic, params }: SessionRequest): void {
  const { kit, families } = desk
  const { chainId: networkId, request } = params
  const session = kit.getActiveSessions()[topic]
  // Over since it was asked: there is nobody to answer.
  if (!session) return
  // Answered on an earlier page: the kit notes the answer at once, and forgets the question some time
  // after, so that a page which left in between brings it back.
  if (kit.core.history.records.get(id)?.response) return
  const peer = peerOf(session.peer.metadata)
  const respond = (answer: { result: unknown } | { error: { code: number; message: string } }) =>
    kit.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', ...answer } })
  const refuse = (error: unknown) => {
    const { code, message } = toRpcError(error)
    return respond({ error: { code, message } })
  }

  const namespace = networkId.split(':')[0] ?? ''
  const family = families.find((known) => known.namespace === namespace)
  const addresses = addressesOn(session.namespaces, networkId)
  const read = () => {
    if (!family) throw new RpcError(5100, `This wallet does not serve ${networkId}.`)
    return family.read({ ...request, networkId, addresses })
  }
  let intent: ReturnType<typeof read>
  try {
    intent = read()
  } catch (error) {
    void refuse(error)
    return
  }
  if (intent.kind === 'answer') {
    void respond({ result: intent.result })
    return
  }

  const { title, facts, text, perform, movesTo } = intent
  desk.ask(
    {
      key: `request ${id}`,
      peer,
      title,
      facts: [['From', peer.url || peer.name], ...facts],
      ...(text !== undefined && { text }),
      canApprove: true,
      accounts: [],
    },
    {
      async approve() {
        try {
          await respond({ result: await perform() })
        } catch (error) {
          await refuse(error)
          throw error
        }
        const [address] = addresses
        if (movesTo && address) await desk.use({ topic, namespace, networkId: movesTo, address })
        return `Answered ${request.method} of ${peer.name}`
      },
      async reject() {
        await refuse(new RpcError(4001, 'User rejected the request.'))
        return `${request.method} of ${peer.name}`
      },
    },
  )
}
