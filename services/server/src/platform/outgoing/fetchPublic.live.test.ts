import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { fetchConfigured } from './fetchConfigured.ts'
import { createFetchPublic } from './fetchPublic.ts'
import { sendRequest } from './sendRequest.ts'

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

async function listen(answer: RequestListener, host = '127.0.0.1') {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

test('error: twelve spellings of this machine, and names that lead to it, never reach it', async () => {
  let hits = 0
  const port = await listen((_request, response) => {
    hits += 1
    response.end('{}')
  }, '::')
  const withCanary = (hostname: string, resolve?: () => Promise<string[]>) =>
    createFetchPublic({
      ...(resolve && { resolve }),
      // As if the canary stood at the only port that is asked, and spoke TLS.
      send: (parameters) =>
        sendRequest({ ...parameters, url: new URL(`http://${parameters.url.hostname}:${port}/`) }),
    })(`https://${hostname}/`, { timeoutMs: 3_000 })

  for (const hostname of [
    'localhost',
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f.0.0.1',
    '0177.0.0.1',
    '0.0.0.0',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[0000:0000:0000:0000:0000:0000:0000:0001]',
    '①②⑦.0.0.①',
  ]) {
    await expect(withCanary(hostname), hostname).rejects.toMatchObject({
      code: 'upstream/address-refused',
    })
  }
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
    await expect(withCanary('name.example', async () => [address])).rejects.toMatchObject({
      code: 'upstream/address-refused',
    })
  }
  expect(hits).toBe(0)
  // The canary sings: without the check it would have been reached.
  await sendRequest({
    url: new URL(`http://name.example:${port}/`),
    addresses: ['127.0.0.1'],
    maxBytes: 9,
    signal: AbortSignal.timeout(3_000),
  })
  expect(hits).toBe(1)
})

test('behavior: a connection goes to the given addresses, whatever the name resolves to', async () => {
  const hosts: (string | undefined)[] = []
  const port = await listen((request, response) => {
    hosts.push(request.headers.host)
    response.end('{}')
  })
  const answer = await sendRequest({
    url: new URL(`http://name.invalid:${port}/`),
    addresses: ['127.0.0.1'],
    maxBytes: 100,
    signal: AbortSignal.timeout(3_000),
  })
  expect([answer.status, hosts]).toEqual([200, [`name.invalid:${port}`]])
})

test('error: long, endless, compressed and slow answers', async () => {
  const port = await listen((request, response) => {
    response.on('error', () => {})
    switch (request.url) {
      case '/long':
        response.setHeader('content-length', 1_000_000)
        response.write('a')
        break
      case '/endless': {
        const send = () => {
          if (!response.destroyed) response.write('a'.repeat(10_000), () => setImmediate(send))
        }
        send()
        break
      }
      case '/bomb':
        response.setHeader('content-encoding', 'gzip')
        response.end('a')
        break
      case '/cut':
        response.setHeader('content-length', 100)
        response.write('a', () => response.destroy())
        break
      case '/slow':
        response.write('a')
        break
      case '/moved':
        response.writeHead(302, { location: '/fine' }).end()
        break
      default:
        response.setHeader('content-type', 'Application/JSON; charset=utf-8')
        response.end('{"fine":true}')
    }
  })
  const get = (path: string) =>
    fetchConfigured(`http://127.0.0.1:${port}/${path}`, { maxBytes: 50_000, timeoutMs: 500 })
  expect(await get('fine')).toMatchObject({ status: 200, contentType: 'application/json' })
  for (const path of ['long', 'endless', 'bomb', 'moved']) {
    await expect(get(path), path).rejects.toMatchObject({ code: 'upstream/answer-refused' })
  }
  await expect(get('cut')).rejects.toThrow()
  await expect(get('slow')).rejects.toMatchObject({ name: 'TimeoutError' })
})

test('behavior: JSON is sent with POST', async () => {
  const port = await listen((request, response) => {
    response.setHeader('content-type', `${request.headers['content-type']}`)
    response.statusCode = request.method === 'POST' ? 200 : 500
    request.pipe(response)
  })
  const answer = await fetchConfigured(`http://127.0.0.1:${port}/`, { json: { a: 'ä' } })
  expect(new TextDecoder().decode(answer.bytes)).toBe('{"a":"ä"}')
})
