import { perClient } from '../client/perClient.ts'
import { createHoldings } from './holdings/createHoldings.ts'

/** The holdings of a client. */
export const holdingsOf = perClient(createHoldings)
