import type { Bundling } from './startBundling.ts'

/** Takes operations of smart accounts on one chain. */
export interface Bundler {
  /**
   * Answers a method of ERC-7769.
   *
   * @returns its result, as JSON-RPC has it
   * @throws OperationRefused for what is not taken, with the code to answer
   * @throws `database/unavailable`, and what the chain's client throws when no node answers
   */
  request(call: {
    method: string
    params: readonly unknown[]
    signal: AbortSignal
  }): Promise<unknown>
}

/** All bundlers of the server. */
export interface Bundlers extends Pick<Bundling, 'stop'> {
  /** CAIP-2 ids of the chains that operations are taken for, and that have what our accounts are made of. */
  accountNetworks(): readonly string[]
  /** @param caipNetworkId such as `eip155:1`; `null` when operations are not taken there */
  find(caipNetworkId: string): Bundler | null
  /** Who pays for operations there; `null` when nobody does. */
  findSponsor(caipNetworkId: string): Bundler | null
  /** Somebody else who pays, whom a page named: asked on public addresses alone. */
  sponsorAt(url: string): Bundler
  /** What the operator has to watch, of each chain that has a bundler or a sponsor here. */
  read(): Promise<readonly BundlerReading[]>
}

/** How it stands with the bundler and the sponsor of a chain; `null` where there is none, or nobody answers. */
export interface BundlerReading {
  /** CAIP-2. */
  readonly chain: string
  /** Operations that are on no chain yet. */
  readonly waiting: number | null
  /** What the bundler's account has, in the currency of the network. */
  readonly bundlerBalance: number | null
  /** What the paymaster has at the EntryPoint, in the currency of the network. */
  readonly sponsorDeposit: number | null
}

/** What a bundler is asked. */
export const bundlerMethods = [
  'eth_chainId',
  'eth_supportedEntryPoints',
  'eth_estimateUserOperationGas',
  'eth_sendUserOperation',
  'eth_getUserOperationByHash',
  'eth_getUserOperationReceipt',
] as const
