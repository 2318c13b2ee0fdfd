import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startServer } from '@foyer/testing/stack'
import { expect, onTestFinished, test, vi } from 'vitest'
import { quickServer } from '../../../scripts/quickServer.mjs'

const entry = fileURLToPath(new URL('serveFrame.mjs', import.meta.url))
const program = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url))

test('behavior: the policy names the pages of the project that asks, and keeps them while the server is away', {
  timeout: 180_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-frame-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const dataFolder = join(folder, 'server')
  const register = (...words: string[]) =>
    execFileSync(process.execPath, [program, 'projects', 'add', ...words], {
      env: { ...process.env, DATA_FOLDER: dataFolder, LOG_LEVEL: 'error' },
    })
  register('shop', '--name', 'Shop', '--origin', 'https://*.shop.example')
  register('bank', '--name', 'Bank', '--origin', 'https://bank.example:8443')
  const settings = {
    ...{ FRAME_ORIGIN: 'http://localhost:5120', MAIL_URL: 'smtp://127.0.0.1:1' },
    ...{ ENCRYPTION_KEYS: `k1:${'A'.repeat(43)}=`, ALLOWED_ORIGINS: 'https://all.example' },
  }
  const server = await startServer({ entry: quickServer, port: 0, dataFolder, settings })
  onTestFinished(() => server.stop())
  const frame = await startServer({
    ...{ entry, port: 0, dataFolder: join(folder, 'frame') },
    settings: { SERVER_URL: server.url, ALLOWED_ORIGINS: 'https://own.example' },
  })
  onTestFinished(() => frame.stop())
  const ancestorsOf = async (path: string) => {
    const { headers } = await fetch(`${frame.url}${path}`)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(headers.get('origin-agent-cluster')).toBe('?1')
    return (/frame-ancestors ([^;]*)/.exec(policy)?.[1] ?? '')
      .split(' ')
      .filter((origin) => !origin.includes('localhost') && !origin.includes('127.0.0.1'))
  }
  const shop = ['https://own.example', 'https://all.example', 'https://*.shop.example']
  // The frame waits two seconds for the server, whose first answer takes longer on a busy machine.
  await vi.waitFor(async () => expect(await ancestorsOf('/?project=shop')).toEqual(shop), {
    timeout: 30_000,
  })
  expect(await ancestorsOf('/?project=bank')).toEqual([
    ...['https://own.example', 'https://all.example', 'https://bank.example:8443'],
  ])
  for (const path of [
    '/',
    '/?project=nobody',
    '/?project=shop%3B%20*',
    `/?project=${'x'.repeat(500)}`,
  ])
    expect([path, await ancestorsOf(path)]).toEqual([
      ...[path, ['https://own.example', 'https://all.example']],
    ])
  expect((await fetch(`${frame.url}/`, { method: 'POST' })).status).toBe(405)
  // Apple answers with a form.
  const post = (path: string, form: Record<string, string>) =>
    fetch(`${frame.url}${path}`, {
      ...{ method: 'POST', redirect: 'manual', body: new URLSearchParams(form) },
    })
  const answered = await post('/ways/apple', { code: 'a b', state: 's', user: '{"name":"Ada"}' })
  expect([answered.status, answered.headers.get('location')]).toEqual([
    ...[303, '/ways/apple?code=a+b&state=s'],
  ])
  expect((await post('/ways/apple', { code: 'x'.repeat(20_000) })).status).toBe(413)
  expect((await post('/ways/..', { code: 'a' })).status).toBe(405)
  await server.kill9()
  expect(await ancestorsOf('/?project=shop')).toEqual(shop)
  expect(await ancestorsOf('/?project=other')).toEqual(['https://own.example'])
})
