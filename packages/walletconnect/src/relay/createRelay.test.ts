import type { RelayState } from '@foyer/core/adapter'
import { createFakeClock } from '@foyer/testing'
import { expect, test, vi } from 'vitest'
import { createFakeOrigin } from '../../test/fakeOrigin.ts'
import { createScriptedRelay } from '../../test/scriptedRelay.ts'
import * as Envelope from '../crypto/Envelope.ts'
import * as Key from '../crypto/Key.ts'
import { createRelay } from './createRelay.ts'
import type { Relay, RelayMessage } from './Relay.ts'

const url = 'wss://relay.example/relay'
const topic = 'ab'.repeat(32)
const other = 'cd'.repeat(32)
const message = { topic, message: 'AAAA', ttlSeconds: 300, tag: 1108, prompt: true }

test('behavior: nothing happens before the first topic or message', async () => {
  const { relay, scripted, origin, clock, watched } = setUp()
  relay.onMessage(() => {})
  relay.retry()
  await clock.advance(60_000)
  expect(scripted.dialled).toEqual([])
  expect([...origin.lines.keys()]).toEqual([])
  expect(watched()).toBe(0)
  expect(relay.state.getState()).toEqual({ status: 'idle' })
  expect(clock.pending()).toBe(0)
  relay.close()
})

test('behavior: dials with a token for exactly this relay, made out for an hour ago', async () => {
  const { relay, scripted, clock } = setUp()
  await relay.subscribe(topic)
  const dialled = new URL(scripted.dialled[0] ?? '')
  expect(`${dialled.origin}${dialled.pathname}`).toBe(url)
  expect(dialled.searchParams.get('projectId')).toBe('shop & co')
  expect(dialled.searchParams.get('ua')).toBe('wc-2/foyer')
  const claims = readToken(dialled.href)
  const nowSeconds = clock.now() / 1000
  expect(claims).toMatchObject({ aud: url, iat: nowSeconds - 3600, exp: nowSeconds + 82_800 })
  relay.close()
})

test('behavior: subscribes, publishes and hears; what is heard is confirmed afterwards', async () => {
  const { relay, scripted } = setUp()
  const steps: string[] = []
  let finish = () => {}
  relay.onMessage(async (deliveries) => {
    steps.push(deliveries.message)
    await new Promise<void>((resolve) => {
      finish = resolve
    })
  })
  await relay.subscribe(topic)
  expect(relay.state.getState()).toEqual({ status: 'connected' })
  await relay.publish(message)
  expect(JSON.parse(scripted.published[0] ?? '')).toEqual({
    id: expect.any(Number),
    jsonrpc: '2.0',
    method: 'irn_publish',
    params: { topic, message: 'AAAA', ttl: 300, tag: 1108, prompt: true },
  })
  scripted.publish(topic, 'BBBB', 1109)
  await until(() => steps.length === 1)
  expect(scripted.acknowledged.size).toBe(0)
  finish()
  await until(() => scripted.acknowledged.size === 1)
  // The id as it was written, beyond what a number can hold.
  expect(scripted.received.at(-1)).toBe('{"id":1737387645000123001,"jsonrpc":"2.0","result":true}')
  relay.close()
})

test('behavior: a listener that fails leaves the message with the relay, for another time', async () => {
  const { relay, scripted } = setUp()
  const listener = vi.fn<(deliveries: RelayMessage) => void>(() => {
    throw new Error('Full')
  })
  relay.onMessage(listener)
  await relay.subscribe(topic)
  scripted.publish(topic, 'BBBB')
  await until(() => listener.mock.calls.length === 1)
  expect(scripted.acknowledged.size).toBe(0)
  listener.mockImplementation(() => {})
  scripted.cut()
  await reconnect(relay)
  await until(() => scripted.acknowledged.size === 1)
  expect(listener).toHaveBeenCalledTimes(2)
  relay.close()
})

