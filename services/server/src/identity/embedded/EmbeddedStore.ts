import type { EmbeddedWallet } from '@foyer/protocol'

/** A code that was sent. */
interface Login {
  readonly id: string
  readonly email: string
  /** Thumbprint of the key that asked. */
  readonly device: string
  readonly codeMac: string
}

/** Whose wallet it is. */
export interface EmbeddedUserRow {
  readonly id: string
  readonly email: string
}

/** Keeps users, devices and wallets, sealed. Every method throws `database/unavailable` while it is away. */
export interface EmbeddedStore {
  /**
   * Keeps a code, and ends those that this device asked for before.
   *
   * @returns `false` when the address had its codes of this hour, whatever device asked
   */
  addLogin(login: Login): Promise<boolean>
  /**
   * Takes one of the five tries of a login.
   *
   * @returns `null` when it is of another device, too old, used or tried too often
   */
  takeTry(parameters: { id: string; device: string }): Promise<Login | null>
  /** Ends a login; one of all that come at once gets `true`. */
  endLogin(id: string): Promise<boolean>
  /** The user of an address, made when there is none; the device is signed in from now on. */
  signIn(parameters: { email: string; device: string }): Promise<EmbeddedUserRow>
  /** Who is signed in with a key; `null` when nobody, or not for so long. */
  userOf(device: string): Promise<EmbeddedUserRow | null>
  signOut(device: string): Promise<boolean>
  wallet(userId: string): Promise<EmbeddedWallet | null>
  /** @returns `false` unless it is the next generation of what is kept */
  keepWallet(parameters: { userId: string; wallet: EmbeddedWallet }): Promise<boolean>
}
