import type { EagerTexts } from '../contract/EagerTexts.ts'

export const fr: EagerTexts = {
  connectWallet: 'Connecter un portefeuille',
  connecting: 'Connexion…',
  chooseNetwork: 'Choisir un réseau',
  unsupportedNetwork: 'Réseau non pris en charge',
  loadFailure: {
    title: 'La fenêtre du portefeuille ne s’est pas chargée',
    explanation: 'La connexion a peut-être été coupée. Rien n’a été envoyé et rien n’est perdu.',
    retry: 'Réessayer',
    close: 'Fermer',
  },
}
