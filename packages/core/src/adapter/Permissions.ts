import type { GivenPermission } from '../primitives/GivenPermission.ts'

/** What the client does with permissions that wallets give. */
export interface PermissionKeeper {
  /**
   * Keeps one at the server.
   *
   * @returns `false` where no server keeps any
   * @throws whatever the wallet threw, `resources/unavailable`, or the signal's reason
   */
  keep(given: GivenPermission): Promise<boolean>
}
