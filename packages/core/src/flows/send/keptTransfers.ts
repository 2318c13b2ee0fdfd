import type { TransferAsset } from '../../adapter/Transfer.ts'
import type { KeyValueStorage } from '../../platform/Platform.ts'
import { clean } from '../../primitives/DisplayName.ts'
import type { Network } from '../../primitives/Network.ts'
import type { KeptTransfer } from './SentTransfer.ts'

/** The transfers that were under way when a page was left. */
export interface KeptTransfers {
  /** Those on the networks given, as far as what is stored can be believed. */
  read(networks: readonly Network[]): readonly KeptTransfer[]
  keep(transfer: KeptTransfer): void
  /** Those that are settled, or whose account left. */
  forget(
    isMeant: (transfer: { readonly hash: string; readonly namespace: string }) => boolean,
  ): void
}

const version = 1
/** More than anybody has under way. */
const mostKept = 20
const longestText = 40_000
/** Nodes forget what no block takes, and so do we. */
const longestMs = 86_400_000

/**
 * Keeps transfers in the storage of the page, so that a user who reloads is told that something is under way,
 * and that it is not what was confirmed. Each change reads what is stored anew, as other tabs keep theirs.
 */
export function createKeptTransfers({
  storage,
  key,
  now,
}: {
  storage: KeyValueStorage
  key: string
  now(): number
}): KeptTransfers {
  const entries = (): readonly StoredTransfer[] => parse(storage.get(key))
  const write = (kept: readonly StoredTransfer[]) => {
    if (kept.length === 0) storage.remove(key)
    else storage.set(key, JSON.stringify({ version, transfers: kept.slice(-mostKept) }))
  }
  return {
    read: (networks) =>
      entries().flatMap((stored) => {
        const network = networks.find(({ caipNetworkId }) => caipNetworkId === stored.chainId)
        const ageMs = now() - stored.sentAtMs
        return network && ageMs >= 0 && ageMs < longestMs ? (restored(stored, network) ?? []) : []
      }),
    keep: (transfer) =>
      write([...entries().filter(({ hash }) => hash !== transfer.hash), storedOf(transfer)]),
    forget(isMeant) {
      const all = entries()
      const left = all.filter((one) => !isMeant(one))
      if (left.length < all.length) write(left)
    },
  }
}

/** As it is written: numbers without bounds are texts. */
interface StoredTransfer {
  readonly hash: string
  readonly sentAtMs: number
  readonly namespace: string
  readonly chainId: string
  readonly from: string
  readonly amount: string
  readonly decimals: number
  readonly name: string
  readonly symbol: string
  readonly to: string
  readonly toName: string | null
  /** `native`, or the token's address, or contract, id and standard of a collectible. */
  readonly asset: readonly string[]
}

function storedOf({
  hash,
  sentAtMs,
  namespace,
  network,
  from,
  asset,
  amountAtomic,
  recipient,
}: KeptTransfer): StoredTransfer {
  return {
    ...{ hash, sentAtMs, namespace, chainId: network.caipNetworkId, from },
    ...{ amount: `${amountAtomic}`, decimals: asset.decimals },
    ...{ name: asset.name, symbol: asset.symbol, to: recipient.address, toName: recipient.name },
    asset: partsOf(asset.asset),
  }
}

/** Anybody with a place in this storage may have written it. */
function parse(text: string | null): readonly StoredTransfer[] {
  if (text === null || text.length > longestText) return []
  try {
    const { version: written, transfers } = JSON.parse(text) ?? {}
    return written === version && Array.isArray(transfers)
      ? transfers.slice(-mostKept).filter(isStored)
      : []
  } catch {
    // Not a text of ours.
    return []
  }
}

const address = /^[-.%a-zA-Z\d]{1,128}$/
const digits = /^\d{1,78}$/

function isStored(value: unknown): value is StoredTransfer {
  const given = (value ?? {}) as Partial<Record<keyof StoredTransfer, unknown>>
  const isText = (name: keyof StoredTransfer, pattern: RegExp) =>
    typeof given[name] === 'string' && pattern.test(given[name])
  return (
    isText('hash', address) &&
    isText('namespace', /^[-a-z0-9]{3,8}$/) &&
    isText('chainId', /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/) &&
    isText('from', address) &&
    isText('to', address) &&
    isText('amount', digits) &&
    typeof given.name === 'string' &&
    typeof given.symbol === 'string' &&
    (given.toName === null || typeof given.toName === 'string') &&
    Number.isSafeInteger(given.sentAtMs) &&
    Number.isInteger(given.decimals) &&
    Number(given.decimals) >= 0 &&
    Number(given.decimals) <= 255 &&
    Array.isArray(given.asset) &&
    given.asset.length <= 3 &&
    given.asset.every((part) => typeof part === 'string' && address.test(part))
  )
}

function restored(stored: StoredTransfer, network: Network): KeptTransfer | null {
  const asset = assetOf(stored)
  if (!asset || network.chainNamespace !== stored.namespace) return null
  const { hash, sentAtMs, namespace, from, to, toName, amount, decimals } = stored
  return {
    ...{ hash, sentAtMs, namespace, network, from, amountAtomic: BigInt(amount) },
    asset: {
      ...{
        asset,
        atomic: 0n,
        decimals,
        name: clean(stored.name),
        symbol: clean(stored.symbol, 16),
      },
      ...{ priceUsd: null, iconUrl: null },
    },
    recipient: { address: to, name: toName === null ? null : clean(toName), avatar: null },
  }
}

function partsOf(asset: TransferAsset): readonly string[] {
  if (asset.kind === 'native') return ['native']
  if (asset.kind === 'token') return [asset.address]
  return [asset.contract, `${asset.tokenId}`, asset.standard]
}

function assetOf({
  asset: [first, tokenId, standard],
  decimals,
}: Pick<StoredTransfer, 'asset' | 'decimals'>): TransferAsset | null {
  if (first === undefined) return null
  if (tokenId === undefined)
    return first === 'native' ? { kind: 'native' } : { kind: 'token', address: first, decimals }
  if (standard === undefined || !digits.test(tokenId)) return null
  return { kind: 'collectible', contract: first, tokenId: BigInt(tokenId), standard }
}
