import { AppError } from '@foyer/core/primitives'
import { NameFailure, Profile, Profiles, Suggestions } from '@foyer/protocol'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createMemoryNames } from '../../../test/createMemoryNames.ts'
import { createTestServer } from '../../../test/createTestServer.ts'
import type { Chain } from '../../chain-data/chains/Chain.ts'

const nowMs = Date.UTC(2026, 0, 1)
const account = privateKeyToAccount(generatePrivateKey())
const other = privateKeyToAccount(generatePrivateKey())

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: nowMs })
})
afterEach(() => {
  vi.useRealTimers()
})

const messageOf = (parts: object = {}) =>
  JSON.stringify({ name: 'alice.foyer.id', attributes: {}, timestamp: nowMs / 1_000, ...parts })

async function createNamesServer(environment: Record<string, string> = {}) {
  const names = createMemoryNames()
  const { app, lines } = await createTestServer({ names, environment })
  const register = async ({
    message = messageOf(),
    signer = account,
    ...body
  }: {
    message?: string
    signer?: typeof account
    [field: string]: unknown
  } = {}) => {
    const signature = await signer.signMessage({ message })
    return app.inject({
      method: 'POST',
      url: '/v1/profile/account?projectId=shop',
      payload: { coin_type: 60, address: account.address, message, signature, ...body },
    })
  }
  return { app, names, register, lines }
}

const refusal = (answer: { statusCode: number; body: string }) => {
  const body = NameFailure.parse(JSON.parse(answer.body))
  expect(body.statusCode).toBe(answer.statusCode)
  return [body.statusCode, body.reasons[0]?.name]
}

