/** PKCS #8 before the 32 bytes of an Ed25519 key (RFC 8410). */
const pkcs8Head = Uint8Array.from([48, 46, 2, 1, 0, 48, 5, 6, 3, 43, 101, 112, 4, 34, 4, 32])

/** By the browser's own arithmetic. */
export async function ed25519PublicKey(secret: Uint8Array): Promise<Uint8Array> {
  const key = await importKey(secret, { isExtractable: true })
  const { x = '' } = await crypto.subtle.exportKey('jwk', key)
  const letters = atob(x.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
}

/** @returns 64 bytes */
export async function signEd25519(
  message: Uint8Array<ArrayBuffer>,
  secret: Uint8Array,
): Promise<Uint8Array> {
  const key = await importKey(secret, { isExtractable: false })
  return new Uint8Array(await crypto.subtle.sign('Ed25519', key, message))
}

async function importKey(secret: Uint8Array, { isExtractable }: { isExtractable: boolean }) {
  const pkcs8 = new Uint8Array([...pkcs8Head, ...secret])
  try {
    return await crypto.subtle.importKey('pkcs8', pkcs8, 'Ed25519', isExtractable, ['sign'])
  } finally {
    pkcs8.fill(0)
  }
}
