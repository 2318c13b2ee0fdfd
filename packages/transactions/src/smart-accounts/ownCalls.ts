import type { Address, Hex } from 'viem'
import { delegationContracts } from './contracts.ts'

/**
 * Whether a call is one by which an account has itself do something that its bytes do not show: a call of itself, or one of the
 * contract that looks after delegations. That one does whatever the account asks it without a delegation, a change of owner
 * included, and lets a permission that was taken back hold again.
 *
 * @param call as it was decoded; `to` with any letters
 * @param account whose call it is
 * @see https://github.com/MetaMask/delegation-framework/blob/main/documents/DelegationManager.md
 * @example
 * import { isOwnCall } from '@foyer/transactions/smart-accounts'
 *
 * isOwnCall(
 *   { to: '0xdb9B1e94B5b69Df7e401DDbedE43491141047dB3', data: '0x12345678' },
 *   '0x00000000000000000000000000000000000000d1',
 * ) // true
 */
export function isOwnCall(
  { to, data = '0x' }: { readonly to: Address | null; readonly data?: Hex | undefined },
  account: Address,
): boolean {
  if (to === null || data === '0x') return false
  return [account, delegationContracts.manager].some(
    (one) => one.toLowerCase() === to.toLowerCase(),
  )
}
