import type { PublicClient } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { Chain, Chains } from '../../../chain-data/chains/Chain.ts'
import type { ChainKey } from '../../../platform/settings/parseChainKeys.ts'
import { solanaTransfer } from './solanaTransfer.ts'

/** Money without value that the sandbox pays from. */
export interface Treasury {
  /** The chains that it pays on. */
  readonly chains: readonly Chain[]
  /**
   * Pays in what the chain counts in.
   *
   * @returns its hash, and what becomes of it: `false` when the chain refused it
   */
  pay(payment: {
    caipNetworkId: string
    address: string
    amountAtomic: bigint
  }): Promise<{ readonly hash: string; isDone(): Promise<boolean> }>
}

const waitMs = 60_000

/** @param parameters.keys of chains without value */
export function createTreasury({
  keys,
  chains,
}: {
  keys: readonly ChainKey[]
  chains: Pick<Chains, 'find'>
}): Treasury {
  const paying = keys.flatMap(({ caipNetworkId, key }) => {
    const chain = chains.find(caipNetworkId)
    return chain ? [{ chain, key }] : []
  })
  /** One at a time on each chain, as two at once would have the same number. */
  const last = new Map<string, Promise<unknown>>()
  return {
    chains: paying.map(({ chain }) => chain),
    async pay({ caipNetworkId, address, amountAtomic }) {
      const found = paying.find(({ chain }) => chain.caipNetworkId === caipNetworkId)
      if (!found) throw new Error(`The sandbox has no key for ${caipNetworkId}`)
      const { chain, key } = found
      const turn = (last.get(caipNetworkId) ?? Promise.resolve()).then(() =>
        chain.client
          ? payOnEvm(chain.client, { key, address, amountAtomic })
          : payOnSolana(chain, { key, address, amountAtomic }),
      )
      last.set(
        caipNetworkId,
        turn.catch(() => {}),
      )
      return turn
    },
  }
}

interface Payment {
  readonly key: ChainKey['key']
  readonly address: string
  readonly amountAtomic: bigint
}

async function payOnEvm(client: PublicClient, { key, address, amountAtomic }: Payment) {
  const account = privateKeyToAccount(key)
  const request = await client.prepareTransactionRequest({
    ...{ account, to: address as `0x${string}`, value: amountAtomic, chain: client.chain },
  })
  const serializedTransaction = await account.signTransaction(
    request as Parameters<typeof account.signTransaction>[0],
  )
  const hash = await client.sendRawTransaction({ serializedTransaction })
  return {
    hash,
    async isDone() {
      const { status } = await client.waitForTransactionReceipt({ hash, timeout: waitMs })
      return status === 'success'
    },
  }
}

async function payOnSolana({ rpc, name }: Chain, payment: Payment) {
  if (!rpc) throw new Error(`${name} cannot be paid on`)
  const { value } = (await rpc.request({
    ...{ method: 'getLatestBlockhash', params: [{ commitment: 'confirmed' }] },
  })) as { value: { blockhash: string } }
  const transaction = await solanaTransfer({ ...payment, blockhash: value.blockhash })
  const hash = (await rpc.request({
    method: 'sendTransaction',
    params: [Buffer.from(transaction).toString('base64'), { encoding: 'base64' }],
  })) as string
  return {
    hash,
    async isDone() {
      for (const untilMs = Date.now() + waitMs; Date.now() < untilMs; ) {
        const { value } = (await rpc.request({
          ...{ method: 'getSignatureStatuses', params: [[hash]] },
        })) as { value: readonly ({ err: unknown; confirmationStatus?: string } | null)[] }
        const [status] = value
        if (status && status.confirmationStatus !== 'processed') return status.err === null
        await new Promise((resolve) => setTimeout(resolve, 500))
      }
      return false
    },
  }
}
