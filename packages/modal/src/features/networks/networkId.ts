/** The CAIP-2 id of a network that is given by it, or as `getState` shows it. */
export const networkId = (network: string | { readonly caipNetworkId: string }): string =>
  typeof network === 'string' ? network : network.caipNetworkId
