import type { Foyer } from './contract/Foyer.ts'

/**
 * One of each kind for every client, made when it is asked for first. Views come and go; what a user
 * began stays with the client, and goes with it.
 */
export function perClient<value>(create: (foyer: Foyer) => value): (foyer: Foyer) => value {
  const made = new WeakMap<Foyer, value>()
  return (foyer) => {
    const known = made.get(foyer)
    if (known !== undefined) return known
    const value = create(foyer)
    made.set(foyer, value)
    return value
  }
}
