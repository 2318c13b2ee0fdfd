import { p2wpkh, selectUTXO } from '@scure/btc-signer'
import { pubECDSA } from '@scure/btc-signer/utils.js'
import { invalidParams } from '../wallet/providerErrors.ts'
import { type BitcoinNetworkName, bitcoinNetworks } from './BitcoinWalletAccount.ts'

/** What Esplora says of an output that can be spent. */
interface Unspent {
  readonly txid: string
  readonly vout: number
  readonly value: number
}

const feePerByte = 2n

/** A signed transaction that pays from the p2wpkh address of a key; what is left returns there. */
export function payFrom({
  privateKey,
  unspent,
  recipients,
  network: name,
}: {
  privateKey: Uint8Array
  unspent: readonly Unspent[]
  /** Amounts in satoshis. */
  recipients: readonly { readonly address: string; readonly amount: number | bigint }[]
  network: BitcoinNetworkName
}): string {
  const network = bitcoinNetworks[name]
  const { script, address = '' } = p2wpkh(pubECDSA(privateKey), network)
  const inputs = unspent.map(({ txid, vout, value }) => ({
    ...{ txid, index: vout },
    witnessUtxo: { script, amount: BigInt(value) },
  }))
  const outputs = recipients.map(({ address, amount }) => ({ address, amount: BigInt(amount) }))
  const chosen = selectUTXO(inputs, outputs, 'default', {
    ...{ changeAddress: address, feePerByte, network, createTx: true },
  })
  if (!chosen?.tx) throw invalidParams('There are not enough coins on the account.')
  chosen.tx.sign(privateKey)
  chosen.tx.finalize()
  return chosen.tx.hex
}
