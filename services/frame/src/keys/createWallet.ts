import type { EmbeddedKept, EmbeddedWallet } from '@foyer/protocol'
import { combine, split } from 'shamir-secret-sharing'
import { notConnected, Refusal } from '../channel/failures.ts'
import { type AskServer, fromBase64url, toBase64url } from '../session/askServer.ts'
import type { DeviceWallet, Vault } from '../session/vault.ts'
import { addressesOf } from './addresses.ts'
import { deriveKeys, toPhrase, type WalletKeys } from './deriveKeys.ts'
import { makeRecoveryCode, secretOfCode } from './recoveryCode.ts'
import { openShare, sealShare } from './sealShare.ts'

const entropyBytes = 16
const saltBytes = 16

/**
 * The wallet of the user who is signed in: three shares, of which two make the key. The server has one, the device that made
 * it another, and the third is sealed with a code that the user keeps; devices that come later are let in with that one. The key is whole only in here, and only while it signs.
 */
export interface Wallet {
  /** Addresses; `null` while this device has no share of what the server keeps. */
  addresses(): Promise<EmbeddedWallet['addresses'] | null>
  /** Whether there is one on the server, which this device has to be let into. */
  needsShare(): Promise<boolean>
  /** The key's address on EVM chains as the server has it, whether this device has a share or not. */
  keptOwner(): Promise<string | null>
  /** Makes the first one. */
  make(): Promise<void>
  /** Lets this device in by the recovery code. @returns whether it was the code */
  recover(code: string): Promise<boolean>
  /** Whether its user chose a password for new devices. */
  hasPassword(): Promise<boolean>
  /** As with the recovery code; it takes a second or more. @returns whether it was the password */
  recoverWithPassword(password: string): Promise<boolean>
  /** Seals this device's share with a password, in the place of one of before. */
  setPassword(password: string): Promise<void>
  /** The same by what a passkey gives. @param sealed the share that it opens */
  recoverWith(secret: Uint8Array, sealed: string): Promise<boolean>
  /** This device's share for a passkey, sealed with what that gives. */
  copyFor(secret: Uint8Array): Promise<{ sealed: string; generation: number }>
  /** Splits anew: no share of before opens anything, and there is a new recovery code. */
  renew(): Promise<void>
  /**
   * Makes another key, which takes the place of one that its user cannot open: what is kept of that one is written over.
   *
   * @param smartAccount what the new key is given, in lower case
   * @param give does so; where it throws everything stays as it was
   */
  makeAnew(smartAccount: string, give: (owner: string) => Promise<void>): Promise<void>
  /** The recovery code, while its user has not seen it. */
  unseenCode(): Promise<string | null>
  codeSeen(): Promise<void>
  /** The twelve words that open it in any other wallet. For its user's eyes alone. */
  phrase(): Promise<string>
  /**
   * Hands over the keys for one use, and overwrites them afterwards.
   *
   * @param owner whose account was shown, by the key's address on EVM chains
   * @throws Refusal where somebody else has signed in since
   */
  use<result>(owner: string, work: (keys: WalletKeys) => Promise<result>): Promise<result>
}

