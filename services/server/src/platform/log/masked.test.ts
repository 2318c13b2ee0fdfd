import { AppError } from '@foyer/core/primitives'
import { expect, test } from 'vitest'
import { createLog } from './createLog.ts'
import { masked } from './masked.ts'

test('behavior: what names a user or opens a door is masked, the rest is not', () => {
  expect(masked('for 0x5ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2 now')).toBe('for 0x… now')
  expect(masked('of 7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv.')).toBe('of ….')
  expect(masked('to marked.person@secret.example')).toBe('to …@…')
  expect(masked('https://me:word@node.example:8545/v2/key?a=b failed')).toBe(
    'https://node.example:8545/… failed',
  )
  expect(masked('redis://:word@redis:6379')).toBe('redis://redis:6379')
  for (const text of [
    'connect ECONNREFUSED 127.0.0.1:9',
    'No node of eip155:1 answers. Try again later.',
    'PostgreSQL at 127.0.0.1:5432, database foyer',
    'Server listening at http://127.0.0.1:5110',
    'Rate limits are counted by this process alone for a moment',
    'selector 0xb7d6ca64',
  ]) {
    expect(masked(text)).toBe(text)
  }
})

test('behavior: the log keeps of an error and its causes what is safe', () => {
  const lines: string[] = []
  const log = createLog({ level: 'info', destination: { write: (line) => void lines.push(line) } })
  const secret = '0x5ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2'
  const cause = Object.assign(new Error(`It failed\nargs: ${secret}, secretword`), {
    request: { body: 'secretword' },
  })
  log.warn({ err: new AppError('a/b', `About ${secret}`, { kind: 'unavailable', cause }) }, 'Oh')
  log.error(new Error(`Alone ${secret}\nsecretword`))
  log.warn({ err: 'secretword' }, `Of ${secret}`)
  expect(lines.join()).not.toMatch(/secretword|5ec2e7/)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    msg: 'Oh',
    err: {
      message: 'About 0x…',
      code: 'a/b',
      kind: 'unavailable',
      stack: expect.stringContaining('masked.test.ts'),
      cause: { message: 'It failed' },
    },
  })
})

test.each([
  ['a word', 'a'.repeat(100_000)],
  ['joined words', 'a-'.repeat(50_000)],
  ['mail addresses without an end', 'a@'.repeat(50_000)],
])('behavior: %s of any length takes no longer than its length', (_, text) => {
  const startMs = performance.now()
  expect(masked(text)).toBe(text)
  expect(performance.now() - startMs).toBeLessThan(500)
})
