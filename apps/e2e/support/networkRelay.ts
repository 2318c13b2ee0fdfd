import type { RealServer } from './realServer.ts'

/**
 * The backend of a page whose relay reaches published wallets, as that of a network does: every service
 * of the server, its relay named as one of a network.
 */
export const withNetworkRelay = ({ url }: Pick<RealServer, 'url'>) => ({
  blockchain: url,
  wallets: url,
  analytics: url,
  relay: { url: `${url.replace(/^http/, 'ws')}/relay` },
})
