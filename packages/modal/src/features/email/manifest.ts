import { keyIcon } from '@foyer/ui'
import { defineFeature } from '../../feature/Feature.ts'
import { push } from '../../feature/FeatureContext.ts'
import { hasUnseenCode } from './hasUnseenCode.ts'
import { titles } from './titles.ts'

declare module '../../feature/Feature.ts' {
  interface Views {
    EmailLogin: object
    EmailVerifyOtp: { readonly email: string }
    ApproveTransaction: object
    RecoveryCode: object
    ExportWallet: object
  }
}

/** Signing in by e-mail, to a wallet whose keys a frame of another origin keeps. */
export const email = defineFeature({
  id: 'email',
  views: {
    EmailLogin: { title: (words) => words(titles).confirmTitle },
    EmailVerifyOtp: { title: (words) => words(titles).confirmTitle },
    ApproveTransaction: { title: (words) => words(titles).approveTitle },
    RecoveryCode: { title: (words) => words(titles).codeTitle, requiresAccount: true },
    ExportWallet: { title: (words) => words(titles).exportTitle, requiresAccount: true },
  },
  slots: {
    connectMethods: [{ id: 'email', panel: 'emailField' }],
    accountRows: [
      {
        id: 'recoveryCode',
        title: (words) => words(titles).saveCode,
        icon: 'warning',
        offers: hasUnseenCode,
        onPress: (foyer) => push(foyer, 'RecoveryCode'),
      },
    ],
    settingsRows: [
      {
        id: 'exportWallet',
        title: (words) => words(titles).exportTitle,
        icon: keyIcon,
        isOffered: ({ getState }) => {
          const { activeNamespace, chains } = getState()
          return chains[activeNamespace ?? '']?.connector?.id === 'embedded'
        },
        onPress: (foyer) => push(foyer, 'ExportWallet'),
      },
    ],
  },
  isOffered({ internals }) {
    const { backend, features } = internals.options.getState()
    return (
      features?.email !== false &&
      internals.remotes.has('embedded') &&
      typeof backend === 'object' &&
      Boolean(backend?.secureSite)
    )
  },
  load: async () => (await import('./view/views.ts')).feature,
})
