import { erc6492SignatureValidatorByteCode } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { formatMessage } from '../message/formatMessage.ts'
import type { SignInFields } from '../message/SignInMessage.ts'
import type { ExpectedSignIn } from './checkFields.ts'
import { signatureValidator } from './evm/signatureValidator.ts'
import { verifySignIn } from './verifySignIn.ts'

const account = privateKeyToAccount(generatePrivateKey())
const nowMs = Date.parse('2026-01-31T12:00:00.000Z')
const at = (minutes: number) => new Date(nowMs + minutes * 60_000).toISOString()

const plain: SignInFields = {
  domain: 'shop.example',
  accountAddress: account.address,
  chainId: 'eip155:1',
  uri: 'https://shop.example/account',
  version: '1',
  nonce: '7f3kq9x2m5',
  issuedAt: at(0),
}

async function signIn(fields: Partial<SignInFields> = {}, expected: Partial<ExpectedSignIn> = {}) {
  const message = formatMessage({ ...plain, ...fields })
  return verifySignIn({
    message,
    signature: await account.signMessage({ message }),
    expected: { domain: 'shop.example', nonce: plain.nonce, ...expected },
    nowMs,
  })
}

const anyUri = (): boolean => true

const refusal = (reason: string) => ({
  code: 'sign-in/refused',
  kind: 'invalid',
  context: { reason },
})

test('behavior: a message that says what is expected signs in', async () => {
  expect(await signIn()).toEqual(plain)
  expect(await signIn({}, { address: account.address.toLowerCase() })).toEqual(plain)
  expect(await signIn({}, { domain: ['other.example', 'shop.example'] })).toEqual(plain)
})

test.each([
  ['domain', { domain: 'evil.example', uri: 'https://evil.example' }, {}],
  ['domain', { domain: 'shop.example:8443', uri: 'https://shop.example:8443' }, {}],
  ['domain', { domain: 'SHOP.example' }, {}],
  ['uri', { uri: 'https://evil.example' }, {}],
  ['uri', { uri: 'https://shop.example@evil.example/' }, {}],
  ['uri', { uri: 'javascript://shop.example/' }, {}],
  ['uri', { uri: 'https://evil.example@shop.example/' }, {}],
  ['uri', { uri: 'https://evil.example:pass@shop.example/' }, {}],
  // Whatever the application itself takes.
  ['uri', { uri: 'https://evil.example@shop.example/' }, { isUri: anyUri }],
  ['uri', { uri: 'app://name@shop.example/' }, { isUri: anyUri }],
  ['chain', { chainId: 'eip155:137' }, { chainIds: ['eip155:1'] }],
  ['chain', { chainId: 'eip155:01' }, { chainIds: ['eip155:1'] }],
  ['address', {}, { address: `0x${'12'.repeat(20)}` }],
  ['nonce', { nonce: '7F3KQ9X2M5' }, {}],
  ['message', { nonce: '7f3kq9x' }, {}],
  ['message', { version: '2' }, {}],
  ['message', { accountAddress: account.address.toLowerCase() }, {}],
  ['clock', { issuedAt: at(5.1) }, {}],
  ['clock', { issuedAt: at(24 * 60) }, {}],
  ['clock', { issuedAt: at(-60) }, {}],
  ['clock', { issuedAt: at(-6) }, { nonceIssuedAtMs: nowMs }],
  ['expired', { expirationTime: at(-5.1) }, {}],
  ['not-before', { notBefore: at(5.1) }, {}],
] as const)('error: a wrong %s is refused: %o', async (reason, fields, expected) => {
  await expect(signIn(fields, expected)).rejects.toMatchObject(refusal(reason))
})

test('behavior: an at sign behind the authority is no name', async () => {
  const uri = 'https://shop.example/@alice?mail=a@b.example'
  expect(await signIn({ uri })).toMatchObject({ uri })
})

test('behavior: a clock may be five minutes off, either way', async () => {
  for (const minutes of [-4.9, 4.9])
    await expect(
      signIn({ issuedAt: at(minutes) }, { nonceIssuedAtMs: nowMs }),
    ).resolves.toBeTruthy()
  await expect(signIn({ expirationTime: at(-4.9), notBefore: at(4.9) })).resolves.toBeTruthy()
})

test('error: a clock that is an hour off is told so', async () => {
  await expect(signIn({ issuedAt: at(60) })).rejects.toThrow(
    'The clock of this device is 60 minutes ahead. Set the clock of this device and sign in again.',
  )
  await expect(signIn({ issuedAt: at(-60) })).rejects.toThrow('60 minutes behind')
  await expect(signIn({ issuedAt: at(24 * 60) })).rejects.toThrow('24 hours ahead')
})

test('error: a signature of another account, or of another text, is refused', async () => {
  const other = privateKeyToAccount(generatePrivateKey())
  const message = formatMessage(plain)
  for (const signature of [
    await other.signMessage({ message }),
    await account.signMessage({ message: `${message} ` }),
    '0x',
    'nonsense',
    `0x${'00'.repeat(65)}`,
    `0x${'ff'.repeat(1_000_000)}`,
  ])
    await expect(
      verifySignIn({
        message,
        signature,
        expected: { domain: 'shop.example', nonce: plain.nonce },
        nowMs,
      }),
    ).rejects.toMatchObject(refusal('signature'))
})

test('error: texts of any size and order are refused in linear time', async () => {
  const texts = [
    '',
    '\n'.repeat(1_000_000),
    'a'.repeat(10_000_000),
    `${'a.'.repeat(8_000)} wants you to sign in with your Ethereum account:`,
    formatMessage({ ...plain, uri: `https://${'a%'.repeat(8_000)}` }),
    formatMessage({ ...plain, statement: ' '.repeat(20_000) }),
    formatMessage({ ...plain, resources: Array.from({ length: 5_000 }, () => 'a:') }),
  ]
  const startMs = performance.now()
  const expected = { domain: 'shop.example', nonce: plain.nonce }
  for (const message of texts)
    await expect(verifySignIn({ message, signature: '0x', expected, nowMs })).rejects.toMatchObject(
      refusal('message'),
    )
  expect(performance.now() - startMs).toBeLessThan(1_000)
})

test('behavior: the validator is the one that the standard publishes', () => {
  expect(signatureValidator).toBe(erc6492SignatureValidatorByteCode)
})
