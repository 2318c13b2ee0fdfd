import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Network } from '@foyer/core'
import { browserPlatform as surroundings } from '@foyer/core/platform'
import { createFakeStorage } from '@foyer/testing'
import { type RunningServer, startServer } from '@foyer/testing/stack'
import { type Hex, hexToString, stringToHex } from 'viem'
import { mainnet } from 'viem/chains'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { build } from '../../../scripts/build.mjs'
import { refuseOtherHosts, startWalletKit } from '../test/pinnedWallets.ts'
import { type CuttableProxy, startCuttableProxy } from '../test/startCuttableProxy.ts'
import { createRemoteWallets } from './createRemoteWallets.ts'
import { browserPlatform } from './protocol.ts'
import type { EvmProvider } from './providers/createEvmProvider.ts'
import type { RemoteWalletsWithClient } from './remoteWalletsOver.ts'

/** It decides what happens when; the same seed gives the same run again. */
const seed = Number(process.env.FOYER_ENDURE_SEED ?? Date.now() % 1_000_000)
const rounds = Number(process.env.FOYER_ENDURE_ROUNDS ?? 100)

const entry = new URL('../../../services/server/dist/main.js', import.meta.url).pathname
const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const minuteMs = 60_000
const random = drawFrom(seed)

let folder: string
let server: RunningServer
let port = 0
let proxy: CuttableProxy
let allowHosts = () => {}
let names = 0

beforeAll(async () => {
  allowHosts = refuseOtherHosts()
  await build({ demo: false, log() {} })
  folder = await mkdtemp(join(tmpdir(), 'foyer-endure-'))
  await start()
  proxy = await startCuttableProxy({ port: () => port })
  console.log(`FOYER_ENDURE_SEED=${seed}`)
})
afterAll(async () => {
  proxy?.stop()
  await server?.stop()
  await rm(folder, { recursive: true, force: true })
  allowHosts()
})

for (const kind of ['refused', 'silent'] as const) {
  test(`behavior: a minute away (${kind}) loses and doubles nothing`, async () => {
    const { ask, wallet, page } = await connect()
    const before = ask('answered during the cut', { thinksMs: 20_000 })
    await expect.poll(() => wallet.shown.length, { timeout: 10_000 }).toBe(1)
    const asked = [before, ask('sent just before')]
    proxy.cut(kind)
    await wait(20_000)
    asked.push(ask('sent during the cut'))
    await wait(minuteMs - 20_000)
    proxy.restore()
    const restoredMs = performance.now()
    const back = page.whenConnected().then(() => performance.now())
    const answers = await Promise.all(asked)
    await wait(3_000)
    for (const { name, atMs } of answers)
      console.log(`60 s ${kind}: ${name}: answered ${seconds(atMs - restoredMs)} after`)
    console.log(`60 s ${kind}: page back ${seconds((await back) - restoredMs)} after`)
    expect(wallet.shown.toSorted()).toEqual(page.asked.toSorted())
  }, 240_000)
}

test(`behavior: ${rounds} cuts of 3 s lose and double nothing`, async () => {
  const { ask, wallet, page } = await connect()
  const backMs: number[] = []
  const answeredMs: number[] = []
  const kinds = { refused: 0, stalled: 0 }
  for (let round = 0; round < rounds; round++) {
    const kind = random() < 0.8 ? 'refused' : 'stalled'
    kinds[kind]++
    // Sent up to 300 ms before the cut, or during it; never answered before it.
    const sentAfterMs = -300 + random() * 3_200
    const thinksMs = Math.max(0, -sentAfterMs) + random() * 1_500
    const asked = wait(sentAfterMs + 300).then(() => ask(`round ${round}`, { thinksMs }))
    await wait(300)
    proxy.cut(kind)
    await wait(3_000)
    proxy.restore()
    const restoredMs = performance.now()
    const back = page.whenConnected().then(() => performance.now())
    answeredMs.push((await asked).atMs - restoredMs)
    const wasBackMs = (await back) - restoredMs
    if (kind === 'refused') backMs.push(wasBackMs)
    if ((round + 1) % 10 === 0)
      console.log(`${round + 1} of ${rounds}: ${spread(answeredMs)}, shown ${wallet.shown.length}`)
  }
  await wait(5_000)
  console.log(
    `${rounds} cuts of 3 s (${kinds.refused} refused, ${kinds.stalled} stalled):`,
    `shown ${wallet.shown.length}, different ${new Set(wallet.shown).size},`,
    `answered ${answeredMs.length}, answers sent again ${wallet.retries()}`,
  )
  console.log(`page back after: ${spread(backMs)}; answer there after: ${spread(answeredMs)}`)
  expect(wallet.shown.toSorted()).toEqual(page.asked.toSorted())
  expect(answeredMs).toHaveLength(rounds)
}, 3_600_000)

