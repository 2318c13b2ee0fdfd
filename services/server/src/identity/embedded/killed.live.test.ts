import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { EmbeddedWallet } from '@foyer/protocol'
import { type ReceivedMail, startInbox, startPostgres, startServer } from '@foyer/testing/stack'
import { expect, onTestFinished, test } from 'vitest'
import { quickServer } from '../../../../../scripts/quickServer.mjs'
import { createFrame } from '../../../test/createFrame.ts'

const origin = 'http://localhost:5120'
const site = 'http://127.0.0.1:5100'
const email = 'ada@shop.example'
const wallet = {
  ...{ generation: 1, share: 'server-share', recovery: 'sealed-share' },
  addresses: {
    eip155: `0x${'1'.repeat(40)}`,
    solana: '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin',
  },
} satisfies EmbeddedWallet

test('behavior: a server that is killed in any step of a login goes on where it was', {
  timeout: 180_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-killed-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const [postgres, inbox] = await Promise.all([startPostgres({}), startInbox()])
  onTestFinished(() => postgres.stop())
  onTestFinished(() => inbox.stop())
  const settings = {
    ...{ DATABASE_URL: postgres.url, FRAME_ORIGIN: origin, MAIL_URL: inbox.smtpUrl },
    ...{ ENCRYPTION_KEYS: `k1:${randomBytes(32).toString('base64')}`, RATE_LIMIT_WRITES: '0' },
  }
  const start = (port: number) =>
    startServer({ entry: quickServer, port, dataFolder: join(folder, 'server'), settings })
  let server = await start(0)
  onTestFinished(() => server.stop())
  const port = Number(new URL(server.url).port)
  const restart = async () => {
    await server.kill9()
    server = await start(port)
    while (!(await fetch(`${server.url}/health/ready`)).ok) await wait(20)
  }

  const sign = await createFrame(site)
  const ask = async (path: string, signed: Promise<string>) => {
    const answer = await fetch(`http://127.0.0.1:${port}/v1/embedded/${path}`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify({ signed: await signed }),
    })
    return { status: answer.status, json: (await answer.json()) as Record<string, unknown> }
  }
  /** What came of a request whose server died is asked for: nobody heard the answer. */
  const askAndKill = async (path: string, signed: Promise<string>) => {
    const asked = ask(path, signed).catch(() => null)
    await wait(Math.random() * 30)
    await restart()
    return asked
  }

  const { json } = await ask('email', sign('email', { email }))
  await restart()
  const mails = (await (await fetch(`${inbox.url}/messages?to=${email}`)).json()) as ReceivedMail[]
  const [code = ''] = /\b\d{6}\b/.exec(mails[0]?.text ?? '') ?? []
  const wrong = code === '000000' ? '000001' : '000000'
  expect((await ask('otp', sign('otp', { login: json.login, code: wrong }))).status).toBe(400)

  await askAndKill('otp', sign('otp', { login: json.login, code }))
  // Either it was taken and the device is signed in, or nothing happened and it counts.
  if ((await ask('session', sign('session'))).status !== 200)
    expect((await ask('otp', sign('otp', { login: json.login, code }))).status).toBe(200)
  expect((await ask('session', sign('session'))).status).toBe(200)

  await askAndKill('share', sign('share', { keep: wallet }))
  const { json: kept } = await ask('share', sign('share'))
  if (kept.wallet === null)
    expect((await ask('share', sign('share', { keep: wallet }))).status).toBe(200)
  await restart()
  expect((await ask('share', sign('share'))).json).toEqual({ wallet })
  expect((await ask('session', sign('session'))).json).toMatchObject({ email })
  await askAndKill('sign-out', sign('sign-out'))
  await ask('sign-out', sign('sign-out'))
  expect((await ask('share', sign('share'))).status).toBe(401)
})
