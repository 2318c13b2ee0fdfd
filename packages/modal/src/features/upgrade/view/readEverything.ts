import type { Network } from '@foyer/core/adapter'
import type { Foyer, Nft, TokenBalance } from '@foyer/core/client'

/** More than anybody moves by hand. */
const maxPages = 5

/** What an account has on one network. */
export interface OnNetwork {
  readonly network: Network
  /** The chain's own money last: it pays for the others. */
  readonly tokens: readonly TokenBalance[]
  readonly nfts: readonly Nft[]
  readonly spamCount: number
  /** `failed`: nothing of it is known. `partial`: there may be more. */
  readonly status: 'ready' | 'partial' | 'failed'
}

/** All that the accounts of a login have on the networks of the application. Never rejects but by its signal. */
export async function readEverything(
  foyer: Foyer,
  signal: AbortSignal,
): Promise<readonly OnNetwork[]> {
  const chains = Object.values(foyer.getState().chains).filter(
    (chain) => chain?.connector?.id === 'embedded' && chain.address,
  )
  const found: OnNetwork[] = []
  for (const chain of chains)
    for (const network of chain?.requestedNetworks ?? [])
      found.push(await readNetwork(foyer, { network, account: chain?.address ?? '', signal }))
  return found
}

async function readNetwork(
  { internals }: Foyer,
  { network, account, signal }: { network: Network; account: string; signal: AbortSignal },
): Promise<OnNetwork> {
  const nothing = { network, tokens: [], nfts: [], spamCount: 0, status: 'failed' } as const
  try {
    const resources = await internals.resources()
    const asked = { account, network, signal, retry: true }
    const balances = await resources?.balances({ ...asked, forceUpdate: true })
    if (!resources || !balances || balances.status === 'unsupported') return nothing
    const tokens = balances.value.tokens.filter(({ atomic }) => atomic > 0n)
    const nfts: Nft[] = []
    let cursor: string | undefined
    let isWhole = balances.status === 'ready' && balances.value.missingChainIds.length === 0
    for (let page = 0; page === 0 || cursor !== undefined; page++) {
      if (page === maxPages) {
        isWhole = false
        break
      }
      const read = await resources.nfts({ ...asked, cursor, force: page === 0 })
      nfts.push(...read.value.nfts)
      // A network without collectibles has told all of them.
      if (read.status !== 'ready' && read.status !== 'unsupported') isWhole = false
      cursor = read.value.next ?? undefined
    }
    const wanted = tokens.filter(({ isSpam }) => !isSpam)
    const shown = nfts.filter(({ isSpam }) => !isSpam)
    return {
      network,
      tokens: [
        ...wanted.filter(({ address }) => address !== null),
        ...wanted.filter(({ address }) => address === null),
      ],
      nfts: shown,
      spamCount: tokens.length - wanted.length + nfts.length - shown.length,
      status: isWhole ? 'ready' : 'partial',
    }
  } catch {
    signal.throwIfAborted()
    return nothing
  }
}