describe('registering', () => {
  test('behavior: a signed message gives a name, found by name and by account', async () => {
    const { app, register } = await createNamesServer()
    const attributes = { avatar: 'https://example.com/alice.png', bio: 'Hello' }
    const answer = await register({ message: messageOf({ attributes }) })
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }])
    // Whoever sees the name gets the image from this server.
    const avatar = expect.stringMatching(/^http:\/\/localhost:80\/public\/getRemoteImage\/\d{64}$/)
    for (const name of ['alice.foyer.id', 'alice', 'ALICE.foyer.id', 'ａｌｉｃｅ']) {
      const found = await app.inject(`/v1/profile/account/${encodeURIComponent(name)}?apiVersion=2`)
      expect(found.statusCode, name).toBe(200)
      expect(Profile.parse(found.json()), name).toMatchObject({
        name: 'alice.foyer.id',
        addresses: { 60: { address: account.address.toLowerCase() } },
        attributes: [{ ...attributes, avatar }],
      })
    }
    for (const address of [account.address, account.address.toLowerCase()]) {
      const found = await app.inject(`/v1/profile/reverse/${address}?sender=0x`)
      expect(Profiles.parse(found.json()).map(({ name }) => name)).toEqual(['alice.foyer.id'])
      const identity = await app.inject(`/v1/identity/${address}?sender=${other.address}`)
      expect(identity.json()).toEqual({ name: 'alice.foyer.id', avatar })
    }
    const nobody = await app.inject(`/v1/profile/reverse/${other.address}`)
    expect([nobody.statusCode, nobody.json()]).toEqual([200, []])
  })

  test('behavior: every EVM chain has its coin type, and a timestamp may be in milliseconds', async () => {
    const { app, register } = await createNamesServer()
    const coinType = 0x8000_0000 + 31_337
    const message = messageOf({ name: 'local.foyer.id', timestamp: nowMs })
    expect((await register({ message, coin_type: coinType })).statusCode).toBe(200)
    const found = await app.inject('/v1/profile/account/local')
    expect(Object.keys(found.json().addresses)).toEqual([`${coinType}`])
    for (const wrong of [0, 1, 61, 0x8000_0000, 0x8000_0001, 0xffff_ffff + 1, -1, 60.5, '60']) {
      const answer = await register({
        message: messageOf({ name: 'wrong.foyer.id' }),
        coin_type: wrong,
      })
      expect(refusal(answer), `${wrong}`).toEqual([400, 'coin_type'])
    }
  })

  test('error: a message counts once, whoever sends it and as what', async () => {
    const { app, register } = await createNamesServer()
    expect((await register()).statusCode).toBe(200)
    expect(refusal(await register())).toEqual([409, 'name'])
    expect(refusal(await register({ coin_type: 0x8000_0000 + 10 }))).toEqual([409, 'name'])
    expect(refusal(await register({ signer: other, address: other.address }))).toEqual([
      409,
      'name',
    ])
    const reverse = await app.inject(`/v1/profile/reverse/${other.address}`)
    expect(reverse.json()).toEqual([])
  })

  test('error: what was tampered with, is stale, or from elsewhere gives nothing', async () => {
    const { app, register, names } = await createNamesServer({ RATE_LIMIT_WRITES: '0' })
    const signature = await account.signMessage({ message: messageOf() })
    const flipped = `${signature.slice(0, -4)}${signature.at(-4) === '0' ? '1' : '0'}${signature.slice(-3)}`
    const late = nowMs / 1_000 - 301
    const cases: [string, Parameters<typeof register>[0], string][] = [
      ['signed by another', { signer: other }, 'signature'],
      ['for another account', { address: other.address }, 'signature'],
      [
        'another name',
        { message: messageOf({ name: 'mallory.foyer.id' }), signature },
        'signature',
      ],
      ['a flipped bit', { signature: flipped }, 'signature'],
      ['no signature at all', { signature: `0x${'00'.repeat(65)}` }, 'signature'],
      ['too short', { signature: '0x00' }, 'signature'],
      [
        'an undeployed contract nobody can ask',
        { signature: `${signature}${'6492'.repeat(16)}` },
        'signature',
      ],
      ['another zone', { message: messageOf({ name: 'alice.other.id' }) }, 'name'],
      ['a zone inside', { message: messageOf({ name: 'alice.foyer.id.evil.com' }) }, 'name'],
      ['a name below', { message: messageOf({ name: 'alice.bob.foyer.id' }) }, 'name'],
      ['no zone', { message: messageOf({ name: 'alice' }) }, 'name'],
      ['the zone itself', { message: messageOf({ name: 'foyer.id' }) }, 'name'],
      ['too short a name', { message: messageOf({ name: 'abc.foyer.id' }) }, 'name'],
      ['capitals', { message: messageOf({ name: 'Alice.foyer.id' }) }, 'name'],
      ['Cyrillic', { message: messageOf({ name: 'аlice.foyer.id' }) }, 'name'],
      ['an invisible letter', { message: messageOf({ name: 'ali\u200Bce.foyer.id' }) }, 'name'],
      ['an underscore', { message: messageOf({ name: 'ali_ce.foyer.id' }) }, 'name'],
      ['punycode', { message: messageOf({ name: 'xn--lice-8cd.foyer.id' }) }, 'name'],
      ['stale', { message: messageOf({ timestamp: late }) }, 'timestamp'],
      ['stale in milliseconds', { message: messageOf({ timestamp: late * 1_000 }) }, 'timestamp'],
      ['from the future', { message: messageOf({ timestamp: nowMs / 1_000 + 301 }) }, 'timestamp'],
      ['no time', { message: messageOf({ timestamp: undefined }) }, 'message'],
      ['a time as text', { message: messageOf({ timestamp: `${nowMs}` }) }, 'message'],
      ['more than asked for', { message: messageOf({ admin: true }) }, 'message'],
      ['an unknown attribute', { message: messageOf({ attributes: { role: 'a' } }) }, 'message'],
      [
        'an avatar inside a network',
        { message: messageOf({ attributes: { avatar: 'https://127.0.0.1/a.png' } }) },
        'avatar',
      ],
      [
        'a script as avatar',
        { message: messageOf({ attributes: { avatar: 'javascript:a' } }) },
        'message',
      ],
      ['spaces', { message: `${messageOf()} ` }, 'message'],
      [
        'a name that stands there twice',
        { message: messageOf().replace('{', '{"name":"bobby.foyer.id",') },
        'message',
      ],
      ['escapes', { message: messageOf().replace('alice', '\\u0061lice') }, 'message'],
      ['a line break', { message: messageOf().replace('{"', '{\n"') }, 'message'],
      ['a prototype', { message: '{"__proto__":{"name":"alice.foyer.id"}}' }, 'message'],
      ['a list', { message: '[]' }, 'message'],
      ['no JSON', { message: 'I am alice' }, 'message'],
      ['a wrong checksum', { address: flipCase(account.address) }, 'address'],
      ['no address', { address: '0x1234' }, 'address'],
    ]
    for (const [what, body, field] of cases) {
      expect(refusal(await register(body)), what).toEqual([400, field])
    }
    expect(await names.findTaken(['alice.foyer.id', 'mallory.foyer.id'])).toEqual(new Set())
    expect((await app.inject('/v1/profile/account/alice')).statusCode).toBe(404)
  })

  test('behavior: a clock that is off by less than five minutes is forgiven', async () => {
    const { register } = await createNamesServer()
    for (const [name, skew] of [
      ['early', 299],
      ['late', -299],
    ] as const) {
      const message = messageOf({ name: `${name}s.foyer.id`, timestamp: nowMs / 1_000 + skew })
      expect((await register({ message })).statusCode, name).toBe(200)
    }
  })

  test('error: who asks too often is refused, and nothing of it is in the log', async () => {
    const { register, lines } = await createNamesServer({ RATE_LIMIT_WRITES: '2' })
    expect((await register()).statusCode).toBe(200)
    expect((await register()).statusCode).toBe(409)
    const refused = await register()
    expect(refusal(refused)).toEqual([429, 'request'])
    expect(refused.headers['retry-after']).toBeDefined()
    expect(lines.join()).not.toMatch(new RegExp(`${account.address}|alice`, 'i'))
  })

  test('error: pages of strangers are refused before anything is looked at', async () => {
    const { app, names } = await createNamesServer()
    const message = messageOf()
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/profile/account',
      headers: { origin: 'https://evil.example' },
      payload: {
        coin_type: 60,
        address: account.address,
        message,
        signature: await account.signMessage({ message }),
      },
    })
    expect(answer.statusCode).toBe(403)
    expect(await names.find('alice.foyer.id')).toBeNull()
  })
})

