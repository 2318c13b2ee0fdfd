import { titles } from './titles.ts'

/** The words of names. */
export const messages = {
  ...titles,
  intro: 'A name stands for your address. Others send to it, and nobody has to copy an address.',
  own: 'Your names',
  name: 'Name',
  rules: '4 or more of a to z, 0 to 9 and -',
  unreadable: 'Use only a to z, 0 to 9 and -',
  tooShort: 'Write at least 4 characters',
  suggestions: 'Names near it',
  searching: 'Looking for names',
  searchFailed: 'The names could not be looked up.',
  tryAgain: 'Try again',
  noneFree: 'All of these are taken. Write another name.',
  noneFound: 'There is no name like this here. Write another one.',
  available: 'Available',
  taken: 'Taken',
  register: 'Register',
  leadsTo: (network: string) => `Leads to your address on ${network}`,
  free: 'Costs nothing. The name stays with this address and cannot be given back.',
  signed: 'What your wallet signs',
  confirmIn: (wallet: string) => `Confirm in ${wallet}`,
  registering: 'Registering',
  back: 'Choose another name',
  notices: {
    declined: 'Signature declined. Nothing was registered.',
    unsupported: 'Names are not offered on this network.',
    walletChanged: 'Your wallet changed. Check again.',
    unavailable:
      'The server does not answer. Nothing was registered as far as is known. Try again.',
  },
  unsigned: 'Your wallet did not sign. Nothing was registered.',
  walletSaid: (reason: string) => `Your wallet did not sign: ${reason}`,
  registered: (name: string) => `${name} is yours`,
  registeredHint: 'Others can send to it from now on.',
  done: 'Done',
}
