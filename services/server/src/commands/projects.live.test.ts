import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { describeDatabases } from '../../test/describeDatabases.ts'
import { createLog } from '../platform/log/createLog.ts'
import { createProjects } from '../projects/createProjects.ts'
import { projects } from './projects.ts'

describeDatabases('projects', ({ database }) => {
  /** Runs the command on the open database, which it does not get to close. */
  async function run(...args: string[]) {
    const lines: string[] = []
    const opened = { ...database(), close: async () => {} }
    const code = await projects({
      args,
      openDatabase: async () => opened,
      write: (line) => void lines.push(line),
    })
    return { code, output: lines.join('\n') }
  }

  test('behavior: added, allowed, forbidden and removed', async () => {
    expect((await run('list')).output).toMatch(/^No project is registered/)
    const origins = ['--origin', 'HTTPS://Example.com:443/', '--origin', 'https://*.example.com']
    expect((await run('add', 'shop', '--name', 'The shop', ...origins)).code).toBe(0)
    expect(await run('add', 'shop')).toMatchObject({ code: 1 })
    expect(
      (await run('allow', 'shop', 'http://192.168.1.5:3000', 'https://example.com')).code,
    ).toBe(0)
    expect((await run('forbid', 'shop', 'https://*.example.com')).code).toBe(0)
    expect((await run('list')).output).toBe(
      'shop  The shop\n  https://example.com\n  http://192.168.1.5:3000',
    )
    const kept = await run('remove', 'shop')
    expect(kept).toMatchObject({ code: 1 })
    expect(kept.output).toContain('--open-to-all')
    expect((await run('list')).output).toMatch(/^shop/)
    expect((await run('remove', 'shop', '--open-to-all')).output).toContain('It was the last one')
    expect((await run('remove', 'shop')).code).toBe(1)
    expect((await run('allow', 'shop', 'https://example.com')).code).toBe(1)
  })

  test('behavior: of the last two, removed at once, one stays', async () => {
    await run('add', 'a')
    await run('add', 'b')
    const ends = await Promise.all([run('remove', 'a'), run('remove', 'b')])
    expect(ends.map(({ code }) => code).sort()).toEqual([0, 1])
  })

  test('behavior: two changes at once both count', async () => {
    await run('add', 'shop')
    const hosts = ['a', 'b', 'c', 'd'].map((name) => `https://${name}.example.com`)
    await Promise.all(hosts.map((origin) => run('allow', 'shop', origin)))
    for (const origin of hosts) expect((await run('list')).output).toContain(origin)
  })

  test('behavior: a running server takes changes up', async () => {
    const leaving = new AbortController()
    const known = await createProjects({
      database: database(),
      log: createLog({ level: 'silent' }),
      signal: leaving.signal,
      everyMs: 20,
    })
    try {
      expect(known.isEveryoneAllowed).toBe(true)
      await run('add', 'shop', '--origin', 'https://*.example.com')
      await until(() => !known.isEveryoneAllowed)
      expect(known.find('shop')?.isAllowedOrigin('https://a.example.com')).toBe(true)
      expect(known.find('shop')?.isAllowedOrigin('https://a.example.com.evil')).toBe(false)
      await run('forbid', 'shop', 'https://*.example.com')
      await until(() => !known.find('shop')?.isAllowedOrigin('https://a.example.com'))
      await run('remove', 'shop', '--open-to-all')
      await until(() => known.isEveryoneAllowed)
    } finally {
      leaving.abort()
    }
  })
})

async function until(condition: () => boolean) {
  while (!condition()) await wait(10)
}