test('behavior: back-off 1, 2, 4 to 30 s with jitter, told with since when', async () => {
  const { relay, scripted, clock } = setUp()
  scripted.isDown = true
  const startMs = clock.now()
  const states: RelayState[] = []
  relay.state.subscribe((state) => states.push(state))
  const subscribed = relay.subscribe(topic)
  const delays: number[] = []
  for (let attempt = 1; attempt <= 8; attempt++) {
    await until(() => scripted.dialled.length === attempt && isWaiting(relay, clock))
    const state = relay.state.getState()
    if (state.status !== 'offline') throw new Error(state.status)
    expect(state.sinceMs).toBe(startMs)
    delays.push(state.nextAttemptAtMs - clock.now())
    await clock.advance(state.nextAttemptAtMs - clock.now() - 1)
    expect(scripted.dialled).toHaveLength(attempt)
    await clock.advance(1)
  }
  // A half to three quarters of 1, 2, 4 … 30 s; the fake platform's chance is the middle.
  expect(delays).toEqual([625, 1250, 2500, 5000, 10_000, 18_750, 18_750, 18_750])
  expect(states[0]).toEqual({ status: 'connecting' })
  expect(states.slice(1).every(({ status }) => status === 'offline')).toBe(true)
  await until(() => scripted.dialled.length === 9 && isWaiting(relay, clock))
  scripted.isDown = false
  await clock.advance(18_750)
  await subscribed
  expect(relay.state.getState()).toEqual({ status: 'connected' })
  relay.close()
  expect(clock.pending()).toBe(0)
})

test('behavior: a relay that does not answer is offline after 5 s, and left after 10', async () => {
  const { relay, scripted, clock } = setUp()
  scripted.isDeaf = true
  const startMs = clock.now()
  relay.subscribe(topic).catch(() => {})
  await until(() => scripted.dialled.length === 1)
  await clock.advance(4_999)
  expect(relay.state.getState()).toEqual({ status: 'connecting' })
  await clock.advance(1)
  expect(relay.state.getState()).toMatchObject({ status: 'offline', sinceMs: startMs })
  await clock.advance(5_000)
  await clock.advance(625)
  await until(() => scripted.dialled.length === 2)
  relay.close()
})

test.each(['stirred', 'awake'] as const)('behavior: %s dials at once', async (change) => {
  const { relay, scripted, clock, page } = setUp()
  scripted.isDown = true
  const subscribed = relay.subscribe(topic)
  for (let attempt = 1; attempt < 7; attempt++) {
    await until(() => scripted.dialled.length === attempt && isWaiting(relay, clock))
    await clock.advance(Math.min(18_750, 625 * 2 ** (attempt - 1)))
  }
  await until(() => scripted.dialled.length === 7 && isWaiting(relay, clock))
  await clock.advance(1_000)
  scripted.isDown = false
  page.change(change)
  await subscribed
  relay.close()
})

test('behavior: a user who presses retry is obeyed at once', async () => {
  const { relay, scripted, clock } = setUp()
  scripted.isDown = true
  const subscribed = relay.subscribe(topic)
  await until(() => isWaiting(relay, clock))
  scripted.isDown = false
  relay.retry()
  await subscribed
  relay.close()
})

test('behavior: a socket that is dead without knowing is found out when the page is seen again', async () => {
  const { relay, scripted, clock, page } = setUp()
  await relay.subscribe(topic)
  scripted.isDeaf = true
  page.change('stirred')
  page.change('stirred')
  await clock.advance(2_000)
  expect(relay.state.getState().status).toBe('offline')
  scripted.isDeaf = false
  await clock.advance(625)
  await until(() => relay.state.getState().status === 'connected')
  relay.close()
})

test('behavior: silence is not taken for health', async () => {
  const { relay, scripted, clock } = setUp()
  await relay.subscribe(topic)
  await clock.advance(29_999)
  const before = scripted.received.length
  await clock.advance(1)
  await until(() => scripted.received.length === before + 1)
  expect(JSON.parse(scripted.received.at(-1) ?? '')).toMatchObject({
    method: 'irn_batchSubscribe',
    params: { topics: [] },
  })
  expect(relay.state.getState().status).toBe('connected')
  scripted.isDeaf = true
  await clock.advance(32_000)
  expect(relay.state.getState().status).toBe('offline')
  relay.close()
})

test('behavior: an answer that does not come ends the socket, and the call is made again', async () => {
  const { relay, scripted, clock } = setUp()
  await relay.subscribe(topic)
  scripted.remove = ({ method }) => (method === 'irn_publish' ? 'answer' : 'nothing')
  const published = relay.publish(message)
  await until(() => scripted.published.length === 1)
  scripted.remove = () => 'nothing'
  await clock.advance(10_000)
  await clock.advance(625)
  await published
  const [first, second, ...more] = scripted.published
  expect(second).toBe(first)
  expect(more).toEqual([])
  expect(scripted.mailboxes.get(topic)).toHaveLength(1)
  relay.close()
})

