import { setTimeout as wait } from 'node:timers/promises'
import { HistoryPage } from '@foyer/protocol'
import { deployContracts, deployDex, startEvmChain } from '@foyer/testing/stack'
import {
  type Address,
  createTestClient,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  http,
  parseAbi,
  parseEther,
  publicActions,
  walletActions,
} from 'viem'
import { expect, onTestFinished, test } from 'vitest'
import { createTestChains } from '../../../test/createTestChains.ts'
import { createMemoryImages, createTestServer } from '../../../test/createTestServer.ts'
import { describeDatabases } from '../../../test/describeDatabases.ts'
import type { Art } from '../../images/built-in/Art.ts'
import { createNamedFetch } from '../../images/remote/createNamedFetch.ts'
import { accountAssets } from '../../platform/database/tables/indexer.ts'
import { createLog } from '../../platform/log/createLog.ts'
import { createOutgoing } from '../../platform/outgoing/createOutgoing.ts'
import { readSettings } from '../../platform/settings/settings.ts'
import { startAccountData } from '../startAccountData.ts'

const chainId = 'eip155:31337'
const log = createLog({ level: 'silent' })
const svg = { contentType: 'image/svg+xml', bytes: Buffer.from('<svg/>'), digest: 'd' }
const soon = { timeout: 3_000, interval: 50 }

