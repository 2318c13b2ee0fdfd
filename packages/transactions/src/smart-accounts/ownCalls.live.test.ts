import { deploySmartAccounts, startEvmChain } from '@foyer/testing/stack'
import { type Address, createTestClient, type Hex, http, publicActions, walletActions } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { encodeAbiParameters, encodeFunctionData, encodePacked, parseEther } from 'viem/utils'
import { expect, onTestFinished, test } from 'vitest'
import { delegationContracts } from './contracts.ts'
import { delegationAbi } from './delegations.ts'
import { isOwnCall } from './ownCalls.ts'
import { signersAbi, transferOwnershipCall } from './signers.ts'
import { hybridAccountOf } from './toHybridAccount.ts'

/** Redeemed of nobody. */
const noDelegations = encodeAbiParameters([{ type: 'tuple[]', components: [] }], [[]])

test('behavior: the manager gives an account away whose call it is, and the call counts as its own', async () => {
  const evm = await startEvmChain({ chainId: 31337 })
  onTestFinished(() => evm.stop())
  if (!(await deploySmartAccounts(evm))) throw new Error('The packages are not installed')
  const client = createTestClient({ mode: 'anvil', transport: http(evm.url), cacheTime: 0 })
    .extend(publicActions)
    .extend(walletActions)
  const { address, factory, factoryData } = hybridAccountOf(
    privateKeyToAccount(generatePrivateKey()).address,
  )
  const done = async (hash: Hex) =>
    (await client.waitForTransactionReceipt({ hash, pollingInterval: 20 })).status
  const sender = evm.accounts[0]?.address as Address
  expect(
    await done(
      await client.sendTransaction({
        ...{ account: sender, chain: null, to: factory, data: factoryData },
      }),
    ),
  ).toBe('success')

  const thief = evm.accounts[1]?.address as Address
  const stolen = transferOwnershipCall(address, thief)
  const call = {
    to: delegationContracts.manager,
    data: encodeFunctionData({
      ...{ abi: delegationAbi, functionName: 'redeemDelegations' },
      args: [
        [noDelegations],
        [`0x${'00'.repeat(32)}`],
        [encodePacked(['address', 'uint256', 'bytes'], [address, 0n, stolen.data])],
      ],
    }),
  }
  // As the chain has it when the account's owner lets the account do it.
  await client.impersonateAccount({ address })
  await client.setBalance({ address, value: parseEther('1') })
  expect(await done(await client.sendTransaction({ account: address, chain: null, ...call }))).toBe(
    'success',
  )
  expect(await client.readContract({ address, abi: signersAbi, functionName: 'owner' })).toBe(thief)
  expect(isOwnCall(call, address)).toBe(true)
  expect(isOwnCall(stolen, address)).toBe(true)
  expect(isOwnCall({ to: address }, address)).toBe(false)
  expect(isOwnCall({ ...call, to: thief }, address)).toBe(false)
})
