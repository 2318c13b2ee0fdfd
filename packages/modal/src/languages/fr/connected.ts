import { plural, sentences, type Translation, type Words } from '@foyer/ui'
import type { TranslatedErrors } from '../../feature/errors/messages.ts'
import type { messages as account } from '../../features/account/messages.ts'
import type { messages as activity } from '../../features/activity/messages.ts'
import type { messages as buy } from '../../features/buy/messages.ts'
import type { messages as email } from '../../features/email/messages.ts'
import type { messages as families } from '../../features/families/messages.ts'
import type { messages as farcaster } from '../../features/farcaster/messages.ts'
import type { messages as guide } from '../../features/guide/messages.ts'
import type { messages as name } from '../../features/name/messages.ts'
import type { messages as networks } from '../../features/networks/messages.ts'
import type { messages as nfts } from '../../features/nfts/messages.ts'
import type { messages as permissions } from '../../features/permissions/messages.ts'
import type { messages as profile } from '../../features/profile/messages.ts'
import type { messages as receive } from '../../features/receive/messages.ts'
import type { messages as secureWallet } from '../../features/secureWallet/messages.ts'
import type { messages as send } from '../../features/send/messages.ts'
import type { messages as settings } from '../../features/settings/messages.ts'
import type { messages as signIn } from '../../features/sign-in/messages.ts'
import type { messages as smartAccount } from '../../features/smartAccount/messages.ts'
import type { messages as social } from '../../features/social/messages.ts'
import type { messages as swap } from '../../features/swap/messages.ts'
import type { messages as tokens } from '../../features/tokens/messages.ts'
import type { messages as upgrade } from '../../features/upgrade/messages.ts'
import type { messages as login } from '../../login/messages.ts'
import type { messages as money } from '../../money/messages.ts'
import type { messages as walletOffers } from '../../shell/wallet-offers/messages.ts'

const moneyTexts: Translation<typeof money> = {
  id: 'money',
  amount: 'Montant',
  max: 'Max',
  tryAgain: 'Réessayer',
  twoReadings:
    'Ce montant peut se lire de deux façons. Écrivez les montants entiers sans séparateur, et les autres avec un zéro de plus, comme 1,2340',
  maxAmount: (amount) => `Max ${amount}`,
  maxLeaves: (fee) => `Le maximum laisse ${fee} pour les frais`,
  have: (amount) => `Vous avez ${amount}.`,
  badAmount: (decimals) =>
    plural('fr', decimals, {
      one: `Utilisez des chiffres et un seul point ou une seule virgule, avec ${decimals} décimale au maximum`,
      many: `Utilisez des chiffres et un seul point ou une seule virgule, avec ${decimals} de décimales au maximum`,
      other: `Utilisez des chiffres et un seul point ou une seule virgule, avec ${decimals} décimales au maximum`,
    }),
  inToken: (symbol) => `Saisir le montant en ${symbol}`,
  inDollars: 'Saisir le montant en dollars',
  selectToken: 'Choisir un jeton',
  changeToken: (symbol) => `${symbol}, changer de jeton`,
  recipient: 'Destinataire',
  addressOrName: 'Adresse ou nom',
  paste: 'Coller',
  clear: 'Effacer le destinataire',
  recent: 'Destinataires récents',
  recentLabel: 'Récents',
  looking: 'Recherche du nom',
  wholeAddress: 'Adresse complète',
  wholeAddressOf: (name) => `Adresse complète : ${name}`,
  copyAddress: 'Copier l’adresse',
  copied: 'Adresse copiée',
  network: 'Réseau',
  fee: 'Frais de réseau',
  feePaidIn: (symbol) => `Frais de réseau, payés en ${symbol}`,
  costs: { recipientAccount: 'Ouvre un compte pour ce jeton, une seule fois' },
  feeAtMost: (fee) => `jusqu’à ${fee}`,
  feeUnread: 'Votre portefeuille les affiche',
  lookingToken: 'Examen du jeton',
  noTokenThere: (network) => `Il n’y a aucun jeton à cette adresse sur ${network}`,
  unlisted:
    'Ce jeton ne figure sur aucune liste. N’importe qui peut en créer un sous n’importe quel nom, et il peut ne rien valoir. Ne l’utilisez que si vous connaissez son adresse.',
  takeToken: (symbol) => `Utiliser ${symbol}`,
  suggested: 'Jetons suggérés',
  search: 'Rechercher un jeton',
  tokensOn: (network) => `Vos jetons sur ${network}`,
  missing: (network) =>
    `Certains jetons sur ${network} n’ont pas pu être lus. Ils sont en sécurité là où ils sont.`,
  noToken: (text) => `Aucun jeton nommé « ${text} »`,
  clearSearch: 'Effacer la recherche',
  exactly: (amount) => `Exactement ${amount}`,
  total: 'Total avec frais',
  confirm: 'Confirmer',
  confirmIn: (wallet) => `Confirmez dans ${wallet}`,
  cancel: 'Annuler',
  notices: {
    declined: 'Demande refusée. Rien n’a été envoyé.',
    walletChanged: 'Votre portefeuille a changé. Vérifiez de nouveau.',
    feeUnread:
      'Les frais de réseau n’ont pas pu être lus. Votre portefeuille les affiche avant que vous confirmiez.',
    wrongNetwork:
      'Votre portefeuille est sur un autre réseau. Changez-en, puis confirmez de nouveau. Rien n’a été envoyé.',
  },
  failed: (reason) => sentences(reason, 'Rien n’a été envoyé.'),
  somethingWrong: 'Un problème est survenu',
  chainFailed: 'Refusée par le réseau',
  chainFailedHint: 'Rien n’a bougé, hormis les frais de réseau.',
  dropped: 'Abandonnée, rien n’a été envoyé',
  droppedHint: 'Le réseau a oublié la transaction avant qu’elle n’entre dans un bloc.',
  replaced: 'Remplacée',
  replacedHint: 'Une autre de vos transactions a pris sa place. Regardez dans votre portefeuille.',
  reading: 'Relecture sur la blockchain',
  matches: 'Relu sur la blockchain : conforme',
  matchesHint: 'Le destinataire, le montant et le réseau sont ceux que vous avez confirmés.',
  unread: 'Lecture encore impossible',
  unreadHint: 'Nouvelle lecture automatique.',
  partlyCompared: 'Comparaison incomplète',
  partlyComparedHint:
    'La transaction est sur la blockchain, mais tout n’a pas pu être comparé avec ce que vous avez confirmé.',
  done: 'Terminé',
  explorer: 'Voir dans l’explorateur',
  unknown: 'Résultat inconnu',
  unknownHint: 'L’envoi a peut-être eu lieu. Regardez dans Activité avant de réessayer.',
  looked: 'J’ai regardé',
  alarm: 'Pas ce que vous avez confirmé',
  alarmHint:
    'Ce que votre portefeuille a envoyé est autre chose, et c’est irréversible. N’utilisez plus ce portefeuille. Déplacez ce qui reste depuis un appareil de confiance.',
  youConfirmed: 'Vous avez confirmé',
  onChain: 'Sur la blockchain',
  parts: {
    network: 'Réseau',
    sender: 'Expéditeur',
    recipient: 'Destinataire',
    amount: 'Montant, dans les plus petites unités',
    asset: 'Jeton ou appel',
  },
  read: 'J’ai lu ceci',
  unknownBalance: 'Solde inconnu',
  nothing: 'Il n’y a rien à confirmer',
  nothingHint: 'Ce qui était ici est terminé, et rien n’est demandé à votre portefeuille.',
  back: 'Retour au formulaire',
  noNetwork: 'Choisissez d’abord un réseau',
  noNetworkHint: 'Votre portefeuille est sur un réseau que cette page n’utilise pas.',
  networks: 'Choisir un réseau',
}

