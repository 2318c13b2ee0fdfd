import { plural, sentences, type Translation, type Words } from '@foyer/ui'
import type { messages as qrCode } from '../../feature/code/messages.ts'
import type { TranslatedErrors } from '../../feature/errors/messages.ts'
import type { messages as consent } from '../../feature/messages.ts'
import type { messages as panel } from '../../feature/panel/messages.ts'
import type { messages as connect } from '../../features/connect/messages.ts'
import type { messages as email } from '../../features/email/messages.ts'
import type { messages as farcaster } from '../../features/farcaster/messages.ts'
import type { messages as guide } from '../../features/guide/messages.ts'
import type { messages as networks } from '../../features/networks/messages.ts'
import type { messages as pairing } from '../../features/pairing/messages.ts'
import type { messages as social } from '../../features/social/messages.ts'
import type { messages as wallets } from '../../features/wallets/messages.ts'
import type { messages as login } from '../../login/messages.ts'
import type { messages as shell } from '../../shell/messages.ts'
import type { messages as walletOffers } from '../../shell/wallet-offers/messages.ts'

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

const walletOffersTexts: Translation<typeof walletOffers> = {
  id: 'walletOffers',
  waiting: (wallet) => `Une demande vous attend dans ${wallet}.`,
  open: (wallet) => `Ouvrir ${wallet}`,
  dismiss: 'Ignorer',
  relayLost: 'La connexion à votre portefeuille est perdue. Nouvelle tentative…',
  relayRefused:
    'Votre portefeuille est injoignable depuis cette page. Déconnectez-le, puis reconnectez-le.',
}

const consentTexts: Translation<typeof consent> = {
  id: 'consent',
  terms: 'les Conditions d’utilisation',
  privacy: 'la Politique de confidentialité',
  both: (terms, privacy) => `${terms} et ${privacy}`,
  agree: (what) => `J’accepte ${what}`,
  agreeByConnecting: (what) => `En vous connectant, vous acceptez ${what}`,
}

