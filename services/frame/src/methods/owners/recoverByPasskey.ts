import { keyIdHashOf } from '@foyer/transactions/smart-accounts'
import type { Address, Hex } from 'viem'
import { userRejected } from '../../channel/failures.ts'
import type { Host } from '../../channel/openChannel.ts'
import type { Wallet } from '../../keys/createWallet.ts'
import { smartAddressOf } from '../../smart-account/accountInUse.ts'
import { passkeysOf } from '../../smart-account/signers.ts'
import { takeOver } from '../../smart-account/takeOver.ts'
import type { Scene } from '../../views/createPlace.ts'
import { nodeOf, ownersContext, signBy } from './ownersContext.ts'

/** A smart account that a passkey may give to a new key, and where. */
export interface Recoverable {
  readonly account: Address
  /** CAIP-2 ids of the networks on which the chain knows the passkey; one at least. */
  readonly networks: readonly [string, ...string[]]
}

/**
 * Looks on each chain whether the passkey that signed its user in may recover their smart account.
 *
 * @param parameters.keyId its credential id, in base64url
 * @param parameters.owner the key of before, as the server has it
 * @param parameters.kept what the server says that a passkey gave to that key
 * @returns `null` where it may not, and where no chain answers
 */
export async function findRecoverable({
  host,
  server,
  keyId,
  owner,
  kept,
  networks,
  signal,
}: {
  host: Host
  server: string
  keyId: string
  owner: string
  kept: string | undefined
  networks: readonly string[]
  signal: AbortSignal
}): Promise<Recoverable | null> {
  const account = smartAddressOf(owner as Address, kept)
  const hash = keyIdHashOf(keyId)
  const known = await Promise.all(
    networks.map(async (network) => {
      const node = nodeOf(host, server, network)
      const hashes = await passkeysOf({ account, node, signal }).catch((): readonly Hex[] => [])
      return hashes.includes(hash) ? [network] : []
    }),
  )
  const [first, ...others] = known.flat()
  return first === undefined ? null : { account, networks: [first, ...others] }
}

/**
 * Gives the smart account to a new key, which takes the place of the one that nobody opens: first on the chain, then on the
 * server, so that nothing has changed where the chain refuses.
 *
 * @returns the account's address, in lower case
 * @throws Refusal when it was not done, or its user gave up
 */
export async function recoverByPasskey({
  host,
  server,
  scene,
  signal,
  wallet,
  keyId,
  recoverable: { account, networks },
}: {
  host: Host
  server: string
  scene: Scene
  signal: AbortSignal
  wallet: Wallet
  keyId: string
  recoverable: Recoverable
}): Promise<string> {
  const { chooseOwners, confirmTakingOver } = await import('../../views/OwnersView.tsx')
  await confirmTakingOver(scene, signal)
  const smartAccount = account.toLowerCase()
  await wallet.makeAnew(smartAccount, async (newOwner) => {
    let problem: string | null = null
    for (;;) {
      // The others are taken over afterwards, by the same passkey.
      const states = networks.map((network) => ({ network, state: 'elsewhere' }) as const)
      const isAsked = networks.length > 1 || problem !== null
      const chosen = isAsked
        ? await chooseOwners(scene, { networks: states, problem, signal })
        : { network: networks[0] }
      if (!chosen) throw userRejected()
      const context = await ownersContext({ host, server, scene, signal }, chosen.network)
      try {
        return await takeOver({
          ...context,
          ...{ account, keyIds: [keyId], newOwner: newOwner as Address },
          sign: (challenge) => signBy({ scene, signal }, [keyId], challenge),
        })
      } catch (error) {
        if (signal.aborted || (error as { code?: unknown }).code === 4001) throw error
        problem = error instanceof Error ? error.message : scene.words.tryAgain
      }
    }
  })
  return smartAccount
}
