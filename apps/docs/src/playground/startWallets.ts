import {
  createScriptedBitcoinWallet,
  createScriptedSolanaWallet,
  createScriptedWallet,
  type WalletBehaviour,
} from '@foyer/testing/wallet'
import type { Settings } from './controls.ts'

/** How the wallet answers what its user is asked. */
type Behaviour = Settings['wallet']

/** How long it is until a user has read a request and pressed a button. */
const readingMs = 400

const name = 'Playground wallet'

const icon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#0a666e"/><path d="M8 20c5-11 11-11 16 0" fill="none" stroke="#fdfcfa" stroke-width="3" stroke-linecap="round"/><circle cx="16" cy="22" r="3" fill="#fdfcfa"/></svg>',
)}`

/** The first account of the development mnemonic, whose key everybody knows. */
const publicKey = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
const evmAccount = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const solanaAccount = '5kMDkdera2vkpd3XkjMd851WJ4EnE9nxGcukW2mW7AU3'
const bitcoinAccount = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'

/** No chain has it. */
const unknownChainId = 9_999_999

const decisions = {
  ...{ approve: 'approve', locked: 'approve', 'other-network': 'approve', none: 'approve' },
  ...{ reject: 'reject', hang: 'hang', busy: 'pending', garbage: { answers: 42 } },
} as const satisfies Record<Behaviour, WalletBehaviour>

/**
 * Announces one wallet for each chain family. They hold nothing, and answer what is read from a chain themselves, so
 * that the page asks no other host.
 *
 * @param behaviour asked anew for each request
 * @returns what takes them away
 */
export function startWallets({
  page,
  behaviour,
  chainIds,
}: {
  page: Window
  behaviour(): Behaviour
  /** Of the EVM networks that the application requests. */
  chainIds: readonly number[]
}): () => void {
  const first = behaviour()
  if (first === 'none') return () => {}
  const decided = {
    async decides(): Promise<WalletBehaviour> {
      // As it is told when it is asked, whatever it is told while the user reads.
      const decision = decisions[behaviour()]
      await new Promise((resolve) => page.setTimeout(resolve, readingMs))
      return decision
    },
  }
  const evm = createScriptedWallet({
    ...{ name, icon, rdns: 'dev.foyer.playground', accounts: [evmAccount], behaviour: decided },
    chainId: first === 'other-network' ? unknownChainId : (chainIds[0] ?? 1),
    knownChainIds: chainIds,
    locked: first === 'locked',
    privateKeys: { [evmAccount]: publicKey },
    rpc: ({ method }) => readOf(method),
  })
  const solana = createScriptedSolanaWallet({
    ...{ name, icon, accounts: [solanaAccount] },
    privateKeys: { [solanaAccount]: publicKey },
  })
  for (const action of ['connect', 'signMessage', 'signTransaction', 'signIn'] as const)
    solana.behave(action, decided)
  const bitcoin = createScriptedBitcoinWallet({
    ...{ name, icon, locked: first === 'locked' },
    accounts: [
      {
        ...{ address: bitcoinAccount, purpose: 'payment', networks: ['bitcoin:mainnet'] },
        publicKey: '0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798',
      },
    ],
  })
  for (const action of ['connect', 'signMessage', 'signPsbt'] as const)
    bitcoin.behave(action, decided)
  if (first === 'locked') solana.lock()
  const stops = [evm.announce(page), solana.register(page), bitcoin.register(page)]
  return () => {
    for (const wallet of [evm, solana, bitcoin]) wallet.revoke()
    solana.leave()
    bitcoin.hangUp()
    for (const stop of stops) stop()
  }
}

/** One and a quarter coins on every chain; what else there is to read, this wallet does not know. */
function readOf(method: string): unknown {
  if (method === 'eth_getBalance') return '0x1158e460913d0000'
  return Promise.reject(
    Object.assign(new Error(`The playground's wallet does not know ${method}.`), { code: 4200 }),
  )
}
