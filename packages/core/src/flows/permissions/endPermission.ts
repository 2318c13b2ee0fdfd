import type { Foyer } from '../../client/contract/Foyer.ts'
import { AppError } from '../../primitives/AppError.ts'
import type { SessionPermission, SmartSession } from '../../resources/sessions.ts'
import type { ConnectedChain } from '../reading/connectedChain.ts'
import { askWallet } from './askWallet.ts'
import { permissionHolds } from './errors.ts'

const pollMs = 2_000
/** A minute. */
const mostReads = 30
/** A node may be late, and a server away. */
const mostUnread = 3
const timeoutMs = 10_000

/**
 * Follows a permission that its wallet has ended until the server has ended it too: by itself where it reads the chain,
 * and by a signature of the account where it cannot.
 *
 * @throws `permissions/not-ended` while the chain says that it holds, `wallet/declined`, `permissions/failed` with what
 * the wallet said, `resources/unavailable` while the server is away
 */
export async function endPermission(
  foyer: Foyer,
  {
    pci,
    account,
    list,
  }: {
    pci: string
    account: ConnectedChain
    list(account: ConnectedChain): Promise<readonly SmartSession[]>
  },
): Promise<void> {
  const { clock } = foyer.internals.platform
  for (let reads = 0, unread = 0, away = 0; reads < mostReads; reads++) {
    const listed = await list(account).catch((thrown: unknown) => {
      if (!AppError.is(thrown, 'resources/unavailable') || ++away === mostUnread) throw thrown
      return null
    })
    if (listed) {
      away = 0
      const now = listed.find((one) => one.pci === pci)
      if (!now) return
      // What is left of it comes from the chain, and whether it was ended with it.
      unread = isRead(now.permission) ? 0 : unread + 1
      if (!now.permission || unread === mostUnread) return endAtServer(foyer, { pci, account })
    }
    await new Promise<void>((resolve) => void clock.after(pollMs, resolve))
  }
  throw permissionHolds()
}

const isRead = (permission: SessionPermission | null): boolean =>
  permission !== null &&
  (permission.kind === 'calls' ? permission.callsLeft : permission.availableAtomic) !== null

async function endAtServer(
  foyer: Foyer,
  { pci, account: { address, network } }: { pci: string; account: ConnectedChain },
): Promise<void> {
  const owner = address.toLowerCase()
  const message = JSON.stringify({ action: 'revoke', address: owner, pci })
  const hex = [...new TextEncoder().encode(message)].map((byte) =>
    byte.toString(16).padStart(2, '0'),
  )
  const signature = await askWallet(foyer, 'personal_sign', [`0x${hex.join('')}`, address])
  const resources = await foyer.internals.resources()
  await resources?.sessions.revoke({
    ...{ network, pci, address: owner, signature: String(signature) },
    signal: foyer.internals.platform.clock.deadline(timeoutMs),
  })
}
