import { ParsedMessage } from '@spruceid/siwe-parser'
import fc from 'fast-check'
import { getAddress } from 'viem'
import { createSiweMessage, parseSiweMessage, validateSiweMessage } from 'viem/siwe'
import { expect, test } from 'vitest'
import { endurance } from '../../../../scripts/endurance.ts'
import { formatMessage } from './formatMessage.ts'
import { createMessage, parseMessage } from './parseMessage.ts'
import type { SignInFields } from './SignInMessage.ts'

/*
 * Two parsers that nobody here wrote judge ours: that of SIWE's authors, which is generated from the
 * grammar of ERC-4361, and viem's.
 */

const letters = (alphabet: string, minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...alphabet), minLength, maxLength })
const alphanumeric = 'abcXYZ0189'
const hex = letters('0123456789abcdef', 40, 40)
const optional = <value>(one: fc.Arbitrary<value>) => fc.option(one, { nil: undefined })
const time = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .chain((date) =>
    fc.constantFrom(
      date.toISOString(),
      date.toISOString().replace('Z', '+02:30'),
      `${date.toISOString().slice(0, 19)}Z`,
    ),
  )
const host = fc.constantFrom(
  'shop.example',
  'localhost:5173',
  'a.b-c.example:8443',
  '127.0.0.1:80',
  '[::1]:3000',
  '[2001:db8::7]',
  'user@shop.example',
  'xn--bcher-kva.example',
)
const uri = fc
  .tuple(
    fc.constantFrom('https://', 'http://', 'ipfs://', 'ar://'),
    host,
    letters("/ab.~!$&'()*+,;=:@-_", 0, 12),
    letters('?&=#ab/', 0, 3),
  )
  .map(([scheme, at, path, rest]) => `${scheme}${at}/${path}${rest.replace(/#(?=.*#)/g, '')}`)

const fields: fc.Arbitrary<SignInFields> = fc
  .record({
    scheme: optional(fc.constantFrom('https', 'http', 'app+x-1.0')),
    domain: host,
    accountAddress: hex.map((digits) => getAddress(`0x${digits}`)),
    chainId: fc.integer({ min: 1, max: 2 ** 31 }).map((id) => `eip155:${id}`),
    uri,
    version: fc.constant('1'),
    nonce: letters(alphanumeric, 8, 40),
    issuedAt: time,
    expirationTime: optional(time),
    notBefore: optional(time),
    requestId: optional(letters("ab09-._~!$&'()*+,;=:@", 0, 12)),
    statement: optional(letters("abc XYZ09-._~:/?#[]@!$&'()*+,;=", 1, 60)),
    resources: optional(fc.array(uri, { minLength: 1, maxLength: 3 })),
  })
  .map((all) => {
    const present = Object.entries(all).filter(([, value]) => value !== undefined)
    return Object.fromEntries(present) as unknown as SignInFields
  })

/** What users and attackers do to a message. */
const broken = fc
  .tuple(
    fields.map(formatMessage),
    fc.nat(),
    fc.nat(),
    fc.constantFrom(...'\n\r\t "%<>\\^`{|}é\0[]@:/#-.0zZT', '\n\n', '\r\n', '%zz', '%2F', ''),
    fc.nat({ max: 8 }),
  )
  .map(([text, where, other, insert, kind]) => {
    const lines = text.split('\n')
    const [a, b] = [where % lines.length, other % lines.length]
    const at = where % (text.length + 1)
    switch (kind) {
      case 0: {
        const [one = '', two = ''] = [lines[a], lines[b]]
        lines[a] = two
        lines[b] = one
        return lines.join('\n')
      }
      case 1:
        return lines.filter((_, index) => index !== a).join('\n')
      case 2:
        return lines.toSpliced(a, 0, lines[b] ?? '').join('\n')
      case 3:
        return text.slice(0, at) + text.slice(at + 1)
      case 4:
        return `${text}${insert}`
      case 5:
        return lines.map((line, index) => (index === a ? line.toLowerCase() : line)).join('\n')
      case 6:
        return lines.map((line, index) => (index === a ? `${line}${insert}` : line)).join('\n')
      default:
        return text.slice(0, at) + insert + text.slice(at)
    }
  })

function byJudge(text: string): ParsedMessage | null {
  try {
    return new ParsedMessage(text)
  } catch {
    return null
  }
}

function byUs(text: string): SignInFields | null {
  try {
    return parseMessage(text)
  } catch {
    return null
  }
}

