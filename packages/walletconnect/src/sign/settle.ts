import { readApproved } from '../storage/Namespaces.ts'
import * as Records from '../storage/Records.ts'
import type { Fault, Request } from './JsonRpc.ts'
import { readExpiry } from './receive.ts'

/**
 * Reads how a wallet settles what it approved: by the key that approved, with an account of at least
 * one family that was asked for, for no longer than the protocol allows.
 */
export function settle({
  request,
  answer,
  wanted,
  link,
  nowMs,
}: {
  request: Request
  answer: NonNullable<Records.PairingRecord['answer']>
  wanted: readonly string[]
  link: string | null
  nowMs: number
}): { session: Records.SessionRecord } | { fault: Fault } {
  const params = fields(request.params)
  const controller = fields(params.controller)
  const namespaces = readApproved(params.namespaces)
  const expiresAtMs = readExpiry(params.expiry, nowMs)
  const peer = Records.readPeer(controller.publicKey, controller.metadata)
  if (fields(params.relay).protocol !== 'irn' || !peer || peer.publicKey !== answer.publicKey)
    return fault(1005, 'The settlement is not of the key that approved.')
  if (expiresAtMs === null)
    return fault(1005, 'The session is over already, or would last longer than seven days.')
  if (!namespaces) return fault(5103, 'The settlement names no account, or one that is malformed.')
  if (!Object.keys(namespaces).some((family) => wanted.includes(family)))
    return fault(5104, 'The wallet approved none of the chains that were asked for.')
  return {
    session: {
      topic: answer.topic,
      symKey: answer.symKey,
      peer,
      namespaces,
      settledAtMs: nowMs,
      expiresAtMs,
      link,
      chains: {},
      accounts: {},
      heard: Records.heardFirst(request.id),
    },
  }
}

const fields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
const fault = (code: number, message: string) => ({ fault: { code, message } })
