import type { Fault, Request } from './JsonRpc.ts'
import { answer, type Sealed } from './message.ts'
import type { Method } from './methods.ts'
import type { SignContext } from './SignContext.ts'

/** Brings messages to the relay that nobody waits for. */
export interface Courier {
  /** Keeps what must reach the wallet until the relay has it, over reloads as well. */
  sendSurely(sealed: Sealed): Promise<void>
  /** Answers a question that every tab hears: the owner of the socket does, each question once. */
  reply(...answer: Reply): Promise<void>
  /** Answers a question that only this tab could make anything of. */
  replyAlone(...answer: Reply): Promise<void>
}

type Reply = [
  to: { readonly topic: string; readonly symKey: string },
  request: Request,
  method: Method,
  fault?: Fault,
]

/** Repetitions come within minutes, if at all. */
const mostAnswered = 512

/** Takes up what an earlier page could not bring to the relay any more. */
export function createCourier({ clock, relay, records }: SignContext): Courier {
  const answered = new Set<string>()

  const publishKept = async (sealed: Sealed) => {
    try {
      await relay.publish(sealed)
    } catch {
      // Refused for good, or this page ends: then a later one takes it up.
      if (relay.state.getState().status !== 'refused') return
    }
    records.change((kept) => {
      const outgoing = kept.outgoing.filter(({ message }) => message !== sealed.message)
      return outgoing.length === kept.outgoing.length ? kept : { ...kept, outgoing }
    })
  }

  const replyAlone: Courier['replyAlone'] = async ({ topic, symKey }, request, method, fault) => {
    const { id, textId } = request
    const name = `${topic}:${id}`
    if (answered.has(name)) return
    answered.add(name)
    for (const oldest of answered) if (answered.size > mostAnswered) answered.delete(oldest)
    const response = fault ? { id, error: fault } : { id, result: true }
    try {
      await relay.publish(answer({ topic, symKey, method, response, textId }))
    } catch {
      // The relay is gone for good, and the caller with it.
    }
  }

  for (const { topic, message, tag, expiresAtMs } of records.read().outgoing) {
    const ttlSeconds = Math.max(1, Math.floor((expiresAtMs - clock.now()) / 1_000))
    void publishKept({ topic, message, tag, ttlSeconds, prompt: false })
  }

  return {
    sendSurely(sealed) {
      const { topic, message, tag, ttlSeconds } = sealed
      const expiresAtMs = clock.now() + ttlSeconds * 1_000
      records.change((kept) => ({
        ...kept,
        outgoing: [...kept.outgoing, { topic, message, tag, expiresAtMs }],
      }))
      return publishKept(sealed)
    },
    reply: async (...parts) => (relay.isOwner() ? replyAlone(...parts) : undefined),
    replyAlone,
  }
}
