import type { FrameTask } from '@foyer/core/remote'
import { keyIcon } from '@foyer/ui'
import { defineFeature } from '../../feature/Feature.ts'
import { push } from '../../feature/FeatureContext.ts'
import type { Way } from '../../feature/routes.ts'
import { hasUnseenCode } from './hasUnseenCode.ts'
import { titles } from './titles.ts'

declare module '../../feature/Feature.ts' {
  interface Views {
    EmailLogin: object
    EmailVerifyDevice: { readonly email: string } & Way
    EmailVerifyOtp: { readonly email: string } & Way
    ApproveTransaction: object
    RecoveryCode: object
    EmailWallet: object
    EmailWalletTask: { readonly task: FrameTask }
    PasskeyLogin: Way
    UpdateEmailWallet: object
    UpdateEmailPrimaryOtp: object
    UpdateEmailSecondaryOtp: object
  }
}

/** Signing in by e-mail, to a wallet whose keys a frame of another origin keeps. */
export const email = defineFeature({
  id: 'email',
  views: {
    EmailLogin: { title: (words) => words(titles).confirmTitle },
    EmailVerifyDevice: { title: (words) => words(titles).deviceTitle },
    EmailVerifyOtp: { title: (words) => words(titles).confirmTitle },
    ApproveTransaction: { title: (words) => words(titles).approveTitle, heldBy: 'sign-in' },
    RecoveryCode: { title: (words) => words(titles).codeTitle, requiresAccount: true },
    EmailWallet: { title: (words) => words(titles).walletTitle, requiresAccount: true },
    EmailWalletTask: { title: (words) => words(titles).walletTitle, requiresAccount: true },
    PasskeyLogin: { title: (words) => words(titles).passkeyTitle },
    UpdateEmailWallet: { title: (words) => words(titles).updateTitle, requiresAccount: true },
    UpdateEmailPrimaryOtp: { title: (words) => words(titles).primaryTitle, requiresAccount: true },
    UpdateEmailSecondaryOtp: {
      title: (words) => words(titles).secondaryTitle,
      requiresAccount: true,
    },
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
        id: 'emailWallet',
        title: (words) => words(titles).walletTitle,
        icon: keyIcon,
        isOffered: ({ getState }) => {
          const { activeNamespace, chains } = getState()
          return chains[activeNamespace ?? '']?.connector?.id === 'embedded'
        },
        onPress: (foyer) => push(foyer, 'EmailWallet'),
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
