import { buildAuthObject, formatMessage, validateSignedCacao } from '@walletconnect/utils'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, test, vi } from 'vitest'
import { createCacao } from '../message/cacao.ts'
import { createMessage } from '../message/parseMessage.ts'
import { verifyCacao } from './verifyCacao.ts'

const account = privateKeyToAccount(generatePrivateKey())
const chainId = 'eip155:1'
const nonce = '7f3kq9x2m5'
const expected = { domain: 'shop.example', nonce, chainIds: [chainId], address: account.address }
const sign = (message: string) => account.signMessage({ message })
const reasonOf = (cacao: unknown, more: object = {}) =>
  verifyCacao({ cacao, expected: { ...expected, ...more } }).then(
    () => 'signed in',
    ({ code, context }) => `${code} ${context?.reason}`,
  )

/** As a wallet of WalletConnect makes it. */
async function createTheirs(changes: object = {}) {
  const iss = `did:pkh:${chainId}:${account.address}`
  const payload = {
    ...{
      aud: 'https://shop.example',
      domain: 'shop.example',
      version: '1',
      nonce,
      chains: [chainId],
    },
    ...{ iat: new Date().toISOString(), statement: 'Sign in to the shop.', ...changes },
  }
  const message = formatMessage(payload as Parameters<typeof formatMessage>[0], iss)
  return buildAuthObject(
    payload as Parameters<typeof buildAuthObject>[0],
    { t: 'eip191', s: await sign(message) },
    iss,
  )
}

test('behavior: a CACAO of a WalletConnect wallet signs in, changed by a letter it does not', async () => {
  const cacao = JSON.parse(JSON.stringify(await createTheirs()))
  expect(await verifyCacao({ cacao, expected })).toMatchObject({
    ...{ accountAddress: account.address, chainId, statement: 'Sign in to the shop.' },
  })
  const bend = (changes: object) => ({ ...cacao, p: { ...cacao.p, ...changes } })
  expect(await reasonOf(bend({ statement: 'Sign in to the Shop.' }))).toBe(
    'sign-in/refused signature',
  )
  expect(await reasonOf(bend({ requestId: 'r' }))).toBe('sign-in/refused signature')
  expect(await reasonOf(bend({ domain: 'evil.example' }))).toBe('sign-in/refused domain')
  expect(await reasonOf(bend({ version: '2' }))).toBe('sign-in/refused message')
  expect(await reasonOf(null)).toBe('sign-in/refused message')
  expect(await reasonOf(cacao, { nonce: 'another12' })).toBe('sign-in/refused nonce')
  const other = privateKeyToAccount(generatePrivateKey()).address
  expect(await reasonOf(bend({ iss: `did:pkh:eip155:1:${other}` }), { address: other })).toBe(
    'sign-in/refused signature',
  )
  const old = await createTheirs({ iat: new Date(Date.now() - 3_600_000).toISOString() })
  expect(await reasonOf(old)).toBe('sign-in/refused clock')
})

test('behavior: WalletConnect takes a CACAO of ours for signed, and refuses it when it is changed', async () => {
  const message = createMessage({
    ...{ domain: 'shop.example', uri: 'https://shop.example', version: '1', nonce, chainId },
    ...{ accountAddress: account.address, issuedAt: new Date().toISOString() },
  })
  const cacao = createCacao({ message, signature: await sign(message) })
  const judge = (one: typeof cacao) =>
    validateSignedCacao({ cacao: one } as unknown as Parameters<typeof validateSignedCacao>[0])
  expect(await judge(cacao)).toBe(true)
  expect(await judge({ ...cacao, p: { ...cacao.p, nonce: 'another12' } })).toBe(false)
  expect(await reasonOf(cacao)).toBe('signed in')
})

test('behavior: a contract is asked only about a signature that is said to be of one', async () => {
  const message = createMessage({
    ...{ domain: 'shop.example', uri: 'https://shop.example', version: '1', nonce, chainId },
    ...{ accountAddress: account.address, issuedAt: new Date().toISOString() },
  })
  const rpc = vi.fn(() => null)
  const ask = (kind: 'eip191' | 'eip1271') =>
    verifyCacao({
      cacao: createCacao({ message, signature: `0x${'12'.repeat(65)}`, kind }),
      ...{ expected, rpc },
    }).catch(({ code }) => code)
  expect([await ask('eip191'), rpc.mock.calls]).toEqual(['sign-in/refused', []])
  expect([await ask('eip1271'), rpc.mock.calls]).toEqual(['sign-in/refused', [[chainId]]])
})
