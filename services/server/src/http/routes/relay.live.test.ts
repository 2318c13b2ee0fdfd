import { once } from 'node:events'
import { request } from 'node:http'
import { connect as connectTcp } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { endurance } from '../../../../../scripts/endurance.ts'
import { describeDatabases } from '../../../test/describeDatabases.ts'
import { frameOf } from '../../../test/frameOf.ts'
import { openTestRelay } from '../../../test/openTestRelay.ts'
import {
  connect,
  createIdentity,
  createToken,
  randomTopic,
  sealed,
} from '../../../test/relayClient.ts'
import { databaseUnavailable } from '../../platform/database/errors.ts'

describeDatabases('the door of the relay', ({ database, kind }) => {
  const open = async (parameters: Partial<Parameters<typeof openTestRelay>[0]> = {}) => {
    const relay = await openTestRelay({ database: database(), ...parameters })
    onTestFinished(() => relay.close())
    return relay
  }
  const refusal = async (parameters: Parameters<typeof connect>[0]) =>
    (await connect(parameters)).closed

  test('error: who cannot prove who it is is told so and does not come back', async () => {
    const { url, counted } = await open()
    const [identity, other] = [createIdentity(), createIdentity()]
    for (const [token, reason] of [
      ['', 'JWT missing: connect with ?auth=…'],
      [
        createToken({ identity, audience: 'wss://relay.walletconnect.org' }),
        'JWT aud is another relay: the operator names this one in RELAY_URLS',
      ],
      [createToken({ identity, audience: url, claims: { exp: 1_700_000_000 } }), 'JWT has expired'],
      [
        createToken({ identity, audience: url, signedBy: other.privateKey }),
        'JWT signature is not that of iss',
      ],
    ] as const) {
      expect(await refusal({ url, token })).toEqual({ code: 3000, reason })
    }
    expect(counted).toMatchObject({ token: 4 })
    // One that was named is let in.
    const named = await open({ environment: { RELAY_URLS: 'wss://foyer.example/relay' } })
    const token = createToken({ identity, audience: 'wss://foyer.example/relay' })
    expect(await (await connect({ ...named, token })).subscribe(randomTopic())).toMatch(
      /^[0-9a-f]{64}$/,
    )
  })

  test('error: pages and projects that nobody allowed are told so', async () => {
    const { url } = await open({
      projects: [
        { id: 'shop', name: 'Shop', origins: ['https://shop.example'] },
        { id: 'wallet', name: 'Wallet', origins: [] },
      ],
    })
    const origin = (name: string) => ({ headers: { origin: name } })
    const noProject = {
      code: 3000,
      reason: 'Project not found: the operator registers the projectId',
    }
    const noOrigin = { code: 3000, reason: 'Origin not allowed: the operator adds it' }
    for (const query of ['', 'projectId=', 'projectId=SHOP', 'projectId=__proto__'])
      expect(await refusal({ url, query })).toEqual(noProject)
    expect(
      await refusal({ url, query: 'projectId=shop', ...origin('https://evil.example') }),
    ).toEqual(noOrigin)
    expect(
      await refusal({ url, query: 'projectId=wallet', ...origin('https://shop.example') }),
    ).toEqual(noOrigin)
    for (const [query, headers] of [
      ['projectId=shop', { origin: 'https://shop.example' }],
      ['projectId=shop', { origin: 'http://localhost:5100' }],
      ['projectId=shop', {}],
      ['projectId=wallet', {}],
    ] as const) {
      const client = await connect({ url, query, headers: headers as Record<string, string> })
      expect(await client.subscribe(randomTopic())).toBeTruthy()
    }
  })

  test('error: too many connections of one address or project are refused', async () => {
    const address = await open({ bounds: { maxSocketsPerAddress: 2 } })
    const [first] = [await connect(address), await connect(address)]
    await expect(connect(address)).rejects.toThrow('503')
    await first.close()
    await until(() => address.counted.sockets === 1)
    await connect(address)
    expect(address.counted.sockets).toBe(2)

    const project = await open({
      bounds: { maxSocketsPerProject: 1 },
      projects: [
        { id: 'test', name: 'Test', origins: [] },
        { id: 'b', name: 'B', origins: [] },
      ],
    })
    await connect(project)
    await expect(connect(project)).rejects.toThrow('503')
    await connect({ ...project, query: 'projectId=b' })
  })

  test('error: a client that opens too many loses its own, and nobody beside it anything', async () => {
    const bounds = { maxSocketsPerAddress: 50, maxSocketsPerClient: 8 }
    const relay = await open({ bounds })
    const neighbour = await connect(relay)
    await neighbour.subscribe(randomTopic())
    const identity = createIdentity()
    const working = await connect({ ...relay, identity })
    const topic = randomTopic()
    await working.subscribe(topic)
    for (let n = 0; n < 120; n += 30)
      await Promise.all(Array.from({ length: 30 }, () => connect({ ...relay, identity })))
    await until(() => relay.counted.sockets === 9)
    expect(relay.counted.surplus).toBe(113)
    expect(relay.counted.refused).toBeUndefined()
    // A user new at the same address comes in, and what was in use is.
    const intruder = await connect(relay)
    await intruder.publish(topic, 'c3RpbGw=')
    expect(await working.receive(1)).toEqual(['c3RpbGw='])
    expect(await neighbour.subscribe(randomTopic())).toBeTruthy()
  })

  test('behavior: who waits to come in takes room, and leaving does not wait for it', async () => {
    const bounds = { maxSocketsPerAddress: 6, maxSocketsPerClient: 32 }
    const relay = await open({ bounds })
    const identity = createIdentity()
    const crowd = Promise.allSettled(
      Array.from({ length: 6 }, () => connect({ ...relay, identity })),
    )
    await until(() => relay.counted.sockets === 4)
    await expect(connect(relay)).rejects.toThrow('503')
    const startMs = performance.now()
    await relay.close()
    expect(performance.now() - startMs).toBeLessThan(1_000)
    await crowd
  })

  test('error: too many calls are refused, and a client that goes on is cut', async () => {
    const relay = await open({ bounds: { maxCallsPerMinute: 10 } })
    const client = await connect(relay)
    const topic = randomTopic()
    for (let n = 0; n < 10; n++) await client.subscribe(topic)
    await expect(client.subscribe(topic)).rejects.toMatchObject({ code: -32005 })
    for (let n = 0; n < 300; n++) client.subscribe(topic).catch(() => {})
    expect(await client.closed).toEqual({ code: 1013, reason: 'Too many calls' })
    // Many topics are many calls, and who comes back with them has to have room for one.
    const large = await open({ bounds: { maxCallsPerMinute: 30 } })
    const many = await connect(large)
    const topics = Array.from({ length: 500 }, randomTopic)
    await many.call('irn_batchSubscribe', { topics })
    for (let n = 0; n < 4; n++) await many.subscribe(topic)
    await many.call('irn_batchSubscribe', { topics })
    await expect(many.subscribe(topic)).rejects.toMatchObject({ code: -32005 })
    // And so are long messages.
    const long = await open({ bounds: { maxCallsPerMinute: 20 } })
    const publisher = await connect(long)
    await publisher.publish(topic, sealed(180_000))
    for (let n = 0; n < 5; n++) await publisher.publish(topic, sealed())
    await expect(publisher.publish(topic, sealed())).rejects.toMatchObject({ code: -32005 })
    // Connections count with calls, whichever way they come.
    const limited = await open({ environment: { RATE_LIMIT_RELAY: '1' } })
    await connect(limited)
    await expect(connect(limited)).rejects.toThrow('429')
  })

  test('behavior: without an upgrade it says what it is, and other routes answer with one', async () => {
    const { url } = await open()
    const http = url.replace('ws', 'http')
    const answer = await fetch(http)
    expect([answer.status, answer.headers.get('upgrade')]).toEqual([426, 'websocket'])
    const ask = async (path: string, headers: Record<string, string>, method = 'GET') => {
      const asked = request(new URL(path, http), {
        headers: { connection: 'upgrade', ...headers },
        method,
      })
      const [response] = await once(asked.end(), 'response')
      response.resume()
      return response.statusCode
    }
    expect(await ask('/getWallets', { upgrade: 'h2c' })).toBe(200)
    expect(await ask('/relay', { upgrade: 'h2c' })).toBe(426)
    expect(await ask('/relay', { upgrade: 'websocket', 'sec-websocket-version': '13' })).toBe(400)
    expect(await ask('/nothing', { upgrade: 'websocket' })).toBe(404)
    expect(await ask('/e', { upgrade: 'websocket' }, 'POST')).toBe(400)
    expect(await ask(`/relay?auth=${'a'.repeat(9_000)}`, { upgrade: 'websocket' })).toBe(400)
  })

  test('error: a socket from which nothing comes is cut, and one that answers stays', async () => {
    const relay = await open({ pingEveryMs: 400 })
    const [silent, awake] = [await connect(relay), await connect(relay)]
    // It reads nothing any more, so it answers no ping.
    rawOf(silent.socket).pause()
    await until(() => relay.counted.silent === 1)
    await wait(1_000)
    expect(await awake.subscribe(randomTopic())).toBeTruthy()
    expect(relay.counted).toMatchObject({ silent: 1, sockets: 1 })
  })

  test('error: a message that never ends is cut, however many pings are answered', async () => {
    const relay = await open({ pingEveryMs: 1_500 })
    const [fragment, halfway, pinging] = [
      await connect(relay),
      await connect(relay),
      await connect(relay),
    ]
    fragment.socket.send('a'.repeat(1_000), { fin: false })
    rawOf(halfway.socket).write(frameOf({ opcode: 1, payload: 100_000 }).subarray(0, 50_000))
    const pings = setInterval(() => pinging.socket.ping('still here'), 20)
    onTestFinished(() => clearInterval(pings))
    const startMs = performance.now()
    await Promise.all([fragment.closed, halfway.closed])
    expect(performance.now() - startMs).toBeGreaterThan(900)
    await until(() => relay.counted.sockets === 1)
    expect(relay.counted.unfinished).toBe(2)
    await wait(1_500)
    // In two frames that come one after the other it is a message as any.
    const call = {
      id: 99,
      jsonrpc: '2.0',
      method: 'irn_subscribe',
      params: { topic: randomTopic() },
    }
    const [begin, end] = [JSON.stringify(call).slice(0, 20), JSON.stringify(call).slice(20)]
    const answer = once(pinging.socket, 'message')
    pinging.socket.send(begin, { fin: false })
    await wait(100)
    pinging.socket.send(end)
    expect(JSON.parse(`${(await answer)[0]}`)).toMatchObject({ id: 99, result: expect.any(String) })
    expect(relay.counted.unfinished).toBe(2)
  })

  test('error: messages that do not end take little memory together', async () => {
    const relay = await open()
    const begun = frameOf({ opcode: 1, payload: 500_000, isLast: false })
    const clients = []
    for (let n = 0; n < 20; n++) {
      const client = await connect(relay)
      clients.push(client)
      rawOf(client.socket).write(begun)
    }
    // Some 4 MB are held, and those that began last hold them.
    await until(() => (relay.counted.unfinished ?? 0) >= 12)
    await wait(200)
    expect(relay.counted.unfinished).toBeLessThan(15)
    expect(clients[0]?.socket.readyState).toBe(WebSocket.CLOSED)
    expect(clients.at(-1)?.socket.readyState).toBe(WebSocket.OPEN)
    for (const { socket } of clients) socket.terminate()
  })

  // What a socket holds is the same beside either database, and PGlite takes a core for ten seconds.
  test.runIf(kind === 'postgresql')(
    'behavior: who reads slowly gets everything later, and memory holds little of it',
    {
      timeout: 120_000,
    },
    async () => {
      const relay = await open({ mailboxes: { maxMessages: 1_000, maxBytes: 2 ** 30 } })
      const [publisher, slow] = [await connect(relay), await connect(relay)]
      const topic = randomTopic()
      await slow.subscribe(topic)
      rawOf(slow.socket).pause()
      const messages = Array.from({ length: 400 }, () => sealed(100_000))
      for (let n = 0; n < messages.length; n += 20)
        await Promise.all(messages.slice(n, n + 20).map((each) => publisher.publish(topic, each)))
      expect(relay.counted.delivered).toBeLessThan(200)
      rawOf(slow.socket).resume()
      await slow.receive(400)
      expect(slow.received.map(({ message }) => message).toSorted()).toEqual(messages.toSorted())
      expect(slow.received).toHaveLength(400)
    },
  )

  test('error: who asks and does not read the answers is cut', async () => {
    const relay = await open({ mailboxes: { maxMessages: 1_000, maxBytes: 2 ** 30 } })
    const [publisher, deaf] = [await connect(relay), await connect(relay)]
    const topic = randomTopic()
    for (let n = 0; n < 10; n++) await publisher.publish(topic, sealed(100_000))
    rawOf(deaf.socket).pause()
    for (let n = 0; n < 30; n++) deaf.call('irn_fetchMessages', { topic }).catch(() => {})
    await until(() => relay.counted.slow === 1)
    expect(await publisher.subscribe(topic)).toBeTruthy()
    deaf.socket.terminate()
  })

  test('behavior: nothing that untrusted clients send stops it', { timeout: 120_000 }, async () => {
    const relay = await open()
    const witness = await connect(relay)
    const topic = randomTopic()
    await witness.subscribe(topic)
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc
        .record(
          {
            id: fc.jsonValue(),
            jsonrpc: fc.jsonValue(),
            method: fc.constantFrom(
              'irn_publish',
              'irn_batchSubscribe',
              'wc_approveSession',
              'toString',
              7,
            ),
            params: fc.oneof(
              fc.jsonValue(),
              fc.record(
                {
                  topic: fc.oneof(fc.constant(topic), fc.jsonValue()),
                  topics: fc.array(fc.oneof(fc.constant(topic), fc.jsonValue())),
                  message: fc.oneof(fc.base64String(), fc.jsonValue()),
                  ttl: fc.oneof(fc.integer(), fc.double(), fc.jsonValue()),
                  tag: fc.oneof(fc.integer(), fc.jsonValue()),
                  __proto__: fc.jsonValue(),
                },
                { requiredKeys: [] },
              ),
            ),
            result: fc.option(fc.jsonValue()),
          },
          { requiredKeys: [] },
        )
        .map((frame) => JSON.stringify(frame)),
    )
    const before = process.memoryUsage().rss
    let sent = 0
    await fc.assert(
      fc.asyncProperty(fc.array(anything, { minLength: 1, maxLength: 80 }), async (frames) => {
        const intruder = await connect(relay)
        for (const frame of frames) intruder.socket.send(frame)
        // Unless it was cut, everything before is done with.
        await intruder.call('irn_batchSubscribe', { topics: [] }).catch(() => {})
        sent += frames.length
        await intruder.close()
      }),
      { numRuns: endurance({ few: 30, all: 100 }), timeout: 5_000 },
    )
    expect(relay.counted.invalid).toBeGreaterThan(sent / 4)
    for (const bytes of [Buffer.from([0, 255]), Buffer.alloc(100_000)]) {
      const intruder = await connect(relay)
      intruder.socket.send(bytes)
      expect(await intruder.closed).toEqual({ code: 1003, reason: 'Text only' })
    }
    const long = await connect(relay)
    long.socket.on('error', () => {})
    long.socket.send('x'.repeat(1_200_000))
    expect((await long.closed).code).toBe(1009)
    const deep = await connect(relay)
    deep.socket.send('['.repeat(300_000))
    deep.socket.send(
      `{"id":99,"method":"irn_publish","params":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    )
    await deep.call('irn_subscribe', { topic })

    // Frames that are no WebSocket at all.
    const { hostname, port } = new URL(relay.url)
    for (const garbage of [
      Buffer.from([0xff, 0xff, 0xff, 0xff]),
      Buffer.from('GET / HTTP/1.1\r\n\r\n'),
    ]) {
      const broken = await connect(relay)
      broken.socket.on('error', () => {})
      rawOf(broken.socket).write(garbage)
      await broken.closed
    }
    for (const text of [
      'GET /relay HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: upgrade\r\n\r\n',
      '\0\r\n\r\n',
    ]) {
      const socket = connectTcp(Number(port), hostname)
      socket.on('error', () => {})
      socket.resume()
      socket.write(text)
      socket.end()
      await once(socket, 'close')
    }
    const publisher = await connect(relay)
    witness.received.length = 0
    await publisher.publish(topic, 'YWxpdmU=')
    await witness.receive(1)
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1_024 * 1_024)
    expect(relay.lines.filter((line) => line.includes('failed'))).toEqual([])
  })

  test('behavior: leaving answers what was called and sends clients to another process', async () => {
    let runs = 0
    const run: ReturnType<typeof database>['run'] = async (work) => {
      runs += 1
      await wait(500)
      return database().run(work)
    }
    const relay = await open({ database: { run } })
    const [publisher, reader] = [await connect(relay), await connect(relay)]
    const calls = Array.from({ length: 50 }, () => publisher.publish(randomTopic(), sealed()))
    const answers = Promise.allSettled(calls)
    await until(() => runs > 0)
    const startMs = performance.now()
    await relay.close()
    expect(performance.now() - startMs).toBeLessThan(4_000)
    expect((await answers).filter(({ status }) => status === 'fulfilled')).toHaveLength(50)
    expect(await reader.closed).toEqual({ code: 1012, reason: 'Restarting' })
    await expect(connect(relay)).rejects.toThrow(/503|ECONNREFUSED/)
  })

  test('behavior: the log names no topic, no client, no token and no message', async () => {
    const broken = { run: () => Promise.reject(new Error('connection terminated')) }
    const secrets: string[] = []
    for (const relay of [await open(), await open({ database: broken })]) {
      const identity = createIdentity()
      const token = createToken({ identity, audience: relay.url })
      const client = await connect({ ...relay, identity, token })
      const [topic, message] = [randomTopic(), sealed()]
      await client.subscribe(topic)
      await client.publish(topic, message).catch(() => {})
      await client.call('irn_fetchMessages', { topic }).catch(() => {})
      await refusal({ ...relay, token: token.slice(0, -9) })
      secrets.push(topic, message, identity.clientId, token, token.slice(0, -9))
      const log = relay.lines.join('\n')
      expect(log.length).toBeGreaterThan(0)
      for (const secret of secrets) {
        expect(log).not.toContain(secret)
        expect(log).not.toContain(secret.slice(0, 24))
      }
    }
  })

  // PGlite is never away.
  test.runIf(kind === 'postgresql')(
    'behavior: while the database is away calls fail, sockets stay, and then all is as before',
    async () => {
      let isAway = false
      const run: ReturnType<typeof database>['run'] = (work) =>
        isAway ? Promise.reject(away()) : database().run(work)
      const relay = await open({ database: { run } })
      const [publisher, reader] = [await connect(relay), await connect(relay)]
      const topic = randomTopic()
      await publisher.publish(topic, 'YmVmb3Jl')
      isAway = true
      await expect(publisher.publish(topic, 'bG9zdA==')).rejects.toMatchObject({ code: -32002 })
      expect(await reader.subscribe(topic)).toBeTruthy()
      await wait(600)
      expect(reader.received).toEqual([])
      isAway = false
      expect(await reader.receive(1)).toEqual(['YmVmb3Jl'])
      await publisher.publish(topic, 'bG9zdA==')
      expect(await reader.receive(2)).toEqual(['YmVmb3Jl', 'bG9zdA=='])
      expect(relay.lines.filter((line) => line.includes('Mailboxes cannot be read'))).toHaveLength(
        1,
      )
    },
  )
})

const away = () => databaseUnavailable({ cause: null })

function rawOf(socket: object) {
  return (socket as { _socket: import('node:net').Socket })._socket
}

async function until(isSo: () => boolean) {
  while (!isSo()) await wait(10)
}
