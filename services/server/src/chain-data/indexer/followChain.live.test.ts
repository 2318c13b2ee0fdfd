import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import {
  deployContracts,
  type EvmChain,
  type StackContracts,
  startEvmChain,
  startPostgres,
} from '@foyer/testing/stack'
import { sql } from 'drizzle-orm'
import {
  type Address,
  createTestClient,
  defineChain,
  encodeFunctionData,
  erc20Abi,
  http,
  parseEther,
  publicActions,
  walletActions,
} from 'viem'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { copyEmptyDatabase } from '../../../../../scripts/emptyDatabase.mjs'
import { createTestChains } from '../../../test/createTestChains.ts'
import { describeDatabases, silentLog } from '../../../test/describeDatabases.ts'
import { runInOtherProcess } from '../../../test/runInOtherProcess.ts'
import type { Database } from '../../platform/database/Database.ts'
import { openDatabase } from '../../platform/database/openDatabase.ts'
import { createLog } from '../../platform/log/createLog.ts'
import { createHistory } from '../history/createHistory.ts'
import { createIndexedHistory } from '../history/createIndexedHistory.ts'
import { createTokenRepository } from '../tokens/createTokenRepository.ts'
import { createIndexStore } from './createIndexStore.ts'
import { followChain } from './followChain.ts'
import { startIndexer } from './startIndexer.ts'

const chainId = 'eip155:31337'
const log = createLog({ level: 'silent' })
let chain: EvmChain
let contracts: StackContracts
beforeEach(async () => {
  chain = await startEvmChain({ chainId: 31337 })
  contracts = await deployContracts(chain)
})
afterEach(() => chain.stop())

const account = (index: number) => chain.accounts[index]?.address as Address

function connect({ url }: { url: string } = chain) {
  const client = createTestClient({
    mode: 'anvil',
    transport: http(url),
    chain: defineChain({
      id: 31337,
      name: 'Local',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [url] } },
    }),
    pollingInterval: 20,
  })
    .extend(publicActions)
    .extend(walletActions)
  const mined = async (hash: `0x${string}`) => {
    await client.waitForTransactionReceipt({ hash })
    return hash
  }
  const token = contracts.foyerDollar
  const encode = (functionName: 'transfer' | 'approve', args: [Address, bigint]) =>
    encodeFunctionData({ abi: erc20Abi, functionName, args })
  return {
    client,
    pay: async (from: number, to: number, value: bigint) =>
      mined(await client.sendTransaction({ account: account(from), to: account(to), value })),
    transfer: async (from: number, to: number, amount: bigint) => {
      const data = encode('transfer', [account(to), amount])
      return mined(await client.sendTransaction({ account: account(from), to: token, data }))
    },
    approve: async (owner: number, spender: number, amount: bigint) => {
      const data = encode('approve', [account(spender), amount])
      return mined(await client.sendTransaction({ account: account(owner), to: token, data }))
    },
  }
}

async function follow(database: Database, url = chain.url) {
  const chains = await createTestChains({ [chainId]: url })
  const indexer = startIndexer({ database, chains: chains.list(), backBlocks: 10_000, log })
  onTestFinished(() => indexer.stop())
  return { indexer, ...(await historyOf(database, url)) }
}

async function historyOf(database: Database, url = chain.url) {
  const chains = await createTestChains({ [chainId]: url })
  const tokenRepository = createTokenRepository({ database, chains, log })
  const icons = { find: () => null }
  const nftRepository = { read: async () => new Map() }
  const indexed = { database, chainIds: [chainId], chains, tokenRepository, nftRepository, icons }
  const history = createHistory([createIndexedHistory(indexed)])
  const read = async (address: string) => {
    const signal = AbortSignal.timeout(5_000)
    return history.read({ account: address, chainId: null, cursor: null, signal })
  }
  return {
    read,
    hashes: async (address: string) =>
      (await read(address)).transactions.map(({ metadata }) => metadata.hash),
  }
}

const soon = { timeout: 3_000, interval: 50 }