test('error: a relay that refuses is not dialled again until asked to', async () => {
  const { relay, scripted, clock } = setUp()
  scripted.refusal = 'JWT aud is another relay'
  const subscribed = relay.subscribe(topic)
  const published = relay.publish(message)
  await expect(subscribed).rejects.toMatchObject({
    code: 'relay/refused',
    context: { reason: 'JWT aud is another relay' },
  })
  await expect(published).rejects.toMatchObject({ code: 'relay/refused' })
  expect(relay.state.getState()).toEqual({
    status: 'refused',
    reason: 'JWT aud is another relay',
  })
  await clock.advance(3_600_000)
  await expect(relay.publish(message)).rejects.toMatchObject({ code: 'relay/refused' })
  expect(scripted.dialled).toHaveLength(1)
  scripted.refusal = null
  relay.retry()
  await relay.publish(message)
  // Wanted all the time.
  await until(() => [...scripted.clients].some(({ topics }) => topics.has(topic)))
  relay.close()
})

test('behavior: a refusal after a long time is taken for the age of the token', async () => {
  const { relay, scripted, clock } = setUp()
  await relay.subscribe(topic)
  await clock.advance(60_000)
  for (const client of [...scripted.clients]) scripted.close(client, 3000, 'JWT has expired')
  expect(relay.state.getState().status).toBe('offline')
  const first = readToken(scripted.dialled[0] ?? '')
  await clock.advance(625)
  await until(() => relay.state.getState().status === 'connected')
  const second = readToken(scripted.dialled[1] ?? '')
  expect(second.iat - first.iat).toBe(60)
  expect(second.sub).not.toBe(first.sub)
  relay.close()
})

test('error: an address that cannot be dialled is a refusal', async () => {
  const { relay, page } = setUp()
  page.platform.openSocket = () => {
    throw new SyntaxError('The URL is invalid')
  }
  await expect(relay.subscribe(topic)).rejects.toMatchObject({
    code: 'relay/refused',
    context: { reason: 'The URL is invalid' },
  })
  relay.close()
})

test('behavior: what waits offline is sent in order, unless it was given up', async () => {
  const { relay, scripted, clock } = setUp()
  scripted.isDown = true
  const leaving = new AbortController()
  const first = relay.publish(message)
  const second = relay.publish({ ...message, message: 'BBBB', signal: leaving.signal })
  const third = relay.publish({ ...message, message: 'CCCC' })
  await until(() => isWaiting(relay, clock))
  leaving.abort(new Error('left'))
  await expect(second).rejects.toThrow('left')
  await expect(relay.publish({ ...message, signal: leaving.signal })).rejects.toThrow('left')
  scripted.isDown = false
  await clock.advance(625)
  await Promise.all([first, third])
  expect(scripted.mailboxes.get(topic)?.map((it) => it.message)).toEqual(['AAAA', 'CCCC'])
  relay.close()
})

test('error: more than a hundred do not wait', async () => {
  const { relay, scripted } = setUp()
  scripted.isDown = true
  const waiting = Array.from({ length: 100 }, (_, index) =>
    relay.publish({ ...message, message: `A${index}` }),
  )
  await expect(relay.publish(message)).rejects.toMatchObject({ code: 'relay/outbox-full' })
  relay.close()
  const outcomes = await Promise.allSettled(waiting)
  for (const outcome of outcomes)
    expect(outcome).toMatchObject({ reason: { code: 'relay/closed' } })
})

test.each([
  ['A message may have 262144 bytes at most.'],
  ['Message too large'],
  ['payload exceeds max size'],
])('error: a message that is too long for the relay says so: %s', async (words) => {
  const { relay, scripted } = setUp()
  scripted.rewrite = (text) => {
    const { id, result } = JSON.parse(text)
    const error = { code: -32_602, message: words }
    return [result === true ? JSON.stringify({ id, jsonrpc: '2.0', error }) : text]
  }
  await expect(relay.publish(message)).rejects.toMatchObject({
    code: 'relay/message-too-long',
    kind: 'invalid',
    message: 'The request is too long for the relay. Send less data in one request.',
    context: { reason: words },
  })
  relay.close()
})