const accountTexts: Translation<typeof account> = {
  id: 'account',
  title: 'Compte',
  copyAddress: 'Copier l’adresse',
  copied: 'Adresse copiée',
  balance: 'Solde',
  balanceFailed: 'Solde des jetons indisponible',
  balanceUnread: 'Votre solde n’a pas pu être lu. Il est en sécurité là où il est.',
  balanceStale: 'Actualisation impossible. Voici le dernier solde que nous avons vu.',
  notPriced: 'Une partie n’a pas de prix et n’est pas comprise dans ce total.',
  notWhole: 'Tout n’a pas pu être lu.',
  tryAgain: 'Réessayer',
  network: 'Réseau',
  parts: 'Ce que contient ce compte',
  disconnect: 'Déconnecter',
  differs: 'Ce que votre portefeuille a envoyé n’est pas ce que vous avez confirmé.',
  lookAtIt: 'Voir',
}

const activityTexts: Translation<typeof activity> = {
  id: 'activity',
  title: 'Activité',
  verbs: {
    approve: 'Approuvé',
    borrow: 'Emprunté',
    burn: 'Brûlé',
    buy: 'Acheté',
    cancel: 'Annulé',
    claim: 'Réclamé',
    deploy: 'Déployé',
    deposit: 'Déposé',
    execute: 'Exécuté',
    mint: 'Minté',
    receive: 'Reçu',
    repay: 'Remboursé',
    send: 'Envoyé',
    stake: 'Mis en staking',
    trade: 'Échangé',
    unstake: 'Sorti du staking',
    withdraw: 'Retiré',
  },
  sending: 'Envoi en cours',
  pending: 'En attente',
  failedTag: 'Échec',
  dropped: 'Abandonnée, rien n’a été envoyé',
  replaced: 'Remplacée',
  lookAlike: 'Imitation',
  lookAlikeHint: (known) => `Vient d’une adresse faite pour ressembler à ${known}.`,
  thisWeek: 'Cette semaine',
  emptyTitle: 'Pas encore d’activité',
  empty: 'Ce que fait ce compte apparaît ici.',
  unsupported: 'L’historique de ce réseau n’est pas disponible ici.',
  incomplete: 'Une partie de cet historique n’a pas pu être lue.',
  failed: 'Impossible de charger les transactions',
  failedHint: 'Rien n’est perdu. Vérifiez votre connexion.',
  tryAgain: 'Réessayer',
  more: 'Afficher plus',
  imitates: 'Vous connaissez cette adresse :',
  imitation: 'Celle-ci ne fait que lui ressembler :',
  copyAddress: 'Copier l’adresse ressemblante',
  copyWarning:
    'La personne qui a créé cette adresse espère que vous y enverrez de l’argent par erreur.',
  copyAnyway: 'Copier quand même',
  copied: 'Adresse copiée',
  explorer: 'Voir dans l’explorateur de blocs',
  justNow: 'à l’instant',
  minutes: (count) => `${count} min`,
  hours: (count) => `${count} h`,
  differs: 'Non conforme',
  unmatched: 'Vérifiez le destinataire',
  newer: 'Plus récentes',
}

