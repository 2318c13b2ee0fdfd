import { sql } from 'drizzle-orm'
import type { Queries } from '../../platform/database/Database.ts'
import {
  embeddedDevices as devices,
  embeddedKnownDevices as known,
} from '../../platform/database/tables/embedded.ts'

/** Signs a device in as a user, and remembers that it was. */
export async function keepDevice(
  turn: Queries,
  { userId, device, way }: { userId: string; device: string; way: string | null },
): Promise<void> {
  await turn
    .insert(devices)
    .values({ device, userId, way })
    .onConflictDoUpdate({ target: devices.device, set: { userId, way, seenAt: sql`now()` } })
  await turn.insert(known).values({ userId, device }).onConflictDoNothing()
}
