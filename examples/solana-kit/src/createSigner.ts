import type { Foyer } from '@foyer/core'
import {
  address,
  assertIsTransactionWithinSizeLimit,
  getTransactionCodec,
  type TransactionModifyingSigner,
} from '@solana/kit'

/** The part of the Wallet Standard that is used here. */
interface SignTransaction {
  signTransaction(input: {
    account: unknown
    transaction: Uint8Array
    chain: string
  }): Promise<readonly { signedTransaction: Uint8Array }[]>
}

/** The connected account as a signer of `@solana/kit`. */
export function createSigner(foyer: Foyer): TransactionModifyingSigner {
  const wallet = foyer.getProvider('solana')
  const [account] = wallet.accounts
  const feature = wallet.features['solana:signTransaction'] as SignTransaction | undefined
  if (!account || !feature) throw new Error('No wallet is connected that signs transactions.')
  const codec = getTransactionCodec()
  return {
    address: address(account.address),
    async modifyAndSignTransactions(transactions) {
      const signed = []
      for (const transaction of transactions) {
        const [answer] = await feature.signTransaction({
          account,
          transaction: new Uint8Array(codec.encode(transaction)),
          chain: 'solana:localnet',
        })
        if (!answer) throw new Error('The wallet answered without a transaction.')
        const decoded = codec.decode(answer.signedTransaction)
        assertIsTransactionWithinSizeLimit(decoded)
        signed.push({ ...transaction, ...decoded })
      }
      return signed as never
    },
  }
}
