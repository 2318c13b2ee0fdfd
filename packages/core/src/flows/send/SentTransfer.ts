import type { SentOrder } from '../../orders/createSentOrders.ts'
import type { SendRequest } from './SendState.ts'

/** A transfer that a wallet says it sent, and what nodes say of it. */
export type SentTransfer = SentOrder<SendRequest>
