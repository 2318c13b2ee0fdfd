import { expect, test, vi } from 'vitest'
import { createFakePlatform } from './fakePlatform.ts'

const never = () => new AbortController().signal
const request = { url: 'https://a.example/x', timeoutMs: 1_000 }

test('behavior: time moves only by hand, and timers run in order', async () => {
  const { clock } = createFakePlatform({ startMs: 0 })
  const ran: [string, number][] = []
  const mark = (name: string) => () => void ran.push([name, clock.now()])
  clock.after(20, mark('second'))
  clock.after(10, () => {
    mark('first')()
    clock.after(5, mark('nested'))
  })
  clock.after(10, mark('tie'))
  const cancel = clock.after(12, mark('cancelled'))
  cancel()
  await clock.advance(19)
  expect(clock.pending()).toBe(1)
  await clock.advance(1)
  expect(ran).toEqual([
    ['first', 10],
    ['tie', 10],
    ['nested', 15],
    ['second', 20],
  ])
  expect(clock.now()).toBe(20)
  expect(clock.pending()).toBe(0)
})

test('behavior: promises settle between timers', async () => {
  const { clock } = createFakePlatform({ startMs: 0 })
  const ran: number[] = []
  const wait = (ms: number) => new Promise<void>((resolve) => clock.after(ms, resolve))
  const action = (async () => {
    for (let round = 0; round < 3; round++) {
      await wait(10)
      ran.push(clock.now())
    }
  })()
  await clock.advance(30)
  await action
  expect(ran).toEqual([10, 20, 30])
})

test('behavior: the network answers what was scripted, the latest script first', async () => {
  const { http } = createFakePlatform()
  http.answer('https://a.example', { json: 1 })
  http.answer(/\/x$/, { status: 503, statusText: 'Busy' })
  const answer = await http.send({ ...request, signal: never() })
  expect(answer).toEqual({ status: 503, statusText: 'Busy', json: undefined })
  http.answer(
    ({ url }) => url.endsWith('/x'),
    ({ method = 'GET' }) => ({ json: method }),
  )
  expect((await http.send({ ...request, signal: never() })).json).toBe('GET')
  http.answer('https://a.example', new TypeError('Failed to fetch'))
  await expect(http.send({ ...request, signal: never() })).rejects.toThrow('Failed to fetch')
  expect(http.requests).toHaveLength(3)
})

test('behavior: a request for an image gets the image of the script, and no other body', async () => {
  const { http } = createFakePlatform()
  http.answer('https://a.example', { status: 200, json: 1, image: 'data:image/png;base64,AA==' })
  expect(await http.image({ ...request, signal: never() })).toEqual({
    status: 200,
    image: 'data:image/png;base64,AA==',
  })
  http.answer('https://a.example', { status: 404 })
  expect(await http.image({ ...request, signal: never() })).toEqual({ status: 404, image: null })
  expect(http.requests).toHaveLength(2)
})

test('behavior: headers are told with the request, and refused where a browser refuses them', async () => {
  const { http } = createFakePlatform()
  http.answer('https://a.example', {})
  await http.send({ ...request, signal: never(), headers: { authorization: 'Bearer a' } })
  expect(http.requests[0]?.headers).toEqual({ authorization: 'Bearer a' })
  await expect(
    http.send({ ...request, signal: never(), headers: { 'x-a': 'a\nb' } }),
  ).rejects.toThrow(TypeError)
  expect(http.requests).toHaveLength(1)
})

test('error: a request that nobody scripted fails', async () => {
  const { http } = createFakePlatform()
  await expect(http.send({ ...request, signal: never() })).rejects.toThrow(
    'No answer scripted for https://a.example/x',
  )
})

test('behavior: requests end by signal, by deadline, or by a late answer', async () => {
  const { http, clock } = createFakePlatform()
  http.answer('https://a.example', 'hang')
  const leaving = new AbortController()
  const left = http.send({ ...request, signal: leaving.signal })
  leaving.abort(new Error('left'))
  await expect(left).rejects.toThrow('left')
  await expect(http.send({ ...request, signal: leaving.signal })).rejects.toThrow('left')

  const ended = vi.fn()
  http.send({ ...request, signal: never() }).catch(ended)
  await clock.advance(999)
  expect(ended).not.toHaveBeenCalled()
  await clock.advance(1)
  expect(ended.mock.calls[0]?.[0]).toMatchObject({ name: 'TimeoutError' })

  http.answer('https://a.example', { afterMs: 500, json: 'late' })
  const late = http.send({ ...request, signal: never() })
  await clock.advance(500)
  expect((await late).json).toBe('late')
  expect(clock.pending()).toBe(0)
})

test.each(['full', 'blocked'] as const)('behavior: a %s store keeps nothing', (mode) => {
  const { storage } = createFakePlatform()
  storage.set('before', '1')
  storage.mode = mode
  storage.set('after', '2')
  expect(storage.get('before')).toBe(mode === 'full' ? '1' : null)
  expect(storage.get('after')).toBe('2')
  storage.remove('after')
  expect([...storage.kept]).toEqual([['before', '1']])
  expect(storage.writes).toEqual([
    { key: 'before', value: '1' },
    { key: 'after', value: '2' },
    { key: 'after', value: null },
  ])
})

test('behavior: a reload finds what was kept', () => {
  const { storage } = createFakePlatform()
  storage.set('a', '1')
  expect(createFakePlatform({ storage }).storage.get('a')).toBe('1')
})

test('behavior: the window counts its listeners', () => {
  const { window } = createFakePlatform()
  const leaving = new AbortController()
  const listener = vi.fn()
  window.addEventListener('a', listener)
  window.addEventListener('a', listener)
  window.addEventListener('b', listener, { signal: leaving.signal })
  expect(window.listenerCount()).toBe(2)
  window.dispatchEvent(new Event('a'))
  expect(listener).toHaveBeenCalledTimes(1)
  window.removeEventListener('a', listener)
  leaving.abort()
  expect(window.listenerCount()).toBe(0)
})

test('behavior: what the developer was told is kept', () => {
  const platform = createFakePlatform()
  platform.reportToDeveloper('Set projectId')
  expect(platform.reports).toEqual(['Set projectId'])
})
