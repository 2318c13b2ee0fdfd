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

const consentTexts: Translation<typeof consent> = {
  id: 'consent',
  terms: 'পরিষেবার শর্তাবলি',
  privacy: 'গোপনীয়তা নীতি',
  both: (terms, privacy) => `${terms} ও ${privacy}`,
  agree: (what) => `আমি ${what} মেনে নিচ্ছি`,
  agreeByConnecting: (what) => `কানেক্ট করলে আপনি ${what} মেনে নিচ্ছেন`,
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
  consentTexts,
  connectTexts,
  pairingTexts,
  walletsTexts,
  panelTexts,
  qrCodeTexts,
]
