import { buildAuthObject, formatMessage, populateAuthPayload } from '@walletconnect/utils'
import {
  parseSignature,
  serializeCompactSignature,
  signatureToCompactSignature,
  verifyMessage,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, test, vi } from 'vitest'
import { payloadFor, readAnswer } from './signIn.ts'

const nowMs = Date.UTC(2026, 10, 21, 15)
const signer = privateKeyToAccount(generatePrivateKey())
const iss = `did:pkh:eip155:8453:${signer.address}`
const methods = ['personal_sign', 'eth_sendTransaction', 'eth_signTypedData_v4']
const chains = ['eip155:1', 'eip155:8453']
const request = {
  domain: 'shop.example',
  uri: 'https://shop.example/login',
  nonce: 'abcdef123456',
  statement: 'Welcome back',
}
const payload = payloadFor({ request, chains, methods, nowMs })
const noContract = async () => false

type Asked = Parameters<typeof formatMessage>[0]
interface Cacao {
  h: { t: string }
  p: Record<string, unknown>
  s: { t: string; s: string }
}

/** What the pinned wallet makes of it. */
async function signed({
  asked = payload,
  allowed = { chains, methods },
}: {
  asked?: typeof payload
  allowed?: { chains: string[]; methods: string[] }
} = {}): Promise<{ cacao: Cacao; message: string }> {
  const populated = populateAuthPayload({ authPayload: asked as never, ...allowed }) as Asked
  const message = formatMessage(populated, iss)
  const signature = { t: 'eip191' as const, s: await signer.signMessage({ message }) }
  return { message, cacao: buildAuthObject(populated as never, signature, iss) as never }
}

test('behavior: the text is that of the pinned wallet, byte for byte, and the signature holds', async () => {
  const full = {
    ...request,
    issuedAt: '2026-11-21T15:00:00.000Z',
    notBefore: '2026-11-21T14:00:00.000Z',
    expiresAt: '2026-11-22T15:00:00.000Z',
    requestId: 'order-5',
    resources: ['https://shop.example/terms'],
  }
  const { statement: _, ...silent } = request
  for (const asked of [request, full, silent].map((one) =>
    payloadFor({ request: one, chains, methods, nowMs }),
  )) {
    const { cacao, message } = await signed({ asked })
    const answer = await readAnswer({
      cacaos: [cacao],
      payload: asked,
      verifyContract: noContract,
    })
    expect(answer?.proofs).toEqual([
      {
        account: `eip155:8453:${signer.address}`,
        message,
        signature: cacao.s.s,
        cacao,
      },
    ])
    const signature = cacao.s.s as `0x${string}`
    expect(await verifyMessage({ address: signer.address, message, signature })).toBe(true)
  }
})

test('behavior: a wallet may allow less, and the session gets no more than that', async () => {
  const allowed = { chains: ['eip155:8453'], methods: ['personal_sign', 'eth_unknown'] }
  const { cacao } = await signed({ allowed })
  const answer = await readAnswer({ cacaos: [cacao], payload, verifyContract: noContract })
  expect(answer?.namespaces).toEqual({
    eip155: {
      chains: ['eip155:8453'],
      accounts: [`eip155:8453:${signer.address}`],
      methods: ['personal_sign'],
      events: ['accountsChanged', 'chainChanged'],
    },
  })
})

const recap = (att: unknown) => `urn:recap:${btoa(JSON.stringify({ att }))}`

