import { accountsOf, signBitcoinMessage } from '@foyer/testing/bitcoin'
import type { StackDescription } from '@foyer/testing/stack'
import {
  createKeyPairFromPrivateKeyBytes,
  getBase58Decoder,
  getBase58Encoder,
  signBytes,
} from '@solana/kit'
import type { PhoneFamily } from './phoneWallet.ts'

const bytesOf = (hex: string) => new Uint8Array(Buffer.from(hex.replace(/^0x/, ''), 'hex'))

/** The first Solana account of a stack, on a phone. */
export function solanaOnPhone({ solana }: StackDescription): PhoneFamily {
  const [first] = solana?.accounts ?? []
  if (!solana || !first) throw new Error('The stack has no Solana chain. Run npm ci first.')
  return {
    ...{ namespace: 'solana', chain: solana.caipNetworkId, address: first.address },
    methods: {
      async solana_signMessage({ message = '' }) {
        const { privateKey } = await createKeyPairFromPrivateKeyBytes(bytesOf(first.privateKey))
        const signature = await signBytes(privateKey, getBase58Encoder().encode(message))
        return { signature: getBase58Decoder().decode(signature) }
      },
    },
  }
}

/** The first Bitcoin account of a stack, on a phone. */
export function bitcoinOnPhone({ bitcoin }: StackDescription): PhoneFamily {
  const [first] = bitcoin?.accounts ?? []
  if (!bitcoin || !first) throw new Error('The stack has no Bitcoin chain. Run npm ci first.')
  const privateKey = bytesOf(first.privateKey)
  const [{ publicKey }] = accountsOf(privateKey, ['bitcoin:regtest'])
  const account = { address: first.payment, publicKey, intention: 'payment' }
  return {
    ...{ namespace: 'bip122', chain: bitcoin.caipNetworkId, address: first.payment },
    sessionProperties: { bip122_getAccountAddresses: JSON.stringify([account]) },
    methods: {
      signMessage({ message = '', protocol }) {
        const signature = signBitcoinMessage({
          ...{ privateKey, purpose: 'payment', message: new TextEncoder().encode(message) },
          protocol: protocol === 'bip322' ? 'BIP322' : 'ECDSA',
        })
        return { address: first.payment, signature: Buffer.from(signature).toString('hex') }
      },
    },
  }
}
