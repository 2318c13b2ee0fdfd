import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { connect, randomTopic, sealed } from '../../../test/relayClient.ts'
import { createLog } from '../../log/createLog.ts'
import { readSettings } from '../../settings/settings.ts'
import { startServer } from '../../startServer.ts'

async function newFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-bridge-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A whole server on an embedded database. */
async function start({
  port = '0',
  folder,
  ...settings
}: { port?: string; folder?: string } & Record<string, string | undefined> = {}) {
  const lines: string[] = []
  const server = await startServer({
    settings: readSettings({ PORT: port, DATA_FOLDER: folder ?? (await newFolder()), ...settings }),
    log: createLog({ level: 'debug', destination: { write: (line) => void lines.push(line) } }),
  })
  onTestFinished(() => server.stop())
  const url = `${server.url.replace('http', 'ws')}/relay`
  return { ...server, url, httpUrl: server.url, lines, port: new URL(server.url).port }
}

async function readReach(httpUrl: string): Promise<unknown> {
  const { reach } = (await (await fetch(`${httpUrl}/relay/reach`)).json()) as { reach: unknown }
  return reach
}

test('behavior: messages pass both ways, once each and unchanged', async () => {
  const upstream = await start()
  const own = await start({ RELAY_UPSTREAM: upstream.url })
  expect(await readReach(own.httpUrl)).toBe('network')
  expect(await readReach(upstream.httpUrl)).toBe('own')
  const [page, wallet] = [await connect(own), await connect(upstream)]
  const topic = randomTopic()
  await page.subscribe(topic)
  await wallet.subscribe(topic)
  const [up, down] = [sealed(), sealed()]
  await page.publish(topic, up, { tag: 1100 })
  expect(await wallet.receive(1)).toEqual([up])
  expect(wallet.received).toMatchObject([{ topic, message: up, tag: 1100 }])
  await wallet.publish(topic, down, { tag: 1101 })
  expect(await page.receive(1)).toEqual([down])
  expect(page.received).toMatchObject([{ topic, message: down, tag: 1101 }])
  // An echo in either direction would be here by the time that a later message is.
  const later = randomTopic()
  await page.subscribe(later)
  await wallet.subscribe(later)
  await page.publish(later, sealed())
  await wallet.receive(2)
  await wallet.publish(later, sealed())
  await page.receive(2)
  expect([page.received.length, wallet.received.length]).toEqual([2, 2])
})