const familiesTexts: Translation<typeof families> = {
  id: 'families',
  switchTo: (family) => `Passer à ${family}`,
  waitingTitle: (wallet) => `Continuez dans ${wallet}`,
  waitingText: 'Vous recevez une demande par type de réseau. Acceptez celles qu’il vous faut.',
  connectedTitle: 'Connecté',
  connectedText: (wallet) => `${wallet} est connecté à ce site.`,
  someText: 'Vous pouvez continuer ou réessayer avec les autres.',
  declinedTitle: 'Demande refusée',
  failedTitle: 'Connexion impossible',
  nothingText: 'Rien n’a été partagé avec ce site.',
  list: 'Types de réseaux',

  accept: 'Acceptez la demande là-bas',
  openWallet: 'Ouvrez votre portefeuille',
  noAnswer: 'Pas encore de réponse',
  waiting: 'En attente',
  connected: 'Connecté',
  declined: 'Refusé, rien n’a été partagé',
  tryAgain: 'Réessayer',
  cancel: 'Annuler',
  continueWith: (family) => `Continuer avec ${family}`,
  continueWithSeveral: (count) => `Continuer avec ${count}`,

  goOnWith: (wallet, account) =>
    `Vous continuez avec ${wallet}, ${account}. Vos autres portefeuilles restent connectés.`,
  connectFirst:
    'Aucun portefeuille n’est encore connecté pour ce type de réseau. Vos autres portefeuilles restent connectés.',
  connectWallet: 'Connecter un portefeuille',
}

const nftsTexts: Translation<typeof nfts> = {
  id: 'nfts',
  tab: 'NFT',
  list: 'NFT de ce compte',
  many: (count) => `×${count}`,
  named: (name, collection, count) => [name, collection, count].filter(Boolean).join(', '),
  hidden: (count) =>
    plural('fr', count, {
      one: `${count} NFT indésirable masqué`,
      many: `${count} de NFT indésirables masqués`,
      other: `${count} NFT indésirables masqués`,
    }),
  shown: (count) =>
    plural('fr', count, {
      one: `${count} NFT indésirable`,
      many: `${count} de NFT indésirables`,
      other: `${count} NFT indésirables`,
    }),
  emptyTitle: 'Pas encore de NFT',
  empty: 'Les objets de collection que vous recevez apparaissent ici.',
  unsupported: 'Les objets de collection de ce réseau ne sont pas disponibles ici.',
  incomplete: 'Certains de vos NFT n’ont pas pu être lus. Ils sont en sécurité là où ils sont.',
  failed: 'Vos NFT n’ont pas pu être lus',
  failedHint: 'Ils sont en sécurité là où ils sont.',
  tryAgain: 'Réessayer',
  more: 'Afficher plus',
  collection: 'Collection',
  tokenId: 'ID du jeton',
  pieces: 'Vous avez',
  network: 'Réseau',
  contract: 'Contrat',
  copyContract: 'Copier le contrat',
  copied: 'Copié',
  send: 'Envoyer',
}

const profileTexts: Translation<typeof profile> = {
  id: 'profile',
  title: 'Portefeuilles',
  active: 'Actif',
  use: 'Utiliser',
  add: 'Ajouter',
  addFor: (family) => `Ajouter un portefeuille : ${family}`,
  noneConnected: 'Aucun connecté',
  more: (account) => `En savoir plus sur ${account}`,
  copyAddress: 'Copier l’adresse',
  copied: 'Adresse copiée',
  disconnect: (wallet) => `Déconnecter ${wallet}`,
  hint: 'Votre portefeuille décide des comptes qu’il montre à ce site.',
  types: {
    eoa: 'Compte',
    smartAccount: 'Compte intelligent',
    payment: 'Paiements',
    ordinal: 'Ordinals',
    stx: 'Stacks',
  },
}

