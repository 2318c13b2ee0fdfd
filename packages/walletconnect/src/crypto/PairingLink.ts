import { linkInvalid } from './errors.ts'
import * as Key from './Key.ts'

/** What a wallet learns from a code or a link: where to answer, with which key, until when. */
export interface PairingLink {
  /** 64 hexadecimal digits. */
  readonly topic: string
  /** 64 hexadecimal digits. A secret: everyone who sees the link can answer in the wallet's place. */
  readonly symKey: string
  /** Milliseconds since 1970, in whole seconds. */
  readonly expiresAtMs: number
  /** What the wallet is asked besides a session, such as `wc_sessionAuthenticate`. */
  readonly methods: readonly string[]
}

/** Longer than any link we know; wallets put links into codes that users scan. */
const longestLink = 2048

/** Writes `wc:<topic>@2?…`. */
export function format({ topic, symKey, expiresAtMs, methods }: PairingLink): string {
  const expiry = Math.floor(expiresAtMs / 1000)
  const asked = methods.length > 0 ? `&methods=${encodeURIComponent(methods.join(','))}` : ''
  return `wc:${topic}@2?relay-protocol=irn&symKey=${symKey}&expiryTimestamp=${expiry}${asked}`
}

/**
 * Reads a link of version 2. Parameters that we do not know are passed over.
 *
 * @throws `walletconnect/link-invalid` when a part is missing, doubled or not what it must be
 */
export function parse(text: string): PairingLink {
  const match = /^wc:([\da-f]{64})@2\?([^?#\s]+)$/.exec(text)
  if (text.length > longestLink || !match?.[1]) throw linkInvalid()
  const [, topic, query] = match
  const values = new URLSearchParams(query)
  const read = (name: string, shape: RegExp, missing?: string) => {
    const [value = missing, ...more] = values.getAll(name)
    if (value === undefined || more.length > 0 || !shape.test(value)) throw linkInvalid()
    return value
  }
  read('relay-protocol', /^irn$/)
  const symKey = read('symKey', /^[\da-f]{64}$/)
  const expiresAtMs = Number(read('expiryTimestamp', /^\d{1,12}$/)) * 1000
  const methods = read('methods', /^([\w-]+(,[\w-]+)*)?$/, '')
    .split(',')
    .filter(Boolean)
  // A link whose topic is not its key's was put together by a third party.
  if (Key.topicOf(symKey) !== topic) throw linkInvalid()
  return { topic, symKey, expiresAtMs, methods }
}