describeDatabases('balances', ({ kind, database }) => {
  const start = async () => {
    const chain = await startEvmChain({ chainId: 31337 })
    onTestFinished(() => chain.stop())
    const contracts = await deployContracts(chain)
    const chains = await createTestChains({ [chainId]: chain.url })
    const image = `eip155-31337-${contracts.foyerDollar.toLowerCase()}`
    const art: Art = {
      image: (_kind, id) => (id === image ? svg : null),
      imageIds: () => [image],
    }
    const dollar = `${chainId}:${contracts.foyerDollar.toLowerCase()}`
    const outgoing = createOutgoing()
    const accounts = startAccountData({
      settings: readSettings({ RPC_URLS: `${chainId}=${chain.url}` }),
      database: database(),
      chains,
      prices: {
        priceUsd: async (ids) =>
          new Map(ids.map((id) => [id, id === dollar ? { priceUsd: 2, isStale: false } : null])),
      },
      art,
      outgoing,
      images: createMemoryImages(),
      named: createNamedFetch({ outgoing, ipfsGateway: null }),
      log,
    })
    onTestFinished(() => accounts.stop())
    const { app } = await createTestServer({
      history: accounts.history,
      balances: accounts.balances,
    })
    const ask = async (index: number, query = '') => {
      const answer = await app.inject(
        `/v1/account/${chain.accounts[index]?.address}/balance?${query}`,
      )
      return { answer, rows: answer.json().balances as Record<string, unknown>[] }
    }
    const client = createTestClient({
      mode: 'anvil',
      transport: http(chain.url),
      pollingInterval: 20,
    })
      .extend(publicActions)
      .extend(walletActions)
    const address = (index: number) => chain.accounts[index]?.address as Address
    const send = async (from: number, to: Address, parts: { value?: bigint; data?: Hex }) => {
      const hash = await client.sendTransaction({
        account: address(from),
        to,
        chain: null,
        ...parts,
      } as never)
      await client.waitForTransactionReceipt({ hash })
    }
    const history = async (index: number) => {
      const answer = await app.inject(`/v1/account/${address(index)}/history`)
      return HistoryPage.parse(answer.json()).data
    }
    return { chain, contracts, ask, history, send, address, client }
  }

  test('behavior: what an account has, and what it was just sent, is told within three seconds', async () => {
    const { ask, send, address, contracts } = await start()
    const { answer, rows } = await ask(0)
    expect(answer.statusCode).toBe(200)
    expect(rows[0]).toEqual({
      name: 'Foyer Dollar',
      symbol: 'FUSD',
      chainId,
      address: `${chainId}:${contracts.foyerDollar}`,
      value: 20_000,
      price: 2,
      quantity: { decimals: '6', numeric: '10000' },
      iconUrl: `http://localhost:80/public/getTokenImage/eip155-31337-${contracts.foyerDollar.toLowerCase()}`,
      isSpam: false,
    })
    expect(rows.find(({ symbol }) => symbol === 'ETH')).toMatchObject({
      price: null,
      value: null,
      quantity: { decimals: '18', numeric: '10000' },
    })

    expect((await ask(5)).rows).toHaveLength(1)
    const data = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'transfer',
      args: [address(5), 3_000_000_000_000_000_000n],
    })
    await send(0, contracts.foyerToken, { data })
    await send(0, address(5), { value: parseEther('1') })
    const numbers = async () =>
      (await ask(5)).rows.map(({ symbol, quantity }) => [
        symbol,
        (quantity as { numeric: string }).numeric,
      ])
    await expect.poll(numbers, soon).toEqual([
      ['ETH', '10001'],
      ['FOY', '3'],
    ])
  })

  test('behavior: a reorganisation takes back what it took back', async () => {
    const { ask, send, address, client } = await start()
    const ether = async () => (await ask(5)).rows[0]?.quantity
    for (let index = 0; index < 3; index++) await send(0, address(5), { value: parseEther('1') })
    await expect.poll(ether, soon).toMatchObject({ numeric: '10003' })
    await client.request({ method: 'anvil_reorg', params: [3, []] } as never)
    await expect.poll(ether, soon).toMatchObject({ numeric: '10000' })
  })

  test('behavior: hostile tokens are left out or put last, and break nothing', async () => {
    const { ask, history, send, address, client } = await start()
    // They answer any call with the same words: 255 as decimals, 2^255 as balance, and so on.
    const answering = (word: string): Hex => `0x7f${word}60005260206000f3`
    const tokens: [Address, Hex][] = [
      ['0x00000000000000000000000000000000000000a1', answering('f'.repeat(64))],
      ['0x00000000000000000000000000000000000000a2', answering('ff'.padStart(64, '0'))],
      ['0x00000000000000000000000000000000000000a3', '0x60006000fd'],
      ['0x00000000000000000000000000000000000000a4', '0x5b600056'],
      ['0x00000000000000000000000000000000000000a5', '0x'],
    ]
    const word = (text: string) => text.replace('0x', '').toLowerCase().padStart(64, '0')
    const transfer = 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
    // Says that it sent 7 of itself to the account.
    const claiming: Hex = `0x60076000527f${word(address(6))}7f${word('0')}7f${transfer}60206000a300`
    for (const [at, bytecode] of tokens) {
      await client.setCode({ address: at, bytecode: claiming })
      await send(0, at, {})
      await client.setCode({ address: at, bytecode })
    }
    await expect
      .poll(async () => (await history(6)).map(({ metadata }) => metadata.operationType), soon)
      .toEqual(tokens.map(() => 'mint'))
    await expect
      .poll(async () => {
        const { answer, rows } = await ask(6)
        expect(answer.statusCode).toBe(200)
        return rows.map(({ symbol }) => symbol)
      }, soon)
      .toContain('ETH')
    await wait(1_500)
    const { answer, rows } = await ask(6, 'forceUpdate=true')
    expect(answer.statusCode).toBe(200)
    for (const { quantity, value } of rows as { quantity: { numeric: string }; value: unknown }[]) {
      expect(quantity.numeric).toMatch(/^\d+(\.\d+)?$/)
      expect(value === null || Number.isFinite(value)).toBe(true)
    }
  })

  test('behavior: a swap of a token for ETH is a trade, and what the pool paid is told', async () => {
    const { chain, contracts, history, address, client } = await start()
    const dex = await deployDex({ ...chain, contracts })
    if (!dex) throw new Error('There is no bytecode of an exchange')
    const router = parseAbi([
      'function swapExactTokensForETH(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
    ])
    const [account, amountAtomic] = [address(0), 100_000_000n]
    await client.waitForTransactionReceipt({
      hash: await client.writeContract({
        ...{ abi: erc20Abi, address: contracts.foyerDollar, functionName: 'approve', account },
        args: [dex.dexRouter, amountAtomic],
        chain: null,
      }),
    })
    const path = [contracts.foyerDollar, dex.wrappedEther]
    const hash = await client.writeContract({
      ...{ abi: router, address: dex.dexRouter, functionName: 'swapExactTokensForETH', account },
      args: [amountAtomic, 1n, path, account, 10_000_000_000n],
      chain: null,
    })
    await client.waitForTransactionReceipt({ hash })
    const shown = async () => {
      const found = (await history(0)).find(({ metadata }) => metadata.hash === hash)
      return (
        found && [
          found.metadata.operationType,
          ...(found.transfers ?? []).map(({ direction, ...each }) => [
            direction,
            'fungible_info' in each ? each.fungible_info?.symbol : null,
          ]),
        ]
      )
    }
    await expect.poll(shown, soon).toEqual(['trade', ['out', 'FUSD'], ['in', 'ETH']])
  })

  // What the node does takes ten seconds, and which database is beside it is nothing to it.
  test.runIf(kind === 'postgresql')(
    'behavior: 800 tokens that burn all gas hide neither the native balance nor other tokens',
    {
      timeout: 60_000,
    },
    async () => {
      const { ask, send, address, contracts, client } = await start()
      const data = encodeFunctionData({
        abi: erc20Abi,
        functionName: 'transfer',
        args: [address(5), 3_000_000_000_000_000_000n],
      })
      await send(0, contracts.foyerToken, { data })
      await expect.poll(async () => (await ask(5)).rows.length, soon).toBe(2)
      const burners = Array.from(
        { length: 800 },
        (_, index): Address => `0xbad${index.toString(16).padStart(37, '0')}`,
      )
      for (const each of burners) await client.setCode({ address: each, bytecode: '0x5b600056' })
      const account = address(5).toLowerCase()
      // They came last, so they stand before what is worth something.
      const seenAt = new Date(Date.now() + 60_000)
      await database().run((queries) =>
        queries.insert(accountAssets).values(
          burners.map((token) => ({
            ...{ account, chainId, kind: 'erc20' as const, token, tokenId: '0' },
            ...{ isWanted: false, seenAt },
          })),
        ),
      )
      const durationsMs: number[] = []
      const read = async () => {
        const startMs = performance.now()
        const { answer, rows } = await ask(5, 'forceUpdate=true')
        durationsMs.push(Math.round(performance.now() - startMs))
        expect(answer.statusCode).toBe(200)
        expect(rows.map(({ symbol }) => symbol)).toContain('ETH')
        return {
          symbols: rows.map(({ symbol }) => symbol),
          missing: answer.headers['x-foyer-missing-chains'] ?? null,
        }
      }
      await wait(2_100)
      await expect
        .poll(read, { timeout: 40_000, interval: 5_100 })
        .toEqual({ symbols: ['ETH', 'FOY'], missing: null })
      await wait(2_100)
      expect(await read()).toEqual({ symbols: ['ETH', 'FOY'], missing: null })
      console.info(`Balances beside 800 tokens that burn gas: ${durationsMs.join(', ')} ms`)
      expect(Math.max(...durationsMs)).toBeLessThan(8_000)
      // They are known by now, so nobody is asked again.
      expect(durationsMs.at(-1)).toBeLessThan(2_000)
    },
  )

  test('behavior: while the chain is away, what was known is told with its age; else 503', async () => {
    const { ask, chain } = await start()
    const before = (await ask(0)).rows
    await chain.stop()
    await wait(2_100)
    const { answer, rows } = await ask(0, 'forceUpdate=true')
    expect(answer.statusCode).toBe(200)
    expect(Number(answer.headers['x-foyer-stale'])).toBeGreaterThanOrEqual(2)
    expect(rows).toEqual(before)
    expect((await ask(7)).answer.statusCode).toBe(503)
  })
})
