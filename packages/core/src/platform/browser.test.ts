import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { browserPlatform } from './browser.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('on a server', () => {
  test('behavior: there is no window, and what is kept is there for one client alone', () => {
    const { window, storage } = browserPlatform()
    storage.set('key', 'value')
    storage.remove('other')
    expect([window, storage.get('key')]).toEqual([null, 'value'])
    expect(browserPlatform().storage.get('key')).toBeNull()
    storage.remove('key')
    expect(storage.get('key')).toBeNull()
  })
})

describe('storage', () => {
  const kept = new Map<string, string>()
  let failing = false
  const attempt = <value>(action: () => value): value => {
    if (failing) throw new DOMException('No', 'SecurityError')
    return action()
  }
  const localStorage = {
    getItem: (key: string) => attempt(() => kept.get(key) ?? null),
    setItem: (key: string, value: string) => attempt(() => void kept.set(key, value)),
    removeItem: (key: string) => attempt(() => void kept.delete(key)),
  }

  beforeEach(() => {
    kept.clear()
    failing = false
    vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }))
  })

  test('behavior: values are kept for the next visit', () => {
    browserPlatform().storage.set('key', 'value')
    expect(browserPlatform().storage.get('key')).toBe('value')
    browserPlatform().storage.remove('key')
    expect(kept.size).toBe(0)
  })

  test('behavior: a blocked store works for the life of the page and never throws', () => {
    const { storage } = browserPlatform()
    failing = true
    storage.set('key', 'value')
    expect(storage.get('key')).toBe('value')
    storage.remove('key')
    expect(storage.get('key')).toBeNull()
    expect(kept.size).toBe(0)
  })

  test('behavior: a full store shows the latest value, not the one it still holds', () => {
    const { storage } = browserPlatform()
    storage.set('key', 'old')
    const full = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    storage.set('key', 'new')
    expect(storage.get('key')).toBe('new')
    full.mockRestore()
    storage.set('key', 'newer')
    expect([storage.get('key'), kept.get('key')]).toEqual(['newer', 'newer'])
  })

  test('behavior: a page whose storage cannot even be named', () => {
    const page = new EventTarget()
    Object.defineProperty(page, 'localStorage', {
      get() {
        throw new DOMException('Sandboxed', 'SecurityError')
      },
    })
    vi.stubGlobal('window', page)
    const { storage } = browserPlatform()
    storage.set('key', 'value')
    expect(storage.get('key')).toBe('value')
  })
})

describe('http', () => {
  const signal = new AbortController().signal
  const send = (answer: () => Promise<Response>, request = {}) => {
    const fetch = vi.fn(answer)
    vi.stubGlobal('fetch', fetch)
    const sent = browserPlatform().http.send({
      url: 'https://a.example/x',
      signal,
      timeoutMs: 1_000,
      ...request,
    })
    return { fetch, sent }
  }

  test('behavior: sends JSON without cookies, and reads JSON', async () => {
    const { fetch, sent } = send(async () => Response.json({ result: '0x1' }), {
      method: 'POST',
      body: { id: 1 },
    })
    expect(await sent).toEqual({
      status: 200,
      statusText: '',
      json: { result: '0x1' },
      headers: { 'content-type': 'application/json' },
    })
    expect(fetch).toHaveBeenCalledWith(
      'https://a.example/x',
      expect.objectContaining({
        method: 'POST',
        body: '{"id":1}',
        credentials: 'omit',
        headers: { 'content-type': 'application/json' },
      }),
    )
  })

  test('behavior: sends headers beside those of the body', async () => {
    const { fetch, sent } = send(async () => Response.json({}), {
      method: 'POST',
      body: {},
      headers: { authorization: 'Bearer a', 'content-type': 'text/plain' },
    })
    await sent
    expect(fetch).toHaveBeenCalledWith(
      'https://a.example/x',
      expect.objectContaining({
        headers: { authorization: 'Bearer a', 'content-type': 'application/json' },
      }),
    )
  })

  test('error: headers that cannot be sent reach no network', async () => {
    const { fetch, sent } = send(async () => Response.json({}), { headers: { 'x-a': 'a\r\nb: c' } })
    await expect(sent).rejects.toThrow(TypeError)
    expect(fetch).not.toHaveBeenCalled()
  })

  test('behavior: an error status is an answer, and a page of HTML is no JSON', async () => {
    const headers = { 'Retry-After': '7', 'content-type': 'text/html' }
    const { sent } = send(
      async () => new Response('<h1>Bad gateway</h1>', { status: 502, headers }),
    )
    expect(await sent).toEqual({
      ...{ status: 502, statusText: '', json: undefined },
      headers: { 'retry-after': '7', 'content-type': 'text/html' },
    })
  })

  test('error: an answer without an end is read no further than 4 MB', async () => {
    let given = 0
    let isCancelled = false
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        given += 65_536
        controller.enqueue(new Uint8Array(65_536).fill(32))
      },
      cancel() {
        isCancelled = true
      },
    })
    const { sent } = send(async () => new Response(endless))
    await expect(sent).rejects.toThrow('longer than 4 MB')
    expect([given < 5_000_000, isCancelled]).toEqual([true, true])
  })

  test('error: the network throws', async () => {
    const { sent } = send(() => Promise.reject(new TypeError('Failed to fetch')))
    await expect(sent).rejects.toThrow('Failed to fetch')
  })
})

test('behavior: the clock can be called off', () => {
  vi.useFakeTimers()
  const { clock } = browserPlatform()
  const ran = vi.fn()
  clock.after(10, ran)
  clock.after(10, ran)()
  vi.advanceTimersByTime(10)
  expect(ran).toHaveBeenCalledTimes(1)
})

test('behavior: what concerns the developer goes to the console', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue(undefined)
  browserPlatform().reportToDeveloper('Set projectId')
  expect(error).toHaveBeenCalledWith('[foyer] Set projectId')
})
