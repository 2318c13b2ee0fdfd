import { titles } from './titles.ts'

/** The words of the account that is a contract. */
export const messages = {
  ...titles,
  intro:
    'A smart account does several steps at once, and can let somebody else pay the network fee. Your key signs for it.',
  twoAddresses:
    'Your smart account and your key have addresses of their own. Money stays where it is when you change which comes first.',
  first: 'Comes first: applications see this one, and money you ask for arrives here.',
  notFirst: 'Your key’s own account comes first.',
  address: 'Smart account',
  ownAddress: 'Your key',
  isThere: 'It is on this network.',
  isNotThere: 'It is created with the first thing you send. You can receive money before.',
  networks: 'Networks that have it',
  notHere: 'This network has no smart accounts here. Your key’s own account is used.',
  warning:
    'Give this address out for these networks only: on others nobody may be able to move what arrives there.',
  failed: 'This could not be changed. Try again.',
}
