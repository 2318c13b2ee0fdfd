import type { ListedWallet, WalletsQuery } from '@foyer/protocol'
import type { ImageFile } from '../../images/ImageFile.ts'
import type { Prepared } from '../../platform/http/Prepared.ts'

/** What to look for: the query of `GET /getWallets` without who asks. */
export type CatalogueQuery = Omit<WalletsQuery, 'projectId' | 'st' | 'sv'>

/** The wallets that are offered, in memory: built in, or imported by the operator. */
export interface Catalogue {
  /** One page as JSON, of the shape `WalletsPage`. Rows were checked when they were read. */
  page(query: CatalogueQuery): Prepared
  /** The rows of a query, for callers that need more than text. */
  list(query: CatalogueQuery): { readonly data: readonly ListedWallet[]; readonly count: number }
  image(imageId: string): Promise<ImageFile | null>
}
