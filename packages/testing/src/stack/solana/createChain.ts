import type { Address } from '@solana/kit'
import { createLedger, type Ledger } from './createLedger.ts'
import { createMints } from './createMints.ts'
import { createFaucet } from './faucet.ts'
import { type SolanaStart, solanaAccounts } from './solanaAccounts.ts'
import { createSolanaMethods, genesisHash } from './solanaMethods.ts'

const startAtomic = 1_000n * 10n ** 9n

/** The chain with what it begins with. Apart from its server, so that `litesvm` loads with it alone. */
export async function createChain(): Promise<
  SolanaStart & {
    readonly ledger: Ledger
    readonly methods: ReturnType<typeof createSolanaMethods>
  }
> {
  const ledger = createLedger()
  const [faucet, accounts] = await Promise.all([createFaucet(ledger), solanaAccounts()])
  const addresses = accounts.map(({ address }) => address as Address)
  for (const account of addresses) await faucet.airdrop(account, startAtomic)
  const mints = await createMints({ ledger, faucet, owners: addresses.slice(0, 1) })
  return {
    ...{ ledger, accounts, mints },
    methods: createSolanaMethods({ ledger, airdrop: faucet.airdrop }),
    caipNetworkId: `solana:${genesisHash.slice(0, 32)}`,
  }
}
