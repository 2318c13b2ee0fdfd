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
  amount: 'Ποσό',
  max: 'Μέγ.',
  tryAgain: 'Δοκιμάστε ξανά',
  twoReadings:
    'Αυτό διαβάζεται με δύο τρόπους. Γράψτε τα ακέραια ποσά χωρίς διαχωριστικά και τα υπόλοιπα με ένα μηδενικό παραπάνω, όπως 1,2340',
  maxAmount: (amount) => `Μέγ. ${amount}`,
  maxLeaves: (fee) => `Το μέγιστο αφήνει ${fee} για τη χρέωση`,
  have: (amount) => `Έχετε ${amount}.`,
  badAmount: (decimals) =>
    `Χρησιμοποιήστε ψηφία και μία τελεία ή ένα κόμμα, με έως ${decimals} δεκαδικά`,
  inToken: (symbol) => `Εισαγωγή ποσού σε ${symbol}`,
  inDollars: 'Εισαγωγή ποσού σε δολάρια',
  selectToken: 'Επιλογή token',
  changeToken: (symbol) => `${symbol}, αλλαγή token`,
  recipient: 'Παραλήπτης',
  addressOrName: 'Διεύθυνση ή όνομα',
  paste: 'Επικόλληση',
  clear: 'Εκκαθάριση παραλήπτη',
  recent: 'Πρόσφατοι παραλήπτες',
  recentLabel: 'Πρόσφατα',
  looking: 'Αναζήτηση του ονόματος',
  wholeAddress: 'Πλήρης διεύθυνση',
  wholeAddressOf: (name) => `Πλήρης διεύθυνση: ${name}`,
  copyAddress: 'Αντιγραφή διεύθυνσης',
  copied: 'Η διεύθυνση αντιγράφηκε',
  network: 'Δίκτυο',
  fee: 'Χρέωση δικτύου',
  feePaidIn: (symbol) => `Χρέωση δικτύου, πληρωμή σε ${symbol}`,
  costs: { recipientAccount: 'Ανοίγει λογαριασμό για αυτό το token, μία φορά' },
  feeAtMost: (fee) => `έως ${fee}`,
  feeUnread: 'Τη δείχνει το πορτοφόλι σας',
  lookingToken: 'Έλεγχος του token',
  noTokenThere: (network) => `Δεν υπάρχει token σε αυτή τη διεύθυνση στο δίκτυο ${network}`,
  unlisted:
    'Αυτό το token δεν υπάρχει σε καμία λίστα. Ο καθένας μπορεί να φτιάξει ένα με οποιοδήποτε όνομα, και ίσως να μην αξίζει τίποτα. Χρησιμοποιήστε το μόνο αν γνωρίζετε τη διεύθυνσή του.',
  takeToken: (symbol) => `Χρήση ${symbol}`,
  suggested: 'Προτεινόμενα token',
  search: 'Αναζήτηση token',
  tokensOn: (network) => `Τα token σας στο δίκτυο ${network}`,
  missing: (network) =>
    `Δεν διαβάστηκαν όλα τα token στο δίκτυο ${network}. Είναι ασφαλή εκεί όπου βρίσκονται.`,
  noToken: (text) => `Κανένα token με όνομα «${text}»`,
  clearSearch: 'Εκκαθάριση αναζήτησης',
  exactly: (amount) => `Ακριβώς ${amount}`,
  total: 'Σύνολο με τη χρέωση',
  confirm: 'Επιβεβαίωση',
  confirmIn: (wallet) => `Επιβεβαιώστε στο ${wallet}`,
  cancel: 'Ακύρωση',
  notices: {
    declined: 'Το αίτημα απορρίφθηκε. Δεν στάλθηκε τίποτα.',
    walletChanged: 'Το πορτοφόλι σας άλλαξε. Ελέγξτε ξανά.',
    feeUnread: 'Η χρέωση δικτύου δεν διαβάστηκε. Το πορτοφόλι σας τη δείχνει πριν επιβεβαιώσετε.',
    wrongNetwork:
      'Το πορτοφόλι σας είναι σε άλλο δίκτυο. Αλλάξτε δίκτυο και επιβεβαιώστε ξανά. Δεν στάλθηκε τίποτα.',
  },
  failed: (reason) => sentences(reason, 'Δεν στάλθηκε τίποτα.'),
  somethingWrong: 'Κάτι πήγε στραβά',
  chainFailed: 'Το δίκτυο την απέρριψε',
  chainFailedHint: 'Δεν μετακινήθηκε τίποτα εκτός από τη χρέωση δικτύου.',
  dropped: 'Δεν προχώρησε, δεν στάλθηκε τίποτα',
  droppedHint: 'Το δίκτυο ξέχασε τη συναλλαγή πριν μπει σε μπλοκ.',
  replaced: 'Αντικαταστάθηκε',
  replacedHint: 'Μια άλλη συναλλαγή σας πήρε τη θέση της. Κοιτάξτε στο πορτοφόλι σας.',
  reading: 'Ανάγνωση από το blockchain',
  matches: 'Διαβάστηκε από το blockchain: συμφωνεί',
  matchesHint: 'Ο παραλήπτης, το ποσό και το δίκτυο είναι αυτά που επιβεβαιώσατε.',
  unread: 'Δεν διαβάστηκε ακόμη',
  unreadHint: 'Ο έλεγχος επαναλαμβάνεται μόνος του.',
  partlyCompared: 'Δεν συγκρίθηκε ολόκληρη',
  partlyComparedHint:
    'Η συναλλαγή είναι στο blockchain, αλλά δεν ήταν δυνατό να συγκριθούν όλα με όσα επιβεβαιώσατε.',
  done: 'Τέλος',
  explorer: 'Προβολή στον explorer',
  unknown: 'Άγνωστη έκβαση',
  unknownHint: 'Ίσως να έχει σταλεί. Κοιτάξτε στη Δραστηριότητα πριν δοκιμάσετε ξανά.',
  looked: 'Κοίταξα',
  alarm: 'Δεν είναι αυτό που επιβεβαιώσατε',
  alarmHint:
    'Αυτό που έστειλε το πορτοφόλι σας είναι κάτι άλλο και δεν αναιρείται. Σταματήστε να χρησιμοποιείτε αυτό το πορτοφόλι. Μετακινήστε ό,τι απομένει από συσκευή που εμπιστεύεστε.',
  youConfirmed: 'Επιβεβαιώσατε',
  onChain: 'Στο blockchain',
  parts: {
    network: 'Δίκτυο',
    sender: 'Αποστολέας',
    recipient: 'Παραλήπτης',
    amount: 'Ποσό, σε ελάχιστες μονάδες',
    asset: 'Token ή κλήση',
  },
  read: 'Το διάβασα',
  unknownBalance: 'Άγνωστο υπόλοιπο',
  nothing: 'Δεν υπάρχει κάτι για επιβεβαίωση',
  nothingHint: 'Ό,τι υπήρχε εδώ τελείωσε και δεν ζητείται τίποτα από το πορτοφόλι σας.',
  back: 'Πίσω στη φόρμα',
  noNetwork: 'Επιλέξτε πρώτα δίκτυο',
  noNetworkHint: 'Το πορτοφόλι σας είναι σε δίκτυο που δεν χρησιμοποιεί αυτή η σελίδα.',
  networks: 'Επιλογή δικτύου',
}

