import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { AppError } from '@foyer/core/primitives'
import type { EncryptionKey } from '../settings/groups/embedded.ts'

/** Seals what a database keeps, so that a copy of it tells nothing. */
export interface Sealer {
  /**
   * Seals a text with the first key.
   *
   * @param place which column of which row it is for; it opens nowhere else
   */
  seal(text: string, place: string): string
  /** @throws `encryption/unreadable` for what none of the keys sealed for this place */
  open(sealed: string, place: string): string
  /** Whether the first key sealed it. */
  isNewest(sealed: string): boolean
  /** What a text is found by, the one of the first key in front; nobody without the key can guess from it. */
  indexes(text: string): readonly [string, ...string[]]
}

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/**
 * AES-256-GCM with the operator's keys: the first one seals, all of them open.
 *
 * @see https://csrc.nist.gov/pubs/sp/800/38/d/final
 */
export function createSealer(keys: readonly [EncryptionKey, ...EncryptionKey[]]): Sealer {
  const derive = ({ base64 }: EncryptionKey, purpose: string) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(base64, 'base64'), '', `foyer ${purpose}`, 32))
  const sealing = new Map(keys.map((key) => [key.id, derive(key, 'columns')]))
  const [first, ...rest] = keys
  const indexOf = (text: string) => (key: EncryptionKey) =>
    createHmac('sha256', derive(key, 'index')).update(text).digest('base64url')
  return {
    seal(text, place) {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv(algorithm, sealing.get(first.id) as Buffer, iv)
      cipher.setAAD(Buffer.from(place))
      const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      const sealed = Buffer.concat([iv, bytes, cipher.getAuthTag()])
      return `${first.id}.${sealed.toString('base64url')}`
    },
    open(sealed, place) {
      const [id = '', text = ''] = sealed.split('.')
      const key = sealing.get(id)
      const bytes = Buffer.from(text, 'base64url')
      if (!key || bytes.length < ivBytes + tagBytes) throw unreadable(id)
      try {
        const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes))
        decipher.setAAD(Buffer.from(place))
        decipher.setAuthTag(bytes.subarray(-tagBytes))
        const opened = decipher.update(bytes.subarray(ivBytes, -tagBytes))
        return Buffer.concat([opened, decipher.final()]).toString('utf8')
      } catch (error) {
        throw unreadable(id, error)
      }
    },
    isNewest: (sealed) => sealed.startsWith(`${first.id}.`),
    indexes: (text) => [indexOf(text)(first), ...rest.map(indexOf(text))],
  }
}

const unreadable = (id: string, cause?: unknown) =>
  new AppError(
    'encryption/unreadable',
    `What the database holds was sealed with the key "${id}", which ENCRYPTION_KEYS does not name, or was changed. ` +
      'Name the key again, behind the one that is used now.',
    { kind: 'unavailable', context: { id }, cause },
  )
