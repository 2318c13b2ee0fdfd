import { deploySmartAccounts, type EvmChain, startEvmChain } from '@foyer/testing/stack'
import {
  decodeDelegation,
  delegationAbi,
  delegationContracts,
  delegationTypedData,
  encodeDelegation,
  enforcers,
  narrowing,
  structOf,
} from '@foyer/transactions/smart-accounts'
import {
  type Address,
  createTestClient,
  defineChain,
  encodeFunctionData,
  encodePacked,
  type Hex,
  http,
  pad,
  parseAbi,
  parseEther,
  publicActions,
  toHex,
  walletActions,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestChains } from '../../../test/createTestChains.ts'
import { readPermission } from './readPermission.ts'

let evm: EvmChain
beforeAll(async () => {
  evm = await startEvmChain({ chainId: 31337 })
  if (!(await deploySmartAccounts(evm))) throw new Error('The packages are not installed')
})
afterAll(() => evm.stop())

const chainId = 'eip155:31337'
const to: Address = '0x00000000000000000000000000000000000000f1'
const words = (...amounts: bigint[]): Hex =>
  `0x${amounts.map((amount) => pad(toHex(amount)).slice(2)).join('')}`

/** An address whose key took on a contract's code, as MetaMask's accounts do, and what it lets somebody take. */
async function setUp({ periodSeconds }: { periodSeconds: bigint }) {
  const client = createTestClient({
    mode: 'anvil',
    chain: defineChain({
      ...{ id: 31337, name: 'L', nativeCurrency: { name: 'E', symbol: 'ETH', decimals: 18 } },
      rpcUrls: { default: { http: [evm.url] } },
    }),
    ...{ transport: http(evm.url), cacheTime: 0, pollingInterval: 20 },
  })
    .extend(publicActions)
    .extend(walletActions)
  const owner = privateKeyToAccount(generatePrivateKey())
  const delegate = evm.accounts[1]?.address as Address
  await client.setBalance({ address: owner.address, value: parseEther('10') })
  const done = async (hash: Hex) => {
    const { status } = await client.waitForTransactionReceipt({ hash })
    expect(status).toBe('success')
  }
  const authorization = await owner.signAuthorization({
    ...{ chainId: 31337, nonce: 1, contractAddress: delegationContracts.delegatedAccount },
  })
  await done(
    await client.sendTransaction({
      ...{ account: owner, to: owner.address, authorizationList: [authorization] },
    }),
  )
  const { timestamp } = await client.getBlock()
  const unsigned = {
    ...{ delegate, delegator: owner.address, salt: 3n },
    caveats: [
      { enforcer: enforcers.nativePeriodic, terms: words(5n, periodSeconds, timestamp) },
      { enforcer: enforcers.exactCalldata, terms: '0x' as const },
      {
        enforcer: enforcers.timestamp,
        terms: encodePacked(['uint128', 'uint128'], [0n, timestamp + 86_400n]),
      },
      { enforcer: narrowing.allowedTargets, terms: to },
      { enforcer: narrowing.redeemer, terms: delegate },
      { enforcer: narrowing.nonce, terms: words(0n) },
    ],
  }
  const signature = await owner.signTypedData(delegationTypedData(unsigned, { chainId: 31337 }))
  const context = encodeDelegation({ ...unsigned, signature })
  const chains = await createTestChains({ [chainId]: evm.url })
  return {
    ...{ client, owner, context, done },
    read: () => readPermission({ context, chainId }, chains),
    async take(amount: bigint) {
      const execution = encodePacked(['address', 'uint256', 'bytes'], [to, amount, '0x'])
      await done(
        await client.writeContract({
          ...{ account: delegate, address: delegationContracts.manager, abi: delegationAbi },
          functionName: 'redeemDelegations',
          args: [[context], [`0x${'00'.repeat(32)}`], [execution]],
        }),
      )
    },
    /** As the account itself does. */
    call: async (target: Address, data: Hex) =>
      done(await client.sendTransaction({ account: owner, to: target, data })),
  }
}

test('behavior: what another wallet gave is read with what is left, and its end on the chain is seen', async () => {
  const { client, owner, context, read, take, call } = await setUp({ periodSeconds: 3_600n })
  const told = { kind: 'periodic', amount: '5', seconds: '3600', symbol: 'ETH', decimals: 18 }
  expect(await read()).toMatchObject({ ...told, available: '5', isDisabled: false })
  await take(2n)
  expect(await read()).toMatchObject({ ...told, available: '3', isDisabled: false })
  const message = JSON.stringify({ action: 'grant' })
  const signature = await owner.signMessage({ message })
  expect(await client.verifyMessage({ address: owner.address, message, signature })).toBe(true)

  const delegation = decodeDelegation(context)
  if (!delegation) throw new Error('It cannot be read')
  const args = [structOf(delegation)] as const
  await call(
    owner.address,
    encodeFunctionData({ abi: delegationAbi, functionName: 'disableDelegation', args }),
  )
  expect(await read()).toMatchObject({ isDisabled: true })
})

test('behavior: an allowance of another wallet is one amount, and ends with its account’s nonce as well', async () => {
  const { read, take, call } = await setUp({ periodSeconds: (1n << 256n) - 1n })
  await take(4n)
  expect(await read()).toMatchObject({
    ...{ kind: 'once', amount: '5', seconds: null, available: '1', isDisabled: false },
  })
  await call(
    narrowing.nonce,
    encodeFunctionData({
      ...{ abi: parseAbi(['function incrementNonce(address)']), functionName: 'incrementNonce' },
      args: [delegationContracts.manager],
    }),
  )
  expect(await read()).toMatchObject({ isDisabled: true })
})
