import { createFakeClock } from '@foyer/testing'
import { expect, test, vi } from 'vitest'
import { createFakeOrigin } from '../../test/fakeOrigin.ts'
import { createScriptedRelay } from '../../test/scriptedRelay.ts'
import * as Key from '../crypto/Key.ts'
import { createRelay } from './createRelay.ts'
import type { RelayMessage } from './Relay.ts'
import { parse } from './TabMessage.ts'

const url = 'wss://relay.example/relay'
const topic = 'ab'.repeat(32)
const other = 'cd'.repeat(32)
const message = { topic, message: 'AAAA', ttlSeconds: 300, tag: 1108, prompt: true }

test.each([2, 5])('behavior: %i tabs, one socket; each hears everything once', async (count) => {
  const { openTab, scripted } = setUp()
  const tabs = Array.from({ length: count }, openTab)
  await Promise.all(tabs.map(({ relay }) => relay.subscribe(topic)))
  expect(scripted.dialled).toHaveLength(1)
  expect(tabs.filter(({ relay }) => relay.isOwner())).toHaveLength(1)
  for (const { relay } of tabs) expect(relay.state.getState()).toEqual({ status: 'connected' })
  scripted.publish(topic, 'BBBB')
  await until(() => tabs.every(({ received }) => received.length === 1))
  await until(() => scripted.acknowledged.size === 1)
  await Promise.all(
    tabs.map(({ relay }, index) => relay.publish({ ...message, message: `S${index}` })),
  )
  expect(scripted.mailboxes.get(topic)).toHaveLength(count + 1)
  for (const { received } of tabs) expect(received).toEqual(['BBBB'])
  for (const { relay } of tabs) relay.close()
  expect(scripted.clients.size).toBe(0)
})

test('behavior: tabs that choose the same id for a publication are each told of their own', async () => {
  const { openTab, scripted, clock } = setUp({ random: () => 0.5 })
  const [owner, follower] = [openTab(), openTab()]
  await owner.relay.subscribe(topic)
  await follower.relay.subscribe(topic)
  let settled = 0
  scripted.remove = ({ params }) => (params?.message === 'S1' ? 'call' : 'nothing')
  const published = [owner, follower].map(async ({ relay }, index) => {
    await relay.publish({ ...message, message: `S${index}` })
    settled++
  })
  await until(() => settled === 1)
  await turn()
  expect(settled).toBe(1)
  scripted.remove = () => 'nothing'
  while (settled < 2) {
    await clock.advance(500)
    await turn()
  }
  await Promise.all(published)
  expect(scripted.mailboxes.get(topic)).toHaveLength(2)
  owner.relay.close()
  follower.relay.close()
})

test('behavior: tabs of another identity, relay or project do not meet', async () => {
  const { openTab, scripted } = setUp()
  const tabs = [openTab(), openTab({ seed: Key.random() }), openTab({ projectId: 'other' })]
  await Promise.all(tabs.map(({ relay }) => relay.subscribe(topic)))
  expect(scripted.clients.size).toBe(3)
  for (const { relay } of tabs) relay.close()
})

test.each(['kill', 'close', 'asleep'] as const)(
  'behavior: when the owner ends (%s), another takes over with all that is under way',
  async (end) => {
    const { openTab, scripted } = setUp()
    const [owner, ...followers] = [openTab(), openTab(), openTab()]
    await owner.relay.subscribe(topic)
    await Promise.all(followers.map(({ relay }) => relay.subscribe(topic)))
    scripted.remove = ({ method }) => (method === 'irn_publish' ? 'answer' : 'nothing')
    const published = followers.map(({ relay }, index) =>
      relay.publish({ ...message, message: `S${index}` }),
    )
    await until(() => scripted.published.length === 2)
    scripted.remove = () => 'nothing'
    if (end === 'kill') owner.page.kill()
    else if (end === 'close') owner.relay.close()
    else owner.page.change('asleep')
    scripted.publish(topic, 'BBBB')
    await Promise.all(published)
    expect(scripted.published).toHaveLength(4)
    expect(new Set(scripted.published).size).toBe(2)
    expect(scripted.mailboxes.get(topic)).toHaveLength(3)
    await until(() => followers.every(({ received }) => received.length === 1))
    expect(followers.filter(({ relay }) => relay.isOwner())).toHaveLength(1)
    expect(scripted.clients.size).toBe(1)
    for (const { relay } of followers) relay.close()
  },
)