const accountTexts: Translation<typeof account> = {
  id: 'account',
  title: 'Λογαριασμός',
  copyAddress: 'Αντιγραφή διεύθυνσης',
  copied: 'Η διεύθυνση αντιγράφηκε',
  balance: 'Υπόλοιπο',
  balanceFailed: 'Μη διαθέσιμο υπόλοιπο',
  balanceUnread: 'Το υπόλοιπό σας δεν διαβάστηκε. Είναι ασφαλές εκεί όπου βρίσκεται.',
  balanceStale: 'Δεν ήταν δυνατή η ανανέωση. Αυτό είναι το τελευταίο υπόλοιπο που είδαμε.',
  notPriced: 'Ένα μέρος του δεν έχει τιμή και δεν περιλαμβάνεται σε αυτό το άθροισμα.',
  notWhole: 'Δεν διαβάστηκαν όλα.',
  tryAgain: 'Δοκιμάστε ξανά',
  network: 'Δίκτυο',
  parts: 'Τι έχει αυτός ο λογαριασμός',
  disconnect: 'Αποσύνδεση',
  differs: 'Αυτό που έστειλε το πορτοφόλι σας δεν είναι αυτό που επιβεβαιώσατε.',
  lookAtIt: 'Δείτε το',
}

const activityTexts: Translation<typeof activity> = {
  id: 'activity',
  title: 'Δραστηριότητα',
  verbs: {
    approve: 'Εγκρίθηκε',
    borrow: 'Δανεισμός',
    burn: 'Κάηκε',
    buy: 'Αγοράστηκε',
    cancel: 'Ακυρώθηκε',
    claim: 'Εισπράχθηκε',
    deploy: 'Δημοσιεύτηκε',
    deposit: 'Κατατέθηκε',
    execute: 'Εκτελέστηκε',
    mint: 'Εκδόθηκε',
    receive: 'Ελήφθη',
    repay: 'Αποπληρώθηκε',
    send: 'Στάλθηκε',
    stake: 'Δεσμεύτηκε',
    trade: 'Ανταλλάχθηκε',
    unstake: 'Αποδεσμεύτηκε',
    withdraw: 'Ανάληψη',
  },
  sending: 'Αποστολή',
  pending: 'Εκκρεμεί',
  failedTag: 'Απέτυχε',
  dropped: 'Δεν προχώρησε, δεν στάλθηκε τίποτα',
  replaced: 'Αντικαταστάθηκε',
  lookAlike: 'Απομίμηση',
  lookAlikeHint: (known) => `Από διεύθυνση που φτιάχτηκε για να μοιάζει με την ${known}.`,
  thisWeek: 'Αυτή την εβδομάδα',
  emptyTitle: 'Καμία δραστηριότητα ακόμη',
  empty: 'Εδώ εμφανίζεται ό,τι κάνει αυτός ο λογαριασμός.',
  unsupported: 'Το ιστορικό αυτού του δικτύου δεν είναι διαθέσιμο εδώ.',
  incomplete: 'Ένα μέρος αυτού του ιστορικού δεν διαβάστηκε.',
  failed: 'Οι συναλλαγές δεν φορτώθηκαν',
  failedHint: 'Δεν χάθηκε τίποτα. Ελέγξτε τη σύνδεσή σας.',
  tryAgain: 'Δοκιμάστε ξανά',
  more: 'Περισσότερα',
  imitates: 'Αυτή τη διεύθυνση τη γνωρίζετε:',
  imitation: 'Αυτή απλώς της μοιάζει:',
  copyAddress: 'Αντιγραφή της διεύθυνσης που της μοιάζει',
  copyWarning: 'Όποιος έφτιαξε αυτή τη διεύθυνση ελπίζει ότι θα στείλετε σε αυτήν κατά λάθος.',
  copyAnyway: 'Αντιγραφή παρ’ όλα αυτά',
  copied: 'Η διεύθυνση αντιγράφηκε',
  explorer: 'Προβολή στον block explorer',
  justNow: 'τώρα',
  minutes: (count) => `${count} λ.`,
  hours: (count) => `${count} ώ.`,
  differs: 'Όχι όπως επιβεβαιώθηκε',
  unmatched: 'Ελέγξτε τον παραλήπτη',
  newer: 'Νεότερα',
}

