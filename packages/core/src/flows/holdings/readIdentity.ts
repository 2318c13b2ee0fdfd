import type { Foyer } from '../../client/contract/Foyer.ts'

/**
 * Looks up what the active account of a chain family is called, and puts it into the state. Never
 * rejects: an account without a name has its address.
 */
export async function readIdentity(foyer: Foyer, namespace: string): Promise<void> {
  const { store, resources, platform } = foyer.internals
  const chain = foyer.getState().chains[namespace]
  if (chain?.status !== 'connected' || !chain.address || !chain.network) return
  const { address, network, caipAddress } = chain
  try {
    const signal = platform.clock.deadline(15_000)
    const found = await (await resources())?.identity({ address, network, signal })
    if (!found || foyer.getState().chains[namespace]?.caipAddress !== caipAddress) return
    const { name, avatar } = found.value
    if (name === chain.profileName && avatar === chain.profileImage) return
    store.updateChain(namespace, { profileName: name, profileImage: avatar })
  } catch {
    // Asked again with the next look at the account.
  }
}