test('behavior: 50 owners killed in a row, with publications of everybody under way', async () => {
  const { openTab, scripted } = setUp()
  const tabs = [openTab(), openTab(), openTab()]
  await Promise.all(tabs.map(({ relay }) => relay.subscribe(topic)))
  const kept: string[] = []
  for (let round = 0; round < 50; round++) {
    const owner = tabs.find(({ relay }) => relay.isOwner())
    const others = tabs.filter((tab) => tab !== owner)
    const published = others.map(({ relay }, index) => {
      kept.push(`S${round}-${index}`)
      return relay.publish({ ...message, message: `S${round}-${index}` })
    })
    for (let turn = 0; turn < round % 8; turn++) await Promise.resolve()
    owner?.page.kill()
    tabs.splice(0, tabs.length, ...others, openTab())
    await tabs[2]?.relay.subscribe(topic)
    await Promise.all(published)
    await until(() => scripted.clients.size === 1)
  }
  expect(scripted.mailboxes.get(topic)?.map((it) => it.message)).toEqual(kept)
  expect(new Set(scripted.published).size).toBe(100)
  for (const { relay } of tabs) relay.close()
})

test('behavior: what a tab wanted and gave up, or took to its end, is never sent', async () => {
  const { openTab, scripted, clock } = setUp()
  const [owner, closing, dying] = [openTab(), openTab(), openTab()]
  await Promise.all([owner, closing, dying].map(({ relay }) => relay.subscribe(topic)))
  scripted.isDown = true
  scripted.cut()
  await until(() => owner.relay.state.getState().status === 'offline')
  const leaving = new AbortController()
  const { signal } = leaving
  const lost = [
    closing.relay.publish({ ...message, message: 'C' }),
    closing.relay.publish({ ...message, message: 'A', signal }),
  ]
  const dead = dying.relay.publish({ ...message, message: 'D' })
  dead.catch(() => {})
  await turn()
  leaving.abort(new Error('left'))
  await expect(lost[1]).rejects.toThrow('left')
  closing.relay.close()
  await expect(lost[0]).rejects.toMatchObject({ code: 'relay/closed' })
  dying.page.kill()
  await turn()
  scripted.isDown = false
  await clock.advance(1_000)
  await until(() => owner.relay.state.getState().status === 'connected')
  await owner.relay.publish({ ...message, message: 'O' })
  expect(scripted.mailboxes.get(topic)?.map((it) => it.message)).toEqual(['O'])
  owner.relay.close()
})

test('behavior: a topic is given up when no tab wants it any more, also by dying', async () => {
  const { openTab, scripted } = setUp()
  const [owner, follower, third] = [openTab(), openTab(), openTab()]
  await owner.relay.subscribe(topic)
  await follower.relay.subscribe(topic)
  await third.relay.subscribe(other)
  const wanted = () => [...scripted.clients].flatMap(({ topics }) => [...topics])
  await owner.relay.unsubscribe(topic)
  await turn()
  expect(wanted()).toEqual([topic, other])
  third.page.kill()
  await until(() => wanted().length === 1)
  await follower.relay.unsubscribe(topic)
  await until(() => wanted().length === 0)
  owner.relay.close()
  follower.relay.close()
})

test('behavior: the relay is told only when every tab has kept a message', async () => {
  const { openTab, scripted } = setUp()
  const [owner, follower] = [openTab(), openTab()]
  await owner.relay.subscribe(topic)
  let keep = () => {}
  follower.relay.onMessage(
    () =>
      new Promise<void>((resolve) => {
        keep = resolve
      }),
  )
  await follower.relay.subscribe(topic)
  scripted.publish(topic, 'BBBB')
  await until(() => owner.received.length === 1 && follower.received.length === 1)
  await turn()
  expect(scripted.acknowledged.size).toBe(0)
  keep()
  await until(() => scripted.acknowledged.size === 1)
  scripted.publish(topic, 'CCCC')
  await until(() => follower.received.length === 2)
  expect(scripted.acknowledged.size).toBe(1)
  // Nobody waits for the dead.
  follower.page.kill()
  await until(() => scripted.acknowledged.size === 2)
  owner.relay.close()
})

test('behavior: what a tab is busy with when the owner dies is not begun again', async () => {
  const { openTab, scripted } = setUp()
  const [owner, follower] = [openTab(), openTab()]
  await owner.relay.subscribe(topic)
  let finish = () => {}
  let begun = 0
  follower.relay.onMessage(() => {
    begun++
    return new Promise<void>((resolve) => {
      finish = resolve
    })
  })
  await follower.relay.subscribe(topic)
  scripted.publish(topic, 'BBBB')
  await until(() => begun === 1)
  owner.page.kill()
  // Brought again by the next owner, before the first time is over.
  await until(() => follower.relay.isOwner() && scripted.clients.size === 1)
  await turn()
  expect(scripted.acknowledged.size).toBe(0)
  finish()
  await until(() => scripted.acknowledged.size === 1)
  expect(begun).toBe(1)
  follower.relay.close()
})

