import { chainOf, readApproved } from '../storage/Namespaces.ts'
import * as Records from '../storage/Records.ts'
import type { Fault, Request } from './JsonRpc.ts'
import { readExpiry } from './receive.ts'
import { readSessionAccounts } from './sessionAccounts.ts'
import type { WantedNamespace } from './wantedNamespaces.ts'

type Wanted = Readonly<Record<string, Pick<WantedNamespace, 'chains'>>>

/** Why a settlement is not accepted. */
interface Refusal {
  /** What the wallet is told. */
  readonly fault: Fault
  /** What the user is told. */
  readonly reason: string
}

/**
 * Reads how a wallet settles what it approved: by the key that approved, with an account of at least
 * one family that was asked for, for 31 days at most.
 */
export function settle({
  request,
  answer,
  wanted,
  link,
  nowMs,
}: {
  request: Request
  answer: Records.PairingAnswer
  wanted: Wanted
  link: string | null
  nowMs: number
}): { session: Records.SessionRecord } | Refusal {
  const params = fields(request.params)
  const controller = fields(params.controller)
  const namespaces = readApproved(params.namespaces)
  const expiresAtMs = readExpiry(params.expiry, nowMs)
  const peer = Records.readPeer(controller.publicKey, controller.metadata)
  if (fields(params.relay).protocol !== 'irn' || !peer || peer.publicKey !== answer.publicKey)
    return refusal(
      { code: 1005, message: 'The settlement is not of the key that approved.' },
      'The wallet did not finish the connection correctly. Try again with a new code.',
    )
  if (expiresAtMs === null)
    return refusal(
      { code: 1005, message: 'The session is over already, or would last longer than 31 days.' },
      'The wallet approved the connection for no time, or for too long. Check the time on both devices and try again.',
    )
  if (!namespaces)
    return refusal(
      { code: 5103, message: 'The settlement names no account, or one that is malformed.' },
      'The wallet shared no account that this site can use. Choose an account in the wallet and try again.',
    )
  if (!Object.keys(namespaces).some((family) => Object.hasOwn(wanted, family)))
    return refusal(
      { code: 5104, message: 'The wallet approved none of the chains that were asked for.' },
      'The wallet approved none of the networks of this site. Allow one in the wallet, or choose another wallet.',
    )
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
    details: readSessionAccounts(params.sessionProperties),
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
  answer: Records.PairingAnswer
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
  details?: Records.SessionRecord['details']
  id: number
  answer: Records.PairingAnswer
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
    details: [],
    ...rest,
    topic: answer.topic,
    symKey: answer.symKey,
    settledAtMs: nowMs,
    expiresAtMs: expiresAtMs ?? nowMs + lifeMs,
    chains: Object.fromEntries(chains),
    accounts: {},
    received: Records.receive(Records.receivedNothing, id),
  }
}

const fields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
const refusal = (fault: Fault, reason: string): Refusal => ({ fault, reason })
