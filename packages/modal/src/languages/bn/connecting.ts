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
  back: 'ফিরে যান',
  close: 'বন্ধ করুন',
  help: 'সাহায্য',
  loadFailedTitle: 'এই স্ক্রিনটি লোড হয়নি',
  loadFailedText: 'হয়তো ইন্টারনেট সংযোগ কেটে গেছে। কিছুই পাঠানো হয়নি, কিছুই হারায়নি।',
  brokenTitle: 'এখানে কোনো সমস্যা হয়েছে',
  brokenText: 'আপনার ওয়ালেট ও টাকা যেমন ছিল তেমনই আছে।',
  tryAgain: 'আবার চেষ্টা করুন',
  mountFailed: 'এই পেজে ওয়ালেটের উইন্ডো খোলা যায়নি।',
}

const walletOffersTexts: Translation<typeof walletOffers> = {
  id: 'walletOffers',
  waiting: (wallet) => `${wallet}-এ একটি অনুরোধ অপেক্ষা করছে।`,
  open: (wallet) => `${wallet} খুলুন`,
  dismiss: 'সরিয়ে দিন',
  relayLost: 'আপনার ওয়ালেটের সাথে সংযোগ কেটে গেছে। আবার চেষ্টা করা হচ্ছে…',
  relayRefused: 'এই পেজ থেকে আপনার ওয়ালেটের নাগাল পাওয়া যাচ্ছে না। ডিসকানেক্ট করে আবার কানেক্ট করুন।',
}

const consentTexts: Translation<typeof consent> = {
  id: 'consent',
  terms: 'পরিষেবার শর্তাবলি',
  privacy: 'গোপনীয়তা নীতি',
  both: (terms, privacy) => `${terms} ও ${privacy}`,
  agree: (what) => `আমি ${what} মেনে নিচ্ছি`,
  agreeByConnecting: (what) => `কানেক্ট করলে আপনি ${what} মেনে নিচ্ছেন`,
}

