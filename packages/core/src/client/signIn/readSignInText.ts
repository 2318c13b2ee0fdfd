import type { SiwxMessageData } from '../../primitives/Siwx.ts'

/** What a sign-in message says. */
export interface SignInText {
  readonly address: string
  /** Reference of the chain, without its namespace. */
  readonly chain: string
  readonly data: Omit<SiwxMessageData, 'accountAddress' | 'chainId'>
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
  // A statement, if there is one, and the empty line after it. Without one, some families write one empty
  // line where others have two.
  const isShort = rest[0]?.startsWith('URI: ') === true && rest[1] !== ''
  const statement = isShort || rest[0] === '' ? undefined : rest.shift()
  if (!isShort && rest.shift() !== '') return null

  const values: { [field: string]: string } = {}
  for (const [name, field, isNeeded] of fields) {
    const prefix = `${name}: `
    if (rest[0]?.startsWith(prefix)) values[field] = (rest.shift() ?? '').slice(prefix.length)
    else if (isNeeded) return null
  }
  const resources: string[] = []
  if (rest[0] === 'Resources:') {
    rest.shift()
    while (rest[0]?.startsWith('- ')) resources.push((rest.shift() ?? '').slice(2))
  }
  if (rest.length > 0) return null
  const { chain = '', ...said } = values
  const data = {
    ...said,
    domain,
    ...(statement !== undefined && { statement }),
    ...(resources.length > 0 && { resources }),
  }
  return { address, chain, data: data as unknown as SignInText['data'] }
}

/** Whether a hurried reader would take a text for a sign-in message. */
export const looksLikeSignIn = (text: string): boolean =>
  text.slice(0, longest).toLowerCase().includes('sign in with your')

/** Each line's name, the field that it is, and whether it has to be there. */
const fields: readonly (readonly [name: string, field: string, isNeeded: boolean])[] = [
  ['URI', 'uri', true],
  ['Version', 'version', true],
  ['Chain ID', 'chain', true],
  ['Nonce', 'nonce', true],
  ['Issued At', 'issuedAt', false],
  ['Expiration Time', 'expirationTime', false],
  ['Not Before', 'notBefore', false],
  ['Request ID', 'requestId', false],
]
