import { bytesToHex } from 'viem/utils'
import type { FrameWords } from '../words/en.ts'
import type { Described } from './Approval.ts'

const longestText = 20_000
const hashBytes = 32
/** In which the first line of a sign-in is, in bytes. */
const longestStart = 2_000

/** A message that is signed as it is: text, or bytes that are none. */
export function describeMessage(
  bytes: Uint8Array,
  { host, words: { titles, risks: said } }: { host: string; words: FrameWords },
): Described {
  const text = readable(bytes)
  const risks: string[] = []
  if (bytes.length === hashBytes) risks.push(said.hash)
  else if (text === null) risks.push(said.unknown)
  const domain = signInDomain(new TextDecoder().decode(bytes.subarray(0, longestStart)))
  if (domain !== null && domain !== host) risks.push(said.otherDomain(domain, host))
  return {
    title: domain === null ? titles.message : titles.signIn(domain),
    ...{ risks, facts: [], text: text ?? bytesToHex(bytes) },
  }
}

/**
 * Whom a message signs its user in to, whatever else is in it: who checks it may read less strictly than this does.
 *
 * @see https://eips.ethereum.org/EIPS/eip-4361
 */
function signInDomain(start: string): string | null {
  const [, domain] =
    /^(?:[a-z][a-z\d+.-]{0,30}:\/\/)?([^\s/?#]{1,253}) wants you to sign in with your \w{1,40} account:/i.exec(
      start.trimStart(),
    ) ?? []
  return domain ?? null
}

/** UTF-8 that can be shown as it is; `null` for bytes. */
function readable(bytes: Uint8Array): string | null {
  if (bytes.length > longestText) return null
  const text = new TextDecoder().decode(bytes)
  // What cannot be read back to the same bytes, or turns the reading direction round, is shown as bytes.
  return /[\p{Cc}\u202a-\u202e\u2066-\u2069\ufffd]/u.test(text.replaceAll(/[\n\r\t]/g, ' '))
    ? null
    : text
}
