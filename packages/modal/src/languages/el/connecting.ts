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

const consentTexts: Translation<typeof consent> = {
  id: 'consent',
  terms: 'τους Όρους χρήσης',
  privacy: 'την Πολιτική απορρήτου',
  both: (terms, privacy) => `${terms} και ${privacy}`,
  agree: (what) => `Αποδέχομαι ${what}`,
  agreeByConnecting: (what) => `Με τη σύνδεση αποδέχεστε ${what}`,
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
  consentTexts,
  connectTexts,
  pairingTexts,
  walletsTexts,
  panelTexts,
  qrCodeTexts,
]
