import { setTimeout as wait } from 'node:timers/promises'
import { HistoryPage, type Nft, NftsPage } from '@foyer/protocol'
import { deployContracts, foyerErc721, foyerErc1155, startEvmChain } from '@foyer/testing/stack'
import { sql } from 'drizzle-orm'
import {
  type Address,
  createTestClient,
  defineChain,
  type Hex,
  http,
  publicActions,
  walletActions,
} from 'viem'
import { expect, onTestFinished, test } from 'vitest'
import { createTestChains } from '../../../test/createTestChains.ts'
import { codeMinting, codeOwnedBy } from '../../../test/createTestCollectible.ts'
import { createTestServer } from '../../../test/createTestServer.ts'
import { describeDatabases } from '../../../test/describeDatabases.ts'
import { createNamedFetch } from '../../images/remote/createNamedFetch.ts'
import { createRemoteImages } from '../../images/remote/createRemoteImages.ts'
import { createLog } from '../../platform/log/createLog.ts'
import { createOutgoing } from '../../platform/outgoing/createOutgoing.ts'
import { answerRefused } from '../../platform/outgoing/errors.ts'
import { readSettings } from '../../platform/settings/settings.ts'
import { startAccountData } from '../startAccountData.ts'

const chainId = 'eip155:31337'
const log = createLog({ level: 'silent' })
const soon = { timeout: 3_000, interval: 50 }
/** The indexer looks every 700 ms; reading and writing take the rest. */
const twoPolls = { timeout: 1_900, interval: 50 }

