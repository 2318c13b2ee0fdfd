import type { Foyer } from '../../client/contract/Foyer.ts'
import { AppError } from '../../primitives/AppError.ts'
import type { Network } from '../../primitives/Network.ts'

/** Whose account is read, and where. */
export interface ConnectedChain {
  readonly namespace: string
  readonly address: string
  readonly network: Network
}

/**
 * The account that is connected in a namespace.
 *
 * @param namespace the active one when absent
 * @throws `connection/not-connected`
 */
export function connectedChain(foyer: Foyer, namespace?: string | undefined): ConnectedChain {
  const { activeNamespace, chains } = foyer.getState()
  const asked = namespace ?? activeNamespace ?? ''
  const { status, address, network } = chains[asked] ?? {}
  if (status !== 'connected' || !address || !network)
    throw new AppError(
      'connection/not-connected',
      'No wallet is connected. Connect one and try again.',
      { kind: 'invalid', context: { namespace: asked } },
    )
  return { namespace: asked, address, network }
}
