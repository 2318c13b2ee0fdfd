import { balanceUnavailable } from '../../adapter/errors.ts'
import type { Foyer } from '../../client/contract/Foyer.ts'
import type { Amount } from '../../primitives/Amount.ts'
import { connectedChain } from './connectedChain.ts'

/** What an account has of what its chain counts in: `atomic` in base units such as wei. */
export interface ReadBalance extends Amount {
  readonly symbol: string
}

/**
 * Reads the native balance of the connected account now; `getState()` has it from then on, too.
 *
 * @param question.namespace the active one when absent
 * @throws `connection/not-connected`, `balance/unavailable`
 * @example
 * import { Balance, type Foyer } from '@foyer/core'
 * import { readBalance } from '@foyer/core/reading'
 *
 * export async function purse(foyer: Foyer) {
 *   const balance = await readBalance(foyer)
 *   return `${Balance.format(balance)} ${balance.symbol}`
 * }
 */
export async function readBalance(
  foyer: Foyer,
  question: { readonly namespace?: string | undefined } = {},
): Promise<ReadBalance> {
  const { namespace } = connectedChain(foyer, question.namespace)
  const { balances } = foyer.internals
  await balances.refresh(namespace, { force: true })
  const balance = balances.store.getState()[namespace]
  if (balance?.status === 'ready') {
    const { atomic, decimals, symbol } = balance
    return { atomic, decimals, symbol }
  }
  // It was disconnected meanwhile, or could not be read.
  connectedChain(foyer, namespace)
  throw (balance && 'error' in balance && balance.error) || balanceUnavailable(undefined)
}
