import { Address } from '@foyer/core/primitives'
import { readTime } from '../message/readTime.ts'
import type { SignInFields } from '../message/SignInMessage.ts'
import { signInRefused } from './errors.ts'

/** What a server expects of a sign-in; what is left out is not compared. */
export interface ExpectedSignIn {
  /** The authority of the application's pages, such as `shop.example`. Several when it has several. */
  readonly domain: string | readonly string[]
  /** The one that this server issued to the client, and has taken out of use by now. */
  readonly nonce: string
  /** When the server issued it, which tells a clock that is behind. Milliseconds since 1970. */
  readonly nonceIssuedAtMs?: number | undefined
  /** CAIP-2 ids of the chains that users may sign in with. */
  readonly chainIds?: readonly string[] | undefined
  /** The account that is to sign in, in any spelling of its address. */
  readonly address?: string | undefined
  /** Whether a `uri` is the application's; by default its authority has to be the message's domain. */
  readonly isUri?: ((uri: string) => boolean) | undefined
}

/** How far a user's clock may be off. */
const maxSkewMs = 5 * 60_000

/** A message that nobody used for so long is not new, whatever its nonce. */
const maxAgeMs = 10 * 60_000

/**
 * Compares what a message says with what a server expects.
 *
 * @throws `sign-in/refused` saying which field is wrong
 */
export function checkFields({
  fields,
  expected,
  nowMs,
}: {
  fields: SignInFields
  expected: ExpectedSignIn
  nowMs: number
}): void {
  const domains = [expected.domain].flat()
  if (!domains.includes(fields.domain)) {
    throw signInRefused(
      'domain',
      `The message is for ${fields.domain}, not for ${domains.join(' or ')}.`,
    )
  }
  const isUri = expected.isUri ?? ((uri: string) => authorityOf(uri) === fields.domain)
  if (hasUserInfo(fields.uri) || !isUri(fields.uri)) {
    throw signInRefused(
      'uri',
      `The message leads to ${fields.uri.slice(0, 200)}, which is elsewhere.`,
    )
  }
  if (expected.chainIds && !expected.chainIds.includes(fields.chainId)) {
    throw signInRefused(
      'chain',
      `The message is for the chain ${fields.chainId}. Sign in with another one.`,
    )
  }
  if (expected.address !== undefined && !Address.equals(fields.accountAddress, expected.address)) {
    throw signInRefused('address', 'The message is of another account than the one that signs in.')
  }
  if (fields.nonce !== expected.nonce) {
    throw signInRefused('nonce', 'The nonce is unknown, used or expired. Sign in again.')
  }
  checkTimes({ fields, nowMs, earliestMs: expected.nonceIssuedAtMs ?? nowMs - maxAgeMs })
}

/** A name before the host could pass for the host: whatever the application takes, it is none of its pages. */
function hasUserInfo(uri: string): boolean {
  const [, authority = ''] = /^[^:/?#]*:\/\/([^/?#]*)/.exec(uri) ?? []
  return authority.includes('@')
}

/** Only http and https have an authority that pages have. */
function authorityOf(uri: string): string | null {
  try {
    const { protocol, host } = new URL(uri)
    return protocol === 'https:' || protocol === 'http:' ? host : null
  } catch {
    // RFC 3986 allows more than a browser can open.
    return null
  }
}

function checkTimes({
  fields,
  nowMs,
  earliestMs,
}: {
  fields: SignInFields
  nowMs: number
  earliestMs: number
}): void {
  const timeOf = (text: string | undefined) => (text === undefined ? null : readTime(text))
  const issuedMs = timeOf(fields.issuedAt) ?? nowMs
  const setClock = 'Set the clock of this device and sign in again.'
  if (issuedMs - maxSkewMs > nowMs) {
    throw signInRefused(
      'clock',
      `The clock of this device is ${inWords(issuedMs - nowMs)} ahead. ${setClock}`,
    )
  }
  if (issuedMs + maxSkewMs < earliestMs) {
    throw signInRefused(
      'clock',
      `The clock of this device is ${inWords(nowMs - issuedMs)} behind, or the message is that old. ${setClock}`,
    )
  }
  const expiresMs = timeOf(fields.expirationTime)
  if (expiresMs !== null && expiresMs + maxSkewMs <= nowMs) {
    throw signInRefused(
      'expired',
      `The message expired ${inWords(nowMs - expiresMs)} ago. Sign in again.`,
    )
  }
  const notBeforeMs = timeOf(fields.notBefore)
  if (notBeforeMs !== null && notBeforeMs - maxSkewMs > nowMs) {
    throw signInRefused(
      'not-before',
      `The message counts in ${inWords(notBeforeMs - nowMs)} only. Sign in again then.`,
    )
  }
}

function inWords(durationMs: number): string {
  const minutes = Math.round(durationMs / 60_000)
  if (minutes < 120) return `${minutes} minutes`
  const hours = Math.round(minutes / 60)
  return hours < 48 ? `${hours} hours` : `${Math.round(hours / 24)} days`
}
