import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { copyEmptyDatabase } from '../../../../scripts/emptyDatabase.mjs'
import { createPinnedClient, refuseOtherHosts } from '../../test/pinnedClients.ts'
import { createLog } from '../platform/log/createLog.ts'
import { readSettings } from '../platform/settings/settings.ts'
import { startServer } from '../startServer.ts'

const account = 'eip155:1:0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'

test('behavior: two clients of the protocol find each other over the relay', {
  timeout: 180_000,
}, async () => {
  const refused = refuseOtherHosts()
  const dataFolder = await mkdtemp(join(tmpdir(), 'foyer-relay-'))
  await copyEmptyDatabase(dataFolder)
  const start = (port: string) =>
    startServer({
      settings: readSettings({ PORT: port, DATA_FOLDER: dataFolder }),
      log: createLog({ level: 'silent' }),
    })
  let server = await start('0')
  onTestFinished(async () => {
    await server.stop()
    await rm(dataFolder, { recursive: true, force: true })
  })
  const relayUrl = `${server.url.replace('http', 'ws')}/relay`
  const dapp = await createPinnedClient({ relayUrl, name: 'dapp' })
  const wallet = await createPinnedClient({ relayUrl, name: 'wallet' })

  wallet.on('session_proposal', async ({ id }) => {
    const methods = ['personal_sign']
    const namespaces = { eip155: { accounts: [account], methods, events: ['chainChanged'] } }
    await wallet.approve({ id, namespaces })
  })
  let asked = 0
  wallet.on('session_request', async ({ id, topic }) => {
    asked += 1
    await wallet.respond({ topic, response: { id, jsonrpc: '2.0', result: '0x5160' } })
  })
  const { uri = '', approval } = await dapp.connect({
    optionalNamespaces: {
      eip155: { chains: ['eip155:1'], methods: ['personal_sign'], events: ['chainChanged'] },
    },
  })
  await wallet.pair({ uri })
  const { topic, namespaces } = await approval()
  expect(namespaces.eip155?.accounts).toEqual([account])
  const request = { method: 'personal_sign', params: ['0x00', account] }
  expect(await dapp.request({ topic, chainId: 'eip155:1', request })).toBe('0x5160')
  expect(asked).toBe(1)

  // The relay is started anew, and they go on by themselves.
  const { port } = new URL(server.url)
  await server.stop()
  server = await start(port)
  while (![dapp, wallet].every(({ core }) => core.relayer.connected)) await wait(50)
  expect(await dapp.request({ topic, chainId: 'eip155:1', request })).toBe('0x5160')
  expect(asked).toBe(2)

  const gone = new Promise((resolve) => wallet.on('session_delete', resolve))
  await dapp.disconnect({ topic, reason: { code: 6000, message: 'Over' } })
  await gone
  // They are blocked, and neither side needs them.
  expect(refused.filter((name) => name !== 'verify.walletconnect.org')).toEqual([])
})

test('behavior: a client that runs away comes to rest, and its address has room', {
  timeout: 60_000,
}, async () => {
  refuseOtherHosts()
  const dataFolder = await mkdtemp(join(tmpdir(), 'foyer-relay-'))
  await copyEmptyDatabase(dataFolder)
  const server = await startServer({
    settings: readSettings({
      PORT: '0',
      DATA_FOLDER: dataFolder,
      RELAY_SOCKETS_PER_ADDRESS: '100',
      RELAY_SOCKETS_PER_CLIENT: '16',
    }),
    log: createLog({ level: 'silent' }),
  })
  onTestFinished(async () => {
    await server.stop()
    await rm(dataFolder, { recursive: true, force: true })
  })
  const relayUrl = `${server.url.replace('http', 'ws')}/relay`
  const { core } = await createPinnedClient({ relayUrl, name: 'runaway' })
  await core.pairing.create()
  const relayer = core.relayer as unknown as Runaway
  let opened = 0
  let turn: Promise<unknown> = Promise.resolve()
  const { createProvider } = relayer
  // One after the other, as calls come; those of one moment would share the last.
  relayer.createProvider = () => {
    opened += 1
    const made = turn.then(() => createProvider.call(relayer))
    turn = made.then(() => wait(1))
    return made
  }
  relayer.provider.connection.socket.terminate()
  await Promise.all(Array.from({ length: 24 }, () => relayer.toEstablishConnection()))
  expect(core.relayer.connected).toBe(true)
  const openedByThen = opened
  expect(openedByThen).toBeGreaterThanOrEqual(24)
  await wait(3_000)
  expect(opened).toBe(openedByThen)
  expect(core.relayer.connected).toBe(true)

  const neighbour = await createPinnedClient({ relayUrl, name: 'neighbour' })
  await neighbour.core.pairing.create()
  expect(neighbour.core.relayer.connected).toBe(true)
})

/** What the relayer of the pinned packages has beside its types. */
interface Runaway {
  createProvider(): Promise<void>
  toEstablishConnection(): Promise<void>
  readonly provider: { readonly connection: { readonly socket: { terminate(): void } } }
}