const receiveTexts: Translation<typeof receive> = {
  id: 'receive',
  title: 'Recevoir',
  networksTitle: 'Réseaux compatibles',
  fundTitle: 'Ajouter des fonds',
  code: (network) => `Code QR de votre adresse sur ${network}`,
  amount: 'Montant',
  amountOptional: 'Montant, facultatif',
  badAmount: (decimals) =>
    plural('fr', decimals, {
      one: `Utilisez des chiffres et un seul point ou une seule virgule, avec ${decimals} décimale au maximum`,
      many: `Utilisez des chiffres et un seul point ou une seule virgule, avec ${decimals} de décimales au maximum`,
      other: `Utilisez des chiffres et un seul point ou une seule virgule, avec ${decimals} décimales au maximum`,
    }),
  yourAddress: (network) => `Votre adresse sur ${network}`,
  copyAddress: 'Copier l’adresse',
  copyLink: 'Copier le lien de paiement',
  copied: 'Adresse copiée',
  linkCopied: 'Lien de paiement copié',
  alsoOn: (count) =>
    plural('fr', count, {
      one: `Aussi sur ${count} réseau`,
      many: `Aussi sur ${count} de réseaux`,
      other: `Aussi sur ${count} réseaux`,
    }),
  sameAddress:
    'Votre adresse est la même sur chacun de ces réseaux. N’envoyez que par l’un de ceux-ci : ce qui est envoyé par un autre réseau peut être perdu.',
  fund: 'L’argent arrive sur ce compte depuis un autre portefeuille ou une plateforme d’échange.',
}

const sendTexts: Translation<typeof send> = {
  id: 'send',
  title: 'Envoyer',
  selectTitle: 'Choisir un jeton',
  lookAlikeTitle: 'Vérifiez l’adresse',
  reviewTitle: 'Vérifier l’envoi',
  sentTitle: 'Envoyé',
  buttons: {
    selectToken: 'Choisir un jeton',
    addAmount: 'Saisir un montant',
    incorrectValue: 'Valeur incorrecte',
    insufficientFunds: 'Fonds insuffisants',
    unknownBalance: 'Solde inconnu',
    addAddress: 'Ajouter une adresse',
    invalidAddress: 'Adresse non valide',
    previewSend: 'Vérifier l’envoi',
    unsupportedChain: 'Réseau non pris en charge',
  },
  youSend: 'Vous envoyez',
  balanceUnknown: 'Votre solde n’a pas pu être lu. Il est en sécurité là où il est.',
  noFee: (symbol) => `Solde ${symbol} insuffisant pour les frais de réseau`,
  to: 'À',
  problems: {
    invalid: 'Ce n’est pas une adresse de ce réseau.',
    checksum: 'La somme de contrôle ne correspond pas ; vérifiez chaque lettre.',
    required: 'Ce lien demande quelque chose qui n’est pas connu ici.',
    letters: 'Lettres d’alphabets différents, ou qu’aucun nom ne peut contenir.',
    unregistered: 'Ce nom n’est pas enregistré.',
    lookupFailed: 'Le nom n’a pas pu être recherché. Réessayez ou collez l’adresse.',
    tokenContract:
      'C’est le contrat d’un jeton, et non le compte d’un utilisateur. Ce qu’il reçoit est perdu.',
  },
  otherNetwork: (name) => `Ce lien est pour ${name}. Changez d’abord de réseau ou effacez-le.`,
  switchTo: (name) => `Passer à ${name}`,
  unknownNetwork: 'un autre réseau',
  notKnown: 'Pas l’adresse que vous connaissez',
  onlyEnds:
    'Seules les extrémités correspondent. Des escrocs créent de telles adresses pour être payés par erreur.',
  bait: 'Vous ne connaissez cette adresse que par des transferts de montant nul. Des escrocs les font pour que vous copiiez l’adresse.',
  known: 'Connue de vous',
  entered: 'Saisie par vous',
  useKnown: 'Utiliser l’adresse connue',
  useEntered: 'L’utiliser quand même',
  pressAgain: 'Appuyez encore pour l’utiliser',
  leaves: 'Quitte votre compte',
  arrives: (name) => `Arrive chez ${name}`,
  reserve: (amount) =>
    `Les portefeuilles mettent de côté jusqu’à ${amount} pour les frais, et vous avez moins. Le vôtre peut refuser.`,
  keepsPart: (amount) => `Ce jeton retient ${amount} sur chaque transfert comme celui-ci.`,
  contract:
    'Cette adresse est un contrat, et vous ne lui avez encore rien envoyé. Il peut garder pour toujours ce qu’il reçoit : demandez au destinataire si cette adresse convient.',
  firstTime:
    'C’est la première fois que vous envoyez à cette adresse. Vérifiez-la avec le destinataire.',
  notices: {
    tokenMissing: 'Ce compte n’a pas le jeton demandé. Choisissez-en un autre.',
    lookAlike:
      'Cette adresse se fait passer pour une autre que vous connaissez. Vérifiez-la avant de continuer.',
    wouldFail: 'Selon le réseau, ce transfert échouerait. Rien n’a été envoyé.',
    feeUnknown:
      'Les frais de réseau n’ont pas pu être lus : on ne sait donc pas combien peut être envoyé. Réessayez ou saisissez un montant.',
    feeRose:
      'Les frais de réseau ont augmenté. Vérifiez de nouveau le montant. Rien n’a été envoyé.',
  },
  refusals({ code, context }) {
    const { least, most, symbol } = Object(context) as Record<string, string>
    switch (code) {
      case 'transfer/decimals-differ':
        return 'Le réseau compte ce jeton dans d’autres unités que celles affichées sur cette page. Rien n’a été envoyé. Ne l’envoyez pas d’ici.'
      case 'transfer/decimals-unread':
        return 'Le réseau n’a pas dit dans quelles unités il compte ce jeton. Rien n’a été envoyé. Attendez un moment ou réessayez.'
      case 'transfer/sender-minimum':
        return `Le réseau exige de laisser ${least} ${symbol} sur votre compte en plus des frais. Envoyez moins.`
      case 'transfer/recipient-minimum':
        return `Cette adresse n’a encore rien, et le réseau n’y accepte pas moins de ${least} ${symbol}. Envoyez plus.`
      case 'transfer/frozen':
        return `L’émetteur de ce jeton en a gelé une partie. Envoyez au maximum ${most}.`
      case 'transfer/too-many-accounts':
        return `Ce jeton est réparti sur un grand nombre de vos comptes. Envoyez au maximum ${most} à la fois, et le reste ensuite.`
      default:
        return null
    }
  },
  failedOnSolana: 'La transaction n’a pas pu être envoyée. Réessayez.',
  started: 'Transaction lancée',
  sent: (amount) => `Envoyé : ${amount}`,
  pending: 'En route. Elle arrive avec l’un des prochains blocs.',
  confirmed: (to) => `C’est arrivé chez ${to}.`,
  comparing: 'Comparaison de l’adresse',
  notCompared:
    'Votre historique n’a pas pu être lu : cette adresse n’a donc pas été comparée avec celles que vous connaissez. Vérifiez-la en entier.',
  lessArrived: 'Il est arrivé moins qu’envoyé',
  lessArrivedHint: (arrived, sent) =>
    `Selon le jeton, il est arrivé ${arrived} sur ${sent}. Il en garde une partie, ou il ne fait pas ce qu’il dit.`,
}

