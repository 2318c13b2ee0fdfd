import type { Stack } from '../page/stack.ts'
import { bip122 } from './bip122.ts'
import type { ChainFamily } from './ChainFamily.ts'
import { eip155 } from './eip155.ts'
import { solana } from './solana.ts'

/** Enough to switch between; nobody needs all ten. */
const shownAccounts = 4

/** The chain families that the stack has chains of. */
export function familiesOf({ parts, accounts, bitcoin, solana: onSolana }: Stack): ChainFamily[] {
  const networks = (known: readonly (readonly [part: string, id: string, name: string])[]) =>
    known.flatMap(([part, id, name]) => {
      const found = parts.find((other) => other.name === part)
      return found ? [{ id, name, symbol: 'ETH', rpcUrl: found.url }] : []
    })
  const esplora = parts.find(({ name }) => name === 'bitcoin')
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
    bip122({
      networks:
        bitcoin && esplora
          ? [
              {
                ...{ id: bitcoin.caipNetworkId, name: 'Bitcoin local', symbol: 'BTC' },
                rpcUrl: esplora.url,
              },
            ]
          : [],
      accounts: (bitcoin?.accounts ?? []).map(({ payment, privateKey }, index) => ({
        ...{ name: `Account ${index + 1}`, address: payment, privateKey },
      })),
    }),
    solana({
      networks: networks([['solana', onSolana?.caipNetworkId ?? '', 'Solana local']]).map(
        (network) => ({ ...network, symbol: 'SOL' }),
      ),
      accounts: (onSolana?.accounts ?? [])
        .slice(0, shownAccounts)
        .map((account, index) => ({ ...account, name: `Account ${index + 1}` })),
    }),
  ]
  return families.filter(({ networks }) => networks.length > 0)
}
