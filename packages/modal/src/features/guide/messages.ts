import { titles } from './titles.ts'

/** The words that explain wallets and networks to a user new. */
export const messages = {
  ...titles,
  walletCards: [
    {
      title: 'A home for what is yours',
      text: 'It keeps and shows your coins, tokens and collectibles, and sends them where you say.',
    },
    {
      title: 'A new way to sign in',
      text: 'Instead of a password, you confirm with your wallet. No site ever learns your key.',
    },
    {
      title: 'Yours alone',
      text: 'Only you hold the key. Nobody can restore it for you, so keep its recovery phrase safe and tell it to no one.',
    },
  ],
  getWallet: 'Get a wallet',

  networkCards: [
    {
      title: 'Where things happen',
      text: 'A network is a public record that many computers keep together. Your coins live on one of them.',
    },
    {
      title: 'Same address, separate money',
      text: 'Your address can be the same on several networks, but what you hold on one is not on the others.',
    },
    {
      title: 'Fees differ',
      text: 'Each network has a coin of its own to pay its fees with, and its own price for a transaction.',
    },
  ],
}