const settingsTexts: Translation<typeof settings> = {
  id: 'settings',
  title: 'Paramètres',
  address: 'Votre adresse complète',
  copyAddress: 'Copier l’adresse',
  copied: 'Adresse copiée',
  explorer: (name) => `Voir sur ${name}`,
  opensNewTab: 'Ouvre un nouvel onglet',
  appearance: 'Apparence',
  appearances: { system: 'Système', light: 'Clair', dark: 'Sombre' },
  language: 'Langue',
  wallets: 'Comptes et portefeuille',
  disconnect: 'Déconnecter',
}

const signInTexts: Translation<typeof signIn> = {
  id: 'sign-in',
  title: 'Se connecter',
  heading: (site) => `Se connecter à ${site}`,
  headingAnywhere: 'Se connecter avec votre portefeuille',
  explanation: 'Vous signez le message ci-dessous. Cela ne coûte rien et ne déplace rien.',
  message: 'Message à signer',
  sign: 'Signer',
  cancel: 'Annuler',
  continueIn: (wallet) => `Continuez dans ${wallet}`,
  returning: (wallet) =>
    `Retour au réseau précédent. ${wallet} peut vous demander une confirmation.`,
  checking: 'Vérification de votre signature',
  checkingText: 'Cela prend un instant.',
  declined: 'Signature refusée',
  smartAccount: 'Cette application ne prend peut-être pas en charge les comptes intelligents',
  unavailable: 'Un problème est survenu au démarrage de l’authentification',
  refused: (reason) => `Le serveur indique : « ${reason} »`,
  warnings: {
    domain: (page, named) => `Cette page est ${page} ; le message nomme un autre site : ${named}`,
    flagged: (domain) => `${domain} est signalé comme trompeur. Ne signez pas.`,
    imitation: 'Cela ressemble à un message de connexion, mais ce n’en est pas un. Ne signez pas.',
    account: 'Le message nomme un autre compte que le vôtre.',
    uri: (uri) => `Vous vous connecteriez à une autre adresse : ${uri}`,
    chain: (named, wallet) => `Le message nomme ${named}. Votre portefeuille est sur ${wallet}.`,
  },
}

