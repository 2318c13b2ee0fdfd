import { defineFeature } from '../../feature/Feature.ts'
import { titles } from './titles.ts'

declare module '../../feature/Feature.ts' {
  interface Views {
    /** The message, before the wallet signs it. */
    SIWXSignMessage: { readonly redirectView?: string }
    /** While a server checks the signature. */
    ConnectingSiwe: { readonly redirectView?: string }
  }
}

/** Signing in with the wallet, for applications that want it. */
export const signIn = defineFeature({
  id: 'sign-in',
  views: {
    SIWXSignMessage: { title: (words) => words(titles).title, gate: 'sign-in', heldBy: 'sign-in' },
    ConnectingSiwe: { title: (words) => words(titles).title, gate: 'sign-in-check' },
  },
  load: async () => (await import('./view/views.ts')).feature,
})