const errorsTexts: TranslatedErrors = {
  id: 'errors',
  walletSaid: (text) => `আপনার ওয়ালেটের বার্তা: “${text}”`,
  networkSaid: (text) => `নেটওয়ার্কের বার্তা: “${text}”`,
  texts: {
    'balance/unavailable': 'টোকেনের ব্যালেন্স এখন পাওয়া যাচ্ছে না।',
    'catalogue/unavailable': 'ওয়ালেটের তালিকা লোড করা যায়নি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
    'connection/code-unavailable': 'এই পেজের একটি অংশ লোড হয়নি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
    'network/unsupported-by-wallet': 'আপনার ওয়ালেটে এই নেটওয়ার্ক চলে না।',
    'relay/closed': 'সংযোগ সার্ভিসের সাথে যোগাযোগ বন্ধ হয়ে গেছে।',
    'relay/outbox-full': 'অনেক বেশি বার্তা অপেক্ষায় আছে। সংযোগ ফিরে এলে আবার চেষ্টা করুন।',
    'relay/refused': 'সংযোগ সার্ভিস এই সাইটকে ফিরিয়ে দিয়েছে।',
    'relay/unavailable': 'সংযোগ সার্ভিস সাড়া দিচ্ছে না। আবার চেষ্টা করুন।',
    'resources/unavailable': 'তথ্য এখন পাওয়া যাচ্ছে না। আবার চেষ্টা করুন।',
    'transfer/no-estimate': 'নেটওয়ার্ক ফি জানা যায়নি। আবার চেষ্টা করুন।',
    'transfer/unasked': 'পাঠানো যায়নি। আবার চেষ্টা করুন।',
    'wallet/already-pending': 'আপনার ওয়ালেট খুলুন।',
    'wallet/failed': 'কোনো একটি সমস্যা হয়েছে, কারণ জানা যায়নি।',
    'wallet/not-found': 'এই পেজে ওয়ালেটটি পাওয়া যাচ্ছে না। এটি আনলক বা ইনস্টল করে আবার চেষ্টা করুন।',
    'wallet/other-family':
      'এই ওয়ালেট এ ধরনের নেটওয়ার্কের কোনো অ্যাকাউন্ট শেয়ার করে না। অন্য নেটওয়ার্ক বা ওয়ালেট বেছে নিন।',
    'walletconnect/link-failed': 'ওয়ালেটের জন্য লিংক তৈরি করা যায়নি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
    'The wallet does not allow this kind of request. Try another wallet.':
      'ওয়ালেটটি এ ধরনের অনুরোধ করতে দেয় না। অন্য ওয়ালেট দিয়ে চেষ্টা করুন।',
    'The wallet does not support the events of this site. Try another wallet.':
      'এই সাইটের ইভেন্ট ওয়ালেটটিতে চলে না। অন্য ওয়ালেট দিয়ে চেষ্টা করুন।',
    'The wallet does not allow this change. Connect again.':
      'ওয়ালেটটি এই পরিবর্তন করতে দেয় না। আবার কানেক্ট করুন।',
    'The wallet did not approve this network. Connect again and approve it.':
      'ওয়ালেটটি এই নেটওয়ার্ক অনুমোদন করেনি। আবার কানেক্ট করে এটি অনুমোদন করুন।',
    'The wallet does not support these networks. Try another wallet.':
      'এই নেটওয়ার্কগুলো ওয়ালেটটিতে চলে না। অন্য ওয়ালেট দিয়ে চেষ্টা করুন।',
    'The wallet has no account for these networks. Add one, then try again.':
      'ওয়ালেটটিতে এই নেটওয়ার্কগুলোর জন্য কোনো অ্যাকাউন্ট নেই। একটি যোগ করে আবার চেষ্টা করুন।',
    'The wallet does not support this kind of network. Try another wallet.':
      'এ ধরনের নেটওয়ার্ক ওয়ালেটটিতে চলে না। অন্য ওয়ালেট দিয়ে চেষ্টা করুন।',
    'The wallet ended the connection. Connect again.':
      'ওয়ালেটটি সংযোগ বন্ধ করে দিয়েছে। আবার কানেক্ট করুন।',
    'The wallet did not finish connecting. Try again.':
      'ওয়ালেটটির কানেক্ট হওয়া শেষ হয়নি। আবার চেষ্টা করুন।',
    'The wallet cannot do what this request needs. Send it without, or use another wallet.':
      'এই অনুরোধে যা দরকার, ওয়ালেটটি তা করতে পারে না। সেটি বাদ দিয়ে পাঠান, নয়তো অন্য ওয়ালেট ব্যবহার করুন।',
    'The wallet does not take several calls at once on this network.':
      'এই নেটওয়ার্কে ওয়ালেটটি একসাথে একাধিক নির্দেশ নেয় না।',
    'The wallet knows a request of this id already. Send it again.':
      'এই আইডির একটি অনুরোধ ওয়ালেটটির কাছে আগে থেকেই আছে। আবার পাঠান।',
    'The wallet does not know these calls.': 'ওয়ালেটটি এই নির্দেশগুলো চেনে না।',
    'These are more calls than the wallet takes at once. Send fewer.':
      'ওয়ালেটটি একসাথে এত নির্দেশ নেয় না। কম পাঠান।',
    'The wallet cannot do all of these calls or none on this network.':
      'এই নেটওয়ার্কে সব কটি নির্দেশ হবে, নয়তো একটিও হবে না—ওয়ালেটটি এভাবে কাজ করতে পারে না।',
    'The wallet no longer knows this connection. Connect again.':
      'ওয়ালেটটি এই সংযোগ আর চেনে না। আবার কানেক্ট করুন।',
    'The request expired in the wallet. Try again.':
      'ওয়ালেটে অনুরোধটির সময় শেষ হয়ে গেছে। আবার চেষ্টা করুন।',
    'The wallet gave no account. Open it, choose one, and try again.':
      'ওয়ালেটটি কোনো অ্যাকাউন্ট দেয়নি। ওয়ালেট খুলে একটি অ্যাকাউন্ট বেছে নিয়ে আবার চেষ্টা করুন।',
    'The wallet gave an answer that cannot be read. Try again.':
      'ওয়ালেটটির উত্তর পড়া যাচ্ছে না। আবার চেষ্টা করুন।',
    'The wallet agreed and stayed on its network':
      'ওয়ালেটটি রাজি হয়েছে, কিন্তু আগের নেটওয়ার্কেই রয়ে গেছে।',
    'The wallet signed a different message. Try again.':
      'ওয়ালেটটি অন্য একটি মেসেজে সই করেছে। আবার চেষ্টা করুন।',
  },
}

