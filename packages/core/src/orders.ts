/**
 * Orders: what a user confirms, a wallet is asked for once, and a chain settles. Without any view.
 *
 * @packageDocumentation
 */
export { type Approval, approveIntent } from './flows/approve/approveIntent.ts'
export { createOrder, type Order, type OrderListener } from './orders/createOrder.ts'
export {
  createSentOrders,
  type ReadBack,
  type SentOrder,
  type SentOrders,
} from './orders/createSentOrders.ts'
export type {
  Intent,
  OrderAmount,
  OrderDescription,
  OrderOutcomeParameters,
  OrderSearch,
} from './orders/Intent.ts'
export type { OrderCost, OrderEvent, OrderNotice, OrderState } from './orders/OrderState.ts'
