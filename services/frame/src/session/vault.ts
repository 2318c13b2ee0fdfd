import type { EmbeddedUser, EmbeddedWallet } from '@foyer/protocol'

/** What this device keeps. Its keys cannot be read by any script, this one's either. */
interface DeviceRecord {
  /** ECDSA on P-256, not extractable: it is the session. */
  readonly device: CryptoKeyPair
  /** AES-GCM, not extractable: it seals the share. */
  readonly seal: CryptoKey
  /** Who is signed in, for when the server cannot be asked. */
  readonly user: SignedIn | null
  /** Shares by account. They stay when their user signs out: without the server's share they are nothing. */
  readonly wallets: Readonly<Record<string, DeviceWallet>>
}

/** As the server tells it. */
export type SignedIn = Omit<EmbeddedUser, 'proof'>

/** The share of this device. */
export interface DeviceWallet extends Pick<EmbeddedWallet, 'generation' | 'addresses'> {
  readonly share: Sealed
  /** The recovery code, until its user has seen it. */
  readonly code: Sealed | null
  /** What goes with the server's share of before, until it is known that the server has kept the new one. */
  readonly before?: DeviceWallet | null
}

interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>
  readonly bytes: ArrayBuffer
}

const storeName = 'device'

/** Keeps what belongs to this device in the frame's own storage. */
export interface Vault {
  /** Made when there is none. */
  read(): Promise<DeviceRecord>
  keep(news: Pick<DeviceRecord, 'user'>): Promise<void>
  keepWallet(account: string, wallet: DeviceWallet): Promise<void>
  /** Nothing of the user's wallet stays on this device. */
  forget(): Promise<void>
  seal(bytes: Uint8Array<ArrayBuffer>): Promise<Sealed>
  /** @throws when it was sealed on another device, or changed */
  open(sealed: Sealed): Promise<Uint8Array<ArrayBuffer>>
}

/** Another tab has the same storage: nothing is remembered here, and each change is one step of the database. */
export function createVault(): Vault {
  const change = async (next: (now: DeviceRecord | undefined) => DeviceRecord) => {
    let made: DeviceRecord | undefined
    await run('readwrite', (store) => {
      const asked: IDBRequest<DeviceRecord | undefined> = store.get(storeName)
      asked.onsuccess = () => {
        made = next(asked.result)
        store.put(made, storeName)
      }
      return asked
    })
    return made as DeviceRecord
  }
  const read = async () => {
    const kept = await run<DeviceRecord | undefined>('readonly', (store) => store.get(storeName))
    if (kept) return kept
    const [device, seal] = await Promise.all([
      crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign', 'verify']),
      crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
    ])
    return change((now) => now ?? { device, seal, user: null, wallets: {} })
  }
  const changeKept = async (news: (now: DeviceRecord) => Partial<DeviceRecord>) => {
    const first = await read()
    await change((now = first) => ({ ...now, ...news(now) }))
  }
  return {
    read,
    keep: (news) => changeKept(() => news),
    keepWallet: (account, wallet) =>
      changeKept(({ wallets }) => ({ wallets: { ...wallets, [account]: wallet } })),
    forget: () =>
      changeKept(({ user, wallets }) => {
        const { [user?.account ?? '']: _, ...others } = wallets
        return { user: null, wallets: others }
      }),
    async seal(bytes) {
      const { seal } = await read()
      const iv = crypto.getRandomValues(new Uint8Array(12))
      return { iv, bytes: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, seal, bytes) }
    },
    async open({ iv, bytes }) {
      const { seal } = await read()
      return new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, seal, bytes))
    },
  }
}

/** One step in the frame's database. */
async function run<value>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest,
): Promise<value> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('foyer-wallet', 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(storeName)
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
    opening.onblocked = () => reject(new Error('Another tab holds the storage.'))
  })
  try {
    return await new Promise<value>((resolve, reject) => {
      const transaction = database.transaction(storeName, mode)
      const asked = work(transaction.objectStore(storeName))
      transaction.oncomplete = () => resolve(asked.result as value)
      transaction.onabort = () => reject(transaction.error)
    })
  } finally {
    database.close()
  }
}
