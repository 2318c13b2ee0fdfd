import { titles } from './titles.ts'

/** The words of signing in. */
export const messages = {
  ...titles,
  heading: (site: string) => `Sign in to ${site}`,
  headingAnywhere: 'Sign in with your wallet',
  explanation: 'You sign the message below. It costs nothing and moves nothing.',
  message: 'Message to sign',
  sign: 'Sign',
  cancel: 'Cancel',
  continueIn: (wallet: string) => `Continue in ${wallet}`,
  returning: (wallet: string) => `Going back to the network before. ${wallet} may ask you.`,
  checking: 'Checking your signature',
  checkingText: 'This takes a moment.',
  declined: 'Signature declined',
  smartAccount: 'This application might not support Smart Accounts',
  unavailable: 'A problem occurred while trying initialize authentication',
  refused: (reason: string) => `The server says: ${reason}`,
  warnings: {
    domain: (page: string, named: string) =>
      `This page is ${page}, the message names another site: ${named}`,
    flagged: (domain: string) => `${domain} is reported as deceptive. Do not sign.`,
    imitation: 'This looks like a sign-in message and is none. Do not sign.',
    account: 'The message names another account than yours.',
    uri: (uri: string) => `You would sign in at another address: ${uri}`,
    chain: (named: string, wallet: string) =>
      `The message names ${named}. Your wallet is on ${wallet}.`,
  },
}
