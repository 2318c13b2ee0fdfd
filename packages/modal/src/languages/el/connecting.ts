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
  back: 'Πίσω',
  close: 'Κλείσιμο',
  help: 'Βοήθεια',
  loadFailedTitle: 'Αυτή η προβολή δεν φορτώθηκε',
  loadFailedText: 'Ίσως διακόπηκε η σύνδεσή σας. Δεν στάλθηκε και δεν χάθηκε τίποτα.',
  brokenTitle: 'Κάτι πήγε στραβά εδώ',
  brokenText: 'Το πορτοφόλι και τα χρήματά σας είναι άθικτα.',
  tryAgain: 'Δοκιμάστε ξανά',
  mountFailed: 'Το παράθυρο του πορτοφολιού δεν μπόρεσε να ανοίξει σε αυτή τη σελίδα.',
}

const walletOffersTexts: Translation<typeof walletOffers> = {
  id: 'walletOffers',
  waiting: (wallet) => `Ένα αίτημα περιμένει στο ${wallet}.`,
  open: (wallet) => `Άνοιγμα ${wallet}`,
  dismiss: 'Παράβλεψη',
  relayLost: 'Χάθηκε η σύνδεση με το πορτοφόλι σας. Νέα προσπάθεια…',
  relayRefused:
    'Δεν είναι δυνατή η επικοινωνία με το πορτοφόλι σας από αυτή τη σελίδα. Αποσυνδέστε το και συνδέστε το ξανά.',
}

const consentTexts: Translation<typeof consent> = {
  id: 'consent',
  terms: 'τους Όρους χρήσης',
  privacy: 'την Πολιτική απορρήτου',
  both: (terms, privacy) => `${terms} και ${privacy}`,
  agree: (what) => `Αποδέχομαι ${what}`,
  agreeByConnecting: (what) => `Με τη σύνδεση αποδέχεστε ${what}`,
}

