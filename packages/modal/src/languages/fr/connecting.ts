import { plural, sentences, type Translation, type Words } from '@foyer/ui'
import type { messages as qrCode } from '../../feature/code/messages.ts'
import type { messages as consent } from '../../feature/messages.ts'
import type { messages as panel } from '../../feature/panel/messages.ts'
import type { messages as connect } from '../../features/connect/messages.ts'
import type { messages as pairing } from '../../features/pairing/messages.ts'
import type { messages as wallets } from '../../features/wallets/messages.ts'
import type { messages as shell } from '../../shell/messages.ts'

const shellTexts: Translation<typeof shell> = {
  id: 'shell',
  back: 'Retour',
  close: 'Fermer',
  help: 'Aide',
  loadFailedTitle: 'Cette vue ne s’est pas chargée',
  loadFailedText: 'La connexion a peut-être été coupée. Rien n’a été envoyé et rien n’est perdu.',
  brokenTitle: 'Un problème est survenu ici',
  brokenText: 'Votre portefeuille et votre argent sont intacts.',
  tryAgain: 'Réessayer',
  mountFailed: 'La fenêtre du portefeuille n’a pas pu s’ouvrir dans cette page.',
}

const consentTexts: Translation<typeof consent> = {
  id: 'consent',
  terms: 'les Conditions d’utilisation',
  privacy: 'la Politique de confidentialité',
  both: (terms, privacy) => `${terms} et ${privacy}`,
  agree: (what) => `J’accepte ${what}`,
  agreeByConnecting: (what) => `En vous connectant, vous acceptez ${what}`,
}

const connectTexts: Translation<typeof connect> = {
  id: 'connect',
  connectTitle: 'Connecter un portefeuille',
  installed: 'Installé',
  recent: 'Récent',
  walletList: 'Portefeuilles',
  allWallets: 'Tous les portefeuilles',
  continueWithWallet: 'Continuer avec un portefeuille',
  scanWithPhone: 'Scanner avec un téléphone',
  newToWallets: 'Premier portefeuille ?',
  getStarted: 'Commencer',
  noWalletTitle: 'Aucun portefeuille trouvé',
  noWalletText:
    'Installez-en ou déverrouillez-en un dans ce navigateur, puis relancez la recherche.',
  lookAgain: 'Chercher encore',

  waitingTitle: (wallet) => `Continuez dans ${wallet}`,
  waitingText: 'Vérifiez la demande de connexion dans votre portefeuille et acceptez-la là-bas.',
  pendingTitle: 'Ouvrez votre portefeuille',
  pendingText: (wallet) => `${wallet} affiche déjà une demande. Répondez-y là-bas.`,
  cancel: 'Annuler',
  connectedTitle: 'Connecté',
  connectedText: (wallet) => `${wallet} est connecté à ce site.`,
  declinedTitle: 'Demande refusée',
  declinedText: (wallet) =>
    `Vous avez fermé la demande dans ${wallet}. Rien n’a été partagé avec ce site.`,
  failedTitle: 'Connexion impossible',
  failedText: (reason) => sentences(reason, 'Rien n’a été partagé avec ce site.'),
  tryAgain: 'Réessayer',
}

const pairingTexts: Translation<typeof pairing> = {
  id: 'pairing',
  pairingTitle: 'WalletConnect',
  ways: 'Façons de se connecter',
  mobile: 'Mobile',
  browser: 'Navigateur',
  web: 'Web',
  desktop: 'Ordinateur',

  codeName: (wallet) => `Code QR à scanner avec ${wallet}`,
  anyWallet: 'un portefeuille',
  scanText: (wallet) => `Scannez ce code avec ${wallet} sur votre téléphone.`,
  agreeForCode: 'Acceptez, et un code à scanner apparaîtra.',
  agreeForWallet: 'Acceptez pour continuer dans votre portefeuille.',
  preparing: 'Création d’un lien',
  refreshesIn: (left) => `Renouvelé dans ${left}`,
  refreshesSoon: (seconds) =>
    seconds === 60
      ? 'Le code sera renouvelé dans une minute'
      : plural('fr', seconds, {
          one: `Le code sera renouvelé dans ${seconds} seconde`,
          many: `Le code sera renouvelé dans ${seconds} de secondes`,
          other: `Le code sera renouvelé dans ${seconds} secondes`,
        }),
  newCode: 'Nouveau code',
  copyLink: 'Copier le lien',
  copied: 'Lien copié',
  reload: 'Renouveler le code',
  expired: 'Ce code a expiré.',
  linkFailed: 'Aucun code n’a pu être créé.',

  ownRelay:
    'Pour les portefeuilles réglés sur le relais de ce site. Choisissez tout autre portefeuille dans la liste.',
  unreachableTitle: (wallet) => `${wallet} est injoignable`,
  unreachableText: (wallet) =>
    `Ce site ne peut pas se connecter à ${wallet} sur un téléphone. Choisissez un autre portefeuille pour continuer.`,
  visit: (wallet) => `Visiter le site web ${wallet}`,

  offline: 'Vous êtes hors ligne. Le code fonctionnera de nouveau au retour de la connexion.',
  unreachable:
    'Le service de connexion ne répond pas. Nous continuons d’essayer ; rien n’est perdu.',
  refused: 'Pour le moment, ce site ne peut pas joindre les portefeuilles d’autres appareils.',
  tryAgain: 'Réessayer',

  openTitle: (wallet) => `Continuez dans ${wallet}`,
  openText: (wallet) => `Approuvez la connexion dans ${wallet}, puis revenez ici.`,
  open: (wallet) => `Ouvrir ${wallet}`,
  openAgain: (wallet) => `Rouvrir ${wallet}`,
  stuckTitle: (wallet) => `${wallet} ne s’est pas ouvert ?`,
  stuckText: 'Rien n’est perdu. Essayez autrement :',
  openByLink: 'Ouvrir par le lien web',
  openByScheme: 'Ouvrir par le lien d’app',
  appStore: 'Télécharger dans l’App Store',
  playStore: 'Télécharger sur Google Play',
  otherDevice: 'Utiliser un autre appareil',
  chooseWallet: 'Choisissez le portefeuille dans lequel continuer.',
  allWallets: 'Tous les portefeuilles',
  walletList: 'Portefeuilles',

  browserText: (wallet) =>
    `${wallet} n’est pas encore dans ce navigateur. Installez l’extension ; dès qu’elle sera là, nous continuerons ici.`,
  getExtension: 'Obtenir l’extension',
  browserReady: (wallet) => `${wallet} est dans ce navigateur.`,
  continueInBrowser: 'Continuer dans ce navigateur',
  webText: (wallet) =>
    `${wallet} s’ouvre dans un autre onglet. Donnez-y votre accord, puis revenez.`,
  desktopText: (wallet) => `Approuvez la connexion dans ${wallet} sur cet ordinateur.`,
  opensNewTab: 'Ouvre un nouvel onglet',
  get: (wallet) => `Obtenir ${wallet}`,

  connectedTitle: 'Connecté',
  connectedText: (wallet) => `${wallet} est connecté à ce site.`,
  declinedTitle: 'Demande refusée',
  declinedText:
    'Vous avez fermé la demande dans votre portefeuille. Rien n’a été partagé avec ce site.',
  failedTitle: 'Connexion impossible',
  failedText: (reason) =>
    sentences(reason, 'Rien n’a été partagé avec ce site et rien n’est perdu.'),
}