test('error: what no relay takes is not sent', async () => {
  const { relay, scripted } = setUp()
  // 300 KB of data, in hexadecimal and sealed.
  await expect(relay.publish({ ...message, message: 'A'.repeat(819_300) })).rejects.toMatchObject({
    code: 'relay/message-too-long',
    message:
      'The request has 801 KB once it is sealed, and a relay takes 512 KB at most. Nothing was sent. Send less data in one request.',
  })
  expect(scripted.dialled).toEqual([])
  relay.close()
})

test('error: a relay that hangs up on a long frame is not sent it again; the rest arrives', async () => {
  const { relay, scripted, clock } = setUp()
  await relay.subscribe(topic)
  const long = 'B'.repeat(400_000)
  scripted.remove = (frame) => {
    if (frame.params?.message !== long) return frame.params?.message ? 'call' : 'nothing'
    for (const client of [...scripted.clients])
      if (client.isOpen) {
        client.isOpen = false
        client.parameters.onClose({ code: 1009, reason: '' })
      }
    return 'call'
  }
  const short = relay.publish(message)
  const refused = expect(relay.publish({ ...message, message: long })).rejects.toMatchObject({
    code: 'relay/message-too-long',
  })
  await refused
  scripted.remove = () => 'nothing'
  await clock.advance(5_000)
  await short
  expect(scripted.published.map((text) => JSON.parse(text).params.message)).toEqual(['AAAA'])
  relay.close()
})

test('behavior: a long message has the time that a slow line takes for it', async () => {
  const { relay, scripted, clock } = setUp()
  await relay.subscribe(topic)
  scripted.isDeaf = true
  void relay.publish({ ...message, message: 'B'.repeat(400_000) }).catch(() => {})
  await clock.advance(20_000)
  expect(relay.state.getState().status).toBe('connected')
  await clock.advance(11_000)
  expect(relay.state.getState().status).toBe('offline')
  relay.close()
})

test('error: what the relay calls invalid is refused; anything else is tried again', async () => {
  const { relay, scripted, clock } = setUp()
  await relay.subscribe(topic)
  const { answer } = scripted
  scripted.answer = () => ({ error: { code: -32_602, message: 'A message may have 1 byte' } })
  await expect(relay.publish(message)).rejects.toMatchObject({
    code: 'relay/refused',
    context: { reason: 'A message may have 1 byte' },
  })
  let calls = 0
  scripted.answer = () => {
    calls++
    return { error: { code: -32_005, message: 'Too many calls' } }
  }
  const published = relay.publish({ ...message, message: 'BBBB' })
  await until(() => calls === 1)
  await clock.advance(1_000)
  await until(() => calls === 2)
  scripted.answer = answer
  await clock.advance(2_000)
  await published
  relay.close()
})

test('behavior: a subscription that the relay puts off is asked for again', async () => {
  const { relay, scripted, clock } = setUp()
  const { answer } = scripted
  scripted.answer = () => ({ error: { code: -32_005, message: 'Too many calls' } })
  const subscribed = relay.subscribe(topic)
  await until(() => relay.state.getState().status === 'offline')
  scripted.answer = answer
  await clock.advance(1_000)
  await subscribed
  expect(relay.state.getState()).toEqual({ status: 'connected' })
  relay.close()
})

test.each(['irn_', 'irn_publish'])(
  'error: a relay that answers every %s with a refusal is as good as away, until it takes something',
  async (refused) => {
    const { relay, scripted, clock } = setUp()
    const { answer } = scripted
    scripted.answer = (client, frame, text) =>
      frame.method?.startsWith(refused)
        ? { error: { code: -32_002, message: 'No database' } }
        : answer(client, frame, text)
    const startMs = clock.now()
    const subscribed = relay.subscribe(topic)
    const gaveUp = new AbortController()
    const first = relay.publish({ ...message, signal: gaveUp.signal })
    const isTold = () => {
      const state = relay.state.getState()
      return state.status === 'offline' && state.sinceMs === startMs
    }
    await until(isTold)
    await clock.advance(7_000)
    expect(isTold()).toBe(true)
    // A new link in the place of one that was never taken is no sign of life.
    gaveUp.abort(new Error('Left'))
    await expect(first).rejects.toThrow('Left')
    const calls = scripted.received.length
    const second = relay.publish({ ...message, message: 'BBBB' })
    await until(() => scripted.received.length > calls)
    await clockTurn()
    expect(isTold()).toBe(true)
    scripted.answer = answer
    await clock.advance(1_000)
    await second
    expect(relay.state.getState()).toEqual({ status: 'connected' })
    await clock.advance(8_000)
    await subscribed
    relay.close()
  },
)