const errorsTexts: TranslatedErrors = {
  id: 'errors',
  walletSaid: (text) => `Το πορτοφόλι σας αναφέρει: «${text}»`,
  networkSaid: (text) => `Το δίκτυο αναφέρει: «${text}»`,
  texts: {
    'balance/unavailable': 'Το υπόλοιπο δεν είναι διαθέσιμο.',
    'catalogue/unavailable':
      'Η λίστα πορτοφολιών δεν φορτώθηκε. Ελέγξτε τη σύνδεσή σας και δοκιμάστε ξανά.',
    'connection/code-unavailable':
      'Ένα μέρος αυτής της σελίδας δεν φορτώθηκε. Ελέγξτε τη σύνδεσή σας και δοκιμάστε ξανά.',
    'network/unsupported-by-wallet': 'Το πορτοφόλι δεν υποστηρίζει αυτό το δίκτυο.',
    'relay/closed': 'Η σύνδεση με την υπηρεσία έκλεισε.',
    'relay/outbox-full':
      'Πάρα πολλά μηνύματα περιμένουν αποστολή. Δοκιμάστε ξανά όταν επανέλθει η σύνδεση.',
    'relay/refused': 'Η υπηρεσία σύνδεσης απέρριψε αυτόν τον ιστότοπο.',
    'relay/unavailable': 'Η υπηρεσία σύνδεσης δεν απαντά. Δοκιμάστε ξανά.',
    'resources/unavailable': 'Τα δεδομένα δεν είναι διαθέσιμα. Δοκιμάστε ξανά.',
    'transfer/no-estimate': 'Δεν ήταν δυνατή η ανάγνωση της χρέωσης δικτύου. Δοκιμάστε ξανά.',
    'transfer/unasked': 'Η αποστολή δεν έγινε. Δοκιμάστε ξανά.',
    'wallet/already-pending': 'Ανοίξτε το πορτοφόλι σας.',
    'wallet/failed': 'Άγνωστο σφάλμα.',
    'wallet/not-found':
      'Αυτό το πορτοφόλι δεν είναι διαθέσιμο σε αυτή τη σελίδα. Ξεκλειδώστε το ή εγκαταστήστε το και δοκιμάστε ξανά.',
    'wallet/other-family':
      'Αυτό το πορτοφόλι δεν κοινοποιεί λογαριασμό για αυτό το είδος δικτύου. Επιλέξτε άλλο δίκτυο ή πορτοφόλι.',
    'walletconnect/link-failed':
      'Δεν ήταν δυνατή η δημιουργία συνδέσμου προς πορτοφόλι. Ελέγξτε τη σύνδεση και δοκιμάστε ξανά.',
    'The wallet does not allow this kind of request. Try another wallet.':
      'Το πορτοφόλι δεν επιτρέπει αυτό το είδος αιτήματος. Δοκιμάστε άλλο πορτοφόλι.',
    'The wallet does not support the events of this site. Try another wallet.':
      'Το πορτοφόλι δεν υποστηρίζει τα συμβάντα αυτού του ιστοτόπου. Δοκιμάστε άλλο πορτοφόλι.',
    'The wallet does not allow this change. Connect again.':
      'Το πορτοφόλι δεν επιτρέπει αυτή την αλλαγή. Συνδέστε το ξανά.',
    'The wallet did not approve this network. Connect again and approve it.':
      'Το πορτοφόλι δεν ενέκρινε αυτό το δίκτυο. Συνδέστε το ξανά και εγκρίνετε το δίκτυο.',
    'The wallet does not support these networks. Try another wallet.':
      'Το πορτοφόλι δεν υποστηρίζει αυτά τα δίκτυα. Δοκιμάστε άλλο πορτοφόλι.',
    'The wallet has no account for these networks. Add one, then try again.':
      'Το πορτοφόλι δεν έχει λογαριασμό για αυτά τα δίκτυα. Προσθέστε έναν και δοκιμάστε ξανά.',
    'The wallet does not support this kind of network. Try another wallet.':
      'Το πορτοφόλι δεν υποστηρίζει αυτό το είδος δικτύου. Δοκιμάστε άλλο πορτοφόλι.',
    'The wallet ended the connection. Connect again.':
      'Το πορτοφόλι τερμάτισε τη σύνδεση. Συνδέστε το ξανά.',
    'The wallet did not finish connecting. Try again.':
      'Το πορτοφόλι δεν ολοκλήρωσε τη σύνδεση. Δοκιμάστε ξανά.',
    'The wallet cannot do what this request needs. Send it without, or use another wallet.':
      'Το πορτοφόλι δεν μπορεί να κάνει ό,τι χρειάζεται αυτό το αίτημα. Στείλτε το χωρίς αυτό ή χρησιμοποιήστε άλλο πορτοφόλι.',
    'The wallet does not take several calls at once on this network.':
      'Το πορτοφόλι δεν δέχεται πολλές κλήσεις μαζί σε αυτό το δίκτυο.',
    'The wallet knows a request of this id already. Send it again.':
      'Το πορτοφόλι γνωρίζει ήδη ένα αίτημα με αυτό το αναγνωριστικό. Στείλτε το ξανά.',
    'The wallet does not know these calls.': 'Το πορτοφόλι δεν γνωρίζει αυτές τις κλήσεις.',
    'These are more calls than the wallet takes at once. Send fewer.':
      'Οι κλήσεις είναι περισσότερες από όσες δέχεται μαζί το πορτοφόλι. Στείλτε λιγότερες.',
    'The wallet cannot do all of these calls or none on this network.':
      'Το πορτοφόλι δεν μπορεί να εγγυηθεί σε αυτό το δίκτυο ότι θα γίνουν είτε όλες αυτές οι κλήσεις είτε καμία.',
    'The wallet no longer knows this connection. Connect again.':
      'Το πορτοφόλι δεν αναγνωρίζει πλέον αυτή τη σύνδεση. Συνδέστε το ξανά.',
    'The request expired in the wallet. Try again.':
      'Το αίτημα έληξε στο πορτοφόλι. Δοκιμάστε ξανά.',
    'The wallet gave no account. Open it, choose one, and try again.':
      'Το πορτοφόλι δεν έδωσε λογαριασμό. Ανοίξτε το, επιλέξτε έναν και δοκιμάστε ξανά.',
    'The wallet gave an answer that cannot be read. Try again.':
      'Η απάντηση του πορτοφολιού δεν μπορεί να διαβαστεί. Δοκιμάστε ξανά.',
    'The wallet agreed and stayed on its network':
      'Το πορτοφόλι συμφώνησε, αλλά έμεινε στο δίκτυό του.',
    'The wallet signed a different message. Try again.':
      'Το πορτοφόλι υπέγραψε διαφορετικό μήνυμα. Δοκιμάστε ξανά.',
  },
}

