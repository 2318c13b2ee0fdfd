import {
  deployContracts,
  deploySmartAccounts,
  devAccounts,
  type EvmChain,
  type SmartAccountContracts,
  type StackContracts,
  smartAccountKeys,
  startEvmChain,
} from '@foyer/testing/stack'
import { createSmartAccountClient } from 'permissionless'
import { type Address, custom, parseEther, parseGwei } from 'viem'
import {
  createPaymasterClient,
  entryPoint07Abi,
  formatUserOperationRequest,
} from 'viem/account-abstraction'
import { privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { bundlerChecks, createBundlerClients, outcomesOfOurs } from '../../test/bundlerChecks.ts'
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
const bundlerAddress = privateKeyToAddress(keys.bundler)
const payer = devAccounts()[8]?.address as Address

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
    return {
      ...createBundlerClients({
        url: evm.url,
        ask: (method, params) => ask('/v1/bundler', method, params),
      }),
      ...{ ask, transport, read: bundlers.read },
      paymaster: createPaymasterClient({ transport: transport('/v1/paymaster') }),
    }
  }
  const to = '0x00000000000000000000000000000000000000a1'

  // What any bundler can be asked: `npm run alto` asks another one the same.
  test.each(Object.keys(bundlerChecks) as (keyof typeof bundlerChecks)[])(
    'behavior: a client of it sees what it sees of others: %s',
    async (name) => {
      const { ask } = await setUp()
      const outcome = await bundlerChecks[name]({
        ...{ url: evm.url, contracts, deployed },
        ask: (method, params) => ask('/v1/bundler', method, params),
      })
      expect(outcome).toEqual(outcomesOfOurs[name])
      if (name !== 'failures') return
      // A receipt is there before the bundler has looked at it.
      await vi.waitFor(async () => {
        const kept = await database().run((queries) => queries.select().from(userOperations))
        expect(kept.map(({ status }) => status)).toEqual(['included'])
      })
    },
    60_000,
  )

  test('behavior: a sponsor pays, and an account without anything sends', async () => {
    const { client, bundler, paymaster, makeAccount, read } = await setUp()
    const account = await makeAccount(0n)
    const [before] = await read()
    const hash = await bundler.sendUserOperation({ account, paymaster, calls: [{ to, value: 0n }] })
    const { success, paymaster: payer } = await bundler.waitForUserOperationReceipt({ hash })
    expect([success, payer?.toLowerCase()]).toEqual([true, deployed.sponsor.toLowerCase()])
    expect(await client.getBalance({ address: account.address })).toBe(0n)
    // What operators watch: it paid from what it has at the EntryPoint.
    const [after] = await read()
    expect(after).toEqual({
      ...{ chain: network, waiting: 0 },
      ...{ bundlerBalance: expect.any(Number), sponsorDeposit: expect.any(Number) },
    })
    expect(after?.sponsorDeposit).toBeGreaterThan(0)
    expect(after?.sponsorDeposit).toBeLessThan(before?.sponsorDeposit ?? 0)
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

  test('error: what is out of bounds is refused with what to do, and nothing of it is kept', async () => {
    const { client, bundler, ask, makeAccount } = await setUp()
    const account = await makeAccount()
    const good = await bundler.prepareUserOperation({ account, calls: [{ to, value: 1n }] })
    const signed = async (of: typeof account, operation: object) => {
      const signature = await of.signUserOperation(operation as never)
      return formatUserOperationRequest({ ...operation, signature } as never)
    }
    const send = async (operation: unknown) =>
      ask('/v1/bundler', 'eth_sendUserOperation', [operation, deployed.entryPoint]).then(
        ({ error, result, ...rest }) =>
          typeof error === 'object' ? error : { message: result ?? JSON.stringify([error, rest]) },
      )
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
        /maxPriorityFeePerGas must be at least/,
        await signed(account, { ...good, maxPriorityFeePerGas: 1n }),
      ],
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
    const kept = await database().run((queries) => queries.select().from(userOperations))
    const { address: sender } = account
    expect(kept.filter((row) => row.sender === sender.toLowerCase())).toEqual([])
    // What was good all the time still is.
    const { result } = await ask('/v1/bundler', 'eth_sendUserOperation', [
      await signed(account, good),
      deployed.entryPoint,
    ])
    expect((await bundler.waitForUserOperationReceipt({ hash: result })).success).toBe(true)
    expect(await client.getBalance({ address: to })).toBeGreaterThan(0n)
  }, 60_000)

  test('behavior: an account whose check never ends, or whose factory burns everything, costs a bounded call and no more', async () => {
    const { client, money, ask } = await setUp()
    const { maxFeePerGas, maxPriorityFeePerGas } = await client.estimateFeesPerGas()
    // JUMPDEST PUSH1 0 JUMP
    const sender = '0x00000000000000000000000000000000000e2d1e'
    await money.setCode({ address: sender, bytecode: '0x5b600056' })
    const operation = formatUserOperationRequest({
      ...{ sender, nonce: 0n, callData: '0x', signature: '0x', callGasLimit: 100_000n },
      ...{ verificationGasLimit: 4_000_000n, preVerificationGas: 100_000n },
      ...{ maxFeePerGas, maxPriorityFeePerGas },
    } as never)
    await money.setBalance({ address: sender, value: parseEther('9') })
    for (const method of ['eth_sendUserOperation', 'eth_estimateUserOperationGas']) {
      const began = performance.now()
      const { error } = await ask('/v1/bundler', method, [operation, deployed.entryPoint])
      expect(error.message).toMatch(/^AA(23|95)/)
      expect(performance.now() - began).toBeLessThan(5_000)
    }
  })

  test('behavior: an operation that holds when it is tried and not in the block costs two transactions, and holds nobody up', async () => {
    const { client, money, wallet, bundler, ask, makeAccount } = await setUp()
    // Tips of this chain follow those of the last blocks.
    const fees = await client.estimateFeesPerGas()
    // Refuses where gas has a price: GASPRICE PUSH1 8 JUMPI PUSH1 32 PUSH0 RETURN JUMPDEST PUSH0 PUSH0 REVERT
    const sender = '0x00000000000000000000000000000000000e2d1f'
    await money.setCode({ address: sender, bytecode: '0x3a60085760205ff35b5f5ffd' })
    await wallet.writeContract({
      ...{ account: payer, address: deployed.entryPoint, abi: entryPoint07Abi },
      ...{ functionName: 'depositTo', args: [sender], value: parseEther('1') },
    })
    const operation = formatUserOperationRequest({
      ...{ sender, nonce: 0n, callData: '0x', signature: '0x', callGasLimit: 100_000n },
      ...{ verificationGasLimit: 100_000n, preVerificationGas: 100_000n },
      // It is the first of its transaction.
      ...{ ...fees, maxFeePerGas: fees.maxFeePerGas * 2n },
    } as never)
    const spent = () => client.getTransactionCount({ address: bundlerAddress })
    const before = await spent()
    await money.setAutomine(false)
    onTestFinished(() => money.setAutomine(true))
    const pay = async (account: Awaited<ReturnType<typeof makeAccount>>) =>
      bundler.sendUserOperation({ account, ...fees, calls: [{ to, value: 1n }] })
    const first = await pay(await makeAccount())
    const { result: hash } = await ask('/v1/bundler', 'eth_sendUserOperation', [
      operation,
      deployed.entryPoint,
    ])
    const second = await pay(await makeAccount())
    await money.setAutomine(true)
    await money.mine({ blocks: 1 })
    for (const one of [first, second])
      expect((await bundler.waitForUserOperationReceipt({ hash: one })).success).toBe(true)
    await vi.waitFor(async () => {
      const { result } = await ask('/v1/bundler', 'eth_getUserOperationByHash', [hash])
      expect(result).toMatchObject({ status: 'dropped', reason: expect.stringMatching(/reverted/) })
    })
    // Both that arrived, one together with it, and one of it alone.
    expect((await spent()) - before).toBe(4)
  }, 60_000)

  test('behavior: viem’s own clients and permissionless drive it alike', async () => {
    const { chain, client, bundler, transport, makeAccount } = await setUp()
    const account = await makeAccount()
    const permissionless = createSmartAccountClient({
      ...{ account, client, chain, bundlerTransport: transport('/v1/bundler') },
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