test('behavior: unsubscribes by the id of the subscription, and hears no more', async () => {
  const { relay, scripted } = setUp()
  const listener = vi.fn()
  relay.onMessage(listener)
  await Promise.all([relay.subscribe(topic), relay.subscribe(other)])
  await relay.unsubscribe(topic)
  await until(() => scripted.received.some((text) => text.includes('irn_unsubscribe')))
  await until(() => [...scripted.clients].every(({ topics }) => !topics.has(topic)))
  for (const client of scripted.clients) client.topics.add(topic)
  scripted.publish(topic, 'BBBB')
  scripted.publish(other, 'CCCC')
  await until(() => listener.mock.calls.length === 1)
  expect(listener.mock.calls[0]?.[0]).toMatchObject({ topic: other })
  relay.close()
})

test('behavior: a socket is closed at once when nothing is under way and nothing more is coming', async () => {
  const { relay, scripted, clock } = setUp()
  await relay.subscribe(topic)
  void relay.unsubscribe(topic)
  const published = relay.publish({
    topic,
    message: 'AAAA',
    ttlSeconds: 60,
    tag: 1112,
    prompt: false,
  })
  relay.closeSoon?.()
  await published
  await until(() => isWaiting(relay, clock) || clock.pending() > 0)
  await clock.advance(0)
  await until(() => scripted.clients.size === 0)
  expect(scripted.mailboxes.get(topic)).toHaveLength(1)
  // Only this once: the next time it stays for half a minute again.
  await relay.subscribe(topic)
  await relay.unsubscribe(topic)
  await clock.advance(1_000)
  expect(scripted.clients.size).toBe(1)
  relay.close()
})

test('behavior: a socket that nobody needs is closed after half a minute', async () => {
  const { relay, scripted, clock } = setUp()
  await relay.subscribe(topic)
  await relay.unsubscribe(topic)
  await until(() => scripted.received.some((text) => text.includes('irn_unsubscribe')))
  await clock.advance(29_999)
  expect(scripted.clients.size).toBe(1)
  await clock.advance(1)
  expect(scripted.clients.size).toBe(0)
  expect(relay.state.getState()).toEqual({ status: 'idle' })
  await relay.subscribe(other)
  expect(scripted.dialled).toHaveLength(2)
  relay.close()
  expect(scripted.clients.size).toBe(0)
  expect(clock.pending()).toBe(0)
})

test('behavior: 1,000 messages, each doubled and shuffled, are each heard once', async () => {
  const { relay, scripted } = setUp()
  const window: string[] = []
  scripted.rewrite = (text) => {
    if (!text.includes('irn_subscription')) return [text]
    window.push(text, text)
    // Five are held back, and any of them goes on.
    return window.length <= 5 ? [] : [0, 1].flatMap(() => window.splice(window.length % 5, 1))
  }
  const deliveries: string[] = []
  relay.onMessage(async ({ message: text }) => {
    deliveries.push(text)
    await Promise.resolve()
  })
  await relay.subscribe(topic)
  const texts = Array.from({ length: 1_000 }, (_, index) => `M${index}`)
  for (const [index, text] of texts.entries()) {
    scripted.publish(topic, text)
    if (index % 100 === 0) await clockTurn()
  }
  for (const text of window.splice(0)) scripted.sayToAll(text)
  scripted.rewrite = (text) => [text]
  await until(() => deliveries.length >= 995)
  scripted.cut()
  await reconnect(relay)
  await until(() => scripted.acknowledged.size === 1_000)
  expect(new Set(deliveries).size).toBe(1_000)
  expect(deliveries).toHaveLength(1_000)
  relay.close()
})

