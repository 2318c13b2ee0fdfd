import { makeFoyer } from './surroundings.ts'

/** A page that makes clients whenever a test asks for one. */
export function startMany() {
  Object.assign(window, { makeFoyer })
}
