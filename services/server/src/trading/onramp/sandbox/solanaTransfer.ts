import { createPrivateKey, createPublicKey, sign } from 'node:crypto'
import { getBase58Encoder } from '@solana/codecs'

/** Of a private key of Ed25519 in PKCS #8, before its 32 bytes. */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex')
const transferInstruction = 2

/**
 * A signed transfer of lamports, as it goes over the wire. The message has one signer, who pays, and one instruction of
 * the system program.
 *
 * @param parameters.key the 32 bytes that the key pair comes from
 * @see https://solana.com/docs/core/transactions
 */
export async function solanaTransfer({
  key,
  address,
  amountAtomic,
  blockhash,
}: {
  key: `0x${string}`
  address: string
  amountAtomic: bigint
  blockhash: string
}): Promise<Uint8Array> {
  const base58 = getBase58Encoder()
  const privateKey = createPrivateKey({
    ...{ key: Buffer.concat([pkcs8, Buffer.from(key.slice(2), 'hex')]), format: 'der' },
    type: 'pkcs8',
  })
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' })
  const from = Buffer.from(x, 'base64url')
  const data = Buffer.alloc(12)
  data.writeUInt32LE(transferInstruction)
  data.writeBigUInt64LE(amountAtomic, 4)
  const systemProgram = Buffer.alloc(32)
  const message = Buffer.concat([
    // One signature; none of the signers is read only, one of the others is: the program.
    Buffer.from([1, 0, 1]),
    Buffer.from([3]),
    ...[from, Buffer.from(base58.encode(address)), systemProgram],
    Buffer.from(base58.encode(blockhash)),
    // One instruction: of the third account, with the first two, and its data.
    Buffer.from([1, 2, 2, 0, 1, data.length]),
    data,
  ])
  return Buffer.concat([Buffer.from([1]), sign(null, message, privateKey), message])
}
