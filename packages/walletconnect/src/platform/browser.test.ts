import { afterEach, expect, test, vi } from 'vitest'
import { browserPlatform } from './browser.ts'

afterEach(() => vi.unstubAllGlobals())

function refuse() {
  throw new DOMException('Not here', 'SecurityError')
}

test('behavior: a browser that throws at a channel has none', () => {
  vi.stubGlobal('BroadcastChannel', refuse)
  expect(browserPlatform().openChannel('tabs', () => {})).toBe(null)
  vi.stubGlobal('BroadcastChannel', undefined)
  expect(browserPlatform().openChannel('tabs', () => {})).toBe(null)
})

test.each([
  ['throws', refuse],
  ['rejects', async () => refuse()],
])('behavior: a browser that %s at a lock denies it', async (_, request) => {
  vi.stubGlobal('navigator', { locks: { request } })
  await new Promise<void>((onDenied) => {
    browserPlatform().locks?.hold({ name: 'tab', onHeld() {}, onDenied })
  })
})

test.each([
  ['this page has no WebSocket', undefined],
  ['this page may not open a WebSocket (Not here)', refuse],
])('error: %s', (reason, WebSocket) => {
  vi.stubGlobal('WebSocket', WebSocket)
  const parameters = { url: 'wss://relay.example', onOpen() {}, onText() {}, onClose() {} }
  expect(() => browserPlatform().openSocket(parameters)).toThrow(reason)
})
