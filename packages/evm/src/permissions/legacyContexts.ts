import type { AdapterHost } from '@foyer/core/adapter'

const most = 20

/**
 * What wallets gave by `wallet_grantPermissions`, over visits: only these are ended by `wallet_revokePermissions`, which
 * is how wallets are disconnected otherwise.
 */
export function legacyContexts({ platform: { storage }, storageKey }: Kept): {
  has(context: string): boolean
  add(context: string): void
  remove(context: string): void
} {
  const key = storageKey?.('legacy-permissions') ?? '@foyer/legacy-permissions'
  const read = (): readonly string[] => {
    try {
      const kept: unknown = JSON.parse(storage.get(key) ?? '[]')
      return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []
    } catch {
      return []
    }
  }
  const others = (context: string) => read().filter((one) => one !== context.toLowerCase())
  return {
    has: (context) => read().includes(context.toLowerCase()),
    add: (context) =>
      storage.set(key, JSON.stringify([context.toLowerCase(), ...others(context)].slice(0, most))),
    remove(context) {
      const left = others(context)
      if (left.length > 0) storage.set(key, JSON.stringify(left))
      else storage.remove(key)
    },
  }
}

type Kept = Pick<AdapterHost, 'platform' | 'storageKey'>
