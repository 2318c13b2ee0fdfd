import { expect, test, vi } from 'vitest'
import { stayLocal } from './stayLocal.ts'

function createPage() {
  const fetch = vi.fn(async (..._: unknown[]) => new Response('here'))
  const page = {
    fetch,
    Request,
    location: { href: 'http://127.0.0.1:5130/' },
    navigator: { sendBeacon: vi.fn(() => true) },
  }
  stayLocal(page as unknown as Window & typeof globalThis)
  return { page: page as unknown as Window & typeof globalThis, fetch }
}

test('behavior: this machine is asked as ever', async () => {
  const { page, fetch } = createPage()
  for (const place of ['/x', 'http://127.0.0.1:8545', new URL('http://localhost:1/')])
    expect(await (await page.fetch(place)).text()).toBe('here')
  expect(fetch).toHaveBeenCalledTimes(3)
})

test('error: nobody else is asked, in no form', async () => {
  const { page, fetch } = createPage()
  const outsideUrl = 'https://telemetry.example/e'
  for (const place of [
    outsideUrl,
    new URL(outsideUrl),
    new Request(outsideUrl),
    '//telemetry.example',
  ])
    await expect(page.fetch(place)).rejects.toThrow('telemetry.example')
  expect(page.navigator.sendBeacon(outsideUrl)).toBe(false)
  expect(fetch).not.toHaveBeenCalled()
})
