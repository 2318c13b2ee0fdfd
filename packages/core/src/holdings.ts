/** What the accounts of a client hold. Not a promise to applications: `getState()` has `tokenBalance`. */

import { perClient } from './client/perClient.ts'
import { createHoldings } from './flows/holdings/createHoldings.ts'

export { emptyHolding, type Holding, type Holdings } from './flows/holdings/createHoldings.ts'

/** The holdings of a client. */
export const holdingsOf = perClient(createHoldings)
