import type { Identity } from '@foyer/protocol'

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
}
