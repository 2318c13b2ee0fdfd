import { DisplayName, readAccounts, type WalletAccount } from '@foyer/core/adapter'
import * as Namespaces from './Namespaces.ts'

/** Who is on the other side, as it says itself: a claim, cleaned and bounded. */
export interface Peer {
  /** X25519, 64 hexadecimal digits. */
  readonly publicKey: string
  readonly name: string
  readonly url: string
  readonly iconUrl: string | null
}

/** A link that a wallet may still answer. */
export interface PairingRecord {
  readonly topic: string
  readonly symKey: string
  /** X25519; the wallet's half makes the key of the session. */
  readonly privateKey: string
  readonly createdAtMs: number
  readonly expiresAtMs: number
  readonly proposalId: number
  /** What was asked to be signed, when one-click sign-in was offered with the link. */
  readonly signIn: {
    readonly id: number
    /** Where the wallet answers: the hash of our public key. */
    readonly topic: string
    readonly payload: SignInPayload
  } | null
  /** The page that made it; when one of its links is answered, its others end. */
  readonly maker: string
  /** Nobody waits any more: an approval is answered with a disconnect. */
  readonly abandoned: boolean
  /** A page waited for its wallet when that page was last seen; the next one goes on waiting. */
  readonly awaited: boolean
  /** As in {@link SessionRecord}. */
  readonly link: string | null
  /**
   * Of wallets that approved, the newest last: whichever settles first is the one. A wallet that approves and never
   * settles must not keep another one out that follows the same link.
   */
  readonly answers: readonly PairingAnswer[]
}

/** What a wallet that approved and we share: the key of the session that it may settle. */
export interface PairingAnswer {
  readonly topic: string
  readonly symKey: string
  readonly publicKey: string
}

/** What a wallet is asked to sign (CAIP-122), as it travels. */
export interface SignInPayload {
  readonly chains: readonly string[]
  readonly domain: string
  readonly aud: string
  readonly nonce: string
  readonly version: '1'
  readonly type: 'caip122'
  /** ISO 8601. */
  readonly iat: string
  readonly nbf?: string
  readonly exp?: string
  readonly statement?: string
  readonly requestId?: string
  readonly resources?: readonly string[]
}

/** A wallet that said yes. */
export interface SessionRecord {
  readonly topic: string
  readonly symKey: string
  readonly peer: Peer
  readonly namespaces: Namespaces.Approved
  readonly settledAtMs: number
  readonly expiresAtMs: number
  /** How the chosen wallet is opened for later requests; `null` when it scanned a code. */
  readonly link: string | null
  /** CAIP-2 id of the chain that is in use, by family. */
  readonly chains: Readonly<Record<string, string>>
  /** Address that is in use, by family, when the wallet chose one of several. */
  readonly accounts: Readonly<Record<string, string>>
  /** What the wallet said of single accounts when it settled. */
  readonly details: readonly WalletAccount[]
  readonly received: Received
}

/**
 * What was heard in a session, so that nothing counts twice: the latest ids, and the id below which
 * everything is old news.
 */
export interface Received {
  readonly floor: number
  readonly ids: readonly number[]
  /** Id of the newest change by kind; an older one comes too late. */
  readonly newest: Readonly<Record<string, number>>
}

/** A sealed disconnect that the relay has not taken yet. */
interface OutgoingRecord {
  readonly topic: string
  readonly message: string
  readonly tag: number
  readonly expiresAtMs: number
}

/** Everything that is kept between visits. */
export interface Records {
  /** Seed of the key by which the relay knows us. */
  readonly identity: string | null
  readonly pairings: readonly PairingRecord[]
  readonly sessions: readonly SessionRecord[]
  readonly outgoing: readonly OutgoingRecord[]
}

/** Nothing kept. */
export const empty: Records = { identity: null, pairings: [], sessions: [], outgoing: [] }

/** Older ones are dropped first; ordinary use keeps to one or two. */
/** Of wallets that approved and have not settled: more than follow one link. */
export const mostAnswers = 8
const most = { pairings: 8, sessions: 8, outgoing: 16, received: 64 }

/** No clock may make anything outlive by much what the protocol gives it. */
const longest = {
  pairingMs: 25 * 3_600_000,
  sessionMs: 31 * 86_400_000,
  outgoingMs: 25 * 3_600_000,
}

/**
 * Clocks jump. A link ends by its maker's timer; one whose maker died goes when it is this much too
 * old.
 */
const pairingGraceMs = 90 * 60_000

/**
 * Reads what was kept. Parts that are broken, too old or too many are left out; the rest stays.
 */
export function read(value: unknown, nowMs: number): Records {
  const record = object(value)
  const current = <item extends { readonly expiresAtMs: number }>(
    items: unknown,
    readItem: (item: unknown) => item | null,
    longestMs: number,
    limit: number,
    graceMs = 0,
  ): item[] =>
    list(items)
      .map(readItem)
      .filter(
        (item): item is item =>
          item !== null &&
          item.expiresAtMs + graceMs > nowMs &&
          item.expiresAtMs <= nowMs + longestMs,
      )
      .slice(-limit)
  return {
    identity: key(record.identity),
    pairings: current(
      record.pairings,
      readPairing,
      longest.pairingMs,
      most.pairings,
      pairingGraceMs,
    ),
    sessions: current(record.sessions, readSession, longest.sessionMs, most.sessions),
    outgoing: current(record.outgoing, readOutgoing, longest.outgoingMs, most.outgoing),
  }
}

