import type { Recipient } from '@foyer/protocol'
import type { Told } from './Recipients.ts'

const maxRecipients = 200

/** Collects whom an account paid, each with the last time. */
export interface Paid {
  add(recipient: Recipient): void
  /** @param whole whether every payment was added */
  told(whole: boolean): Told
}

export function createPaid(): Paid {
  const found = new Map<string, Recipient>()
  return {
    add(recipient) {
      // Only an EVM address is the same in other letters.
      const { address } = recipient
      const key = address.startsWith('0x') ? address.toLowerCase() : address
      const known = found.get(key)
      if (!known || known.lastPaidAt < recipient.lastPaidAt) found.set(key, recipient)
    },
    told(whole) {
      const newest = [...found.values()].sort((a, b) => (a.lastPaidAt < b.lastPaidAt ? 1 : -1))
      return {
        recipients: newest.slice(0, maxRecipients),
        whole: whole && newest.length <= maxRecipients,
      }
    },
  }
}
