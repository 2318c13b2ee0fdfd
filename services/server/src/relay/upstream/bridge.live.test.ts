import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer as startProcess } from '@foyer/testing/stack'
import { expect, onTestFinished, test } from 'vitest'
import { copyEmptyDatabase } from '../../../../../scripts/emptyDatabase.mjs'
import { quickServer } from '../../../../../scripts/quickServer.mjs'
import { connect, createIdentity, randomTopic, sealed } from '../../../test/relayClient.ts'
import { startScriptedRelay } from '../../../test/startScriptedRelay.ts'
import { createLog } from '../../platform/log/createLog.ts'
import { readSettings } from '../../platform/settings/settings.ts'
import { startServer } from '../../startServer.ts'
import { readClientToken } from '../auth/readClientToken.ts'

const patience = { timeout: 15_000 }

/** With an empty database. */
async function newFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-bridge-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await copyEmptyDatabase(folder)
  return folder
}

/** A whole server, on an embedded database unless there is a `DATABASE_URL`. */
async function start(settings: Record<string, string> = {}) {
  const lines: string[] = []
  const server = await startServer({
    settings: readSettings({ PORT: '0', DATA_FOLDER: await newFolder(), ...settings }),
    log: createLog({ level: 'debug', destination: { write: (line) => void lines.push(line) } }),
  })
  onTestFinished(() => server.stop())
  return { ...server, url: `${server.url.replace('http', 'ws')}/relay`, httpUrl: server.url, lines }
}

/** The same as a process that can be killed, as `npm run build` leaves it. */
async function startOtherServer({
  dataFolder,
  upstream,
}: {
  dataFolder: string
  upstream: string
}) {
  const server = await startProcess({
    entry: quickServer,
    dataFolder,
    settings: { RELAY_UPSTREAM: upstream },
  })
  onTestFinished(() => server.stop())
  return { url: `${server.url.replace('http', 'ws')}/relay`, kill9: server.kill9 }
}

async function readReach(httpUrl: string) {
  const answer = await fetch(`${httpUrl}/relay/reach`, { headers: { origin: 'http://localhost' } })
  return { status: answer.status, headers: answer.headers, body: await answer.json() }
}

test('behavior: messages pass both ways, once each', async () => {
  const upstream = await start()
  const own = await start({ RELAY_UPSTREAM: upstream.url })
  expect(await readReach(own.httpUrl)).toMatchObject({ status: 200, body: { reach: 'network' } })
  const alone = await readReach(upstream.httpUrl)
  expect(alone).toMatchObject({ status: 200, body: { reach: 'own' } })
  expect(alone.headers.get('cache-control')).toBe('public, max-age=60')
  expect(alone.headers.get('access-control-allow-origin')).toBe('*')
  expect((await fetch(`${own.httpUrl}/relay`)).status).toBe(426)
  const described = await (await fetch(`${own.httpUrl}/openapi.json`)).json()
  expect(described).toHaveProperty(['paths', '/relay/reach', 'get'])

  const [page, wallet] = [await connect(own), await connect(upstream)]
  const topic = randomTopic()
  await page.subscribe(topic)
  await wallet.subscribe(topic)
  const ups = Array.from({ length: 100 }, () => sealed())
  const downs = Array.from({ length: 100 }, () => sealed())
  await Promise.all([
    ...ups.map((message) => page.publish(topic, message, { tag: 1100 })),
    ...downs.map((message) => wallet.publish(topic, message, { tag: 1101 })),
  ])
  await Promise.all([wallet.receive(100), page.receive(100)])
  expect(wallet.received.map(({ message }) => message).toSorted()).toEqual(ups.toSorted())
  expect(page.received.map(({ message }) => message).toSorted()).toEqual(downs.toSorted())
  expect(wallet.received[0]).toMatchObject({ topic, tag: 1100 })
  expect(page.received[0]).toMatchObject({ topic, tag: 1101 })
  // An echo in either direction would be there by the time that a later message is.
  await page.publish(topic, sealed())
  await wallet.receive(101)
  await wallet.publish(topic, sealed())
  await page.receive(101)
  expect([page.received.length, wallet.received.length]).toEqual([101, 101])

  // While a client is away, what it is subscribed to is kept for it.
  const identity = createIdentity()
  const leaving = await connect({ ...own, identity })
  const later = randomTopic()
  await leaving.subscribe(later)
  await leaving.close()
  const message = sealed()
  await wallet.publish(later, message)
  const back = await connect({ ...own, identity })
  await back.subscribe(later)
  expect(await back.receive(1)).toEqual([message])
})

