import type { SmartSessions } from '@foyer/protocol'

/** What accounts let applications do for them. Throws `database/unavailable` while that is away. */
export interface SmartSessionStore {
  /** @returns what is in force for an account, in lower case, the newest first; 100 at most */
  list(address: string): Promise<SmartSessions['pcis']>
  /** @returns the chain whose contract the account would be, or `null` when it has no such session */
  findChain(session: { address: string; pci: string }): Promise<string | null>
  /** Ends a session for good; one that has ended stays as it is. */
  revoke(session: { address: string; pci: string }): Promise<void>
}