const familiesTexts: Translation<typeof families> = {
  id: 'families',
  switchTo: (family) => `Αλλαγή σε ${family}`,
  waitingTitle: (wallet) => `Συνεχίστε στο ${wallet}`,
  waitingText: 'Ρωτά μία φορά για κάθε είδος δικτύου. Αποδεχτείτε όσα χρειάζεστε.',
  connectedTitle: 'Συνδέθηκε',
  connectedText: (wallet) => `Το ${wallet} συνδέθηκε με αυτόν τον ιστότοπο.`,
  someText: 'Μπορείτε να συνεχίσετε ή να δοκιμάσετε ξανά τα υπόλοιπα.',
  declinedTitle: 'Το αίτημα απορρίφθηκε',
  failedTitle: 'Η σύνδεση απέτυχε',
  nothingText: 'Δεν κοινοποιήθηκε τίποτα σε αυτόν τον ιστότοπο.',
  list: 'Είδη δικτύων',

  accept: 'Αποδεχτείτε εκεί το αίτημα',
  openWallet: 'Ανοίξτε το πορτοφόλι σας',
  noAnswer: 'Καμία απάντηση ακόμη',
  waiting: 'Αναμονή',
  connected: 'Συνδέθηκε',
  declined: 'Απορρίφθηκε, δεν κοινοποιήθηκε τίποτα',
  tryAgain: 'Δοκιμάστε ξανά',
  cancel: 'Ακύρωση',
  continueWith: (family) => `Συνέχεια με ${family}`,
  continueWithSeveral: (count) => `Συνέχεια με ${count}`,

  goOnWith: (wallet, account) =>
    `Συνεχίζετε με το ${wallet}, ${account}. Τα άλλα πορτοφόλια σας παραμένουν συνδεδεμένα.`,
  connectFirst:
    'Δεν έχει συνδεθεί ακόμη πορτοφόλι για αυτό. Τα άλλα πορτοφόλια σας παραμένουν συνδεδεμένα.',
  connectWallet: 'Σύνδεση πορτοφολιού',
}

const nftsTexts: Translation<typeof nfts> = {
  id: 'nfts',
  tab: 'NFT',
  list: 'NFT αυτού του λογαριασμού',
  many: (count) => `×${count}`,
  named: (name, collection, count) => [name, collection, count].filter(Boolean).join(', '),
  hidden: (count) =>
    plural('el', count, {
      one: '1 ανεπιθύμητο NFT κρυμμένο',
      other: `${count} ανεπιθύμητα NFT κρυμμένα`,
    }),
  shown: (count) =>
    plural('el', count, { one: '1 ανεπιθύμητο NFT', other: `${count} ανεπιθύμητα NFT` }),
  emptyTitle: 'Κανένα NFT ακόμη',
  empty: 'Εδώ εμφανίζονται τα συλλεκτικά που λαμβάνετε.',
  unsupported: 'Τα συλλεκτικά αυτού του δικτύου δεν είναι διαθέσιμα εδώ.',
  incomplete: 'Ορισμένα NFT σας δεν διαβάστηκαν. Είναι ασφαλή εκεί όπου βρίσκονται.',
  failed: 'Τα NFT σας δεν διαβάστηκαν',
  failedHint: 'Είναι ασφαλή εκεί όπου βρίσκονται.',
  tryAgain: 'Δοκιμάστε ξανά',
  more: 'Περισσότερα',
  collection: 'Συλλογή',
  tokenId: 'ID token',
  pieces: 'Έχετε',
  network: 'Δίκτυο',
  contract: 'Συμβόλαιο',
  copyContract: 'Αντιγραφή συμβολαίου',
  copied: 'Αντιγράφηκε',
  send: 'Αποστολή',
}

const profileTexts: Translation<typeof profile> = {
  id: 'profile',
  title: 'Πορτοφόλια',
  active: 'Ενεργό',
  use: 'Χρήση',
  add: 'Προσθήκη',
  addFor: (family) => `Προσθήκη πορτοφολιού: ${family}`,
  noneConnected: 'Κανένα συνδεδεμένο',
  more: (account) => `Περισσότερα για: ${account}`,
  copyAddress: 'Αντιγραφή διεύθυνσης',
  copied: 'Η διεύθυνση αντιγράφηκε',
  disconnect: (wallet) => `Αποσύνδεση ${wallet}`,
  hint: 'Το πορτοφόλι σας αποφασίζει ποιους λογαριασμούς δείχνει σε αυτόν τον ιστότοπο.',
  types: {
    eoa: 'Λογαριασμός',
    smartAccount: 'Έξυπνος λογαριασμός',
    payment: 'Πληρωμές',
    ordinal: 'Ordinals',
    stx: 'Stacks',
  },
}

const receiveTexts: Translation<typeof receive> = {
  id: 'receive',
  title: 'Λήψη',
  networksTitle: 'Συμβατά δίκτυα',
  fundTitle: 'Προσθήκη χρημάτων',
  code: (network) => `Κωδικός QR της διεύθυνσής σας στο δίκτυο ${network}`,
  amount: 'Ποσό',
  amountOptional: 'Ποσό, προαιρετικό',
  badAmount: (decimals) =>
    `Χρησιμοποιήστε ψηφία και μία τελεία ή ένα κόμμα, με έως ${decimals} δεκαδικά`,
  yourAddress: (network) => `Η διεύθυνσή σας στο δίκτυο ${network}`,
  copyAddress: 'Αντιγραφή διεύθυνσης',
  copyLink: 'Αντιγραφή συνδέσμου πληρωμής',
  copied: 'Η διεύθυνση αντιγράφηκε',
  linkCopied: 'Ο σύνδεσμος πληρωμής αντιγράφηκε',
  alsoOn: (count) =>
    plural('el', count, { one: 'Και σε 1 δίκτυο', other: `Και σε ${count} δίκτυα` }),
  sameAddress:
    'Η διεύθυνσή σας είναι ίδια σε καθένα από αυτά τα δίκτυα. Στείλτε μόνο μέσω ενός από αυτά: ό,τι σταλεί μέσω άλλου μπορεί να χαθεί.',
  fund: 'Τα χρήματα έρχονται σε αυτόν τον λογαριασμό από άλλο πορτοφόλι ή από ανταλλακτήριο.',
}

