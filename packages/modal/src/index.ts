/** Everything a person sees, loaded on intent. */
export { mountModal } from './shell/mountModal.tsx'