const swapTexts: Translation<typeof swap> = {
  id: 'swap',
  title: 'Échanger',
  selectTitle: 'Choisir un jeton',
  reviewTitle: 'Vérifier l’échange',
  doneTitle: 'Échangé',
  buttons: {
    unsupportedNetwork: 'Échanges impossibles sur ce réseau',
    selectToken: 'Choisir un jeton',
    enterAmount: 'Saisir un montant',
    insufficientBalance: 'Solde insuffisant',
    insufficientLiquidity: 'Liquidité insuffisante',
    reviewSwap: 'Vérifier l’échange',
  },
  youPay: 'Vous payez',
  youReceive: 'Vous recevez',
  estimate: 'Estimation',
  payWith: (symbol) => `Payer avec ${symbol}`,
  receive: (symbol) => `Recevoir ${symbol}`,
  switchTokens: 'Inverser les jetons',
  tokensOn: (network) => `Jetons sur ${network}`,
  rate: 'Taux',
  minimum: 'Vous recevez au moins',
  impact: 'Impact sur le prix',
  slippage: 'Glissement',
  slippageHint:
    'De combien le montant reçu peut être inférieur à l’estimation. En dessous, l’échange n’a pas lieu.',
  slippageField: 'Glissement en pourcentage',
  slippageHigh:
    'Avec un tel glissement, vous pouvez recevoir beaucoup moins que le montant estimé.',
  untried:
    'Le réseau n’a pas pu tester cet échange à l’avance. Ce qui arrive n’a été lu que dans la transaction.',
  impactHigh: 'Ce que vous recevez vaut beaucoup moins que ce que vous payez.',
  reading: 'Demande du prix',
  pays: 'Vous payez',
  gets: 'Vous recevez, selon l’estimation',
  approve: (symbol) => `Approuver ${symbol}`,
  reset: (symbol) => `Annuler l’approbation : ${symbol}`,
  swap: 'Échanger',
  approveAndSwap: 'Approuver et échanger',
  approving: (symbol) => `Approbation : ${symbol}`,
  steps: {
    batch:
      'Votre portefeuille approuve exactement ce montant et fait l’échange en une seule fois : les deux ont lieu, ou rien ne se passe.',
    reset:
      'L’ancienne approbation est d’abord retirée, puis la plateforme d’échange peut prendre exactement ce montant.',
    approve:
      'Vous laissez d’abord la plateforme d’échange prendre exactement ce montant, puis vous échangez.',
  },
  notices: {
    wouldFail:
      'Selon le réseau, cet échange échouerait, car les prix ont bougé. Revenez en arrière pour en obtenir un nouveau.',
    priceMoved: 'Le prix a bougé. Regardez de nouveau les montants.',
  },
  refused: (reason) =>
    `L’échange proposé a été refusé. ${reason} Rien n’a été demandé à votre portefeuille.`,
  started: 'Transaction lancée',
  swapped: (paid) => `Échangé : ${paid}`,
  pending: (least) => `En route. Au moins ${least} arrivent avec l’un des prochains blocs.`,
  confirmed: (least) => `L’échange est fait : votre compte a reçu au moins ${least}.`,
}

const buyTexts: Translation<typeof buy> = {
  id: 'buy',
  tile: 'Acheter',
  fund: 'Acheter par carte ou compte bancaire',
  title: 'Choisir un fournisseur',
  tokenTitle: 'Choisir un jeton',
  currencyTitle: 'Choisir une devise',
  progressTitle: 'Achat en cours',
  helpTitle: 'Qu’est-ce que l’achat ?',
  youPay: 'Vous payez',
  badAmount:
    'Utilisez des chiffres et un seul point ou une seule virgule, avec 2 décimales au maximum',
  tooLittle: (limit) => `Payez au moins ${limit}`,
  tooMuch: (limit) => `Payez au maximum ${limit}`,
  receive: (symbol) => `Recevoir ${symbol}`,
  receiveTitle: 'Vous recevez, selon l’estimation',
  providers: 'Fournisseurs',
  fee: (least, most) => `Frais de ${least} à ${most}`,
  asking: 'Demande du prix',
  noQuote: 'Ne donne pas de prix pour le moment',
  gives: (amount) => `Environ ${amount}`,
  loading: 'Recherche de ce qui peut être acheté',
  sample:
    'Estimation : les vendeurs ne peuvent pas être interrogés. Ce sont les chiffres habituels, et ils ne permettent aucun achat.',
  sampleFee: (fee) => `Frais habituels : ${fee}`,
  nothingSold: (network) => `Rien n’est vendu sur ${network}`,
  nothingSoldHint: 'Choisissez un autre réseau, ou recevez depuis un autre portefeuille.',
  networks: 'Réseaux',
  tryAgain: 'Réessayer',
  sandbox: 'Environnement de test : rien de réel n’est vendu ici, et rien n’est payé.',
  leaves:
    'Vous payez sur la page du fournisseur. Votre carte et vos documents n’arrivent jamais ici.',
  failed: (reason) => `Rien n’a été acheté. ${reason}`,
  foreignPage: (host) =>
    `Le serveur a nommé une page sur ${host}, qui n’appartient à aucun vendeur d’ici. Elle n’a pas été ouverte, et rien n’a été acheté.`,
  opening: (provider) => `Ouverture : ${provider}`,
  waiting: (provider) => `Continuez sur ${provider}`,
  waitingHint:
    'Payez sur la page qui s’est ouverte. Cette vue vous prévient de l’arrivée ; vous pouvez la fermer.',
  waitingUnknown:
    'Payez sur la page qui s’est ouverte. Ce que vous achetez apparaît sur votre compte.',
  blocked: 'Votre navigateur n’a laissé aucune page s’ouvrir. Ouvrez-la vous-même :',
  open: (provider) => `Ouvrir ${provider}`,
  copyLink: 'Copier le lien',
  copied: 'Lien copié',
  opensNewTab: 'ouvre un nouvel onglet',
  paid: 'Payé',
  paidHint: (amount) => `En route vers votre adresse : ${amount}.`,
  delivered: (amount) => `Reçu : ${amount}`,
  deliveredHint: 'Cet argent est sur votre compte.',
  notDelivered: 'Non acheté',
  notDeliveredHint: 'Le fournisseur dit que rien n’est livré.',
  goesTo: 'Va à',
  again: 'Recommencer',
  done: 'Terminé',
  activity: 'Voir dans Activité',
  helpCards: [
    {
      title: 'De l’argent aux cryptomonnaies',
      text: 'Un fournisseur encaisse votre carte ou votre virement et envoie des cryptomonnaies à votre adresse.',
    },
    {
      title: 'Le fournisseur sait qui vous êtes',
      text: 'C’est une entreprise à part, avec ses propres règles, qui peut vous demander des documents. Cette page lui donne votre adresse et le montant, et rien d’autre.',
    },
    {
      title: 'Cela a un coût',
      text: 'Les fournisseurs gardent un à deux pour cent ou plus, et le réseau a ses frais. Comparez avant de payer.',
    },
  ],
}

