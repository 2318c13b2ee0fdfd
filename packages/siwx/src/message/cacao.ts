import { formatMessage } from './formatMessage.ts'
import { parseMessage } from './parseMessage.ts'
import { recapWords } from './recapWords.ts'
import { maxMessageLength, messageInvalid, type SignInFields } from './SignInMessage.ts'

/** How an account signed: with its key, or by its contract. */
export type CacaoSignatureKind = 'eip191' | 'eip1271' | 'solana:ed25519'

/**
 * A sign-in as an object that anybody can check: what was said, by whom, and the signature.
 *
 * @see https://chainagnostic.org/CAIPs/caip-74
 */
export interface Cacao {
  readonly h: { readonly t: 'caip122' | 'eip4361' }
  readonly p: CacaoPayload
  readonly s: { readonly t: CacaoSignatureKind; readonly s: string }
}

/** The fields of the message, by the names of CAIP-74. Times are RFC 3339. */
export interface CacaoPayload {
  /** `did:pkh:` with the account as CAIP-10. */
  readonly iss: string
  readonly domain: string
  readonly aud: string
  readonly version: string
  readonly nonce: string
  readonly iat: string
  readonly exp?: string
  readonly nbf?: string
  readonly statement?: string
  readonly requestId?: string
  readonly resources?: readonly string[]
}

/** What a {@link Cacao} holds, with the text that was signed. */
export interface ReadCacao {
  readonly fields: SignInFields
  readonly message: string
  readonly signature: string
  readonly kind: CacaoSignatureKind
}

/** The chain families that CAIP-74 and CAIP-122 name signatures for. Of Bitcoin they name none. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  eip155: ['eip191', 'eip1271'],
  solana: ['solana:ed25519'],
}

const maxSignatureLength = 32_768
const maxResources = 256

/**
 * Makes a CACAO of a message and its signature.
 *
 * @param signed.kind for `eip155`; by default a signature of 65 or 64 bytes (EIP-2098) is taken for that of a key
 * @throws `sign-in/message-invalid` when the text is no sign-in message, or of a chain family without CACAOs
 * @see https://chainagnostic.org/CAIPs/caip-74
 * @example
 * import { createCacao } from '@foyer/siwx/message'
 *
 * const toCacao = (session: { message: string; signature: string }) => createCacao(session)
 */
export function createCacao({
  message,
  signature,
  kind,
}: {
  message: string
  signature: string
  kind?: CacaoSignatureKind | undefined
}): Cacao {
  const fields = parseMessage(message)
  const { domain, uri, version, nonce, issuedAt, statement, requestId, resources } = fields
  if (fields.scheme !== undefined) {
    throw messageInvalid('A CACAO has no place for the scheme before the domain.')
  }
  const family = fields.chainId.slice(0, fields.chainId.indexOf(':'))
  const { expirationTime: exp, notBefore: nbf } = fields
  const byLength = [130, 132].includes(signature.length) ? 'eip191' : 'eip1271'
  const cacao = {
    h: { t: 'caip122' },
    p: {
      iss: `did:pkh:${fields.chainId}:${fields.accountAddress}`,
      ...{ domain, aud: uri, version, nonce, iat: issuedAt },
      ...(exp !== undefined && { exp }),
      ...(nbf !== undefined && { nbf }),
      ...(statement !== undefined && { statement }),
      ...(requestId !== undefined && { requestId }),
      ...(resources && { resources }),
    },
    s: { t: kind ?? (family === 'solana' ? 'solana:ed25519' : byLength), s: signature },
  } as const
  // Its own reader refuses what does not belong together, and says why.
  if (readCacao(cacao).message !== message) {
    throw messageInvalid('The message is not written as a CACAO implies.')
  }
  return cacao
}

/**
 * Reads a CACAO of anybody, and writes the text that was signed. Members that are not of CAIP-74 are passed
 * over: nobody signed them. `verifyCacao` of `@foyer/siwx/verify` checks the signature.
 *
 * @throws `sign-in/message-invalid` naming what is wrong
 * @see https://chainagnostic.org/CAIPs/caip-74
 */
export function readCacao(value: unknown): ReadCacao {
  const { h, p, s } = membersOf(value, 'A CACAO')
  const { t: form } = membersOf(h, 'The header')
  const payload = membersOf(p, 'The payload')
  const { t: kind, s: signature } = membersOf(s, 'The signature')
  const [, chainId = '', accountAddress = ''] =
    /^did:pkh:([-a-z\d]{3,8}:[-\w]{1,32}):([A-Za-z\d]{1,128})$/.exec(textOf(payload, 'iss')) ?? []
  const family = chainId.slice(0, chainId.indexOf(':'))
  const isForm = form === 'caip122' || (form === 'eip4361' && family === 'eip155')
  if (!isForm) throw messageInvalid('The header names no form of this chain family.')
  if (!Object.hasOwn(kinds, family) || !kinds[family]?.includes(`${kind}`)) {
    throw messageInvalid('The signature is of no kind that this chain family has.')
  }
  if (typeof signature !== 'string' || signature.length > maxSignatureLength) {
    throw messageInvalid(`The signature is no text of ${maxSignatureLength} letters at most.`)
  }
  const optional = (name: string) =>
    payload[name] === undefined || payload[name] === null ? undefined : textOf(payload, name)
  const resources = resourcesOf(payload.resources)
  const statement = [optional('statement')]
  const words = recapWords(resources)
  // The maker of a CACAO writes them into its statement, or leaves that to its reader.
  if (words !== null && !statement[0]?.endsWith(words)) statement.push(words)
  const message = formatMessage({
    ...{ chainId, accountAddress },
    domain: textOf(payload, 'domain'),
    uri: textOf(payload, 'aud'),
    version: textOf(payload, 'version'),
    nonce: textOf(payload, 'nonce'),
    issuedAt: textOf(payload, 'iat'),
    expirationTime: optional('exp'),
    notBefore: optional('nbf'),
    statement: statement.filter(Boolean).join(' ') || undefined,
    requestId: optional('requestId'),
    resources,
  })
  return {
    fields: parseMessage(message),
    ...{ message, signature, kind: kind as CacaoSignatureKind },
  }
}

type Members = { readonly [name: string]: unknown }

function membersOf(value: unknown, what: string): Members {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Members
  throw messageInvalid(`${what} is no object.`)
}

function textOf(payload: Members, name: string): string {
  const value = payload[name]
  // A line break would be another line of the message.
  if (typeof value === 'string' && value.length <= maxMessageLength && !/[\r\n]/.test(value)) {
    return value
  }
  throw messageInvalid(`The payload has no ${name} of one line.`)
}

function resourcesOf(value: unknown): readonly string[] | undefined {
  if (value === undefined || value === null) return undefined
  if (!Array.isArray(value) || value.length > maxResources) {
    throw messageInvalid(`The resources are no list of ${maxResources} at most.`)
  }
  return value.map((_, index) => textOf(value as unknown as Members, `${index}`))
}
