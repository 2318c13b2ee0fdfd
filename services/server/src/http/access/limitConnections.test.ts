import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { limitConnections } from './limitConnections.ts'

test('error: an address with silent connections leaves room for another address', async () => {
  const server = createServer((_request, response) => void response.end('here'))
  limitConnections(server, 5)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const open = (localAddress: string) =>
    connect({ port, host: '127.0.0.1', localAddress }).on('error', () => {})
  const silent = Array.from({ length: 5 }, () => open('127.0.0.2'))
  await Promise.all(silent.map((socket) => once(socket, 'connect')))

  const ask = async (localAddress: string) => {
    const socket = open(localAddress)
    socket.write('GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n')
    let text = ''
    socket.on('data', (data) => {
      text += data
    })
    await new Promise((resolve) => socket.once('close', resolve))
    return text
  }
  expect(await ask('127.0.0.2')).toBe('')
  expect(await ask('127.0.0.3')).toContain('here')

  // A place is free again once a connection is gone.
  silent[0]?.destroy()
  await expect.poll(() => ask('127.0.0.2')).toContain('here')
})
