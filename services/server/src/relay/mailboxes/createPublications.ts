import { createBatcher } from '../../platform/batching/createBatcher.ts'
import type { RelayObserver } from '../observers/RelayObserver.ts'
import type { StorageQuota } from './createStorageQuota.ts'
import type { Kept, Mailboxes, Publication } from './Mailboxes.ts'

/** What became of a publication; `noRoom` for it is not because of its mailbox. */
export type Published = Kept | { readonly outcome: 'noRoom'; readonly usedUp: 'relay' | 'address' }

/** Keeps what clients publish, as far as there is room. */
export interface Publications {
  /** @throws what mailboxes throw, and `relay/busy` */
  put(publication: Publication, publisher: { network: string }): Promise<Published>
}

/** Writes together what comes while the database writes. */
export function createPublications({
  mailboxes,
  quota,
  observer,
}: {
  mailboxes: Pick<Mailboxes, 'put'>
  quota: StorageQuota
  observer: RelayObserver
}): Publications {
  const gatherer = createBatcher<Publication, Kept>({
    write: mailboxes.put,
    sizeOf: ({ message }) => message.length + 300,
  })
  return {
    async put(publication, { network }) {
      const { message, ttlSeconds } = publication
      const taken = quota.take({ network, bytes: message.length, ttlSeconds })
      if ('usedUp' in taken) {
        observer.refused('store')
        return { outcome: 'noRoom', ...taken }
      }
      let isKept = false
      try {
        const kept = await gatherer.add(publication)
        isKept = kept.outcome === 'kept'
        if (kept.outcome === 'full') observer.refused('mailbox')
        else observer.published(kept.outcome)
        return kept
      } finally {
        taken.settle(isKept)
      }
    },
  }
}
