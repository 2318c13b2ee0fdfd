import type { FrameUser } from '@foyer/protocol'

/** An account of the wallet on EVM chains. */
export interface EvmAccount {
  readonly address: string
  readonly type: 'eoa' | 'smartAccount'
}

/**
 * The accounts of the user who is signed in, on a chain: the one that its user prefers first.
 *
 * @param chain CAIP-2; where it has no smart account there is the key's own alone
 */
export function accountsOf(
  user: Pick<FrameUser, 'addresses' | 'smartAccount'> | null,
  { chain, preferred }: { chain: string; preferred: EvmAccount['type'] },
): readonly EvmAccount[] {
  if (!user) return []
  const own = { address: user.addresses.eip155, type: 'eoa' } as const
  const { address, enabledNetworks = [] } = user.smartAccount ?? {}
  if (!address || !enabledNetworks.includes(chain)) return [own]
  const smart = { address, type: 'smartAccount' } as const
  return preferred === 'eoa' ? [own, smart] : [smart, own]
}