const connectTexts: Translation<typeof connect> = {
  id: 'connect',
  connectTitle: 'ওয়ালেট কানেক্ট করুন',
  installed: 'ইনস্টল করা আছে',
  recent: 'সাম্প্রতিক',
  walletList: 'ওয়ালেট',
  allWallets: 'সব ওয়ালেট',
  continueWithWallet: 'ওয়ালেট দিয়ে চালিয়ে যান',
  scanWithPhone: 'ফোন দিয়ে স্ক্যান করুন',
  newToWallets: 'ওয়ালেট কি আপনার কাছে নতুন?',
  getStarted: 'শুরু করুন',
  noWalletTitle: 'কোনো ওয়ালেট পাওয়া যায়নি',
  noWalletText: 'এই ব্রাউজারে কোনো ওয়ালেট ইনস্টল বা আনলক করে আবার খুঁজুন।',
  lookAgain: 'আবার খুঁজুন',

  waitingTitle: (wallet) => `${wallet}-এ চালিয়ে যান`,
  waitingText: 'আপনার ওয়ালেটে সংযোগের অনুরোধটি দেখুন এবং সেখানেই গ্রহণ করুন।',
  pendingTitle: 'আপনার ওয়ালেট খুলুন',
  pendingText: (wallet) => `${wallet}-এ আগে থেকেই একটি অনুরোধ আছে। সেখানেই উত্তর দিন।`,
  cancel: 'বাতিল করুন',
  connectedTitle: 'কানেক্ট হয়েছে',
  connectedText: (wallet) => `${wallet} এই সাইটের সাথে কানেক্ট করা আছে।`,
  declinedTitle: 'অনুরোধ প্রত্যাখ্যান করা হয়েছে',
  declinedText: (wallet) => `আপনি ${wallet}-এ অনুরোধটি বন্ধ করেছেন। এই সাইটের সাথে কিছুই শেয়ার করা হয়নি।`,
  failedTitle: 'কানেক্ট করা যায়নি',
  failedText: (reason) => sentences(reason, 'এই সাইটের সাথে কিছুই শেয়ার করা হয়নি।'),
  tryAgain: 'আবার চেষ্টা করুন',
}

