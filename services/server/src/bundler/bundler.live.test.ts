import {
  deployContracts,
  deploySmartAccounts,
  devAccounts,
  type EvmChain,
  foyerErc20,
  type SmartAccountContracts,
  type StackContracts,
  smartAccountKeys,
  startEvmChain,
} from '@foyer/testing/stack'
import { stubSignature, toHybridAccount } from '@foyer/transactions/smart-accounts'
import { createSmartAccountClient } from 'permissionless'
import {
  type Address,
  concat,
  createPublicClient,
  createTestClient,
  createWalletClient,
  custom,
  defineChain,
  http,
  pad,
  parseEther,
  parseGwei,
} from 'viem'
import {
  createBundlerClient,
  createPaymasterClient,
  formatUserOperationRequest,
} from 'viem/account-abstraction'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createTestChains } from '../../test/createTestChains.ts'
import { createTestServer } from '../../test/createTestServer.ts'
import { describeDatabases } from '../../test/describeDatabases.ts'
import { userOperations } from '../platform/database/tables/bundler.ts'
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
    const ask = async (path: string, method: string, params: unknown) => {
      const answer = await app.inject({
        method: 'POST',
        url: `${path}?chainId=${network}`,
        payload: { jsonrpc: '2.0', id: 1, method, params },
      })
      return answer.json()
    }
    const transport = (path: string) =>
      custom(
        {
          async request({ method, params }: { method: string; params?: unknown }) {
            const { result, error } = await ask(path, method, params)
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
      ask,
      transport,
      bundler: createBundlerClient({
        client,
        chain: chain(),
        transport: transport('/v1/bundler'),
        pollingInterval: 50,
      }),
      paymaster: createPaymasterClient({ transport: transport('/v1/paymaster') }),
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

  test('behavior: a sponsor pays, and an account without anything sends', async () => {
    const { client, bundler, paymaster, makeAccount } = await setUp()
    const account = await makeAccount(0n)
    const hash = await bundler.sendUserOperation({ account, paymaster, calls: [{ to, value: 0n }] })
    const { success, paymaster: payer } = await bundler.waitForUserOperationReceipt({ hash })
    expect([success, payer?.toLowerCase()]).toEqual([true, deployed.sponsor.toLowerCase()])
    expect(await client.getBalance({ address: account.address })).toBe(0n)
  })

  test('behavior: approval and transfer in one operation move a token; with one bad call nothing moves', async () => {
    const { client, money, bundler, makeAccount } = await setUp()
    const account = await makeAccount()
    const minter = devAccounts()[9]?.address as Address
    await money.impersonateAccount({ address: minter })
    const token = { address: contracts.foyerDollar, abi: foyerErc20.abi } as const
    const minted = await createWalletClient({
      chain: chain(),
      transport: http(evm.url),
    }).writeContract({
      ...{ ...token, functionName: 'mint', args: [account.address, 100n], account: minter },
    })
    await client.waitForTransactionReceipt({ hash: minted })
    const balanceOf = (address: Address) =>
      client.readContract({ ...token, functionName: 'balanceOf', args: [address] })
    const before = await balanceOf(to)
    const transfer = (amount: bigint) =>
      ({ ...token, to: token.address, functionName: 'transfer', args: [to, amount] }) as const
    const approve = {
      ...token,
      to: token.address,
      functionName: 'approve',
      args: [to, 1n],
    } as const
    const hash = await bundler.sendUserOperation({ account, calls: [approve, transfer(60n)] })
    expect((await bundler.waitForUserOperationReceipt({ hash })).success).toBe(true)
    expect(await balanceOf(to)).toBe(before + 60n)
    await expect(
      bundler.sendUserOperation({ account, calls: [transfer(40n), transfer(40n)] }),
    ).rejects.toThrow(/reverted/)
    // With gas of its own it is not measured, and reverts on the chain: whole.
    const forced = await bundler.sendUserOperation({
      ...{ account, calls: [transfer(40n), transfer(40n)] },
      ...{ callGasLimit: 300_000n, verificationGasLimit: 300_000n, preVerificationGas: 100_000n },
    })
    const receipt = await bundler.waitForUserOperationReceipt({ hash: forced })
    expect(receipt.success).toBe(false)
    expect(await balanceOf(account.address)).toBe(40n)
  })

  test('behavior: one that pays more takes the place of one that waits, and one that pays less does not', async () => {
    const { money, bundler, ask, makeAccount } = await setUp()
    const account = await makeAccount()
    await money.setAutomine(false)
    onTestFinished(() => money.setAutomine(true))
    const prepared = await bundler.prepareUserOperation({ account, calls: [{ to, value: 1n }] })
    const { nonce, maxFeePerGas = 0n, maxPriorityFeePerGas = 0n } = prepared
    const again = (percent: bigint, value: bigint) =>
      bundler.sendUserOperation({
        ...{ account, nonce, calls: [{ to, value }] },
        maxFeePerGas: (maxFeePerGas * percent) / 100n,
        maxPriorityFeePerGas: (maxPriorityFeePerGas * percent) / 100n,
      })
    const first = await again(100n, 1n)
    await expect(again(105n, 2n)).rejects.toThrow(/10% more/)
    const second = await again(120n, 3n)
    const statusOf = async (hash: string) =>
      (await ask('/v1/bundler', 'eth_getUserOperationByHash', [hash])).result.status
    await vi.waitFor(async () => expect(await statusOf(second)).toBe('submitted'), {
      timeout: 20_000,
      interval: 100,
    })
    await money.mine({ blocks: 1 })
    await vi.waitFor(
      async () =>
        expect((await bundler.getUserOperationReceipt({ hash: second })).success).toBe(true),
      { timeout: 20_000, interval: 100 },
    )
    await expect(bundler.getUserOperationReceipt({ hash: first })).rejects.toThrow(/not.* found/i)
    const told = await ask('/v1/bundler', 'eth_getUserOperationByHash', [first])
    expect(told.result).toMatchObject({ status: 'replaced', transactionHash: null })
  })

  test('error: whatever the EntryPoint refuses is refused with its code, and nothing is kept', async () => {
    const { client, money, bundler, ask, makeAccount } = await setUp()
    const account = await makeAccount()
    const there = await makeAccount()
    const made = await bundler.sendUserOperation({ account: there, calls: [{ to, value: 0n }] })
    await bundler.waitForUserOperationReceipt({ hash: made })
    const poor = await makeAccount(0n)
    const good = await bundler.prepareUserOperation({ account, calls: [{ to, value: 1n }] })
    const known = await bundler.prepareUserOperation({ account: there, calls: [{ to, value: 1n }] })
    const signed = async (of: typeof account, operation: object) => {
      const signature = await of.signUserOperation(operation as never)
      return formatUserOperationRequest({ ...operation, signature } as never)
    }
    const send = async (operation: unknown) =>
      ask('/v1/bundler', 'eth_sendUserOperation', [operation, deployed.entryPoint]).then(
        ({ error, result, ...rest }) =>
          typeof error === 'object' ? error : { message: result ?? JSON.stringify([error, rest]) },
      )
    const { factory: _, factoryData: __, ...bare } = good
    const pays = {
      paymasterVerificationGasLimit: 100_000n,
      paymasterPostOpGasLimit: 1n,
      preVerificationGas: 200_000n,
    }
    const other = await makeAccount()
    const cases: [string, unknown][] = [
      [
        'AA10',
        await signed(there, {
          ...known,
          factory: good.factory,
          factoryData: good.factoryData,
          preVerificationGas: 200_000n,
        }),
      ],
      ['AA13', await signed(account, { ...good, factory: contracts.foyerToken })],
      ['AA14', await signed(account, { ...good, sender: other.address })],
      ['AA20', await signed(account, bare)],
      [
        'AA21',
        await signed(poor, { ...good, sender: poor.address, ...(await poor.getFactoryArgs()) }),
      ],
      ['AA23', formatUserOperationRequest({ ...bare, sender: contracts.foyerToken } as never)],
      ['AA24', await signed(other, { ...known, sender: there.address })],
      ['AA25', await signed(there, { ...known, nonce: known.nonce + 1n })],
      ['AA26', await signed(there, { ...known, verificationGasLimit: 45_000n })],
      [
        'AA31',
        await signed(there, {
          ...known,
          ...pays,
          paymaster: contracts.foyerToken,
          paymasterData: '0x',
        }),
      ],
      [
        'AA33',
        await signed(there, {
          ...known,
          ...pays,
          paymaster: deployed.sponsor,
          paymasterData: '0x1234',
        }),
      ],
      [
        'AA34',
        await signed(there, {
          ...known,
          ...pays,
          paymaster: deployed.sponsor,
          paymasterData: concat([pad('0x', { size: 64 }), stubSignature]),
        }),
      ],
    ]
    const codes = new Map<string, number>()
    for (const [code, operation] of cases) {
      const { message, code: number } = (await send(operation)) as { message: string; code: number }
      expect(message, code).toMatch(new RegExp(`^${code} `))
      codes.set(code, number)
    }
    expect(Object.fromEntries(codes)).toMatchObject({
      ...{
        AA13: -32_500,
        AA24: -32_507,
        AA25: -32_500,
        AA31: -32_508,
        AA33: -32_501,
        AA34: -32_507,
      },
    })
    const kept = await database().run((queries) => queries.select().from(userOperations))
    expect(kept.map(({ status }) => status)).toEqual(['included'])

    // Bounds of our own, with what to do.
    const refusals: [RegExp, unknown][] = [
      [
        /maxFeePerGas must be at least/,
        await signed(account, { ...good, maxFeePerGas: 1n, maxPriorityFeePerGas: 1n }),
      ],
      [
        /preVerificationGas must be at least \d+/,
        await signed(account, { ...good, preVerificationGas: 30_000n }),
      ],
      [
        /verificationGasLimit is above/,
        await signed(account, { ...good, verificationGasLimit: 6_000_000n }),
      ],
      [/together are above/, await signed(account, { ...good, callGasLimit: 20_000_000n })],
      [
        /maxPriorityFeePerGas is above/,
        await signed(account, { ...good, maxPriorityFeePerGas: parseGwei('900') }),
      ],
      [
        /eip7702Auth is not taken/,
        { ...((await signed(account, good)) as object), eip7702Auth: {} },
      ],
      [
        /callData/,
        { ...((await signed(account, good)) as object), callData: `0x${'00'.repeat(60_000)}` },
      ],
      [
        /callGasLimit/,
        { ...((await signed(account, good)) as object), callGasLimit: `0x${'f'.repeat(33)}` },
      ],
      [/sender/, {}],
      [/userOperation/, null],
    ]
    for (const [reason, operation] of refusals)
      expect((await send(operation)).message).toMatch(reason)
    const wrong = await ask('/v1/bundler', 'eth_sendUserOperation', [
      await signed(account, good),
      to,
    ])
    expect(wrong.error.message).toContain('Only EntryPoint 0.7')
    for (const method of [
      'eth_sendTransaction',
      'debug_bundler_clearState',
      'pm_getPaymasterData',
      '',
    ])
      expect((await ask('/v1/bundler', method || 'x', [])).error.code).toBe(-32_601)
    // What was good all the time still is.
    const { result } = await ask('/v1/bundler', 'eth_sendUserOperation', [
      await signed(account, good),
      deployed.entryPoint,
    ])
    expect((await bundler.waitForUserOperationReceipt({ hash: result })).success).toBe(true)
    expect(await client.getBalance({ address: to })).toBeGreaterThan(0n)
    void money
  }, 60_000)

  test('behavior: an account whose check never ends, or whose factory burns everything, costs a bounded call and no more', async () => {
    const { money, ask } = await setUp()
    // JUMPDEST PUSH1 0 JUMP
    const sender = '0x00000000000000000000000000000000000e2d1e'
    await money.setCode({ address: sender, bytecode: '0x5b600056' })
    const operation = formatUserOperationRequest({
      ...{ sender, nonce: 0n, callData: '0x', signature: '0x', callGasLimit: 100_000n },
      ...{ verificationGasLimit: 4_000_000n, preVerificationGas: 100_000n },
      ...{ maxFeePerGas: parseGwei('9'), maxPriorityFeePerGas: 1n },
    } as never)
    await money.setBalance({ address: sender, value: parseEther('9') })
    for (const method of ['eth_sendUserOperation', 'eth_estimateUserOperationGas']) {
      const began = performance.now()
      const { error } = await ask('/v1/bundler', method, [operation, deployed.entryPoint])
      expect(error.message).toMatch(/^AA(23|95)/)
      expect(performance.now() - began).toBeLessThan(5_000)
    }
  })

  test('behavior: viem’s own clients and permissionless drive it alike', async () => {
    const { client, bundler, transport, makeAccount } = await setUp()
    const account = await makeAccount()
    const permissionless = createSmartAccountClient({
      ...{ account, client, chain: chain(), bundlerTransport: transport('/v1/bundler') },
      paymaster: createPaymasterClient({ transport: transport('/v1/paymaster') }),
    })
    const hash = await permissionless.sendTransaction({ to, value: 1n })
    expect((await client.getTransactionReceipt({ hash })).status).toBe('success')
    expect(await bundler.getSupportedEntryPoints()).toEqual([deployed.entryPoint])
    expect(await bundler.getChainId()).toBe(31337)
    const signature = await account.signMessage({ message: 'Hello' })
    expect(
      await client.verifyMessage({ address: account.address, message: 'Hello', signature }),
    ).toBe(true)
    const early = await makeAccount()
    expect(
      await client.verifyMessage({
        ...{ address: early.address, message: 'Hello' },
        signature: await early.signMessage({ message: 'Hello' }),
      }),
    ).toBe(true)
  })
})
