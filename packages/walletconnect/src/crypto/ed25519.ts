import { pow } from '@noble/curves/abstract/modular.js'
import { sha512 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js'

/** Extended coordinates: x = X/Z, y = Y/Z, T = XY/Z. */
type Point = readonly [X: bigint, Y: bigint, Z: bigint, T: bigint]

const prime = 2n ** 255n - 19n
const order = 2n ** 252n + 27742317777372353535851937790883648493n
const d = 37095705934669439343138083508754565189542113879843219016388785533085940283555n
const baseX = 15112221349535400772501151409588531511454012693041857206046113283949847762202n
const baseY = 46316835694926478169428394003475163141307993866256225615783033603165251855960n

/**
 * Ed25519 of RFC 8032 for systems that do not have it. It signs what lets us in at a relay and
 * nothing else, which is why it may be this short and need not hide how long it takes; the library's
 * brings tables and checks that are more than all other code of this package.
 */
export function signerOf(seed: Uint8Array): {
  readonly publicKey: Uint8Array
  sign(message: Uint8Array): Uint8Array
} {
  const hash = sha512(seed)
  const low = toNumber(hash.subarray(0, 32))
  const secret = (low & ((1n << 254n) - 8n)) | (1n << 254n)
  const publicKey = toBytes(multiplyBase(secret))
  const reduce = (...parts: Uint8Array[]) => toNumber(sha512(concatBytes(...parts))) % order
  return {
    publicKey,
    sign(message) {
      const nonce = reduce(hash.subarray(32), message)
      const commitment = toBytes(multiplyBase(nonce))
      const challenge = reduce(commitment, publicKey, message)
      return concatBytes(commitment, write((nonce + challenge * secret) % order))
    },
  }
}

function multiplyBase(scalar: bigint): Point {
  let sum: Point = [0n, 1n, 1n, 0n]
  let power: Point = [baseX, baseY, 1n, modulo(baseX * baseY)]
  for (let rest = scalar; rest > 0n; rest >>= 1n) {
    if (rest & 1n) sum = add(sum, power)
    power = add(power, power)
  }
  return sum
}

/** Complete: holds for equal points and for the neutral one as well. */
function add([x1, y1, z1, t1]: Point, [x2, y2, z2, t2]: Point): Point {
  const [a, b] = [(y1 - x1) * (y2 - x2), (y1 + x1) * (y2 + x2)]
  const [c, e] = [2n * modulo(t1 * t2) * d, 2n * z1 * z2]
  const [f, g, h, i] = [modulo(b - a), modulo(e - c), modulo(e + c), modulo(b + a)]
  return [modulo(f * g), modulo(h * i), modulo(g * h), modulo(f * i)]
}

function toBytes([x, y, z]: Point): Uint8Array {
  const inverse = pow(z, prime - 2n, prime)
  return write(modulo(y * inverse) | ((modulo(x * inverse) & 1n) << 255n))
}

function modulo(value: bigint): bigint {
  const rest = value % prime
  return rest < 0n ? rest + prime : rest
}

function write(value: bigint): Uint8Array {
  return hexToBytes(value.toString(16).padStart(64, '0')).reverse()
}

function toNumber(bytes: Uint8Array): bigint {
  return BigInt(`0x${bytesToHex(Uint8Array.from(bytes).reverse())}`)
}
