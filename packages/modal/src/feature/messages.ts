/** The words that several features share. */
export const messages = {
  id: 'consent',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  both: (terms: string, privacy: string) => `${terms} and ${privacy}`,
  agree: (what: string) => `I agree to the ${what}`,
  agreeByConnecting: (what: string) => `By connecting you agree to the ${what}`,
}
