import { taggedHash } from './hashes.ts'

/*
 * The one sum on secp256k1 that ties a taproot address to its public key. Everything in it is public, so it
 * need not take the same time for every key; a library weighs 12 KB, and everybody who connects would
 * download it (docs/decisions/0063).
 */

/** Jacobian coordinates; the point at infinity has `z` 0. */
interface Point {
  readonly x: bigint
  readonly y: bigint
  readonly z: bigint
}

const prime = 2n ** 256n - 2n ** 32n - 977n
const groupOrder = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
const generatorX = 0x79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798n

/**
 * The key that a taproot address without scripts shows for an internal key, both without their sign;
 * `null` when the internal key is no point of the curve.
 *
 * @see https://github.com/bitcoin/bips/blob/master/bip-0341.mediawiki
 */
export function taprootOutputKey(internalKey: Uint8Array): Uint8Array | null {
  const internal = liftX(toNumber(internalKey))
  const generator = liftX(generatorX)
  const tweak = toNumber(taggedHash('TapTweak', internalKey))
  if (!internal || !generator || tweak >= groupOrder) return null
  const { x, z } = add(internal, multiply(generator, tweak))
  if (z === 0n) return null
  const inverse = power(z, prime - 2n)
  return toBytes(modulo(x * inverse * inverse))
}

/** The point of this `x` whose `y` is even. */
function liftX(x: bigint): Point | null {
  if (x >= prime) return null
  const square = modulo(x * x * x + 7n)
  const y = power(square, (prime + 1n) / 4n)
  if (modulo(y * y) !== square) return null
  return { x, y: y % 2n === 0n ? y : prime - y, z: 1n }
}

function multiply(point: Point, factor: bigint): Point {
  let sum: Point = { x: 1n, y: 1n, z: 0n }
  for (let rest = factor, doubled = point; rest > 0n; rest >>= 1n, doubled = double(doubled))
    if (rest & 1n) sum = add(sum, doubled)
  return sum
}

/** @see https://www.hyperelliptic.org/EFD/g1p/auto-shortw-jacobian-0.html */
function double({ x, y, z }: Point): Point {
  const square = modulo(y * y)
  const s = modulo(4n * x * square)
  const m = modulo(3n * x * x)
  const doubledX = modulo(m * m - 2n * s)
  return {
    x: doubledX,
    y: modulo(m * (s - doubledX) - 8n * square * square),
    z: modulo(2n * y * z),
  }
}

function add(one: Point, other: Point): Point {
  if (one.z === 0n) return other
  if (other.z === 0n) return one
  const [oneZ, otherZ] = [modulo(one.z * one.z), modulo(other.z * other.z)]
  const [u, v] = [modulo(one.x * otherZ), modulo(other.x * oneZ)]
  const [s, t] = [modulo(one.y * otherZ * other.z), modulo(other.y * oneZ * one.z)]
  if (u === v) return s === t ? double(one) : { x: 1n, y: 1n, z: 0n }
  const [h, r] = [modulo(v - u), modulo(t - s)]
  const square = modulo(h * h)
  const cube = modulo(square * h)
  const x = modulo(r * r - cube - 2n * u * square)
  return { x, y: modulo(r * (u * square - x) - s * cube), z: modulo(h * one.z * other.z) }
}

function modulo(value: bigint): bigint {
  const rest = value % prime
  return rest < 0n ? rest + prime : rest
}

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n
  for (let rest = exponent, square = base; rest > 0n; rest >>= 1n, square = modulo(square * square))
    if (rest & 1n) result = modulo(result * square)
  return result
}

function toNumber(bytes: Uint8Array): bigint {
  return BigInt(`0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`)
}

function toBytes(number: bigint): Uint8Array {
  const text = number.toString(16).padStart(64, '0')
  return Uint8Array.from({ length: 32 }, (_, index) =>
    Number.parseInt(text.slice(2 * index, 2 * index + 2), 16),
  )
}
