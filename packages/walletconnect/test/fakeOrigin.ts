import type {
  LockParameters,
  PageChange,
  WalletConnectPlatform,
} from '../src/platform/WalletConnectPlatform.ts'
import type { ScriptedRelay } from './scriptedRelay.ts'

/** One page of a {@link createFakeOrigin}. */
export interface FakePage {
  readonly platform: WalletConnectPlatform
  change(change: PageChange): void
  /** Ends without a word: its locks fall, its sockets are cut, nothing of it is heard any more. */
  kill(): void
}

interface Waiting extends LockParameters {
  readonly page: object
}

/** Pages that share locks and channels, and a relay; `hasLocks` is false for an old browser. */
export function createFakeOrigin({
  relay,
  hasLocks = true,
}: {
  relay: ScriptedRelay
  hasLocks?: boolean
}) {
  const lines = new Map<string, Waiting[]>()
  const channels = new Set<{ name: string; page: object; receive(message: unknown): void }>()
  /** Everything that pages said to each other, as text. */
  const said: string[] = []

  const leave = (name: string, waiting: Waiting) => {
    const line = lines.get(name) ?? []
    const place = line.indexOf(waiting)
    if (place < 0) return
    line.splice(place, 1)
    const [next] = line
    if (place === 0 && next) queueMicrotask(() => line[0] === next && next.onHeld())
  }

  const openPage = (): FakePage => {
    const page = {}
    const listeners = new Set<(change: PageChange) => void>()
    const sockets = new Set<() => void>()
    let isDead = false
    const platform: WalletConnectPlatform = {
      random: () => 0.5,
      openSocket(parameters) {
        if (isDead) return { send() {}, close() {} }
        const socket = relay.openSocket({
          ...parameters,
          onOpen: () => isDead || parameters.onOpen(),
          onText: (text) => isDead || parameters.onText(text),
          onClose: (end) => isDead || parameters.onClose(end),
        })
        sockets.add(socket.close)
        return { send: (text) => isDead || socket.send(text), close: socket.close }
      },
      locks: hasLocks
        ? {
            hold(parameters) {
              const waiting = { ...parameters, page }
              const line = lines.get(parameters.name) ?? []
              lines.set(parameters.name, line)
              if (!isDead) line.push(waiting)
              if (line[0] === waiting) {
                queueMicrotask(() => line[0] === waiting && waiting.onHeld())
              }
              return () => leave(parameters.name, waiting)
            },
          }
        : null,
      openChannel(name, onMessage) {
        const channel = { name, page, receive: (message: unknown) => isDead || onMessage(message) }
        channels.add(channel)
        return {
          post(message) {
            if (isDead) return
            const text = JSON.stringify(message)
            said.push(text)
            for (const other of channels) {
              if (other === channel || other.name !== name) continue
              queueMicrotask(() => channels.has(other) && other.receive(JSON.parse(text)))
            }
          },
          close: () => void channels.delete(channel),
        }
      },
      watchPage(listener) {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    }
    return {
      platform,
      change(change) {
        for (const listener of [...listeners]) listener(change)
      },
      kill() {
        isDead = true
        for (const close of sockets) close()
        for (const [name, line] of lines)
          for (const waiting of line.filter((it) => it.page === page)) leave(name, waiting)
      },
    }
  }

  return { openPage, said, channels, lines }
}
