import { type RawData, WebSocket } from 'ws'
import { createClientToken, type UpstreamIdentity } from './createClientToken.ts'
import type { OpenTransport } from './Transport.ts'

/** Relays close so when they refuse a client for good. */
const refusedCode = 3000
const refusedStatuses: readonly (number | undefined)[] = [401, 403]

const connectTimeoutMs = 10_000
const pingEveryMs = 25_000
const longestReason = 123

/** Makes transports to a relay, each with a token of its own. */
export function createTransports({
  url,
  projectId,
  identity,
  maxFrameBytes,
}: {
  url: string
  projectId: string | null
  identity: UpstreamIdentity
  maxFrameBytes: number
}): OpenTransport {
  return (listener) => {
    const query = new URLSearchParams({
      auth: createClientToken({ identity, audience: url, nowMs: Date.now() }),
      ...(projectId !== null && { projectId }),
      ua: 'wc-2/foyer-server',
    })
    const socket = new WebSocket(`${url}?${query}`, {
      handshakeTimeout: connectTimeoutMs,
      maxPayload: maxFrameBytes,
      perMessageDeflate: false,
      followRedirects: false,
    })
    let refusal: string | null = null
    let isAlive = true
    let pinging: NodeJS.Timeout | undefined
    const isReceived = () => {
      isAlive = true
    }

    socket.on('open', () => {
      // A connection that broke without a word looks open for many minutes.
      pinging = setInterval(() => {
        if (!isAlive) return socket.terminate()
        isAlive = false
        socket.ping()
      }, pingEveryMs).unref()
      listener.onOpen()
    })
    socket.on('pong', isReceived)
    socket.on('ping', isReceived)
    socket.on('message', (data: RawData, isBinary) => {
      isReceived()
      if (!isBinary) listener.onText(data.toString())
    })
    socket.on('unexpected-response', (request, { statusCode }) => {
      if (refusedStatuses.includes(statusCode)) refusal = `HTTP ${statusCode}`
      request.destroy()
      socket.terminate()
    })
    socket.on('error', () => {
      // `close` follows, and the code that reconnects logs it.
    })
    socket.on('close', (code, reason) => {
      clearInterval(pinging)
      if (code === refusedCode) refusal = reason.toString().slice(0, longestReason) || 'no reason'
      listener.onClosed(refusal)
    })
    return {
      send: (text) => socket.send(text, () => {}),
      cut: () => socket.terminate(),
    }
  }
}