/** At most as much as is kept: the oldest give way. What was added twice is there once. */
export function bounded({ identity, pairings, sessions, outgoing }: Records): Records {
  return {
    identity,
    pairings: unique(pairings, ({ topic }) => topic).slice(-most.pairings),
    sessions: unique(sessions, ({ topic }) => topic).slice(-most.sessions),
    outgoing: unique(outgoing, ({ message }) => message).slice(-most.outgoing),
  }
}

/** Nothing was heard yet. */
export const receivedNothing: Received = { floor: 0, ids: [], newest: {} }

/** Whether a message came before, or is too old to tell. */
export function wasReceived({ floor, ids }: Received, id: number): boolean {
  return (id > 0 && id <= floor) || ids.includes(id)
}

/** Notes a message. `kind` names changes of which only the newest counts. */
export function receive(received: Received, id: number, kind?: string): Received {
  const all = [...received.ids, id]
  const ids = all.filter((one) => one >= 0).sort((one, other) => one - other)
  const dropped = ids.splice(0, Math.max(0, ids.length - most.received))
  return {
    floor: Math.max(received.floor, ...dropped),
    // Those of texts say nothing of the time: the latest to arrive are kept.
    ids: [...all.filter((one) => one < 0).slice(-most.received), ...ids],
    newest: kind === undefined || id < 0 ? received.newest : { ...received.newest, [kind]: id },
  }
}

/** Reads the other side's account of itself. */
export function readPeer(publicKey: unknown, metadata: unknown): Peer | null {
  const said = object(metadata)
  const icon = list(said.icons)[0]
  return key(publicKey) === null
    ? null
    : {
        publicKey: publicKey as string,
        name: DisplayName.clean(said.name),
        url: text(said.url, 2048) ?? '',
        iconUrl: text(icon, 32_768),
      }
}

function readPairing(value: unknown): PairingRecord | null {
  const { topic, symKey, privateKey, createdAtMs, expiresAtMs, proposalId, ...rest } = object(value)
  const signIn = object(rest.signIn)
  const maker = text(rest.maker, 64)
  if (!key(topic) || !key(symKey) || !key(privateKey) || maker === null) return null
  if (!isTime(createdAtMs) || !isTime(expiresAtMs) || !isTime(proposalId)) return null
  return {
    topic: topic as string,
    symKey: symKey as string,
    privateKey: privateKey as string,
    createdAtMs,
    expiresAtMs,
    proposalId,
    maker,
    abandoned: rest.abandoned === true,
    awaited: rest.awaited === true,
    link: text(rest.link, 2048),
    signIn:
      isTime(signIn.id) && key(signIn.topic) && isSignInPayload(signIn.payload)
        ? { id: signIn.id, topic: signIn.topic as string, payload: signIn.payload }
        : null,
    answers: list(rest.answers)
      .map(object)
      .filter((one) => key(one.topic) && key(one.symKey) && key(one.publicKey))
      .slice(-mostAnswers) as unknown as readonly PairingAnswer[],
  }
}

function readSession(value: unknown): SessionRecord | null {
  const { topic, symKey, settledAtMs, expiresAtMs, link, ...rest } = object(value)
  const said = object(rest.peer)
  const peer = readPeer(said.publicKey, { ...said, icons: [said.iconUrl] })
  const namespaces = Namespaces.readApproved(rest.namespaces)
  if (!key(topic) || !key(symKey) || !peer || !namespaces) return null
  if (!isTime(settledAtMs) || !isTime(expiresAtMs)) return null
  const received = object(rest.received)
  return {
    topic: topic as string,
    symKey: symKey as string,
    peer,
    namespaces,
    settledAtMs,
    expiresAtMs,
    link: text(link, 2048),
    chains: pick(rest.chains, (entry): entry is string => typeof entry === 'string'),
    accounts: pick(rest.accounts, (entry): entry is string => typeof entry === 'string'),
    details: readAccounts(rest.details),
    received: {
      floor: isTime(received.floor) ? received.floor : 0,
      ids: list(received.ids)
        .filter(isId)
        .slice(-2 * most.received),
      newest: pick(received.newest, isTime),
    },
  }
}

function readOutgoing(value: unknown): OutgoingRecord | null {
  const { topic, message, tag, expiresAtMs } = object(value)
  return key(topic) && text(message, 4096) && isTime(tag) && isTime(expiresAtMs)
    ? { topic: topic as string, message: message as string, tag, expiresAtMs }
    : null
}

function isSignInPayload(value: unknown): value is SignInPayload {
  const { chains, domain, aud, nonce, iat } = object(value)
  return (
    list(chains).length > 0 &&
    list(chains).every((chain) => typeof chain === 'string') &&
    [domain, aud, nonce, iat].every((part) => typeof part === 'string')
  )
}

/** An own copy of a small dictionary, without what does not belong there. */
function pick<entry>(
  value: unknown,
  isEntry: (value: unknown) => value is entry,
): Readonly<Record<string, entry>> {
  const entries = Object.entries(object(value)).filter(
    (pair): pair is [string, entry] => /^[\w-]{1,32}$/.test(pair[0]) && isEntry(pair[1]),
  )
  return Object.fromEntries(entries.slice(0, 16))
}

const unique = <item>(items: readonly item[], idOf: (item: item) => string): readonly item[] =>
  items.filter((item, at) => items.findIndex((other) => idOf(other) === idOf(item)) === at)
const object = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const key = (value: unknown): string | null =>
  typeof value === 'string' && /^[\da-f]{64}$/.test(value) ? value : null
const text = (value: unknown, longestLength: number): string | null =>
  typeof value === 'string' && value !== '' && value.length <= longestLength ? value : null
const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
const isId = (value: unknown): value is number => Number.isSafeInteger(value)