const nameTexts: Translation<typeof name> = {
  id: 'name',
  title: 'Choisir un nom',
  registerTitle: 'Enregistrer le nom',
  registeredTitle: 'Nom enregistré',
  intro:
    'Un nom remplace votre adresse. Les autres envoient à ce nom, et personne n’a besoin de copier une adresse.',
  own: 'Vos noms',
  name: 'Nom',
  rules: '4 caractères ou plus : a à z, 0 à 9 et -',
  unreadable: 'Utilisez seulement a à z, 0 à 9 et -',
  tooShort: 'Saisissez au moins 4 caractères',
  suggestions: 'Noms proches',
  searching: 'Recherche de noms',
  searchFailed: 'Les noms n’ont pas pu être recherchés.',
  tryAgain: 'Réessayer',
  noneFree: 'Tous sont pris. Saisissez un autre nom.',
  noneFound: 'Il n’y a pas de nom semblable ici. Saisissez-en un autre.',
  available: 'Disponible',
  taken: 'Pris',
  register: 'Enregistrer',
  leadsTo: (network) => `Mène à votre adresse sur ${network}`,
  free: 'Ne coûte rien. Le nom reste lié à cette adresse et ne peut pas être rendu.',
  signed: 'Ce que signe votre portefeuille',
  confirmIn: (wallet) => `Confirmez dans ${wallet}`,
  registering: 'Enregistrement',
  back: 'Choisir un autre nom',
  notices: {
    declined: 'Signature refusée. Rien n’a été enregistré.',
    unsupported: 'Les noms ne sont pas proposés sur ce réseau.',
    walletChanged: 'Votre portefeuille a changé. Vérifiez de nouveau.',
    unavailable:
      'Le serveur ne répond pas. Autant qu’on sache, rien n’a été enregistré. Réessayez.',
  },
  unsigned: 'Votre portefeuille n’a pas signé. Rien n’a été enregistré.',
  walletSaid: (reason) => `Votre portefeuille n’a pas signé : ${reason}`,
  registered: (name) => `${name} est à vous`,
  registeredHint: 'Les autres peuvent désormais envoyer à ce nom.',
  done: 'Terminé',
}

const tokensTexts: Translation<typeof tokens> = {
  id: 'tokens',
  tab: 'Jetons',
  list: 'Jetons de ce compte',
  hidden: (count) =>
    plural('fr', count, {
      one: `${count} jeton indésirable masqué`,
      many: `${count} de jetons indésirables masqués`,
      other: `${count} jetons indésirables masqués`,
    }),
  shown: (count) =>
    plural('fr', count, {
      one: `${count} jeton indésirable`,
      many: `${count} de jetons indésirables`,
      other: `${count} jetons indésirables`,
    }),
  emptyTitle: 'Pas encore de jetons',
  empty: 'Ce que vous recevez apparaît ici.',
  failed: 'Solde des jetons indisponible',
  failedHint: 'Vos jetons n’ont pas pu être lus. Ils sont en sécurité là où ils sont.',
  stale: (when) => `Actualisation impossible. Ces données datent de ${when}.`,
  missing: (network) =>
    `Certains jetons sur ${network} n’ont pas pu être lus. Ils sont en sécurité là où ils sont. Réessayez dans un instant.`,
  tryAgain: 'Réessayer',
  fund: 'Ajouter des fonds',
}

const secureWalletTexts: Translation<typeof secureWallet> = {
  id: 'secureWallet',
  approveTitle: 'Approuver',
  codeTitle: 'Code de récupération',
  saveCode: 'Gardez votre code de récupération',
  walletTitle: 'Portefeuille sécurisé',
  updateTitle: 'Modifier l’e-mail',
  primaryTitle: 'Confirmer l’e-mail actuel',
  secondaryTitle: 'Confirmer le nouvel e-mail',
  otherEmail: 'Utiliser une autre adresse',
  editEmail: 'Modifier l’e-mail',
  newEmail: 'Nouvelle adresse e-mail',
  save: 'Enregistrer',
  done: 'Terminé',
  ways: 'Moyens de connexion',
  addPasskey: 'Ajouter une clé d’accès',
  recover: 'Récupérer avec une clé d’accès',
  setPassword: 'Définir un mot de passe',
  export: 'Exporter le portefeuille',
  forget: 'Déconnecter les autres appareils',
  delete: 'Supprimer le portefeuille',
  changed: 'E-mail modifié',
  unchanged: (reason) => sentences(reason, 'Votre adresse n’a pas changé.'),
  inFrame: 'Cette page ne peut rien voir ni actionner ci-dessous.',
}