test('behavior: what the owner died with is heard again by the next one, who may owe an answer', async () => {
  const { openTab, scripted } = setUp()
  const [owner, follower] = [openTab(), openTab()]
  // Not done before the relay has its answer, which never happens.
  owner.relay.onMessage(() => new Promise<void>(() => {}))
  await owner.relay.subscribe(topic)
  await follower.relay.subscribe(topic)
  scripted.publish(topic, 'BBBB')
  await until(() => owner.received.length === 1 && follower.received.length === 1)
  expect(scripted.acknowledged.size).toBe(0)
  owner.page.kill()
  await until(() => scripted.acknowledged.size === 1)
  expect(follower.received).toEqual(['BBBB', 'BBBB'])
  follower.relay.close()
})

test('behavior: a tab that slept, or learns of a topic late, hears what was said meanwhile', async () => {
  const { openTab, scripted, clock } = setUp()
  const [owner, sleeper, late] = [openTab(), openTab(), openTab()]
  await owner.relay.subscribe(topic)
  await sleeper.relay.subscribe(topic)
  await late.relay.subscribe(other)
  scripted.publish(topic, 'BBBB')
  await until(() => sleeper.received.length === 1)
  await clock.advance(1_000)
  sleeper.page.change('asleep')
  scripted.publish(topic, 'CCCC')
  await until(() => scripted.acknowledged.size === 2)
  await clock.advance(60_000)
  sleeper.page.change('awake')
  await until(() => sleeper.received.length === 2)
  await late.relay.subscribe(topic)
  await until(() => late.received.length === 2)
  expect(late.received).toEqual(['BBBB', 'CCCC'])
  // One that was not there has no business with it.
  const fresh = openTab()
  await clock.advance(1_000)
  await fresh.relay.subscribe(topic)
  await turn()
  expect(fresh.received).toEqual([])
  expect(owner.received).toEqual(['BBBB', 'CCCC'])
  for (const { relay } of [owner, sleeper, late, fresh]) relay.close()
})

test('behavior: a refusal reaches every tab, and any of them may try again', async () => {
  const { openTab, scripted } = setUp()
  const [owner, follower] = [openTab(), openTab()]
  await owner.relay.subscribe(topic)
  await follower.relay.subscribe(topic)
  scripted.refusal = 'No such project'
  scripted.isDown = true
  scripted.cut()
  const published = follower.relay.publish(message)
  scripted.isDown = false
  follower.relay.retry()
  await expect(published).rejects.toMatchObject({ code: 'relay/refused' })
  await until(() => follower.relay.state.getState().status === 'refused')
  expect(owner.relay.state.getState().status).toBe('refused')
  scripted.refusal = null
  follower.relay.retry()
  await follower.relay.publish(message)
  await until(() => owner.relay.state.getState().status === 'connected')
  owner.relay.close()
  follower.relay.close()
})

test('behavior: a page that a user looks at has the owner look at the socket', async () => {
  const { openTab, scripted, clock } = setUp()
  const [owner, follower] = [openTab(), openTab()]
  await owner.relay.subscribe(topic)
  await follower.relay.subscribe(topic)
  scripted.isDeaf = true
  follower.page.change('stirred')
  await clock.advance(2_000)
  await until(() => follower.relay.state.getState().status === 'offline')
  owner.relay.close()
  follower.relay.close()
})

test('behavior: without locks, or where they are denied, every tab has its own socket', async () => {
  const { openTab, scripted } = setUp({ hasLocks: false })
  const tabs = [openTab(), openTab()]
  await Promise.all(tabs.map(({ relay }) => relay.subscribe(topic)))
  expect(scripted.clients.size).toBe(2)
  for (const { relay } of tabs) {
    expect(relay.isOwner()).toBe(true)
    relay.close()
  }
  const denied = setUp()
  const pages = [denied.origin.openPage(), denied.origin.openPage()]
  const relays = pages.map(({ platform }) =>
    createRelay({
      url,
      projectId: 'shop',
      seed: () => 'ab'.repeat(32),
      clock: denied.clock,
      platform: {
        ...platform,
        locks: {
          hold({ onDenied }) {
            queueMicrotask(onDenied)
            return () => {}
          },
        },
      },
    }),
  )
  await Promise.all(relays.map((relay) => relay.subscribe(topic)))
  expect(denied.scripted.clients.size).toBe(2)
  expect(denied.origin.channels.size).toBe(0)
  for (const relay of relays) relay.close()
})