describeDatabases('collectibles', ({ kind, database }) => {
  /** @param places what lies on the internet, by address */
  const start = async (places: Map<string, string> = new Map()) => {
    const chain = await startEvmChain({ chainId: 31337 })
    onTestFinished(() => chain.stop())
    const contracts = await deployContracts(chain)
    const chains = await createTestChains({ [chainId]: chain.url })
    const fetched: string[] = []
    const outgoing = {
      ...createOutgoing(),
      async fetchPublic(url: string) {
        fetched.push(url)
        const text = places.get(url)
        if (text === undefined) throw answerRefused({ reason: 'its status is 404', status: 404 })
        return { url, status: 200, contentType: '', bytes: Buffer.from(text) }
      },
    }
    const named = createNamedFetch({ outgoing, ipfsGateway: null })
    const images = createRemoteImages({ database: database(), named, maxBytes: 1e9, log })
    const accounts = startAccountData({
      settings: readSettings({ RPC_URLS: `${chainId}=${chain.url}` }),
      database: database(),
      chains,
      prices: { priceUsd: async () => new Map() },
      art: { image: () => null, imageIds: () => [] },
      ...{ outgoing, images, named, log },
    })
    onTestFinished(() => accounts.stop())
    const { history, nfts } = accounts
    const { app } = await createTestServer({ history, nfts, images })
    const address = (index: number) => chain.accounts[index]?.address as Address
    const client = createTestClient({
      mode: 'anvil',
      transport: http(chain.url),
      pollingInterval: 20,
      chain: defineChain({
        id: 31337,
        name: 'Local',
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: { default: { http: [chain.url] } },
      }),
    })
      .extend(publicActions)
      .extend(walletActions)
    const mined = async (hash: Promise<Hex>) => {
      const { status } = await client.waitForTransactionReceipt({ hash: await hash })
      expect(status).toBe('success')
    }
    const owner = address(9)
    const doors = { ...foyerErc721, address: contracts.foyerDoors }
    const keys = { ...foyerErc1155, address: contracts.foyerKeys }
    const get = async <page>(path: string, shape: { parse(value: unknown): page }) => {
      const answer = await app.inject(path)
      expect(answer.statusCode, answer.body).toBe(200)
      return shape.parse(answer.json())
    }
    return {
      ...{ app, chain, client, contracts, address, fetched },
      mintDoor: (to: number) =>
        mined(
          client.writeContract({
            ...doors,
            account: owner,
            functionName: 'mint',
            args: [address(to)],
          }),
        ),
      mintKeys: (to: number, id: bigint, value: bigint) =>
        mined(
          client.writeContract({
            ...keys,
            account: owner,
            functionName: 'mint',
            args: [address(to), id, value],
          }),
        ),
      giveDoor: (from: number, to: number, id: bigint) =>
        mined(
          client.writeContract({
            ...doors,
            account: address(from),
            functionName: 'transferFrom',
            args: [address(from), address(to), id],
          }),
        ),
      /** A contract that says that it belongs to an account, and what else it is told to. */
      sendOwn: async (at: Address, to: number, says: { uri: string; name?: string }) => {
        const id = 7n
        await client.setCode({ address: at, bytecode: codeMinting({ account: address(to), id }) })
        await mined(
          client.sendTransaction({ account: owner, to: at, value: 0n, gas: 200_000n } as never),
        )
        const bytecode = codeOwnedBy({ owner: address(to), name: 'Strangers', ...says })
        await client.setCode({ address: at, bytecode })
      },
      list: (index: number, query = '') =>
        get(`/v1/account/${address(index)}/nfts?${query}`, NftsPage),
      history: async (index: number) =>
        (await get(`/v1/account/${address(index)}/history`, HistoryPage)).data,
    }
  }

  const short = ({ name, amount, content }: Nft) =>
    [name, amount, content ? 'shown' : 'bare'].join(' ')

  test('behavior: what was just minted and given is listed with its image within three seconds', async () => {
    const { app, mintDoor, mintKeys, giveDoor, list, history, contracts } = await start()
    await mintDoor(5)
    await mintKeys(5, 3n, 7n)
    const startMs = performance.now()
    await expect
      .poll(async () => (await list(5)).data.map(short).sort(), soon)
      .toEqual(['Door #4 1 shown', 'Key #3 7 shown'])
    console.info(`${kind}: listed ${(performance.now() - startMs).toFixed(0)} ms after the block`)

    const { data, next } = await list(5, `chainId=${chainId}`)
    expect(next).toBeNull()
    const door = data.find(({ standard }) => standard === 'ERC721')
    expect(door).toEqual({
      contract: `${chainId}:${contracts.foyerDoors}`,
      tokenId: '4',
      standard: 'ERC721',
      name: 'Door #4',
      collection: 'Foyer Doors',
      amount: '1',
      content: { preview: { url: expect.stringMatching(/^http:\/\/localhost:80\/public\//) } },
      flags: { is_spam: false },
    })
    const url = new URL(door?.content?.preview?.url ?? '')
    const image = await app.inject(url.pathname)
    expect([image.statusCode, image.headers['content-type']]).toEqual([200, 'image/svg+xml'])
    expect(image.headers['content-security-policy']).toContain('sandbox')
    expect(image.headers['x-content-type-options']).toBe('nosniff')
    expect(image.body).toContain('<svg')

    const minted = (await history(5)).flatMap(({ transfers }) => transfers ?? [])
    expect(minted.find(({ nft_info }) => nft_info?.name === 'Door #4')).toEqual({
      direction: 'in',
      ...{ from: expect.any(String), to: expect.any(String) },
      quantity: { numeric: '1' },
      nft_info: { name: 'Door #4', content: door?.content, flags: { is_spam: false } },
    })

    await giveDoor(5, 6, 4n)
    await expect
      .poll(async () => (await list(6)).data.map(short), soon)
      .toEqual(['Door #4 1 shown'])
    expect((await list(5)).data.map(short)).toEqual(['Key #3 7 shown'])
    await expect
      .poll(async () => (await history(6)).map(({ metadata }) => metadata.operationType), soon)
      .toEqual(['receive'])
  })

  test('behavior: a reorganisation of three blocks is corrected within two polls', async () => {
    const { client, mintDoor, list, history } = await start()
    for (let minted = 0; minted < 3; minted++) await mintDoor(5)
    await expect.poll(async () => (await list(5)).data.length, soon).toBe(3)
    await expect.poll(async () => (await history(5)).length, soon).toBe(3)
    await client.request({ method: 'anvil_reorg', params: [3, []] } as never)
    const startMs = performance.now()
    await expect.poll(async () => (await list(5)).data.length, twoPolls).toBe(0)
    console.info(`${kind}: list corrected after ${(performance.now() - startMs).toFixed(0)} ms`)
    await expect.poll(async () => (await history(5)).length, twoPolls).toBe(0)
    console.info(`${kind}: history corrected after ${(performance.now() - startMs).toFixed(0)} ms`)
  })

  test('behavior: pages follow each other, each collectible once', async () => {
    const { client, mintKeys, list, address, contracts } = await start()
    for (let id = 1n; id <= 120n; id++) {
      await client.writeContract({
        ...foyerErc1155,
        address: contracts.foyerKeys,
        account: address(9),
        functionName: 'mint',
        args: [address(7), id, 1n],
      })
    }
    await mintKeys(7, 500n, 2n)
    const readAll = async () => {
      const ids: string[] = []
      for (let cursor = ''; ; ) {
        const { data, next } = await list(7, `cursor=${cursor}`)
        ids.push(...data.map(({ tokenId }) => tokenId))
        if (next === null) return ids
        cursor = next
      }
    }
    const patient = { timeout: 20_000, interval: 500 }
    await expect.poll(async () => (await readAll()).length, patient).toBe(121)
    expect(new Set(await readAll()).size).toBe(121)
  }, 40_000)

  test('behavior: what lies elsewhere comes a moment later, and stays while its place is away', async () => {
    const places = new Map([
      ['https://art.example/7.json', '{"name":"Far #7","image":"https://art.example/7.svg"}'],
      ['https://art.example/7.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ])
    const { app, sendOwn, list, fetched, client, address } = await start(places)
    const at = '0x00000000000000000000000000000000000000b1'
    await sendOwn(at, 5, { uri: 'http://art.example/7.json' })
    await expect.poll(async () => (await list(5)).data.map(short), soon).toEqual(['Far #7 1 shown'])
    const path = new URL((await list(5)).data[0]?.content?.preview?.url ?? '').pathname
    // Nobody wanted to see it yet.
    expect(fetched).toEqual(['https://art.example/7.json'])
    const answers = await Promise.all(Array.from({ length: 5 }, () => app.inject(path)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200))
    expect(fetched).toEqual(['https://art.example/7.json', 'https://art.example/7.svg'])

    places.clear()
    const age = sql`now() - interval '1 second'`
    await database().run(async (queries) => {
      await queries.execute(sql`update foyer.nft_metadata set next_at = ${age}`)
      await queries.execute(sql`update foyer.remote_pictures set next_at = ${age}`)
    })
    expect((await list(5)).data.map(short)).toEqual(['Far #7 1 shown'])
    expect((await app.inject(path)).statusCode).toBe(200)
    await expect
      .poll(async () => {
        await list(5)
        return fetched.length
      }, soon)
      .toBe(4)
    // Both failed, so nobody asks again for a while.
    const failures = async () => {
      const found = (await database().run((queries) =>
        queries.execute(sql`
          select failures::text || case when next_at > now() then ' waits' else '' end as said
          from foyer.nft_metadata where token = ${at}
          union all
          select failures::text || case when next_at > now() then ' waits' else '' end
          from foyer.remote_pictures`),
      )) as unknown as { rows: { said: string }[] }
      return found.rows.map(({ said }) => said)
    }
    await expect.poll(failures, soon).toEqual(['1 waits', '1 waits'])
    // A page is remembered for half a second.
    await wait(600)
    expect((await list(5)).data.map(short)).toEqual(['Far #7 1 shown'])
    expect((await app.inject(path)).statusCode).toBe(200)
    expect(fetched).toHaveLength(4)

    // A contract that says nothing any more takes nothing back of what it said.
    await client.setCode({
      address: at,
      bytecode: codeOwnedBy({ owner: address(5), uri: '', name: 'X' }),
    })
    await database().run((queries) =>
      queries.execute(sql`update foyer.nft_metadata set next_at = ${age}`),
    )
    await wait(600)
    await list(5)
    await expect.poll(failures, soon).toEqual(['2 waits', '1 waits'])
    await wait(600)
    expect((await list(5)).data.map(short)).toEqual(['Far #7 1 shown'])
  }, 15_000)

  test('behavior: bait is flagged, and nothing of it is fetched', async () => {
    const { sendOwn, list, fetched, history } = await start(
      new Map([['https://good.example/7', '{"name":"Claim at evil.com"}']]),
    )
    const uri = 'https://tracker.example/7'
    await sendOwn('0x00000000000000000000000000000000000000c1', 6, { uri, name: 'Visit evil.com' })
    await sendOwn('0x00000000000000000000000000000000000000c2', 6, {
      uri: 'https://good.example/7',
    })
    const flags = async () =>
      (await list(6)).data.map(({ name, flags, content }) => [name, flags.is_spam, content]).sort()
    await expect.poll(flags, soon).toEqual([
      ['Claim at evil.com', true, null],
      ['Visit evil.com #7', true, null],
    ])
    expect(fetched).toEqual(['https://good.example/7'])
    const told = (await history(6)).flatMap(({ transfers }) => transfers ?? [])
    expect(told.map(({ nft_info }) => nft_info?.flags.is_spam)).toEqual([true, true])
    expect(told.every(({ nft_info }) => nft_info?.content === null)).toBe(true)
  })

  test('behavior: whatever a contract says of itself, the list goes on', async () => {
    const drawing = (svg: string) =>
      `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
    const json = (value: unknown) => `data:application/json,${JSON.stringify(value)}`
    const says = [
      'not an address',
      'data:application/json,{',
      'data:application/json,[1]',
      'data:application/json,null',
      json({ name: 5, image: { url: 'x' } }),
      json({ name: '\u202e\u0000', image: 'javascript:alert(1)' }),
      json({
        name: 'Run',
        image: drawing('<svg xmlns="http://www.w3.org/2000/svg" onload="a()"/>'),
      }),
      json({ name: 'Page', image: 'data:text/html,<script>' }),
      json({ name: 'File', image: 'file:///etc/passwd' }),
      json({
        name: 'Far',
        image: 'ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi',
      }),
      json({ name: 'x'.repeat(9_000), image_data: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    ]
    const { app, sendOwn, list, fetched } = await start()
    for (const [index, uri] of says.entries()) {
      await sendOwn(`0x00000000000000000000000000000000000000${(0xd0 + index).toString(16)}`, 8, {
        uri,
      })
    }
    const shown = async () =>
      (await list(8)).data.map(({ name, content }) => `${name.slice(0, 12)} ${content !== null}`)
    await expect
      .poll(async () => (await shown()).sort(), soon)
      .toEqual(
        [
          ...Array(6).fill('Strangers #7 false'),
          ...['Run', 'Page', 'File', 'Far'].map((name) => `${name} false`),
          'xxxxxxxxxxxx true',
        ].sort(),
      )
    const [image] = (await list(8)).data.flatMap(({ content }) => content?.preview?.url ?? [])
    expect((await app.inject(new URL(image ?? '').pathname)).statusCode).toBe(200)
    expect(fetched).toEqual([])
  })

  test('behavior: while the chain is away, what was known is told with its age; else 503', async () => {
    const { app, chain, list, address } = await start()
    await expect.poll(async () => (await list(0)).data.length, soon).toBe(2)
    const before = await list(0)
    await chain.stop()
    await wait(600)
    const answer = await app.inject(`/v1/account/${address(0)}/nfts`)
    expect([answer.statusCode, answer.json()]).toEqual([200, before])
    expect(Number(answer.headers['x-foyer-stale'])).toBeGreaterThanOrEqual(1)
    expect((await app.inject(`/v1/account/${address(1)}/nfts`)).statusCode).toBe(503)
    // An account that was never sent anything has nothing, whatever the chain says.
    expect((await list(8)).data).toEqual([])
  })
})
