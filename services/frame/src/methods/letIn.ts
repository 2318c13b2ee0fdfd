import type { Host } from '../channel/openChannel.ts'
import type { Wallet } from '../keys/createWallet.ts'
import type { SignedIn } from '../session/vault.ts'
import { askRecoveryCode } from '../views/AskRecoveryCodeView.tsx'
import type { Scene } from '../views/createPlace.ts'

/**
 * Lets a device in that is new to a wallet: by the recovery code, the password, or, where a chain knows the passkey that its
 * user signed in with as an owner of the smart account, by giving that account to a new key.
 *
 * @param parameters.keyId of the passkey; `null` for who signed in by another way
 * @returns the smart account that was given to the new key; `null` where the key is that of before
 * @throws Refusal 4001 when the user gives up
 */
export async function letIn({
  keyId,
  user,
  wallet,
  ...shown
}: {
  host: Host
  server: string
  scene: Scene
  user: SignedIn
  wallet: Wallet
  keyId: string | null
}): Promise<string | null> {
  // While it is shown the page can sign its user out, and nothing else.
  const { signal } = new AbortController()
  const { recover: tryCode, recoverWithPassword: tryPassword } = wallet
  const [hasPassword, owner] = await Promise.all([wallet.hasPassword(), wallet.keptOwner()])
  const { findRecoverable, recoverByPasskey } = await import('./owners/recoverByPasskey.ts')
  const recoverable =
    keyId === null || owner === null
      ? null
      : await findRecoverable({
          ...{ ...shown, keyId, owner, kept: user.smartAccount, signal },
          networks: user.smartAccountNetworks ?? [],
        })
  const canTakeOver = recoverable !== null
  const has = await askRecoveryCode(shown.scene, { hasPassword, tryCode, tryPassword, canTakeOver })
  if (has === 'code' || keyId === null || !recoverable) return null
  return recoverByPasskey({ ...shown, signal, wallet, keyId, recoverable })
}
