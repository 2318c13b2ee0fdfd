import type { ListedWallet, WalletsQuery } from '@foyer/protocol'
import type { Picture } from '../../images/Picture.ts'
import type { Prepared } from '../../platform/http/Prepared.ts'

/** What to look for: the query of `GET /getWallets` without who asks. */
export type CatalogueQuery = Omit<WalletsQuery, 'projectId' | 'st' | 'sv'>

/** The wallets that are offered, in memory: built in, or imported by the operator. */
export interface Catalogue {
  /** One page as JSON, of the shape `WalletsPage`. Rows were checked when they were read. */
  page(query: CatalogueQuery): Prepared
  /** The rows of a query, for whoever needs more than text. */
  list(query: CatalogueQuery): { readonly data: readonly ListedWallet[]; readonly count: number }
  picture(imageId: string): Promise<Picture | null>
}
