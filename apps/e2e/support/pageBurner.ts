import { UnsafeBurnerWalletAdapter } from '@solana/wallet-adapter-unsafe-burner'
import { SolanaWalletAdapterWallet } from '@solana/wallet-standard-wallet-adapter-base'
import { Keypair } from '@solana/web3.js'
import { registerWallet } from '@wallet-standard/wallet'

/*
 * Runs inside the page, before any script of the page.
 */

/** Where this page keeps the burner's key: an extension would keep it outside the page. */
const key = 'burner wallet'

/** The burner as it holds its key; its types hide that. */
interface Burner {
  _keypair: Keypair | null
}

/** What tests do as the owner of the wallet. */
export interface BurnerOwner {
  /** Burns the account and shows another one. */
  switchAccount(): Promise<void>
}

/**
 * The burner of `@solana/wallet-adapter`, registered as a wallet of the Wallet Standard. It forgets its key
 * when the page is loaded again, which no wallet of a user does: the key is given back to it.
 *
 * @param rpcUrl where it sends transactions
 */
export function registerBurner({ rpcUrl }: { rpcUrl: string }): BurnerOwner {
  const adapter = new UnsafeBurnerWalletAdapter()
  const burner = adapter as unknown as Burner
  const kept = localStorage.getItem(key)
  if (kept) burner._keypair = Keypair.fromSecretKey(Uint8Array.from(JSON.parse(kept)))
  adapter.on('connect', () => {
    localStorage.setItem(key, JSON.stringify([...(burner._keypair?.secretKey ?? [])]))
  })
  adapter.on('disconnect', () => localStorage.removeItem(key))
  // The declared types of the two packages differ in what may be undefined.
  registerWallet(new SolanaWalletAdapterWallet(adapter, 'solana:localnet', rpcUrl) as never)
  return { switchAccount: () => adapter.connect() }
}
