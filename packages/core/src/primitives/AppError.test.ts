import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, expectTypeOf, test, vi } from 'vitest'
import { AppError } from './AppError.ts'

const notFound = () => new AppError('wallet/not-found', 'None', { context: { connectorId: 'a' } })

test('behavior: an error of another copy of the package is known', async () => {
  vi.resetModules()
  const { AppError: Other } = await import('./AppError.ts')
  const error: unknown = new Other('wallet/declined', 'No', { kind: 'declined' })
  expect([error instanceof AppError, AppError.is(error)]).toEqual([false, true])
  expect([AppError.is(error, 'wallet/declined'), AppError.is(error, 'wallet/failed')]).toEqual([
    true,
    false,
  ])
})

test.each([undefined, null, 'wallet/declined', new Error('No'), { name: 'AppError', code: 'a/b' }])(
  'behavior: %o is no error of ours',
  (value) => expect(AppError.is(value)).toBe(false),
)

test('behavior: a code tells what the error carries', () => {
  const error: unknown = notFound()
  if (!AppError.is(error, 'wallet/not-found')) throw error
  expectTypeOf(error.context).toEqualTypeOf<{ readonly connectorId: string }>()
  expect(error.context.connectorId).toBe('a')
  // @ts-expect-error an unknown context would mislead a developer who branches on the code
  expect(new AppError('wallet/not-found', 'None', { context: { id: 'a' } })).toBeInstanceOf(
    AppError,
  )
  const other: unknown = notFound()
  if (AppError.is(other)) expectTypeOf(other.code).toEqualTypeOf<string>()
})

test('behavior: every code that an application can meet is in the table', () => {
  const packages = resolve(fileURLToPath(import.meta.url), '../../../..')
  const table = readFileSync(join(packages, 'core/src/primitives/AppErrorContexts.ts'), 'utf8')
  const known = [...table.matchAll(/^ {2}'([^']+)':/gm)].map(([, code]) => code)
  const thrown = new Set<string | undefined>()
  for (const name of ['core', 'evm', 'modal', 'react', 'walletconnect'])
    for (const path of readdirSync(join(packages, name, 'src'), { recursive: true }) as string[])
      if (/(?<!\.test|Test)\.tsx?$/.test(path))
        for (const [, code] of readFileSync(join(packages, name, 'src', path), 'utf8').matchAll(
          /(?:new AppError|\binvalid)\(\s*'([^']+)'/g,
        ))
          thrown.add(code)
  expect(thrown.size).toBeGreaterThan(20)
  expect([...thrown].filter((code) => !known.includes(code))).toEqual([])
})
