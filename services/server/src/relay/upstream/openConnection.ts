import * as z from 'zod'
import { readFrame } from '../sockets/readFrame.ts'
import type { OpenTransport } from './Transport.ts'

/** A message of a topic, as the upstream relay hands it over. */
export const UpstreamMessage = z.object({
  topic: z.string().regex(/^[0-9a-f]{64}$/),
  message: z.string().min(1),
  tag: z.int().min(0).max(1_000_000).catch(0),
})
export type UpstreamMessage = z.infer<typeof UpstreamMessage>

const Push = z.object({ data: UpstreamMessage })
const Answer = z.object({
  id: z.number(),
  result: z.unknown().optional(),
  error: z.object({ code: z.number().catch(0) }).optional(),
})

const callTimeoutMs = 10_000

/** A call that the upstream relay did not answer with a result. */
export class UpstreamFailure extends Error {
  override readonly name = 'UpstreamFailure'
  /** Of JSON-RPC; `null` when there was no answer. */
  readonly code: number | null
  constructor(code: number | null, message: string) {
    super(message)
    this.code = code
  }
}

/** Calls to the upstream relay over one transport. */
export interface Connection {
  /** @throws {UpstreamFailure} */
  call(method: string, params: object): Promise<unknown>
  cut(): void
}

/**
 * Speaks JSON-RPC 2.0 with an upstream relay.
 *
 * @param parameters.onMessage `acknowledge` is called once the message is kept
 * @param parameters.onClosed see `TransportListener`
 */
export function openConnection({
  openTransport,
  onOpen,
  onMessage,
  onClosed,
}: {
  openTransport: OpenTransport
  onOpen(): void
  onMessage(message: UpstreamMessage, acknowledge: () => void): void
  onClosed(refusal: string | null): void
}): Connection {
  const calls = new Map<number, (answer: z.infer<typeof Answer> | UpstreamFailure) => void>()
  let lastId = 0

  const takeAnswer = (text: string) => {
    const answer = Answer.safeParse(JSON.parse(text))
    if (answer.success) calls.get(answer.data.id)?.(answer.data)
  }
  const takeText = (text: string) => {
    const frame = readFrame(text)
    if (frame.kind === 'answer') return takeAnswer(text)
    if (frame.kind !== 'call') return
    const push = frame.method === 'irn_subscription' ? Push.safeParse(frame.params) : null
    // What cannot be read now cannot be read later either.
    const acknowledge = () => transport.send(`{"id":${frame.id},"jsonrpc":"2.0","result":true}`)
    if (push?.success) onMessage(push.data.data, acknowledge)
    else acknowledge()
  }
  const transport = openTransport({
    onOpen,
    onText: takeText,
    onClosed(refusal) {
      for (const settle of calls.values())
        settle(new UpstreamFailure(null, 'The connection to the upstream relay closed'))
      onClosed(refusal)
    },
  })

  return {
    cut: () => transport.cut(),
    call: (method, params) =>
      new Promise((resolve, reject) => {
        // Like the ids that clients make: milliseconds and three digits, below 2^53.
        lastId = Math.max(Date.now() * 1_000, lastId + 1)
        const id = lastId
        const settle = (answer: z.infer<typeof Answer> | UpstreamFailure) => {
          clearTimeout(late)
          calls.delete(id)
          if (answer instanceof UpstreamFailure) reject(answer)
          else if (answer.error)
            reject(new UpstreamFailure(answer.error.code, `${method} failed at the upstream relay`))
          else resolve(answer.result)
        }
        const late = setTimeout(() => {
          settle(new UpstreamFailure(null, `${method} was not answered by the upstream relay`))
          // One that does not answer is taken for broken, and another one may work.
          transport.cut()
        }, callTimeoutMs)
        calls.set(id, settle)
        transport.send(JSON.stringify({ id, jsonrpc: '2.0', method, params }))
      }),
  }
}