/** What ours says, in the judge's words. */
function compared(read: SignInFields | null) {
  if (!read) return null
  const { accountAddress, chainId, scheme, statement, ...rest } = read
  return {
    ...{ scheme: scheme || undefined, statement: statement || undefined },
    ...{ address: accountAddress, chainId: Number(chainId.slice('eip155:'.length)) },
    ...{ expirationTime: undefined, notBefore: undefined, requestId: undefined },
    ...{ resources: undefined },
    ...rest,
  }
}

function judged(read: ParsedMessage | null) {
  if (!read) return null
  const { uriElements: _elements, ...rest } = { ...read }
  return { ...rest, scheme: rest.scheme || undefined, statement: rest.statement || undefined }
}

test('property: what we write both judges read, with the same fields', () => {
  fc.assert(
    fc.property(fields, (all) => {
      const text = createMessage(all)
      expect(byUs(text)).toEqual(all)
      expect(judged(byJudge(text))).toEqual(compared(all))
      const viem = parseSiweMessage(text)
      // viem knows no domains in brackets and none with a user.
      if (/[[@]/.test(all.domain)) return
      expect(viem.nonce).toBe(all.nonce)
      expect(viem.address).toBe(all.accountAddress)
      expect(viem.chainId).toBe(Number(all.chainId.slice('eip155:'.length)))
    }),
    { numRuns: endurance({ few: 200, all: 2_500 }) },
  )
})

test('property: of broken messages we read what the grammar reads, and no other', () => {
  const count = endurance({ few: 600, all: 7_500 })
  let refused = 0
  let read = 0
  fc.assert(
    fc.property(broken, (text) => {
      const ours = byUs(text)
      const theirs = byJudge(text)
      if (isLaxThere(text)) expect(ours).toBeNull()
      else expect(compared(ours), JSON.stringify(text)).toEqual(judged(theirs))
      if (ours) read++
      else refused++
    }),
    { numRuns: count },
  )
  // The generator itself breaks most, and not all.
  expect(refused).toBeGreaterThan(0.4 * count)
  expect(read).toBeGreaterThan(0.06 * count)
})

/** Where the judge departs from the grammar that it is generated from, and we do not. */
function isLaxThere(text: string): boolean {
  // An empty statement, for which ERC-4361 has no form.
  return /^0x[\da-f]{40}\n\n\n\nURI/im.test(text)
}

const plain: SignInFields = {
  domain: 'shop.example',
  accountAddress: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  chainId: 'eip155:1',
  uri: 'https://shop.example/account',
  version: '1',
  nonce: '7f3kq9x2m5',
  issuedAt: '2026-01-31T12:00:00.000Z',
}

test('error: what viem accepts and the standard refuses, we refuse', () => {
  const text = createMessage({ ...plain, statement: 'Sign in.' })
  const lax = [
    text.replace('Version: 1\nChain ID: 1', 'Chain ID: 1\nVersion: 1'),
    text.replaceAll(plain.accountAddress, plain.accountAddress.toLowerCase()),
    text.replace('Sign in.\n', 'Sign\nin.\n'),
    text.replace('Nonce: 7f3kq9x2m5', 'Nonce: 7f3kq9'),
    text.replace('12:00:00.000Z', '12:00:00.000'),
    text.replace('2026-01-31T', '2026-02-30T'),
    `${text}\n`,
    text.replace('Sign in.', 'Sign “in”.'),
  ]
  const readByViem = lax.filter((one) => {
    const { domain, uri } = parseSiweMessage(one)
    return domain === plain.domain && uri === plain.uri
  })
  // It is of use only while viem does read them.
  expect(readByViem.length).toBeGreaterThanOrEqual(6)
  for (const one of lax) expect(byUs(one), one).toBeNull()
})

test('behavior: viem writes what we write', () => {
  const { domain, uri, nonce } = plain
  const theirs = createSiweMessage({
    ...{ domain, uri, nonce },
    version: '1',
    address: getAddress(plain.accountAddress),
    chainId: 1,
    issuedAt: new Date(plain.issuedAt),
    statement: 'Sign in.',
    resources: ['https://shop.example/terms'],
  })
  const ours = { ...plain, statement: 'Sign in.', resources: ['https://shop.example/terms'] }
  expect(createMessage(ours)).toBe(theirs)
  expect(validateSiweMessage({ message: parseSiweMessage(createMessage(ours)) })).toBe(true)
})
