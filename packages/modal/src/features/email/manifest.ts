import { defineFeature } from '../../feature/Feature.ts'
import type { Way } from '../../feature/routes.ts'
import { namesFrame } from '../../login/offered.ts'
import { titles } from './titles.ts'

declare module '../../feature/Feature.ts' {
  interface Views {
    EmailLogin: object
    EmailVerifyDevice: { readonly email: string } & Way
    EmailVerifyOtp: { readonly email: string } & Way
    PasskeyLogin: Way
  }
}

/** Signing in by e-mail, to a wallet whose keys a frame of another origin keeps. */
export const email = defineFeature({
  id: 'email',
  views: {
    EmailLogin: { title: (words) => words(titles).confirmTitle },
    EmailVerifyDevice: { title: (words) => words(titles).deviceTitle },
    EmailVerifyOtp: { title: (words) => words(titles).confirmTitle },
    PasskeyLogin: { title: (words) => words(titles).passkeyTitle },
  },
  slots: { connectMethods: [{ id: 'email', panel: 'emailField' }] },
  isOffered: (foyer) =>
    foyer.internals.options.getState().features?.email !== false && namesFrame(foyer),
  load: async () => (await import('./view/views.ts')).feature,
})