test.each(['call', 'answer', 'nothing'] as const)(
  'behavior: 100 cuts with a publication under way (%s lost): none is lost, none doubled',
  async (lost) => {
    const { relay, scripted, clock } = setUp()
    const deliveries: string[] = []
    relay.onMessage(({ message: text }) => void deliveries.push(text))
    await relay.subscribe(topic)
    for (let round = 0; round < 100; round++) {
      scripted.remove = ({ method }) => (method === 'irn_publish' ? lost : 'nothing')
      const published = relay.publish({ ...message, message: `S${round}` })
      scripted.publish(topic, `R${round}`)
      for (let turn = 0; turn < round % 5; turn++) await Promise.resolve()
      if (round % 2 === 0) await clockTurn()
      scripted.cut()
      scripted.remove = () => 'nothing'
      await until(() => isWaiting(relay, clock))
      await clock.advance(1_000)
      await published
      await until(() => relay.state.getState().status === 'connected')
    }
    const mailbox = scripted.mailboxes.get(topic)?.map((it) => it.message) ?? []
    const numbers = Array.from({ length: 100 }, (_, round) => round)
    expect(mailbox.filter((it) => it.startsWith('S'))).toEqual(numbers.map((it) => `S${it}`))
    await until(() => deliveries.length === 100)
    expect([...deliveries].sort()).toEqual(numbers.map((it) => `R${it}`).sort())
    // Repetitions are the same to the last byte.
    expect(new Set(scripted.published).size).toBe(100)
    relay.close()
  },
)