test.each<[string, (cacao: Cacao) => unknown]>([
  ['another domain', ({ p }) => Object.assign(p, { domain: 'thief.example' })],
  ['another audience', ({ p }) => Object.assign(p, { aud: 'https://thief.example' })],
  ['another nonce', ({ p }) => Object.assign(p, { nonce: 'older' })],
  ['another time', ({ p }) => Object.assign(p, { iat: '2020-01-01T00:00:00.000Z' })],
  [
    'an end that nobody asked for',
    ({ p }) => Object.assign(p, { exp: '2030-01-01T00:00:00.000Z' }),
  ],
  ['another version', ({ p }) => Object.assign(p, { version: '2' })],
  ['another statement', ({ p }) => Object.assign(p, { statement: 'Send everything' })],
  ['no statement', ({ p }) => Object.assign(p, { statement: undefined })],
  ['another account', ({ p }) => Object.assign(p, { iss: `did:pkh:eip155:1:0x${'1'.repeat(40)}` })],
  [
    'a chain that was not asked for',
    ({ p }) => Object.assign(p, { iss: iss.replace('8453', '10') }),
  ],
  ['no account', ({ p }) => Object.assign(p, { iss: 'did:pkh:solana:1:abc' })],
  [
    'more capabilities',
    ({ p }) => Object.assign(p, { resources: [recap({ eip155: { 'request/eth_sign': [{}] } })] }),
  ],
  [
    'capabilities of another kind',
    ({ p }) =>
      Object.assign(p, {
        resources: [recap({ 'https://bank': { 'request/personal_sign': [{}] } })],
      }),
  ],
  ['capabilities that cannot be read', ({ p }) => Object.assign(p, { resources: ['urn:recap:!'] })],
  [
    'capabilities twice',
    ({ p }) =>
      Object.assign(p, { resources: [...(p.resources as string[]), ...(p.resources as string[])] }),
  ],
  [
    'other resources',
    ({ p }) => Object.assign(p, { resources: ['https://x.example', ...(p.resources as string[])] }),
  ],
  ['another header', (cacao) => Object.assign(cacao, { h: { t: 'eip4361' } })],
  ['another kind of signature', ({ s }) => Object.assign(s, { t: 'solana:signMessage' })],
  ['a signature that is none', ({ s }) => Object.assign(s, { s: '0x1234' })],
  ['zeros for a signature', ({ s }) => Object.assign(s, { s: `0x${'0'.repeat(130)}` })],
  ['a contract that does not accept', ({ s }) => Object.assign(s, { t: 'eip1271' })],
  ['nothing', (cacao) => Object.assign(cacao, { p: null })],
])('error: %s', async (_, change) => {
  const { cacao } = await signed()
  change(cacao)
  expect(await readAnswer({ cacaos: [cacao], payload, verifyContract: noContract })).toBeNull()
})

test('error: no list, an empty one, a long one, or one bad among good ones', async () => {
  const { cacao } = await signed()
  const bad = { ...cacao, s: { t: 'eip191', s: `0x${'1'.repeat(130)}` } }
  const many = Array.from({ length: 65 }, () => cacao)
  for (const cacaos of [null, {}, [], many, [cacao, bad]])
    expect(await readAnswer({ cacaos, payload, verifyContract: noContract })).toBeNull()
})

test('behavior: a contract is asked whether it accepts (EIP-1271)', async () => {
  const { cacao, message } = await signed()
  cacao.s = { t: 'eip1271', s: '0x1234' }
  const verifyContract = vi.fn(async () => true)
  expect(await readAnswer({ cacaos: [cacao], payload, verifyContract })).not.toBeNull()
  expect(verifyContract).toHaveBeenCalledWith({
    account: `eip155:8453:${signer.address}`,
    message,
    signature: '0x1234',
  })
})

test('behavior: a Safe that signs on its chain has no bytes to show, and its contract is asked', async () => {
  const { cacao } = await signed()
  cacao.s = { t: 'eip1271', s: '0x' }
  const verifyContract = vi.fn(async () => true)
  expect(await readAnswer({ cacaos: [cacao], payload, verifyContract })).not.toBeNull()
  expect(verifyContract).toHaveBeenCalledWith(expect.objectContaining({ signature: '0x' }))
  // A key always has something to show.
  cacao.s = { t: 'eip191', s: '0x' }
  expect(await readAnswer({ cacaos: [cacao], payload, verifyContract })).toBeNull()
})

test('behavior: 64 bytes are a signature of a key, too (EIP-2098)', async () => {
  const { cacao } = await signed()
  const compact = serializeCompactSignature(
    signatureToCompactSignature(parseSignature(cacao.s.s as `0x${string}`)),
  )
  expect(compact).toHaveLength(130)
  cacao.s = { t: 'eip191', s: compact }
  expect(await readAnswer({ cacaos: [cacao], payload, verifyContract: noContract })).not.toBeNull()
})
