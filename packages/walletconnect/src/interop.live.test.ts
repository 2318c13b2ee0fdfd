import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Network } from '@foyer/core'
import { mainnet } from '@foyer/core/networks'
import { browserPlatform } from '@foyer/core/platform'
import { readSettings, startServer } from '@foyer/server'
import { createFakeStorage } from '@foyer/testing'
import { WalletKit } from '@reown/walletkit'
import { Core } from '@walletconnect/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSocketRelay } from '../test/socketRelay.ts'
import * as Key from './crypto/Key.ts'
import { pairedWalletsOver } from './pairedWalletsOver.ts'
import type { EvmProvider } from './providers/createEvmProvider.ts'
import { createRecordStore } from './storage/createRecordStore.ts'

let server: Awaited<ReturnType<typeof startServer>>
let relayUrl: string
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-wc-'))
  const quiet = () => {}
  const log = {
    trace: quiet,
    debug: quiet,
    info: quiet,
    warn: console.warn,
    error: console.error,
    fatal: console.error,
    level: 'silent',
    child: () => log,
  }
  server = await startServer({
    settings: readSettings({ PORT: '0', DATA_FOLDER: folder }),
    log: log as never,
  })
  relayUrl = `${server.url.replace('http', 'ws')}/relay`
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

test('behavior: connects', async () => {
  const platform = { ...browserPlatform(), storage: createFakeStorage() }
  const records = createRecordStore({ platform, key: '@foyer/walletconnect' })
  const relay = await createSocketRelay(relayUrl, Key.random())
  const paired = pairedWalletsOver({
    host: {
      platform,
      relayUrl,
      projectId: 'test',
      metadata: { name: 'Shop', description: '', url: 'https://shop.example', icons: [] },
      storageKey: (name) => `@foyer/${name}`,
      networks: () => [Network.from(mainnet)],
    },
    relay,
    records,
  })
  const core = new Core({
    relayUrl,
    projectId: 'test',
    customStoragePrefix: 'wallet1',
    storageOptions: { database: join(folder, 'wallet') },
    telemetryEnabled: false,
    logger: 'silent',
  })
  const kit = await WalletKit.init({
    core: core as never,
    metadata: {
      name: 'Acorn',
      description: '',
      url: 'https://acorn.example',
      icons: ['https://acorn.example/i.png'],
    },
  })
  const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  kit.on('session_proposal', async ({ id, params }) => {
    await kit.approveSession({
      id,
      namespaces: {
        eip155: {
          accounts: [`eip155:1:${address}`],
          methods: params.optionalNamespaces.eip155?.methods ?? [],
          events: ['accountsChanged', 'chainChanged'],
        },
      },
    })
  })
  kit.on('session_request', ({ id, topic, params }) => {
    void kit.respondSessionRequest({
      topic,
      response: { id, jsonrpc: '2.0', result: [params.request.method, params.chainId] },
    })
  })
  const release = paired.hold()
  const wallet = paired.wallet('eip155')
  const arrived = wallet?.arrive({ signal: new AbortController().signal })
  await expect.poll(() => paired.pairing.getState().status, { timeout: 20_000 }).toBe('ready')
  const state = paired.pairing.getState()
  if (state.status !== 'ready') throw new Error('no link')
  await kit.pair({ uri: state.uri })
  await arrived
  release()
  const provider = wallet?.provider as EvmProvider
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([address])
  expect(await provider.request({ method: 'personal_sign', params: ['0x00', address] })).toEqual([
    'personal_sign',
    'eip155:1',
  ])
  expect(wallet?.connector.name).toBe('Acorn')
  await provider.request({ method: 'wallet_revokePermissions' })
  await expect.poll(() => Object.keys(kit.getActiveSessions()).length, { timeout: 20_000 }).toBe(0)
  paired.stop()
  await core.relayer.transportClose()
})
