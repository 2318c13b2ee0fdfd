import { buildApprovedNamespaces } from '@walletconnect/utils'
import type { ChainFamily } from '../families/ChainFamily.ts'
import type { SharedFamily } from './Wallet.ts'

/** The proposal of a session, in the words of the kit. */
export type Proposal = Parameters<typeof buildApprovedNamespaces>[0]['proposal']
/** What a session shares, by namespace. */
export type Namespaces = ReturnType<typeof buildApprovedNamespaces>

/**
 * What a session would share: the account at `address` in its family, the first of every other one.
 * `null` when nothing of the proposal can be served, or something it insists on cannot.
 */
export function approvedNamespaces({
  proposal,
  families,
  address,
}: {
  proposal: Proposal
  families: readonly ChainFamily[]
  address?: string | undefined
}): Namespaces | null {
  const supportedNamespaces = Object.fromEntries(
    families.map(({ namespace, networks, accounts, methods, events }) => {
      const chains = networks.map(({ id }) => id)
      const account = accounts.find((known) => known.address === address) ?? accounts[0]
      return [
        namespace,
        {
          chains,
          methods: [...methods],
          events: [...events],
          accounts: chains.map((chain) => `${chain}:${account?.address}`),
        },
      ]
    }),
  )
  try {
    const namespaces = buildApprovedNamespaces({ proposal, supportedNamespaces })
    return Object.keys(namespaces).length > 0 ? namespaces : null
  } catch {
    // The kit says so by throwing: the proposal requires what this wallet does not have.
    return null
  }
}

/** Every CAIP-2 id that a proposal names, once each. */
export function proposedNetworks({ requiredNamespaces, optionalNamespaces }: Proposal): string[] {
  return unique(
    [requiredNamespaces, optionalNamespaces].flatMap((all) =>
      Object.entries(all ?? {}).flatMap(([key, { chains }]) =>
        // A key may itself be a chain: CAIP-25.
        key.includes(':') ? [key] : (chains ?? []),
      ),
    ),
  )
}

/** Every method that a proposal names, once each. */
export function proposedMethods({ requiredNamespaces, optionalNamespaces }: Proposal): string[] {
  return unique(
    [requiredNamespaces, optionalNamespaces].flatMap((all) =>
      Object.values(all ?? {}).flatMap(({ methods }) => methods),
    ),
  )
}

/** What a session shares of the families that the wallet knows. */
export function sharedFamilies(
  namespaces: Namespaces,
  families: readonly ChainFamily[],
): SharedFamily[] {
  return families.flatMap(({ namespace, networks, accounts }) => {
    const { accounts: shared = [] } = namespaces[namespace] ?? {}
    // The first one is in use: that is how the order of a session is meant.
    const [first] = shared
    if (!first) return []
    const { networkId, address } = splitAccount(first)
    return [{ namespace, networkId, address, networks, accounts }]
  })
}

/** Addresses that a session shares on a network. */
export function addressesOn(namespaces: Namespaces, networkId: string): string[] {
  const { accounts = [] } = namespaces[networkId.split(':')[0] ?? ''] ?? {}
  return accounts
    .map(splitAccount)
    .filter((account) => account.networkId === networkId)
    .map(({ address }) => address)
}

/** The same session with another network or account in use, which then comes first. */
export function withInUse(
  namespaces: Namespaces,
  { namespace, networkId, address }: { namespace: string; networkId: string; address: string },
): Namespaces {
  const before = namespaces[namespace]
  if (!before) return namespaces
  const ids = before.accounts.map((account) => splitAccount(account).networkId)
  const chains = unique([networkId, ...ids])
  return {
    ...namespaces,
    [namespace]: { ...before, chains, accounts: chains.map((chain) => `${chain}:${address}`) },
  }
}

/** CAIP-10 in its two parts. */
function splitAccount(account: string): { networkId: string; address: string } {
  const [namespace, reference, address] = account.split(':')
  return { networkId: `${namespace}:${reference}`, address: address ?? '' }
}

const unique = (all: readonly string[]) => [...new Set(all)]
