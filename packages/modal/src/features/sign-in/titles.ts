/** The titles of signing in. */
export const titles = { id: 'sign-in', title: 'Sign in' }
