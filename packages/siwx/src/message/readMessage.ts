import { readTime } from './readTime.ts'
import {
  familyNames,
  maxMessageLength,
  messageInvalid,
  type SignInFields,
} from './SignInMessage.ts'
import { isAuthority, isPathSegment, isScheme, isUri } from './uri.ts'

/** ERC-4361 leaves out quotes, `%`, `<` and what is not ASCII: reserved, unreserved and space. */
const statementOfEthereum = /^[\w.~:/?#[\]@!$&'()*+,;= -]+$/
/** CAIP-122 wants ASCII without line breaks. */
const statementOfOthers = /^[ -~]+$/

interface Family {
  readonly namespace: string
  readonly isAddress: (text: string) => boolean
  readonly statement: RegExp
  /** The CAIP-2 reference that a chain id stands for; `null` when it is none. */
  readonly readChain: (text: string) => string | null
}

const families: readonly Family[] = [
  {
    namespace: 'eip155',
    isAddress: (text) => /^0x[\da-f]{40}$/i.test(text),
    statement: statementOfEthereum,
    readChain: (text) => (/^\d{1,32}$/.test(text) ? text : null),
  },
  {
    namespace: 'solana',
    isAddress: (text) => /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(text),
    statement: statementOfOthers,
    readChain: readSolanaChain,
  },
  {
    namespace: 'bip122',
    isAddress: (text) => /^[a-zA-Z\d]{26,90}$/.test(text),
    statement: statementOfOthers,
    readChain: (text) => /^(?:bip122:)?([\da-f]{32})$/.exec(text)?.[1] ?? null,
  },
]

/**
 * Reads a sign-in message by the letter of its standard, in time linear in its length. What an address
 * is beyond its letters, such as the checksum of EIP-55, `parseMessage` checks.
 *
 * @throws `sign-in/message-invalid` naming the line that is wrong
 */
export function readMessage(text: string): SignInFields {
  if (typeof text !== 'string' || text.length > maxMessageLength) {
    throw messageInvalid(`It may have ${maxMessageLength} letters at most.`)
  }
  const lines = text.split('\n')
  let at = 0
  const wrong = (what: string) => messageInvalid(`Line ${Math.min(at + 1, lines.length)}: ${what}`)
  const line = () => lines[at]
  const empty = () => {
    if (line() !== '') throw wrong('An empty line belongs here.')
    at++
  }
  /** The value behind a label; the message has it exactly there or, if it may miss, not at all. */
  const find = (label: string, isRight: (value: string) => boolean, what: string) => {
    const found = line()
    if (found?.startsWith(`${label}: `) !== true) return undefined
    const value = found.slice(label.length + 2)
    if (!isRight(value)) throw wrong(`${label} has to be ${what}.`)
    at++
    return value
  }
  const take = (...parts: Parameters<typeof find>) => {
    const value = find(...parts)
    if (value === undefined) throw wrong(`“${parts[0]}: ” belongs here.`)
    return value
  }
  const isTime = (value: string) => readTime(value) !== null

  const head = readHead(line() ?? '')
  if (!head)
    throw wrong('“<domain> wants you to sign in with your <family> account:” belongs here.')
  const { family, scheme, domain } = head
  at++
  const accountAddress = line() ?? ''
  if (!family.isAddress(accountAddress)) throw wrong('The address of the account belongs here.')
  at++
  empty()
  // Wallets write `solana:signIn` with one empty line where ERC-4361 has two.
  const isShort =
    family.namespace === 'solana' && line()?.startsWith('URI: ') && lines[at + 1] !== ''
  let statement: string | undefined
  if (!isShort) {
    if (line() !== '') {
      statement = line() ?? ''
      if (!family.statement.test(statement)) {
        throw wrong('The statement may have letters, digits and punctuation of URIs only.')
      }
      at++
    }
    empty()
  }
  const time = 'a date and time of RFC 3339'
  const uri = take('URI', isUri, 'a URI of RFC 3986')
  const version = take('Version', (value) => value === '1', '1')
  const chain = take(
    'Chain ID',
    (value) => family.readChain(value) !== null,
    'a chain of its family',
  )
  const nonce = take(
    'Nonce',
    (value) => /^[a-z\d]{8,}$/i.test(value),
    '8 or more letters and digits',
  )
  const issuedAt = take('Issued At', isTime, time)
  const expirationTime = find('Expiration Time', isTime, time)
  const notBefore = find('Not Before', isTime, time)
  const requestId = find('Request ID', isPathSegment, 'a path segment of RFC 3986')
  let resources: string[] | undefined
  if (line() === 'Resources:') {
    at++
    resources = lines.slice(at).map((entry) => {
      if (!entry.startsWith('- ') || !isUri(entry.slice(2)))
        throw wrong('“- ” and a URI belong here.')
      at++
      return entry.slice(2)
    })
  }
  if (at < lines.length) throw wrong('Nothing, or a field that comes earlier, belongs here.')
  return {
    ...(scheme !== undefined && { scheme }),
    domain,
    accountAddress,
    ...(statement !== undefined && { statement }),
    uri,
    version,
    chainId: `${family.namespace}:${family.readChain(chain)}`,
    nonce,
    issuedAt,
    ...(expirationTime !== undefined && { expirationTime }),
    ...(notBefore !== undefined && { notBefore }),
    ...(requestId !== undefined && { requestId }),
    ...(resources && { resources }),
  }
}

function readHead(
  text: string,
): { family: Family; scheme: string | undefined; domain: string } | null {
  for (const family of families) {
    const tail = ` wants you to sign in with your ${familyNames[family.namespace]} account:`
    if (!text.endsWith(tail)) continue
    const origin = text.slice(0, -tail.length)
    const slashes = origin.indexOf('://')
    const scheme = slashes < 0 ? undefined : origin.slice(0, slashes)
    const domain = slashes < 0 ? origin : origin.slice(slashes + 3)
    const isRight =
      domain !== '' && isAuthority(domain) && (scheme === undefined || isScheme(scheme))
    return isRight ? { family, scheme, domain } : null
  }
  return null
}

/** Wallets name Solana's networks; CAIP-2 takes the first 32 letters of their genesis hash. */
const solanaNetworks: Readonly<Record<string, string>> = {
  mainnet: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  devnet: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  testnet: '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
}

function readSolanaChain(text: string): string | null {
  const name = text.startsWith('solana:') ? text.slice('solana:'.length) : text
  if (Object.hasOwn(solanaNetworks, name)) return solanaNetworks[name] ?? null
  return /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(name) ? name.slice(0, 32) : null
}
