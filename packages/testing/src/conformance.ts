/** The tests that every chain adapter must pass; the only part that needs Vitest. */
export {
  type AdapterConformanceParameters,
  type ConformanceRequest,
  type ConformanceSubject,
  type ConformanceWallet,
  describeAdapterConformance,
} from './adapter/describeAdapterConformance.ts'
export {
  describeIntentConformance,
  type IntentConformanceParameters,
} from './orders/describeIntentConformance.ts'
export {
  describeRemoteConnectorConformance,
  type RemoteConnectorConformanceParameters,
  type RemoteConnectorWorld,
} from './remote/describeRemoteConnectorConformance.ts'
