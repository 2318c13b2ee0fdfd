/**
 * The kit writes and reads the methods of a one-click sign-in with Node's `Buffer`, which no browser
 * has. Lends it one that does what Node's does to texts; others who find it may use it as well.
 */
export function lendBuffer(page: object): void {
  if ('Buffer' in page) return
  const from = (value: string | ArrayBuffer | ArrayLike<number>, ...rest: unknown[]): Bytes => {
    if (typeof value === 'string') return make(decoderOf(rest[0])(value))
    // A view, as Node's; of anything else a copy.
    if (value instanceof ArrayBuffer) return make(value, ...rest)
    return make(value)
  }
  const alloc = (length: number) => make(length)
  const concat = (all: readonly Uint8Array[]) => {
    const joined = alloc(all.reduce((length, part) => length + part.length, 0))
    let end = 0
    for (const part of all) {
      joined.set(part, end)
      end += part.length
    }
    return joined
  }
  const isBuffer = (value: unknown) => value instanceof Bytes
  const lent = { from, alloc, allocUnsafe: alloc, concat, isBuffer }
  Object.assign(page, { Buffer: Object.assign(Bytes, lent) })
}

class Bytes extends Uint8Array<ArrayBuffer> {
  override toString(encoding: unknown = 'utf8'): string {
    switch (encoding) {
      case 'hex':
        return [...this].map((byte) => byte.toString(16).padStart(2, '0')).join('')
      case 'base64':
        return toBase64(this)
      case 'base64url':
        return toBase64(this).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
      default:
        return new TextDecoder().decode(this)
    }
  }
}

/** Everything that a `Uint8Array` can be made of. */
const make = (...given: unknown[]) =>
  new (Bytes as unknown as new (...all: unknown[]) => Bytes)(...given)

function decoderOf(encoding: unknown): (text: string) => Uint8Array<ArrayBuffer> {
  switch (encoding) {
    case 'hex':
      return (text) =>
        Uint8Array.from(text.match(/[0-9a-f]{2}/gi) ?? [], (pair) => Number(`0x${pair}`))
    case 'base64':
    case 'base64url':
      return (text) =>
        Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
          character.charCodeAt(0),
        )
    default:
      return (text) => new TextEncoder().encode(text)
  }
}

function toBase64(bytes: Uint8Array): string {
  // Byte by byte: a long list of arguments would overflow the stack.
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
