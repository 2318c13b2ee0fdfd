import { WebSocket } from 'ws'
import * as Identity from '../src/crypto/Identity.ts'
import type { Relay, RelayMessage } from '../src/relay/Relay.ts'

/** The least that reaches a relay: one socket, no second attempt. */
export async function createSocketRelay(relayUrl: string, seed: string): Promise<Relay> {
  const auth = await Identity.token({ seed, audience: relayUrl, issuedAtMs: Date.now() })
  const socket = new WebSocket(`${relayUrl}?auth=${auth}&projectId=test&ua=wc-2/test`)
  const listeners = new Set<(message: RelayMessage) => Promise<void> | void>()
  const waiting = new Map<
    number,
    { resolve(value: unknown): void; reject(reason: unknown): void }
  >()
  const subscriptions = new Map<string, string>()
  let id = Date.now() * 1000
  const call = (method: string, params: unknown) =>
    new Promise<unknown>((resolve, reject) => {
      id += 1
      waiting.set(id, { resolve, reject })
      socket.send(JSON.stringify({ id, jsonrpc: '2.0', method, params }))
    })
  socket.on('message', async (data) => {
    const frame = JSON.parse(String(data))
    if (frame.method === 'irn_subscription') {
      const { topic, message, publishedAt, tag } = frame.params.data
      for (const listener of listeners)
        await listener({ topic, message, publishedAtMs: publishedAt, tag })
      socket.send(JSON.stringify({ id: frame.id, jsonrpc: '2.0', result: true }))
    } else if ('error' in frame) waiting.get(frame.id)?.reject(new Error(frame.error.message))
    else waiting.get(frame.id)?.resolve(frame.result)
  })
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  return {
    state: { getState: () => ({ status: 'connected' }), subscribe: () => () => {} },
    retry() {},
    async publish({ topic, message, ttlSeconds, tag, prompt }) {
      await call('irn_publish', { topic, message, ttl: ttlSeconds, tag, prompt })
    },
    async subscribe(topic) {
      subscriptions.set(topic, String(await call('irn_subscribe', { topic })))
    },
    async unsubscribe(topic) {
      await call('irn_unsubscribe', { topic, id: subscriptions.get(topic) })
    },
    onMessage(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    isOwner: () => true,
    close: () => socket.close(),
  }
}
