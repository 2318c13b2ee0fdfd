import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Network } from '@foyer/core'
import { browserPlatform as surroundings } from '@foyer/core/platform'
import { createFakeStorage } from '@foyer/testing'
import { startServer } from '@foyer/testing/stack'
import { type Hex, hexToString, stringToHex } from 'viem'
import { base, mainnet } from 'viem/chains'
import { expect, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { copyEmptyDatabase } from '../../../scripts/emptyDatabase.mjs'
import { quickServer } from '../../../scripts/quickServer.mjs'
import { createRemoteWallets } from '../src/createRemoteWallets.ts'
import { browserPlatform } from '../src/protocol.ts'
import type { EvmProvider } from '../src/providers/createEvmProvider.ts'
import type { RemoteWalletsWithClient } from '../src/remoteWalletsOver.ts'
import { startWalletKit } from './pinnedWallets.ts'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const chains = [mainnet, base]
const patience = { timeout: 30_000 }

/** A server as a process of its own, which listens on the same port after every start. */
export interface RelayProcess {
  /** Such as `http://127.0.0.1:41234`. */
  readonly url: string
  readonly relayUrl: string
  kill9(): Promise<void>
  start(): Promise<void>
}

/** A folder that is gone after the test. */
async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-bridged-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

export async function startRelayProcess(
  settings: Record<string, string> = {},
): Promise<RelayProcess> {
  const dataFolder = await newFolder()
  if (!settings.DATABASE_URL) await copyEmptyDatabase(dataFolder)
  let running = await startServer({ entry: quickServer, dataFolder, settings })
  onTestFinished(() => running.stop())
  const { url } = running
  return {
    url,
    relayUrl: `${url.replace('http', 'ws')}/relay`,
    kill9: () => running.kill9(),
    async start() {
      running = await startServer({
        entry: quickServer,
        dataFolder,
        settings,
        port: Number(new URL(url).port),
      })
    },
  }
}

/** Our client on one relay and walletkit on the other, with a session between them. */
export async function connectOver({
  page: { relayUrl },
  wallet: { relayUrl: walletRelayUrl },
}: {
  page: Pick<RelayProcess, 'relayUrl'>
  wallet: Pick<RelayProcess, 'relayUrl'>
}) {
  const wallet = await startSigner(walletRelayUrl)
  const storage = createFakeStorage()
  let page = openPage({ relayUrl, storage })
  onTestFinished(() => page.remote.stop())
  const release = page.remote.hold()
  const arrived = page.wallet.arrive({ signal: new AbortController().signal })
  await expect.poll(() => page.remote.pairing.getState().status, patience).toBe('ready')
  const state = page.remote.pairing.getState()
  await wallet.pair(state.status === 'ready' ? state.uri : '')
  await arrived
  release()
  const topic = page.remote.client.sessions()[0]?.topic ?? ''
  await expect.poll(() => wallet.isAcknowledged(topic), patience).toBe(true)

  const asked: string[] = []
  return {
    wallet,
    topic,
    /** Everything that the page asked for. */
    asked,
    provider: () => page.provider,
    isConnected: () => page.remote.isConnected(),
    /** Asks for a signature and checks the answer. */
    async sign(name: string) {
      asked.push(name)
      const params = [stringToHex(name), account]
      const answer = await page.provider.request({ method: 'personal_sign', params })
      expect(answer).toBe(stringToHex(`${name}, signed`))
    },
    leave: () => page.remote.stop(),
    /** As a reload does. */
    comeBack() {
      page = openPage({ relayUrl, storage })
    },
  }
}

function openPage({
  relayUrl,
  storage,
}: {
  relayUrl: string
  storage: ReturnType<typeof createFakeStorage>
}) {
  const remote = createRemoteWallets(
    {
      platform: { ...surroundings(), storage },
      relayUrl,
      projectId: 'test',
      metadata: { name: 'Shop', description: '', url: 'https://shop.example', icons: [] },
      storageKey: (name) => `@foyer/${name}`,
      networks: () => chains.map((chain) => Network.from(chain)),
    },
    browserPlatform({ WebSocket: WebSocket as never }),
  ) as RemoteWalletsWithClient
  const wallet = remote.wallet('eip155')
  if (!wallet) throw new Error('EVM is wanted')
  return { remote, wallet, provider: wallet.provider as EvmProvider }
}

/** walletkit with a user who signs everything once. */
async function startSigner(relayUrl: string) {
  const place = { relayUrl, name: 'wallet', database: join(await newFolder(), 'store') }
  /** Every time that the user is shown a request, by its name. */
  const shown: string[] = []
  const open = async () => {
    const { client, kit, stop } = await startWalletKit(place)
    let isOver = false
    const answer = async ({ id, topic, params }: ReturnType<typeof pending>[number]) => {
      const result = stringToHex(`${textOf({ params })}, signed`)
      while (!isOver) {
        try {
          return await client.respond({ topic, response: { id, jsonrpc: '2.0', result } })
        } catch {
          // It gave up for want of a relay: the user presses again.
          await new Promise((resolve) => setTimeout(resolve, 500))
        }
      }
    }
    const pending = () => kit.getPendingSessionRequests()
    client.on('session_proposal', ({ id }) => {
      const ids = chains.map((chain) => `eip155:${chain.id}`)
      const accounts = ids.map((chain) => `${chain}:${account}`)
      const methods = ['personal_sign']
      const events = ['chainChanged', 'accountsChanged']
      void client.approve({
        id,
        namespaces: { eip155: { chains: ids, accounts, methods, events } },
      })
    })
    client.on('session_request', (request) => {
      if (isOver) return
      shown.push(textOf(request))
      void answer(request)
    })
    return {
      client,
      async end() {
        isOver = true
        await stop()
      },
    }
  }
  let run = await open()
  const stop = () => run.end()
  onTestFinished(stop)
  return {
    shown,
    client: () => run.client,
    pair: async (uri: string) => void (await run.client.pair({ uri })),
    isAcknowledged: (topic: string) => run.client.session.get(topic).acknowledged,
    leave: stop,
    async comeBack() {
      run = await open()
    },
  }
}

function textOf({ params }: { params: { request: { params: [Hex] } } }): string {
  return hexToString(params.request.params[0])
}
