import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { endurance } from '../../../../scripts/endurance.ts'
import { formatMessage } from '../message/formatMessage.ts'
import { createNonces } from './createNonces.ts'
import { createSignInServer } from './createSignInServer.ts'
import { memoryStore, type ServerStore } from './ServerStore.ts'

afterEach(() => void vi.useRealTimers())

describe('nonces', () => {
  test('behavior: one is for whom it was issued to, for ten minutes, and counts once', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const store = memoryStore()
    const nonces = createNonces({ store })
    const nonce = await nonces.issue('visitor')
    // 96 bits at least, of letters and digits, as ERC-4361 has it.
    expect(nonce).toMatch(/^[\da-f]{64}$/)
    const issuedAtMs = Math.floor(Date.now() / 1_000) * 1_000
    expect(await nonces.read(nonce, 'visitor')).toBe(issuedAtMs)
    expect(await createNonces({ store }).read(nonce, 'visitor')).toBe(issuedAtMs)
    for (const other of ['', 'Visitor', 'visitor ', 'another'])
      expect(await nonces.read(nonce, other)).toBeNull()
    expect(await createNonces({ store: memoryStore() }).read(nonce, 'visitor')).toBeNull()

    const uses = await Promise.all(Array.from({ length: 100 }, () => nonces.use(nonce)))
    expect(uses.filter(Boolean)).toHaveLength(1)
    vi.setSystemTime(issuedAtMs + 599_000)
    expect(await nonces.use(nonce)).toBe(false)
    expect(await nonces.read(nonce, 'visitor')).toBe(issuedAtMs)
    vi.setSystemTime(issuedAtMs + 600_000)
    expect(await nonces.read(nonce, 'visitor')).toBeNull()
    // A process whose clock is behind may still take it for good.
    expect(await nonces.use(nonce)).toBe(false)
  })

  test('error: what a visitor changes or makes up is none', async () => {
    const nonces = createNonces({
      store: memoryStore(),
      secret: 'a secret of 32 letters or more ...',
    })
    const nonce = await nonces.issue('visitor')
    const later = `${'f'.repeat(8)}${nonce.slice(8)}`
    const flipped = Array.from({ length: 64 }, (_, at) => {
      const letter = nonce[at] === '0' ? '1' : '0'
      return nonce.slice(0, at) + letter + nonce.slice(at + 1)
    })
    for (const wrong of [
      ...[later, ...flipped, nonce.toUpperCase(), `${nonce}0`, nonce.slice(1), '', '0'.repeat(64)],
      ...['é'.repeat(64), `${nonce}\n`, await nonces.issue('another')],
    ])
      expect(await nonces.read(wrong, 'visitor'), wrong).toBeNull()
  })

  test('behavior: processes on one store that begin at once have one secret', async () => {
    const store = memoryStore()
    const all = Array.from({ length: 5 }, () => createNonces({ store }))
    const issued = await Promise.all(all.map(({ issue }) => issue('visitor')))
    for (const nonce of issued)
      for (const { read } of all) expect(await read(nonce, 'visitor')).not.toBeNull()
  })
})

describe('a store in memory', () => {
  const weekMs = 7 * 86_400_000

  test('error: 100,001 who only ask for a nonce sign nobody out', async () => {
    const store = memoryStore()
    const calls: string[] = []
    const watched: ServerStore = {
      ...store,
      set(...entry) {
        calls.push('set')
        return store.set(...entry)
      },
      add(...entry) {
        calls.push('add')
        return store.add(...entry)
      },
    }
    const origin = 'https://shop.example'
    const { handle, getSession } = createSignInServer({ origin, store: watched })
    const post = async (path: string, body: unknown, cookie = '') => {
      const headers = { origin, 'content-type': 'application/json', cookie }
      const request = { method: 'POST', headers, body: JSON.stringify(body) }
      const answer = await handle(new Request(`${origin}/auth/${path}`, request))
      const [cookies = ''] = answer?.headers.getSetCookie() ?? []
      return { body: await answer?.json(), cookie: cookies.split(';')[0] ?? '' }
    }
    const account = privateKeyToAccount(generatePrivateKey())
    const issued = await post('nonce', {})
    const message = formatMessage({
      ...{ domain: 'shop.example', uri: origin, version: '1', chainId: 'eip155:1' },
      ...{ accountAddress: account.address, nonce: issued.body.nonce },
      issuedAt: new Date().toISOString(),
    })
    const signature = await account.signMessage({ message })
    const { cookie } = await post('verify', { message, signature }, issued.cookie)
    expect(await getSession(cookie)).toMatchObject({ address: account.address })

    // The secret, the nonce that was used, and the session.
    expect(calls).toEqual(['add', 'add', 'set'])
    const waiting = await post('nonce', {})
    for (let asked = 0; asked < endurance({ few: 500, all: 100_001 }); asked++) {
      await post('nonce', {})
      // Neither do those who send what nobody signed.
      if (asked % 100 === 0)
        await post(
          'verify',
          { message: message.replace(/^Nonce: .*$/m, `Nonce: ${waiting.body.nonce}`), signature },
          waiting.cookie,
        )
    }
    expect(calls).toHaveLength(3)
    expect(await getSession(cookie)).toMatchObject({ address: account.address })
  })

  test('behavior: used nonces and sessions have rooms of their own', async () => {
    const store = memoryStore()
    await store.set('mine', 'session', weekMs)
    for (let n = 0; n < 100_000; n++)
      expect(await store.add(`nonce ${n}`, 'used', 600_000)).toBe(true)
    await expect(store.add('one more', 'used', 600_000)).rejects.toMatchObject({
      ...{ code: 'sign-in/store-full', kind: 'unavailable' },
    })
    expect([await store.add('nonce 0', 'used', 1), await store.get('mine')]).toEqual([
      false,
      'session',
    ])
  })

  test('behavior: of too many sessions those go first that nobody asks for', async () => {
    const store = memoryStore()
    for (const name of ['idle', 'mine']) await store.set(name, 'session', weekMs)
    for (let n = 0; n < 100_000; n++) {
      await store.set(`session ${n}`, '', weekMs)
      if (n % 10_000 === 0) await store.get('mine')
    }
    expect([await store.get('mine'), await store.get('idle')]).toEqual(['session', null])
  })

  test('behavior: room of used nonces comes back when they are over', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const store = memoryStore()
    for (let n = 0; n < 100_000; n++) await store.add(`nonce ${n}`, 'used', 600_000)
    vi.setSystemTime(Date.now() + 601_000)
    expect(await store.add('one more', 'used', 600_000)).toBe(true)
  })
})
