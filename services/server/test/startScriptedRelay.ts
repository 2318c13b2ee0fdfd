import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { WebSocketServer } from 'ws'

interface Call {
  readonly method: string
  readonly params: Record<string, unknown>
}

/** A relay over real sockets that notes what it is asked, and says and keeps nothing by itself. */
export async function startScriptedRelay({
  refusal,
  port = 0,
}: {
  /** Everybody is closed with 3000 and this reason. */
  refusal?: string
  /** 0 takes any free one. */
  port?: number
} = {}) {
  const server = new WebSocketServer({ port, host: '127.0.0.1' })
  await once(server, 'listening')
  const calls: Call[] = []
  const urls: URL[] = []
  let acknowledged = 0
  let lastId = 0

  server.on('connection', (socket, request) => {
    urls.push(new URL(request.url ?? '', 'ws://relay.example'))
    if (refusal !== undefined) return socket.close(3000, refusal)
    socket.on('message', (data) => {
      const { id, method, params } = JSON.parse(data.toString())
      if (method === undefined) {
        acknowledged += 1
        return
      }
      calls.push({ method, params })
      const result = method === 'irn_batchFetchMessages' ? { messages: [], hasMore: false } : true
      socket.send(JSON.stringify({ id, jsonrpc: '2.0', result }))
    })
  })
  const stop = () => {
    for (const socket of server.clients) socket.terminate()
    server.close()
  }
  onTestFinished(stop)
  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Of every connection. */
    urls,
    acknowledged: () => acknowledged,
    callsOf: (method: string) =>
      calls.filter((call) => call.method === method).map(({ params }) => params),
    push(data: { topic: string; message: string; tag: number }) {
      for (const socket of server.clients) {
        lastId += 1
        const params = { id: 's', data: { ...data, publishedAt: Date.now() } }
        socket.send(
          JSON.stringify({ id: lastId, jsonrpc: '2.0', method: 'irn_subscription', params }),
        )
      }
    },
    stop,
  }
}
