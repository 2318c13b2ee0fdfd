/** The words that several features share. */
export const messages = {
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  and: ' and ',
  agree: 'I agree to the',
  agreeByConnecting: 'By connecting you agree to the',
}
