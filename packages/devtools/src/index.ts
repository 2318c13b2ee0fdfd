/** A panel that shows a developer what a client does. For development only. */
export { type Devtools, type DevtoolsOptions, openDevtools } from './openDevtools.ts'
export type { TabName } from './panel/createTabs.ts'
export type { NodeRequest } from './simulator/simulateEvm.ts'