const connectTexts: Translation<typeof connect> = {
  id: 'connect',
  connectTitle: 'Σύνδεση πορτοφολιού',
  installed: 'Εγκατεστημένο',
  recent: 'Πρόσφατο',
  walletList: 'Πορτοφόλια',
  allWallets: 'Όλα τα πορτοφόλια',
  continueWithWallet: 'Συνέχεια με πορτοφόλι',
  scanWithPhone: 'Σάρωση με τηλέφωνο',
  newToWallets: 'Πρώτη φορά με πορτοφόλι;',
  getStarted: 'Ξεκινήστε',
  noWalletTitle: 'Δεν βρέθηκε πορτοφόλι',
  noWalletText: 'Εγκαταστήστε ή ξεκλειδώστε ένα σε αυτόν τον περιηγητή και αναζητήστε ξανά.',
  lookAgain: 'Νέα αναζήτηση',

  waitingTitle: (wallet) => `Συνεχίστε στο ${wallet}`,
  waitingText: 'Ελέγξτε το αίτημα σύνδεσης στο πορτοφόλι σας και αποδεχτείτε το εκεί.',
  pendingTitle: 'Ανοίξτε το πορτοφόλι σας',
  pendingText: (wallet) => `Το ${wallet} εμφανίζει ήδη ένα αίτημα. Απαντήστε εκεί.`,
  cancel: 'Ακύρωση',
  connectedTitle: 'Συνδέθηκε',
  connectedText: (wallet) => `Το ${wallet} συνδέθηκε με αυτόν τον ιστότοπο.`,
  declinedTitle: 'Το αίτημα απορρίφθηκε',
  declinedText: (wallet) =>
    `Κλείσατε το αίτημα στο ${wallet}. Δεν κοινοποιήθηκε τίποτα σε αυτόν τον ιστότοπο.`,
  failedTitle: 'Η σύνδεση απέτυχε',
  failedText: (reason) => sentences(reason, 'Δεν κοινοποιήθηκε τίποτα σε αυτόν τον ιστότοπο.'),
  tryAgain: 'Δοκιμάστε ξανά',
}

