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
  /** `null` for who came by another way. */
  readonly email: string | null
  /** By which way this device signed in; `null` by a passkey, or unknown. */
  readonly way: string | null
  /** The smart account that a passkey gave to the key; `null` where it follows from the key. */
  readonly smartAccount: string | null
}

/** A passkey, and the share that it opens. */
interface PasskeyRow {
  readonly id: string
  readonly userId: string
  readonly publicKey: Uint8Array<ArrayBuffer>
  readonly counter: number
  readonly copy: PasskeyCopy | null
}

/** A device's share, sealed with what a passkey alone gives. */
interface PasskeyCopy {
  readonly sealed: string
  readonly generation: number
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
  /**
   * Ends a login, and signs its device in: as the user of the address, made when there is none.
   *
   * @returns `null` when the login was ended before; of all that come at once one gets the user
   */
  signIn(login: Pick<Login, 'id' | 'email' | 'device'>): Promise<EmbeddedUserRow | null>
  /** Who is signed in with a key; `null` when nobody, or not for so long. */
  userOf(device: string): Promise<EmbeddedUserRow | null>
  signOut(device: string): Promise<boolean>
  /** The device of a user who is known otherwise. @returns `null` when there is none any more */
  signInAs(parameters: { userId: string; device: string }): Promise<EmbeddedUserRow | null>
  /** @returns `false` when it is the address of somebody else */
  changeEmail(parameters: { userId: string; email: string }): Promise<boolean>
  /** Signs all others out, and removes passkeys: they belong to devices that may be lost. */
  forgetOthers(parameters: { userId: string; device: string }): Promise<void>
  countDevices(userId: string): Promise<number>
  /** With devices, wallet and passkeys. */
  deleteUser(userId: string): Promise<void>
  passkeysOf(userId: string): Promise<
    readonly {
      readonly id: string
      readonly name: string
      readonly addedAtMs: number
      /** COSE, in base64url. */
      readonly publicKey: string
    }[]
  >
  passkey(id: string): Promise<PasskeyRow | null>
  /** @returns `false` when there is one of this id, or more than anybody needs */
  addPasskey(passkey: PasskeyRow & { readonly name: string }): Promise<boolean>
  /** A passkey that counts says how often it was used. */
  countPasskey(parameters: { id: string; counter: number }): Promise<void>
  wallet(userId: string): Promise<EmbeddedWallet | null>
  /**
   * @param parameters.smartAccount what a passkey gave to its key; absent: what is kept stays
   * @returns `false` unless it is the next generation of what is kept
   */
  keepWallet(parameters: {
    userId: string
    wallet: EmbeddedWallet
    smartAccount?: string | undefined
  }): Promise<boolean>
  /** Changes the password's copy. @returns `false` when the wallet is of another generation */
  keepPassword(parameters: {
    userId: string
    generation: number
    password: NonNullable<EmbeddedWallet['password']>
  }): Promise<boolean>
}
