import { perClient } from '../../client/perClient.ts'
import { createSentTransfers } from './sentTransfers.ts'

/** What the wallets of a client sent: lists show it without the flow that sends. */
export const sentOf = perClient(createSentTransfers)