const pairingTexts: Translation<typeof pairing> = {
  id: 'pairing',
  pairingTitle: 'WalletConnect',
  ways: 'Τρόποι σύνδεσης',
  mobile: 'Κινητό',
  browser: 'Περιηγητής',
  web: 'Web',
  desktop: 'Υπολογιστής',

  codeName: (wallet) => `Κωδικός QR για σάρωση με το ${wallet}`,
  anyWallet: 'πορτοφόλι σας',
  scanText: (wallet) => `Σαρώστε τον με το ${wallet} στο τηλέφωνό σας.`,
  agreeForCode: 'Αποδεχτείτε και θα εμφανιστεί ένας κωδικός για σάρωση.',
  agreeForWallet: 'Αποδεχτείτε και θα συνεχίσετε στο πορτοφόλι σας.',
  preparing: 'Δημιουργία συνδέσμου',
  refreshesIn: (left) => `Ανανεώνεται σε ${left}`,
  refreshesSoon: (seconds) =>
    seconds === 60
      ? 'Ο κωδικός ανανεώνεται σε ένα λεπτό'
      : `Ο κωδικός ανανεώνεται σε ${seconds} δευτ.`,
  newCode: 'Νέος κωδικός',
  copyLink: 'Αντιγραφή συνδέσμου',
  copied: 'Ο σύνδεσμος αντιγράφηκε',
  reload: 'Ανανέωση κωδικού',
  expired: 'Αυτός ο κωδικός έληξε.',
  linkFailed: 'Δεν ήταν δυνατή η δημιουργία κωδικού.',

  ownRelay:
    'Για πορτοφόλια που έχουν ρυθμιστεί με την υπηρεσία σύνδεσης αυτού του ιστοτόπου. Επιλέξτε οποιοδήποτε άλλο πορτοφόλι από τη λίστα.',
  unreachableTitle: (wallet) => `Το ${wallet} δεν είναι προσβάσιμο`,
  unreachableText: (wallet) =>
    `Αυτός ο ιστότοπος δεν μπορεί να συνδεθεί με το ${wallet} σε τηλέφωνο. Επιλέξτε άλλο πορτοφόλι για να συνεχίσετε.`,
  visit: (wallet) => `Μετάβαση στον ιστότοπο του ${wallet}`,

  offline: 'Είστε εκτός σύνδεσης. Ο κωδικός θα λειτουργήσει ξανά μόλις επανέλθετε.',
  unreachable: 'Η υπηρεσία σύνδεσης δεν απαντά. Συνεχίζουμε να προσπαθούμε· δεν χάθηκε τίποτα.',
  refused:
    'Αυτός ο ιστότοπος δεν μπορεί προς το παρόν να επικοινωνήσει με πορτοφόλια σε άλλες συσκευές.',
  tryAgain: 'Δοκιμάστε ξανά',

  openTitle: (wallet) => `Συνεχίστε στο ${wallet}`,
  openText: (wallet) => `Εγκρίνετε τη σύνδεση στο ${wallet} και επιστρέψτε εδώ.`,
  open: (wallet) => `Άνοιγμα ${wallet}`,
  openAgain: (wallet) => `Άνοιγμα ${wallet} ξανά`,
  stuckTitle: (wallet) => `Δεν άνοιξε το ${wallet};`,
  stuckText: 'Δεν χάθηκε τίποτα. Δοκιμάστε άλλον τρόπο:',
  openByLink: 'Άνοιγμα με σύνδεσμο web',
  openByScheme: 'Άνοιγμα με σύνδεσμο εφαρμογής',
  appStore: 'Λήψη από το App Store',
  playStore: 'Λήψη από το Google Play',
  otherDevice: 'Χρήση άλλης συσκευής',
  chooseWallet: 'Επιλέξτε το πορτοφόλι στο οποίο θα συνεχίσετε.',
  allWallets: 'Όλα τα πορτοφόλια',
  walletList: 'Πορτοφόλια',

  browserText: (wallet) =>
    `Το ${wallet} δεν υπάρχει ακόμη σε αυτόν τον περιηγητή. Εγκαταστήστε την επέκτασή του· μόλις είναι έτοιμη, συνεχίζουμε εδώ.`,
  getExtension: 'Λήψη επέκτασης',
  browserReady: (wallet) => `Το ${wallet} υπάρχει σε αυτόν τον περιηγητή.`,
  continueInBrowser: 'Συνέχεια σε αυτόν τον περιηγητή',
  webText: (wallet) => `Το ${wallet} ανοίγει σε άλλη καρτέλα. Εγκρίνετε εκεί και επιστρέψτε.`,
  desktopText: (wallet) => `Εγκρίνετε τη σύνδεση στο ${wallet} σε αυτόν τον υπολογιστή.`,
  opensNewTab: 'Ανοίγει σε νέα καρτέλα',
  get: (wallet) => `Λήψη ${wallet}`,

  connectedTitle: 'Συνδέθηκε',
  connectedText: (wallet) => `Το ${wallet} συνδέθηκε με αυτόν τον ιστότοπο.`,
  declinedTitle: 'Το αίτημα απορρίφθηκε',
  declinedText:
    'Κλείσατε το αίτημα στο πορτοφόλι σας. Δεν κοινοποιήθηκε τίποτα σε αυτόν τον ιστότοπο.',
  failedTitle: 'Η σύνδεση απέτυχε',
  failedText: (reason) =>
    sentences(reason, 'Δεν κοινοποιήθηκε τίποτα σε αυτόν τον ιστότοπο και δεν χάθηκε τίποτα.'),
}

