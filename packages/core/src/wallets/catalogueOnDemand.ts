import { lazy } from '../primitives/lazy.ts'
import { catalogueUnreachable } from './errors.ts'
import type { WalletCatalogue } from './WalletCatalogue.ts'

/** A catalogue whose code is fetched when it is first asked; an application needs one of two. */
export function catalogueOnDemand(load: () => Promise<WalletCatalogue>): WalletCatalogue {
  const catalogue = lazy(load, catalogueUnreachable)
  return {
    list: async (query) => (await catalogue()).list(query),
    image: async (listing, parameters) => (await catalogue()).image(listing, parameters),
  }
}
