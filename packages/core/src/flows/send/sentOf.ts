import type { Foyer } from '../../client/contract/Foyer.ts'
import { perClient } from '../../client/perClient.ts'
import { createSentTransfers, type SentTransfers } from './sentTransfers.ts'

/** What the wallets of a client sent: lists show it without the flow that sends. */
export const sentOf: (foyer: Foyer) => SentTransfers = perClient(createSentTransfers)