const walletsTexts: Translation<typeof wallets> = {
  id: 'wallets',
  allTitle: 'Όλα τα πορτοφόλια',
  getTitle: 'Απόκτηση πορτοφολιού',
  downloadTitle: (wallet) => `Λήψη ${wallet}`,
  search: 'Αναζήτηση πορτοφολιών',
  list: 'Πορτοφόλια',
  loading: 'Φόρτωση πορτοφολιών',
  noneFound: (search) => `Κανένα πορτοφόλι με όνομα «${search}»`,
  none: 'Κανένα πορτοφόλι εδώ',
  nonePrivate: 'Κανένα πορτοφόλι δεν λέγεται έτσι',
  privateText: 'Μοιάζει με σύνδεσμο, διεύθυνση ή μυστικό, γι’ αυτό δεν βγήκε από αυτή τη σελίδα.',
  noneText: 'Ελέγξτε την ορθογραφία ή δείτε τα όλα.',
  noneTextOrScan:
    'Ελέγξτε την ορθογραφία. Ένα πορτοφόλι που δεν υπάρχει στη λίστα συνδέεται με τον κωδικό του.',
  scan: 'Σάρωση με οποιοδήποτε πορτοφόλι',
  anyWallet: 'WalletConnect',
  clearSearch: 'Εκκαθάριση αναζήτησης',
  failedTitle: 'Η λίστα δεν φορτώθηκε',
  failedText:
    'Ίσως διακόπηκε η σύνδεσή σας. Τα πορτοφόλια σε αυτόν τον περιηγητή λειτουργούν κανονικά.',
  tryAgain: 'Δοκιμάστε ξανά',
  installed: 'Υπάρχει',
  recent: 'Πρόσφατο',
  found: (count) =>
    plural('el', count, {
      one: 'Βρέθηκε 1 πορτοφόλι',
      other: `Βρέθηκαν ${count} πορτοφόλια`,
    }),

  getText:
    'Αυτά χρησιμοποιούνται ευρέως. Όποιο κι αν επιλέξετε, μπορείτε αργότερα να μεταφέρετε τον λογαριασμό σας σε άλλο.',
  exploreAll: 'Εξερεύνηση όλων',

  downloadText: (wallet) =>
    `Το ${wallet} δεν υπάρχει ακόμη σε αυτόν τον περιηγητή. Εγκαταστήστε το, επιστρέψτε εδώ και επιλέξτε το ξανά.`,
  orDownloadText: (wallet) => `Ή εγκαταστήστε το ${wallet} εδώ, επιστρέψτε και επιλέξτε το ξανά.`,
  unreachableText: (wallet) =>
    `Το ${wallet} δεν είναι προσβάσιμο από εδώ. Εγκαταστήστε το σε αυτή τη συσκευή και, αν γίνεται, ανοίξτε αυτή τη σελίδα μέσα από αυτό.`,
  openInAppText: (wallet) =>
    `Το ${wallet} ανοίγει αυτή τη σελίδα στον δικό του περιηγητή: συνδεθείτε εκεί. Αν δεν ανοίξει, εγκαταστήστε το πρώτα.`,
  openInApp: (wallet) => `Άνοιγμα της σελίδας στο ${wallet}`,
  openWebApp: (wallet) => `Άνοιγμα ${wallet} στο web`,
  extension: 'Επέκταση περιηγητή',
  appStore: 'Εφαρμογή για iPhone και iPad',
  playStore: 'Εφαρμογή για Android',
  homepage: 'Ιστότοπος',
  opensNewTab: 'Ανοίγει σε νέα καρτέλα',
}