test('error: while the database or the chain is away, nobody is told no', async () => {
  const unavailable = new AppError('database/unavailable', 'away', { kind: 'unavailable' })
  const away = () => Promise.reject(unavailable)
  const names = { find: away, findByAddress: away, findTaken: away, register: away }
  const { app } = await createTestServer({ names })
  const message = messageOf()
  const payload = {
    coin_type: 60,
    address: account.address,
    message,
    signature: await account.signMessage({ message }),
  }
  const register = { method: 'POST', url: '/v1/profile/account', payload } as const
  const chains = {
    list: () => [],
    find: () => ({ rpc: { request: away } }) as unknown as Chain,
  }
  const undecided = await createTestServer({ chains })
  for (const answer of [
    await app.inject('/v1/profile/account/alice'),
    await app.inject(`/v1/profile/reverse/${account.address}`),
    await app.inject('/v1/profile/suggestions/alice'),
    await app.inject(`/v1/identity/${account.address}`),
    await app.inject(register),
    await undecided.app.inject(register),
  ]) {
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBeDefined()
  }
})

describe('looking up', () => {
  test('error: a name nobody has, or nobody can have, is not found', async () => {
    const { app } = await createNamesServer()
    for (const name of [
      'nobody',
      'nobody.foyer.id',
      'vitalik.eth',
      'vіtalik',
      'a',
      '..',
      'a'.repeat(200),
    ]) {
      const answer = await app.inject(`/v1/profile/account/${encodeURIComponent(name)}`)
      expect(answer.statusCode, name).toBe(404)
    }
    expect(refusal(await app.inject('/v1/profile/account/nobody'))).toEqual([404, 'name'])
    for (const name of ['%2e%2e%2fetc', '%00', 'a%0d%0ab', '%252e', 'a'.repeat(8_000)]) {
      const answer = await app.inject(`/v1/profile/account/${name}`)
      expect([400, 404], name).toContain(answer.statusCode)
      expect(answer.headers).not.toHaveProperty('set-cookie')
    }
  })

  test('behavior: suggestions say which are taken, and are the same for everybody', async () => {
    const { app, register } = await createNamesServer()
    await register()
    const ask = async (name: string, query = '') =>
      Suggestions.parse(
        (await app.inject(`/v1/profile/suggestions/${encodeURIComponent(name)}${query}`)).json(),
      ).suggestions
    const near = await ask('alice')
    expect(near[0]).toEqual({ name: 'alice.foyer.id', registered: true })
    expect(near.slice(1).map(({ registered }) => registered)).toEqual(Array(7).fill(false))
    for (const text of ['Alice', ' alicé! ', 'alice.foyer.id', 'ALICE']) {
      expect(await ask(text, '?zone=foyer.id'), text).toEqual(near)
    }
    expect((await ask('abc')).map(({ name }) => name)).not.toContain('abc.foyer.id')
    expect(await ask('爱丽丝')).toEqual([])
    const elsewhere = await app.inject('/v1/profile/suggestions/alice?zone=reown.id')
    expect(refusal(elsewhere)).toEqual([400, 'zone'])
  })

  test('behavior: the zone is the one that the operator chose', async () => {
    const { app, register } = await createNamesServer({ NAMES_ZONE: 'people.example' })
    expect(refusal(await register())).toEqual([400, 'name'])
    const message = messageOf({ name: 'alice.people.example' })
    expect((await register({ message })).statusCode).toBe(200)
    expect((await app.inject('/v1/profile/account/alice')).json().name).toBe('alice.people.example')
    expect((await app.inject('/v1/profile/account/alice.foyer.id')).statusCode).toBe(404)
  })
})

function flipCase(address: string): string {
  const at = address.slice(2).search(/[a-f]/i) + 2
  const letter = address[at] ?? ''
  const other = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()
  return address.slice(0, at) + other + address.slice(at + 1)
}