const sendTexts: Translation<typeof send> = {
  id: 'send',
  title: 'Αποστολή',
  selectTitle: 'Επιλογή token',
  lookAlikeTitle: 'Ελέγξτε τη διεύθυνση',
  reviewTitle: 'Έλεγχος αποστολής',
  sentTitle: 'Στάλθηκε',
  buttons: {
    selectToken: 'Επιλογή token',
    addAmount: 'Προσθέστε ποσό',
    incorrectValue: 'Λανθασμένη τιμή',
    insufficientFunds: 'Ανεπαρκές υπόλοιπο',
    unknownBalance: 'Άγνωστο υπόλοιπο',
    addAddress: 'Προσθέστε διεύθυνση',
    invalidAddress: 'Μη έγκυρη διεύθυνση',
    previewSend: 'Έλεγχος αποστολής',
    unsupportedChain: 'Μη υποστηριζόμενο δίκτυο',
  },
  youSend: 'Στέλνετε',
  balanceUnknown: 'Το υπόλοιπό σας δεν διαβάστηκε. Είναι ασφαλές εκεί όπου βρίσκεται.',
  noFee: (symbol) => `Δεν αρκεί το ${symbol} για τη χρέωση δικτύου`,
  to: 'Προς',
  problems: {
    invalid: 'Αυτή δεν είναι διεύθυνση αυτού του δικτύου.',
    checksum: 'Το άθροισμα ελέγχου δεν συμφωνεί· ελέγξτε κάθε χαρακτήρα.',
    required: 'Αυτός ο σύνδεσμος ζητά κάτι που δεν είναι γνωστό εδώ.',
    letters: 'Γράμματα από διαφορετικά αλφάβητα ή γράμματα που κανένα όνομα δεν μπορεί να έχει.',
    unregistered: 'Αυτό το όνομα δεν είναι καταχωρισμένο.',
    lookupFailed: 'Η αναζήτηση του ονόματος απέτυχε. Δοκιμάστε ξανά ή επικολλήστε τη διεύθυνση.',
    tokenContract:
      'Αυτό είναι το συμβόλαιο ενός token και όχι λογαριασμός χρήστη. Ό,τι λαμβάνει χάνεται.',
  },
  otherNetwork: (name) =>
    `Αυτός ο σύνδεσμος είναι για ${name}. Αλλάξτε πρώτα δίκτυο ή διαγράψτε τον.`,
  switchTo: (name) => `Αλλαγή σε ${name}`,
  unknownNetwork: 'άλλο δίκτυο',
  notKnown: 'Δεν είναι η διεύθυνση που γνωρίζετε',
  onlyEnds:
    'Μόνο η αρχή και το τέλος συμφωνούν. Οι απατεώνες φτιάχνουν τέτοιες διευθύνσεις για να πληρωθούν κατά λάθος.',
  bait: 'Γνωρίζετε αυτή τη διεύθυνση μόνο από μεταφορές μηδενικού ποσού. Οι απατεώνες τις κάνουν για να αντιγράψετε τη διεύθυνση.',
  known: 'Γνωστή σας',
  entered: 'Γράψατε',
  useKnown: 'Χρήση γνωστής διεύθυνσης',
  useEntered: 'Χρήση παρ’ όλα αυτά',
  pressAgain: 'Πατήστε ξανά για χρήση',
  leaves: 'Φεύγει από τον λογαριασμό σας',
  arrives: (name) => `Φτάνει: ${name}`,
  reserve: (amount) =>
    `Τα πορτοφόλια κρατούν έως ${amount} για τη χρέωση, και έχετε λιγότερα. Το δικό σας ίσως αρνηθεί.`,
  keepsPart: (amount) => `Αυτό το token κρατά ${amount} από κάθε τέτοια μεταφορά.`,
  contract:
    'Αυτή η διεύθυνση είναι έξυπνο συμβόλαιο και δεν έχετε ξαναστείλει σε αυτήν. Ίσως κρατήσει για πάντα ό,τι λάβει: ρωτήστε τον παραλήπτη αν μπορεί να χρησιμοποιηθεί.',
  firstTime: 'Στέλνετε για πρώτη φορά σε αυτή τη διεύθυνση. Επιβεβαιώστε την με τον παραλήπτη.',
  notices: {
    tokenMissing: 'Αυτός ο λογαριασμός δεν έχει το token που ζητήθηκε. Επιλέξτε άλλο.',
    lookAlike:
      'Αυτή η διεύθυνση παριστάνει μια διεύθυνση που γνωρίζετε. Ελέγξτε την πριν συνεχίσετε.',
    wouldFail: 'Το δίκτυο αναφέρει ότι αυτή η μεταφορά θα αποτύγχανε. Δεν στάλθηκε τίποτα.',
    feeUnknown:
      'Η χρέωση δικτύου δεν διαβάστηκε, οπότε κανείς δεν ξέρει πόσα μπορούν να σταλούν. Δοκιμάστε ξανά ή γράψτε ένα ποσό.',
    feeRose: 'Η χρέωση δικτύου αυξήθηκε. Ελέγξτε ξανά το ποσό. Δεν στάλθηκε τίποτα.',
  },
  refusals({ code, context }) {
    const { least, most, symbol } = Object(context) as Record<string, string>
    switch (code) {
      case 'transfer/decimals-differ':
        return 'Το δίκτυο μετρά αυτό το token σε άλλες μονάδες από αυτές που δείχνει αυτή η σελίδα. Δεν στάλθηκε τίποτα. Μην το στείλετε από εδώ.'
      case 'transfer/decimals-unread':
        return 'Το δίκτυο δεν είπε σε ποιες μονάδες μετρά αυτό το token. Δεν στάλθηκε τίποτα. Περιμένετε λίγο ή δοκιμάστε ξανά.'
      case 'transfer/sender-minimum':
        return `Το δίκτυο απαιτεί να μείνουν στον λογαριασμό σας ${least} ${symbol} πέρα από τη χρέωση. Στείλτε λιγότερα.`
      case 'transfer/recipient-minimum':
        return `Αυτή η διεύθυνση δεν έχει ακόμη τίποτα, και το δίκτυο δεν δέχεται εκεί λιγότερα από ${least} ${symbol}. Στείλτε περισσότερα.`
      case 'transfer/frozen':
        return `Ο εκδότης αυτού του token πάγωσε ένα μέρος του. Στείλτε το πολύ ${most}.`
      case 'transfer/too-many-accounts':
        return `Αυτό το token βρίσκεται σε πολλούς λογαριασμούς σας. Στείλτε το πολύ ${most} τη φορά και τα υπόλοιπα μετά.`
      default:
        return null
    }
  },
  failedOnSolana: 'Η αποστολή της συναλλαγής απέτυχε. Δοκιμάστε ξανά.',
  started: 'Η συναλλαγή ξεκίνησε',
  sent: (amount) => `Στάλθηκε: ${amount}`,
  pending: 'Καθ’ οδόν. Θα φτάσει με ένα από τα επόμενα μπλοκ.',
  confirmed: (to) => `Έφτασε στον προορισμό: ${to}.`,
  comparing: 'Σύγκριση της διεύθυνσης',
  notCompared:
    'Το ιστορικό σας δεν διαβάστηκε, οπότε αυτή η διεύθυνση δεν συγκρίθηκε με όσες γνωρίζετε. Ελέγξτε την ολόκληρη.',
  lessArrived: 'Έφτασαν λιγότερα από όσα στάλθηκαν',
  lessArrivedHint: (arrived, sent) =>
    `Το token αναφέρει ότι έφτασε ποσό ${arrived} από ${sent}. Κρατά ένα μέρος ή δεν κάνει αυτό που λέει.`,
}