const pairingTexts: Translation<typeof pairing> = {
  id: 'pairing',
  pairingTitle: 'WalletConnect',
  ways: 'কানেক্ট করার উপায়',
  mobile: 'মোবাইল',
  browser: 'ব্রাউজার',
  web: 'ওয়েব',
  desktop: 'ডেস্কটপ',

  codeName: (wallet) => `${wallet} দিয়ে স্ক্যান করার QR কোড`,
  anyWallet: 'যেকোনো ওয়ালেট',
  scanText: (wallet) => `আপনার ফোনে ${wallet} দিয়ে এটি স্ক্যান করুন।`,
  agreeForCode: 'সম্মতি দিন, তাহলে স্ক্যান করার কোড দেখা যাবে।',
  agreeForWallet: 'সম্মতি দিন, তাহলে আপনার ওয়ালেট খুলবে।',
  preparing: 'লিংক তৈরি হচ্ছে',
  refreshesIn: (left) => `${left} পরে নতুন হবে`,
  refreshesSoon: (seconds) =>
    seconds === 60
      ? 'কোডটি এক মিনিট পরে নতুন হবে'
      : `কোডটি ${seconds.toLocaleString('bn')} সেকেন্ড পরে নতুন হবে`,
  newCode: 'নতুন কোড',
  copyLink: 'লিংক কপি করুন',
  copied: 'লিংক কপি হয়েছে',
  reload: 'কোড আবার লোড করুন',
  expired: 'এই কোডের মেয়াদ শেষ।',
  linkFailed: 'কোড তৈরি করা যায়নি।',

  ownRelay:
    'যেসব ওয়ালেটে এই সাইটের নিজস্ব সংযোগ সার্ভিস সেট করা আছে, এটি সেগুলোর জন্য। অন্য যেকোনো ওয়ালেট তালিকা থেকে বেছে নিন।',
  unreachableTitle: (wallet) => `${wallet}-এর নাগাল পাওয়া যাচ্ছে না`,
  unreachableText: (wallet) =>
    `এই সাইট ফোনে ${wallet}-এর সাথে কানেক্ট হতে পারে না। এগিয়ে যেতে অন্য ওয়ালেট বেছে নিন।`,
  visit: (wallet) => `${wallet}-এর ওয়েবসাইটে যান`,

  offline: 'আপনি অফলাইনে আছেন। ইন্টারনেট ফিরলে কোডটি আবার কাজ করবে।',
  unreachable: 'সংযোগ সার্ভিস সাড়া দিচ্ছে না। আমরা চেষ্টা করে যাচ্ছি; কিছুই হারায়নি।',
  refused: 'এই সাইট এই মুহূর্তে অন্য ডিভাইসের ওয়ালেটের নাগাল পাচ্ছে না।',
  tryAgain: 'আবার চেষ্টা করুন',

  openTitle: (wallet) => `${wallet}-এ চালিয়ে যান`,
  openText: (wallet) => `${wallet}-এ সংযোগটি অনুমোদন করে এখানে ফিরে আসুন।`,
  open: (wallet) => `${wallet} খুলুন`,
  openAgain: (wallet) => `${wallet} আবার খুলুন`,
  stuckTitle: (wallet) => `${wallet} কি খোলেনি?`,
  stuckText: 'কিছুই হারায়নি। অন্য উপায়ে চেষ্টা করুন:',
  openByLink: 'ওয়েব লিংক দিয়ে খুলুন',
  openByScheme: 'অ্যাপ লিংক দিয়ে খুলুন',
  appStore: 'App Store থেকে নিন',
  playStore: 'Google Play থেকে নিন',
  otherDevice: 'অন্য ডিভাইস ব্যবহার করুন',
  chooseWallet: 'কোন ওয়ালেটে চালিয়ে যাবেন, বেছে নিন।',
  allWallets: 'সব ওয়ালেট',
  walletList: 'ওয়ালেট',

  browserText: (wallet) =>
    `${wallet} এখনো এই ব্রাউজারে নেই। এর এক্সটেনশন ইনস্টল করুন; সেটি এলেই আমরা এখান থেকে এগিয়ে যাব।`,
  getExtension: 'এক্সটেনশন নিন',
  browserReady: (wallet) => `${wallet} এই ব্রাউজারে আছে।`,
  continueInBrowser: 'এই ব্রাউজারে চালিয়ে যান',
  webText: (wallet) => `${wallet} অন্য ট্যাবে খুলবে। সেখানে অনুমোদন করে ফিরে আসুন।`,
  desktopText: (wallet) => `এই কম্পিউটারে ${wallet}-এ সংযোগটি অনুমোদন করুন।`,
  opensNewTab: 'নতুন ট্যাবে খুলবে',
  get: (wallet) => `${wallet} নিন`,

  connectedTitle: 'কানেক্ট হয়েছে',
  connectedText: (wallet) => `${wallet} এই সাইটের সাথে কানেক্ট করা আছে।`,
  declinedTitle: 'অনুরোধ প্রত্যাখ্যান করা হয়েছে',
  declinedText: 'আপনি আপনার ওয়ালেটে অনুরোধটি বন্ধ করেছেন। এই সাইটের সাথে কিছুই শেয়ার করা হয়নি।',
  failedTitle: 'কানেক্ট করা যায়নি',
  failedText: (reason) => sentences(reason, 'এই সাইটের সাথে কিছুই শেয়ার করা হয়নি, আর কিছুই হারায়নি।'),
}

