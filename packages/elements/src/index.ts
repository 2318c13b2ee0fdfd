/**
 * The elements, which the import defines, and `createFoyer` for them.
 *
 * @packageDocumentation
 */
import { defineElements } from './defineElements.ts'

export { createFoyer } from './createFoyer.ts'
export { defineElements } from './defineElements.ts'
export type { FoyerElement } from './FoyerElement.ts'
export type { FoyerConnection, FoyerElementEvents, FoyerNetwork } from './FoyerEvents.ts'
export type { FoyerModalPlace } from './FoyerModalPlace.ts'
export type { FoyerOpenerElement } from './FoyerOpenerElement.ts'

// On a server there is nothing to define them for.
if (typeof customElements !== 'undefined') defineElements(globalThis as unknown as Window)
