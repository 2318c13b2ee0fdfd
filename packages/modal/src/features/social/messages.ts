import { titles } from './titles.ts'

/** The words of signing in at a service. */
export const messages = {
  ...titles,
  continueWith: (service: string) => `Continue with ${service}`,
  more: 'More services',
  waiting: (service: string) => `Continue in the window of ${service}`,
  noPassword: 'This site is told nothing of what you do there.',
  closed: 'The window was closed. If you were through, this goes on by itself.',
}