const settingsTexts: Translation<typeof settings> = {
  id: 'settings',
  title: 'Ρυθμίσεις',
  address: 'Η πλήρης διεύθυνσή σας',
  copyAddress: 'Αντιγραφή διεύθυνσης',
  copied: 'Η διεύθυνση αντιγράφηκε',
  explorer: (name) => `Προβολή στο ${name}`,
  opensNewTab: 'Ανοίγει σε νέα καρτέλα',
  appearance: 'Εμφάνιση',
  appearances: { system: 'Σύστημα', light: 'Ανοιχτή', dark: 'Σκούρα' },
  language: 'Γλώσσα',
  wallets: 'Λογαριασμοί και πορτοφόλι',
  disconnect: 'Αποσύνδεση',
}

const signInTexts: Translation<typeof signIn> = {
  id: 'sign-in',
  title: 'Είσοδος',
  heading: (site) => `Είσοδος στο ${site}`,
  headingAnywhere: 'Είσοδος με το πορτοφόλι σας',
  explanation: 'Υπογράφετε το παρακάτω μήνυμα. Δεν κοστίζει και δεν μετακινεί τίποτα.',
  message: 'Μήνυμα για υπογραφή',
  sign: 'Υπογραφή',
  cancel: 'Ακύρωση',
  continueIn: (wallet) => `Συνεχίστε στο ${wallet}`,
  returning: (wallet) =>
    `Επιστροφή στο προηγούμενο δίκτυο. Το ${wallet} μπορεί να ζητήσει την επιβεβαίωσή σας.`,
  checking: 'Έλεγχος της υπογραφής σας',
  checkingText: 'Αυτό διαρκεί λίγο.',
  declined: 'Η υπογραφή απορρίφθηκε',
  smartAccount: 'Αυτή η εφαρμογή ίσως δεν υποστηρίζει έξυπνους λογαριασμούς',
  unavailable: 'Παρουσιάστηκε πρόβλημα κατά την έναρξη της εισόδου',
  refused: (reason) => `Ο διακομιστής αναφέρει: «${reason}»`,
  warnings: {
    domain: (page, named) =>
      `Αυτή η σελίδα είναι ${page}, το μήνυμα όμως κατονομάζει άλλον ιστότοπο: ${named}`,
    flagged: (domain) => `Έχει αναφερθεί ως παραπλανητικό: ${domain}. Μην υπογράψετε.`,
    imitation: 'Αυτό μοιάζει με μήνυμα εισόδου και δεν είναι. Μην υπογράψετε.',
    account: 'Το μήνυμα κατονομάζει άλλον λογαριασμό και όχι τον δικό σας.',
    uri: (uri) => `Η είσοδος θα γινόταν σε άλλη διεύθυνση: ${uri}`,
    chain: (named, wallet) =>
      `Το μήνυμα κατονομάζει το δίκτυο ${named}. Το πορτοφόλι σας είναι στο ${wallet}.`,
  },
}

const swapTexts: Translation<typeof swap> = {
  id: 'swap',
  title: 'Ανταλλαγή',
  selectTitle: 'Επιλογή token',
  reviewTitle: 'Έλεγχος ανταλλαγής',
  doneTitle: 'Ανταλλάχθηκε',
  buttons: {
    unsupportedNetwork: 'Το δίκτυο δεν υποστηρίζει ανταλλαγές',
    selectToken: 'Επιλογή token',
    enterAmount: 'Γράψτε ποσό',
    insufficientBalance: 'Ανεπαρκές υπόλοιπο',
    insufficientLiquidity: 'Ανεπαρκής ρευστότητα',
    reviewSwap: 'Έλεγχος ανταλλαγής',
  },
  youPay: 'Πληρώνετε',
  youReceive: 'Λαμβάνετε',
  estimate: 'Εκτίμηση',
  payWith: (symbol) => `Πληρωμή με ${symbol}`,
  receive: (symbol) => `Λήψη ${symbol}`,
  switchTokens: 'Αντιστροφή των token',
  tokensOn: (network) => `Token στο δίκτυο ${network}`,
  rate: 'Ισοτιμία',
  minimum: 'Λαμβάνετε τουλάχιστον',
  impact: 'Επίδραση στην τιμή',
  slippage: 'Ολίσθηση',
  slippageHint:
    'Πόσο λιγότερα από την εκτίμηση μπορεί να φτάσουν. Αν ήταν ακόμη λιγότερα, η ανταλλαγή δεν γίνεται.',
  slippageField: 'Ολίσθηση σε ποσοστό',
  slippageHigh: 'Με τόσο μεγάλη ολίσθηση μπορεί να λάβετε πολύ λιγότερα από την εκτίμηση.',
  untried:
    'Το δίκτυο δεν μπόρεσε να δοκιμάσει αυτή την ανταλλαγή εκ των προτέρων. Αυτό που φτάνει διαβάστηκε μόνο από τη συναλλαγή.',
  impactHigh: 'Αυτό που λαμβάνετε αξίζει πολύ λιγότερο από αυτό που πληρώνετε.',
  reading: 'Αναζήτηση τιμής',
  pays: 'Πληρώνετε',
  gets: 'Λαμβάνετε, κατ’ εκτίμηση',
  approve: (symbol) => `Έγκριση ${symbol}`,
  reset: (symbol) => `Μηδενισμός της έγκρισης ${symbol}`,
  swap: 'Ανταλλαγή',
  approveAndSwap: 'Έγκριση και ανταλλαγή',
  approving: (symbol) => `Γίνεται έγκριση ${symbol}`,
  steps: {
    batch:
      'Το πορτοφόλι σας εγκρίνει ακριβώς αυτό το ποσό και κάνει την ανταλλαγή μαζί: γίνονται και τα δύο ή τίποτα.',
    reset:
      'Πρώτα ανακαλείται η παλιά έγκριση και μετά το ανταλλακτήριο μπορεί να πάρει ακριβώς αυτό το ποσό.',
    approve:
      'Πρώτα αφήνετε το ανταλλακτήριο να πάρει ακριβώς αυτό το ποσό και μετά κάνετε την ανταλλαγή.',
  },
  notices: {
    wouldFail:
      'Το δίκτυο αναφέρει ότι αυτή η ανταλλαγή θα αποτύγχανε, επειδή οι τιμές άλλαξαν. Γυρίστε πίσω για μια νέα.',
    priceMoved: 'Η τιμή άλλαξε. Δείτε ξανά τα ποσά.',
  },
  refused: (reason) =>
    `Η προτεινόμενη ανταλλαγή απορρίφθηκε. ${reason} Δεν ζητήθηκε τίποτα από το πορτοφόλι σας.`,
  started: 'Η συναλλαγή ξεκίνησε',
  swapped: (paid) => `Ανταλλάχθηκε: ${paid}`,
  pending: (least) => `Καθ’ οδόν. Με ένα από τα επόμενα μπλοκ θα λάβετε τουλάχιστον ${least}.`,
  confirmed: (least) =>
    `Η ανταλλαγή ολοκληρώθηκε: λάβατε στον λογαριασμό σας τουλάχιστον ${least}.`,
}

