import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

const database = '@foyer/walletconnect'
const store = 'keys'
const entry = 'seal'

/**
 * Reads the key under which this browser keeps sessions, and makes one the first time. It is derived
 * from a WebCrypto key in IndexedDB that no script can export, so a copy of the local storage is of no
 * use in another browser.
 *
 * @param name of what is sealed; each has a key of its own
 * @returns 64 hexadecimal digits, the same in every tab; `null` where the page has no WebCrypto (on
 *   plain `http:`) or no IndexedDB, or may not keep a key there (some private windows)
 */
export async function readSealKey(name: string): Promise<string | null> {
  try {
    const made = await crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
    const key = await keepFirst(made)
    return bytesToHex(new Uint8Array(await crypto.subtle.sign('HMAC', key, bytesOf(name))))
  } catch {
    // Any of the cases above: the store is plain then.
    return null
  }
}

/** Keeps a key unless there is one; one transaction, so that all tabs end with the same. */
function keepFirst(made: CryptoKey): Promise<CryptoKey> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(database, 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(store)
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const opened = opening.result
      const fail = (reason: unknown) => {
        opened.close()
        reject(reason)
      }
      try {
        const transaction = opened.transaction(store, 'readwrite')
        transaction.onabort = () => fail(transaction.error)
        const keys = transaction.objectStore(store)
        const reading = keys.get(entry)
        let key = made
        reading.onsuccess = () => {
          if (reading.result) {
            key = reading.result
            return
          }
          try {
            keys.put(made, entry)
          } catch {
            // Some private windows keep no keys.
            transaction.abort()
          }
        }
        transaction.oncomplete = () => {
          opened.close()
          resolve(key)
        }
      } catch (error) {
        // A database of this name that is not ours.
        fail(error)
      }
    }
  })
}

/** WebCrypto wants bytes that no other thread shares. */
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(utf8ToBytes(text))
