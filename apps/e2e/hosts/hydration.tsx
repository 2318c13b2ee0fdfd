import { hydrateRoot } from 'react-dom/client'
import { App } from './App.ts'
import { makeFoyer, place } from './surroundings.ts'

/** Hydrates what the server rendered. */
export function startHydration() {
  const foyer = makeFoyer()
  Object.assign(window, { foyer })
  hydrateRoot(place(), <App foyer={foyer} />, {
    onRecoverableError: (error) => console.error('not recoverable', error),
  })
}
