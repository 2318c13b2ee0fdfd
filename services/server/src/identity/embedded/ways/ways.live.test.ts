import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  deployFarcaster,
  type EvmChain,
  startEvmChain,
  startIdentityProvider,
} from '@foyer/testing/stack'
import { exportJWK, exportPKCS8, exportSPKI, generateKeyPair, jwtVerify, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFrame, type Frame } from '../../../../test/createFrame.ts'
import { createTestServer } from '../../../../test/createTestServer.ts'
import { describeDatabases, silentLog } from '../../../../test/describeDatabases.ts'
import { createMemoryCounters } from '../../../platform/counters/createMemoryCounters.ts'
import { readSettings } from '../../../platform/settings/settings.ts'
import { openEmbedded } from '../openEmbedded.ts'

const frame = 'https://wallet.shop.example'
const site = 'https://shop.example'

/** What a vendor that is not in order says, by what is wrong with it. */
const wrongs = [
  ...['nothing', 'issuer', 'nonce', 'audience', 'expired', 'none', 'hs256', 'other key', 'subject'],
  ...['slow', 'garbage', 'no token', 'down'],
] as const
type Wrong = (typeof wrongs)[number]

/** An OpenID provider whose every answer can be wrong; each code is the person's id. */
async function startHostileProvider() {
  const [own, other] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')])
  const apple = await generateKeyPair('ES256', { extractable: true })
  let wrong: Wrong = 'nothing'
  let nonce = ''
  const forms: URLSearchParams[] = []
  const tokenFor = async (issuer: string, subject: string, audience: string) => {
    const claims = {
      ...{ sub: wrong === 'subject' ? '' : subject, name: 'Ada', email: 'ada@shop.example' },
      ...{ email_verified: true, nonce: wrong === 'nonce' ? 'another' : nonce },
      iss: wrong === 'issuer' ? 'https://evil.example' : issuer,
      aud: wrong === 'audience' ? 'another' : audience,
      iat: Math.floor(Date.now() / 1_000) - 7_200,
      exp: Math.floor(Date.now() / 1_000) + (wrong === 'expired' ? -3_600 : 3_600),
    }
    if (wrong === 'none') {
      const encode = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url')
      return `${encode({ alg: 'none' })}.${encode(claims)}.`
    }
    if (wrong === 'hs256')
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', kid: 'k' })
        .sign(Buffer.from(await exportSPKI(own.publicKey)))
    const { privateKey } = wrong === 'other key' ? other : own
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'k' }).sign(privateKey)
  }
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const send = (json: unknown, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json))
    if (request.url === '/.well-known/openid-configuration')
      return send({
        ...{ issuer, authorization_endpoint: `${issuer}/authorize` },
        ...{ token_endpoint: `${issuer}/token`, jwks_uri: `${issuer}/jwks` },
        id_token_signing_alg_values_supported: ['RS256'],
      })
    if (request.url === '/jwks')
      return send({ keys: [{ ...(await exportJWK(own.publicKey)), kid: 'k', alg: 'RS256' }] })
    if (request.url !== '/token') return send({}, 404)
    let text = ''
    for await (const chunk of request) text += chunk
    const form = new URLSearchParams(text)
    forms.push(form)
    if (wrong === 'down') return send({ error: 'server_error' }, 500)
    if (wrong === 'garbage') return response.end('<html>')
    if (wrong === 'slow') return
    const token = await tokenFor(issuer, form.get('code') ?? '', form.get('client_id') ?? '')
    send({
      ...{ access_token: 'token', token_type: 'Bearer' },
      ...(wrong !== 'no token' && { id_token: token }),
    })
  }
  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const applePem = await exportPKCS8(apple.privateKey)
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    forms,
    appleKey: applePem.replace(/-----[^-]+-----|\s/g, ''),
    applePublic: apple.publicKey,
    set(next: Wrong, nonceOf: string) {
      wrong = next
      nonce = nonceOf
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

let hostile: Awaited<ReturnType<typeof startHostileProvider>>
let chain: EvmChain
let vendors: Awaited<ReturnType<typeof startIdentityProvider>>
beforeAll(async () => {
  hostile = await startHostileProvider()
  chain = await startEvmChain({ chainId: 31_337 })
  await deployFarcaster(chain)
  vendors = await startIdentityProvider({ frameOrigins: [frame] })
})
afterAll(async () => {
  hostile.stop()
  await vendors.stop()
  await chain.stop()
})

describeDatabases('ways', ({ database }) => {
  const open = async () => {
    const settings = {
      ...{ FRAME_ORIGIN: frame, ALLOWED_ORIGINS: site, LOG_LEVEL: 'silent' },
      ENCRYPTION_KEYS: `k1:${randomBytes(32).toString('base64')}`,
      ...{ MAIL_URL: 'smtp://127.0.0.1:1', RATE_LIMIT_WRITES: '0' },
      GITHUB_LOGIN: vendors.settings.GITHUB_LOGIN ?? '',
      X_LOGIN: vendors.settings.X_LOGIN ?? '',
      GOOGLE_LOGIN: `foyer secret ${hostile.url}`,
      FARCASTER_LOGIN: `${vendors.url}/farcaster ${chain.url}`,
      APPLE_LOGIN: `shop.example/TEAM/KEY ${hostile.appleKey} ${hostile.url}`,
    }
    const { app } = await createTestServer({
      environment: settings,
      embedded: openEmbedded({
        settings: readSettings(settings),
        database: database(),
        ...{ counters: createMemoryCounters(), log: silentLog },
      }),
    })
    const post = async (path: string, payload: object, origin = frame) => {
      const url = `/v1/embedded/ways${path && `/${path}`}`
      const answer = await app.inject({ method: 'POST', url, headers: { origin }, payload })
      return { status: answer.statusCode, json: answer.json() as Record<string, never> }
    }
    return {
      post,
      async start(sign: Frame, way: string, more: object = {}) {
        const { json } = await post(`${way}/start`, {
          signed: await sign('way', { way, site, ...more }),
        })
        const { login, page, proof } = json as unknown as Record<string, string>
        const [, state = ''] = (page ?? '').split('#')
        const { json: opened } = await post(`${way}/open`, { state })
        const url = new URL((opened as { url?: string }).url ?? 'http://none.example')
        return { login, page, proof, state, url }
      },
      callback: (way: string, body: object) => post(`${way}/callback`, body),
      collect: async (sign: Frame, way: string, login: string | undefined, ticket?: string) =>
        post(`${way}/collect`, { signed: await sign('way-collect', { login, ticket, site }) }),
      ways: async (sign: Frame, remove?: object) =>
        post('', { signed: await sign('ways', { remove, site }) }),
    }
  }
  /** The user agrees at a vendor of plain OAuth; the query with which they come back. */
  const agree = async (url: URL, as = 'ada') => {
    url.searchParams.set('as', as)
    const { headers } = await fetch(url, { redirect: 'manual' })
    return new URL(headers.get('location') ?? '').searchParams
  }

  test('behavior: who agreed is signed in by the key that asked, once, and is the same user the next time', async () => {
    const { start, callback, collect } = await open()
    const logIn = async (as: string) => {
      const sign = await createFrame()
      const { login, state, proof, url } = await start(sign, 'github')
      expect(url.searchParams.get('redirect_uri')).toBe(`${frame}/ways/github`)
      expect((await collect(sign, 'github', login)).json).toEqual({ user: null })
      const answer = `${await agree(url, as)}`
      expect((await callback('github', { state, answer, proof })).json).toMatchObject({
        ...{ stage: 'done', name: as, site },
      })
      // Neither twice, nor by another key.
      expect((await callback('github', { state, answer, proof })).status).toBe(400)
      expect((await collect(await createFrame(), 'github', login)).status).toBe(400)
      const { user } = (await collect(sign, 'github', login)).json as unknown as {
        user: { account: string }
      }
      expect((await collect(sign, 'github', login)).status).toBe(400)
      return user
    }
    const ada = await logIn('ada')
    expect(ada).toMatchObject({ email: null, way: 'github', name: 'ada' })
    expect(await logIn('ada')).toMatchObject({ account: ada.account })
    expect(await logIn('grace')).not.toMatchObject({
      account: ada.account,
    })
  })

  test('error: no answer counts that is another’s, changed, used or of another way', async () => {
    const { start, callback, collect, post } = await open()
    const [sign, attacker] = await Promise.all([createFrame(), createFrame()])
    const theirs = await start(attacker, 'github')
    const stolen = await agree(theirs.url, 'grace')
    const tries = async (change: (query: URLSearchParams, state: string) => object) => {
      const { login, state, proof, url } = await start(sign, 'github')
      const query = await agree(url)
      const body = { state, proof, answer: '', ...change(query, state) }
      const { status, json } = await callback('github', body)
      const collected = await collect(sign, 'github', login)
      return [status === 400 || json.stage === 'failed', collected.json.user ?? null]
    }
    for (const change of [
      // Another state, none, or one that is not ours.
      (query: URLSearchParams) => {
        query.set('state', theirs.state)
        return { answer: `${query}` }
      },
      (query: URLSearchParams) => {
        query.delete('state')
        return { answer: `${query}` }
      },
      (query: URLSearchParams, state: string) => ({ state: `${state}x`, answer: `${query}` }),
      // The attacker's code behind the user's state, for another verifier.
      (query: URLSearchParams) => {
        query.set('code', stolen.get('code') ?? '')
        return { answer: `${query}` }
      },
      // Twice the same name.
      (query: URLSearchParams) => ({ answer: `${query}&code=${stolen.get('code')}` }),
      () => ({ answer: `error=access_denied` }),
      () => ({ answer: 'x'.repeat(8_193) }),
    ])
      expect(await tries(change)).toEqual([true, null])
    // Of another way, and of none.
    const { state, url } = await start(sign, 'github')
    const answer = `${await agree(url)}`
    expect((await callback('x', { state, answer })).status).toBe(400)
    for (const way of ['discord', 'passwd', 'GitHub', '..%2f'])
      expect((await post(`${way}/open`, { state })).status).toBeGreaterThanOrEqual(400)
    expect((await post('github/open', { state }, site)).status).toBe(403)
    expect(
      (await post('github/start', { signed: await sign('way', { way: 'x', site }) })).status,
    ).toBe(400)
  })

  test('error: without the proof of the page a login waits for its user’s word, and a ticket of another does not give it', async () => {
    const { start, callback, collect } = await open()
    const sign = await createFrame()
    const other = await start(sign, 'github')
    const asked = await start(sign, 'github')
    const { json } = await callback('github', {
      ...{ state: asked.state, answer: `${await agree(asked.url)}`, proof: other.proof },
    })
    expect(json).toMatchObject({ stage: 'unconfirmed', name: 'ada', ticket: expect.any(String) })
    expect((await collect(sign, 'github', asked.login)).json).toEqual({ user: null })
    const say = (state: string, ticket: string) =>
      callback('github', { state, ticket, isMine: true })
    expect((await say(asked.state, `${json.ticket}x`)).status).toBe(400)
    expect((await say(other.state, json.ticket ?? '')).status).toBe(400)
    expect((await collect(sign, 'github', asked.login)).json).toEqual({ user: null })
    expect((await say(asked.state, json.ticket ?? '')).json).toMatchObject({ stage: 'done' })
    expect((await collect(sign, 'github', asked.login)).json.user).toBeTruthy()
  })

  test('behavior: a login that goes on in the page is collected by who began it, with the ticket that the page came back with', async () => {
    const { start, callback, collect } = await open()
    const [sign, attacker] = await Promise.all([createFrame(), createFrame()])
    const returnTo = `${site}/cart?item=1`
    const { login, state, url } = await start(sign, 'github', { returnTo })
    const { json } = await callback('github', { state, answer: `${await agree(url)}` })
    expect(json).toMatchObject({ stage: 'unconfirmed', returnTo, ticket: expect.any(String) })
    const ticket = json.ticket as unknown as string
    expect((await collect(attacker, 'github', login, ticket)).status).toBe(400)
    expect((await collect(sign, 'github', login, `${ticket}x`)).json).toEqual({ user: null })
    expect((await collect(sign, 'github', login, ticket)).json.user).toBeTruthy()
    expect((await collect(sign, 'github', login, ticket)).status).toBe(400)
    // Nobody is led to another site than the one that asks.
    for (const elsewhere of ['https://evil.example/', 'javascript:alert(1)', 'nonsense'])
      expect((await start(sign, 'github', { returnTo: elsewhere })).login).toBeUndefined()
  })

  test('behavior: Farcaster signs in by what its relay has, once somebody agreed there', async () => {
    const { start, collect } = await open()
    const sign = await createFrame()
    const { login, page } = await start(sign, 'farcaster')
    expect(page).toMatch(/^https:\/\/farcaster\.xyz\//)
    expect((await collect(sign, 'farcaster', login)).json).toEqual({ user: null })
    const channel = new URL(page ?? '').searchParams.get('channelToken')
    await fetch(
      `${vendors.url}/farcaster?${new URLSearchParams({ channel: `${channel}`, as: 'ada' })}`,
    )
    expect((await collect(await createFrame(), 'farcaster', login)).status).toBe(400)
    expect((await collect(sign, 'farcaster', login)).json.user).toMatchObject({
      ...{ way: 'farcaster', name: 'ada' },
    })
  })

  test('behavior: an account is one more way to the same user after a proof, and one that has a user is none', async () => {
    const { start, callback, collect, ways } = await open()
    const logIn = async (sign: Frame, way: string, as: string, more: object = {}) => {
      const { login, state, proof, url } = await start(sign, way, more)
      await callback(way, { state, proof, answer: `${await agree(url, as)}` })
      return (await collect(sign, way, login)).json as unknown as {
        user?: { account: string; proof: string }
        reason?: string
      }
    }
    const [sign, other] = await Promise.all([createFrame(), createFrame()])
    const { user } = await logIn(sign, 'github', 'barbara')
    const proof = user?.proof ?? ''
    await logIn(other, 'x', 'edsger')
    // Without a proof, with a changed one, and with somebody else's.
    for (const link of ['', `${proof}x`])
      expect((await start(sign, 'x', { link })).login).toBeUndefined()
    expect((await start(other, 'x', { link: proof })).login).toBeUndefined()
    expect(await logIn(sign, 'x', 'edsger', { link: proof })).toMatchObject({ reason: 'way-taken' })
    expect((await logIn(sign, 'x', 'barbara', { link: proof })).user?.account).toBe(user?.account)
    expect(await logIn(sign, 'x', 'grace', { link: proof })).toMatchObject({ reason: 'way-taken' })
    expect((await logIn(await createFrame(), 'x', 'barbara')).user?.account).toBe(user?.account)
    expect((await ways(sign)).json).toMatchObject({
      ...{ email: null, passkeys: [] },
      linked: [
        { way: 'github', name: 'barbara' },
        { way: 'x', name: 'barbara' },
      ],
      offered: expect.arrayContaining(['github', 'farcaster']),
    })
    expect((await ways(sign, { way: 'github', proof: `${proof}x` })).status).toBe(400)
    expect((await ways(other, { way: 'github', proof })).status).toBe(400)
    expect((await ways(sign, { way: 'github', proof })).json.linked).toHaveLength(1)
    expect((await ways(sign, { way: 'x', proof })).json).toMatchObject({ reason: 'last-way' })
    expect((await logIn(await createFrame(), 'github', 'barbara')).user?.account).not.toBe(
      user?.account,
    )
  })

  test.each(wrongs)('a token of an OpenID provider with %s wrong', async (wrong) => {
    const { start, callback, collect } = await open()
    const sign = await createFrame()
    const { login, state, proof, url } = await start(sign, 'google')
    hostile.set(wrong, url.searchParams.get('nonce') ?? '')
    const answer = `${new URLSearchParams({ code: '1001', state })}`
    const startedMs = performance.now()
    const { json } = await callback('google', { state, answer, proof })
    expect(performance.now() - startedMs).toBeLessThan(3_000)
    expect(json.stage).toBe(wrong === 'nothing' ? 'done' : 'failed')
    const { user } = (await collect(sign, 'google', login)).json
    if (wrong === 'nothing') expect(user).toMatchObject({ way: 'google', name: 'Ada', email: null })
    else expect(user).toBeUndefined()
  })

  test('behavior: Apple is told a secret that is signed for an hour, and answers with a form', async () => {
    const { start, callback } = await open()
    const { state, proof, url } = await start(await createFrame(), 'apple')
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      ...{ client_id: 'shop.example', response_mode: 'form_post', scope: 'openid email' },
    })
    hostile.set('nothing', url.searchParams.get('nonce') ?? '')
    const answer = `${new URLSearchParams({ code: '1001', state })}`
    expect((await callback('apple', { state, answer, proof })).json.stage).toBe('done')
    const secret = hostile.forms.at(-1)?.get('client_secret') ?? ''
    const { payload, protectedHeader } = await jwtVerify(secret, hostile.applePublic)
    expect(protectedHeader).toMatchObject({ alg: 'ES256', kid: 'KEY' })
    expect(payload).toMatchObject({ iss: 'TEAM', sub: 'shop.example', aud: hostile.url })
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(3_600)
  })
})
