import { laterTokenStyles, noticeStyles } from '@foyer/ui'
import loginCss from '../../../login/login.css?inline'
import { EmailField, EmailLoginView } from './EmailField.tsx'
import { EmailVerifyDeviceView } from './EmailVerifyDeviceView.tsx'
import { EmailVerifyOtpView } from './EmailVerifyOtpView.tsx'
import emailCss from './email.css?inline'
import { PasskeyLoginView } from './PasskeyLoginView.tsx'

/** The feature, loaded. */
export const feature = {
  styles: `${laterTokenStyles}${noticeStyles}${loginCss}${emailCss}`,
  views: {
    EmailLogin: EmailLoginView,
    EmailVerifyDevice: EmailVerifyDeviceView,
    EmailVerifyOtp: EmailVerifyOtpView,
    PasskeyLogin: PasskeyLoginView,
  },
  panels: { emailField: EmailField },
}