const buyTexts: Translation<typeof buy> = {
  id: 'buy',
  tile: 'Αγορά',
  fund: 'Αγορά με κάρτα ή τραπεζικό λογαριασμό',
  title: 'Επιλογή παρόχου',
  tokenTitle: 'Επιλογή token',
  currencyTitle: 'Επιλογή νομίσματος',
  progressTitle: 'Αγορά σε εξέλιξη',
  helpTitle: 'Τι είναι η αγορά;',
  youPay: 'Πληρώνετε',
  badAmount: 'Χρησιμοποιήστε ψηφία και μία τελεία ή ένα κόμμα, με έως 2 δεκαδικά',
  tooLittle: (limit) => `Πληρώστε τουλάχιστον ${limit}`,
  tooMuch: (limit) => `Πληρώστε το πολύ ${limit}`,
  receive: (symbol) => `Λήψη ${symbol}`,
  receiveTitle: 'Λαμβάνετε, κατ’ εκτίμηση',
  providers: 'Πάροχοι',
  fee: (least, most) => `Χρέωση ${least} έως ${most}`,
  asking: 'Αναζήτηση τιμής',
  noQuote: 'Δεν δίνει τιμή αυτή τη στιγμή',
  gives: (amount) => `Περίπου ${amount}`,
  loading: 'Αναζήτηση διαθέσιμων αγορών',
  sample:
    'Εκτίμηση: δεν είναι δυνατό να ερωτηθεί ο πωλητής. Αυτά είναι τα συνηθισμένα ποσά και με αυτά δεν μπορεί να αγοραστεί τίποτα.',
  sampleFee: (fee) => `Συνήθης χρέωση ${fee}`,
  nothingSold: (network) => `Δεν πωλείται τίποτα στο δίκτυο ${network}`,
  nothingSoldHint: 'Επιλέξτε άλλο δίκτυο ή λάβετε από άλλο πορτοφόλι.',
  networks: 'Δίκτυα',
  tryAgain: 'Δοκιμάστε ξανά',
  sandbox: 'Δοκιμαστικό περιβάλλον: εδώ δεν πωλείται τίποτα πραγματικό και δεν πληρώνεται τίποτα.',
  leaves: 'Πληρώνετε στη σελίδα του παρόχου. Η κάρτα και τα έγγραφά σας δεν έρχονται ποτέ εδώ.',
  failed: (reason) => `Δεν αγοράστηκε τίποτα. ${reason}`,
  foreignPage: (host) =>
    `Ο διακομιστής υπέδειξε μια σελίδα στο ${host}, που δεν ανήκει σε κανέναν από όσους πωλούν εδώ. Δεν ανοίχτηκε και δεν αγοράστηκε τίποτα.`,
  opening: (provider) => `Άνοιγμα ${provider}`,
  waiting: (provider) => `Συνεχίστε στο ${provider}`,
  waitingHint:
    'Πληρώστε στη σελίδα που άνοιξε. Αυτή η προβολή θα δείξει πότε φτάνει η αγορά· μπορείτε να την κλείσετε.',
  waitingUnknown:
    'Πληρώστε στη σελίδα που άνοιξε. Ό,τι αγοράσετε θα εμφανιστεί στον λογαριασμό σας.',
  blocked: 'Ο περιηγητής σας δεν άφησε να ανοίξει η σελίδα. Ανοίξτε την εσείς:',
  open: (provider) => `Άνοιγμα ${provider}`,
  copyLink: 'Αντιγραφή συνδέσμου',
  copied: 'Ο σύνδεσμος αντιγράφηκε',
  opensNewTab: 'ανοίγει σε νέα καρτέλα',
  paid: 'Πληρώθηκε',
  paidHint: (amount) => `Το ποσό ${amount} είναι καθ’ οδόν προς τη διεύθυνσή σας.`,
  delivered: (amount) => `Λάβατε ${amount}`,
  deliveredHint: 'Βρίσκονται στον λογαριασμό σας.',
  notDelivered: 'Δεν αγοράστηκε',
  notDeliveredHint: 'Ο πάροχος αναφέρει ότι δεν παραδίδεται τίποτα.',
  goesTo: 'Προορισμός',
  again: 'Από την αρχή',
  done: 'Τέλος',
  activity: 'Προβολή στη Δραστηριότητα',
  helpCards: [
    {
      title: 'Από χρήματα σε κρυπτονομίσματα',
      text: 'Ένας πάροχος χρεώνει την κάρτα σας ή δέχεται το τραπεζικό σας έμβασμα και στέλνει κρυπτονομίσματα στη διεύθυνσή σας.',
    },
    {
      title: 'Ο πάροχος βλέπει ποιοι είστε',
      text: 'Είναι ξεχωριστή εταιρεία με δικούς της κανόνες και μπορεί να ζητήσει τα έγγραφά σας. Αυτή η σελίδα τής δίνει τη διεύθυνσή σας και το ποσό, και τίποτα άλλο.',
    },
    {
      title: 'Έχει κόστος',
      text: 'Οι πάροχοι κρατούν ένα με δύο τοις εκατό ή περισσότερο, και το δίκτυο έχει τη χρέωσή του. Συγκρίνετε πριν πληρώσετε.',
    },
  ],
}

