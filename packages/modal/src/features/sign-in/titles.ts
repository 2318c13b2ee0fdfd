/** The titles of signing in. */
export const titles = { title: 'Sign in' }
