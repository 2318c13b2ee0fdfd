import { isElsewhere } from './isElsewhere.ts'

/** In the place of the client of the secure site, where connecting is all there is. */
export function embedded(): never {
  throw new Error(isElsewhere('log-in'))
}
