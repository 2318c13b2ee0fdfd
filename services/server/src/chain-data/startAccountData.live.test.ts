import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Balances, HistoryPage, NftsPage } from '@foyer/protocol'
import { deployContracts, startEvmChain } from '@foyer/testing/stack'
import { expect, onTestFinished, test } from 'vitest'
import { copyEmptyDatabase } from '../../../../scripts/emptyDatabase.mjs'
import { readSettings } from '../platform/settings/settings.ts'
import { startServer } from '../startServer.ts'

test('behavior: a server beside a local chain tells what accounts have and did, asked for nothing more', async () => {
  const chain = await startEvmChain({ chainId: 31337 })
  onTestFinished(() => chain.stop())
  await deployContracts(chain)
  const dataFolder = await mkdtemp(join(tmpdir(), 'foyer-data-'))
  onTestFinished(() => rm(dataFolder, { recursive: true, force: true }))
  await copyEmptyDatabase(dataFolder)
  const server = await startServer({
    settings: readSettings({
      ...{ PORT: '0', DATA_FOLDER: dataFolder, LOG_LEVEL: 'silent' },
      RPC_URLS: `eip155:31337=${chain.url}`,
      CHAINS: 'eip155:31337=Anvil|ETH',
    }),
  })
  onTestFinished(() => server.stop())
  const ask = async (path: string) => {
    const answer = await fetch(
      `${server.url}/v1/account/eip155:31337:${chain.accounts[0]?.address}${path}`,
    )
    expect(answer.status).toBe(200)
    return answer.json()
  }
  const { balances } = Balances.parse(await ask('/balance'))
  expect(balances.map(({ symbol }) => symbol)).toContain('ETH')
  await expect
    .poll(
      async () =>
        HistoryPage.parse(await ask('/history')).data.flatMap(({ metadata, transfers }) =>
          (transfers ?? []).map(({ quantity, fungible_info, nft_info }) =>
            [
              metadata.operationType,
              quantity.numeric,
              fungible_info?.symbol ?? nft_info?.name,
            ].join(' '),
          ),
        ),
      { timeout: 5_000 },
    )
    .toEqual([
      'mint 5 Key #1',
      'mint 1 Door #1',
      'mint 10000 LGCY',
      'mint 1000 FOY',
      'mint 10000 FUSD',
    ])
  const { data: nfts } = NftsPage.parse(await ask('/nfts'))
  expect(nfts.map(({ name, collection }) => `${name} of ${collection}`).sort()).toEqual([
    'Door #1 of Foyer Doors',
    'Key #1 of Foyer Keys',
  ])
  for (const { content } of nfts) {
    const image = await fetch(content?.preview?.url ?? '')
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  }
  const { balances: all } = Balances.parse(await ask('/balance'))
  expect(all.map(({ symbol }) => symbol).sort()).toEqual(['ETH', 'FOY', 'FUSD', 'LGCY'])
})