const permissionsTexts: Translation<typeof permissions> = {
  id: 'permissions',
  listTitle: 'Autorisations',
  createdTitle: 'Autorisation accordée',
  intro:
    'Ces applications peuvent agir pour ce compte sans vous redemander, dans des limites qu’un contrat fait respecter.',
  none: 'Aucune autorisation',
  noneText: 'Aucune application ne peut agir d’elle-même pour ce compte.',
  reading: 'Lecture de vos autorisations',
  unread: 'Vos autorisations n’ont pas pu être lues. Elles restent telles qu’elles étaient.',
  unsupported:
    'Ce portefeuille ne peut pas révoquer d’autorisations. Connectez le portefeuille qui a donné celle-ci, puis réessayez.',
  notEnded:
    'Le réseau n’a pas encore mis fin à cette autorisation. Regardez à nouveau dans une minute et révoquez-la encore une fois si elle est toujours là.',
  tryAgain: 'Réessayer',
  somebody: 'Une application',
  once: (amount) => `${amount} en tout`,
  every: (amount, duration) => `${amount} par période de ${duration}`,
  upTo: (amount, most) => `${amount} par seconde, ${most} en tout`,
  left: (amount) => `Peut être prélevé maintenant : ${amount}`,
  leftUnknown: 'Impossible de dire pour le moment ce qu’il reste.',
  functions: (names) => `Peut appeler ${names}`,
  calls: (left, most) => `Appels restants : ${left} sur ${most}`,
  perCall: (amount) => `À chaque appel : ${amount} au maximum`,
  contract: 'Contrat',
  caller: 'Qui peut l’appeler',
  atomic: (amount) => `${amount} (unités atomiques)`,
  unknown: 'Ce qu’elle permet ne peut pas être affiché. Retirez-la si vous ne la connaissez pas.',
  until: (date) => `Jusqu’au ${date}`,
  delegate: 'Qui peut prélever',
  revoke: 'Révoquer',
  revoking: 'Confirmez dans votre portefeuille, puis attendez le réseau',
  granted:
    'L’application peut agir dans la limite de ce que vous avez permis. Vous la retrouvez dans Paramètres et pouvez retirer l’autorisation à tout moment.',
  done: 'Terminé',
  showAll: 'Voir les autorisations',
}

const smartAccountTexts: Translation<typeof smartAccount> = {
  id: 'smartAccount',
  title: 'Compte intelligent',
  intro:
    'Un compte intelligent fait plusieurs étapes à la fois et peut laisser quelqu’un d’autre payer les frais de réseau. Votre clé signe pour lui.',
  twoAddresses:
    'Votre compte intelligent et votre clé ont chacun leur adresse. L’argent reste où il est quand vous changez celui qui passe en premier.',
  first:
    'Passe en premier : c’est celui que voient les applications, et l’argent que vous demandez arrive ici.',
  notFirst: 'Le compte propre à votre clé passe en premier.',
  address: 'Compte intelligent',
  ownAddress: 'Votre clé',
  isThere: 'Il est sur ce réseau.',
  isNotThere: 'Il est créé avec votre premier envoi. Vous pouvez recevoir de l’argent avant.',
  networks: 'Réseaux où il existe',
  notHere:
    'Il n’y a pas de comptes intelligents sur ce réseau ici. Le compte propre à votre clé est utilisé.',
  warning:
    'Ne donnez cette adresse que pour ces réseaux : sur d’autres, il se peut que personne ne puisse déplacer ce qui y arrive.',
  failed: 'La modification n’a pas pu se faire. Réessayez.',
}

const upgradeTexts: Translation<typeof upgrade> = {
  id: 'upgrade',
  title: 'Migrer le portefeuille',
  goOn: 'Poursuivre le transfert vers votre portefeuille',
  intro:
    'Transférez ce qui est ici vers un portefeuille à vous, un élément après l’autre. Vous voyez et confirmez chaque transfert.',
  ownAddress: (family) => `Votre propre adresse sur ${family}`,
  enterAddress: 'Saisissez d’abord l’adresse de votre propre portefeuille.',
  move: (what) => `Transférer ${what}`,
  last: 'À transférer en dernier : cela paie les frais du reste.',
  spam: (count) =>
    plural('fr', count, {
      one: `${count} élément que personne n’a demandé reste ici.`,
      many: `${count} d’éléments que personne n’a demandés restent ici.`,
      other: `${count} éléments que personne n’a demandés restent ici.`,
    }),
  unread: (network) => `Ce qui est sur ${network} n’a pas pu être lu. Tout y reste ; réessayez.`,
  incomplete: (network) => `Il peut y avoir plus sur ${network} que ce qui est affiché.`,
  tryAgain: 'Réessayer',
  nothing: 'Il ne reste rien à transférer ici.',
  reading: 'Lecture de ce que vous avez',
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

export const texts: readonly Words[] = [
  walletOffersTexts,
  errorsTexts,
  networksTexts,
  guideTexts,
  emailTexts,
  loginTexts,
  socialTexts,
  farcasterTexts,
  moneyTexts,
  accountTexts,
  activityTexts,
  familiesTexts,
  nftsTexts,
  profileTexts,
  receiveTexts,
  sendTexts,
  swapTexts,
  nameTexts,
  buyTexts,
  settingsTexts,
  signInTexts,
  tokensTexts,
  secureWalletTexts,
  permissionsTexts,
  smartAccountTexts,
  upgradeTexts,
]
