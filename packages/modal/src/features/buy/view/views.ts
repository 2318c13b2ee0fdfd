import { styles } from '../../../money/styles.ts'
import buyCss from './buy.css?inline'
import { CurrencyView, TokenView } from './choices.tsx'
import { HelpView } from './HelpView.tsx'
import { ProgressView } from './ProgressView.tsx'
import { ProvidersView } from './ProvidersView.tsx'

/** The feature, loaded. */
export const feature = {
  styles: `${styles}${buyCss}`,
  views: {
    OnRampProviders: ProvidersView,
    OnRampTokenSelect: TokenView,
    OnRampFiatSelect: CurrencyView,
    BuyInProgress: ProgressView,
    WhatIsABuy: HelpView,
  },
}
