import type { WebSocket } from 'ws'
import type { Ledger } from './createLedger.ts'
import { invalidParams, RpcError, toJson } from './rpcJson.ts'
import { readAddress } from './solanaMethods.ts'
import { type AccountConfig, writtenAccount } from './writtenAccounts.ts'

/** A page that subscribes more often has forgotten to stop. */
const maxSubscriptions = 1_000

/** What a subscription says next: a value for the client, `undefined` for nothing; it may end itself. */
type Look = () => { readonly value: unknown; readonly isLast?: boolean } | undefined

/** Answers one WebSocket: subscriptions to signatures, accounts, slots and logs. */
export function serveSubscriptions({
  socket,
  ledger,
}: {
  socket: WebSocket
  ledger: Ledger
}): void {
  const open = new Map<number, { method: string; look: Look }>()
  let lastId = 0
  const send = (message: object) => socket.send(toJson({ jsonrpc: '2.0', ...message }))
  const withContext = (value: unknown) => ({ context: { slot: ledger.slot() }, value })
  const lookAll = () => {
    for (const [subscription, { method, look }] of open) {
      const news = look()
      if (!news) continue
      if (news.isLast) open.delete(subscription)
      send({ method, params: { result: news.value, subscription } })
    }
  }

  const looks: Record<string, (params: readonly unknown[]) => Look> = {
    signature([signature, config]) {
      // Unless said, as everywhere on Solana.
      const { commitment = 'finalized' } = Object(config) as { commitment?: string }
      return () => {
        const landed = ledger.find(String(signature))
        if (!landed || (commitment === 'finalized' && !ledger.isFinal(landed))) return undefined
        return { value: withContext({ err: landed.error }), isLast: true }
      }
    },
    account([account, config]) {
      const address = readAddress(account)
      const read = () => writtenAccount(ledger.svm, address, config as AccountConfig)
      let last = toJson(read())
      return () => {
        const value = read()
        const text = toJson(value)
        if (text === last) return undefined
        last = text
        return { value: withContext(value) }
      }
    },
    slot() {
      let last = ledger.slot()
      return () => {
        const slot = ledger.slot()
        if (slot === last) return undefined
        last = slot
        return { value: { parent: slot - 1n, root: slot > 32n ? slot - 32n : 0n, slot } }
      }
    },
  }

  const answer = (method: string, params: readonly unknown[]): unknown => {
    const [, kind = '', verb] = /^([a-z]+)(Subscribe|Unsubscribe)$/.exec(method) ?? []
    const look = looks[kind]
    if (!look) throw new RpcError(-32601, 'Method not found')
    if (verb === 'Unsubscribe') return open.delete(Number(params[0]))
    if (open.size >= maxSubscriptions) throw invalidParams('too many subscriptions')
    lastId += 1
    open.set(lastId, { method: `${kind}Notification`, look: look(params) })
    return lastId
  }

  const stop = ledger.subscribe(lookAll)
  socket.on('close', stop)
  socket.on('error', stop)
  socket.on('message', (data) => {
    let id: unknown = null
    try {
      const call = JSON.parse(String(data)) as { id: unknown; method: string; params?: unknown[] }
      id = call.id
      send({ id, result: answer(String(call.method), call.params ?? []) })
      // What it waits for may have happened already. The next slot says so: clients of the field miss what
      // comes together with the answer.
    } catch (thrown) {
      const { code = -32700, message } = Object(thrown) as { code?: number; message?: string }
      send({ id, error: { code, message: String(message) } })
    }
  })
}