test('behavior: cut for 60 s with a publication under way', async () => {
  const { relay, scripted, clock } = setUp()
  await relay.subscribe(topic)
  scripted.remove = ({ method }) => (method === 'irn_publish' ? 'answer' : 'nothing')
  const published = relay.publish(message)
  await until(() => scripted.published.length === 1)
  scripted.isDown = true
  scripted.remove = () => 'nothing'
  scripted.cut()
  for (let second = 0; second < 60; second++) {
    await clock.advance(1_000)
    await clockTurn()
  }
  scripted.isDown = false
  scripted.publish(topic, 'BBBB')
  const deliveries = new Promise<RelayMessage>((resolve) => relay.onMessage(resolve))
  // Step by step, because signing takes its own time.
  while (relay.state.getState().status !== 'connected') {
    await clock.advance(250)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  await published
  expect(scripted.mailboxes.get(topic)?.map((it) => it.message)).toEqual(['AAAA', 'BBBB'])
  expect((await deliveries).message).toBe('BBBB')
  relay.close()
})

test('error: a hostile relay gets nothing in, and fills nothing', async () => {
  const { relay, scripted } = setUp()
  const symKey = Key.random()
  const opened: string[] = []
  const seen: RelayMessage[] = []
  relay.onMessage((deliveries) => {
    seen.push(deliveries)
    const text = Envelope.open({ symKey, envelope: deliveries.message })
    if (text !== null) opened.push(text)
  })
  await relay.subscribe(topic)
  const published = relay.publish(message)
  await published
  const settled = relay.publish({ ...message, message: 'CCCC' })
  const good = Envelope.seal({ symKey, text: '{"id":1}' })
  const flipped = `${good.slice(0, 20)}${good[20] === 'A' ? 'B' : 'A'}${good.slice(21)}`
  const push = (data: unknown, id: unknown = 7) =>
    JSON.stringify({ id, jsonrpc: '2.0', method: 'irn_subscription', params: { id: 'x', data } })
  const data = { topic, message: good, publishedAt: 1, tag: 1109 }
  const frames = [
    '',
    'null',
    '[]',
    '0',
    '"text"',
    '{',
    '{}',
    '\u0000',
    push(null),
    push({}),
    push({ ...data, topic: other }),
    push({ ...data, topic: topic.toUpperCase() }),
    push({ ...data, message: 7 }),
    push({ ...data, tag: '1109' }),
    push({ ...data, publishedAt: null }),
    push({ ...data, message: 'A'.repeat(1024 * 1024 + 4) }),
    push({ ...data, message: 'A'.repeat(3 * 1024 * 1024) }),
    push(data, null),
    push(data, { toString: 1 }),
    push(data, 'x'.repeat(129)),
    '{"method":"irn_subscription","params":null,"id":1}',
    '{"id":1,"jsonrpc":"2.0","method":"irn_publish","params":{}}',
    '{"id":1,"jsonrpc":"2.0","result":true}',
    '{"id":"1","jsonrpc":"2.0","result":true}',
    '{"id":1e999,"jsonrpc":"2.0","error":{}}',
    '{"__proto__":{"result":true},"id":2}',
  ]
  for (const frame of frames) scripted.sayToAll(frame)
  await settled
  await clockTurn()
  expect(seen).toEqual([])

  scripted.sayToAll(push({ ...data, message: flipped }))
  await until(() => seen.length === 1)
  expect(opened).toEqual([])
  for (let replay = 0; replay < 100; replay++) scripted.sayToAll(push(data, 1_000 + replay))
  await clockTurn()
  expect(opened).toEqual(['{"id":1}'])
  // The relay goes on as if nothing had been.
  expect(relay.state.getState().status).toBe('connected')
  await relay.publish({ ...message, message: 'DDDD' })
  relay.close()
})

test('error: 20,000 pushes of a relay that will not stop leave little behind', async () => {
  const { relay, scripted } = setUp()
  relay.onMessage(() => new Promise(() => {}))
  await relay.subscribe(topic)
  const [client] = scripted.clients
  globalThis.gc?.()
  const before = process.memoryUsage().heapUsed
  for (let index = 0; index < 20_000; index++) {
    const data = { topic, message: `${index}${'A'.repeat(500)}`, publishedAt: 1, tag: 1 }
    const params = { id: 'x', data }
    client?.parameters.onText(
      JSON.stringify({ id: index, jsonrpc: '2.0', method: 'irn_subscription', params }),
    )
    if (index % 1_000 === 0) await clockTurn()
  }
  globalThis.gc?.()
  expect((process.memoryUsage().heapUsed - before) / 1024 / 1024).toBeLessThan(60)
  relay.close()
}, 60_000)

test('behavior: a frozen page releases everything, and comes back with what it missed', async () => {
  const { relay, scripted, clock, page, origin } = setUp()
  const deliveries: string[] = []
  relay.onMessage(({ message: text }) => void deliveries.push(text))
  await relay.subscribe(topic)
  page.change('asleep')
  expect(scripted.clients.size).toBe(0)
  expect(origin.channels.size).toBe(0)
  expect([...origin.lines.values()].flat()).toEqual([])
  expect(clock.pending()).toBe(0)
  scripted.publish(topic, 'BBBB')
  const published = relay.publish(message)
  await clock.advance(300_000)
  expect(scripted.dialled).toHaveLength(1)
  page.change('awake')
  await published
  await until(() => deliveries.length === 1)
  expect(deliveries).toEqual(['BBBB'])
  relay.close()
})

function setUp({ hasLocks = false }: { hasLocks?: boolean } = {}) {
  const clock = createFakeClock()
  const scripted = createScriptedRelay()
  const origin = createFakeOrigin({ relay: scripted, hasLocks })
  const page = origin.openPage()
  const seed = Key.random()
  let watching = 0
  const { watchPage } = page.platform
  page.platform.watchPage = (listener) => {
    watching++
    return watchPage(listener)
  }
  const parameters = { url, projectId: 'shop & co', seed: () => seed, clock }
  const relay = createRelay({ ...parameters, platform: page.platform })
  return { clock, scripted, origin, page, relay, watched: () => watching }
}

/** Waits in real time, for what the fake clock does not move: signing is the system's. */
async function until(condition: () => boolean) {
  await vi.waitFor(() => expect(condition()).toBe(true), { interval: 1, timeout: 5_000 })
}

function clockTurn() {
  return new Promise((resolve) => setTimeout(resolve, 0))
}

/** Between two attempts. */
function isWaiting(relay: Relay, clock: { now(): number }) {
  const state = relay.state.getState()
  return state.status === 'offline' && state.nextAttemptAtMs > clock.now()
}

async function reconnect(relay: Relay) {
  relay.retry()
  await until(() => relay.state.getState().status === 'connected')
}

function readToken(dialled: string): { aud: string; iat: number; exp: number; sub: string } {
  const auth = new URL(dialled).searchParams.get('auth') ?? ''
  return JSON.parse(Buffer.from(auth.split('.')[1] ?? '', 'base64url').toString())
}
