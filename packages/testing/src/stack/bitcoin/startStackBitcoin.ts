import { devAccounts } from '../devAccounts.ts'
import type { BitcoinStackAccount } from '../StackDescription.ts'
import {
  type BitcoinChain,
  type StartBitcoinChainParameters,
  startBitcoinChain,
} from './startBitcoinChain.ts'

/** The Bitcoin chain of a stack, with accounts that have coins. */
export interface StackBitcoin extends BitcoinChain {
  readonly accounts: BitcoinStackAccount[]
}

/** The Demo wallet shows two; the development wallet, too. */
const fundedAccounts = 2
const fundedAtomic = 100_000_000n

/** Starts the chain and sends one bitcoin to each address of the first accounts, unless they had theirs. */
export async function startStackBitcoin(
  parameters: StartBitcoinChainParameters,
): Promise<StackBitcoin> {
  const chain = await startBitcoinChain(parameters)
  try {
    const { accountsOf } = await import('../../bitcoin/bitcoinSigner.ts')
    const accounts = devAccounts()
      .slice(0, fundedAccounts)
      .map(({ privateKey }) => {
        const key = Buffer.from(privateKey.slice(2), 'hex')
        const [payment, ordinals] = accountsOf(Uint8Array.from(key), ['bitcoin:regtest'])
        return { privateKey, payment: payment.address, ordinals: ordinals.address }
      })
    let isFunded = false
    for (const address of accounts.flatMap(({ payment, ordinals }) => [payment, ordinals])) {
      if (chain.isKnown(address)) continue
      await chain.fund(address, fundedAtomic)
      isFunded = true
    }
    if (isFunded) chain.mine()
    return { ...chain, accounts }
  } catch (error) {
    await chain.stop()
    throw error
  }
}
