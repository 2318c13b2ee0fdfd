import type { Stack } from '../page/stack.ts'
import type { ChainFamily } from './ChainFamily.ts'
import { eip155 } from './eip155.ts'

/** Enough to switch between; nobody needs all ten. */
const shownAccounts = 4

/** The chain families that the stack has chains of. Solana and Bitcoin get a line each when it has. */
export function familiesOf({ parts, accounts }: Stack): ChainFamily[] {
  const networks = (known: readonly (readonly [part: string, id: string, name: string])[]) =>
    known.flatMap(([part, id, name]) => {
      const found = parts.find((other) => other.name === part)
      return found ? [{ id, name, symbol: 'ETH', rpcUrl: found.url }] : []
    })
  const families = [
    eip155({
      networks: networks([
        ['evm-a', 'eip155:31337', 'Anvil A'],
        ['evm-b', 'eip155:31338', 'Anvil B'],
      ]),
      accounts: accounts
        .slice(0, shownAccounts)
        .map((account, index) => ({ ...account, name: `Account ${index + 1}` })),
    }),
  ]
  return families.filter(({ networks }) => networks.length > 0)
}