const walletsTexts: Translation<typeof wallets> = {
  id: 'wallets',
  allTitle: 'সব ওয়ালেট',
  getTitle: 'ওয়ালেট নিন',
  downloadTitle: (wallet) => `${wallet} নিন`,
  search: 'ওয়ালেট খুঁজুন',
  list: 'ওয়ালেট',
  loading: 'ওয়ালেট লোড হচ্ছে',
  noneFound: (search) => `“${search}” নামে কোনো ওয়ালেট নেই`,
  none: 'এখানে কোনো ওয়ালেট নেই',
  nonePrivate: 'এই নামে কোনো ওয়ালেট নেই',
  privateText: 'এটি কোনো লিংক, অ্যাড্রেস বা গোপন তথ্যের মতো দেখতে, তাই এটি এই পেজের বাইরে যায়নি।',
  noneText: 'বানান দেখুন অথবা সব ওয়ালেট দেখুন।',
  noneTextOrScan: 'বানান দেখুন। তালিকায় না থাকা ওয়ালেট তার কোড দিয়ে কানেক্ট হয়।',
  scan: 'যেকোনো ওয়ালেট দিয়ে স্ক্যান করুন',
  anyWallet: 'WalletConnect',
  clearSearch: 'সার্চ মুছুন',
  failedTitle: 'তালিকা লোড হয়নি',
  failedText: 'হয়তো ইন্টারনেট সংযোগ কেটে গেছে। এই ব্রাউজারের ওয়ালেট এখনো কাজ করছে।',
  tryAgain: 'আবার চেষ্টা করুন',
  installed: 'আছে',
  recent: 'সাম্প্রতিক',
  found: (count) =>
    plural('bn', count, {
      one: `${count.toLocaleString('bn')}টি ওয়ালেট পাওয়া গেছে`,
      other: `${count.toLocaleString('bn')}টি ওয়ালেট পাওয়া গেছে`,
    }),

  getText: 'এগুলো অনেকেই ব্যবহার করেন। যেটিই নিন, পরে আপনার অ্যাকাউন্ট অন্য ওয়ালেটে নিয়ে যেতে পারবেন।',
  exploreAll: 'সব দেখুন',

  downloadText: (wallet) =>
    `${wallet} এখনো এই ব্রাউজারে নেই। এটি ইনস্টল করুন, তারপর ফিরে এসে আবার বেছে নিন।`,
  orDownloadText: (wallet) => `অথবা এখানে ${wallet} ইনস্টল করুন, তারপর ফিরে এসে আবার বেছে নিন।`,
  unreachableText: (wallet) =>
    `এখান থেকে ${wallet}-এর নাগাল পাওয়া যাচ্ছে না। এই ডিভাইসে এটি ইনস্টল করুন, আর সম্ভব হলে এই পেজ সেখানেই খুলুন।`,
  openInAppText: (wallet) =>
    `${wallet} এই পেজ তার নিজের ব্রাউজারে খোলে: সেখানে কানেক্ট করুন। না খুললে আগে ইনস্টল করুন।`,
  openInApp: (wallet) => `এই পেজ ${wallet}-এ খুলুন`,
  openWebApp: (wallet) => `ওয়েবে ${wallet} খুলুন`,
  extension: 'ব্রাউজার এক্সটেনশন',
  appStore: 'iPhone ও iPad-এর অ্যাপ',
  playStore: 'Android-এর অ্যাপ',
  homepage: 'ওয়েবসাইট',
  opensNewTab: 'নতুন ট্যাবে খুলবে',
}

