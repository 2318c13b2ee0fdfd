import * as Address from '../../primitives/Address.ts'
import type { Network } from '../../primitives/Network.ts'
import { isOfPage, shownSite } from './pageDomain.ts'
import { looksLikeSignIn, readSignInText } from './readSignInText.ts'
import type { SignInWarning } from './SignInState.ts'

/**
 * What a user should know of a message before they sign it, the worst first. Outside of a page
 * (`origin` is empty) there is no site to compare with.
 */
export function readWarnings({
  text,
  origin,
  address,
  network,
  networks,
  isFlagged,
}: {
  text: string
  origin: string
  address: string
  network: Network
  /** To name the network that the message names. */
  networks: readonly Network[]
  isFlagged: boolean
}): readonly SignInWarning[] {
  const read = readSignInText(text)
  if (!read) return looksLikeSignIn(text) ? [{ kind: 'imitation' }] : []
  const { chain } = read
  const { domain, uri } = read.data
  const site = shownSite(domain, origin)
  const warnings: SignInWarning[] = []
  if (origin && !isOfPage(domain, origin)) warnings.push({ kind: 'domain', domain, site })
  // It reads differently than it is.
  if (hidden.test(text)) return [{ kind: 'imitation' }, ...warnings]
  if (isFlagged) warnings.push({ kind: 'flagged', domain, site })
  if (!Address.equals(read.address, address))
    warnings.push({ kind: 'account', address: read.address })
  if (origin && originOf(uri) !== origin) warnings.push({ kind: 'uri', uri })
  const chainId = `${network.chainNamespace}:${chain}`
  if (chainId !== network.caipNetworkId) {
    const named = networks.find(({ caipNetworkId }) => caipNetworkId === chainId)
    warnings.push({ kind: 'chain', chainId, name: named?.name ?? chainId })
  }
  return warnings
}

/** Characters that nobody sees, or that turn the direction of others. */
const hidden = /[\p{Cf}\p{Zl}\p{Zp}]|(?!\n)\p{Cc}/u

function originOf(uri: string): string | null {
  try {
    const { origin, username, password } = new URL(uri)
    // Browsers read more than the standard allows, and a name before the host could pass for it.
    return username || password || !/^[!-~]+$/.test(uri) ? null : origin
  } catch {
    // No address at all, and so not that of this page.
    return null
  }
}
