import { defineFeature } from '../../feature/Feature.ts'
import { titles } from './titles.ts'

declare module '../../feature/Feature.ts' {
  interface Views {
    /** One collectible of the account; numbers as decimal text. */
    NftDetail: {
      readonly contract: string
      readonly tokenId: string
      readonly standard: string
      readonly name: string
      readonly collection: string | null
      readonly amount: string
      readonly previewUrl: string | null
    }
  }
}

/** The collectibles of the account. */
export const nfts = defineFeature({
  id: 'nfts',
  views: { NftDetail: { title: (_words, { name }) => name, requiresAccount: true } },
  slots: { accountTabs: [{ id: 'nfts', title: (words) => words(titles).tab, panel: 'nfts' }] },
  load: async () => (await import('./view/views.ts')).feature,
})