const networksTexts: Translation<typeof networks> = {
  id: 'networks',
  title: 'নেটওয়ার্ক বেছে নিন',
  unsupportedTitle: 'এই নেটওয়ার্ক এখানে চলে না',
  search: 'নেটওয়ার্ক খুঁজুন',
  list: 'নেটওয়ার্ক',
  current: 'বর্তমান নেটওয়ার্ক',
  noneFound: (search) => `“${search}” নামে কোনো নেটওয়ার্ক নেই`,
  noneFoundText: 'বানান দেখুন অথবা সব নেটওয়ার্ক দেখুন।',
  none: 'এখানে কোনো নেটওয়ার্ক নেই',
  noneText: 'এই সাইটে এই মুহূর্তে কোনো নেটওয়ার্ক নেই।',
  clearSearch: 'সার্চ মুছুন',
  whatIsANetwork: 'নেটওয়ার্ক কী?',

  waitingTitle: (wallet) => `${wallet}-এ চালিয়ে যান`,
  waitingText: (network) =>
    `আপনার ওয়ালেটে ${network}-এ যাওয়ার অনুরোধটি গ্রহণ করুন। আপনার অ্যাকাউন্ট ও টাকা যেখানে আছে সেখানেই থাকবে।`,
  doneTitle: 'নেটওয়ার্ক বদলেছে',
  declinedTitle: 'অনুরোধ প্রত্যাখ্যান করা হয়েছে',
  declinedText: 'আপনি আগের নেটওয়ার্কেই আছেন। আর কিছু বদলায়নি।',
  failedTitle: 'নেটওয়ার্ক বদলানো যায়নি',
  failedText: (reason) => sentences(reason, 'আপনি আগের নেটওয়ার্কেই আছেন।'),
  cancel: 'বাতিল করুন',
  tryAgain: 'আবার চেষ্টা করুন',

  unsupportedText: (wallet) =>
    `${wallet} এমন একটি নেটওয়ার্কে আছে যা এই সাইট ব্যবহার করে না। এগিয়ে যেতে এগুলোর একটি বেছে নিন। আপনার টাকা যেখানে আছে সেখানেই নিরাপদ।`,
  yourWallet: 'আপনার ওয়ালেট',
  disconnect: 'ডিসকানেক্ট করুন',
  notApproved: (wallet) => `${wallet} অনুমোদন করেনি`,
  noWallet: 'এখনো কোনো ওয়ালেট নেই',
  connect: 'কানেক্ট করুন',
}

const guideTexts: Translation<typeof guide> = {
  id: 'guide',
  walletTitle: 'ওয়ালেট কী?',
  networkTitle: 'নেটওয়ার্ক কী?',
  walletCards: [
    {
      title: 'যা আপনার, তার ঘর',
      text: 'এটি আপনার কয়েন, টোকেন ও কালেক্টিবল রাখে ও দেখায়, আর আপনি যেখানে বলেন সেখানে পাঠায়।',
    },
    {
      title: 'সাইন ইনের নতুন উপায়',
      text: 'পাসওয়ার্ডের বদলে আপনি ওয়ালেট দিয়ে নিশ্চিত করেন। কোনো সাইট কখনো আপনার চাবি জানতে পারে না।',
    },
    {
      title: 'শুধুই আপনার',
      text: 'চাবি শুধু আপনার কাছেই থাকে। কেউ আপনাকে এটি ফিরিয়ে দিতে পারবে না, তাই এর রিকভারি ফ্রেজ নিরাপদে রাখুন এবং কাউকে বলবেন না।',
    },
  ],
  getWallet: 'ওয়ালেট নিন',

  networkCards: [
    {
      title: 'যেখানে সবকিছু ঘটে',
      text: 'নেটওয়ার্ক হলো একটি উন্মুক্ত হিসাবের খাতা, যা অনেক কম্পিউটার মিলে রাখে। আপনার কয়েন এমনই কোনো নেটওয়ার্কে থাকে।',
    },
    {
      title: 'একই অ্যাড্রেস, আলাদা টাকা',
      text: 'একাধিক নেটওয়ার্কে আপনার অ্যাড্রেস একই হতে পারে, কিন্তু একটিতে যা আছে তা অন্যগুলোতে নেই।',
    },
    {
      title: 'ফি একেকটিতে একেক রকম',
      text: 'প্রতিটি নেটওয়ার্কের ফি দেওয়ার জন্য তার নিজস্ব কয়েন আছে, আর প্রতিটি লেনদেনের খরচও তার নিজের মতো।',
    },
  ],
}