export function createWallet({ vault, ask }: { vault: Vault; ask: AskServer }): Wallet {
  /** The share of this device, of the user who is signed in. */
  const own = async () => {
    const { user, wallets } = await vault.read()
    return user && Object.hasOwn(wallets, user.account) ? (wallets[user.account] ?? null) : null
  }
  const keepOwn = async (wallet: DeviceWallet) => {
    const { user } = await vault.read()
    if (!user) throw notConnected()
    await vault.keepWallet(user.account, wallet)
  }
  const kept = async () =>
    (await ask<EmbeddedKept>('share', { purpose: 'share' })).wallet as EmbeddedWallet | null
  /** What this device has that goes with the server's share; a wallet that was deleted and made anew has other addresses. */
  const ownFor = async ({ generation, addresses }: EmbeddedWallet) => {
    const wallet = await own()
    const fits = (one?: DeviceWallet | null) =>
      one?.generation === generation && one.addresses.eip155 === addresses.eip155
    const found = [wallet, wallet?.before].find(fits) ?? null
    // Now it is known: the other one is of no use any more.
    if (found && wallet?.before) await keepOwn({ ...found, before: null })
    return found
  }
  /** The same, where nobody asks the server but for shares that may not have reached it. */
  const settled = async () => {
    const wallet = await own()
    const server = wallet?.before && (await kept())
    return server ? ownFor(server) : wallet
  }

  /** Splits anew: shares of before do not go with these. */
  const split3 = async (
    entropy: Uint8Array<ArrayBuffer>,
    generation: number,
    smartAccount?: string,
  ) => {
    const code = makeRecoveryCode()
    const keys = await deriveKeys(entropy)
    const addresses = await addressesOf(keys)
    wipe(keys.eip155, keys.solana)
    const [forServer, forDevice, forCode] = (await split(entropy, 3, 2)) as [
      ...[Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>],
    ]
    const keep: EmbeddedWallet = {
      ...{ generation, addresses, share: toBase64url(forServer) },
      recovery: await sealShare(forCode, {
        ...{ secret: secretOfCode(code), address: addresses.eip155 },
      }),
    }
    const [share, sealedCode] = await Promise.all([
      vault.seal(forDevice),
      vault.seal(new TextEncoder().encode(code)),
    ])
    const now = await settled()
    const wallet = { generation, addresses, share, code: sealedCode }
    // Before the server's: one without the other is no wallet. Which of two it has, is not known until it answers.
    await keepOwn({ ...wallet, before: now && { ...now, before: null } })
    wipe(forServer, forDevice, forCode)
    await ask('share', { purpose: 'share', keep, ...(smartAccount && { smartAccount }) } as never)
    await keepOwn(wallet)
  }
  /** What two shares make, if it leads to the addresses. */
  const join = async (
    shares: readonly [Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>],
    addresses: EmbeddedWallet['addresses'],
  ) => {
    const entropy = (await combine([...shares])) as Uint8Array<ArrayBuffer>
    wipe(...shares)
    const keys = await deriveKeys(entropy)
    const found = await addressesOf(keys)
    // Combining checks nothing: other shares make another key.
    const isRight = found.eip155 === addresses.eip155 && found.solana === addresses.solana
    if (!isRight) {
      wipe(entropy, keys.eip155, keys.solana)
      throw new Refusal(-32_603, 'The shares of this wallet do not fit. Use the recovery code.')
    }
    return { entropy, keys, addresses }
  }

  /** The key, from the server's share and this device's. */
  const whole = async () => {
    const [mine, server] = await Promise.all([own(), kept()])
    if (!mine || !server) throw notConnected()
    const wallet = await ownFor(server)
    if (!wallet)
      throw new Refusal(
        4900,
        'The wallet was renewed on another device. Sign in again with the recovery code.',
      )
    const shares = [fromBase64url(server.share), await vault.open(wallet.share)] as const
    return join(shares, wallet.addresses)
  }

  /** This device keeps the share that something opened, if it makes the key with the server's. */
  const letIn = async (server: EmbeddedWallet, secret: Uint8Array, sealed: string) => {
    const { addresses, generation } = server
    const share = await openShare(sealed, { secret, address: addresses.eip155 })
    if (!share) return false
    const kept = await vault.seal(share)
    const { entropy, keys } = await join([fromBase64url(server.share), share], addresses)
    wipe(entropy, keys.eip155, keys.solana)
    await keepOwn({ generation, addresses, share: kept, code: null })
    return true
  }

  const copyFor: Wallet['copyFor'] = async (secret) => {
    const wallet = await settled()
    if (!wallet) throw notConnected()
    const share = await vault.open(wallet.share)
    const sealed = await sealShare(share, { secret, address: wallet.addresses.eip155 })
    wipe(share)
    return { sealed, generation: wallet.generation }
  }

  return {
    async addresses() {
      return (await own())?.addresses ?? null
    },
    async needsShare() {
      const server = await kept()
      return server !== null && (await ownFor(server)) === null
    },
    async keptOwner() {
      return (await kept())?.addresses.eip155 ?? null
    },
    async make() {
      if (await kept()) return
      const entropy = crypto.getRandomValues(new Uint8Array(entropyBytes))
      await split3(entropy, 1)
      wipe(entropy)
    },
    async recover(code) {
      const server = await kept()
      if (!server) throw notConnected()
      return letIn(server, secretOfCode(code), server.recovery)
    },
    async hasPassword() {
      return (await kept())?.password !== undefined
    },
    async recoverWithPassword(password) {
      const server = await kept()
      if (!server) throw notConnected()
      if (!server.password) return false
      const { secretOfPassword } = await import('./passwordSecret.ts')
      const { salt, sealed } = server.password
      return letIn(server, await secretOfPassword(password, fromBase64url(salt)), sealed)
    },
    async setPassword(password) {
      const { secretOfPassword } = await import('./passwordSecret.ts')
      const salt = crypto.getRandomValues(new Uint8Array(saltBytes))
      const copy = await copyFor(await secretOfPassword(password, salt))
      await ask('share', {
        purpose: 'share',
        password: { ...copy, salt: toBase64url(salt) },
      })
    },
    async recoverWith(secret, sealed) {
      const server = await kept()
      if (!server) throw notConnected()
      return letIn(server, secret, sealed)
    },
    copyFor,
    async renew() {
      const { entropy, keys } = await whole()
      wipe(keys.eip155, keys.solana)
      const { generation } = (await own()) ?? { generation: 0 }
      await split3(entropy, generation + 1)
      wipe(entropy)
    },
    async makeAnew(smartAccount, give) {
      const server = await kept()
      if (!server) throw notConnected()
      const entropy = crypto.getRandomValues(new Uint8Array(entropyBytes))
      const keys = await deriveKeys(entropy)
      const { eip155 } = await addressesOf(keys)
      wipe(keys.eip155, keys.solana)
      try {
        await give(eip155)
        await split3(entropy, server.generation + 1, smartAccount)
      } finally {
        wipe(entropy)
      }
    },
    async unseenCode() {
      const wallet = await settled().catch(() => null)
      return wallet?.code ? new TextDecoder().decode(await vault.open(wallet.code)) : null
    },
    async codeSeen() {
      const wallet = await own()
      if (wallet) await keepOwn({ ...wallet, code: null })
    },
    async phrase() {
      const { entropy, keys } = await whole()
      wipe(keys.eip155, keys.solana)
      const words = toPhrase(entropy)
      wipe(entropy)
      return words
    },
    async use(owner, work) {
      const { entropy, keys, addresses } = await whole()
      wipe(entropy)
      try {
        if (addresses.eip155 !== owner) throw notConnected()
        return await work(keys)
      } finally {
        wipe(keys.eip155, keys.solana)
      }
    },
  }
}

function wipe(...secrets: readonly Uint8Array[]): void {
  for (const secret of secrets) secret.fill(0)
}
