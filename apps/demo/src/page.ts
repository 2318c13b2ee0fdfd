import type { FoyerOptions } from '@foyer/react'
import { announceDemoWallet } from '@foyer/testing/wallet'
import { readSettings } from './settings.ts'
import { networksOf, readStack, type Stack } from './stack.ts'

/** What every host of the demo starts from. */
export interface Page {
  readonly options: FoyerOptions
  readonly networks: ReturnType<typeof networksOf>
  /** The options want the modal in a place of the page. */
  readonly hasPlace: boolean
  /** Where the application is rendered. */
  readonly place: HTMLElement
}

/** Reads the page and its address, and lets the Demo wallet announce itself. */
export function preparePage(): Page {
  const stack = readStack(document)
  const networks = networksOf(stack)
  const { options, wallet, families, geist } = readSettings(location, stack)
  if (geist) void import('./geist.ts').then(({ loadGeist }) => loadGeist(document))

  announceDemoWallet({
    window,
    chains: networks.map(({ id, rpcUrls }) => ({
      chainId: Number(id),
      rpcUrl: rpcUrls.default.http[0] ?? '',
    })),
    // One to connect and one to send to; a real wallet rarely shows more.
    accounts: stack.accounts.slice(0, 2),
    answer: wallet,
    evm: families.includes('evm') || families.length === 0,
    ...(families.includes('solana') && solanaOf(stack)),
    ...(families.includes('bitcoin') && bitcoinOf(stack)),
  })

  const place = document.getElementById('root')
  if (!place) throw new Error('The page has no place for the demo.')
  const hasPlace = options.enableEmbedded === true || options.disableAppend === true
  return { options, networks, hasPlace, place }
}

/** What the Solana half of the Demo wallet works with. */
function solanaOf({ parts, solana }: Stack) {
  const rpcUrl = parts.find(({ name }) => name === 'solana')?.url
  return solana && rpcUrl ? { solana: { rpcUrl, accounts: solana.accounts.slice(0, 2) } } : {}
}

/** What the Bitcoin half of the Demo wallet works with. */
function bitcoinOf({ parts, bitcoin }: Stack) {
  const esploraUrl = parts.find(({ name }) => name === 'bitcoin')?.url
  if (!bitcoin || !esploraUrl) return {}
  // One connects; the second is there to be switched to.
  return { bitcoin: { esploraUrl, accounts: bitcoin.accounts } }
}