const emailTexts: Translation<typeof email> = {
  id: 'email',
  confirmTitle: 'ইমেইল নিশ্চিত করুন',
  deviceTitle: 'ডিভাইস নিবন্ধন',
  passkeyTitle: 'পাসকি',
  email: 'ইমেইল অ্যাড্রেস',
  continue: 'চালিয়ে যান',
  device: 'এই ডিভাইস অনুমোদন করুন',
  deviceSent: (email) => `${email}-এ একটি লিংক পাঠানো হয়েছে। সেটি খুলে নিশ্চিত করুন যে এই ডিভাইসটি আপনার।`,
  waitLonger: (seconds) => `${seconds.toLocaleString('bn')} সেকেন্ড পরে আবার চেষ্টা করুন`,
  connected: 'আপনি সাইন ইন করেছেন।',
  usePasskey: 'পাসকি ব্যবহার করুন',
  passkeyWaiting: 'আপনার ডিভাইস আপনার পাসকি চাইছে',
}

const loginTexts: Translation<typeof login> = {
  id: 'login',
  failed: (reason) => sentences(reason, 'এই সাইটের সাথে কিছুই শেয়ার করা হয়নি।'),
  declined: 'আপনি এটি বন্ধ করেছেন। এই সাইটের সাথে কিছুই শেয়ার করা হয়নি।',
  connected: 'আপনি সাইন ইন করেছেন।',
  tryAgain: 'আবার চেষ্টা করুন',
  otherWay: 'অন্য উপায় ব্যবহার করুন',
  notEmail: 'একটি ইমেইল অ্যাড্রেস লিখুন, যেমন ada@example.com',
  sent: (email) => `${email}-এ পাঠানো কোডটি লিখুন।`,
  code: 'কোড',
  checking: 'কোড যাচাই করা হচ্ছে',
  resend: 'কোড আবার পাঠান',
  sending: 'কোড পাঠানো হচ্ছে',
}

const socialTexts: Translation<typeof social> = {
  id: 'social',
  socialsTitle: 'চালিয়ে যান',
  continueWith: (service) => `${service} দিয়ে চালিয়ে যান`,
  more: 'আরও সার্ভিস',
  waiting: (service) => `${service}-এর উইন্ডোতে চালিয়ে যান`,
  noPassword: 'সেখানে আপনি যা করেন, এই সাইটকে তার কিছুই জানানো হয় না।',
  blocked: 'আপনার ব্রাউজার কোনো উইন্ডো খুলতে দেয়নি। এই পেজের জন্য উইন্ডো খোলার অনুমতি দিয়ে আবার চেষ্টা করুন।',
  timedOut: 'উইন্ডোটি বন্ধ হয়ে গেছে। আবার চেষ্টা করুন অথবা অন্য উপায় ব্যবহার করুন।',
  inThisPage: 'এই পেজেই চালিয়ে যান',
  closed: 'উইন্ডোটি বন্ধ হয়ে গেছে। আপনার কাজ শেষ হয়ে থাকলে এটি নিজে থেকেই এগিয়ে যাবে।',
}

const farcasterTexts: Translation<typeof farcaster> = {
  id: 'farcaster',
  scan: 'আপনার ফোনের ক্যামেরা দিয়ে এটি স্ক্যান করুন এবং Farcaster অ্যাপে সম্মতি দিন।',
  agree: 'Farcaster অ্যাপে সম্মতি দিয়ে এখানে ফিরে আসুন।',
  codeName: 'Farcaster অ্যাপে চালিয়ে যাওয়ার QR কোড',
  preparing: 'লিংক তৈরি হচ্ছে',
  open: 'Farcaster খুলুন',
  copyLink: 'লিংক কপি করুন',
  copied: 'লিংক কপি হয়েছে',
}

const panelTexts: Translation<typeof panel> = {
  id: 'panel',
  failed: 'এই অংশটি লোড হয়নি।',
  tryAgain: 'আবার চেষ্টা করুন',
}

const qrCodeTexts: Translation<typeof qrCode> = {
  id: 'qrCode',
  codeName: (wallet) => `এই পেজ ${wallet}-এ খোলার QR কোড`,
  scan: (wallet) => `আপনার ফোনের ক্যামেরা দিয়ে এটি স্ক্যান করুন: এই পেজ ${wallet}-এ খুলবে।`,
  local: 'এই পেজের অ্যাড্রেস শুধু এই কম্পিউটারেই খোলা যায়। পেজটি ওয়েবে এলে কোডটি কাজ করবে।',
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
