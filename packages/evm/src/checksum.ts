/**
 * Writes an EVM address with its checksum.
 *
 * Everybody who connects downloads this. A library's Keccak weighs 2.5 KB there, of the 45 KB that
 * connecting may weigh, so this one is written out for one short text, as plainly as the standard
 * states it, and tested against a library (docs/decisions/0012).
 *
 * @param address `0x` and forty hexadecimal digits, in any case
 * @see https://eips.ethereum.org/EIPS/eip-55
 */
export function toChecksum(address: string): string {
  const digits = address.slice(2).toLowerCase()
  const hash = hashHex(digits)
  const written = [...digits].map((digit, index) =>
    Number.parseInt(hash.charAt(index), 16) >= 8 ? digit.toUpperCase() : digit,
  )
  return `0x${written.join('')}`
}

/** Bytes that one step of Keccak-256 takes in. */
const blockBytes = 136
const lanes = 25
const lastBits = (1n << 64n) - 1n

/** Keccak-256 of ASCII text that is shorter than one block, in hexadecimal. */
function hashHex(text: string): string {
  const block = new Uint8Array(blockBytes)
  for (let index = 0; index < text.length; index++) block[index] = text.charCodeAt(index)
  // The padding of Keccak as Ethereum has it; SHA-3 begins with 6 instead.
  block[text.length] = 1
  block[blockBytes - 1] = 0x80

  const state = new BigUint64Array(lanes)
  state.set(new BigUint64Array(block.buffer))
  permute(state)
  return Array.from(new Uint8Array(state.buffer, 0, 32), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/**
 * Keccak-f[1600], each step by the letter that the standard gives it.
 *
 * @see https://keccak.team/keccak_specs_summary.html
 */
function permute(state: BigUint64Array) {
  const at = (index: number) => state[index] ?? 0n
  let shift = 1
  for (let round = 0; round < 24; round++) {
    // θ
    const parity = [0, 1, 2, 3, 4].map(
      (x) => at(x) ^ at(x + 5) ^ at(x + 10) ^ at(x + 15) ^ at(x + 20),
    )
    for (let index = 0; index < lanes; index++) {
      const [left = 0n, right = 0n] = [parity[(index + 4) % 5], parity[(index + 1) % 5]]
      state[index] = at(index) ^ left ^ rotate(right, 1)
    }
    // ρ and π
    let [x, y, moving] = [1, 0, at(1)]
    for (let step = 1; step <= 24; step++) {
      ;[x, y] = [y, (2 * x + 3 * y) % 5]
      const next = at(x + 5 * y)
      state[x + 5 * y] = rotate(moving, ((step * (step + 1)) / 2) % 64)
      moving = next
    }
    // χ
    for (let start = 0; start < lanes; start += 5) {
      const row = state.slice(start, start + 5)
      const of = (index: number) => row[index % 5] ?? 0n
      for (let index = 0; index < 5; index++)
        state[start + index] = of(index) ^ (~of(index + 1) & of(index + 2))
    }
    // ι
    for (let bit = 0; bit < 7; bit++) {
      shift = ((shift << 1) ^ ((shift >> 7) * 0x71)) % 256
      if (shift & 2) state[0] = at(0) ^ (1n << BigInt((1 << bit) - 1))
    }
  }
}

function rotate(lane: bigint, by: number): bigint {
  return ((lane << BigInt(by)) | (lane >> BigInt(64 - by))) & lastBits
}
