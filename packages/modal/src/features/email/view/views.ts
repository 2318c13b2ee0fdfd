import { laterTokenStyles, noticeStyles } from '@foyer/ui'
import { ApproveTransactionView } from './ApproveTransactionView.tsx'
import { EmailField, EmailLoginView } from './EmailField.tsx'
import { EmailVerifyOtpView } from './EmailVerifyOtpView.tsx'
import emailCss from './email.css?inline'
import { ExportWalletView, RecoveryCodeView } from './RecoveryCodeView.tsx'

/** The feature, loaded. */
export const feature = {
  styles: `${laterTokenStyles}${noticeStyles}${emailCss}`,
  views: {
    EmailLogin: EmailLoginView,
    EmailVerifyOtp: EmailVerifyOtpView,
    ApproveTransaction: ApproveTransactionView,
    RecoveryCode: RecoveryCodeView,
    ExportWallet: ExportWalletView,
  },
  panels: { emailField: EmailField },
}
