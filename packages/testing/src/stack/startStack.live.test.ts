import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { copyEmptyDatabase } from '../../../../scripts/emptyDatabase.mjs'
import { startStack } from './startStack.ts'

test('behavior: two chains with the same contracts, and no demo before it is built', async () => {
  const stack = await startStack({ demoFolder: join(tmpdir(), 'no-such-demo') })
  try {
    expect(stack.parts.map(({ name }) => name)).toEqual(['evm-a', 'evm-b', 'solana', 'bitcoin'])
    expect(stack.accounts).toHaveLength(10)
    expect(stack.networks).toEqual([
      ...['eip155:31337', 'eip155:31338', stack.solana?.caipNetworkId],
      'bip122:0f9188f13cb7b2c71f2a335e3a4fc328',
    ])
    const chains = stack.parts.filter(({ name }) => name.startsWith('evm'))
    const chainIds = await Promise.all(chains.map(({ url }) => rpc(url, 'eth_chainId')))
    expect(chainIds).toEqual(['0x7a69', '0x7a6a'])
    expect(stack.contracts.dexRouter).toBeDefined()
    for (const { url } of chains) {
      for (const address of Object.values(stack.contracts)) {
        expect(await rpc(url, 'eth_getCode', [address, 'latest'])).toMatch(/^0x[\da-f]{100,}/)
      }
    }
  } finally {
    await stack.stop()
  }
  for (const { url } of stack.parts) await expect(fetch(url)).rejects.toThrow()
})

test('behavior: the demo and the wallet are told of the stack; a taken port stops all of it', async () => {
  const demoFolder = await mkdtemp(join(tmpdir(), 'foyer-demo-'))
  await writeFile(join(demoFolder, 'index.html'), '__FOYER_STACK__')
  const stack = await startStack({
    ...{ demoFolder, walletFolder: demoFolder, docsFolder: demoFolder },
  })
  try {
    const { stop: _, ...description } = stack
    const [demo = '', wallet = '', docs = ''] = stack.parts.map(({ url }) => url)
    const names = ['demo', 'wallet', 'docs', 'evm-a', 'evm-b', 'solana', 'bitcoin']
    expect(stack.parts.map(({ name }) => name)).toEqual(names)
    expect(await (await fetch(demo)).json()).toEqual(description)
    const opened = await fetch(`${wallet}/wc?uri=wc:1`)
    expect(await opened.json()).toEqual(description)
    expect(opened.headers.get('content-security-policy')).toContain("default-src 'none'")

    // Its pages are finished.
    const page = await fetch(docs)
    expect(await page.text()).toBe('__FOYER_STACK__')
    expect(page.headers.get('content-security-policy')).toBe("frame-ancestors 'none'")

    const ports = { demo: Number(new URL(demo).port) }
    await expect(startStack({ demoFolder, ports })).rejects.toMatchObject({
      code: 'stack/port-taken',
      message: expect.stringContaining('FOYER_DEMO_PORT'),
    })
  } finally {
    await stack.stop()
    await rm(demoFolder, { recursive: true })
  }
})

/** Says where it listens, and answers with what it was told. */
const fakeServer = `
import { createServer } from 'node:http'
const { PORT, HOST, DATA_FOLDER, RPC_URLS } = process.env
const server = createServer((_, response) =>
  response.end(JSON.stringify({ HOST, DATA_FOLDER, RPC_URLS })),
)
server.listen(Number(PORT), HOST, () =>
  process.send({ url: 'http://127.0.0.1:' + server.address().port }),
)
process.once('SIGTERM', () => server.close())
`

test('behavior: the server is a part like the others, and knows the chains', async () => {
  const stateFolder = await mkdtemp(join(tmpdir(), 'foyer-state-'))
  const serverEntry = join(stateFolder, 'server.mjs')
  await writeFile(serverEntry, fakeServer)
  const stack = await startStack({ serverEntry, stateFolder })
  const server = stack.parts.find(({ name }) => name === 'server')?.url ?? ''
  try {
    expect(stack.parts.map(({ name }) => name)).toEqual([
      'server',
      'evm-a',
      'evm-b',
      'solana',
      'bitcoin',
    ])
    const told = (await (await fetch(server)).json()) as Record<string, string>
    expect(told).toMatchObject({ HOST: '127.0.0.1', DATA_FOLDER: join(stateFolder, 'server') })
    // Nothing of Bitcoin is read by the server.
    for (const { name, url } of stack.parts)
      if (name !== 'server' && name !== 'bitcoin') expect(told.RPC_URLS).toContain(url)

    const ports = { server: Number(new URL(server).port) }
    await expect(startStack({ serverEntry, stateFolder, ports })).rejects.toMatchObject({
      code: 'stack/port-taken',
      message: expect.stringContaining('FOYER_SERVER_PORT'),
    })
  } finally {
    await stack.stop()
    await rm(stateFolder, { recursive: true })
  }
  for (const { url } of stack.parts) await expect(fetch(url)).rejects.toThrow()
})

test('error: a server that leaves at once takes the stack along, with its last words', async () => {
  const stateFolder = await mkdtemp(join(tmpdir(), 'foyer-state-'))
  const serverEntry = join(stateFolder, 'server.mjs')
  await writeFile(serverEntry, 'console.error("MISSING_SETTING is needed"); process.exit(1)')
  await expect(startStack({ serverEntry, stateFolder })).rejects.toMatchObject({
    code: 'stack/server-failed',
    message: expect.stringContaining('MISSING_SETTING is needed'),
  })
  await rm(stateFolder, { recursive: true })
})

const builtServer = fileURLToPath(
  new URL('../../../../services/server/dist/main.js', import.meta.url),
)

test.skipIf(!existsSync(builtServer))(
  'behavior: the built server lists wallets, and keeps its folder for the next start',
  { timeout: 120_000 },
  async () => {
    const stateFolder = await mkdtemp(join(tmpdir(), 'foyer-state-'))
    await copyEmptyDatabase(join(stateFolder, 'server'))
    try {
      for (const start of ['first', 'second']) {
        const stack = await startStack({ serverEntry: builtServer, stateFolder })
        const server = stack.parts.find(({ name }) => name === 'server')?.url
        const page = await (await fetch(`${server}/getWallets?entries=1`)).json()
        const ready = await fetch(`${server}/health/ready`)
        await stack.stop()
        expect(page, start).toMatchObject({ data: [{ name: 'MetaMask' }] })
        expect(ready.status, start).toBe(200)
        await expect(fetch(`${server}/health`)).rejects.toThrow()
      }
    } finally {
      await rm(stateFolder, { recursive: true })
    }
  },
)

async function rpc(url: string, method: string, params: unknown[] = []): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  return ((await response.json()) as { result: unknown }).result
}
