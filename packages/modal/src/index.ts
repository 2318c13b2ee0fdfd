/** Everything a user sees, loaded on intent. */
export { loadModal } from './shell/loadModal.ts'
export { mountModal } from './shell/mountModal.tsx'
