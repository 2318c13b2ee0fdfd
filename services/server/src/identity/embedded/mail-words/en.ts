import type { MailWords } from './MailWords.ts'

export const en: MailWords = {
  lang: 'en',
  code: {
    subject: (code) => `${code} is your code`,
    asks: {
      login: (site) => `Somebody wants to sign in to ${site} with this address. The code is:`,
      proof: (site) =>
        `Somebody wants to change this address, see the secret phrase or delete the wallet on ${site}. This is no code to sign in. It is:`,
      address: (site) =>
        `Somebody wants this to be the address of a wallet on ${site}. The code is:`,
    },
    end: 'It is good for 10 minutes, on the device that asked for it.',
    warning:
      'Was that not you? Then do nothing, and tell the code to nobody: no support asks for it.',
  },
  device: {
    subject: (site) => `A new device wants to sign in to ${site}`,
    asks: (site) => `A device that is new to your wallet wants to sign in to ${site}.`,
    from: (browser, address) => `It is ${browser || 'a browser without a name'}, at ${address}.`,
    open: 'To let it in, or to refuse it, open this page within 10 minutes. It asks before it does anything:',
    warning: 'Was that not you? Then refuse it there, or do nothing.',
  },
}
