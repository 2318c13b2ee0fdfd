import type { DiscoveredWallet } from '../discovery.ts'
import type { BitcoinWallet } from './BitcoinWallet.ts'
import { standardWallet } from './standard.ts'

type Open = (found: DiscoveredWallet) => BitcoinWallet

/** The code for each protocol. Most wallets speak the first; that for others is loaded when one is there. */
const loaded: { [protocol in DiscoveredWallet['protocol']]?: Open } = { standard: standardWallet }

/** The wallet as its protocol has it: at once when the code for that is here, so that it is asked in a press. */
export function openWallet(found: DiscoveredWallet): BitcoinWallet | Promise<BitcoinWallet> {
  const { protocol } = found
  const load = async () => {
    const open = protocol === 'sats' ? loadSats : loadRemote
    loaded[protocol] = await open()
    return loaded[protocol](found)
  }
  return loaded[protocol]?.(found) ?? load()
}

const loadSats = async () => (await import('./sats.ts')).satsWallet
const loadRemote = async () => (await import('./remote.ts')).remoteWallet
