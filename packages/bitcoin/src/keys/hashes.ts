/*
 * The two hashes that tie an address to its public key. A library's weigh 5 KB, and everybody who
 * connects would download them; these are written out as the standards state them, and tested against a
 * library (docs/decisions/0063).
 */

/** The first primes, whose roots are the constants of SHA-256. */
const primes = Array.from({ length: 310 }, (_, index) => index + 2).filter((candidate) => {
  for (let divisor = 2; divisor * divisor <= candidate; divisor++)
    if (candidate % divisor === 0) return false
  return true
})
const fraction = (root: number) => (root - Math.floor(root)) * 2 ** 32
const roundConstants = Uint32Array.from(primes.slice(0, 64), (prime) => fraction(Math.cbrt(prime)))
const initialState = Uint32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)))

/** @see https://csrc.nist.gov/pubs/fips/180-4/upd1/final */
export function sha256(message: Uint8Array): Uint8Array {
  const state = initialState.slice()
  const words = new Uint32Array(64)
  const at = (index: number) => words[index] ?? 0
  const right = (word: number, by: number) => (word >>> by) | (word << (32 - by))
  for (const block of blocksOf(message, { littleEndian: false })) {
    words.set(block)
    for (let index = 16; index < 64; index++) {
      const [near, far] = [at(index - 15), at(index - 2)]
      words[index] =
        at(index - 16) +
        (right(near, 7) ^ right(near, 18) ^ (near >>> 3)) +
        at(index - 7) +
        (right(far, 17) ^ right(far, 19) ^ (far >>> 10))
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
    for (let index = 0; index < 64; index++) {
      const first =
        (h +
          (right(e, 6) ^ right(e, 11) ^ right(e, 25)) +
          ((e & f) ^ (~e & g)) +
          (roundConstants[index] ?? 0) +
          at(index)) |
        0
      const second =
        ((right(a, 2) ^ right(a, 13) ^ right(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
      ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
    }
    for (const [index, word] of [a, b, c, d, e, f, g, h].entries())
      state[index] = (state[index] ?? 0) + word
  }
  return bytesOf(state, { littleEndian: false })
}

/** Hexadecimal digits as numbers. */
const digits = (text: string) => Array.from(text, (digit) => Number.parseInt(digit, 16))

/** Which word each of the 80 steps takes, and how far it turns, on both lines of RIPEMD-160. */
const steps = {
  leftWords: digits(
    '0123456789abcdef' +
      '74d1a6f3c0952eb8' +
      '3ae49f812706db5c' +
      '19ba08c4d37fe562' +
      '40597c2ae138b6fd',
  ),
  leftTurns: digits(
    'befc5879bdef6798' +
      '768db97f7cf9b7dc' +
      'bd67e9dfe8d65c75' +
      'bcefef989e56865c' +
      '9f5b68dc5cdeb856',
  ),
  rightWords: digits(
    '5e7092b4d6f81a3c' +
      '6b370d5aef8c4912' +
      'f5137e69b8c2a04d' +
      '86413bf05c2d97ae' +
      'cfa4158762de039b',
  ),
  rightTurns: digits(
    '899bdff5778beec6' +
      '9df7c89b77c76fdb' +
      '97fb866ecd5edd75' +
      'f58bee6e69c9c5f8' +
      '85c9c5e68d65fdbb',
  ),
}
const leftConstants = [0, 0x5a827999, 0x6ed9eba1, 0x8f1bbcdc, 0xa953fd4e]
const rightConstants = [0x50a28be6, 0x5c4dd124, 0x6d703ef3, 0x7a6d76e9, 0]

/** The five mixing functions; the right line takes them from the last. */
const mixings: readonly ((x: number, y: number, z: number) => number)[] = [
  (x, y, z) => x ^ y ^ z,
  (x, y, z) => (x & y) | (~x & z),
  (x, y, z) => (x | ~y) ^ z,
  (x, y, z) => (x & z) | (y & ~z),
  (x, y, z) => x ^ (y | ~z),
]

/** @see https://homes.esat.kuleuven.be/~bosselae/ripemd160.html */
function ripemd160(message: Uint8Array): Uint8Array {
  const state = Uint32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0)
  const left = (word: number, by: number) => (word << by) | (word >>> (32 - by))
  const line = (words: Uint32Array, isLeft: boolean) => {
    let [a = 0, b = 0, c = 0, d = 0, e = 0] = state
    for (let step = 0; step < 80; step++) {
      const round = step >> 4
      const mix = mixings[isLeft ? round : 4 - round]?.(b, c, d) ?? 0
      const word = words[(isLeft ? steps.leftWords : steps.rightWords)[step] ?? 0] ?? 0
      const constant = (isLeft ? leftConstants : rightConstants)[round] ?? 0
      const turns = (isLeft ? steps.leftTurns : steps.rightTurns)[step] ?? 0
      const next = (left((a + mix + word + constant) | 0, turns) + e) | 0
      ;[a, e, d, c, b] = [e, d, left(c, 10), b, next]
    }
    return [a, b, c, d, e]
  }
  for (const block of blocksOf(message, { littleEndian: true })) {
    const [first, second] = [line(block, true), line(block, false)]
    const mixed = [0, 1, 2, 3, 4].map(
      (index) =>
        (state[(index + 1) % 5] ?? 0) +
        (first[(index + 2) % 5] ?? 0) +
        (second[(index + 3) % 5] ?? 0),
    )
    state.set(mixed)
  }
  return bytesOf(state, { littleEndian: true })
}

/** The message in blocks of sixteen words, padded with its length as both hashes have it. */
function blocksOf(message: Uint8Array, { littleEndian }: { littleEndian: boolean }): Uint32Array[] {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64)
  padded.set(message)
  padded[message.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setBigUint64(padded.length - 8, BigInt(message.length * 8), littleEndian)
  return Array.from({ length: padded.length / 64 }, (_, block) =>
    Uint32Array.from({ length: 16 }, (_, word) =>
      view.getUint32(block * 64 + word * 4, littleEndian),
    ),
  )
}

function bytesOf(words: Uint32Array, { littleEndian }: { littleEndian: boolean }): Uint8Array {
  const view = new DataView(new ArrayBuffer(words.length * 4))
  for (const [index, word] of words.entries()) view.setUint32(index * 4, word, littleEndian)
  return new Uint8Array(view.buffer)
}

/** What an address carries of a public key or a script. */
export const hash160 = (bytes: Uint8Array): Uint8Array => ripemd160(sha256(bytes))

/** @see https://github.com/bitcoin/bips/blob/master/bip-0340.mediawiki */
export function taggedHash(tag: string, message: Uint8Array): Uint8Array {
  const prefix = sha256(new TextEncoder().encode(tag))
  return sha256(Uint8Array.of(...prefix, ...prefix, ...message))
}
