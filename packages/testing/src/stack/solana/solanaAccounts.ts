import { createKeyPairSignerFromPrivateKeyBytes } from '@solana/kit'
import { devAccounts } from '../devAccounts.ts'

/** An account of the local Solana chain. Its key is public knowledge: never send it anything of value. */
export interface SolanaAccount {
  /** Base58. */
  address: string
  /** The 32 bytes that an Ed25519 key is made from: those of the EVM account at the same place. */
  privateKey: `0x${string}`
}

/** What a local Solana chain begins with. */
export interface SolanaStart {
  /** CAIP-2 id: `solana:` and the first 32 characters of the genesis hash. */
  caipNetworkId: string
  /** Ten, each with 1,000 SOL; the first has 1,000 of either token besides. */
  accounts: SolanaAccount[]
  /** Addresses of the mints of two tokens with six decimals. */
  mints: {
    /** `Foyer Coin`, of the Token program. */
    token: string
    /** `Foyer Toll`, of Token-2022: each transfer leaves one percent behind, five at most. */
    feeToken: string
  }
}

/** The ten accounts of the local Solana chain, made from the same keys as those of the EVM chains. */
export const solanaAccounts = (): Promise<SolanaAccount[]> =>
  Promise.all(
    devAccounts().map(async ({ privateKey }) => {
      const bytes = new Uint8Array(Buffer.from(privateKey.slice(2), 'hex'))
      const { address } = await createKeyPairSignerFromPrivateKeyBytes(bytes)
      return { address, privateKey }
    }),
  )
