export {
  type Application,
  type ApplicationOptions,
  createApplication,
} from './createApplication.ts'
export { networkNames, readNetworks } from './networks.ts'
export { Refusal } from './Refusal.ts'
export { type TemplateName, templateNames } from './templates.ts'