test.each(['owner', 'tab'])(
  'behavior: where a lock of the %s is never given, a tab works alone after two seconds',
  async (holder) => {
    const { origin, clock, scripted, openTab } = setUp()
    const stuck = origin.openPage()
    const relay = createRelay({
      url,
      projectId: 'shop',
      seed: () => 'ab'.repeat(32),
      clock,
      platform: {
        ...stuck.platform,
        locks: {
          hold(parameters) {
            // The owner's is named like the place, a tab's has the tab's name besides.
            const isOfTab = parameters.name.split(':').length > 2
            if (isOfTab === (holder === 'tab')) return () => {}
            return stuck.platform.locks?.hold(parameters) ?? (() => {})
          },
        },
      },
    })
    const subscribed = relay.subscribe(topic)
    await clock.advance(1_999)
    expect([relay.isOwner(), scripted.dialled.length]).toEqual([false, 0])
    await clock.advance(1)
    await subscribed
    expect(relay.isOwner()).toBe(true)
    relay.close()
    expect([clock.pending(), origin.channels.size]).toEqual([0, 0])
    // One that is answered waits for its turn, however long.
    const [owner, follower] = [openTab(), openTab()]
    await owner.relay.subscribe(topic)
    await follower.relay.subscribe(topic)
    await clock.advance(10_000)
    expect([owner.relay.isOwner(), follower.relay.isOwner()]).toEqual([true, false])
    owner.relay.close()
    follower.relay.close()
  },
)

test('error: nothing secret travels between tabs, and nothing foreign is believed', async () => {
  const { openTab, scripted, origin, seed } = setUp()
  const [owner, follower] = [openTab(), openTab()]
  await owner.relay.subscribe(topic)
  await follower.relay.subscribe(topic)
  await follower.relay.publish(message)
  expect(origin.said.length).toBeGreaterThan(3)
  for (const text of origin.said) expect(text).not.toContain(seed)
  for (const { name } of origin.channels) expect(name).not.toContain(seed)
  for (const text of origin.said) expect(parse(JSON.parse(text))).toEqual(JSON.parse(text))

  const foreign = [
    null,
    1,
    'text',
    [],
    {},
    { from: 1, toHub: { kind: 'retry' } },
    { from: 'x' },
    { from: 'x', toHub: null },
    { from: 'x', toHub: { kind: 'toString' } },
    { from: 'x', toHub: { kind: 'wants' } },
    { from: 'x', toHub: { kind: 'wants', topics: ['x'], publications: [], sinceMs: 0 } },
    {
      from: 'x',
      toHub: { kind: 'wants', topics: [], publications: [{ ...message, id: '1' }], sinceMs: 0 },
    },
    { from: 'x', toHub: { kind: 'received', hash: 1, isKept: true } },
    { from: 'x', fromHub: { kind: 'status', state: { status: 'fine' }, topics: [] } },
    { from: 'x', fromHub: { kind: 'status', state: { status: 'offline' }, topics: [] } },
    { from: 'x', fromHub: { kind: 'settled', tab: 'x', id: null, refusal: null } },
    { from: 'x', fromHub: { kind: 'settled', id: 1, refusal: null } },
    { from: 'x', fromHub: { kind: 'message', message: { topic, message: 1 } } },
  ]
  for (const value of foreign) expect(parse(value)).toBe(null)
  const outsider = origin.openPage()
  const [{ name } = { name: '' }] = origin.channels
  const channel = outsider.platform.openChannel(name, () => {})
  for (const value of foreign) channel?.post(value)
  await turn()
  expect(scripted.published).toHaveLength(1)
  expect(follower.received).toEqual([])
  owner.relay.close()
  follower.relay.close()
})

function setUp({
  hasLocks = true,
  random = differentLots(),
}: {
  hasLocks?: boolean
  random?: () => number
} = {}) {
  const clock = createFakeClock()
  const scripted = createScriptedRelay()
  const origin = createFakeOrigin({ relay: scripted, hasLocks })
  const seed = Key.random()
  const openTab = (options: { seed?: string; projectId?: string } | unknown = {}) => {
    const { seed: own = seed, projectId = 'shop' } = (
      typeof options === 'object' ? options : {}
    ) as { seed?: string; projectId?: string }
    const page = origin.openPage()
    // Tabs of a browser do not render the same lots.
    const platform = { ...page.platform, random }
    const relay = createRelay({ url, projectId, seed: () => own, clock, platform })
    const received: string[] = []
    relay.onMessage((it: RelayMessage) => void received.push(it.message))
    return { page, relay, received }
  }
  return { clock, scripted, origin, seed, openTab }
}

async function until(condition: () => boolean) {
  await vi.waitFor(() => expect(condition()).toBe(true), { interval: 1, timeout: 5_000 })
}

/** One in a thousand pairs of tabs chooses alike, which is a test of its own above. */
function differentLots() {
  let chosen = 0
  return () => {
    chosen += 1
    return ((chosen * 7) % 1_000) / 1_000
  }
}

function turn() {
  return new Promise((resolve) => setTimeout(resolve, 5))
}
