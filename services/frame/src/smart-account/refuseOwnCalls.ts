import type { Call } from '@foyer/transactions'
import { isOwnCall } from '@foyer/transactions/smart-accounts'
import type { Address } from 'viem'
import { invalidParams } from '../channel/failures.ts'

/**
 * Who signs for an account is changed in the frame alone, in words that its user can read, and permissions are given and taken
 * back there.
 *
 * @throws Refusal where a page asks for it by a call
 */
export function refuseOwnCalls(calls: readonly Call[], account: Address): void {
  if (calls.some((call) => isOwnCall(call, account)))
    throw invalidParams(
      'A page may not have the account call itself, or the contract that looks after its permissions.',
    )
}