describeDatabases('following a chain', ({ kind, database, place }) => {
  test('behavior: what was made on the chain is told within three seconds', async () => {
    const { read, hashes } = await follow(database())
    const { pay, transfer, approve } = connect()
    await pay(3, 4, parseEther('1.5'))
    await transfer(0, 3, 2_500_000n)
    await approve(3, 4, 7n)
    const last = await transfer(3, 4, 500_000n)
    await expect.poll(async () => (await hashes(account(3)))[0], soon).toBe(last)

    const { transactions, next } = await read(account(3))
    expect(next).toBeNull()
    expect(
      transactions.map(({ metadata: { operationType, status, nonce }, transfers }) => [
        operationType,
        status,
        nonce,
        ...(transfers ?? []).map(({ direction, quantity, fungible_info }) => [
          direction,
          quantity.numeric,
          fungible_info?.symbol,
        ]),
      ]),
    ).toEqual([
      ['send', 'confirmed', 2, ['out', '0.5', 'FUSD']],
      ['approve', 'confirmed', 1],
      ['receive', 'confirmed', 0, ['in', '2.5', 'FUSD']],
      ['send', 'confirmed', 0, ['out', '1.5', 'ETH']],
    ])
  })

  test('behavior: a reorganisation of three blocks is corrected', async () => {
    const { hashes } = await follow(database())
    const { client, pay } = connect()
    const kept = await pay(3, 4, 1n)
    const gone = [await pay(3, 4, 2n), await pay(3, 4, 3n), await pay(3, 4, 4n)]
    await expect.poll(() => hashes(account(3)), soon).toEqual([...gone].reverse().concat(kept))
    await client.request({ method: 'anvil_reorg', params: [3, []] } as never)
    await expect.poll(() => hashes(account(3)), soon).toEqual([kept])
    const after = await pay(4, 3, 5n)
    await expect.poll(() => hashes(account(3)), soon).toEqual([after, kept])
  })

  test('behavior: a chain that was started anew is read anew', async () => {
    const { hashes, indexer } = await follow(database())
    const before = await connect().pay(3, 4, 1n)
    await expect.poll(() => hashes(account(3)), soon).toEqual([before])
    await indexer.stop()
    const other = await startEvmChain({ chainId: 31337 })
    onTestFinished(() => other.stop())
    const anew = await follow(database(), other.url)
    const after = await connect(other).pay(3, 4, 2n)
    await expect.poll(() => anew.hashes(account(3)), soon).toEqual([after])
  })

  test('behavior: after kill -9 nothing is missing and nothing is there twice', async () => {
    const { pay, client } = connect()
    const script = `
      const { startIndexer } = await load('chain-data/indexer/startIndexer')
      const { createChains } = await load('chain-data/chains/createChains')
      const { createOutgoing } = await load('platform/outgoing/createOutgoing')
      const { createLog } = await load('platform/log/createLog')
      const quiet = createLog({ level: 'silent' })
      const chains = await createChains({
        rpcUrls: [{ caipNetworkId: '${chainId}', urls: ['${chain.url}'] }],
        chainDescriptions: [{ caipNetworkId: '${chainId}', name: 'T', symbol: 'ETH', decimals: 18, isTestnet: true }],
        outgoing: createOutgoing(),
        log: quiet,
      })
      let changes = 0
      startIndexer({
        database: await openDatabase({ ...place, log }),
        chains: chains.list(),
        backBlocks: 10_000,
        log: quiet,
        onChange: () => console.log('change ' + ++changes),
      })
      await new Promise(() => {})`
    const where = kind === 'pglite' ? { url: undefined, dataFolder: await newFolder() } : place()
    const sent: string[] = []
    for (let index = 0; index < 40; index++) sent.push(await pay(3, 4, BigInt(index + 1)))
    const reader = runInOtherProcess({ place: where, script })
    let isKilled = false
    const paying = (async () => {
      while (!isKilled) {
        sent.push(await pay(3, 4, 7n))
        await wait(100)
      }
    })()
    // The first is the beginning, then come the blocks until now, then those that are made meanwhile.
    await reader.line('change 4')
    reader.process.kill('SIGKILL')
    isKilled = true
    await Promise.all([paying, reader.ended()])

    const reopened = await openDatabase({ ...where, log: silentLog })
    onTestFinished(() => reopened.close())
    const { indexer } = await follow(reopened)
    const newest = Number(await client.getBlockNumber())
    await expect
      .poll(async () => Number((await rows(reopened, nextBlock))[0]?.next_block), {
        timeout: 20_000,
      })
      .toBe(newest + 1)
    await indexer.stop()
    const found = await rows(
      reopened,
      sql`select t.hash from foyer.activity a join foyer.transactions t
          using (chain_id, block_number, position)
          where a.account = ${account(3).toLowerCase()} order by a.block_number, a.position`,
    )
    expect(found.map(({ hash }) => hash)).toEqual(sent)
    const moved = await rows(
      reopened,
      sql`select count(*)::int as n from foyer.transfers where sender = ${account(3).toLowerCase()}`,
    )
    expect(moved[0]?.n).toBe(sent.length)
  }, 120_000)

  test('behavior: one of two servers reads a chain, and the other goes on when it has left', async () => {
    const [first, second] = [createIndexStore(database()), createIndexStore(database())]
    expect(await first.lead(chainId)).toBeNull()
    expect(await second.lead(chainId)).toBe('notLeader')
    await expect(second.begin({ chainId, genesisHash: '0x1', nextBlock: 0 })).rejects.toMatchObject(
      {
        code: 'indexer/not-leader',
      },
    )
    await first.begin({ chainId, genesisHash: '0x1', nextBlock: 5 })
    // As when the first was killed and its time has run out.
    await database().run((queries) =>
      queries.execute(
        sql`update foyer.indexed_chains set leader_until = now() - interval '1 second'`,
      ),
    )
    expect(await second.lead(chainId)).toEqual({ genesisHash: '0x1', nextBlock: 5 })
    await expect(first.rewind({ chainId, toBlock: 2 })).rejects.toMatchObject({
      code: 'indexer/not-leader',
    })
    await second.resign(chainId)
    expect(await first.lead(chainId)).toEqual({ genesisHash: '0x1', nextBlock: 5 })
  })

  test('behavior: a leader whose node is slow stays the leader', async () => {
    const slow = async () => {
      await wait(4_500)
      return null
    }
    const leaving = new AbortController()
    const following = followChain({
      chainId,
      rpc: { request: slow } as never,
      store: createIndexStore(database()),
      ...{ backBlocks: 0, log, signal: leaving.signal },
    })
    const other = createIndexStore(database())
    await wait(300)
    for (const untilMs = performance.now() + 4_000; performance.now() < untilMs; await wait(200)) {
      expect(await other.lead(chainId)).toBe('notLeader')
    }
    leaving.abort()
    await following
    expect(await other.lead(chainId)).toBeNull()
  })
})

test('behavior: a PostgreSQL that is started again in the middle is gone on with', async () => {
  const postgres = await startPostgres({})
  onTestFinished(() => postgres.stop())
  const opened = await openDatabase({ url: postgres.url, dataFolder: '', log: silentLog })
  onTestFinished(() => opened.close())
  const { hashes } = await follow(opened)
  const { pay } = connect()
  const sent = [await pay(3, 4, 1n)]
  await expect.poll(() => hashes(account(3)), soon).toEqual(sent)
  await postgres.kill9()
  for (let index = 0; index < 10; index++) sent.unshift(await pay(3, 4, 2n))
  await postgres.restart()
  sent.unshift(await pay(3, 4, 3n))
  const patient = { timeout: 15_000, interval: 200 }
  await expect.poll(() => hashes(account(3)).catch(() => []), patient).toEqual(sent)
})

/** With an empty database. */
async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-data-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await copyEmptyDatabase(folder)
  return folder
}

const nextBlock = sql`select next_block from foyer.indexed_chains`

async function rows(database: Database, statement: ReturnType<typeof sql>) {
  const result = await database.run((queries) => queries.execute(statement))
  return (result as unknown as { rows: Record<string, unknown>[] }).rows
}
