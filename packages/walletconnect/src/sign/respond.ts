import * as Key from '../crypto/Key.ts'
import type { PairingLink } from '../crypto/PairingLink.ts'
import * as JsonRpc from './JsonRpc.ts'
import { answer, ask, type Sealed } from './message.ts'

/** What an application asks a wallet for, as it travels. */
export interface Proposal {
  /** Of the question that is answered by approving or rejecting. */
  readonly id: number
  /** The id as it was written, when that is a text. */
  readonly textId?: string
  /** X25519, 64 hexadecimal digits: the application's half of the session's key. */
  readonly publicKey: string
  /** How the application calls itself: name, description, url, icons. A claim. */
  readonly metadata: unknown
  /** Namespaces that must be approved, by family or chain; newer applications require none. */
  readonly requiredNamespaces: unknown
  /** Namespaces to approve as far as the wallet knows them. */
  readonly optionalNamespaces: unknown
  /** Milliseconds since 1970, or `null` when the application named no end. */
  readonly expiresAtMs: number | null
}

/** A session, as both sides hold it. */
export interface SessionKeys {
  readonly topic: string
  readonly symKey: string
}

/** How a wallet presents itself. */
export interface WalletMetadata {
  readonly name: string
  readonly description: string
  readonly url: string
  readonly icons: readonly string[]
}

/** Parameters of {@link approveProposal}. */
export interface ApproveProposalParameters {
  readonly link: Pick<PairingLink, 'topic' | 'symKey'>
  readonly proposal: Proposal
  /** What is approved, by family (CAIP-25): accounts, methods and events. */
  readonly namespaces: Readonly<
    Record<
      string,
      {
        readonly chains?: readonly string[]
        readonly accounts: readonly string[]
        readonly methods: readonly string[]
        readonly events: readonly string[]
      }
    >
  >
  readonly metadata: WalletMetadata
  /** Milliseconds since 1970. */
  readonly nowMs: number
  /** Seven days, in seconds, unless said. */
  readonly lifetimeSeconds?: number
  /** What the wallet asks of the application, such as not to open it for each request. */
  readonly sessionConfig?: { readonly disableDeepLink?: boolean }
  /** What else the wallet says, such as `bip122_getAccountAddresses` with JSON. */
  readonly sessionProperties?: Readonly<Record<string, string>>
}

const weekInSeconds = 7 * 86_400

/**
 * Reads a `wc_sessionPropose` that was under the seal of a link.
 *
 * @returns `null` for anything else, and for proposals that name no key
 * @example
 * import { openMessage, PairingLink, readProposal } from '@foyer/walletconnect/protocol'
 *
 * function proposalIn(uri: string, message: string) {
 *   const payload = openMessage({ ...PairingLink.parse(uri), message })
 *   return payload && readProposal(payload)
 * }
 */
export function readProposal(payload: JsonRpc.Request | JsonRpc.Response): Proposal | null {
  if (!JsonRpc.isRequest(payload) || payload.method !== 'wc_sessionPropose') return null
  const params = fields(payload.params)
  const { publicKey, metadata } = fields(params.proposer)
  if (typeof publicKey !== 'string' || !/^[\da-f]{64}$/.test(publicKey)) return null
  const { requiredNamespaces, optionalNamespaces, expiryTimestamp } = params
  return {
    id: payload.id,
    ...(payload.textId !== undefined && { textId: payload.textId }),
    publicKey,
    metadata,
    requiredNamespaces,
    optionalNamespaces,
    expiresAtMs: Number.isSafeInteger(expiryTimestamp) ? Number(expiryTimestamp) * 1_000 : null,
  }
}

/**
 * Approves what an application proposed. Subscribe to the session's topic, then publish the messages
 * in their order: the answer on the link's topic, and the settlement on the session's.
 *
 * @throws `walletconnect/key-invalid` when the application's key is none
 * @example
 * import { approveProposal, type PairingLink, type Proposal } from '@foyer/walletconnect/protocol'
 *
 * function approve(link: PairingLink.PairingLink, proposal: Proposal) {
 *   return approveProposal({
 *     link,
 *     proposal,
 *     namespaces: {
 *       eip155: {
 *         accounts: ['eip155:1:0xab16a96d359ec26a11e2c2b3d8f8b8942d5bfcdb'],
 *         methods: ['personal_sign'],
 *         events: ['accountsChanged', 'chainChanged'],
 *       },
 *     },
 *     metadata: { name: 'Acorn', description: '', url: 'https://acorn.example', icons: [] },
 *     nowMs: Date.now(),
 *   })
 * }
 */
export function approveProposal({
  link,
  proposal,
  namespaces,
  metadata,
  nowMs,
  lifetimeSeconds = weekInSeconds,
  sessionConfig,
  sessionProperties,
}: ApproveProposalParameters): {
  readonly session: SessionKeys
  readonly messages: readonly [answer: Sealed, settlement: Sealed]
} {
  const { privateKey, publicKey } = Key.createPair()
  const symKey = Key.agree({ privateKey, publicKey: proposal.publicKey })
  const session = { topic: Key.topicOf(symKey), symKey }
  const relay = { protocol: 'irn' }
  return {
    session,
    messages: [
      answer({
        ...pick(link),
        method: 'wc_sessionPropose',
        response: { id: proposal.id, result: { relay, responderPublicKey: publicKey } },
        textId: proposal.textId,
      }),
      ask({
        ...session,
        id: nowMs * 1_000 + Math.floor(Math.random() * 1_000),
        method: 'wc_sessionSettle',
        params: {
          relay,
          namespaces,
          controller: { publicKey, metadata },
          expiry: Math.floor(nowMs / 1_000) + lifetimeSeconds,
          ...(sessionConfig && { sessionConfig }),
          ...(sessionProperties && { sessionProperties }),
        },
      }),
    ],
  }
}

/**
 * Rejects what an application proposed. 5000 says that the user did not want to, 5001 and 5002 that
 * it was the chains or the methods.
 *
 * @example
 * import { type PairingLink, type Proposal, rejectProposal } from '@foyer/walletconnect/protocol'
 *
 * function reject(link: PairingLink.PairingLink, proposal: Proposal) {
 *   return rejectProposal({ link, proposal, code: 5001, message: 'User rejected chains.' })
 * }
 */
export function rejectProposal({
  link,
  proposal,
  code = 5000,
  message = 'User rejected.',
}: {
  link: Pick<PairingLink, 'topic' | 'symKey'>
  proposal: Pick<Proposal, 'id' | 'textId'>
  code?: number
  message?: string
}): Sealed {
  const response = { id: proposal.id, error: { code, message } }
  return answer({
    ...pick(link),
    method: 'wc_sessionPropose',
    response,
    textId: proposal.textId,
  })
}

const pick = ({ topic, symKey }: SessionKeys): SessionKeys => ({ topic, symKey })
const fields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