const networksTexts: Translation<typeof networks> = {
  id: 'networks',
  title: 'Επιλογή δικτύου',
  unsupportedTitle: 'Μη υποστηριζόμενο δίκτυο',
  search: 'Αναζήτηση δικτύων',
  list: 'Δίκτυα',
  current: 'Τρέχον δίκτυο',
  noneFound: (search) => `Κανένα δίκτυο με όνομα «${search}»`,
  noneFoundText: 'Ελέγξτε την ορθογραφία ή δείτε τα όλα.',
  none: 'Κανένα δίκτυο εδώ',
  noneText: 'Αυτός ο ιστότοπος δεν προσφέρει κανένα προς το παρόν.',
  clearSearch: 'Εκκαθάριση αναζήτησης',
  whatIsANetwork: 'Τι είναι το δίκτυο;',

  waitingTitle: (wallet) => `Συνεχίστε στο ${wallet}`,
  waitingText: (network) =>
    `Αποδεχτείτε στο πορτοφόλι σας την αλλαγή στο δίκτυο ${network}. Ο λογαριασμός και τα χρήματά σας μένουν εκεί όπου βρίσκονται.`,
  doneTitle: 'Το δίκτυο άλλαξε',
  declinedTitle: 'Το αίτημα απορρίφθηκε',
  declinedText: 'Παραμένετε στο δίκτυο όπου ήσασταν. Δεν άλλαξε τίποτα άλλο.',
  failedTitle: 'Η αλλαγή απέτυχε',
  failedText: (reason) => sentences(reason, 'Παραμένετε στο δίκτυο όπου ήσασταν.'),
  cancel: 'Ακύρωση',
  tryAgain: 'Δοκιμάστε ξανά',

  unsupportedText: (wallet) =>
    `Το ${wallet} βρίσκεται σε δίκτυο που δεν χρησιμοποιεί αυτός ο ιστότοπος. Επιλέξτε ένα από αυτά για να συνεχίσετε. Τα χρήματά σας είναι ασφαλή εκεί όπου βρίσκονται.`,
  yourWallet: 'πορτοφόλι σας',
  disconnect: 'Αποσύνδεση',
  notApproved: (wallet) => `Δεν εγκρίθηκε από το ${wallet}`,
  noWallet: 'Χωρίς πορτοφόλι ακόμη',
  connect: 'Σύνδεση',
}

const guideTexts: Translation<typeof guide> = {
  id: 'guide',
  walletTitle: 'Τι είναι το πορτοφόλι;',
  networkTitle: 'Τι είναι το δίκτυο;',
  walletCards: [
    {
      title: 'Ένα σπίτι για ό,τι είναι δικό σας',
      text: 'Φυλάσσει και δείχνει τα κρυπτονομίσματα, τα token και τα συλλεκτικά σας και τα στέλνει όπου του πείτε.',
    },
    {
      title: 'Νέος τρόπος εισόδου',
      text: 'Αντί για κωδικό πρόσβασης, επιβεβαιώνετε με το πορτοφόλι σας. Κανένας ιστότοπος δεν μαθαίνει ποτέ το κλειδί σας.',
    },
    {
      title: 'Μόνο δικό σας',
      text: 'Το κλειδί το έχετε μόνο εσείς. Κανείς δεν μπορεί να το ανακτήσει για εσάς, γι’ αυτό φυλάξτε καλά τη φράση ανάκτησής του και μην την πείτε σε κανέναν.',
    },
  ],
  getWallet: 'Απόκτηση πορτοφολιού',

  networkCards: [
    {
      title: 'Εκεί όπου συμβαίνουν όλα',
      text: 'Το δίκτυο είναι ένα δημόσιο αρχείο που τηρούν μαζί πολλοί υπολογιστές. Τα κρυπτονομίσματά σας βρίσκονται σε ένα από αυτά.',
    },
    {
      title: 'Ίδια διεύθυνση, χωριστά χρήματα',
      text: 'Η διεύθυνσή σας μπορεί να είναι ίδια σε πολλά δίκτυα, αλλά ό,τι έχετε στο ένα δεν υπάρχει στα άλλα.',
    },
    {
      title: 'Οι χρεώσεις διαφέρουν',
      text: 'Κάθε δίκτυο έχει δικό του νόμισμα για την πληρωμή των χρεώσεών του και δική του τιμή για μια συναλλαγή.',
    },
  ],
}

