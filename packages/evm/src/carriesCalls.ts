import type { ContractCall } from '@foyer/core/adapter'

/**
 * Whether a transaction of a wallet's own making carries these calls, in their order: whom they call, what with, and
 * with how much money. Accounts that are contracts get calls in many encodings (ERC-4337, ERC-7579, ERC-7821), and all
 * of them hold what a call says in one piece. One that packs it otherwise carries nothing that can be found here.
 *
 * @param data of the transaction
 */
export function carriesCalls(
  data: string,
  calls: readonly Pick<ContractCall, 'to' | 'data' | 'valueAtomic'>[],
): boolean {
  let rest = data.toLowerCase()
  let around = ''
  for (const call of calls) {
    const said = call.data.toLowerCase().slice(2)
    const at = rest.indexOf(said)
    if (at < 0) return false
    around += `${rest.slice(0, at)} `
    rest = rest.slice(at + said.length)
  }
  around += rest
  return calls.every(
    ({ to, valueAtomic }) =>
      around.includes(to.toLowerCase().slice(2)) &&
      (valueAtomic === 0n || around.includes(valueAtomic.toString(16).padStart(64, '0'))),
  )
}