test('behavior: kill -9 of the relay with requests under way, five times', async () => {
  const { ask, wallet, page } = await connect()
  const answeredMs: number[] = []
  const backMs: number[] = []
  for (let round = 0; round < 5; round++) {
    const asked = [0, 1, 2].map(async (index) => {
      const sentAfterMs = random() * 600
      await wait(sentAfterMs)
      const thinksMs = 600 - sentAfterMs + random() * 1_500
      return ask(`kill ${round}.${index}`, { thinksMs: random() < 0.3 ? 0 : thinksMs })
    })
    await wait(300)
    await server.kill9()
    await start()
    const startedMs = performance.now()
    const back = page.whenConnected().then(() => performance.now())
    for (const { atMs } of await Promise.all(asked)) answeredMs.push(atMs - startedMs)
    backMs.push((await back) - startedMs)
  }
  await wait(5_000)
  console.log(
    `kill -9 five times: shown ${wallet.shown.length}, answered ${answeredMs.length};`,
    `page back after: ${spread(backMs)}; answer there after: ${spread(answeredMs)}`,
  )
  expect(wallet.shown.toSorted()).toEqual(page.asked.toSorted())
}, 240_000)

test('behavior: a wallet that starts again shows what is under way once', async () => {
  const { ask, wallet, page } = await connect()
  const answeredMs: number[] = []
  for (let round = 0; round < 9; round++) {
    const moment = (['while away', 'in flight', 'shown'] as const)[round % 3] ?? 'shown'
    if (moment === 'while away') await wallet.stop()
    const count = wallet.shown.length
    // A page that got it and died has not answered: the next one finds it and does.
    const asked = ask(`restart ${round}`, { thinksMs: moment === 'while away' ? 0 : minuteMs })
    if (moment === 'shown')
      await expect.poll(() => wallet.shown.length, { timeout: 20_000 }).toBe(count + 1)
    if (moment === 'in flight') await wait(random() * 60)
    if (moment !== 'while away') await wallet.stop()
    await wait(500)
    page.thinksMs.clear()
    await wallet.start()
    const startedMs = performance.now()
    answeredMs.push((await asked).atMs - startedMs)
    console.log(`restart ${round}, ${moment}: shown ${wallet.shown.length - count}`)
  }
  await wait(3_000)
  console.log(
    `9 restarts of the wallet: shown ${wallet.shown.length}; answer there after:`,
    `${spread(answeredMs)} of the wallet being ready`,
  )
  expect(wallet.shown.toSorted()).toEqual(page.asked.toSorted())
}, 240_000)

async function start() {
  // The same port every time: clients do not learn of another.
  server = await startServer({ entry, port, dataFolder: join(folder, 'server') })
  port = Number(new URL(server.url).port)
}

