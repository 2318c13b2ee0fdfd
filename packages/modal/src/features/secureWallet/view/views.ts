import { laterTokenStyles, noticeStyles } from '@foyer/ui'
import loginCss from '../../../login/login.css?inline'
import { ApproveTransactionView } from './ApproveTransactionView.tsx'
import { EmailWalletTaskView, RecoveryCodeView } from './EmailWalletTaskView.tsx'
import { EmailWalletView } from './EmailWalletView.tsx'
import { UpdateEmailPrimaryOtpView, UpdateEmailSecondaryOtpView } from './UpdateEmailOtpView.tsx'
import { UpdateEmailWalletView } from './UpdateEmailWalletView.tsx'

/** The feature, loaded. */
export const feature = {
  styles: `${laterTokenStyles}${noticeStyles}${loginCss}`,
  views: {
    ApproveTransaction: ApproveTransactionView,
    RecoveryCode: RecoveryCodeView,
    EmailWallet: EmailWalletView,
    EmailWalletTask: EmailWalletTaskView,
    UpdateEmailWallet: UpdateEmailWalletView,
    UpdateEmailPrimaryOtp: UpdateEmailPrimaryOtpView,
    UpdateEmailSecondaryOtp: UpdateEmailSecondaryOtpView,
  },
}
