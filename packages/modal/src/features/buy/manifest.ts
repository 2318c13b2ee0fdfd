import type { Foyer } from '@foyer/core/client'
import { cardIcon } from '@foyer/ui'
import { defineFeature } from '../../feature/Feature.ts'
import { push } from '../../feature/FeatureContext.ts'
import { titles } from './titles.ts'

declare module '../../feature/Feature.ts' {
  interface Views {
    OnRampTokenSelect: object
    OnRampFiatSelect: object
    BuyInProgress: object
  }
}

/** Nobody sells for accounts of other chain families here. */
const isOffered = ({ getState }: Foyer) =>
  ['eip155', 'solana'].includes(getState().activeNamespace ?? '')

function onPress(foyer: Foyer) {
  foyer.internals.track('SELECT_BUY_CRYPTO')
  push(foyer, 'OnRampProviders')
}

/** Buying coins from those that the backend knows. */
export const buy = defineFeature({
  id: 'buy',
  views: {
    OnRampProviders: {
      title: (words) => words(titles).title,
      requiresAccount: true,
      help: 'WhatIsABuy',
    },
    OnRampTokenSelect: { title: (words) => words(titles).tokenTitle, requiresAccount: true },
    OnRampFiatSelect: { title: (words) => words(titles).currencyTitle, requiresAccount: true },
    BuyInProgress: { title: (words) => words(titles).progressTitle, requiresAccount: true },
    WhatIsABuy: { title: (words) => words(titles).helpTitle },
  },
  slots: {
    accountTiles: [
      { id: 'onramp', title: (words) => words(titles).tile, icon: cardIcon, isOffered, onPress },
    ],
    fundRows: [
      { id: 'onramp', title: (words) => words(titles).fund, icon: cardIcon, isOffered, onPress },
    ],
  },
  isOffered({ internals }) {
    const { features, backend } = internals.options.getState()
    return features?.onramp !== false && Boolean(backend)
  },
  load: async () => (await import('./view/views.ts')).feature,
})
