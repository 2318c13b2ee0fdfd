import type { FrameTask } from '@foyer/core/remote'
import { keyIcon } from '@foyer/ui'
import { defineFeature } from '../../feature/Feature.ts'
import { push } from '../../feature/FeatureContext.ts'
import { namesFrame } from '../../login/offered.ts'
import { hasUnseenCode } from './hasUnseenCode.ts'
import { titles } from './titles.ts'

declare module '../../feature/Feature.ts' {
  interface Views {
    ApproveTransaction: object
    RecoveryCode: object
    EmailWallet: object
    EmailWalletTask: { readonly task: FrameTask }
    UpdateEmailWallet: object
    UpdateEmailPrimaryOtp: object
    UpdateEmailSecondaryOtp: object
  }
}

/** A wallet whose keys a frame of another origin keeps, whichever way its user came: approvals, and the care of it. */
export const secureWallet = defineFeature({
  id: 'secureWallet',
  views: {
    ApproveTransaction: { title: (words) => words(titles).approveTitle, heldBy: 'sign-in' },
    RecoveryCode: { title: (words) => words(titles).codeTitle, requiresAccount: true },
    EmailWallet: { title: (words) => words(titles).walletTitle, requiresAccount: true },
    EmailWalletTask: { title: (words) => words(titles).walletTitle, requiresAccount: true },
    UpdateEmailWallet: { title: (words) => words(titles).updateTitle, requiresAccount: true },
    UpdateEmailPrimaryOtp: { title: (words) => words(titles).primaryTitle, requiresAccount: true },
    UpdateEmailSecondaryOtp: {
      title: (words) => words(titles).secondaryTitle,
      requiresAccount: true,
    },
  },
  slots: {
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
  isOffered: namesFrame,
  load: async () => (await import('./view/views.ts')).feature,
})
