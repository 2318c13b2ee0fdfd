import * as Namespaces from '../storage/Namespaces.ts'
import type * as Records from '../storage/Records.ts'
import type { Fault, Request } from './JsonRpc.ts'

/** Events for the application, beside what it reads from the session itself. */
export interface SessionEvent {
  readonly topic: string
  /** CAIP-2. */
  readonly chain: string
  readonly name: string
  readonly data: unknown
}

/** What a message of the wallet comes to. */
export type Outcome =
  /** It is not acceptable, and changes nothing; `isEarly` when it will be once the session is updated. */
  | { readonly fault: Fault; readonly isEarly?: true }
  | {
      /** The session as it is from now on; `null` when it is over. */
      apply(session: Records.SessionRecord): Records.SessionRecord | null
      /** Of which only the newest counts. */
      readonly kind?: string
      readonly event?: SessionEvent
      /** It counts even under an id that was heard: ids are picked by chance and may coincide. */
      readonly isFinal?: true
    }

const dayMs = 86_400_000
const lifeMs = 7 * dayMs
/** Wallets settle sessions of 7 to 30 days. Nothing is kept for longer. */
const longestMs = 31 * dayMs
/** Clocks differ by up to a day. */
const clockMarginMs = dayMs + 3_600_000

/** Reads what the wallet says in a session. Nothing here depends on what was said before. */
export function receive({
  session,
  request,
  nowMs,
}: {
  session: Records.SessionRecord
  request: Request
  nowMs: number
}): Outcome {
  const params = fields(request.params)
  switch (request.method) {
    case 'wc_sessionPing':
      return { apply: (kept) => kept }
    case 'wc_sessionDelete':
      return { apply: () => null, isFinal: true }
    case 'wc_sessionUpdate': {
      const namespaces = Namespaces.readApproved(params.namespaces)
      if (!namespaces) return fault(1003, 'The update names no account, or one that is malformed.')
      return { kind: 'update', apply: (kept) => withNamespaces(kept, namespaces) }
    }
    case 'wc_sessionExtend': {
      const expiresAtMs = readExpiry(params.expiry ?? Math.floor((nowMs + lifeMs) / 1_000), nowMs)
      if (expiresAtMs === null) return fault(1004, 'The session cannot be extended that far.')
      return {
        apply: (kept) => ({ ...kept, expiresAtMs: Math.max(kept.expiresAtMs, expiresAtMs) }),
      }
    }
    case 'wc_sessionEvent':
      return receiveEvent(session, params)
    default:
      return fault(-32_601, 'An application does not answer this.')
  }
}

/**
 * Reads when a session ends, given in seconds since 1970.
 *
 * @returns milliseconds, at most 31 days from now; `null` when it is over already or is to last for
 *   longer than any wallet's sessions do
 */
export function readExpiry(value: unknown, nowMs: number): number | null {
  if (!Number.isSafeInteger(value)) return null
  const expiresAtMs = (value as number) * 1_000
  const lastMs = nowMs + longestMs
  if (expiresAtMs <= nowMs || expiresAtMs > lastMs + clockMarginMs) return null
  return Math.min(expiresAtMs, lastMs)
}

function receiveEvent(session: Records.SessionRecord, params: Record<string, unknown>): Outcome {
  const { name, data } = fields(params.event)
  const chain = params.chainId
  const [family = ''] = typeof chain === 'string' ? chain.split(':') : []
  const approval = Namespaces.of(session.namespaces, family)
  if (typeof chain !== 'string' || !approval?.chains.includes(chain))
    return early(3005, 'The event is of a chain that the session does not have.')
  if (typeof name !== 'string' || !approval.events.includes(name))
    return early(3002, 'The session does not have this event.')
  const event = { topic: session.topic, chain, name, data }
  if (name === 'chainChanged') {
    const to = chainNamed(data, family) ?? chain
    // The page would ask on a chain where the wallet answers nothing.
    if (!approval.accounts.some((id) => Namespaces.chainOf(id) === to))
      return early(3005, 'The event names a chain that the session has no account on.')
    return {
      kind: `${family}_chain`,
      event,
      apply: (kept) => ({ ...kept, chains: { ...kept.chains, [family]: to } }),
    }
  }
  if (name === 'accountsChanged') {
    const address = addressNamed(data)
    if (!address || !approval.accounts.some((id) => sameAddress(family, id, address)))
      return early(5103, 'The event names an account that the session does not have.')
    return {
      kind: `${family}_account`,
      event,
      apply: (kept) => ({ ...kept, accounts: { ...kept.accounts, [family]: address } }),
    }
  }
  return { event, apply: (kept) => kept }
}

/** Takes over what the wallet approves now; a chain or account in use that is gone is forgotten. */
function withNamespaces(
  session: Records.SessionRecord,
  namespaces: Records.SessionRecord['namespaces'],
): Records.SessionRecord {
  const approvedChain = ([family, chain]: [string, string]) =>
    Namespaces.of(namespaces, family)?.chains.includes(chain) === true
  const approvedAccount = ([family, address]: [string, string]) =>
    Namespaces.of(namespaces, family)?.accounts.some((id) => sameAddress(family, id, address)) ===
    true
  return {
    ...session,
    namespaces,
    chains: Object.fromEntries(Object.entries(session.chains).filter(approvedChain)),
    accounts: Object.fromEntries(Object.entries(session.accounts).filter(approvedAccount)),
  }
}

/** Hexadecimal, decimal, a number or a CAIP-2 id, alone, in a list or as `chainId`: wallets differ. */
export function chainNamed(given: unknown, family: string): string | null {
  const data: unknown = Array.isArray(given) ? given[0] : (fields(given).chainId ?? given)
  if (typeof data === 'string' && data.startsWith(`${family}:`)) return data
  if (family !== 'eip155') return typeof data === 'string' ? `${family}:${data}` : null
  if (typeof data !== 'number' && typeof data !== 'string') return null
  return /^(0x[\da-f]{1,13}|\d{1,15})$/i.test(String(data)) ? `${family}:${Number(data)}` : null
}

/** The first account of a list, as an address or a CAIP-10 id. */
function addressNamed(data: unknown): string | null {
  const first = Array.isArray(data) ? data[0] : data
  return typeof first === 'string' && first.length <= 256 ? (first.split(':').at(-1) ?? null) : null
}

function sameAddress(family: string, accountId: string, address: string | null): boolean {
  const known = accountId.slice(Namespaces.chainOf(accountId).length + 1)
  // The case of an EVM address is a checksum and no part of it.
  return family === 'eip155' ? known.toLowerCase() === address?.toLowerCase() : known === address
}

const fields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
const fault = (code: number, message: string): Outcome => ({ fault: { code, message } })
const early = (code: number, message: string): Outcome => ({
  fault: { code, message },
  isEarly: true,
})
