import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startEvmChain, startPostgres, startServer } from '@foyer/testing/stack'
import { expect, onTestFinished, test } from 'vitest'
import { quickServer } from '../../../scripts/quickServer.mjs'
import { openDatabase } from '../src/platform/database/openDatabase.ts'
import { silentLog } from './describeDatabases.ts'

/** The lease of a killed reader runs out in 3 s, and the other looks every 1.4 s. */
const takeOverMs = 5_500

test('behavior: the reader of a chain is killed, and the other server goes on without a gap', {
  timeout: 180_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-failover-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const postgres = await startPostgres({})
  onTestFinished(() => postgres.stop())
  const chain = await startEvmChain({ chainId: 31337, blockTimeSeconds: 1 })
  onTestFinished(() => chain.stop())
  const start = async (name: string, port = 0) => {
    const server = await startServer({
      entry: quickServer,
      port,
      dataFolder: join(folder, name),
      settings: {
        DATABASE_URL: postgres.url,
        RPC_URLS: `eip155:31337=${chain.url}`,
        CHAINS: 'eip155:31337=Local|ETH',
        RATE_LIMIT_LISTS: '0',
      },
    })
    onTestFinished(() => server.stop())
    return server
  }
  const first = await start('first')
  const database = await openDatabase({ url: postgres.url, dataFolder: '', log: silentLog })
  onTestFinished(() => database.close())
  const read = async () => {
    const { rows } = await database.execute(
      'select leader, next_block::int from foyer.indexed_chains',
    )
    return (rows[0] ?? {}) as { leader?: string; next_block?: number }
  }
  // The first process reads.
  await expect.poll(async () => (await read()).leader, { timeout: 10_000 }).toBeTruthy()
  const { leader } = await read()
  const second = await start('second')

  const [sender, recipient] = chain.accounts.slice(3).map(({ address }) => address)
  const sent: string[] = []
  let isSending = true
  const sending = (async () => {
    while (isSending) {
      const calls = Array.from({ length: 10 }, (_, index) => ({
        method: 'eth_sendTransaction',
        params: [
          {
            ...{ from: sender, to: recipient, value: '0x1', gas: '0x5208' },
            nonce: `0x${(sent.length + index).toString(16)}`,
          },
        ],
      }))
      sent.push(...((await ask(chain.url, calls)) as string[]))
      await wait(200)
    }
  })()
  // A failure must not leave it asking a chain that is gone.
  onTestFinished(async () => {
    isSending = false
    await sending.catch(() => {})
  })
  const firstPage = (url: string) => `${url}/v1/account/${sender}/history?chainId=eip155:31337`
  const shownBy = async (url: string) => {
    const answer = await fetch(firstPage(url))
    return (await answer.json()).data[0]?.metadata.nonce ?? -1
  }
  await expect.poll(() => shownBy(second.url), { timeout: 15_000 }).toBeGreaterThan(20)
  expect((await read()).leader).toBe(leader)

  await first.kill9()
  const killedMs = performance.now()
  await expect.poll(async () => (await read()).leader, { timeout: 30_000 }).not.toBe(leader)
  const takenMs = performance.now() - killedMs
  expect(takenMs).toBeLessThan(takeOverMs)
  // What was made while nobody read, too.
  const made = sent.length
  await expect.poll(() => shownBy(second.url), { timeout: 5_000 }).toBeGreaterThanOrEqual(made - 1)
  // The other one never stopped answering, and the killed one is back soon.
  const againMs = performance.now()
  const again = await start('first', Number(new URL(first.url).port))
  while (!(await fetch(`${again.url}/health/ready`)).ok) await wait(20)
  const readyMs = performance.now() - againMs
  expect(readyMs).toBeLessThan(5_000)
  isSending = false
  await sending

  const newest = sent.length - 1
  for (const { url } of [second, again]) {
    await expect.poll(() => shownBy(url), { timeout: 10_000 }).toBe(newest)
    const told: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page = await (await fetch(`${firstPage(url)}&cursor=${cursor}`)).json()
      told.push(...page.data.map(({ metadata }: Told) => metadata.hash))
      cursor = page.next
    }
    expect(told.reverse()).toEqual(sent)
  }
  const { rows } = await database.execute(
    `select count(*)::int as transfers, count(distinct (block_number, position, item))::int as places
       from foyer.transfers where sender = '${sender?.toLowerCase()}'`,
  )
  expect(rows).toEqual([{ transfers: sent.length, places: sent.length }])
  console.info(
    `failover: ${sent.length} transfers, taken over after ${takenMs.toFixed(0)} ms, ` +
      `ready ${readyMs.toFixed(0)} ms after a start`,
  )
})

interface Told {
  readonly metadata: { readonly hash: string }
}

/** @returns the results, in the order of the calls */
async function ask(url: string, calls: readonly { method: string; params: unknown[] }[]) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(calls.map((call, id) => ({ jsonrpc: '2.0', id, ...call }))),
  })
  const answers = (await response.json()) as { id: number; result: unknown }[]
  return answers.sort((a, b) => a.id - b.id).map(({ result }) => result)
}