const walletsTexts: Translation<typeof wallets> = {
  id: 'wallets',
  allTitle: 'Tous les portefeuilles',
  getTitle: 'Obtenir un portefeuille',
  downloadTitle: (wallet) => `Obtenir ${wallet}`,
  search: 'Rechercher un portefeuille',
  list: 'Portefeuilles',
  loading: 'Chargement des portefeuilles',
  noneFound: (search) => `Aucun portefeuille nommé « ${search} »`,
  none: 'Aucun portefeuille ici',
  nonePrivate: 'Aucun portefeuille ne porte ce nom',
  privateText:
    'Cela ressemble à un lien, à une adresse ou à un secret : ce texte n’a donc pas quitté la page.',
  noneText: 'Vérifiez l’orthographe ou parcourez toute la liste.',
  noneTextOrScan:
    'Vérifiez l’orthographe. Un portefeuille absent de la liste se connecte par son code.',
  scan: 'Scanner avec un portefeuille',
  anyWallet: 'WalletConnect',
  clearSearch: 'Effacer la recherche',
  failedTitle: 'La liste ne s’est pas chargée',
  failedText:
    'La connexion a peut-être été coupée. Les portefeuilles de ce navigateur fonctionnent toujours.',
  tryAgain: 'Réessayer',
  installed: 'Installé',
  recent: 'Récent',
  found: (count) =>
    plural('fr', count, {
      one: `${count} portefeuille trouvé`,
      many: `${count} de portefeuilles trouvés`,
      other: `${count} portefeuilles trouvés`,
    }),

  getText:
    'Ceux-ci sont très répandus. Quel que soit votre choix, vous pourrez ensuite reprendre votre compte dans un autre.',
  exploreAll: 'Tout parcourir',

  downloadText: (wallet) =>
    `${wallet} n’est pas encore dans ce navigateur. Installez-le, puis revenez le choisir de nouveau.`,
  orDownloadText: (wallet) => `Ou installez ${wallet} ici, puis revenez le choisir de nouveau.`,
  unreachableText: (wallet) =>
    `${wallet} est injoignable d’ici. Installez-le sur cet appareil et, si possible, ouvrez-y cette page.`,
  openInAppText: (wallet) =>
    `${wallet} ouvre cette page dans son propre navigateur : connectez-vous là-bas. S’il ne s’ouvre pas, installez-le d’abord.`,
  openInApp: (wallet) => `Ouvrir cette page dans ${wallet}`,
  openWebApp: (wallet) => `Ouvrir ${wallet} sur le web`,
  extension: 'Extension de navigateur',
  appStore: 'App pour iPhone et iPad',
  playStore: 'App pour Android',
  homepage: 'Site web',
  opensNewTab: 'Ouvre un nouvel onglet',
}

const panelTexts: Translation<typeof panel> = {
  id: 'panel',
  failed: 'Cette partie ne s’est pas chargée.',
  tryAgain: 'Réessayer',
}

const qrCodeTexts: Translation<typeof qrCode> = {
  id: 'qrCode',
  codeName: (wallet) => `Code QR qui ouvre cette page dans ${wallet}`,
  scan: (wallet) =>
    `Scannez ce code avec l’appareil photo de votre téléphone : cette page s’ouvre dans ${wallet}.`,
  local:
    'L’adresse de cette page ne peut être ouverte que sur cet ordinateur. Le code fonctionnera une fois la page sur le web.',
}

export const texts: readonly Words[] = [
  shellTexts,
  consentTexts,
  connectTexts,
  pairingTexts,
  walletsTexts,
  panelTexts,
  qrCodeTexts,
]
