import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  deploySmartAccounts,
  smartAccountKeys,
  startEvmChain,
  startPostgres,
  startServer,
} from '@foyer/testing/stack'
import { toHybridAccount } from '@foyer/transactions/smart-accounts'
import {
  createPublicClient,
  createTestClient,
  defineChain,
  type Hex,
  http,
  keccak256,
  parseEther,
  parseGwei,
  stringToHex,
} from 'viem'
import { entryPoint07Address, formatUserOperationRequest } from 'viem/account-abstraction'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, onTestFinished, test } from 'vitest'
import { quickServer } from '../../../../scripts/quickServer.mjs'

/** A thousand by `FOYER_OPERATIONS=1000`: they take a minute. */
const operations = Number(process.env.FOYER_OPERATIONS ?? 300)
const atOnce = 10
/** Far more than it takes, so that nothing has to be measured. */
const gas = {
  ...{ callGasLimit: 60_000n, verificationGasLimit: 260_000n, preVerificationGas: 120_000n },
  ...{ maxFeePerGas: parseGwei('20'), maxPriorityFeePerGas: parseGwei('1') },
}

test(`behavior: of ${operations} operations none is lost or done twice, while each of two servers is killed in turn`, {
  timeout: 240_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-bundlers-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const [postgres, evm] = await Promise.all([startPostgres({}), startEvmChain({ chainId: 31337 })])
  onTestFinished(() => postgres.stop())
  onTestFinished(() => evm.stop())
  if (!(await deploySmartAccounts(evm))) throw new Error('The packages are not installed')
  const chain = defineChain({
    ...{ id: 31337, name: 'Local', nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 } },
    rpcUrls: { default: { http: [evm.url] } },
  })
  const transport = http(evm.url)
  const client = createPublicClient({ chain, transport, cacheTime: 0 })
  const money = createTestClient({ mode: 'anvil', chain, transport })

  const start = (name: string, port = 0) =>
    startServer({
      ...{ entry: quickServer, port, dataFolder: join(folder, name) },
      settings: {
        ...{ DATABASE_URL: postgres.url, RATE_LIMIT_RPC: '0' },
        RPC_URLS: `eip155:31337=${evm.url}`,
        CHAINS: 'eip155:31337=Local|ETH|18|testnet',
        BUNDLER_KEYS: `eip155:31337=${smartAccountKeys().bundler}`,
      },
    })
  const servers = await Promise.all([start('one'), start('two')])
  onTestFinished(async () => {
    await Promise.all(servers.map((server) => server.stop()))
  })
  const ask = async (turn: number, method: string, params: unknown[]): Promise<unknown> => {
    for (let attempt = 0; ; attempt++)
      try {
        const { url } = servers[(turn + attempt) % 2] ?? { url: '' }
        const answer = await fetch(`${url}/v1/bundler?chainId=eip155:31337`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
        })
        const { result, error } = (await answer.json()) as { result?: unknown; error?: object }
        // One that nobody heard the answer of may be in a block by now.
        if (error && !/AA25|AA10/.test(JSON.stringify(error)))
          throw new Error(JSON.stringify(error))
        return result ?? null
      } catch (error) {
        if (attempt > 200) throw error
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
  }

  const to = '0x00000000000000000000000000000000000000c1'
  const before = await client.getBalance({ address: to })
  const hashes: Hex[] = []
  let next = 0
  const hand = async () => {
    for (let index = next++; index < operations; index = next++) {
      const owner = privateKeyToAccount(keccak256(stringToHex(`owner ${index}`)))
      const account = await toHybridAccount({ client, owner })
      await money.setBalance({ address: account.address, value: parseEther('1') })
      const operation = {
        ...{ ...gas, sender: account.address, nonce: 0n },
        ...(await account.getFactoryArgs()),
        callData: await account.encodeCalls([{ to, value: 1n }]),
      }
      const signature = await account.signUserOperation(operation as never)
      const given = formatUserOperationRequest({ ...operation, signature } as never)
      const hash = await ask(index, 'eth_sendUserOperation', [given, entryPoint07Address])
      if (hash) hashes.push(hash as Hex)
    }
  }
  const handing = Promise.all(Array.from({ length: atOnce }, hand))
  const killing = (async () => {
    for (const at of [0.2, 0.5, 0.8].map((part) => operations * part)) {
      while (hashes.length < at && next < operations)
        await new Promise((resolve) => setTimeout(resolve, 20))
      const which = at === operations / 2 ? 1 : 0
      const server = servers[which]
      if (!server) return
      await server.kill9()
      servers[which] = await start(which ? 'two' : 'one', Number(new URL(server.url).port))
    }
  })()
  await Promise.all([handing, killing])

  const arrived = async () => (await client.getBalance({ address: to })) - before
  await expect.poll(arrived, { timeout: 90_000, interval: 500 }).toBe(BigInt(operations))
  // What is told of each: done, and by whose account.
  const receipts = await Promise.all(
    hashes.map((hash, index) => ask(index, 'eth_getUserOperationReceipt', [hash])),
  )
  const done = receipts.map((receipt) => (receipt as { success: boolean } | null)?.success)
  expect(new Set(done)).toEqual(new Set([true]))
})
