import { laterTokenStyles, noticeStyles } from '@foyer/ui'
import loginCss from '../../../login/login.css?inline'
import { ApproveTransactionView } from './ApproveTransactionView.tsx'
import { EmailField, EmailLoginView } from './EmailField.tsx'
import { EmailVerifyDeviceView } from './EmailVerifyDeviceView.tsx'
import { EmailVerifyOtpView } from './EmailVerifyOtpView.tsx'
import { EmailWalletTaskView, RecoveryCodeView } from './EmailWalletTaskView.tsx'
import { EmailWalletView } from './EmailWalletView.tsx'
import emailCss from './email.css?inline'
import { PasskeyLoginView } from './PasskeyLoginView.tsx'
import { UpdateEmailPrimaryOtpView, UpdateEmailSecondaryOtpView } from './UpdateEmailOtpView.tsx'
import { UpdateEmailWalletView } from './UpdateEmailWalletView.tsx'

/** The feature, loaded. */
export const feature = {
  styles: `${laterTokenStyles}${noticeStyles}${loginCss}${emailCss}`,
  views: {
    EmailLogin: EmailLoginView,
    EmailVerifyDevice: EmailVerifyDeviceView,
    EmailVerifyOtp: EmailVerifyOtpView,
    ApproveTransaction: ApproveTransactionView,
    RecoveryCode: RecoveryCodeView,
    EmailWallet: EmailWalletView,
    EmailWalletTask: EmailWalletTaskView,
    PasskeyLogin: PasskeyLoginView,
    UpdateEmailWallet: UpdateEmailWalletView,
    UpdateEmailPrimaryOtp: UpdateEmailPrimaryOtpView,
    UpdateEmailSecondaryOtp: UpdateEmailSecondaryOtpView,
  },
  panels: { emailField: EmailField },
}