const nameTexts: Translation<typeof name> = {
  id: 'name',
  title: 'Επιλογή ονόματος',
  registerTitle: 'Καταχώριση ονόματος',
  registeredTitle: 'Το όνομα καταχωρίστηκε',
  intro:
    'Ένα όνομα αντιπροσωπεύει τη διεύθυνσή σας. Οι άλλοι στέλνουν σε αυτό, και κανείς δεν χρειάζεται να αντιγράψει διεύθυνση.',
  own: 'Τα ονόματά σας',
  name: 'Όνομα',
  rules: '4 ή περισσότερα από a έως z, 0 έως 9 και -',
  unreadable: 'Χρησιμοποιήστε μόνο a έως z, 0 έως 9 και -',
  tooShort: 'Γράψτε τουλάχιστον 4 χαρακτήρες',
  suggestions: 'Παρόμοια ονόματα',
  searching: 'Αναζήτηση ονομάτων',
  searchFailed: 'Η αναζήτηση ονομάτων απέτυχε.',
  tryAgain: 'Δοκιμάστε ξανά',
  noneFree: 'Όλα αυτά είναι κατειλημμένα. Γράψτε άλλο όνομα.',
  noneFound: 'Δεν υπάρχει τέτοιο όνομα εδώ. Γράψτε άλλο.',
  available: 'Διαθέσιμο',
  taken: 'Κατειλημμένο',
  register: 'Καταχώριση',
  leadsTo: (network) => `Οδηγεί στη διεύθυνσή σας στο δίκτυο ${network}`,
  free: 'Δεν κοστίζει τίποτα. Το όνομα μένει σε αυτή τη διεύθυνση και δεν επιστρέφεται.',
  signed: 'Τι υπογράφει το πορτοφόλι σας',
  confirmIn: (wallet) => `Επιβεβαιώστε στο ${wallet}`,
  registering: 'Γίνεται καταχώριση',
  back: 'Επιλογή άλλου ονόματος',
  notices: {
    declined: 'Η υπογραφή απορρίφθηκε. Δεν καταχωρίστηκε τίποτα.',
    unsupported: 'Σε αυτό το δίκτυο δεν προσφέρονται ονόματα.',
    walletChanged: 'Το πορτοφόλι σας άλλαξε. Ελέγξτε ξανά.',
    unavailable:
      'Ο διακομιστής δεν απαντά. Από όσο είναι γνωστό, δεν καταχωρίστηκε τίποτα. Δοκιμάστε ξανά.',
  },
  unsigned: 'Το πορτοφόλι σας δεν υπέγραψε. Δεν καταχωρίστηκε τίποτα.',
  walletSaid: (reason) => `Το πορτοφόλι σας δεν υπέγραψε: ${reason}`,
  registered: (name) => `Το ${name} είναι δικό σας`,
  registeredHint: 'Από εδώ και πέρα οι άλλοι μπορούν να στέλνουν σε αυτό.',
  done: 'Τέλος',
}

const tokensTexts: Translation<typeof tokens> = {
  id: 'tokens',
  tab: 'Token',
  list: 'Token αυτού του λογαριασμού',
  hidden: (count) =>
    plural('el', count, {
      one: '1 ανεπιθύμητο token κρυμμένο',
      other: `${count} ανεπιθύμητα token κρυμμένα`,
    }),
  shown: (count) =>
    plural('el', count, { one: '1 ανεπιθύμητο token', other: `${count} ανεπιθύμητα token` }),
  emptyTitle: 'Κανένα token ακόμη',
  empty: 'Εδώ εμφανίζεται ό,τι λαμβάνετε.',
  failed: 'Μη διαθέσιμο υπόλοιπο',
  failedHint: 'Τα token σας δεν διαβάστηκαν. Είναι ασφαλή εκεί όπου βρίσκονται.',
  stale: (when) => `Δεν ήταν δυνατή η ανανέωση. Ώρα ενημέρωσης: ${when}.`,
  missing: (network) =>
    `Δεν διαβάστηκαν όλα τα token στο δίκτυο ${network}. Είναι ασφαλή εκεί όπου βρίσκονται. Δοκιμάστε ξανά σε λίγο.`,
  tryAgain: 'Δοκιμάστε ξανά',
  fund: 'Προσθήκη χρημάτων',
}

const secureWalletTexts: Translation<typeof secureWallet> = {
  id: 'secureWallet',
  approveTitle: 'Έγκριση',
  codeTitle: 'Κωδικός ανάκτησης',
  saveCode: 'Αποθηκεύστε τον κωδικό ανάκτησής σας',
  walletTitle: 'Ασφαλές πορτοφόλι',
  updateTitle: 'Αλλαγή email',
  primaryTitle: 'Επιβεβαίωση τρέχοντος email',
  secondaryTitle: 'Επιβεβαίωση νέου email',
  otherEmail: 'Χρήση άλλης διεύθυνσης',
  editEmail: 'Αλλαγή email',
  newEmail: 'Νέα διεύθυνση email',
  save: 'Αποθήκευση',
  done: 'Τέλος',
  ways: 'Τρόποι εισόδου',
  addPasskey: 'Προσθήκη κλειδιού πρόσβασης',
  recover: 'Ανάκτηση με κλειδί πρόσβασης',
  setPassword: 'Ορισμός κωδικού πρόσβασης',
  export: 'Εξαγωγή πορτοφολιού',
  forget: 'Αποσύνδεση άλλων συσκευών',
  delete: 'Διαγραφή πορτοφολιού',
  changed: 'Το email άλλαξε',
  unchanged: (reason) => sentences(reason, 'Η διεύθυνσή σας δεν άλλαξε.'),
  inFrame: 'Αυτή η σελίδα δεν μπορεί να δει ούτε να πατήσει τίποτα παρακάτω.',
}