const emailTexts: Translation<typeof email> = {
  id: 'email',
  confirmTitle: 'Επιβεβαίωση email',
  deviceTitle: 'Καταχώριση συσκευής',
  passkeyTitle: 'Κλειδί πρόσβασης',
  email: 'Διεύθυνση email',
  continue: 'Συνέχεια',
  device: 'Εγκρίνετε αυτή τη συσκευή',
  deviceSent: (email) =>
    `Στάλθηκε ένας σύνδεσμος στη διεύθυνση ${email}. Ανοίξτε τον και επιβεβαιώστε εκεί ότι αυτή η συσκευή είναι δική σας.`,
  waitLonger: (seconds) => `Δοκιμάστε ξανά σε ${seconds} δευτ.`,
  connected: 'Η είσοδος ολοκληρώθηκε.',
  usePasskey: 'Χρήση κλειδιού πρόσβασης',
  passkeyWaiting: 'Η συσκευή σας ζητά το κλειδί πρόσβασής σας',
}

const loginTexts: Translation<typeof login> = {
  id: 'login',
  failed: (reason) => sentences(reason, 'Δεν κοινοποιήθηκε τίποτα σε αυτόν τον ιστότοπο.'),
  declined: 'Το κλείσατε. Δεν κοινοποιήθηκε τίποτα σε αυτόν τον ιστότοπο.',
  connected: 'Η είσοδος ολοκληρώθηκε.',
  tryAgain: 'Δοκιμάστε ξανά',
  otherWay: 'Άλλος τρόπος',
  notEmail: 'Γράψτε μια διεύθυνση email, όπως ada@example.com.',
  sent: (email) => `Γράψτε τον κωδικό που στάλθηκε στη διεύθυνση ${email}.`,
  code: 'Κωδικός',
  checking: 'Έλεγχος κωδικού',
  resend: 'Νέα αποστολή κωδικού',
  sending: 'Αποστολή κωδικού',
}

const socialTexts: Translation<typeof social> = {
  id: 'social',
  socialsTitle: 'Συνέχεια με',
  continueWith: (service) => `Συνέχεια με ${service}`,
  more: 'Άλλες υπηρεσίες',
  waiting: (service) => `Συνεχίστε στο παράθυρο: ${service}`,
  noPassword: 'Αυτός ο ιστότοπος δεν μαθαίνει τίποτα για όσα κάνετε εκεί.',
  blocked:
    'Ο περιηγητής σας δεν άφησε να ανοίξει παράθυρο. Επιτρέψτε τα παράθυρα για αυτή τη σελίδα και δοκιμάστε ξανά.',
  timedOut: 'Το παράθυρο έκλεισε. Δοκιμάστε ξανά ή χρησιμοποιήστε άλλον τρόπο.',
  inThisPage: 'Συνέχεια σε αυτή τη σελίδα',
  closed: 'Το παράθυρο έκλεισε. Αν είχατε τελειώσει, η διαδικασία συνεχίζεται μόνη της.',
}

const farcasterTexts: Translation<typeof farcaster> = {
  id: 'farcaster',
  scan: 'Σαρώστε τον με την κάμερα του τηλεφώνου σας και αποδεχτείτε στην εφαρμογή Farcaster.',
  agree: 'Αποδεχτείτε στην εφαρμογή Farcaster και επιστρέψτε εδώ.',
  codeName: 'Κωδικός QR για συνέχεια στην εφαρμογή Farcaster',
  preparing: 'Δημιουργία συνδέσμου',
  open: 'Άνοιγμα Farcaster',
  copyLink: 'Αντιγραφή συνδέσμου',
  copied: 'Ο σύνδεσμος αντιγράφηκε',
}

const panelTexts: Translation<typeof panel> = {
  id: 'panel',
  failed: 'Αυτό το μέρος δεν φορτώθηκε.',
  tryAgain: 'Δοκιμάστε ξανά',
}

const qrCodeTexts: Translation<typeof qrCode> = {
  id: 'qrCode',
  codeName: (wallet) => `Κωδικός QR που ανοίγει αυτή τη σελίδα στο ${wallet}`,
  scan: (wallet) =>
    `Σαρώστε τον με την κάμερα του τηλεφώνου σας: αυτή η σελίδα ανοίγει στο ${wallet}.`,
  local:
    'Τη διεύθυνση αυτής της σελίδας μπορεί να την ανοίξει μόνο αυτός ο υπολογιστής. Ο κωδικός θα λειτουργήσει όταν η σελίδα δημοσιευτεί στο διαδίκτυο.',
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
