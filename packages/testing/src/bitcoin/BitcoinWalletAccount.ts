/** An account of a Bitcoin wallet for tests, as the wallet shows it. */
export interface BitcoinWalletAccount {
  readonly address: string
  /** Hexadecimal: 33 bytes, or the 32 of taproot. */
  readonly publicKey: string
  readonly purpose: 'payment' | 'ordinals'
  /** Names of the Wallet Standard, such as `bitcoin:regtest`. */
  readonly networks: readonly string[]
}

/** The networks that wallets for tests know, and how their addresses are written. */
export const bitcoinNetworks = {
  'bitcoin:mainnet': { bech32: 'bc', pubKeyHash: 0x00, scriptHash: 0x05, wif: 0x80 },
  'bitcoin:testnet': { bech32: 'tb', pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef },
  'bitcoin:signet': { bech32: 'tb', pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef },
  'bitcoin:regtest': { bech32: 'bcrt', pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef },
} as const

export type BitcoinNetworkName = keyof typeof bitcoinNetworks
