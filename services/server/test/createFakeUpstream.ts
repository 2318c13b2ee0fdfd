import type { OpenTransport } from '../src/relay/upstream/Transport.ts'

interface Call {
  readonly id: number
  readonly method: string
  readonly params: Record<string, unknown>
}

type TransportListener = Parameters<OpenTransport>[0]

/** One connection as the fake relay sees it. */
interface FakeTransport {
  readonly calls: Call[]
  /** Ids of pushes that were answered, as they were written. */
  readonly acknowledged: string[]
  /** What it is subscribed to. */
  readonly topics: Set<string>
  isClosed: boolean
  /** Sends whatever it says. */
  say(text: string): void
  push(message: { topic: string; message: string; tag?: number }, id?: string): void
  close(refusal?: string): void
}

/** An upstream relay behind transports that are no sockets: it answers at once, as a test says. */
export function createFakeUpstream({
  answer = () => true,
}: {
  /** `undefined` never answers; an `Error` is one of JSON-RPC, whose code is its message. */
  answer?(call: Call, transport: FakeTransport): unknown
} = {}) {
  const transports: FakeTransport[] = []
  const openedAtMs: number[] = []
  /** Connections are let in, refused for good, or not answered. */
  const door: { state: 'open' | 'closed' | { refusal: string } } = { state: 'open' }

  const take = (transport: FakeTransport, listener: TransportListener, text: string) => {
    const frame = JSON.parse(text)
    if (frame.method === undefined) {
      const [, id = ''] = /^\{"id":("[^"]*"|\d+),/.exec(text) ?? []
      transport.acknowledged.push(id)
      return
    }
    transport.calls.push(frame)
    if (frame.method === 'irn_batchSubscribe')
      for (const topic of frame.params.topics) transport.topics.add(topic)
    if (frame.method === 'irn_batchUnsubscribe')
      for (const { topic } of frame.params.subscriptions) transport.topics.delete(topic)
    const result = answer(frame, transport)
    if (result === undefined) return
    const outcome =
      result instanceof Error ? { error: { code: Number(result.message) } } : { result }
    queueMicrotask(() => {
      if (!transport.isClosed)
        listener.onText(JSON.stringify({ id: frame.id, jsonrpc: '2.0', ...outcome }))
    })
  }
  const openTransport: OpenTransport = (listener) => {
    openedAtMs.push(Date.now())
    const close = (refusal: string | null) => {
      if (transport.isClosed) return
      transport.isClosed = true
      queueMicrotask(() => listener.onClosed(refusal))
    }
    const transport: FakeTransport = {
      calls: [],
      acknowledged: [],
      topics: new Set(),
      isClosed: false,
      say: (text) => listener.onText(text),
      push: (data, id = '1') =>
        listener.onText(
          `{"id":${id},"jsonrpc":"2.0","method":"irn_subscription","params":${JSON.stringify({ id: 's', data })}}`,
        ),
      close: (refusal) => close(refusal ?? null),
    }
    transports.push(transport)
    queueMicrotask(() => {
      if (door.state === 'open') listener.onOpen()
      else close(door.state === 'closed' ? null : door.state.refusal)
    })
    return { send: (text) => take(transport, listener, text), cut: () => close(null) }
  }
  return {
    openTransport,
    transports,
    door,
    openedAtMs,
    last: () => transports.at(-1) as FakeTransport,
    /** Calls of a method, over all connections. */
    callsOf: (method: string) =>
      transports.flatMap(({ calls }) => calls.filter((call) => call.method === method)),
  }
}

/** Everything that can happen without time has happened. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 100; turn++) await Promise.resolve()
}
