import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { browserPlatform as surroundings } from '@foyer/core/platform'
import { type RunningServer, startServer } from '@foyer/testing/stack'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { copyEmptyDatabase } from '../../../../scripts/emptyDatabase.mjs'
import { quickServer } from '../../../../scripts/quickServer.mjs'
import { startCuttableProxy } from '../../test/startCuttableProxy.ts'
import * as Key from '../crypto/Key.ts'
import { browserPlatform } from '../platform/browser.ts'
import { createRelay } from './createRelay.ts'
import type { Relay } from './Relay.ts'

const { clock } = surroundings()
const platform = browserPlatform({ WebSocket })

let folder: string
let server: RunningServer
let port: number

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-relay-'))
  await copyEmptyDatabase(folder)
  await start()
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

test('behavior: kill -9 of the relay with publications under way, twice', async () => {
  const [topic, page, wallet] = [Key.random(), open(), open()]
  const received = listen(wallet)
  await wallet.subscribe(topic)
  const sent: Promise<void>[] = []
  for (let round = 0; round < 2; round++) {
    for (let index = 0; index < 50; index++) sent.push(publish(page, topic, round * 50 + index))
    await wait(round * 5)
    await server.kill9()
    await start()
  }
  await Promise.all(sent)
  await vi.waitFor(() => expect(received).toHaveLength(100), 20_000)
  expect([...received].sort()).toEqual(texts(100))
}, 120_000)

// Nearly all of it is waiting, and each has a way of its own to the relay.
describe.concurrent('cuts', () => {
  test('behavior: back within three seconds of a relay that was away for three', async ({
    onTestFinished,
  }) => {
    const proxy = await startProxy(onTestFinished)
    const page = open({ port: proxy.port, onTestFinished })
    await page.subscribe(Key.random())
    const backAfterMs: number[] = []
    for (let round = 0; round < 3; round++) {
      proxy.cut('refused')
      await wait(3_000)
      expect(page.state.getState().status).toBe('offline')
      proxy.restore()
      const openedMs = performance.now()
      const isBack = () => expect(page.state.getState().status).toBe('connected')
      await vi.waitFor(isBack, { timeout: 10_000, interval: 10 })
      backAfterMs.push(performance.now() - openedMs)
    }
    expect(Math.max(...backAfterMs)).toBeLessThan(3_000)
  }, 60_000)

  test('behavior: 100 cuts of 3 s, on a clock twenty times as fast, lose and double nothing', async ({
    onTestFinished,
  }) => {
    const proxy = await startProxy(onTestFinished)
    const fast = { ...clock, after: (ms: number, call: () => void) => clock.after(ms / 20, call) }
    const page = open({ port: proxy.port, clock: fast, onTestFinished })
    const wallet = open({ port: proxy.port, clock: fast, onTestFinished })
    const topic = Key.random()
    const answers = Key.random()
    const [receivedByWallet, receivedByPage] = [listen(wallet), listen(page)]
    await Promise.all([wallet.subscribe(topic), page.subscribe(answers)])
    const sent: Promise<void>[] = []
    for (let round = 0; round < 100; round++) {
      sent.push(publish(page, topic, round), publish(wallet, answers, round))
      await wait(round % 7)
      proxy.cut('refused')
      await wait(150)
      proxy.restore()
      await wait(round % 3 === 0 ? 100 : 20)
    }
    await Promise.all(sent)
    await vi.waitFor(() => {
      expect(receivedByWallet.length).toBeGreaterThanOrEqual(100)
      expect(receivedByPage.length).toBeGreaterThanOrEqual(100)
    }, 20_000)
    await wait(300)
    expect([...receivedByWallet].sort()).toEqual(texts(100))
    expect([...receivedByPage].sort()).toEqual(texts(100))
  }, 120_000)
})

test('behavior: what is said while the other side is away arrives once it is there', async () => {
  const [topic, page] = [Key.random(), open()]
  for (let index = 0; index < 20; index++) await publish(page, topic, index)
  page.close()
  await server.kill9()
  await start()
  const seed = Key.random()
  const wallet = open({ seed })
  const received = listen(wallet)
  await wallet.subscribe(topic)
  await vi.waitFor(() => expect(received).toEqual(texts(20)), 10_000)
  await wait(200)
  wallet.close()
  const again = open({ seed })
  const receivedAgain = listen(again)
  await again.subscribe(topic)
  await wait(300)
  expect(receivedAgain).toEqual([])
}, 60_000)

test('error: a token for another relay, or of a clock that is days off, opens nothing', async () => {
  const dial = (url: string) => url.replace('wss://other.example', `ws://127.0.0.1:${port}`)
  const { openSocket } = platform
  const otherRelay = createRelay({
    url: 'wss://other.example/relay',
    projectId: 'test',
    seed: () => 'ab'.repeat(32),
    clock,
    platform: {
      ...platform,
      openSocket: (parameters) => openSocket({ ...parameters, url: dial(parameters.url) }),
    },
  })
  await expect(otherRelay.subscribe(Key.random())).rejects.toMatchObject({
    code: 'relay/refused',
    context: { reason: expect.stringContaining('aud') },
  })
  otherRelay.close()
  const hourMs = 3_600_000
  for (const [offMs, isLetIn] of [
    [0.9 * hourMs, true],
    [-22 * hourMs, true],
    [48 * hourMs, false],
    [-48 * hourMs, false],
  ] as const) {
    const relay = open({ clock: { ...clock, now: () => clock.now() + offMs } })
    const subscribed = relay.subscribe(Key.random())
    if (isLetIn) await subscribed
    else await expect(subscribed).rejects.toMatchObject({ code: 'relay/refused' })
    relay.close()
  }
})

async function start() {
  // The same port every time: clients do not learn of another.
  server = await startServer({ entry: quickServer, port: port ?? 0, dataFolder: folder })
  port = Number(new URL(server.url).port)
}

interface OpenParameters {
  readonly port?: number
  readonly clock?: typeof clock
  readonly seed?: string
  /** Of the test at hand, which those that run side by side have to name. */
  readonly onTestFinished?: OnTestFinished
}

type OnTestFinished = typeof onTestFinished

function open(parameters: OpenParameters = {}): Relay {
  const seed = parameters.seed ?? Key.random()
  const relay = createRelay({
    url: `ws://127.0.0.1:${parameters.port ?? port}/relay`,
    projectId: 'test',
    seed: () => seed,
    clock: parameters.clock ?? clock,
    platform,
  })
  const finish = parameters.onTestFinished ?? onTestFinished
  finish(() => relay.close())
  return relay
}

function listen(relay: Relay): string[] {
  const received: string[] = []
  relay.onMessage(({ message }) => void received.push(atob(message)))
  return received
}

function publish(relay: Relay, topic: string, index: number): Promise<void> {
  const message = btoa(name(index))
  return relay.publish({ topic, message, ttlSeconds: 300, tag: 1108, prompt: true })
}

function name(index: number): string {
  return `message ${`${index}`.padStart(3, '0')}`
}

function texts(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => name(index))
}

async function startProxy(finish: OnTestFinished) {
  const proxy = await startCuttableProxy({ port: () => port })
  finish(proxy.stop)
  return proxy
}
