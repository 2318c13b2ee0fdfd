import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import type { EmbeddedWallet } from '@foyer/protocol'
import { type Inbox, type ReceivedMail, startInbox } from '@foyer/testing/stack'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createFrame, type Frame } from '../../../test/createFrame.ts'
import { createSoftPasskey } from '../../../test/createSoftPasskey.ts'
import { createTestServer } from '../../../test/createTestServer.ts'
import { describeDatabases, silentLog } from '../../../test/describeDatabases.ts'
import { reseal } from '../../commands/reseal.ts'
import { createMemoryCounters } from '../../platform/counters/createMemoryCounters.ts'
import { readSettings } from '../../platform/settings/settings.ts'
import { openEmbedded } from './openEmbedded.ts'

const frame = 'https://wallet.shop.example'
const key = `k1:${randomBytes(32).toString('base64')}`

let inbox: Inbox
beforeAll(async () => {
  inbox = await startInbox()
})
afterAll(() => inbox.stop())

const wallet = (generation: number): EmbeddedWallet => ({
  generation,
  addresses: {
    eip155: `0x${'1'.repeat(40)}`,
    solana: '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin',
  },
  share: `server-share-${generation}`,
  recovery: 'sealed-share',
})

describeDatabases('embedded wallets', ({ database }) => {
  type Post<body> = (
    path: string,
    body: body,
    origin?: string,
    /** What a page says it came from. */
    forwarded?: string,
  ) => Promise<{ status: number; body: string; json: Record<string, unknown> }>
  let post: Post<object>
  let ask: Post<Promise<string>>

  const open = async (environment: Record<string, string> = {}, coolDownMs: number | null = 1) => {
    const settings = {
      FRAME_ORIGIN: frame,
      ALLOWED_ORIGINS: 'https://shop.example',
      ENCRYPTION_KEYS: key,
      MAIL_URL: inbox.smtpUrl,
      RATE_LIMIT_WRITES: '0',
      LOG_LEVEL: 'silent',
      ...environment,
    }
    const { app } = await createTestServer({
      environment: settings,
      embedded: openEmbedded({
        settings: readSettings(settings),
        database: database(),
        ...{ counters: createMemoryCounters(), log: silentLog },
        ...(coolDownMs !== null && { coolDownMs }),
      }),
    })
    ask = async (path, signed, origin, forwarded) =>
      post(path, { signed: await signed }, origin, forwarded)
    post = async (path, payload, origin = frame, forwarded) => {
      const answer = await app.inject({
        ...{ method: 'POST', url: `/v1/embedded/${path}` },
        headers: { origin, ...(forwarded && { 'x-forwarded-for': forwarded }) },
        payload,
      })
      const { headers } = answer
      expect(headers['access-control-allow-origin']).toBe(origin === frame ? frame : undefined)
      return { status: answer.statusCode, body: answer.body, json: answer.json() }
    }
  }
  beforeEach(async () => {
    await open()
    await fetch(`${inbox.url}/messages`, { method: 'DELETE' })
  })

  const mailsTo = async (email: string) =>
    (await (await fetch(`${inbox.url}/messages?to=${email}`)).json()) as ReceivedMail[]
  const begin = async (sign: Frame, email = 'ada@shop.example', locale?: string) => {
    const site = 'https://shop.example'
    const { json, status } = await ask('email', sign('email', { email, site, locale }))
    expect([status, json.action]).toEqual([200, 'VERIFY_OTP'])
    const [mail] = await mailsTo(email)
    const [code = ''] = /\b\d{6}\b/.exec(mail?.text ?? '') ?? []
    return { login: json.login as string, code, mail }
  }
  const otherThan = (code: string, by = 1) => `${(Number(code) + by) % 1_000_000}`.padStart(6, '0')

  test('behavior: a code from the mail signs a device in, until it signs out', async () => {
    const sign = await createFrame()
    expect((await ask('session', sign('session'))).status).toBe(401)
    const { login, code, mail } = await begin(sign)
    expect(mail).toMatchObject({ to: 'ada@shop.example', subject: `${code} is your code` })
    expect(mail?.text).toContain('shop.example')
    expect(mail?.html).toContain(code)
    expect(mail?.html).not.toMatch(/<a |<img|https:/)
    expect(await ask('otp', sign('otp', { login, code }))).toMatchObject({
      ...{ status: 200, json: { email: 'ada@shop.example', proof: expect.any(String) } },
    })
    expect((await ask('session', sign('session'))).json).toMatchObject({
      email: 'ada@shop.example',
    })
    const again = sign('email', { email: 'Ada@Shop.example', site: 'https://shop.example' })
    expect((await ask('email', again)).json).toEqual({ action: 'CONNECT', login: null })
    expect((await ask('sign-out', sign('sign-out'))).json).toEqual({ ended: true })
    expect((await ask('session', sign('session'))).status).toBe(401)
  })

  test('behavior: the mail speaks the language of the user', async () => {
    const { mail } = await begin(await createFrame(), 'grace@shop.example', 'fa-IR')
    expect(mail?.html).toContain('dir="rtl"')
    expect(mail?.subject).toContain('کد')
  })

  test('behavior: a new device gets a code once the link of a mail let it in, and is known from then on', async () => {
    await open({ NEW_DEVICES: 'link' })
    const sign = await createFrame()
    const email = 'ada@shop.example'
    const site = 'https://shop.example'
    const start = (rest = {}, by = sign) => ask('email', by('email', { email, site, ...rest }))
    const begun = await start()
    expect(begun).toMatchObject({ status: 200, json: { action: 'VERIFY_DEVICE' } })
    const { login } = begun.json
    const device = (by = sign) => ask('device', by('device', { login, site }))
    const [mail] = await mailsTo(email)
    expect(mail?.subject).toBe('A new device wants to sign in to shop.example')
    expect(mail?.text).not.toMatch(/\b\d{6}\b/)
    const [, link = ''] = /wallet\.shop\.example\/device#(\S+)/.exec(mail?.text ?? '') ?? []
    const approval = (body: object, origin = frame) => post('approval', body, origin)

    expect((await device()).json).toEqual({ isApproved: false })
    // Nobody else’s device, no other page, no other link; and a proof is asked for by who is signed in alone.
    expect((await device(await createFrame())).status).toBe(400)
    expect((await approval({ link }, 'https://shop.example')).status).toBe(403)
    for (const forged of [`${link}a`, link.replace(/\..*/, '.a'), 'a.a', `${login}.${login}`])
      expect((await approval({ link: forged, answer: 'approved' })).status).toBe(400)
    expect((await start({ isFresh: true })).json.action ?? 'wait').not.toBe('VERIFY_OTP')
    expect((await approval({ link })).json).toMatchObject({
      ...{ email, site, answer: null, address: '127.0.0.1', atMs: expect.any(Number) },
    })
    expect((await device()).json).toEqual({ isApproved: false })

    expect((await approval({ link, answer: 'approved' })).json.answer).toBe('approved')
    // The first answer counts.
    expect((await approval({ link, answer: 'refused' })).json.answer).toBe('approved')
    expect((await device()).json).toEqual({ isApproved: true })
    // The link itself signed nobody in.
    expect((await ask('session', sign('session'))).status).toBe(401)
    await signIn(sign, email)
    await ask('sign-out', sign('sign-out'))
    await signIn(sign, email)

    const other = await createFrame()
    expect((await start({}, other)).json.action).toBe('VERIFY_DEVICE')
    await ask('devices', sign('devices', { forget: 'others', site }))
    await ask('sign-out', sign('sign-out'))
    expect((await start()).json.action).toBe('VERIFY_OTP')
  })

  test('error: a device that was refused gets no code, and no address more than ten links an hour', async () => {
    await open({ NEW_DEVICES: 'link' })
    const site = 'https://shop.example'
    const email = 'grace@shop.example'
    const sign = await createFrame()
    const { json } = await ask('email', sign('email', { email, site }))
    const [mail] = await mailsTo(email)
    const [, link] = /device#(\S+)/.exec(mail?.text ?? '') ?? []
    await post('approval', { link, answer: 'refused' })
    expect(await ask('device', sign('device', { login: json.login, site }))).toMatchObject({
      ...{ status: 400, json: { message: expect.stringContaining('was refused') } },
    })
    const more = async () => {
      const sign = await createFrame()
      return (await ask('email', sign('email', { email, site }))).status
    }
    const answers: number[] = []
    for (let count = 0; count < 10; count++) answers.push(await more())
    expect(answers).toEqual([...Array(9).fill(200), 429])
  })

  const signIn = async (sign: Frame, email?: string) => {
    const { login, code } = await begin(sign, email)
    return (await ask('otp', sign('otp', { login, code }))).json.proof as string
  }

  test('behavior: an address is changed with a code of each, and another one’s is not taken', async () => {
    const [sign, other] = await Promise.all([createFrame(), createFrame()])
    await signIn(other, 'taken@shop.example')
    const change = await signIn(sign)
    await ask('share', sign('share', { keep: wallet(1) }))
    const move = async (email: string, proof = change) => {
      const site = 'https://shop.example'
      const begun = await ask('email', sign('email', { email, site, isFresh: true, change: proof }))
      if (begun.status !== 200) return begun
      const [mail] = await mailsTo(email)
      const [code] = /\b\d{6}\b/.exec(mail?.text ?? '') ?? []
      return ask('otp', sign('otp', { login: begun.json.login, code, change: proof }))
    }
    expect(await move('taken@shop.example')).toMatchObject({
      ...{ status: 400, json: { message: expect.stringContaining('a wallet of its own') } },
    })
    for (const forged of ['', '1.a', change.replace(/.$/, '_'), `9${change}`])
      expect((await move('ada@new.example', forged)).status).toBe(400)
    expect(await move('ada@new.example')).toMatchObject({
      ...{ status: 200, json: { email: 'ada@new.example' } },
    })
    expect((await ask('session', sign('session'))).json).toMatchObject({ email: 'ada@new.example' })
    expect((await ask('share', sign('share'))).json).toEqual({ wallet: wallet(1) })
    // A user with the address of before finds no wallet there.
    const later = await createFrame()
    await signIn(later)
    expect((await ask('share', later('share'))).json).toEqual({ wallet: null })
  })

  test('behavior: a frame and its window leave each other what they sealed, and nobody changes what was asked', async () => {
    const box = randomBytes(32).toString('base64url')
    const exchange = async (rest: object, origin = frame) =>
      (await post('box', { box, ...rest }, origin)).json
    const nothing = { asked: null, answer: null }
    expect(await exchange({})).toEqual(nothing)
    // There is no answer before a question.
    expect(await exchange({ answer: 'early' })).toEqual(nothing)
    expect(await exchange({ asked: 'one' })).toEqual({ asked: 'one', answer: null })
    expect(await exchange({ asked: 'two' })).toEqual({ asked: 'one', answer: null })
    await exchange({ answer: 'ready' })
    expect(await exchange({ answer: 'done' })).toEqual({ asked: 'one', answer: 'done' })
    expect(await exchange({}, 'https://shop.example')).toMatchObject({ statusCode: 403 })
    const other = randomBytes(32).toString('base64url')
    expect((await post('box', { box: other })).json).toEqual(nothing)
    for (const wrong of [{ box: 'a' }, { box, asked: 'x'.repeat(60_001) }, { box, answer: '<' }])
      expect((await post('box', wrong)).status).toBe(400)
  })

  test('error: who leaves a hundred boxes leaves no more for a while, and others go on', async () => {
    await open({ TRUSTED_PROXIES: '127.0.0.1' })
    const leave = (from: string) => {
      const box = randomBytes(32).toString('base64url')
      return post('box', { box, asked: 'one' }, frame, from)
    }
    for (let count = 0; count < 100; count++) expect((await leave('203.0.113.1')).status).toBe(200)
    expect(await leave('203.0.113.1')).toMatchObject({ status: 400, json: { reason: 'busy' } })
    expect((await leave('203.0.113.2')).status).toBe(200)
  })

  test('behavior: a password is kept for the generation it was sealed with, and goes with the next one', async () => {
    const sign = await createFrame()
    await signIn(sign)
    const site = 'https://shop.example'
    const share = (rest: object) => ask('share', sign('share', { site, ...rest }))
    const copy = { sealed: 'sealed-by-a-password', salt: 'salt' }
    expect((await share({ password: { generation: 1, ...copy } })).status).toBe(400)
    await share({ keep: wallet(1) })
    expect((await share({ password: { generation: 2, ...copy } })).status).toBe(400)
    expect((await share({ password: { generation: 1, ...copy } })).json).toEqual({
      wallet: { ...wallet(1), password: copy },
    })
    expect((await share({})).json).toEqual({ wallet: { ...wallet(1), password: copy } })
    await share({ keep: wallet(2) })
    expect((await share({})).json).toEqual({ wallet: wallet(2) })
  })

  test('error: a frame inside of a page that is none of ours is refused whatever it asks', async () => {
    const [sign, other] = await Promise.all([createFrame(), createFrame()])
    await signIn(sign)
    await ask('share', sign('share', { keep: wallet(1) }))
    for (const site of [
      ...['https://evil.example', 'https://shop.example.evil.example', 'https://shop.example:444'],
      ...[
        'http://shop.example',
        'https://evilshop.example',
        'null',
        'https://SHOP.example@evil.example',
      ],
    ])
      for (const [path, purpose] of [
        ...[
          ['session', 'session'],
          ['share', 'share'],
          ['devices', 'devices'],
        ],
        ...[
          ['passkey', 'passkey-begin'],
          ['sign-out', 'sign-out'],
        ],
      ] as const) {
        const { status, body } = await ask(path, sign(purpose, { site }))
        expect([site, path, status]).toEqual([site, path, 400])
        expect(body).not.toContain('server-share')
      }
    expect((await ask('session', sign('session'))).status).toBe(200)
    expect((await ask('session', other('session'))).status).toBe(401)
  })

  test('error: a code that was sent to change an address signs nobody in', async () => {
    const sign = await createFrame()
    const change = await signIn(sign)
    const site = 'https://shop.example'
    const { json } = await ask('email', sign('email', { email: 'b@shop.example', site, change }))
    const [mail] = await mailsTo('b@shop.example')
    const [code] = /\b\d{6}\b/.exec(mail?.text ?? '') ?? []
    expect((await ask('otp', sign('otp', { login: json.login, code }))).status).toBe(400)
    expect((await ask('session', sign('session'))).json).toMatchObject({
      email: 'ada@shop.example',
    })
  })

  test('behavior: other devices are signed out, and all of it is deleted after a fresh code', async () => {
    const [sign, other] = await Promise.all([createFrame(), createFrame()])
    const proof = await signIn(sign)
    const theirs = await signIn(other)
    await ask('share', sign('share', { keep: wallet(1) }))
    expect((await ask('devices', sign('devices'))).json).toEqual({ devices: 2 })
    const passkey = createSoftPasskey({ origin: frame, host: 'wallet.shop.example' })
    const { challenge } = (await ask('passkey', other('passkey-begin'))).json
    const credential = passkey.create(`${challenge}`)
    await ask('passkey', other('passkey-add', { challenge, credential, copy: null }))
    expect((await ask('passkey', sign('passkey-begin'))).json.known).toEqual([passkey.id])
    expect((await ask('devices', sign('devices', { forget: 'others' }))).json).toEqual({
      devices: 1,
    })
    expect((await ask('passkey', sign('passkey-begin'))).json.known).toEqual([])
    expect((await ask('share', other('share'))).status).toBe(401)
    for (const wrong of [theirs, 'x', ''])
      expect((await ask('delete', sign('delete', { proof: wrong }))).status).toBe(400)
    expect((await ask('delete', sign('delete', { proof }))).status).toBe(200)
    expect((await ask('session', sign('session'))).status).toBe(401)
    await signIn(sign)
    expect((await ask('share', sign('share'))).json).toEqual({ wallet: null })
  })

  test('behavior: the smart account that a passkey gave to a new key is kept with that key, for all devices', async () => {
    const [sign, other] = await Promise.all([createFrame(), createFrame()])
    await signIn(sign)
    await ask('share', sign('share', { keep: wallet(1) }))
    expect((await ask('session', sign('session'))).json).not.toHaveProperty('smartAccount')
    const smartAccount = `0x${'5a'.repeat(20)}`
    const taken = {
      ...wallet(2),
      addresses: { ...wallet(2).addresses, eip155: `0x${'2'.repeat(40)}` },
    }
    // Not the next generation: neither is kept. And what is no address is none.
    const keep = (given: object) => ask('share', sign('share', given))
    expect((await keep({ keep: { ...taken, generation: 3 }, smartAccount })).status).toBe(400)
    expect((await ask('session', sign('session'))).json).not.toHaveProperty('smartAccount')
    for (const wrong of ['0x5a', smartAccount.toUpperCase(), `${smartAccount}00`, 7])
      expect((await keep({ keep: taken, smartAccount: wrong })).status).toBe(400)
    expect((await keep({ keep: taken, smartAccount })).status).toBe(200)
    await signIn(other)
    for (const device of [sign, other])
      expect((await ask('session', device('session'))).json).toMatchObject({ smartAccount })
    // Renewed shares are of the same key.
    expect((await keep({ keep: { ...taken, generation: 3 } })).status).toBe(200)
    expect((await ask('session', sign('session'))).json).toMatchObject({ smartAccount })
    const rows = await database().run((queries) =>
      queries.execute(
        sql`select smart_account from foyer.embedded_users where smart_account is not null`,
      ),
    )
    expect(JSON.stringify(rows)).not.toContain('5a5a')
  })

  test('behavior: a new key seals everything once it was asked to, and the old one can go', async () => {
    const sign = await createFrame()
    await signIn(sign)
    await ask('share', sign('share', { keep: wallet(1) }))
    const smartAccount = `0x${'5a'.repeat(20)}`
    await ask('share', sign('share', { keep: wallet(2), smartAccount }))
    const passkey = createSoftPasskey({ origin: frame, host: 'wallet.shop.example' })
    const { challenge } = (await ask('passkey', sign('passkey-begin'))).json
    const credential = passkey.create(`${challenge}`)
    const copy = { sealed: 'sealed-by-prf', generation: 2 }
    await ask('passkey', sign('passkey-add', { challenge, credential, copy }))
    const later = `k2:${randomBytes(32).toString('base64')}`
    const said: string[] = []
    const run = (keys: string) =>
      reseal({
        args: [],
        encryptionKeys: readSettings({ ENCRYPTION_KEYS: keys }).encryptionKeys,
        openDatabase: async () => ({ ...database(), close: async () => {} }),
        write: (line) => said.push(line),
      })
    await expect(run(later)).rejects.toMatchObject({ code: 'encryption/unreadable' })
    expect([await run(`${later} ${key}`), await run(`${later} ${key}`)]).toEqual([0, 0])
    expect(said).toEqual([
      '4 rows are sealed with the key "k2" now.',
      '0 rows are sealed with the key "k2" now.',
    ])
    await open({ ENCRYPTION_KEYS: later })
    expect((await ask('share', sign('share'))).json).toEqual({ wallet: wallet(2) })
    expect((await ask('session', sign('session'))).json).toMatchObject({
      ...{ email: 'ada@shop.example', smartAccount },
    })
    // A sign-in with the address is one of the same user.
    const device = await createFrame()
    await signIn(device)
    expect((await ask('share', device('share'))).json).toEqual({ wallet: wallet(2) })
  })

  test('behavior: a passkey signs a new device in, and gives the share that it opens until the wallet is renewed', async () => {
    const sign = await createFrame()
    await signIn(sign)
    await ask('share', sign('share', { keep: wallet(1) }))
    const passkey = createSoftPasskey({ origin: frame, host: 'wallet.shop.example' })
    const begun = (await ask('passkey', sign('passkey-begin'))).json
    expect(begun).toMatchObject({ known: [], entered: null, user: expect.any(String) })
    const copy = { sealed: 'sealed-by-prf', generation: 1 }
    const added = sign('passkey-add', {
      ...{ challenge: begun.challenge, credential: passkey.create(`${begun.challenge}`), copy },
    })
    expect((await ask('passkey', added)).status).toBe(200)
    expect((await ask('passkey', sign('passkey-begin'))).json.known).toEqual([passkey.id])

    const device = await createFrame()
    const enter = async (
      {
        as = device,
        key = passkey,
        site = 'https://shop.example',
        top = site,
      }: { as?: Frame; key?: typeof passkey; site?: string; top?: string } = {},
      origin = frame,
    ) => {
      const { challenge } = (await ask('passkey', as('passkey-begin'))).json
      const credential = key.sign(`${challenge}`, { from: origin, top })
      const entering = { challenge, credential, site }
      return [as('passkey-enter', entering), entering] as const
    }
    const [entering, used] = await enter()
    expect(await ask('passkey', entering)).toMatchObject({
      ...{ status: 200, json: { entered: { email: 'ada@shop.example' }, copy } },
    })
    expect((await ask('share', device('share'))).json).toEqual({ wallet: wallet(1) })

    // Used, of another device, of a page, of another key, of nobody's, inside of another page.
    const third = await createFrame()
    expect((await ask('passkey', device('passkey-enter', used))).status).toBe(400)
    const [, elsewhere] = await enter()
    expect((await ask('passkey', third('passkey-enter', elsewhere))).status).toBe(400)
    const [phished] = await enter({ as: third }, 'https://shop.example')
    expect((await ask('passkey', phished)).status).toBe(400)
    const forged = createSoftPasskey({ origin: frame, host: 'wallet.shop.example', id: passkey.id })
    const [stolen] = await enter({ as: third, key: forged })
    expect((await ask('passkey', stolen)).status).toBe(400)
    const [unknown] = await enter({
      ...{ as: third, key: createSoftPasskey({ origin: frame, host: 'wallet.shop.example' }) },
    })
    expect((await ask('passkey', unknown)).status).toBe(400)
    const evil = 'https://evil.example'
    for (const where of [{ top: evil }, { site: evil }]) {
      const [framed] = await enter({ as: third, ...where })
      expect((await ask('passkey', framed)).status).toBe(400)
    }
    expect((await ask('session', third('session'))).status).toBe(401)

    await ask('share', sign('share', { keep: wallet(2) }))
    const [late] = await enter()
    expect((await ask('passkey', late)).json).toMatchObject({
      ...{ entered: { email: 'ada@shop.example' }, copy: null },
    })
  })

  test('behavior: a mail says what its code is for, so that nobody takes it for a login', async () => {
    const sign = await createFrame()
    const email = 'ada@shop.example'
    const textOf = async (address: string) => (await mailsTo(address))[0]?.text
    const { login, code } = await begin(sign)
    expect(await textOf(email)).toContain('wants to sign in to shop.example')
    const { proof } = (await ask('otp', sign('otp', { login, code }))).json
    await ask('email', sign('email', { email, isFresh: true }))
    expect(await textOf(email)).toMatch(/secret phrase.*no code to sign in/)
    const next = 'b@shop.example'
    await ask('email', sign('email', { email: next, isFresh: true, change: proof }))
    expect(await textOf(next)).toContain('to be the address of a wallet on shop.example')
  })

  test('behavior: a wallet is kept, and each later one makes those of before useless', async () => {
    const sign = await createFrame()
    const { login, code } = await begin(sign)
    await ask('otp', sign('otp', { login, code }))
    expect((await ask('share', sign('share'))).json).toEqual({ wallet: null })
    const keep = (generation: number) =>
      ask('share', sign('share', { keep: wallet(generation) })).then(({ status }) => status)
    expect(await keep(2)).toBe(400)
    expect(await keep(1)).toBe(200)
    expect(await keep(1)).toBe(400)
    expect(await keep(2)).toBe(200)
    const both = await Promise.all([keep(3), keep(3)])
    expect(both.toSorted()).toEqual([200, 400])
    expect((await ask('share', sign('share'))).json).toEqual({ wallet: wallet(3) })
    const other = await createFrame()
    expect((await ask('share', other('share'))).status).toBe(401)
  })

  test('error: a code works for the device that asked, five times tried, once, and not after a newer one', async () => {
    const [sign, other] = [await createFrame(), await createFrame()]
    const { login, code } = await begin(sign)
    // Entered in another browser.
    expect((await ask('otp', other('otp', { login, code }))).status).toBe(400)
    const wrong = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((by) => ask('otp', sign('otp', { login, code: otherThan(code, by) }))),
    )
    expect(wrong.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400])
    expect((await ask('otp', sign('otp', { login, code }))).status).toBe(400)

    const older = await begin(sign)
    const newer = await begin(sign)
    expect((await ask('otp', sign('otp', older))).status).toBe(400)
    const { login: last, code: right } = newer
    const atOnce = await Promise.all(
      [1, 2, 3].map(() => ask('otp', sign('otp', { login: last, code: right }))),
    )
    expect(atOnce.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
  })

  test('error: codes end after ten minutes', async () => {
    const sign = await createFrame()
    const { login, code } = await begin(sign)
    await database().run((queries) =>
      queries.execute(
        sql`update foyer.embedded_logins set created_at = now() - interval '10 minutes 1 second'`,
      ),
    )
    expect((await ask('otp', sign('otp', { login, code }))).status).toBe(400)
  })

  test('error: 1,000 guesses from 200 forged addresses open nothing', async () => {
    const email = 'guessed@shop.example'
    const sign = await createFrame()
    const guess = async (login: string, code: string, n: number) =>
      ask('otp', sign('otp', { login, code }), frame, `198.51.100.${n % 200}`)
    let tried = 0
    let refused = 0
    for (let round = 0; round < 20; round++) {
      const site = 'https://shop.example'
      const begun = await ask('email', sign('email', { email, site }), frame, `203.0.113.${round}`)
      if (begun.status === 429) refused++
      const login = (begun.json.login as string) ?? 'AAAAAAAAAAAAAAAAAAAAAA'
      const [mail] = await mailsTo(email)
      const [code = ''] = /\b\d{6}\b/.exec(mail?.text ?? '') ?? []
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, n) => guess(login, otherThan(code, 1 + n), n + round)),
      )
      tried += answers.length
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]))
      // After five wrong ones the right one is none.
      expect((await guess(login, code, round)).status).toBe(400)
    }
    expect([tried, refused]).toEqual([1_000, 10])
    expect((await ask('session', sign('session'))).status).toBe(401)
  }, 60_000)

  test('error: an address gets ten codes an hour, whatever device asks', async () => {
    for (let count = 0; count < 10; count++) await begin(await createFrame())
    const sign = await createFrame()
    const { status, json } = await ask(
      'email',
      sign('email', { email: 'ADA@shop.example', site: 'https://shop.example' }),
    )
    expect([status, json.message]).toEqual([429, 'Please try again after 3600 seconds'])
    expect(await mailsTo('ada@shop.example')).toHaveLength(10)
    await begin(sign, 'grace@shop.example')
  })

  test('error: what is replayed, forged, too old or from another origin says nothing', async () => {
    const sign = await createFrame()
    const { login, code } = await begin(sign)
    const signed = await sign('otp', { login, code })
    expect((await ask('otp', Promise.resolve(signed), 'https://shop.example')).status).toBe(403)
    const changed = signed.replace(/\.[^.]+\./, (payload) => `${payload.slice(0, -2)}A.`)
    expect((await ask('otp', Promise.resolve(changed))).status).toBe(400)
    for (const skew of [-6, 6]) {
      const old = await ask('otp', sign('otp', { login, code }, Date.now() + skew * 60_000))
      expect([old.status, old.json.message]).toEqual([400, expect.stringContaining('clock')])
    }
    // Of another purpose: a session does not sign out.
    expect((await ask('sign-out', sign('session'))).status).toBe(400)
    expect((await ask('otp', Promise.resolve(signed))).status).toBe(200)
    expect((await ask('otp', Promise.resolve(signed))).status).toBe(400)
  })

  test('error: a device gets one code in half a minute, and is told how long to wait', async () => {
    await open({}, null)
    const sign = await createFrame()
    await begin(sign)
    const site = 'https://shop.example'
    const { status, json } = await ask('email', sign('email', { email: 'ada@shop.example', site }))
    expect([status, json.message]).toEqual([
      429,
      expect.stringMatching(/^Please try again after (2\d|30) seconds$/),
    ])
    await begin(await createFrame())
  })

  test('error: no mail names a site that is none of ours', async () => {
    const sign = await createFrame()
    const email = 'ada@shop.example'
    const { status, json } = await ask(
      'email',
      sign('email', { email, site: 'https://evil.example' }),
    )
    expect([status, json.message]).toEqual([400, expect.stringContaining('none of an application')])
    expect(await mailsTo(email)).toEqual([])
  })

  test('error: known and unknown addresses are told the same', async () => {
    const sign = await createFrame()
    const { login, code } = await begin(sign)
    await ask('otp', sign('otp', { login, code }))
    const site = 'https://shop.example'
    const answers = await Promise.all(
      ['ada@shop.example', 'nobody@shop.example'].map(async (email) => {
        const other = await createFrame()
        return ask('email', other('email', { email, site }))
      }),
    )
    const same = answers.map(({ status, body }) => [
      ...[status, body.replace(/"login":"[\w-]{22}"/, '"login":"…"')],
    ])
    expect(same[0]).toEqual(same[1])
  })

  test('error: a copy of the database tells neither addresses nor shares nor codes', async () => {
    const sign = await createFrame()
    const { login, code } = await begin(sign)
    const dump = async () => {
      const tables = ['users', 'logins', 'devices', 'wallets']
      const rows = await Promise.all(
        tables.map((name) => database().execute(`select * from foyer.embedded_${name}`)),
      )
      return JSON.stringify(rows.map(({ rows }) => rows))
    }
    expect(await dump()).not.toContain(code)
    await ask('otp', sign('otp', { login, code }))
    await ask('share', sign('share', { keep: wallet(1) }))
    const text = await dump()
    for (const secret of ['ada', 'shop.example', 'server-share', 'sealed-share', code])
      expect(text).not.toContain(secret)
    // With another key in front, what was sealed before opens, too.
    const newer = `k2:${randomBytes(32).toString('base64')}`
    await open({ ENCRYPTION_KEYS: `${newer} ${key}` })
    expect((await ask('share', sign('share'))).json).toEqual({ wallet: wallet(1) })
    await open({ ENCRYPTION_KEYS: newer })
    expect((await ask('share', sign('share'))).status).toBe(503)
  })

  test('behavior: a mail that takes its time is on its way, and one that fails late leaves no code', async () => {
    const slow = createServer((socket) => {
      setTimeout(() => socket.destroy(), 3_500)
    }).listen(0, '127.0.0.1')
    await once(slow, 'listening')
    await open({ MAIL_URL: `smtp://127.0.0.1:${(slow.address() as AddressInfo).port}` })
    const sign = await createFrame()
    const startedMs = performance.now()
    const site = 'https://shop.example'
    const { status, json } = await ask('email', sign('email', { email: 'ada@shop.example', site }))
    expect([status, json.action]).toEqual([200, 'VERIFY_OTP'])
    expect(performance.now() - startedMs).toBeLessThan(3_400)
    const waiting = () =>
      database().execute('select 1 from foyer.embedded_logins where code_mac is not null')
    expect((await waiting()).rows).toHaveLength(1)
    await expect.poll(async () => (await waiting()).rows.length, { timeout: 5_000 }).toBe(0)
    slow.close()
  })

  test('error: a mail server that is away is said', async () => {
    await open({ MAIL_URL: 'smtp://127.0.0.1:1' })
    const sign = await createFrame()
    const site = 'https://shop.example'
    expect(await ask('email', sign('email', { email: 'ada@shop.example', site }))).toMatchObject({
      ...{ status: 503, json: { message: 'The mail could not be sent. Try again in a minute.' } },
    })
  })
})
