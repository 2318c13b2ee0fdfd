import { setTimeout } from 'node:timers/promises'
import { Failure, OpenApiDocument } from '@foyer/protocol'
import { expect, test } from 'vitest'
import { endurance } from '../../../../scripts/endurance.ts'
import { createFakeChain } from '../../test/createFakeChain.ts'
import { createTestServer } from '../../test/createTestServer.ts'
import { invalidJson, undecidedJson, validJson } from '../../test/jsonCases.ts'

const { app } = await createTestServer({
  environment: {
    LOG_LEVEL: 'silent',
    RATE_LIMIT_LISTS: '0',
    RATE_LIMIT_EVENTS: '0',
    RATE_LIMIT_WRITES: '0',
    RATE_LIMIT_RPC: '0',
    ONRAMP: 'sandbox',
  },
  chains: createFakeChain(),
})
const { paths } = OpenApiDocument.parse((await app.inject('/openapi.json')).json())
const routes = Object.entries(paths).flatMap(([path, methods]) =>
  Object.hasOwn(methods as object, 'post') ? [path.replace(/\{\w+\}/, `0x${'1'.repeat(40)}`)] : [],
)

/** What the body reader says, before any route looks at the body. */
const noJson = 'The body is no JSON.'

async function post(route: string, payload: Buffer) {
  const answer = await app.inject({
    method: 'POST',
    url: `${route}?chainId=eip155:1`,
    headers: { 'content-type': 'application/json' },
    payload,
  })
  const message =
    answer.statusCode >= 400 ? Failure.parse(JSON.parse(answer.body)).message : 'accepted'
  return { status: answer.statusCode, message }
}

/** What is still held after everything that may go has gone. */
async function keptBytes(): Promise<number> {
  await setTimeout(20)
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/**
 * The same reader stands before every route, so a case goes to some of them in turn, and each route meets a part
 * of all cases; in `npm run endure` every route meets every case.
 */
function routesFor(index: number): string[] {
  const count = endurance({ few: 3, all: routes.length })
  return Array.from(
    { length: count },
    (_, turn) => routes[(index + turn) % routes.length] as string,
  )
}

/** As a whole body, and as a part of one that would be right. */
function bodiesOf(bytes: Buffer): Buffer[] {
  return [bytes, Buffer.concat([Buffer.from('{"id":1,"x":'), bytes, Buffer.from('}')])]
}

test('behavior: every route that takes a body is among those that are tried', () => {
  expect(routes.length).toBeGreaterThanOrEqual(8)
  expect(invalidJson.length + validJson.length + undecidedJson.length).toBeGreaterThanOrEqual(316)
})

test('error: what is no JSON is refused with 400 by every route', async () => {
  for (const [index, { name, bytes }] of invalidJson.entries()) {
    for (const route of routesFor(index)) {
      const { status, message } = await post(route, bytes)
      expect(status, `${route} ${name}`).toBe(400)
      expect(message, `${route} ${name}`).toMatch(/no JSON|is empty|nested/)
    }
  }
})

test('behavior: what is JSON is read as JSON by every route, whatever the route thinks of it', async () => {
  for (const [index, { name, bytes }] of validJson.entries()) {
    for (const route of routesFor(index)) {
      for (const body of bodiesOf(bytes)) {
        const { status, message } = await post(route, body)
        expect(status, `${route} ${name}`).toBeLessThan(500)
        expect(message, `${route} ${name}`).not.toBe(noJson)
      }
    }
  }
})

test('behavior: what parsers disagree about is answered, and keeps no memory', async () => {
  const kept = []
  for (let round = 0; round < 3; round++) {
    for (const [index, { name, bytes }] of undecidedJson.entries()) {
      for (const route of routesFor(index)) {
        for (const body of bodiesOf(bytes)) {
          const { status } = await post(route, body)
          expect(status, `${route} ${name}`).toBeLessThan(500)
        }
      }
    }
    kept.push(await keptBytes())
  }
  // The first round compiles and fills caches.
  const [, second, last] = kept
  expect(Number(last) - Number(second)).toBeLessThan(2 * 1_024 * 1_024)
})

test('behavior: the cases are what they are said to be', () => {
  for (const { name, bytes } of invalidJson) {
    expect(() => JSON.parse(bytes.toString()), name).toThrow()
  }
  for (const { name, bytes } of validJson) {
    expect(() => JSON.parse(bytes.toString()), name).not.toThrow()
  }
  const names = [...invalidJson, ...validJson, ...undecidedJson].map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})
