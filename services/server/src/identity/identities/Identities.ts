import type { Identity, Profile } from '@foyer/protocol'

/** Who accounts are to users. */
export interface Identities {
  /**
   * What an account is called here, else in ENS. While ENS does not answer, what was known of it is
   * said, or `null`.
   *
   * @param address of any chain family
   * @returns the image as a path on this server, or as `data:`
   * @throws `database/unavailable`: our own names come first, and ENS must not stand in for them
   */
  find(address: string): Promise<Identity>
  /**
   * Where a name of ENS leads; `null` when it leads nowhere, or no chain here has ENS.
   *
   * @param name in the form of ENSIP-15
   * @throws `upstream/unavailable`: that it leads nowhere must not be said while nobody knows
   */
  findName(name: string): Promise<Profile | null>
}
