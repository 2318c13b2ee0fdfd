import {
  encodePasskeySignature,
  type PasskeyAssertion,
  passkeyChallengeOf,
  passkeyStubSignature,
  transferOwnershipCall,
} from '@foyer/transactions/smart-accounts'
import type { Address, Hex } from 'viem'
import { Refusal } from '../channel/failures.ts'
import {
  approveOperation,
  awaitOperation,
  type OperationContext,
  sendOperation,
} from './operations.ts'
import { ownerOf } from './signers.ts'

/**
 * Gives a smart account to another key, by a passkey that the chain knows as its owner: the key of before is not needed. Over
 * when the chain says that it is done.
 *
 * @param parameters.account of whom
 * @param parameters.keyIds credential ids of the passkeys that may, in base64url; one at least
 * @param parameters.newOwner who gets it
 * @param parameters.sign asks one of them to sign
 * @throws Refusal when it was not done, or its user said no
 */
export async function takeOver({
  account,
  keyIds,
  newOwner,
  sign,
  wait,
  ...context
}: Omit<OperationContext, 'smartAccount'> & {
  account: Address
  keyIds: readonly [string, ...string[]]
  newOwner: Address
  sign(challenge: Hex): Promise<PasskeyAssertion>
  /** Shows that something is waited for. */
  wait<result>(work: Promise<result>): Promise<result>
}): Promise<void> {
  const { chainId, node, words, signal } = context
  const operation = await approveOperation(
    [transferOwnershipCall(account, newOwner)],
    { ...context, smartAccount: { address: account, creation: null } },
    {
      known: {
        ...{ title: words.owners.takeOverTitle, risks: [] },
        facts: [{ name: words.owners.newOwner, value: newOwner, kind: 'address' }],
      },
      stub: passkeyStubSignature({ keyId: keyIds[0], origin: location.origin }),
    },
  )
  const challenge = passkeyChallengeOf(operation, { chainId })
  const signature = encodePasskeySignature(await sign(challenge), challenge)
  await wait(
    (async () => {
      const hash = await sendOperation({ ...operation, signature }, context)
      await awaitOperation(hash, context)
      // The bundler says that it was done; whose the account is, the chain says.
      if ((await ownerOf({ account, node, signal })) !== newOwner)
        throw new Refusal(-32_000, words.owners.failed)
    })(),
  )
}
