/*
 * The two hashes that tie an address to its public key. A library's weigh 5 KB, and everybody who
 * connects would download them; these are written out as the standards state them, as short as that can
 * be done, and tested against a library (docs/decisions/0063).
 */

type State = [number, number, number, number, number]

const at = <value>(values: readonly value[], index: number) => values[index] as value
/** To the left; by a negative number to the right. */
const turn = (word: number, by: number) => (word << by) | (word >>> -by)

/** The first primes, whose roots are the constants of SHA-256. */
const primes: number[] = []
for (let candidate = 2; primes.length < 64; candidate++)
  if (primes.every((prime) => candidate % prime)) primes.push(candidate)

const fraction = (root: number) => ((root % 1) * 2 ** 32) | 0

/** @see https://csrc.nist.gov/pubs/fips/180-4/upd1/final */
export function sha256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array((message.length + 72) & ~63)
  padded.set(message)
  padded[message.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 4, message.length * 8)
  let state = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))
  for (let start = 0; start < padded.length; start += 64) {
    const words: number[] = []
    let line = state
    for (const [index, prime] of primes.entries()) {
      const [near, far] = [at(words, index - 15), at(words, index - 2)]
      const word =
        index < 16
          ? view.getUint32(start + index * 4)
          : at(words, index - 16) +
            (turn(near, -7) ^ turn(near, -18) ^ (near >>> 3)) +
            at(words, index - 7) +
            (turn(far, -17) ^ turn(far, -19) ^ (far >>> 10))
      words.push(word | 0)
      const [a, b, c, d, e, f, g, h] = line as [...State, number, number, number]
      const first =
        h +
        (turn(e, -6) ^ turn(e, -11) ^ turn(e, -25)) +
        ((e & f) ^ (~e & g)) +
        fraction(Math.cbrt(prime)) +
        word
      const second = (turn(a, -2) ^ turn(a, -13) ^ turn(a, -22)) + ((a & b) ^ (a & c) ^ (b & c))
      line = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g]
    }
    state = state.map((word, index) => (word + at(line, index)) | 0)
  }
  for (const [index, word] of state.entries()) view.setUint32(index * 4, word)
  return padded.slice(0, 32)
}

/** Hexadecimal digits as numbers. */
const digits = (text: string) => Array.from(text, (digit) => Number.parseInt(digit, 16))

/** How far the words of a block turn, in each of the five rounds of RIPEMD-160. */
const turns = digits(
  'befc5879bdef6798' +
    'cdbf6997cfbd7877' +
    'dfeb7768dedc5569' +
    'ebce8655fcfe9986' +
    'fcdd9586ebcb8655',
)
/** In which order a round takes the words, by that of the round before. */
const order = digits('74d1a6f3c0952eb8')

/** The five mixing functions; the second line takes them from the last. */
const mixings: readonly ((x: number, y: number, z: number) => number)[] = [
  (x, y, z) => x ^ y ^ z,
  (x, y, z) => (x & y) | (~x & z),
  (x, y, z) => (x | ~y) ^ z,
  (x, y, z) => (x & z) | (y & ~z),
  (x, y, z) => x ^ (y | ~z),
]
/**
 * What an address carries of a public key or a script: RIPEMD-160 of its SHA-256, one block of sixteen words.
 *
 * @see https://homes.esat.kuleuven.be/~bosselae/ripemd160.html
 */
export function hash160(bytes: Uint8Array): Uint8Array {
  const state = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0]
  const block = new Uint8Array(64)
  block.set(sha256(bytes))
  const view = new DataView(block.buffer)
  view.setUint32(32, 0x80, true)
  view.setUint32(56, 256, true)
  const [first, second] = [true, false].map((isFirst) => {
    let line = state
    let indexes = order.map((_, index) => (isFirst ? index : (9 * index + 5) % 16))
    for (let round = 0; round < 5; round++) {
      const constant = isFirst ? Math.sqrt(at(roots, round)) : Math.cbrt(at(roots, round + 1))
      for (const index of indexes) {
        const [a, b, c, d, e] = line as State
        const mixed =
          a +
          at(mixings, isFirst ? round : 4 - round)(b, c, d) +
          view.getUint32(index * 4, true) +
          ((constant * 2 ** 30) | 0)
        line = [e, (turn(mixed, at(turns, 16 * round + index)) + e) | 0, b, turn(c, 10), d]
      }
      indexes = indexes.map((index) => at(order, index))
    }
    return line
  }) as [State, State]
  for (const index of state.keys())
    view.setUint32(
      index * 4,
      at(state, (index + 1) % 5) + at(first, (index + 2) % 5) + at(second, (index + 3) % 5),
      true,
    )
  return block.slice(0, 20)
}

const roots = [0, 2, 3, 5, 7, 0]

/** @see https://github.com/bitcoin/bips/blob/master/bip-0340.mediawiki */
export function taggedHash(tag: string, message: Uint8Array): Uint8Array {
  const prefix = sha256(new TextEncoder().encode(tag))
  return sha256(Uint8Array.of(...prefix, ...prefix, ...message))
}