const permissionsTexts: Translation<typeof permissions> = {
  id: 'permissions',
  listTitle: 'Άδειες',
  createdTitle: 'Η άδεια δόθηκε',
  intro:
    'Αυτές οι εφαρμογές μπορούν να ενεργούν για αυτόν τον λογαριασμό χωρίς να σας ρωτούν ξανά, μέσα σε όρια που επιβάλλει ένα συμβόλαιο.',
  none: 'Καμία άδεια',
  noneText: 'Καμία εφαρμογή δεν μπορεί να ενεργεί για αυτόν τον λογαριασμό από μόνη της.',
  reading: 'Ανάγνωση των αδειών σας',
  unread: 'Οι άδειές σας δεν διαβάστηκαν. Παραμένουν όπως ήταν.',
  unsupported:
    'Αυτό το πορτοφόλι δεν μπορεί να ανακαλέσει άδειες. Συνδέστε το πορτοφόλι που έδωσε αυτή την άδεια και δοκιμάστε ξανά.',
  notEnded:
    'Το δίκτυο δεν έχει τερματίσει ακόμη αυτή την άδεια. Ελέγξτε ξανά σε ένα λεπτό και ανακαλέστε την πάλι αν είναι ακόμη εδώ.',
  tryAgain: 'Δοκιμάστε ξανά',
  somebody: 'Μια εφαρμογή',
  once: (amount) => `${amount} συνολικά`,
  every: (amount, duration) => `${amount} ανά ${duration}`,
  upTo: (amount, most) => `${amount} το δευτερόλεπτο, ${most} συνολικά`,
  left: (amount) => `Μπορεί να πάρει τώρα: ${amount}`,
  leftUnknown: 'Δεν είναι γνωστό τώρα πόσα απομένουν.',
  functions: (names) => `Μπορεί να καλεί: ${names}`,
  calls: (left, most) => `Κλήσεις που απομένουν: ${left} από ${most}`,
  perCall: (amount) => `Με κάθε κλήση: το πολύ ${amount}`,
  contract: 'Συμβόλαιο',
  caller: 'Ποιος μπορεί να το καλεί',
  atomic: (amount) => `${amount} (ελάχιστες μονάδες)`,
  unknown: 'Δεν είναι δυνατό να εμφανιστεί τι επιτρέπει. Ανακαλέστε την αν δεν τη γνωρίζετε.',
  until: (date) => `Έως ${date}`,
  delegate: 'Ποιος μπορεί να πάρει',
  revoke: 'Ανάκληση',
  revoking: 'Επιβεβαιώστε στο πορτοφόλι σας και περιμένετε το δίκτυο',
  granted:
    'Η εφαρμογή μπορεί να ενεργεί μέσα σε όσα επιτρέψατε. Θα τη βρείτε στις Ρυθμίσεις και μπορείτε να ανακαλέσετε την άδεια οποτεδήποτε.',
  done: 'Τέλος',
  showAll: 'Προβολή αδειών',
}

const smartAccountTexts: Translation<typeof smartAccount> = {
  id: 'smartAccount',
  title: 'Έξυπνος λογαριασμός',
  intro:
    'Ένας έξυπνος λογαριασμός κάνει πολλά βήματα μαζί και μπορεί να αφήσει κάποιον άλλον να πληρώσει τη χρέωση δικτύου. Για αυτόν υπογράφει το κλειδί σας.',
  twoAddresses:
    'Ο έξυπνος λογαριασμός και το κλειδί σας έχουν δικές τους διευθύνσεις. Τα χρήματα μένουν εκεί όπου βρίσκονται όταν αλλάζετε ποιο προηγείται.',
  first: 'Προηγείται: αυτόν βλέπουν οι εφαρμογές και εδώ φτάνουν τα χρήματα που ζητάτε.',
  notFirst: 'Προηγείται ο λογαριασμός του ίδιου του κλειδιού σας.',
  address: 'Έξυπνος λογαριασμός',
  ownAddress: 'Το κλειδί σας',
  isThere: 'Υπάρχει σε αυτό το δίκτυο.',
  isNotThere:
    'Δημιουργείται με το πρώτο που θα στείλετε. Μπορείτε να λάβετε χρήματα και πριν από αυτό.',
  networks: 'Δίκτυα που τον έχουν',
  notHere:
    'Αυτό το δίκτυο δεν έχει έξυπνους λογαριασμούς εδώ. Χρησιμοποιείται ο λογαριασμός του ίδιου του κλειδιού σας.',
  warning:
    'Δώστε αυτή τη διεύθυνση μόνο για αυτά τα δίκτυα: σε άλλα ίσως κανείς να μην μπορεί να μετακινήσει ό,τι φτάσει εκεί.',
  failed: 'Η αλλαγή απέτυχε. Δοκιμάστε ξανά.',
}

const upgradeTexts: Translation<typeof upgrade> = {
  id: 'upgrade',
  title: 'Αναβάθμιση πορτοφολιού',
  goOn: 'Συνέχεια μεταφοράς στο πορτοφόλι σας',
  intro:
    'Μεταφέρετε ό,τι υπάρχει εδώ σε ένα δικό σας πορτοφόλι, ένα ένα. Βλέπετε και επιβεβαιώνετε κάθε μεταφορά.',
  ownAddress: (family) => `Η δική σας διεύθυνση: ${family}`,
  enterAddress: 'Γράψτε πρώτα τη διεύθυνση του δικού σας πορτοφολιού.',
  move: (what) => `Μεταφορά: ${what}`,
  last: 'Μεταφέρετε αυτό τελευταίο: πληρώνει τις χρεώσεις των υπολοίπων.',
  spam: (count) =>
    plural('el', count, {
      one: '1 στοιχείο που κανείς δεν ζήτησε μένει εδώ.',
      other: `${count} στοιχεία που κανείς δεν ζήτησε μένουν εδώ.`,
    }),
  unread: (network) =>
    `Δεν διαβάστηκε τι υπάρχει στο δίκτυο ${network}. Μένει εκεί όπου βρίσκεται· δοκιμάστε ξανά.`,
  incomplete: (network) => `Στο δίκτυο ${network} ίσως υπάρχουν περισσότερα από όσα φαίνονται.`,
  tryAgain: 'Δοκιμάστε ξανά',
  nothing: 'Δεν απομένει τίποτα εδώ για μεταφορά.',
  reading: 'Ανάγνωση όσων έχετε',
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
