import type { ClientConnection } from './ClientConnection.ts'

/** A socket, and who is at its other end. */
export interface ClientSocket {
  readonly connection: Pick<ClientConnection, 'clientId' | 'topics'>
}

/** What each client has open and wants to open, so that one that opens too much has its own room only. */
export interface ClientSockets<opened extends ClientSocket> {
  /**
   * Opens one more, now or when it is its turn.
   *
   * @param parameters.open leads to `enter`, unless the connection broke
   * @returns gives up waiting, and does nothing once it was opened; `null` when it was opened at once
   */
  arrive(parameters: { clientId: string; open(): void }): (() => void) | null
  /**
   * Takes one in that was opened.
   *
   * @returns the one of the same client that has to go for it, which is forgotten here, or `null`
   */
  enter(opened: opened): opened | null
  /** Forgets one that closed. */
  leave(opened: opened): void
}

/** Tabs that come back in one moment need not wait for each other. */
const maxAtOnce = 4
const momentMs = 5_000
/** Nobody newer came in this time, or what was let in has answered its client. */
const quietMs = 200
const longestWaitMs = 2_000

interface Client<opened> {
  /** The oldest first, with the time it came. */
  readonly open: Map<opened, number>
  /** The oldest first. */
  readonly waiting: Set<() => void>
  waitingSinceMs: number
  /** It is open and answers, so the older ones may follow. */
  isNewestIn: boolean
  timer: NodeJS.Timeout | undefined
}

/**
 * Clients of the protocol can run away when the network comes back: each call that waits for a socket
 * opens one in the place of the last, finds that the one in place by then is not open yet, and opens
 * another. Hundreds a second come, each stays open, and it has no end (`toEstablishConnection` of
 * @walletconnect/core 2.21.8, https://www.npmjs.com/package/@walletconnect/core/v/2.21.8). With the
 * newest first, the one in place is open when the others ask.
 *
 * What such a client forgot is the oldest that wants no topic; where each wants some, the oldest goes.
 *
 * @param parameters.max of one client; 0 for no limit, and nobody waits
 */
export function createClientSockets<opened extends ClientSocket>({
  max,
}: {
  max: number
}): ClientSockets<opened> {
  const clients = new Map<string, Client<opened>>()

  const clientOf = (clientId: string) => {
    const known = clients.get(clientId)
    if (known) return known
    const client: Client<opened> = {
      open: new Map(),
      waiting: new Set(),
      waitingSinceMs: 0,
      isNewestIn: false,
      timer: undefined,
    }
    clients.set(clientId, client)
    return client
  }
  const isCrowded = ({ open }: Client<opened>, nowMs: number) => {
    let recent = 0
    for (const cameMs of open.values()) if (cameMs > nowMs - momentMs) recent += 1
    return recent >= Math.min(maxAtOnce, max)
  }
  const forget = (clientId: string, client: Client<opened>) => {
    if (client.waiting.size > 0) return
    clearTimeout(client.timer)
    client.timer = undefined
    // Another may have begun with this name since.
    if (client.open.size === 0 && clients.get(clientId) === client) clients.delete(clientId)
  }

  const letIn = (clientId: string, client: Client<opened>) => {
    const waiting = [...client.waiting]
    const turn = client.isNewestIn ? waiting : waiting.slice(-1)
    client.isNewestIn = true
    for (const open of turn) {
      client.waiting.delete(open)
      open()
    }
    if (client.waiting.size > 0) client.timer = setTimeout(letIn, quietMs, clientId, client)
    else forget(clientId, client)
  }

  return {
    arrive({ clientId, open }) {
      const client = clientOf(clientId)
      const nowMs = Date.now()
      if (max === 0 || (client.waiting.size === 0 && !isCrowded(client, nowMs))) {
        open()
        forget(clientId, client)
        return null
      }
      if (client.waiting.size === 0) client.waitingSinceMs = nowMs
      client.waiting.add(open)
      client.isNewestIn = false
      clearTimeout(client.timer)
      const leftMs = client.waitingSinceMs + longestWaitMs - nowMs
      client.timer = setTimeout(letIn, Math.min(quietMs, Math.max(0, leftMs)), clientId, client)
      return () => {
        client.waiting.delete(open)
        forget(clientId, client)
      }
    },
    enter(opened) {
      const client = clientOf(opened.connection.clientId)
      let surplus: opened | null = null
      if (max > 0 && client.open.size >= max) {
        const oldestFirst = [...client.open.keys()]
        surplus =
          oldestFirst.find(({ connection }) => connection.topics.size === 0) ??
          oldestFirst[0] ??
          null
      }
      if (surplus) client.open.delete(surplus)
      client.open.set(opened, Date.now())
      return surplus
    },
    leave(opened) {
      const { clientId } = opened.connection
      const client = clients.get(clientId)
      if (!client) return
      client.open.delete(opened)
      forget(clientId, client)
    },
  }
}
