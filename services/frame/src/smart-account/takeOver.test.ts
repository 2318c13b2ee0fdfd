import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import {
  decodeCalls,
  PasskeyAssertionInvalid,
  passkeyChallengeOf,
  signersAbi,
  transferOwnershipCall,
} from '@foyer/transactions/smart-accounts'
import { type Address, encodeFunctionResult, type Hex, hexToBigInt, hexToBytes, toHex } from 'viem'
import type { UserOperation } from 'viem/account-abstraction'
import { privateKeyToAccount } from 'viem/accounts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Approval } from '../approve/Approval.ts'
import { en } from '../words/en.ts'
import { ownAccountOf } from './accountInUse.ts'
import { takeOver } from './takeOver.ts'

const [lost, next] = (['12', '13'] as const).map(
  (byte) => privateKeyToAccount(`0x${byte.repeat(32)}`).address,
) as [Address, Address]
const account = ownAccountOf(lost).address
const chainId = 8453
const keyId = 'a-passkey'
const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })

beforeEach(() => vi.stubGlobal('location', { origin: 'https://wallet.example' }))
afterEach(() => vi.unstubAllGlobals())

/** As a browser and an authenticator answer together. */
function answer(challenge: Hex) {
  const authenticatorData = Buffer.concat([Buffer.alloc(32), Buffer.from([5, 0, 0, 0, 0])])
  const clientDataJSON = Buffer.from(
    JSON.stringify({
      type: 'webauthn.get',
      challenge: Buffer.from(hexToBytes(challenge)).toString('base64url'),
    }),
  )
  const hashed = createHash('sha256').update(clientDataJSON).digest()
  const signature = sign('sha256', Buffer.concat([authenticatorData, hashed]), privateKey)
  return { keyId, authenticatorData, clientDataJSON, signature }
}

function setUp({
  says = 'yes',
  success = true,
  ownerAfter = next,
  signs = answer,
}: {
  says?: 'yes' | 'no'
  success?: boolean
  ownerAfter?: Address
  signs?: typeof answer
} = {}) {
  const sent: UserOperation<'0.7'>[] = []
  let shown: Approval | null = null
  const asked: Hex[] = []
  const done = takeOver({
    ...{ account, keyIds: [keyId], newOwner: next, chainId, origin: 'https://shop.example' },
    ...{ words: en, signal: new AbortController().signal },
    async node({ method }) {
      if (method === 'eth_getCode') return '0x12'
      if (method === 'eth_maxPriorityFeePerGas') return '0x3'
      if (method === 'eth_getBlockByNumber') return { baseFeePerGas: '0x64' }
      if (method === 'eth_call')
        return encodeFunctionResult({
          ...{ abi: signersAbi, functionName: 'owner', result: ownerAfter },
        })
      throw new Error('no such method')
    },
    async bundler({ method, params }) {
      if (method === 'eth_estimateUserOperationGas')
        return { callGasLimit: '0x64', verificationGasLimit: '0xc8', preVerificationGas: '0x12c' }
      if (method === 'eth_getUserOperationReceipt') return { success }
      const [operation] = params as [Record<string, Hex>]
      sent.push({
        ...(operation as never as UserOperation<'0.7'>),
        ...Object.fromEntries(
          [
            ...['nonce', 'callGasLimit', 'verificationGasLimit', 'preVerificationGas'],
            ...['maxFeePerGas', 'maxPriorityFeePerGas'],
          ].map((name) => [name, hexToBigInt(operation[name] ?? '0x0')]),
        ),
      })
      return toHex(1)
    },
    async approve(approval) {
      shown = approval
      if (says === 'no') throw Object.assign(new Error('no'), { code: 4001 })
    },
    async sign(challenge) {
      asked.push(challenge)
      return signs(challenge)
    },
    wait: (work) => work,
  })
  return { done, sent, asked, shown: () => shown }
}

test('behavior: what the passkey signs is the transfer that was shown, with its cost, on this chain', async () => {
  const { done, sent, asked, shown } = setUp()
  await done
  expect(shown()).toMatchObject({ title: en.owners.takeOverTitle, account })
  expect(shown()?.facts).toContainEqual({ name: 'New key', value: next, kind: 'address' })
  expect(shown()?.facts.map(({ name }) => name)).toContain(en.facts.feeAtMost)
  const [operation] = sent
  if (!operation) throw new Error('Nothing was sent')
  expect(operation).toMatchObject({ sender: account })
  expect(operation).not.toHaveProperty('factory')
  const { data = '0x' } = transferOwnershipCall(account, next)
  expect(decodeCalls(operation.callData)?.map(({ data }) => data)).toEqual([data.toLowerCase()])
  expect(asked).toEqual([passkeyChallengeOf(operation, { chainId })])
})

test('error: nothing is sent when its user says no, or the passkey signed something else', async () => {
  const no = setUp({ says: 'no' })
  await expect(no.done).rejects.toMatchObject({ code: 4001 })
  const other = setUp({ signs: () => answer(`0x${'5a'.repeat(32)}`) })
  await expect(other.done).rejects.toThrow(PasskeyAssertionInvalid)
  expect([no.asked, no.sent, other.sent]).toEqual([[], [], []])
})

test('error: it is not done when the chain undid it, or says that another key owns the account', async () => {
  await expect(setUp({ success: false }).done).rejects.toThrow(en.owners.failed)
  await expect(setUp({ ownerAfter: lost }).done).rejects.toThrow(en.owners.failed)
})
