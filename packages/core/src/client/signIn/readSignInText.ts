/** What a sign-in message says, as far as a user is warned by it. */
export interface SignInText {
  readonly domain: string
  readonly address: string
  readonly uri: string
  /** Reference of the chain, without its namespace. */
  readonly chain: string
  readonly nonce: string
}

const opening = ' wants you to sign in with your '
/** A longer text is none that a user can read. */
const longest = 16_384

/**
 * Reads a message of CAIP-122, line by line.
 *
 * @returns `null` unless every line is one of the standard, in its order
 * @see https://chainagnostic.org/CAIPs/caip-122
 */
export function readSignInText(text: string): SignInText | null {
  if (text.length > longest) return null
  const [header = '', address = '', blank, ...rest] = text.split('\n')
  const [domain = '', family = '', ...more] = header.split(opening)
  if (!domain || !family.endsWith(' account:') || more.length > 0) return null
  if (!/^[\w.:-]+$/.test(address) || blank !== '') return null
  // A statement, if there is one, and the empty line after it.
  if (rest[0] !== '') rest.shift()
  if (rest.shift() !== '') return null

  const values = new Map<string, string>()
  for (const [name, isNeeded] of fields) {
    const prefix = `${name}: `
    const line = rest[0]
    if (!line?.startsWith(prefix)) {
      if (isNeeded) return null
      continue
    }
    values.set(name, line.slice(prefix.length))
    rest.shift()
  }
  if (rest[0] === 'Resources:') {
    rest.shift()
    while (rest[0]?.startsWith('- ')) rest.shift()
  }
  if (rest.length > 0) return null
  const of = (name: string) => values.get(name) ?? ''
  return { domain, address, uri: of('URI'), chain: of('Chain ID'), nonce: of('Nonce') }
}

/** Whether a text would pass for a sign-in message with whoever reads it in a hurry. */
export const looksLikeSignIn = (text: string): boolean =>
  text.slice(0, longest).toLowerCase().includes('sign in with your')

const fields = [
  ...([
    ['URI', true],
    ['Version', true],
    ['Chain ID', true],
    ['Nonce', true],
  ] as const),
  ...([
    ['Issued At', false],
    ['Expiration Time', false],
    ['Not Before', false],
  ] as const),
  ['Request ID', false] as const,
]
