// A Fastify with one route that answers the bytes of another server, and how both are asked.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { quantile } from './report.mjs'

/** As a browser asks. */
const headers = { 'accept-encoding': 'gzip', origin: 'http://localhost:3000' }

/** What the bare route answers with, too. */
const copiedHeaders = ['content-type', 'content-encoding', 'access-control-allow-origin']

/**
 * Reads answers as they travel, not what they unpack to.
 *
 * @param {string[]} urls
 * @returns {Promise<{ headers: object, body: string }[]>} for {@link startBare}
 */
export async function copyAnswers(urls) {
  const copy = async (url) => {
    const [response] = await once(request(url, { headers }).end(), 'response')
    const chunks = []
    for await (const chunk of response) chunks.push(chunk)
    if (response.statusCode !== 200) throw new Error(`${url} answers ${response.statusCode}`)
    const copied = copiedHeaders.filter((name) => response.headers[name] !== undefined)
    return {
      headers: Object.fromEntries(copied.map((name) => [name, response.headers[name]])),
      body: Buffer.concat(chunks).toString('base64'),
    }
  }
  return Promise.all(urls.map(copy))
}

/**
 * Starts the bare route as a process of its own.
 *
 * @param {{ headers: object, body: string }[]} answers it gives at `/getWallets?page=`, counted from 1
 * @param {{ environment?: Record<string, string> }} [options] variables beside our own
 * @returns {Promise<{ url: string, stop: () => void }>}
 */
export async function startBare(answers, { environment = {} } = {}) {
  const child = forkHere('bareServer.mjs', environment)
  child.send(answers)
  const [{ url }] = await once(child, 'message')
  return { url, stop: () => child.disconnect() }
}

/**
 * Asks at an even pace, from a process of its own.
 *
 * @param {{ urls: string[], perSecond: number, seconds: number }} round `urls` are asked in turn
 * @returns {Promise<{ answers: number, failures: number, reasons: Record<string, number>, p50: number, p95: number, p99: number,
 *   longest: number }>} times in milliseconds
 */
export async function load({ urls, perSecond, seconds }) {
  const child = forkHere('pacedClient.mjs')
  child.send({ urls, perSecond, seconds, headers })
  const [{ timesMs, failures, reasons }] = await once(child, 'message')
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((part) => quantile(timesMs, part))
  return {
    answers: timesMs.length,
    failures,
    reasons,
    p50,
    p95,
    p99,
    longest: timesMs.reduce(longer, 0),
  }
}

const longer = (a, b) => Math.max(a, b)

const forkHere = (name, environment = {}) =>
  fork(fileURLToPath(new URL(name, import.meta.url)), {
    env: { ...process.env, ...environment },
  })
