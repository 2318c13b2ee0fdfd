import { toHex } from '../hex.ts'
import { taggedHash } from './hashes.ts'

/*
 * The one sum on secp256k1 that ties a taproot address to its public key. Everything in it is public, so it
 * need not take the same time for every key; a library weighs 12 KB, and everybody who connects would
 * download it (docs/decisions/0063).
 */

/** Projective coordinates; the point at infinity has a last one of 0. They may be negative. */
type Point = readonly [x: bigint, y: bigint, z: bigint]

const prime = 2n ** 256n - 2n ** 32n - 977n
const generatorX = 0x79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798n

/**
 * Whether a taproot address without scripts shows this key for an internal key, both without their sign.
 * The standard has no key for a hash beyond the group's order, which nobody will ever see: one in 2^128 is.
 *
 * @see https://github.com/bitcoin/bips/blob/master/bip-0341.mediawiki
 */
export function isTaprootOutput(outputKey: Uint8Array, internalKey: Uint8Array): boolean {
  let sum = liftX(toNumber(internalKey))
  let generator = liftX(generatorX)
  let tweak = toNumber(taggedHash('TapTweak', internalKey))
  if (!sum || !generator) return false
  for (; tweak > 0n; tweak >>= 1n) {
    if (tweak & 1n) sum = add(sum, generator)
    generator = add(generator, generator)
  }
  const [x, , z] = sum
  const output = toNumber(outputKey)
  return z !== 0n && output < prime && (x - output * z) % prime === 0n
}

/** The point of this `x` whose `y` is even; `null` when there is none. */
function liftX(x: bigint): Point | null {
  const square = (x * x * x + 7n) % prime
  let y = 1n
  for (let rest = (prime + 1n) / 4n, power = square; rest > 0n; rest >>= 1n) {
    if (rest & 1n) y = (y * power) % prime
    power = (power * power) % prime
  }
  if (x >= prime || (y * y) % prime !== square) return null
  return [x, y & 1n ? prime - y : y, 1n]
}

/**
 * The sum of any two points, the same one twice and the point at infinity among them.
 *
 * @see https://eprint.iacr.org/2015/1060 algorithm 7, where `3b` is 21
 */
function add([x1, y1, z1]: Point, [x2, y2, z2]: Point): Point {
  const [xx, yy, zz] = [x1 * x2, y1 * y2, 21n * z1 * z2]
  const [xy, yz, xz] = [x1 * y2 + x2 * y1, y1 * z2 + y2 * z1, x1 * z2 + x2 * z1]
  return [
    (xy * (yy - zz) - 21n * yz * xz) % prime,
    ((yy + zz) * (yy - zz) + 63n * xx * xz) % prime,
    (yz * (yy + zz) + 3n * xx * xy) % prime,
  ]
}

const toNumber = (bytes: Uint8Array) => BigInt(`0x0${toHex(bytes)}`)
