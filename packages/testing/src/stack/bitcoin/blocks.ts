import { sha256x2 } from '@scure/btc-signer/utils.js'
import { toHex } from './checkTransaction.ts'

/** A block without its transactions. */
export interface Block {
  readonly hash: string
  readonly previous: string | null
  readonly merkleRoot: string
  /** Seconds since 1970. */
  readonly timeSeconds: number
  readonly nonce: number
  /** Hexadecimal, 80 bytes. */
  readonly header: string
  readonly txids: readonly string[]
}

const version = 0x20000000
/** The easiest there is: every second hash will do. */
const bits = 0x207fffff

/** The first block of every regtest, whose hash names the chain. */
export const genesis: Block = describeBlock(
  Buffer.from(
    '0100000000000000000000000000000000000000000000000000000000000000000000003ba3edfd7a7b12b27ac72c3e67768f617fc81bc3888a51323a9fb8aa4b1e5e4adae5494dffff7f2002000000',
    'hex',
  ),
  ['4a5e1e4baab89f3a32518a88c31bc87f618f76673e2cc77ab2127b7afdeda33b'],
)

/** Works on a block until its hash is small enough, which takes two tries on average. */
export function mineBlock({
  previous,
  txids,
  timeSeconds,
}: {
  previous: string
  txids: readonly string[]
  timeSeconds: number
}): Block {
  const header = Buffer.alloc(80)
  header.writeInt32LE(version, 0)
  header.set(reversed(previous), 4)
  header.set(merkleRootOf(txids), 36)
  header.writeUInt32LE(timeSeconds, 68)
  header.writeUInt32LE(bits, 72)
  for (let nonce = 0; ; nonce++) {
    header.writeUInt32LE(nonce, 76)
    // Read from its end, a hash is a number; its highest bit says whether it is above the target.
    if ((sha256x2(header)[31] ?? 0) <= 0x7f) return describeBlock(header, txids)
  }
}

/** @param header 80 bytes */
export function describeBlock(header: Uint8Array, txids: readonly string[]): Block {
  const view = Buffer.from(header)
  const previous = toHex(Uint8Array.from(view.subarray(4, 36)).reverse())
  return {
    hash: toHex(sha256x2(header).reverse()),
    previous: /^0+$/.test(previous) ? null : previous,
    merkleRoot: toHex(Uint8Array.from(view.subarray(36, 68)).reverse()),
    timeSeconds: view.readUInt32LE(68),
    nonce: view.readUInt32LE(76),
    header: view.toString('hex'),
    txids,
  }
}

function merkleRootOf(txids: readonly string[]): Uint8Array {
  let row = txids.map(reversed)
  while (row.length > 1) {
    const pairs: Uint8Array[] = []
    for (let index = 0; index < row.length; index += 2) {
      const left = row[index] ?? new Uint8Array()
      pairs.push(sha256x2(left, row[index + 1] ?? left))
    }
    row = pairs
  }
  return row[0] ?? new Uint8Array(32)
}

const reversed = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex, 'hex')).reverse()
