import * as z from 'zod/mini'

/** SHA-256 of a key, in hexadecimal: knowing it is what lets a client read and write its mailbox. */
const Topic = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** An envelope in base64, sealed by clients; the relay has no key. */
const SealedMessage = z.string().check(z.minLength(1), z.regex(/^[A-Za-z0-9+/_-]+={0,2}$/))

const LifetimeSeconds = z.int().check(z.positive())

/** What kind of message it is, in the numbers of the Sign protocol. */
const Tag = z.int().check(z.nonnegative(), z.maximum(1_000_000))

/** Most topics that one call may name. */
const maxBatch = 500

const TopicList = z.array(Topic).check(z.maxLength(maxBatch))

const Unsubscription = z.object({ topic: Topic, id: z.optional(z.string()) })

/**
 * What a client may call over the WebSocket at `/relay`, by method: JSON-RPC 2.0, the parameters as
 * objects. Unknown fields are ignored, as newer clients send more of them.
 *
 * @example
 * import { RelayCalls } from '@foyer/protocol'
 *
 * RelayCalls.irn_subscribe.parse({ topic: '0f'.repeat(32) })
 */
export const RelayCalls = {
  /** Keeps a message for everybody who subscribes to the topic in its lifetime. Answered `true`. */
  irn_publish: z.object({
    topic: Topic,
    message: SealedMessage,
    ttl: LifetimeSeconds,
    tag: z._default(Tag, 0),
    /** Whether the other side should wake its user. */
    prompt: z.catch(z.boolean(), false),
  }),
  /** Answered with the id of the subscription, then what was not acknowledged is delivered. */
  irn_subscribe: z.object({ topic: Topic }),
  irn_batchSubscribe: z.object({ topics: TopicList }),
  irn_unsubscribe: Unsubscription,
  irn_batchUnsubscribe: z.object({
    subscriptions: z.array(Unsubscription).check(z.maxLength(maxBatch)),
  }),
  /** Answered with a page of what was not acknowledged; called again, with the next one. */
  irn_fetchMessages: z.object({ topic: Topic }),
  irn_batchFetchMessages: z.object({ topics: TopicList }),
  /** Subscribes the caller to the pairing and publishes the proposal on it, with tag 1100. */
  wc_proposeSession: z.object({
    pairingTopic: Topic,
    sessionProposal: SealedMessage,
    ttl: z._default(LifetimeSeconds, 300),
  }),
  /** Subscribes the caller to the session and publishes 1101 on the pairing, 1102 on the session. */
  wc_approveSession: z.object({
    sessionTopic: Topic,
    pairingTopic: Topic,
    sessionProposalResponse: SealedMessage,
    sessionSettlementRequest: SealedMessage,
    ttl: z._default(LifetimeSeconds, 300),
  }),
} as const

/** One message as the relay hands it over, in `irn_subscription` and when messages are fetched. */
export const RelayedMessage = z.object({
  topic: Topic,
  message: SealedMessage,
  /** Milliseconds since 1970, by the relay's clock. */
  publishedAt: z.int(),
  tag: Tag,
})
export type RelayedMessage = z.infer<typeof RelayedMessage>

/** The query of the WebSocket's address. Who is let in is decided behind it. */
export const RelayQuery = z.object({
  /** A JWT that proves the client id. */
  auth: z.optional(z.string().check(z.maxLength(2_048))),
  projectId: z.optional(z.string().check(z.maxLength(128))),
  /** What the client says it is. */
  ua: z.optional(z.string().check(z.maxLength(512))),
})
export type RelayQuery = z.infer<typeof RelayQuery>

/**
 * The answer of `GET /relay/reach`: which wallets a code over this relay can reach. `own`: only those
 * that are pointed to this relay. `network`: published wallets as well, through an upstream relay.
 *
 * @see docs/operating.md
 */
export const RelayReach = z.object({ reach: z.enum(['own', 'network']) })
export type RelayReach = z.infer<typeof RelayReach>
