import { deploySmartAccounts, type EvmChain, startEvmChain } from '@foyer/testing/stack'
import {
  type Address,
  createTestClient,
  defineChain,
  type Hex,
  http,
  parseEther,
  publicActions,
  walletActions,
} from 'viem'
import {
  entryPoint07Abi,
  entryPoint07Address,
  toPackedUserOperation,
  type UserOperation,
} from 'viem/account-abstraction'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSoftwarePasskey } from '../../test/softwarePasskey.ts'
import type { Call } from '../Call.ts'
import { encodeCalls, stubSignature } from './executions.ts'
import { encodePasskeySignature, passkeyChallengeOf } from './passkeySignature.ts'
import {
  addPasskeyCall,
  onlyOwnerCall,
  removePasskeyCall,
  signersAbi,
  transferOwnershipCall,
} from './signers.ts'
import { hybridAccountOf, operationTypedData } from './toHybridAccount.ts'

const to: Address = '0x00000000000000000000000000000000000000d2'
const payment: Call = { to, value: 5n, data: '0x' }

describe.each([
  { hardfork: 'prague' as const, hasPrecompile: false },
  { hardfork: 'osaka' as const, hasPrecompile: true },
])('on a chain of $hardfork', ({ hardfork, hasPrecompile }) => {
  let evm: EvmChain

  beforeAll(async () => {
    evm = await startEvmChain({ chainId: 31337, hardfork })
    if (!(await deploySmartAccounts(evm))) throw new Error('The packages are not installed')
  })
  afterAll(() => evm.stop())

  /** An account that is there, with money. */
  async function setUp() {
    const client = createTestClient({
      mode: 'anvil',
      chain: defineChain({
        ...{ id: 31337, name: 'L', nativeCurrency: { name: 'E', symbol: 'ETH', decimals: 18 } },
        rpcUrls: { default: { http: [evm.url] } },
      }),
      transport: http(evm.url),
      ...{ cacheTime: 0, pollingInterval: 20 },
    })
      .extend(publicActions)
      .extend(walletActions)
    const owner = privateKeyToAccount(generatePrivateKey())
    const { address, factory, factoryData } = hybridAccountOf(owner.address)
    const account = evm.accounts[0]?.address as Address
    const made = await client.sendTransaction({ account, to: factory, data: factoryData })
    await client.waitForTransactionReceipt({ hash: made })
    await client.setBalance({ address, value: parseEther('10') })
    let line = 0n
    const operationOf = (calls: readonly Call[]): UserOperation<'0.7'> => ({
      ...{ sender: address, nonce: ++line << 64n, callData: encodeCalls(calls) },
      ...{ callGasLimit: 400_000n, verificationGasLimit: 900_000n, preVerificationGas: 100_000n },
      ...{ maxFeePerGas: 10n ** 10n, maxPriorityFeePerGas: 1n, signature: stubSignature },
    })
    /** @returns what the chain did: done, undone, or refused by the account */
    const send = async (operation: UserOperation<'0.7'>, signature: Hex) => {
      const call = {
        ...{ account, address: entryPoint07Address, abi: entryPoint07Abi, gas: 3_000_000n },
        functionName: 'handleOps',
        args: [[toPackedUserOperation({ ...operation, signature })], account],
      } as const
      try {
        await client.simulateContract(call)
      } catch (error) {
        return String(error).match(/AA\d\d[^"\n]*/)?.[0] ?? String(error)
      }
      const hash = await client.writeContract(call)
      await client.waitForTransactionReceipt({ hash })
      const [event] = await client.getContractEvents({
        ...{ address: entryPoint07Address, abi: entryPoint07Abi, eventName: 'UserOperationEvent' },
      })
      return event?.args.success ? 'done' : 'undone'
    }
    const byKey = async (calls: readonly Call[], key = owner) => {
      const operation = operationOf(calls)
      return send(
        operation,
        await key.signTypedData(operationTypedData(operation, { chainId: 31337 })),
      )
    }
    const ownerNow = () => client.readContract({ address, abi: signersAbi, functionName: 'owner' })
    return { client, address, owner, operationOf, send, byKey, ownerNow }
  }

  test('behavior: it has the precompile or has it not', async () => {
    const { client } = await setUp()
    // Nothing that is no signature is answered with more than nothing; what has no code takes no gas.
    const gas = await client.estimateGas({
      ...{ account: evm.accounts[0]?.address as Address, data: `0x${'11'.repeat(160)}` as Hex },
      to: '0x0000000000000000000000000000000000000100',
    })
    const plain = await client.estimateGas({
      ...{ account: evm.accounts[0]?.address as Address, data: `0x${'11'.repeat(160)}` as Hex },
      to: '0x0000000000000000000000000000000000000abc',
    })
    expect(gas > plain).toBe(hasPrecompile)
  })

  test('behavior: a passkey that the owner added gives the account to a new key, without the old one', async () => {
    const { client, address, owner, operationOf, send, byKey, ownerNow } = await setUp()
    const passkey = createSoftwarePasskey()
    expect(await byKey([addPasskeyCall(address, passkey.owner)])).toBe('done')
    const next = privateKeyToAccount(generatePrivateKey())
    const operation = operationOf([transferOwnershipCall(address, next.address)])
    const challenge = passkeyChallengeOf(operation, { chainId: 31337 })
    const signature = encodePasskeySignature(passkey.answer(challenge), challenge)
    const signed = { abi: signersAbi, address, functionName: 'isValidSignature' } as const
    expect(await client.readContract({ ...signed, args: [challenge, signature] })).toBe(
      '0x1626ba7e',
    )
    expect(await send(operation, signature)).toBe('done')
    expect(await ownerNow()).toBe(next.address)
    const before = await client.getBalance({ address: to })
    expect(await byKey([payment], next)).toBe('done')
    expect((await client.getBalance({ address: to })) - before).toBe(5n)
    // The old key has nothing to say any more, and the same operation does nothing again.
    expect(await byKey([payment], owner)).toContain('AA24')
    expect(await send(operation, signature)).toContain('AA25')
  })

  test('error: another passkey, another operation, another chain, and a changed answer are refused', async () => {
    const { address, operationOf, send, byKey, ownerNow, owner } = await setUp()
    const [passkey, otherPasskey] = [createSoftwarePasskey(), createSoftwarePasskey()]
    expect(await byKey([addPasskeyCall(address, passkey.owner)])).toBe('done')
    const thief = privateKeyToAccount(generatePrivateKey()).address
    const operation = operationOf([transferOwnershipCall(address, thief)])
    const challenge = passkeyChallengeOf(operation, { chainId: 31337 })
    const other = passkeyChallengeOf(operationOf([payment]), { chainId: 31337 })
    const elsewhere = passkeyChallengeOf(operation, { chainId: 1 })
    const right = passkey.answer(challenge)
    const changed = Uint8Array.from(right.authenticatorData, (byte, at) => (at === 36 ? 9 : byte))
    const signatures = [
      encodePasskeySignature(otherPasskey.answer(challenge), challenge),
      // Under the name of the one that may.
      encodePasskeySignature(
        { ...otherPasskey.answer(challenge), keyId: passkey.owner.keyId },
        challenge,
      ),
      encodePasskeySignature(passkey.answer(other), other),
      encodePasskeySignature(passkey.answer(elsewhere), elsewhere),
      encodePasskeySignature({ ...right, authenticatorData: changed }, challenge),
    ]
    for (const signature of signatures) expect(await send(operation, signature)).toContain('AA24')
    // It was the right one all along.
    expect(await ownerNow()).toBe(owner.address)
    expect(await send(operation, encodePasskeySignature(right, challenge))).toBe('done')
  })

  test('behavior: a passkey that was taken back signs for nothing, one by one or all at once', async () => {
    const { address, operationOf, send, byKey, owner, client } = await setUp()
    const [one, two] = [createSoftwarePasskey(), createSoftwarePasskey()]
    expect(
      await byKey([addPasskeyCall(address, one.owner), addPasskeyCall(address, two.owner)]),
    ).toBe('done')
    const pay = (passkey: typeof one) => {
      const operation = operationOf([payment])
      const challenge = passkeyChallengeOf(operation, { chainId: 31337 })
      return send(operation, encodePasskeySignature(passkey.answer(challenge), challenge))
    }
    expect([await pay(one), await pay(two)]).toEqual(['done', 'done'])
    expect(await byKey([removePasskeyCall(address, one.owner.keyId)])).toBe('done')
    expect([await pay(one), await pay(two)]).toEqual([expect.stringContaining('AA24'), 'done'])
    expect(await byKey([onlyOwnerCall(address, owner.address)])).toBe('done')
    expect(await pay(two)).toContain('AA24')
    const hashes = await client.readContract({
      ...{ address, abi: signersAbi, functionName: 'getKeyIdHashes' },
    })
    expect(hashes).toEqual([])
  })
})
