import type { WalletProvider } from './eip1193.ts'

/**
 * A wallet of the application's own, such as that of a kit with a login of its own.
 *
 * @example
 * import { evm, type ExternalConnector } from '@foyer/evm'
 *
 * export const adapterWith = (wallet: ExternalConnector) => evm({ connectors: [wallet] })
 */
export interface ExternalConnector {
  /** Stable between page loads: a connection is found again by it. */
  readonly id: string
  readonly name: string
  /** Address of an image, or the image as a `data:` address. */
  readonly icon?: string | undefined
  readonly type?: 'EXTERNAL' | undefined
  /**
   * Called when a user chooses the wallet, and at a reload while it is connected: what is only
   * needed then can be loaded here.
   */
  getProvider(): Promise<WalletProvider>
}
