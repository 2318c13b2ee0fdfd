import { titles } from './titles.ts'

/** The words of signing in at a service. */
export const messages = {
  ...titles,
  continueWith: (service: string) => `Continue with ${service}`,
  more: 'More services',
  waiting: (service: string) => `Continue in the window of ${service}`,
  noPassword: 'This site is told nothing of what you do there.',
  blocked: 'Your browser let no window open. Allow windows for this page, and try again.',
  timedOut: 'The window was closed. Try again, or use another way.',
  inThisPage: 'Continue in this page',
  closed: 'The window was closed. If you were through, this goes on by itself.',
}
