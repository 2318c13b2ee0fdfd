import { defineFeature } from '../../feature/Feature.ts'
import { familyOf } from '../../feature/family.tsx'
import { titles } from './titles.ts'

declare module '../../feature/Feature.ts' {
  interface Views {
    /** Asks whether to go on with another chain family, and leads on from there. */
    SwitchActiveChain: { readonly switchToChain: string; readonly navigateTo?: string }
  }
}

/** Wallets that live on several chain families, and the way from one family to another. */
export const families = defineFeature({
  id: 'families',
  views: {
    ConnectingMultiChain: {
      title: (_words, { connectors }, foyer) =>
        foyer.getConnectors().find(({ id }) => id === connectors?.[0]?.id)?.name ?? '',
    },
    SwitchActiveChain: {
      title: (words, { switchToChain }, foyer) =>
        words(titles).switchTo(familyOf(foyer, switchToChain).name),
    },
  },
  load: async () => (await import('./view/views.ts')).feature,
})
