import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EvmChain, startEvmChain } from '@foyer/testing/stack'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { copyEmptyDatabase } from '../../../../../scripts/emptyDatabase.mjs'
import { createLog } from '../../platform/log/createLog.ts'
import { readSettings } from '../../platform/settings/settings.ts'
import { startServer } from '../../startServer.ts'

const coinType = 0x8000_0000 + 31_337
const contract = '0x00000000000000000000000000000000000c0de1'

let chain: EvmChain
let dataFolder = ''
beforeAll(async () => {
  chain = await startEvmChain({ chainId: 31_337 })
  dataFolder = await mkdtemp(join(tmpdir(), 'foyer-data-'))
  await copyEmptyDatabase(dataFolder)
  // A contract that says of everything that it signed it.
  const code = '0x631626ba7e60e01b60005260206000f3'
  await fetch(chain.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'anvil_setCode',
      params: [contract, code],
    }),
  })
})
afterAll(async () => {
  await chain.stop()
  await rm(dataFolder, { recursive: true, force: true })
})

async function start() {
  const server = await startServer({
    settings: readSettings({
      PORT: '0',
      DATA_FOLDER: dataFolder,
      ONRAMP: 'sandbox',
      RATE_LIMIT_WRITES: '0',
      RPC_URLS: `eip155:31337=${chain.url}`,
      CHAINS: 'eip155:31337=Local|ETH',
    }),
    log: createLog({ level: 'silent' }),
  })
  onTestFinished(() => server.stop())
  const ask = async (path: string) => {
    const answer = await fetch(new URL(path, server.url))
    return { status: answer.status, body: await answer.json() }
  }
  const post = async (path: string, body: object) => {
    const answer = await fetch(new URL(path, server.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: answer.status, body: await answer.json() }
  }
  return { server, ask, post }
}

const messageOf = (name: string) =>
  JSON.stringify({ name, attributes: {}, timestamp: Math.floor(Date.now() / 1_000) })

test('behavior: keys and contracts register names that outlive a restart, each name once', async () => {
  const first = await start()
  const accounts = Array.from({ length: 100 }, () => privateKeyToAccount(generatePrivateKey()))
  const message = messageOf('alice.foyer.id')
  const answers = await Promise.all(
    accounts.map(async (account) =>
      first.post('/v1/profile/account', {
        coin_type: coinType,
        address: account.address,
        message,
        signature: await account.signMessage({ message }),
      }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(99)
  const winner = accounts[answers.findIndex(({ status }) => status === 200)]

  const registerContract = (address: string) =>
    first.post('/v1/profile/account', {
      coin_type: coinType,
      address,
      message: messageOf('robot.foyer.id'),
      signature: `0x${'12'.repeat(40)}`,
    })
  expect((await registerContract('0x00000000000000000000000000000000000c0de2')).status).toBe(400)
  expect(await registerContract(contract)).toEqual({ status: 200, body: { success: true } })

  const purchase = await first.post('/v1/generators/onrampurl', {
    destinationWallets: [{ address: contract }],
  })
  const pages = await Promise.all(Array.from({ length: 20 }, () => fetch(purchase.body.url)))
  expect(pages.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(410)])
  await first.server.stop()

  const second = await start()
  expect(await second.ask('/v1/profile/account/alice')).toMatchObject({
    status: 200,
    body: { addresses: { [coinType]: { address: winner?.address } } },
  })
  expect(await second.ask(`/v1/identity/${contract}`)).toEqual({
    status: 200,
    body: { name: 'robot.foyer.id', avatar: null },
  })
  const replayed = await second.post('/v1/profile/account', {
    coin_type: coinType,
    address: winner?.address,
    message,
    signature: await winner?.signMessage({ message }),
  })
  expect(replayed.status).toBe(409)
  expect(
    (await fetch(purchase.body.url.replace(/^.*?(?=\/onramp)/, second.server.url))).status,
  ).toBe(410)
})
