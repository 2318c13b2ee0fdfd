import type { SiwxSession } from '@foyer/core/primitives'
import { expect, test, vi } from 'vitest'
import { parseMessage } from '../message/parseMessage.ts'
import { localSessions, memorySessions } from './SessionStorage.ts'
import { type SignInBackend, signInWith } from './signInWith.ts'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const mainnet = { chainId: 'eip155:1', accountAddress: address }
const page = { domain: 'shop.example', uri: 'https://shop.example' }

function create(more: Partial<SignInBackend> = {}) {
  const verify = vi.fn(async (_signed: SiwxSession) => true)
  const signOut = vi.fn(async () => {})
  const backend = { ...page, getNonce: async () => '7f3kq9x2m5', verify, signOut, ...more }
  return { siwx: signInWith(backend), verify, signOut }
}

async function sessionOf(
  siwx: ReturnType<typeof signInWith>,
  input = mainnet,
): Promise<SiwxSession> {
  const message = await siwx.createMessage(input)
  const { toString: _text, ...data } = message
  return { data, message: `${message}`, signature: '0x12' }
}

test('behavior: the message is one of the standard, with the fields that it tells', async () => {
  const { siwx } = create({ statement: 'Sign in to the shop.' })
  const message = await siwx.createMessage(mainnet)
  const { toString: _text, ...fields } = message
  expect(parseMessage(`${message}`)).toEqual(fields)
  await expect(
    create({ statement: 'two\nlines' }).siwx.createMessage(mainnet),
  ).rejects.toMatchObject({
    code: 'sign-in/message-invalid',
  })
  // A wallet is asked to connect and to sign at once, and writes the message itself.
  expect(await siwx.createMessage({ ...mainnet, accountAddress: '' })).toMatchObject(page)
  await expect(create({ domain: undefined }).siwx.createMessage(mainnet)).rejects.toMatchObject({
    code: 'sign-in/no-page',
  })
})

test('behavior: a session is of one account on one chain, in any letter case', async () => {
  const { siwx, verify, signOut } = create()
  const session = await sessionOf(siwx)
  await siwx.addSession(session)
  expect(verify).toHaveBeenCalledWith(session)
  expect(await siwx.getSessions('eip155:1', address.toLowerCase())).toEqual([session])
  expect(await siwx.getSessions('eip155:137', address)).toEqual([])
  expect(await siwx.getSessions('eip155:1', `0x${'12'.repeat(20)}`)).toEqual([])

  const second = await sessionOf(siwx, { ...mainnet, chainId: 'eip155:137' })
  await siwx.addSession(second)
  await siwx.revokeSession('eip155:1', address)
  expect(await siwx.getSessions('eip155:1', address)).toEqual([])
  expect(await siwx.getSessions('eip155:137', address)).toEqual([second])
  expect(signOut).not.toHaveBeenCalled()
  await siwx.setSessions([])
  expect(await siwx.getSessions('eip155:137', address)).toEqual([])
  expect(signOut).toHaveBeenCalledTimes(1)
})

test('error: what the server does not accept is no session', async () => {
  const storage = memorySessions()
  const { siwx } = create({ verify: async () => false, storage })
  const session = await sessionOf(siwx)
  const refusal = { code: 'sign-in/refused', kind: 'invalid' }
  await expect(siwx.addSession(session)).rejects.toMatchObject(refusal)
  await expect(siwx.setSessions([session])).rejects.toMatchObject(refusal)
  expect(await storage.read()).toEqual([])
})

test('behavior: a server that knows its session is asked for it, and told its end', async () => {
  let known: { address: string; chainId: number | string } | null = { address, chainId: 1 }
  const signOut = vi.fn(async () => {
    known = null
  })
  const { siwx } = create({ getSession: async () => known, signOut, required: false })
  expect(siwx.getRequired?.()).toBe(false)
  expect(await siwx.getSessions('eip155:1', address)).toMatchObject([{ data: mainnet }])
  await siwx.revokeSession('eip155:137', address)
  expect(signOut).not.toHaveBeenCalled()
  await siwx.revokeSession('eip155:1', address)
  expect(signOut).toHaveBeenCalledTimes(1)
  expect(await siwx.getSessions('eip155:1', address)).toEqual([])
})

test('behavior: what is kept in the browser is read with care', async () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  try {
    const { siwx } = create({ storage: localSessions() })
    await siwx.addSession(await sessionOf(siwx))
    expect(await localSessions().read()).toHaveLength(1)
    for (const text of ['{', 'null', '[1]', '[{"data":{}}]', '{"data":1}']) {
      kept.set('@foyer/sessions', text)
      expect(await localSessions().read()).toEqual([])
    }
    await siwx.setSessions([])
    expect(kept.size).toBe(0)
  } finally {
    vi.unstubAllGlobals()
  }
})