test('behavior: what goes up is as it was published, under a key that survives restarts', async () => {
  const relay = await startScriptedRelay()
  const settings = {
    DATA_FOLDER: await newFolder(),
    RELAY_UPSTREAM: relay.url,
    RELAY_UPSTREAM_PROJECT_ID: 'vendor-project',
  }
  const first = await start(settings)
  const page = await connect(first)
  const topic = randomTopic()
  await page.subscribe(topic)
  await expect
    .poll(() => relay.callsOf('irn_batchSubscribe'), patience)
    .toEqual([{ topics: [topic] }])
  const publications = [
    { topic, message: sealed(), ttl: 300, tag: 1108, prompt: true },
    { topic, message: sealed(), ttl: 5_000_000_000, tag: 1109, prompt: false },
  ]
  for (const publication of publications) await page.call('irn_publish', publication)
  // Again by a client that heard no answer, and without what has a default.
  await page.call('irn_publish', publications[0])
  const bare = { topic, message: sealed(), ttl: 300 }
  await page.call('irn_publish', bare)
  const [proposal, session] = [randomTopic(), randomTopic()]
  const message = sealed()
  await page.call('wc_proposeSession', {
    pairingTopic: proposal,
    sessionProposal: message,
    ttl: 300,
  })
  const settled = {
    pairingTopic: proposal,
    sessionTopic: session,
    sessionProposalResponse: sealed(),
    sessionSettlementRequest: sealed(),
    ttl: 300,
  }
  await page.call('wc_approveSession', settled)
  const passed = [
    publications[0],
    { ...publications[1], ttl: 2 ** 31 - 1 },
    { ...bare, tag: 0, prompt: false },
    { topic: proposal, message, ttl: 300, tag: 1100, prompt: true },
    {
      topic: proposal,
      message: settled.sessionProposalResponse,
      ttl: 300,
      tag: 1101,
      prompt: false,
    },
    {
      topic: session,
      message: settled.sessionSettlementRequest,
      ttl: 300,
      tag: 1102,
      prompt: false,
    },
  ]
  await expect.poll(() => relay.callsOf('irn_publish'), patience).toEqual(passed)

  // What comes from there: an echo, something new twice, and something nobody asked for.
  const answer = { topic, message: sealed(), tag: 1109 }
  relay.push({ topic, message: bare.message, tag: 0 })
  relay.push(answer)
  relay.push(answer)
  relay.push({ topic: randomTopic(), message: sealed(), tag: 1109 })
  await expect.poll(relay.acknowledged, patience).toBe(4)
  expect(page.received).toMatchObject([answer])
  await first.stop()

  // Another process of the same server: it is the same client, wants the same and knows what was there.
  const second = await start(settings)
  const lastTopics = (method: string) =>
    ((relay.callsOf(method).at(-1)?.topics ?? []) as string[]).toSorted()
  const topics = [topic, proposal, session].toSorted()
  await expect.poll(() => lastTopics('irn_batchSubscribe'), patience).toEqual(topics)
  await expect.poll(() => lastTopics('irn_batchFetchMessages'), patience).toEqual(topics)
  relay.push(answer)
  await expect.poll(relay.acknowledged, patience).toBe(5)
  const again = await connect({ ...second, identity: createIdentity() })
  await again.subscribe(topic)
  const own = publications.map((publication) => publication.message)
  expect(await again.receive(4)).toEqual([...own, bare.message, answer.message])
  expect(relay.callsOf('irn_publish')).toEqual(passed)

  const clientIds = relay.urls.map((url) => {
    expect(url.searchParams.get('projectId')).toBe('vendor-project')
    expect(url.searchParams.get('ua')).toMatch(/^wc-2\//)
    return readClientToken({
      token: url.searchParams.get('auth') ?? '',
      isAudience: (audience) => audience === relay.url,
      nowMs: Date.now(),
    })
  })
  expect(clientIds).toHaveLength(2)
  expect(clientIds[0]).toEqual({ clientId: expect.stringMatching(/^did:key:z6Mk/) })
  expect(clientIds[1]).toEqual(clientIds[0])

  // Only what nobody wants any more is given up: this client was never the one who subscribed before.
  await again.call('irn_unsubscribe', { topic, id: 'any' })
  const other = randomTopic()
  await again.subscribe(other)
  await again.call('irn_unsubscribe', { topic: other, id: 'any' })
  await expect
    .poll(() => relay.callsOf('irn_batchUnsubscribe'), patience)
    .toMatchObject([{ subscriptions: [{ topic: other }] }])
  for (const secret of [topic, other, bare.message, 'vendor-project', 'auth='])
    expect([...first.lines, ...second.lines].join('')).not.toContain(secret)
})

test('error: an upstream relay that refuses this server is named once, and codes promise nothing', async () => {
  const relay = await startScriptedRelay({ refusal: 'Project not found: vendor-project' })
  const own = await start({ RELAY_UPSTREAM: relay.url })
  await expect
    .poll(async () => (await readReach(own.httpUrl)).body, patience)
    .toEqual({ reach: 'own' })
  const errors = own.lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50)
  expect(errors).toMatchObject([{ reason: 'Project not found: vendor-project' }])
  // Everything else works as without it.
  const [page, wallet] = [await connect(own), await connect(own)]
  const topic = randomTopic()
  await wallet.subscribe(topic)
  await page.publish(topic, 'bWVzc2FnZQ==')
  expect(await wallet.receive(1)).toEqual(['bWVzc2FnZQ=='])
  expect(relay.urls).toHaveLength(1)
})

test('behavior: of 1,000 messages acknowledged while the upstream relay is away none is lost with a kill -9', {
  timeout: 90_000,
}, async () => {
  const away = await startScriptedRelay()
  away.stop()
  const dataFolder = await newFolder()
  const first = await startOtherServer({ dataFolder, upstream: away.url })
  const page = await connect(first)
  const topic = randomTopic()
  await page.subscribe(topic)
  const messages = Array.from({ length: 1_000 }, () => sealed(200))
  await Promise.all(messages.map((message) => page.publish(topic, message)))
  await first.kill9()

  const relay = await startScriptedRelay({ port: Number(new URL(away.url).port) })
  const second = await startOtherServer({ dataFolder, upstream: relay.url })
  const passed = () => relay.callsOf('irn_publish').map(({ message }) => message)
  await expect.poll(() => passed().length, patience).toBe(1_000)
  expect(passed()).toEqual(messages)
  await expect
    .poll(() => relay.callsOf('irn_batchSubscribe'), patience)
    .toEqual([{ topics: [topic] }])
  await second.kill9()
  expect(passed()).toEqual(messages)
})
