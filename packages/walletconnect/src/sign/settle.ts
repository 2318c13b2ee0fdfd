import { chainOf, readApproved } from '../storage/Namespaces.ts'
import * as Records from '../storage/Records.ts'
import type { Fault, Request } from './JsonRpc.ts'
import { readExpiry } from './receive.ts'
import type { WantedNamespace } from './wantedNamespaces.ts'

type Wanted = Readonly<Record<string, Pick<WantedNamespace, 'chains'>>>

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
  wanted: Wanted
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
  if (!Object.keys(namespaces).some((family) => Object.hasOwn(wanted, family)))
    return fault(5104, 'The wallet approved none of the chains that were asked for.')
  const session = newSession({
    id: request.id,
    answer,
    peer,
    namespaces,
    wanted,
    // A wallet that runs in a tab of the browser asks not to be opened once more for each request.
    link: fields(params.sessionConfig).disableDeepLink === true ? null : link,
    nowMs,
    expiresAtMs,
  })
  return { session }
}

/**
 * The session of a wallet that signed while it connected (one-click sign-in), which is not settled:
 * both sides know it by what was signed.
 *
 * @returns `null` when the key is another than the message's, or nothing was allowed
 */
export function signedInSession({
  id,
  responder,
  answer,
  namespaces,
  wanted,
  link,
  nowMs,
}: {
  id: number
  responder: unknown
  answer: NonNullable<Records.PairingRecord['answer']>
  namespaces: unknown
  wanted: Wanted
  link: string | null
  nowMs: number
}): Records.SessionRecord | null {
  const { publicKey, metadata } = fields(responder)
  const peer = Records.readPeer(publicKey, metadata)
  const approved = readApproved(namespaces)
  if (!peer || peer.publicKey !== answer.publicKey || !approved) return null
  if (Object.values(approved).every(({ methods }) => methods.length === 0)) return null
  return newSession({ id, answer, peer, namespaces: approved, wanted, link, nowMs })
}

const lifeMs = 7 * 86_400_000

function newSession({
  id,
  answer,
  wanted,
  expiresAtMs,
  nowMs,
  ...rest
}: Pick<Records.SessionRecord, 'peer' | 'namespaces' | 'link'> & {
  id: number
  answer: NonNullable<Records.PairingRecord['answer']>
  wanted: Wanted
  nowMs: number
  expiresAtMs?: number
}): Records.SessionRecord {
  // Chosen once, so that what the application prefers later moves nothing behind the wallet's back.
  const chains = Object.entries(rest.namespaces).flatMap(([family, { accounts }]) => {
    const approved = accounts.map(chainOf)
    const preferred = Object.hasOwn(wanted, family) ? (wanted[family]?.chains ?? []) : []
    const chain = preferred.find((one) => approved.includes(one)) ?? approved[0]
    return chain === undefined ? [] : [[family, chain]]
  })
  return {
    ...rest,
    topic: answer.topic,
    symKey: answer.symKey,
    settledAtMs: nowMs,
    expiresAtMs: expiresAtMs ?? nowMs + lifeMs,
    chains: Object.fromEntries(chains),
    accounts: {},
    heard: Records.hear(Records.heardNothing, id),
  }
}

const fields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
const fault = (code: number, message: string) => ({ fault: { code, message } })
