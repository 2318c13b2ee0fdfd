import type { MailWords } from './MailWords.ts'

export const fr: MailWords = {
  lang: 'fr',
  code: {
    subject: (code) => `${code} est votre code`,
    asks: {
      login: (site) => `Quelqu’un veut se connecter à ${site} avec cette adresse. Le code est :`,
      proof: (site) =>
        `Quelqu’un veut changer cette adresse, voir la phrase secrète ou supprimer le portefeuille sur ${site}. Ce n’est pas un code pour se connecter. Le voici :`,
      address: (site) =>
        `Quelqu’un veut que cette adresse devienne celle d’un portefeuille sur ${site}. Le code est :`,
    },
    end: 'Il est valable 10 minutes, sur l’appareil qui l’a demandé.',
    warning:
      'Ce n’était pas vous ? Alors ne faites rien, et ne dites le code à personne : aucun service d’assistance ne le demande.',
  },
  device: {
    subject: (site) => `Un nouvel appareil veut se connecter à ${site}`,
    asks: (site) =>
      `Un appareil que votre portefeuille ne connaît pas encore veut se connecter à ${site}.`,
    from: (browser, address) =>
      `C’est ${browser || 'un navigateur sans nom'}, à l’adresse ${address}.`,
    open: 'Pour l’autoriser ou le refuser, ouvrez cette page dans les 10 minutes. Elle demande votre accord avant de faire quoi que ce soit :',
    warning: 'Ce n’était pas vous ? Alors refusez-le sur cette page, ou ne faites rien.',
  },
}
