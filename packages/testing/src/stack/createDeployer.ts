import { setTimeout as wait } from 'node:timers/promises'
import {
  type Address,
  type Chain,
  type Client,
  createTestClient,
  type Hash,
  type HttpTransport,
  http,
  type PublicActions,
  publicActions,
  type TestActions,
  type TransactionReceipt,
  TransactionReceiptNotFoundError,
  type WalletActions,
  walletActions,
} from 'viem'
import { devAccounts } from './devAccounts.ts'
import { deployFailed } from './errors.ts'

const pollMs = 20
/** A local chain makes a block of every transaction at once; one that takes this long is stuck. */
const confirmTimeoutMs = 15_000

/** The tenth account of a local chain, which deploys the contracts of the stack. */
interface Deployer {
  readonly account: Address
  readonly client: Client<
    HttpTransport,
    Chain,
    undefined,
    undefined,
    TestActions & PublicActions<HttpTransport, Chain> & WalletActions<Chain>
  >
  /**
   * Waits for a transaction of its own.
   *
   * @throws `stack/deploy-failed` when it reverts, or is in no block after 15 s.
   */
  confirm(hash: Hash): Promise<TransactionReceipt>
}

/** @param chain a local one, by its JSON-RPC and its EIP-155 id */
export function createDeployer(chain: { url: string; chainId: number }): Deployer {
  const { url, chainId } = chain
  const client = createTestClient({
    mode: 'anvil',
    transport: http(url),
    chain: {
      id: chainId,
      name: `Local ${chainId}`,
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [url] } },
    },
  })
    .extend(publicActions)
    .extend(walletActions)

  // viem's `waitForTransactionReceipt` asks anew when a block comes; where that of the transaction came before it
  // listened, no other does, and it waits for minutes.
  const confirm = async (hash: Hash) => {
    const deadlineMs = performance.now() + confirmTimeoutMs
    for (;;) {
      const receipt = await client.getTransactionReceipt({ hash }).catch((error) => {
        if (error instanceof TransactionReceiptNotFoundError) return null
        throw error
      })
      if (receipt?.status === 'reverted') throw deployFailed({ url, hash, reason: 'reverted' })
      if (receipt) return receipt
      if (performance.now() > deadlineMs)
        throw deployFailed({ url, hash, reason: `is in no block after ${confirmTimeoutMs} ms` })
      await wait(pollMs)
    }
  }

  return { client, account: devAccounts()[9]?.address as Address, confirm }
}
