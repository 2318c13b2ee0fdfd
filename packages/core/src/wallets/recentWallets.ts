import type { KeyValueStorage } from '../platform/Platform.ts'

/** The wallets a user connected with last, newest first. */
export interface RecentWallets {
  all(): readonly string[]
  /** Puts a wallet first. */
  remember(walletId: string): void
}

const version = 1

/** A third row would push the wallets that are installed out of sight. */
const maxRecent = 2

/** Ids are at most this long, see WalletListing; anything longer was not written by us. */
const maxIdLength = 128

/**
 * Keeps wallet ids only. A record written by a newer version is neither read nor overwritten.
 *
 * @example
 * import { browserPlatform } from '@foyer/core/platform'
 * import { createRecentWallets } from '@foyer/core/wallets'
 *
 * const recent = createRecentWallets(browserPlatform().storage, '@foyer/recent')
 * recent.remember('rainbow')
 * recent.all() // ['rainbow']
 */
export function createRecentWallets(storage: KeyValueStorage, key: string): RecentWallets {
  const read = () => readRecord(storage.get(key))
  return {
    all: () => read().wallets,
    remember(walletId) {
      const { wallets, writable } = read()
      if (!writable || !isId(walletId)) return
      const next = [walletId, ...wallets.filter((id) => id !== walletId)].slice(0, maxRecent)
      storage.set(key, JSON.stringify({ version, wallets: next }))
    },
  }
}

function readRecord(text: string | null): { wallets: readonly string[]; writable: boolean } {
  const record = parse(text)
  if (typeof record?.version === 'number' && record.version > version)
    return { wallets: [], writable: false }
  const wallets = Array.isArray(record?.wallets) ? record.wallets.slice(0, 16).filter(isId) : []
  return { wallets: [...new Set(wallets)].slice(0, maxRecent), writable: true }
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= maxIdLength
}

function parse(text: string | null): { version?: unknown; wallets?: unknown } | null {
  try {
    const value: unknown = text === null ? null : JSON.parse(text)
    return typeof value === 'object' ? value : null
  } catch {
    // Foreign text under our key: the next wallet replaces it.
    return null
  }
}
