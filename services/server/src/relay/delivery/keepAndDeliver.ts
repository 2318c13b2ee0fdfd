import type { Publications, Published } from '../mailboxes/createPublications.ts'
import type { Publication } from '../mailboxes/Mailboxes.ts'
import type { Delivery } from './createDelivery.ts'

/**
 * Keeps a message and hands it to everybody in this process who is subscribed, but not to its publisher.
 *
 * @param parameters.network whose share of the store it takes
 * @throws what `Publications` throw
 */
export async function keepAndDeliver(
  publication: Publication,
  {
    network,
    publications,
    delivery,
  }: { network: string; publications: Publications; delivery: Delivery },
): Promise<Published> {
  const kept = await publications.put(publication, { network })
  const { topic, message, tag, publisher } = publication
  if (kept.outcome === 'kept') {
    const { id, publishedAtMs } = kept
    delivery.deliver({ id, topic, message, tag, publishedAtMs, publisher })
  }
  // A process that was killed may have kept it and told nobody.
  if (kept.outcome === 'known') delivery.catchUpTopics([topic])
  return kept
}
