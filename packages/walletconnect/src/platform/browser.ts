import type {
  LockParameters,
  PageChange,
  SocketParameters,
  WalletConnectPlatform,
} from './WalletConnectPlatform.ts'

/** As much of a WebSocket as we use; those of browsers and of `ws` fit. */
export type WebSocketConstructor = new (
  url: string,
) => {
  readonly readyState: number
  onopen: unknown
  onmessage: unknown
  onclose: unknown
  onerror: unknown
  send(text: string): void
  close(): void
}

/** What of the page is listened to, and what it means. */
const pageEvents: Readonly<Record<string, PageChange>> = {
  online: 'stirred',
  offline: 'stirred',
  visibilitychange: 'stirred',
  freeze: 'asleep',
  pagehide: 'asleep',
  resume: 'awake',
  pageshow: 'awake',
}

/**
 * The real surroundings. In Node, hand in the WebSocket of `ws`: there is none before Node 22.
 *
 * @example
 * import { browserPlatform } from '@foyer/walletconnect/protocol'
 *
 * browserPlatform()
 */
export function browserPlatform({
  WebSocket = globalThis.WebSocket as WebSocketConstructor,
}: {
  WebSocket?: WebSocketConstructor
} = {}): WalletConnectPlatform {
  return {
    random: () => Math.random(),
    openSocket: (parameters) => openSocket(WebSocket, parameters),
    locks: globalThis.navigator?.locks ? { hold } : null,
    openChannel,
    watchPage,
  }
}

function openSocket(
  WebSocket: WebSocketConstructor,
  { url, onOpen, onText, onClose }: SocketParameters,
) {
  const socket = dial(WebSocket, url)
  socket.onopen = onOpen
  socket.onmessage = ({ data }: { data: unknown }) => {
    if (typeof data === 'string') onText(data)
  }
  socket.onclose = ({ code, reason }: { code: number; reason: string }) => onClose({ code, reason })
  // What is wrong is told by the end that follows; without a listener `ws` would throw.
  socket.onerror = () => {}
  return {
    send(text: string) {
      if (socket.readyState === 1) socket.send(text)
    },
    close() {
      socket.onopen = null
      socket.onmessage = null
      socket.onclose = null
      socket.close()
    },
  }
}

/**
 * @throws in words for developers, who otherwise take it for the relay's doing
 * @contacts backend:relay — a WebSocket to wallets on other devices: sealed messages that the relay
 *   cannot read, a made-up client id, the project id — from the moment a link or a QR code is wanted,
 *   and while a session with such a wallet stands — without it there are no wallets on other devices
 */
function dial(WebSocket: WebSocketConstructor | undefined, url: string) {
  if (!WebSocket) throw new Error('this page has no WebSocket')
  try {
    return new WebSocket(url)
  } catch (error) {
    throw new Error(`this page may not open a WebSocket (${(error as Error).message})`)
  }
}

function hold({ name, onHeld, onDenied }: LockParameters) {
  const leaving = new AbortController()
  let letGo = () => {}
  const held = () =>
    new Promise<void>((resolve) => {
      letGo = resolve
      if (leaving.signal.aborted) resolve()
      else onHeld()
    })
  // In a function of its own, because some browsers throw where others reject.
  const request = async () => navigator.locks.request(name, { signal: leaving.signal }, held)
  request().catch(() => {
    if (!leaving.signal.aborted) onDenied()
  })
  return () => {
    leaving.abort()
    letGo()
  }
}

function openChannel(name: string, onMessage: (message: unknown) => void) {
  let channel: BroadcastChannel
  try {
    channel = new BroadcastChannel(name)
  } catch {
    // There are none, or this page may not use them.
    return null
  }
  channel.onmessage = ({ data }: { data: unknown }) => onMessage(data)
  return {
    post: (message: unknown) => channel.postMessage(message),
    close: () => channel.close(),
  }
}

function watchPage(listener: (change: PageChange) => void) {
  // Not in Node, where nothing sleeps.
  if (typeof window === 'undefined') return () => {}
  const receive = ({ type }: Event) => {
    const change = pageEvents[type]
    if (change) listener(change)
  }
  const places = [window, document]
  for (const place of places)
    for (const type of Object.keys(pageEvents)) place.addEventListener(type, receive)
  return () => {
    for (const place of places)
      for (const type of Object.keys(pageEvents)) place.removeEventListener(type, receive)
  }
}