const errorsTexts: TranslatedErrors = {
  id: 'errors',
  walletSaid: (text) => `Votre portefeuille indique : « ${text} »`,
  networkSaid: (text) => `Le réseau indique : « ${text} »`,
  texts: {
    'balance/unavailable': 'Le solde est indisponible.',
    'catalogue/unavailable':
      'La liste des portefeuilles n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.',
    'connection/code-unavailable':
      'Une partie de cette page ne s’est pas chargée. Vérifiez votre connexion, puis réessayez.',
    'network/unsupported-by-wallet': 'Le portefeuille ne prend pas en charge ce réseau.',
    'relay/closed': 'La connexion au service a été fermée.',
    'relay/outbox-full':
      'Trop de messages sont en attente. Réessayez une fois la connexion rétablie.',
    'relay/refused': 'Le service de connexion a refusé ce site.',
    'relay/unavailable': 'Le service de connexion ne répond pas. Réessayez.',
    'resources/unavailable': 'Les données sont indisponibles. Réessayez.',
    'transfer/no-estimate': 'Les frais de réseau n’ont pas pu être lus. Réessayez.',
    'transfer/unasked': 'L’envoi n’a pas pu se faire. Réessayez.',
    'wallet/already-pending': 'Ouvrez votre portefeuille.',
    'wallet/failed': 'Erreur inconnue.',
    'wallet/not-found':
      'Ce portefeuille n’est pas disponible sur cette page. Déverrouillez-le ou installez-le, puis réessayez.',
    'wallet/other-family':
      'Ce portefeuille ne partage aucun compte pour ce type de réseau. Choisissez un autre réseau ou un autre portefeuille.',
    'walletconnect/link-failed':
      'Aucun lien n’a pu être créé. Vérifiez la connexion, puis réessayez.',
    'The wallet does not allow this kind of request. Try another wallet.':
      'Le portefeuille n’autorise pas ce type de demande. Essayez-en un autre.',
    'The wallet does not support the events of this site. Try another wallet.':
      'Le portefeuille ne prend pas en charge les événements de ce site. Essayez-en un autre.',
    'The wallet does not allow this change. Connect again.':
      'Le portefeuille n’autorise pas cette modification. Reconnectez-le.',
    'The wallet did not approve this network. Connect again and approve it.':
      'Le portefeuille n’a pas approuvé ce réseau. Reconnectez-le et approuvez le réseau.',
    'The wallet does not support these networks. Try another wallet.':
      'Le portefeuille ne prend pas en charge ces réseaux. Essayez-en un autre.',
    'The wallet has no account for these networks. Add one, then try again.':
      'Le portefeuille n’a aucun compte pour ces réseaux. Ajoutez-en un, puis réessayez.',
    'The wallet does not support this kind of network. Try another wallet.':
      'Le portefeuille ne prend pas en charge ce type de réseau. Essayez-en un autre.',
    'The wallet ended the connection. Connect again.':
      'Le portefeuille a mis fin à la connexion. Reconnectez-le.',
    'The wallet did not finish connecting. Try again.':
      'Le portefeuille n’a pas terminé la connexion. Réessayez.',
    'The wallet cannot do what this request needs. Send it without, or use another wallet.':
      'Le portefeuille ne peut pas faire ce que cette demande exige. Envoyez-la sans cela, ou utilisez un autre portefeuille.',
    'The wallet does not take several calls at once on this network.':
      'Le portefeuille n’accepte pas plusieurs appels à la fois sur ce réseau.',
    'The wallet knows a request of this id already. Send it again.':
      'Le portefeuille connaît déjà une demande portant cet identifiant. Envoyez-la de nouveau.',
    'The wallet does not know these calls.': 'Le portefeuille ne connaît pas ces appels.',
    'These are more calls than the wallet takes at once. Send fewer.':
      'Il y a plus d’appels que le portefeuille n’en accepte à la fois. Envoyez-en moins.',
    'The wallet cannot do all of these calls or none on this network.':
      'Sur ce réseau, le portefeuille ne peut pas exécuter ces appels en tout ou rien.',
    'The wallet no longer knows this connection. Connect again.':
      'Le portefeuille ne reconnaît plus cette connexion. Reconnectez-le.',
    'The request expired in the wallet. Try again.':
      'La demande a expiré dans le portefeuille. Réessayez.',
    'The wallet gave no account. Open it, choose one, and try again.':
      'Le portefeuille n’a donné aucun compte. Ouvrez-le, choisissez-en un, puis réessayez.',
    'The wallet gave an answer that cannot be read. Try again.':
      'La réponse du portefeuille est illisible. Réessayez.',
    'The wallet agreed and stayed on its network':
      'Le portefeuille a accepté, mais il est resté sur son réseau.',
    'The wallet signed a different message. Try again.':
      'Le portefeuille a signé un autre message. Réessayez.',
  },
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

const networksTexts: Translation<typeof networks> = {
  id: 'networks',
  title: 'Choisir un réseau',
  unsupportedTitle: 'Réseau non pris en charge',
  search: 'Rechercher un réseau',
  list: 'Réseaux',
  current: 'Réseau actuel',
  noneFound: (search) => `Aucun réseau nommé « ${search} »`,
  noneFoundText: 'Vérifiez l’orthographe ou parcourez toute la liste.',
  none: 'Aucun réseau ici',
  noneText: 'Ce site n’en propose aucun pour le moment.',
  clearSearch: 'Effacer la recherche',
  whatIsANetwork: 'Qu’est-ce qu’un réseau ?',

  waitingTitle: (wallet) => `Continuez dans ${wallet}`,
  waitingText: (network) =>
    `Acceptez le passage à ${network} dans votre portefeuille. Votre compte et vos fonds restent où ils sont.`,
  doneTitle: 'Réseau changé',
  declinedTitle: 'Demande refusée',
  declinedText: 'Vous restez sur le réseau où vous étiez. Rien d’autre n’a changé.',
  failedTitle: 'Changement impossible',
  failedText: (reason) => sentences(reason, 'Vous restez sur le réseau où vous étiez.'),
  cancel: 'Annuler',
  tryAgain: 'Réessayer',

  unsupportedText: (wallet) =>
    `${wallet} est sur un réseau que ce site n’utilise pas. Choisissez l’un de ceux-ci pour continuer. Vos fonds sont en sécurité là où ils sont.`,
  yourWallet: 'Votre portefeuille',
  disconnect: 'Déconnecter',
  notApproved: (wallet) => `Non approuvé par ${wallet}`,
  noWallet: 'Pas encore de portefeuille',
  connect: 'Connecter',
}

const guideTexts: Translation<typeof guide> = {
  id: 'guide',
  walletTitle: 'Qu’est-ce qu’un portefeuille ?',
  networkTitle: 'Qu’est-ce qu’un réseau ?',
  walletCards: [
    {
      title: 'Un chez-soi pour vos avoirs',
      text: 'Il garde et affiche vos cryptomonnaies, jetons et objets de collection, et les envoie où vous le dites.',
    },
    {
      title: 'Une autre façon de se connecter',
      text: 'Au lieu d’un mot de passe, vous confirmez avec votre portefeuille. Aucun site n’apprend jamais votre clé.',
    },
    {
      title: 'À vous seul',
      text: 'Vous seul détenez la clé. Personne ne peut la rétablir pour vous : gardez sa phrase de récupération en lieu sûr et ne la dites à personne.',
    },
  ],
  getWallet: 'Obtenir un portefeuille',

  networkCards: [
    {
      title: 'Là où tout se passe',
      text: 'Un réseau est un registre public que de nombreux ordinateurs tiennent ensemble. Vos cryptomonnaies se trouvent sur l’un d’eux.',
    },
    {
      title: 'Même adresse, argent séparé',
      text: 'Votre adresse peut être la même sur plusieurs réseaux, mais ce que vous avez sur l’un n’est pas sur les autres.',
    },
    {
      title: 'Les frais varient',
      text: 'Chaque réseau a sa propre monnaie pour payer ses frais, et son propre prix pour une transaction.',
    },
  ],
}

const emailTexts: Translation<typeof email> = {
  id: 'email',
  confirmTitle: 'Confirmer l’e-mail',
  deviceTitle: 'Enregistrer l’appareil',
  passkeyTitle: 'Clé d’accès',
  email: 'Adresse e-mail',
  continue: 'Continuer',
  device: 'Approuvez cet appareil',
  deviceSent: (email) =>
    `Un lien a été envoyé à ${email}. Ouvrez-le et confirmez-y que cet appareil est le vôtre.`,
  waitLonger: (seconds) => `Réessayez dans ${seconds} s`,
  connected: 'Connexion réussie.',
  usePasskey: 'Utiliser une clé d’accès',
  passkeyWaiting: 'Votre appareil demande votre clé d’accès',
}

const loginTexts: Translation<typeof login> = {
  id: 'login',
  failed: (reason) => sentences(reason, 'Rien n’a été partagé avec ce site.'),
  declined: 'Vous avez fermé la demande. Rien n’a été partagé avec ce site.',
  connected: 'Connexion réussie.',
  tryAgain: 'Réessayer',
  otherWay: 'Utiliser un autre moyen',
  notEmail: 'Saisissez une adresse e-mail, comme ada@example.com.',
  sent: (email) => `Saisissez le code envoyé à ${email}.`,
  code: 'Code',
  checking: 'Vérification du code',
  resend: 'Renvoyer le code',
  sending: 'Envoi d’un code',
}

const socialTexts: Translation<typeof social> = {
  id: 'social',
  socialsTitle: 'Continuer avec',
  continueWith: (service) => `Continuer avec ${service}`,
  more: 'Autres services',
  waiting: (service) => `Continuez dans la fenêtre ${service}`,
  noPassword: 'Ce site n’apprend rien de ce que vous y faites.',
  blocked:
    'Votre navigateur n’a laissé aucune fenêtre s’ouvrir. Autorisez les fenêtres pour cette page, puis réessayez.',
  timedOut: 'La fenêtre a été fermée. Réessayez ou utilisez un autre moyen.',
  inThisPage: 'Continuer dans cette page',
  closed: 'La fenêtre a été fermée. Si vous aviez terminé, la suite se fait toute seule.',
}

const farcasterTexts: Translation<typeof farcaster> = {
  id: 'farcaster',
  scan: 'Scannez ce code avec l’appareil photo de votre téléphone et acceptez dans l’application Farcaster.',
  agree: 'Acceptez dans l’application Farcaster, puis revenez ici.',
  codeName: 'Code QR pour continuer dans l’application Farcaster',
  preparing: 'Création d’un lien',
  open: 'Ouvrir Farcaster',
  copyLink: 'Copier le lien',
  copied: 'Lien copié',
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
  walletOffersTexts,
  consentTexts,
  errorsTexts,
  connectTexts,
  pairingTexts,
  walletsTexts,
  networksTexts,
  guideTexts,
  emailTexts,
  loginTexts,
  socialTexts,
  farcasterTexts,
  panelTexts,
  qrCodeTexts,
]