/** Our client and walletkit, with a session, both over the proxy. */
async function connect() {
  const relayUrl = `ws://127.0.0.1:${proxy.port}/relay`
  const thinksMs = new Map<string, number>()
  const wallet = await startWallet({ relayUrl, thinksMs })
  const remote = createRemoteWallets(
    {
      platform: { ...surroundings(), storage: createFakeStorage() },
      relayUrl,
      projectId: 'test',
      metadata: { name: 'Shop', description: '', url: 'https://shop.example', icons: [] },
      storageKey: (name) => `@foyer/${name}`,
      networks: () => [Network.from(mainnet)],
    },
    browserPlatform({ WebSocket: WebSocket as never }),
  ) as RemoteWalletsWithClient
  onTestFinished(() => remote.stop())
  const paw = remote.wallet('eip155')
  if (!paw) throw new Error('EVM is wanted')
  const release = remote.hold()
  const arrived = paw.arrive({ signal: new AbortController().signal })
  await expect.poll(() => remote.pairing.getState().status, { timeout: 20_000 }).toBe('ready')
  const state = remote.pairing.getState()
  await wallet.pair(state.status === 'ready' ? state.uri : '')
  await arrived
  release()
  const [session] = remote.client.sessions()
  await expect
    .poll(() => wallet.isAcknowledged(session?.topic ?? ''), { timeout: 20_000 })
    .toBe(true)

  const provider = paw.provider as EvmProvider
  const asked: string[] = []
  const ask = async (name: string, { thinksMs: laterMs = 0 } = {}) => {
    asked.push(name)
    thinksMs.set(name, laterMs)
    const params = [stringToHex(name), account]
    const answer = await provider.request({ method: 'personal_sign', params })
    expect(answer).toBe(stringToHex(`${name}, signed`))
    return { name, atMs: performance.now() }
  }
  const whenConnected = () =>
    new Promise<void>((resolve) => {
      const check = () => {
        if (remote.relay.getState().status !== 'connected') return
        unsubscribe()
        resolve()
      }
      const unsubscribe = remote.relay.subscribe(check)
      check()
    })
  return { ask, wallet, page: { asked, whenConnected, thinksMs } }
}

/** walletkit with a user who signs everything, after a while that the request decides. */
async function startWallet({
  relayUrl,
  thinksMs,
}: {
  relayUrl: string
  thinksMs: Map<string, number>
}) {
  const name = `wallet-${names++}`
  const place = { relayUrl, name, database: join(folder, name) }
  /** Every time that a user is shown a request, by its name. */
  const shown: string[] = []
  let retries = 0
  let run: Awaited<ReturnType<typeof open>> | null = null

  const open = async () => {
    const { kit, client, stop } = await startWalletKit(place)
    const answered = new Set<number>()
    let isOver = false
    const answer = async ({ id, topic, params }: ReturnType<typeof pending>[number]) => {
      if (answered.has(id)) return
      answered.add(id)
      const text = textOf({ params })
      await wait(thinksMs.get(text) ?? 0)
      const response = { id, jsonrpc: '2.0', result: stringToHex(`${text}, signed`) }
      while (!isOver) {
        try {
          return await client.respond({ topic, response })
        } catch {
          // It gave up for want of a relay: the user presses again.
          retries++
          await wait(1_000)
        }
      }
    }
    const pending = () => kit.getPendingSessionRequests()
    client.on('session_proposal', ({ id }) => {
      const chains = [`eip155:${mainnet.id}`]
      const accounts = [`${chains[0]}:${account}`]
      const eip155 = { chains, accounts, methods: ['personal_sign'], events: [] }
      void client.approve({ id, namespaces: { eip155 } })
    })
    client.on('session_request', (request) => {
      if (isOver) return
      shown.push(textOf(request))
      void answer(request)
    })
    // What an earlier run kept and did not answer; it may not have lived to show it.
    for (const request of pending()) {
      const text = textOf(request)
      if (!shown.includes(text)) shown.push(text)
      void answer(request)
    }
    const end = async () => {
      isOver = true
      await stop()
    }
    return { client, end }
  }

  const wallet = {
    shown,
    retries: () => retries,
    async start() {
      run = await open()
    },
    async stop() {
      await run?.end()
      run = null
    },
    pair: async (uri: string) => void (await run?.client.pair({ uri })),
    isAcknowledged: (topic: string) => run?.client.session.get(topic).acknowledged,
  }
  await wallet.start()
  onTestFinished(wallet.stop)
  return wallet
}

function textOf({ params }: { params: { request: { params: [Hex] } } }): string {
  return hexToString(params.request.params[0])
}

/** Numbers from 0 to 1, by mulberry32. */
function drawFrom(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function spread(timesMs: readonly number[]): string {
  const sorted = timesMs.toSorted((a, b) => a - b)
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0
  return `median ${seconds(median)}, longest ${seconds(sorted.at(-1) ?? 0)}`
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(2)} s`
}
