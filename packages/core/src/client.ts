/** The inside of a client, for the packages that draw it. Not a promise to applications. */

export type { AnalyticsPage } from './client/analytics.ts'
export { startAnalytics } from './client/analyticsOnDemand.ts'
export {
  type BackendOptions,
  type RequestUrlParameters,
  readServiceUrl,
  requestUrl,
  serviceUrl,
} from './client/backend.ts'
export type { Foyer, FoyerInternals, ModalDoor } from './client/Foyer.ts'
export type { FoyerState } from './client/FoyerState.ts'
export { type Flow, type FlowDefinition, type FlowState, startFlow } from './client/flow.ts'
export { idleBalance, type NativeBalanceState } from './client/NativeBalanceState.ts'
export type {
  Navigation,
  Route,
  RouteState,
  ViewParameters,
  ViewRules,
} from './client/navigation.ts'
