import { isAddress } from '@solana/addresses'
import type { Recipients } from './Recipients.ts'

/**
 * Asks what knows the family of an account, which its address tells.
 */
export function createRecipients(families: {
  eip155: Recipients
  solana: Recipients
  bip122: Recipients
}): Recipients {
  return {
    read(query) {
      const { account } = query
      if (account.startsWith('0x')) return families.eip155.read(query)
      // An address of Bitcoin that is written in the same letters is shorter.
      return isAddress(account) ? families.solana.read(query) : families.bip122.read(query)
    },
  }
}
