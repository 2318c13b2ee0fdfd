// A program of its own: many WebSocket clients, of the relay or of a bare server. It is told what to
// do over the channel, answers with times in milliseconds, and ends with the channel.
//
// { connect: { url, count, isRelay } }   opens them; each two of the relay share a topic, and all one
// { pairs: { perSecond, seconds } }      one client after the other sends to its neighbour, or to itself
// { everybody: { rounds } }              one client sends to all others, and waits until they have it
import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { once } from 'node:events'
import { WebSocket } from 'ws'

const messageBytes = 1_024
const openAtOnce = 50
const deadlineMs = 10_000

const clients = []
let isRelay = false
/** Of what is under way: when it was due, and what to do when it arrives. */
const underway = new Map()
const allTopic = randomBytes(32).toString('hex')
let lastId = 0
let failures = 0

const steps = { connect, pairs, everybody }
process.on('message', async (message) => {
  const [[step, parameters]] = Object.entries(message)
  failures = 0
  const answer = await steps[step](parameters)
  process.send({ ...answer, failures })
})
process.once('disconnect', () => process.exit(0))

async function connect({ url, count, ...more }) {
  isRelay = more.isRelay
  const topics = Array.from({ length: count / 2 }, () => randomBytes(32).toString('hex'))
  for (let from = 0; from < count; from += openAtOnce) {
    const some = Array.from({ length: Math.min(openAtOnce, count - from) }, (_, n) => from + n)
    clients.push(...(await Promise.all(some.map((n) => open(url, topics[n >> 1])))))
  }
}

async function open(url, topic) {
  const socket = new WebSocket(isRelay ? `${url}?auth=${createToken(url)}&projectId=bench` : url, {
    perMessageDeflate: false,
  })
  const client = { socket, topic, waiting: new Map() }
  socket.on('message', (data) =>
    isRelay ? takeFrame(client, data.toString()) : takeBareFrame(client, data.toString()),
  )
  socket.on('close', () => {
    failures++
  })
  await once(socket, 'open')
  if (isRelay) await call(client, 'irn_batchSubscribe', { topics: [topic, allTopic] })
  return client
}

function takeFrame(client, text) {
  const frame = JSON.parse(text)
  if (frame.method === 'irn_subscription') {
    client.socket.send(`{"id":${frame.id},"jsonrpc":"2.0","result":true}`)
    return arrive(frame.params.data.message)
  }
  if (frame.error) failures++
  client.waiting.get(frame.id)?.(frame)
  client.waiting.delete(frame.id)
}

/** Answered too, so that both servers read as many frames. */
function takeBareFrame(client, text) {
  client.socket.send('ok')
  arrive(text)
}

function call(client, method, params) {
  const id = ++lastId
  client.socket.send(JSON.stringify({ id, jsonrpc: '2.0', method, params }))
  return new Promise((resolve) => client.waiting.set(id, resolve))
}

function arrive(message) {
  underway.get(message)?.()
}

/** Sends a message nobody sent before, and resolves when `times` clients have it. */
function send({ client, topic, mark, times, onArrival }) {
  const message = `${mark}${randomBytes((messageBytes * 3) / 4)
    .toString('base64')
    .slice(1)}`
  return new Promise((resolve) => {
    let left = times
    const late = setTimeout(() => {
      failures += left
      underway.delete(message)
      resolve()
    }, deadlineMs)
    underway.set(message, () => {
      onArrival()
      if (--left > 0) return
      clearTimeout(late)
      underway.delete(message)
      resolve()
    })
    if (isRelay)
      void call(client, 'irn_publish', { topic, message, ttl: 300, tag: 1108, prompt: true })
    else client.socket.send(message)
  })
}

/** At an even pace, whether or not it keeps up; a time is counted from when the message was due. */
async function pairs({ perSecond, seconds }) {
  const timesMs = []
  const sent = []
  const startMs = performance.now()
  const total = perSecond * seconds
  while (sent.length < total) {
    const due = Math.min(total, Math.floor(((performance.now() - startMs) / 1_000) * perSecond) + 1)
    while (sent.length < due) {
      const dueMs = startMs + (sent.length / perSecond) * 1_000
      const client = clients[(sent.length * 7) % clients.length]
      const onArrival = () => timesMs.push(performance.now() - dueMs)
      sent.push(send({ client, topic: client.topic, mark: 'A', times: 1, onArrival }))
    }
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  await Promise.all(sent)
  return { timesMs }
}

async function everybody({ rounds }) {
  const timesMs = []
  for (let round = 0; round < rounds; round++) {
    const client = clients[(round * 31) % clients.length]
    const startMs = performance.now()
    const onArrival = () => timesMs.push(performance.now() - startMs)
    await send({ client, topic: allTopic, mark: 'B', times: clients.length - 1, onArrival })
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return { timesMs }
}

/** As a client of the protocol proves who it is. */
function createToken(audience) {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const key = Buffer.from(publicKey.export({ format: 'jwk' }).x, 'base64url')
  const iat = Math.floor(Date.now() / 1_000)
  const claims = {
    iss: `did:key:z${toBase58(Buffer.concat([Buffer.from([0xed, 0x01]), key]))}`,
    sub: randomBytes(32).toString('hex'),
    aud: audience,
    iat,
    exp: iat + 86_400,
  }
  const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const text = `${part({ alg: 'EdDSA', typ: 'JWT' })}.${part(claims)}`
  return `${text}.${sign(null, Buffer.from(text), privateKey).toString('base64url')}`
}

function toBase58(bytes) {
  const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
  let text = ''
  for (let number = BigInt(`0x${bytes.toString('hex')}`); number > 0n; number /= 58n)
    text = `${alphabet[Number(number % 58n)]}${text}`
  return text
}
