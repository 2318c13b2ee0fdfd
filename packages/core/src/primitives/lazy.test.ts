import { expect, test, vi } from 'vitest'
import { lazy } from './lazy.ts'

test('behavior: nothing is loaded before it is wanted, and then once', async () => {
  const load = vi.fn(async () => 'code')
  const code = lazy(load)
  expect([load.mock.calls.length, code.loaded]).toEqual([0, undefined])
  expect(await Promise.all([code(), code()])).toEqual(['code', 'code'])
  expect([await code(), code.loaded, load.mock.calls.length]).toEqual(['code', 'code', 1])
})

test('error: a failure is told in the words of the owner, and forgotten', async () => {
  const load = vi.fn(async () => 'code').mockRejectedValueOnce(new Error('offline'))
  const code = lazy(load, (cause) => new Error('It did not load.', { cause }))
  await expect(code()).rejects.toMatchObject({
    message: 'It did not load.',
    cause: new Error('offline'),
  })
  expect([await code(), load.mock.calls.length]).toEqual(['code', 2])
})
