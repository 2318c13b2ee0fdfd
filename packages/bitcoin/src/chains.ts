/** A Bitcoin network, by the names that it has in each protocol. */
export interface BitcoinChain {
  /** CAIP-2 reference: the first 32 digits of the genesis block's hash. */
  readonly reference: string
  /** Of the Wallet Standard. */
  readonly standardName: `bitcoin:${string}`
  /** Of sats-connect. */
  readonly satsName: string
  /** How its segwit addresses begin. */
  readonly prefix: 'bc' | 'tb' | 'bcrt'
}

/**
 * The networks that wallets know. The test networks share their addresses, so the first of them is meant
 * where a wallet does not say which.
 *
 * @see https://chainagnostic.org/CAIPs/caip-4
 * @see https://github.com/ExodusMovement/bitcoin-wallet-standard
 */
export const chains: readonly BitcoinChain[] = (
  [
    ['000000000019d6689c085ae165831e93', 'Mainnet', 'bc'],
    ['000000000933ea01ad0ee984209779ba', 'Testnet', 'tb'],
    ['00000000da84f2bafbbc53dee25a72ae', 'Testnet4', 'tb'],
    ['00000008819873e925422c1ff0f99f7c', 'Signet', 'tb'],
    ['0f9188f13cb7b2c71f2a335e3a4fc328', 'Regtest', 'bcrt'],
  ] as const
).map(([reference, satsName, prefix]) => ({
  reference,
  standardName: `bitcoin:${satsName.toLowerCase()}` as const,
  satsName,
  prefix,
}))

/** The network of a name in any protocol, or of a CAIP-2 id; `undefined` for what is none. */
export const chainNamed = (name: unknown): BitcoinChain | undefined =>
  chains.find(({ reference, standardName }) =>
    [`bip122:${reference}`, standardName, standardName.slice('bitcoin:'.length)].includes(
      String(name).toLowerCase(),
    ),
  )

/** The network of a CAIP-2 reference. */
export const chainOf = (reference: string): BitcoinChain | undefined =>
  chains.find((chain) => chain.reference === reference)
