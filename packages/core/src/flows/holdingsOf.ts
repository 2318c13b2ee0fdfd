import { createHoldings } from './holdings/createHoldings.ts'
import { perClient } from '../client/perClient.ts'

/** The holdings of a client. */
export const holdingsOf = perClient(createHoldings)
