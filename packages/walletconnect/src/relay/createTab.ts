import type { Platform, RelayState } from '@foyer/core/adapter'
import type { WalletConnectPlatform } from '../platform/WalletConnectPlatform.ts'
import { hashOf } from './createHub.ts'
import { createObserved } from './createObserved.ts'
import { createRecall } from './createRecall.ts'
import { longestMessage, messageTooLarge, outboxFull, relayClosed, relayRefused } from './errors.ts'
import type { PublishParameters, Relay, RelayMessage } from './Relay.ts'
import type { FromHub, Publication, ToHub } from './TabMessage.ts'

/** What one tab wants of the relay, whichever tab owns the socket. */
export interface Tab extends Omit<Relay, 'isOwner'> {
  /** Takes what the owner says. */
  take(message: FromHub): void
  /** Says again what is wanted, to an owner that may not know. */
  introduce(): void
  /**
   * This tab owns the socket now. What was heard before counts as new when it comes again: the owner
   * before may have died with the answer that only owners give.
   */
  own(): void
  /** From now on nothing is heard; what is wanted stays wanted. */
  rest(): void
  closeSoon(): void
}

interface Outgoing {
  readonly publication: Publication
  resolve(): void
  reject(error: unknown): void
}

interface Deferred {
  resolve(): void
  reject(error: unknown): void
}

/** Of publications that wait for the relay. */
const mostOutgoing = 100
const mostReceived = 2_000

/**
 * Keeps what this tab asked for until the relay has it, through any number of owners of the socket.
 *
 * @param parameters.send to the owner, wherever it is; what is lost on the way is said again when
 *   the next owner introduces itself
 */
export function createTab({
  name,
  clock,
  platform,
  send,
}: {
  /** By which the owner knows us. */
  name: string
  clock: Platform['clock']
  platform: Pick<WalletConnectPlatform, 'random'>
  send(message: ToHub): void
}): Tab {
  const state = createObserved<RelayState>({ status: 'idle' })
  const topics = new Set<string>()
  /** Topics that the relay knows. */
  let known: ReadonlySet<string> = new Set()
  const subscribing = new Map<string, Deferred[]>()
  const outgoing = new Map<number, Outgoing>()
  const listeners = new Set<(message: RelayMessage) => Promise<void> | void>()
  let received = createRecall(mostReceived)
  const listening = new Set<string>()
  let sinceMs = clock.now()
  let isIntroducing = false
  let isClosed = false
  let lastId = 0

  const nextId = () => {
    lastId = Math.max(lastId + 1, clock.now() * 1_000 + Math.floor(platform.random() * 1_000))
    return lastId
  }

  const introduce = () => {
    if (isClosed) return
    const publications = [...outgoing.values()].map(({ publication }) => publication)
    send({ kind: 'wants', topics: [...topics], publications, sinceMs })
  }
  /** Once for all that is asked for in one turn. */
  const introduceSoon = () => {
    if (isIntroducing) return
    isIntroducing = true
    queueMicrotask(() => {
      isIntroducing = false
      introduce()
    })
  }

  const refuse = (reason: string) => {
    for (const { reject } of [...outgoing.values(), ...[...subscribing.values()].flat()])
      reject(relayRefused(reason))
    outgoing.clear()
    subscribing.clear()
  }

  const receive = async (message: RelayMessage) => {
    if (!topics.has(message.topic)) return
    const hash = hashOf(message)
    if (listening.has(hash)) return
    let isKept = true
    if (!received.has(hash)) {
      listening.add(hash)
      // Listeners report their failures themselves; here they only mean that it was not kept.
      const outcomes = await Promise.allSettled(
        [...listeners].map(async (listener) => listener(message)),
      )
      listening.delete(hash)
      isKept = outcomes.every(({ status }) => status === 'fulfilled')
      if (isKept) received.add(hash)
    }
    if (!isClosed) send({ kind: 'received', hash, isKept })
  }

  return {
    state,
    retry() {
      // Not refused any more, as far as we know, or what is asked for next would fail at once.
      if (state.getState().status === 'refused') state.setState({ status: 'connecting' })
      send({ kind: 'retry' })
    },
    publish({ signal, ...parameters }: PublishParameters) {
      return new Promise<void>((resolve, reject) => {
        const now = state.getState()
        if (signal?.aborted) return reject(signal.reason)
        if (isClosed) return reject(relayClosed())
        if (parameters.message.length > longestMessage)
          return reject(messageTooLarge(parameters.message.length))
        if (now.status === 'refused') return reject(relayRefused(now.reason))
        if (outgoing.size >= mostOutgoing) return reject(outboxFull())
        const publication = { ...parameters, id: nextId() }
        const abort = () => {
          outgoing.delete(publication.id)
          introduceSoon()
          reject(signal?.reason)
        }
        const over = (finish: () => void) => {
          signal?.removeEventListener('abort', abort)
          finish()
        }
        signal?.addEventListener('abort', abort)
        outgoing.set(publication.id, {
          publication,
          resolve: () => over(resolve),
          reject: (error) => over(() => reject(error)),
        })
        introduceSoon()
      })
    },
    subscribe(topic) {
      return new Promise<void>((resolve, reject) => {
        const now = state.getState()
        if (isClosed) return reject(relayClosed())
        topics.add(topic)
        introduceSoon()
        if (now.status === 'refused') return reject(relayRefused(now.reason))
        if (known.has(topic)) return resolve()
        subscribing.set(topic, [...(subscribing.get(topic) ?? []), { resolve, reject }])
      })
    },
    async unsubscribe(topic) {
      if (!topics.delete(topic)) return
      introduceSoon()
      const waiting = subscribing.get(topic) ?? []
      subscribing.delete(topic)
      for (const { resolve } of waiting) resolve()
    },
    closeSoon: () => send({ kind: 'done' }),
    onMessage(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close() {
      if (isClosed) return
      send({ kind: 'leave' })
      isClosed = true
      for (const { reject } of [...outgoing.values(), ...[...subscribing.values()].flat()])
        reject(relayClosed())
      outgoing.clear()
      subscribing.clear()
      listeners.clear()
      state.setState({ status: 'idle' })
    },
    take(message) {
      if (isClosed) return
      if (message.kind === 'owner') introduce()
      else if (message.kind === 'message') void receive(message.message)
      else if (message.kind === 'settled') {
        const { tab, id, refusal } = message
        const settled = tab === name ? outgoing.get(id) : undefined
        if (!settled) return
        outgoing.delete(id)
        if (refusal === null) settled.resolve()
        else settled.reject(relayRefused(refusal))
        introduceSoon()
      } else {
        known = new Set(message.topics)
        for (const topic of known) {
          for (const { resolve } of subscribing.get(topic) ?? []) resolve()
          subscribing.delete(topic)
        }
        state.setState(message.state)
        if (message.state.status === 'refused') refuse(message.state.reason)
      }
    },
    introduce,
    own() {
      received = createRecall(mostReceived)
    },
    rest() {
      sinceMs = clock.now()
      known = new Set()
    },
  }
}
