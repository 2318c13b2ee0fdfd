import {
  deployContracts,
  deploySmartAccounts,
  type EvmChain,
  type SmartAccountContracts,
  type StackContracts,
  smartAccountKeys,
  startEvmChain,
} from '@foyer/testing/stack'
import { toHybridAccount } from '@foyer/transactions/smart-accounts'
import {
  type Address,
  createPublicClient,
  createTestClient,
  custom,
  defineChain,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  http,
  parseEther,
  parseGwei,
  toHex,
} from 'viem'
import { createBundlerClient, createPaymasterClient } from 'viem/account-abstraction'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createTestChains } from '../../test/createTestChains.ts'
import { createTestServer } from '../../test/createTestServer.ts'
import { describeDatabases } from '../../test/describeDatabases.ts'
import { createLog } from '../platform/log/createLog.ts'
import { createOutgoing } from '../platform/outgoing/createOutgoing.ts'
import { createOperationStore } from './createOperationStore.ts'
import { openBundlers } from './openBundlers.ts'

const network = 'eip155:31337'
const keys = smartAccountKeys()

let evm: EvmChain
let contracts: StackContracts
let deployed: SmartAccountContracts

beforeAll(async () => {
  evm = await startEvmChain({ chainId: 31337 })
  contracts = await deployContracts(evm)
  const accountContracts = await deploySmartAccounts(evm)
  if (!accountContracts) throw new Error('The packages of smart accounts are not installed')
  deployed = accountContracts
})
afterAll(() => evm.stop())

const chain = () =>
  defineChain({
    ...{ id: 31337, name: 'Local', nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 } },
    rpcUrls: { default: { http: [evm.url] } },
  })

describeDatabases('bundler', ({ database }) => {
  const setUp = async () => {
    const outgoing = createOutgoing()
    const log = createLog({ level: 'silent' })
    const chains = await createTestChains({ [network]: evm.url })
    const bundlers = openBundlers({
      settings: {
        bundlerKeys: [{ caipNetworkId: network, key: keys.bundler }],
        bundlerUrls: [],
        sponsors: [
          {
            caipNetworkId: network,
            paymaster: deployed.sponsor,
            key: keys.sponsor,
          },
        ],
      },
      ...{ chains, outgoing, log, store: createOperationStore(database()) },
    })
    const { app } = await createTestServer({ chains, bundlers })
    onTestFinished(async () => {
      await app.close()
      await bundlers.stop()
    })
    const ask = (path: string) =>
      custom(
        {
          async request({ method, params }: { method: string; params?: unknown }) {
            const answer = await app.inject({
              method: 'POST',
              url: `${path}?chainId=${network}`,
              payload: { jsonrpc: '2.0', id: 1, method, params },
            })
            const { result, error } = answer.json()
            if (error) throw Object.assign(new Error(error.message), error)
            return result
          },
        },
        { retryCount: 0 },
      )
    const client = createPublicClient({
      chain: chain(),
      transport: http(evm.url),
      pollingInterval: 50,
      cacheTime: 0,
    })
    const money = createTestClient({ mode: 'anvil', chain: chain(), transport: http(evm.url) })
    return {
      client,
      money,
      bundler: createBundlerClient({
        client,
        chain: chain(),
        transport: ask('/v1/bundler'),
        pollingInterval: 50,
      }),
      paymaster: createPaymasterClient({ transport: ask('/v1/paymaster') }),
      async makeAccount(value = parseEther('1')) {
        const owner = privateKeyToAccount(generatePrivateKey())
        const account = await toHybridAccount({ client, owner })
        await money.setBalance({ address: account.address, value })
        return account
      },
    }
  }
  const to = '0x00000000000000000000000000000000000000a1'

  test('behavior: an account that is not there yet sends two payments in one operation, and is there afterwards', async () => {
    const { client, bundler, makeAccount } = await setUp()
    const account = await makeAccount()
    const before = await client.getBalance({ address: to })
    const hash = await bundler.sendUserOperation({
      account,
      calls: [
        { to, value: 5n },
        { to, value: 7n },
      ],
    })
    const receipt = await bundler.waitForUserOperationReceipt({ hash })
    expect(receipt).toMatchObject({ success: true, userOpHash: hash, sender: account.address })
    expect(await client.getBalance({ address: to })).toBe(before + 12n)
    expect(await account.isDeployed()).toBe(true)
  })
})
