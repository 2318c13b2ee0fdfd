import { createHash } from 'node:crypto'

/** The 32 bytes behind a key that everybody can know: made from a name. */
export const keyNamed = (name: string): Buffer =>
  createHash('sha256').update(`foyer local chain: ${name}`).digest()
