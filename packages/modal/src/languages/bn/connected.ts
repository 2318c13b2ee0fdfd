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
  amount: 'পরিমাণ',
  max: 'সর্বোচ্চ',
  tryAgain: 'আবার চেষ্টা করুন',
  twoReadings:
    'এটি দুইভাবে পড়া যায়। পূর্ণ সংখ্যা কমা বা দশমিক ছাড়া লিখুন, আর অন্য সংখ্যার শেষে একটি শূন্য বেশি দিন, যেমন 1.2340',
  maxAmount: (amount) => `সর্বোচ্চ ${amount}`,
  maxLeaves: (fee) => `সর্বোচ্চ নিলে ফি দেওয়ার জন্য ${fee} থাকে`,
  have: (amount) => `আপনার কাছে ${amount} আছে।`,
  badAmount: (decimals) =>
    `শুধু সংখ্যা এবং একটি ডট বা কমা ব্যবহার করুন, দশমিকের পরে সর্বোচ্চ ${decimals.toLocaleString('bn')} ঘর`,
  inToken: (symbol) => `${symbol}-এ পরিমাণ লিখুন`,
  inDollars: 'ডলারে পরিমাণ লিখুন',
  selectToken: 'টোকেন বেছে নিন',
  changeToken: (symbol) => `${symbol}, টোকেন বদলান`,
  recipient: 'প্রাপক',
  addressOrName: 'অ্যাড্রেস বা নাম',
  paste: 'পেস্ট করুন',
  clear: 'প্রাপক মুছুন',
  recent: 'সাম্প্রতিক প্রাপক',
  recentLabel: 'সাম্প্রতিক',
  looking: 'নামটি খোঁজা হচ্ছে',
  wholeAddress: 'পুরো অ্যাড্রেস',
  wholeAddressOf: (name) => `${name}-এর পুরো অ্যাড্রেস`,
  copyAddress: 'অ্যাড্রেস কপি করুন',
  copied: 'অ্যাড্রেস কপি হয়েছে',
  network: 'নেটওয়ার্ক',
  fee: 'নেটওয়ার্ক ফি',
  feePaidIn: (symbol) => `নেটওয়ার্ক ফি, ${symbol}-এ দেওয়া হয়`,
  costs: { recipientAccount: 'এই টোকেনের জন্য অ্যাকাউন্ট খোলে, একবারই' },
  feeAtMost: (fee) => `${fee} পর্যন্ত`,
  feeUnread: 'আপনার ওয়ালেট দেখাবে',
  lookingToken: 'টোকেনটি দেখা হচ্ছে',
  noTokenThere: (network) => `${network}-এ এই অ্যাড্রেসে কোনো টোকেন নেই`,
  unlisted:
    'এই টোকেন কোনো তালিকায় নেই। যে কেউ যেকোনো নামে টোকেন বানাতে পারে, আর এর কোনো দাম না-ও থাকতে পারে। এর অ্যাড্রেস আপনার জানা থাকলে তবেই ব্যবহার করুন।',
  takeToken: (symbol) => `${symbol} ব্যবহার করুন`,
  suggested: 'প্রস্তাবিত টোকেন',
  search: 'টোকেন খুঁজুন',
  tokensOn: (network) => `${network}-এ আপনার টোকেন`,
  missing: (network) => `${network}-এর সব টোকেন পড়া যায়নি। সেগুলো যেখানে আছে সেখানেই নিরাপদ।`,
  noToken: (text) => `“${text}” নামে কোনো টোকেন নেই`,
  clearSearch: 'সার্চ মুছুন',
  exactly: (amount) => `ঠিক ${amount}`,
  total: 'ফি সহ মোট',
  confirm: 'নিশ্চিত করুন',
  confirmIn: (wallet) => `${wallet}-এ নিশ্চিত করুন`,
  cancel: 'বাতিল করুন',
  notices: {
    declined: 'অনুরোধ প্রত্যাখ্যান করা হয়েছে। কিছুই পাঠানো হয়নি।',
    walletChanged: 'আপনার ওয়ালেট বদলে গেছে। আবার মিলিয়ে দেখুন।',
    feeUnread: 'নেটওয়ার্ক ফি জানা যায়নি। নিশ্চিত করার আগে আপনার ওয়ালেট তা দেখাবে।',
    wrongNetwork: 'আপনার ওয়ালেট অন্য নেটওয়ার্কে আছে। নেটওয়ার্ক বদলে আবার নিশ্চিত করুন। কিছুই পাঠানো হয়নি।',
  },
  failed: (reason) => sentences(reason, 'কিছুই পাঠানো হয়নি।'),
  somethingWrong: 'কোনো সমস্যা হয়েছে',
  chainFailed: 'নেটওয়ার্ক এটি ফিরিয়ে দিয়েছে',
  chainFailedHint: 'নেটওয়ার্ক ফি ছাড়া আর কিছুই যায়নি।',
  dropped: 'বাদ পড়েছে, কিছুই পাঠানো হয়নি',
  droppedHint: 'কোনো ব্লকে ওঠার আগেই নেটওয়ার্ক লেনদেনটি ভুলে গেছে।',
  replaced: 'বদলে গেছে',
  replacedHint: 'আপনারই আরেকটি লেনদেন এর জায়গা নিয়েছে। আপনার ওয়ালেটে দেখুন।',
  reading: 'চেইন থেকে পড়ে মেলানো হচ্ছে',
  matches: 'চেইন থেকে পড়া হয়েছে: মিলেছে',
  matchesHint: 'প্রাপক, পরিমাণ ও নেটওয়ার্ক ঠিক তা-ই, যা আপনি নিশ্চিত করেছেন।',
  unread: 'এখনো পড়া যায়নি',
  unreadHint: 'নিজে থেকেই আবার জানতে চাওয়া হবে।',
  partlyCompared: 'পুরোটা মেলানো যায়নি',
  partlyComparedHint: 'লেনদেনটি চেইনে আছে, কিন্তু আপনি যা নিশ্চিত করেছেন তার সাথে পুরোটা মেলানো যায়নি।',
  done: 'ঠিক আছে',
  explorer: 'এক্সপ্লোরারে দেখুন',
  unknown: 'ফলাফল অজানা',
  unknownHint: 'এটি হয়তো পাঠানো হয়ে গেছে। আবার চেষ্টা করার আগে অ্যাক্টিভিটিতে দেখুন।',
  looked: 'আমি দেখেছি',
  alarm: 'আপনি যা নিশ্চিত করেছেন, এটি তা নয়',
  alarmHint:
    'আপনার ওয়ালেট অন্য কিছু পাঠিয়েছে, আর তা ফেরানো যাবে না। এই ওয়ালেট ব্যবহার বন্ধ করুন। যা বাকি আছে, তা আপনার বিশ্বস্ত কোনো ডিভাইস থেকে সরিয়ে নিন।',
  youConfirmed: 'আপনি নিশ্চিত করেছেন',
  onChain: 'চেইনে আছে',
  parts: {
    network: 'নেটওয়ার্ক',
    sender: 'প্রেরক',
    recipient: 'প্রাপক',
    amount: 'পরিমাণ, সবচেয়ে ছোট এককে',
    asset: 'টোকেন বা নির্দেশ',
  },
  read: 'আমি পড়েছি',
  unknownBalance: 'ব্যালেন্স অজানা',
  nothing: 'নিশ্চিত করার কিছু নেই',
  nothingHint: 'এখানে যা ছিল তা শেষ হয়েছে, আর আপনার ওয়ালেটের কাছে কিছু চাওয়া হচ্ছে না।',
  back: 'ফর্মে ফিরে যান',
  noNetwork: 'আগে নেটওয়ার্ক বেছে নিন',
  noNetworkHint: 'আপনার ওয়ালেট এমন একটি নেটওয়ার্কে আছে যা এই পেজ ব্যবহার করে না।',
  networks: 'নেটওয়ার্ক বেছে নিন',
}

const accountTexts: Translation<typeof account> = {
  id: 'account',
  title: 'অ্যাকাউন্ট',
  copyAddress: 'অ্যাড্রেস কপি করুন',
  copied: 'অ্যাড্রেস কপি হয়েছে',
  balance: 'ব্যালেন্স',
  balanceFailed: 'টোকেনের ব্যালেন্স পাওয়া যাচ্ছে না',
  balanceUnread: 'আপনার ব্যালেন্স পড়া যায়নি। তা যেখানে আছে সেখানেই নিরাপদ।',
  balanceStale: 'হালনাগাদ করা যায়নি। এটিই আমাদের দেখা শেষ ব্যালেন্স।',
  notPriced: 'এর কিছু অংশের দাম জানা নেই, তাই তা এই যোগফলে নেই।',
  notWhole: 'এর সবটা পড়া যায়নি।',
  tryAgain: 'আবার চেষ্টা করুন',
  network: 'নেটওয়ার্ক',
  parts: 'এই অ্যাকাউন্টে যা আছে',
  disconnect: 'ডিসকানেক্ট করুন',
  differs: 'আপনার ওয়ালেট যা পাঠিয়েছে, তা আপনি যা নিশ্চিত করেছেন তা নয়।',
  lookAtIt: 'দেখুন',
}

const activityTexts: Translation<typeof activity> = {
  id: 'activity',
  title: 'অ্যাক্টিভিটি',
  verbs: {
    approve: 'অনুমোদন করা হয়েছে',
    borrow: 'ধার নেওয়া হয়েছে',
    burn: 'বার্ন করা হয়েছে',
    buy: 'কেনা হয়েছে',
    cancel: 'বাতিল করা হয়েছে',
    claim: 'ক্লেইম করা হয়েছে',
    deploy: 'ডিপ্লয় করা হয়েছে',
    deposit: 'জমা দেওয়া হয়েছে',
    execute: 'চালানো হয়েছে',
    mint: 'মিন্ট করা হয়েছে',
    receive: 'পাওয়া গেছে',
    repay: 'শোধ করা হয়েছে',
    send: 'পাঠানো হয়েছে',
    stake: 'স্টেক করা হয়েছে',
    trade: 'সোয়াপ করা হয়েছে',
    unstake: 'আনস্টেক করা হয়েছে',
    withdraw: 'তোলা হয়েছে',
  },
  sending: 'পাঠানো হচ্ছে',
  pending: 'অপেক্ষায়',
  failedTag: 'ব্যর্থ',
  dropped: 'বাদ পড়েছে, কিছুই পাঠানো হয়নি',
  replaced: 'বদলে গেছে',
  lookAlike: 'দেখতে একই রকম নকল',
  lookAlikeHint: (known) => `এমন একটি অ্যাড্রেস থেকে, যা ${known}-এর মতো দেখতে করে বানানো হয়েছে।`,
  thisWeek: 'এই সপ্তাহে',
  emptyTitle: 'এখনো কোনো অ্যাক্টিভিটি নেই',
  empty: 'এই অ্যাকাউন্ট যা করে, তা এখানে দেখা যাবে।',
  unsupported: 'এই নেটওয়ার্কের ইতিহাস এখানে পাওয়া যায় না।',
  incomplete: 'এই ইতিহাসের একটি অংশ পড়া যায়নি।',
  failed: 'লেনদেনগুলো আনা যায়নি',
  failedHint: 'কিছুই হারায়নি। আপনার ইন্টারনেট সংযোগ দেখুন।',
  tryAgain: 'আবার চেষ্টা করুন',
  more: 'আরও দেখান',
  imitates: 'এই অ্যাড্রেসটি আপনি চেনেন:',
  imitation: 'এটি শুধু দেখতেই সেটির মতো:',
  copyAddress: 'একই রকম দেখতে অ্যাড্রেসটি কপি করুন',
  copyWarning: 'যে এই অ্যাড্রেস বানিয়েছে, সে চায় আপনি ভুল করে এখানে পাঠান।',
  copyAnyway: 'তবু কপি করুন',
  copied: 'অ্যাড্রেস কপি হয়েছে',
  explorer: 'ব্লক এক্সপ্লোরারে দেখুন',
  justNow: 'এখন',
  minutes: (count) => `${count.toLocaleString('bn')} মিনিট`,
  hours: (count) => `${count.toLocaleString('bn')} ঘণ্টা`,
  differs: 'যা নিশ্চিত করেছেন তা নয়',
  unmatched: 'প্রাপক মিলিয়ে দেখুন',
  newer: 'আরও নতুনগুলো দেখান',
}

const familiesTexts: Translation<typeof families> = {
  id: 'families',
  switchTo: (family) => `${family}-এ যান`,
  waitingTitle: (wallet) => `${wallet}-এ চালিয়ে যান`,
  waitingText: 'প্রতিটি ধরনের নেটওয়ার্কের জন্য একবার করে জানতে চাইবে। যেগুলো দরকার সেগুলো গ্রহণ করুন।',
  connectedTitle: 'কানেক্ট হয়েছে',
  connectedText: (wallet) => `${wallet} এই সাইটের সাথে কানেক্ট করা আছে।`,
  someText: 'এগিয়ে যেতে পারেন, অথবা বাকিগুলোর জন্য আবার চেষ্টা করতে পারেন।',
  declinedTitle: 'অনুরোধ প্রত্যাখ্যান করা হয়েছে',
  failedTitle: 'কানেক্ট করা যায়নি',
  nothingText: 'এই সাইটের সাথে কিছুই শেয়ার করা হয়নি।',
  list: 'নেটওয়ার্কের ধরন',

  accept: 'সেখানে অনুরোধটি গ্রহণ করুন',
  openWallet: 'আপনার ওয়ালেট খুলুন',
  noAnswer: 'এখনো উত্তর আসেনি',
  waiting: 'অপেক্ষা চলছে',
  connected: 'কানেক্ট হয়েছে',
  declined: 'প্রত্যাখ্যান করা হয়েছে, কিছুই শেয়ার করা হয়নি',
  tryAgain: 'আবার চেষ্টা করুন',
  cancel: 'বাতিল করুন',
  continueWith: (family) => `${family} নিয়ে এগিয়ে যান`,
  continueWithSeveral: (count) => `${count.toLocaleString('bn')}টি নিয়ে এগিয়ে যান`,

  goOnWith: (wallet, account) =>
    `আপনি এখন ${wallet}, ${account} ব্যবহার করছেন। আপনার অন্য ওয়ালেটগুলো কানেক্ট করাই থাকবে।`,
  connectFirst: 'এর জন্য এখনো কোনো ওয়ালেট কানেক্ট করা নেই। আপনার অন্য ওয়ালেটগুলো কানেক্ট করাই থাকবে।',
  connectWallet: 'ওয়ালেট কানেক্ট করুন',
}

const nftsTexts: Translation<typeof nfts> = {
  id: 'nfts',
  tab: 'NFT',
  list: 'এই অ্যাকাউন্টের NFT',
  many: (count) => `×${count}`,
  named: (name, collection, count) => [name, collection, count].filter(Boolean).join(', '),
  hidden: (count) =>
    plural('bn', count, {
      one: `${count.toLocaleString('bn')}টি স্প্যাম NFT লুকানো আছে`,
      other: `${count.toLocaleString('bn')}টি স্প্যাম NFT লুকানো আছে`,
    }),
  shown: (count) =>
    plural('bn', count, {
      one: `${count.toLocaleString('bn')}টি স্প্যাম NFT`,
      other: `${count.toLocaleString('bn')}টি স্প্যাম NFT`,
    }),
  emptyTitle: 'এখনো কোনো NFT নেই',
  empty: 'আপনি যেসব কালেক্টিবল পাবেন, সেগুলো এখানে দেখা যাবে।',
  unsupported: 'এই নেটওয়ার্কের কালেক্টিবল এখানে পাওয়া যায় না।',
  incomplete: 'আপনার কিছু NFT পড়া যায়নি। সেগুলো যেখানে আছে সেখানেই নিরাপদ।',
  failed: 'আপনার NFT পড়া যায়নি',
  failedHint: 'সেগুলো যেখানে আছে সেখানেই নিরাপদ।',
  tryAgain: 'আবার চেষ্টা করুন',
  more: 'আরও দেখান',
  collection: 'কালেকশন',
  tokenId: 'টোকেন আইডি',
  pieces: 'আপনার আছে',
  network: 'নেটওয়ার্ক',
  contract: 'কন্ট্র্যাক্ট',
  copyContract: 'কন্ট্র্যাক্ট কপি করুন',
  copied: 'কপি হয়েছে',
  send: 'পাঠান',
}

const profileTexts: Translation<typeof profile> = {
  id: 'profile',
  title: 'ওয়ালেট',
  active: 'সক্রিয়',
  use: 'ব্যবহার করুন',
  add: 'যোগ করুন',
  addFor: (family) => `ওয়ালেট যোগ করুন: ${family}`,
  noneConnected: 'কোনোটি কানেক্ট করা নেই',
  more: (account) => `${account} সম্পর্কে আরও`,
  copyAddress: 'অ্যাড্রেস কপি করুন',
  copied: 'অ্যাড্রেস কপি হয়েছে',
  disconnect: (wallet) => `${wallet} ডিসকানেক্ট করুন`,
  hint: 'এই সাইটকে কোন কোন অ্যাকাউন্ট দেখাবে, তা আপনার ওয়ালেট ঠিক করে।',
  types: {
    eoa: 'অ্যাকাউন্ট',
    smartAccount: 'স্মার্ট অ্যাকাউন্ট',
    payment: 'পেমেন্ট',
    ordinal: 'Ordinals',
    stx: 'Stacks',
  },
}

const receiveTexts: Translation<typeof receive> = {
  id: 'receive',
  title: 'গ্রহণ করুন',
  networksTitle: 'যেসব নেটওয়ার্ক চলবে',
  fundTitle: 'ওয়ালেটে টাকা আনুন',
  code: (network) => `${network}-এ আপনার অ্যাড্রেসের QR কোড`,
  amount: 'পরিমাণ',
  amountOptional: 'পরিমাণ, না দিলেও চলে',
  badAmount: (decimals) =>
    `শুধু সংখ্যা এবং একটি ডট বা কমা ব্যবহার করুন, দশমিকের পরে সর্বোচ্চ ${decimals.toLocaleString('bn')} ঘর`,
  yourAddress: (network) => `${network}-এ আপনার অ্যাড্রেস`,
  copyAddress: 'অ্যাড্রেস কপি করুন',
  copyLink: 'পেমেন্ট লিংক কপি করুন',
  copied: 'অ্যাড্রেস কপি হয়েছে',
  linkCopied: 'পেমেন্ট লিংক কপি হয়েছে',
  alsoOn: (count) =>
    plural('bn', count, {
      one: `আরও ${count.toLocaleString('bn')}টি নেটওয়ার্কে`,
      other: `আরও ${count.toLocaleString('bn')}টি নেটওয়ার্কে`,
    }),
  sameAddress:
    'এই প্রতিটি নেটওয়ার্কে আপনার অ্যাড্রেস একই। শুধু এগুলোর কোনো একটি দিয়ে পাঠান: অন্য নেটওয়ার্ক দিয়ে পাঠালে তা হারিয়ে যেতে পারে।',
  fund: 'এই অ্যাকাউন্টে টাকা আসে অন্য ওয়ালেট বা এক্সচেঞ্জ থেকে।',
}

const sendTexts: Translation<typeof send> = {
  id: 'send',
  title: 'পাঠান',
  selectTitle: 'টোকেন বেছে নিন',
  lookAlikeTitle: 'অ্যাড্রেস মিলিয়ে দেখুন',
  reviewTitle: 'পাঠানোর আগে দেখুন',
  sentTitle: 'পাঠানো হয়েছে',
  buttons: {
    selectToken: 'টোকেন বেছে নিন',
    addAmount: 'পরিমাণ দিন',
    incorrectValue: 'পরিমাণ সঠিক নয়',
    insufficientFunds: 'যথেষ্ট টাকা নেই',
    unknownBalance: 'ব্যালেন্স অজানা',
    addAddress: 'অ্যাড্রেস দিন',
    invalidAddress: 'অ্যাড্রেস সঠিক নয়',
    previewSend: 'পাঠানোর আগে দেখুন',
    unsupportedChain: 'এই চেইন এখানে চলে না',
  },
  youSend: 'আপনি পাঠাচ্ছেন',
  balanceUnknown: 'আপনার ব্যালেন্স পড়া যায়নি। তা যেখানে আছে সেখানেই নিরাপদ।',
  noFee: (symbol) => `নেটওয়ার্ক ফি দেওয়ার মতো যথেষ্ট ${symbol} নেই`,
  to: 'প্রাপক',
  problems: {
    invalid: 'এটি এই নেটওয়ার্কের অ্যাড্রেস নয়।',
    checksum: 'চেকসাম মিলছে না, প্রতিটি অক্ষর মিলিয়ে দেখুন।',
    required: 'এই লিংক এমন কিছু চায়, যা এখানে জানা নেই।',
    letters: 'এতে ভিন্ন ভিন্ন লিপির অক্ষর আছে, অথবা এমন অক্ষর যা কোনো নামে থাকতে পারে না।',
    unregistered: 'এই নাম নিবন্ধিত নয়।',
    lookupFailed: 'নামটি খোঁজা যায়নি। আবার চেষ্টা করুন অথবা অ্যাড্রেস পেস্ট করুন।',
    tokenContract: 'এটি একটি টোকেনের কন্ট্র্যাক্ট, কোনো মানুষের অ্যাকাউন্ট নয়। এখানে যা পাঠানো হয় তা হারিয়ে যায়।',
  },
  otherNetwork: (name) => `এই লিংক ${name}-এর জন্য। আগে সেখানে যান অথবা এটি মুছুন।`,
  switchTo: (name) => `${name}-এ যান`,
  unknownNetwork: 'অন্য নেটওয়ার্ক',
  notKnown: 'এটি আপনার চেনা অ্যাড্রেস নয়',
  onlyEnds: 'শুধু শুরু আর শেষটা মেলে। প্রতারকরা এমন অ্যাড্রেস বানায়, যাতে ভুল করে তাদের কাছে টাকা পাঠানো হয়।',
  bait: 'এই অ্যাড্রেস আপনি চেনেন শুধু শূন্য পরিমাণের ট্রান্সফার থেকে। প্রতারকরা এমন ট্রান্সফার করে, যাতে আপনি অ্যাড্রেসটি কপি করেন।',
  known: 'যা আপনি চেনেন',
  entered: 'যা আপনি দিয়েছেন',
  useKnown: 'চেনা অ্যাড্রেসটি ব্যবহার করুন',
  useEntered: 'তবু এটিই ব্যবহার করুন',
  pressAgain: 'এটি ব্যবহার করতে আবার চাপুন',
  leaves: 'আপনার অ্যাকাউন্ট থেকে যাবে',
  arrives: (name) => `${name}-এর কাছে পৌঁছাবে`,
  reserve: (amount) =>
    `ওয়ালেটগুলো ফি-এর জন্য ${amount} পর্যন্ত আলাদা রাখে, আর আপনার কাছে তার চেয়ে কম আছে। আপনার ওয়ালেট রাজি না-ও হতে পারে।`,
  keepsPart: (amount) => `এ রকম প্রতিটি ট্রান্সফার থেকে এই টোকেন ${amount} রেখে দেয়।`,
  contract:
    'এই অ্যাড্রেস একটি কন্ট্র্যাক্ট, আর আপনি আগে এখানে কিছু পাঠাননি। এটি যা পায় তা চিরদিনের জন্য রেখে দিতে পারে: অ্যাড্রেসটি ব্যবহার করা যায় কি না, প্রাপককে জিজ্ঞেস করুন।',
  firstTime: 'আপনি এই অ্যাড্রেসে প্রথমবার পাঠাচ্ছেন। প্রাপকের সাথে মিলিয়ে নিন।',
  notices: {
    tokenMissing: 'যে টোকেন চাওয়া হয়েছে, তা এই অ্যাকাউন্টে নেই। অন্য একটি বেছে নিন।',
    lookAlike: 'এই অ্যাড্রেস আপনার চেনা একটি অ্যাড্রেসের নকল। এগোনোর আগে মিলিয়ে দেখুন।',
    wouldFail: 'নেটওয়ার্ক বলছে, এই ট্রান্সফার ব্যর্থ হবে। কিছুই পাঠানো হয়নি।',
    feeUnknown: 'নেটওয়ার্ক ফি জানা যায়নি, তাই কতটা পাঠানো যাবে তা জানা নেই। আবার চেষ্টা করুন অথবা পরিমাণ লিখুন।',
    feeRose: 'নেটওয়ার্ক ফি বেড়েছে। পরিমাণ আবার মিলিয়ে দেখুন। কিছুই পাঠানো হয়নি।',
  },
  refusals({ code, context }) {
    const { least, most, symbol } = Object(context) as Record<string, string>
    switch (code) {
      case 'transfer/decimals-differ':
        return 'এই পেজ টোকেনটি যে এককে দেখায়, নেটওয়ার্ক তা অন্য এককে গোনে। কিছুই পাঠানো হয়নি। এটি এখান থেকে পাঠাবেন না।'
      case 'transfer/decimals-unread':
        return 'নেটওয়ার্ক জানায়নি, এই টোকেন কোন এককে গোনে। কিছুই পাঠানো হয়নি। একটু অপেক্ষা করুন অথবা আবার চেষ্টা করুন।'
      case 'transfer/sender-minimum':
        return `নেটওয়ার্কের নিয়মে ফি ছাড়াও আপনার অ্যাকাউন্টে ${least} ${symbol} থাকতে হবে। কম পাঠান।`
      case 'transfer/recipient-minimum':
        return `এই অ্যাড্রেসে এখনো কিছু নেই, আর নেটওয়ার্ক সেখানে ${least} ${symbol}-এর কম নেয় না। বেশি পাঠান।`
      case 'transfer/frozen':
        return `এই টোকেনের ইস্যুকারী এর একটি অংশ আটকে দিয়েছে। সর্বোচ্চ ${most} পাঠান।`
      case 'transfer/too-many-accounts':
        return `এই টোকেন আপনার অনেকগুলো অ্যাকাউন্টে ছড়িয়ে আছে। একবারে সর্বোচ্চ ${most} পাঠান, বাকিটা তার পরে।`
      default:
        return null
    }
  },
  failedOnSolana: 'লেনদেন পাঠানো যায়নি। আবার চেষ্টা করুন।',
  started: 'লেনদেন শুরু হয়েছে',
  sent: (amount) => `${amount} পাঠানো হয়েছে`,
  pending: 'পথে আছে। পরের কোনো একটি ব্লকের সাথে পৌঁছাবে।',
  confirmed: (to) => `${to}-এর কাছে পৌঁছেছে।`,
  comparing: 'অ্যাড্রেস মেলানো হচ্ছে',
  notCompared:
    'আপনার ইতিহাস পড়া যায়নি, তাই এই অ্যাড্রেস আপনার চেনা অ্যাড্রেসগুলোর সাথে মেলানো হয়নি। পুরোটা মিলিয়ে দেখুন।',
  lessArrived: 'যা পাঠানো হয়েছে তার চেয়ে কম পৌঁছেছে',
  lessArrivedHint: (arrived, sent) =>
    `টোকেনের হিসাবে পৌঁছেছে: ${arrived}, পাঠানো হয়েছে: ${sent}। হয় এটি একটি অংশ রেখে দেয়, নয়তো যা জানায় তা করে না।`,
}

const settingsTexts: Translation<typeof settings> = {
  id: 'settings',
  title: 'সেটিংস',
  address: 'আপনার পুরো অ্যাড্রেস',
  copyAddress: 'অ্যাড্রেস কপি করুন',
  copied: 'অ্যাড্রেস কপি হয়েছে',
  explorer: (name) => `${name}-এ দেখুন`,
  opensNewTab: 'নতুন ট্যাবে খুলবে',
  appearance: 'থিম',
  appearances: { system: 'সিস্টেম', light: 'লাইট', dark: 'ডার্ক' },
  language: 'ভাষা',
  wallets: 'অ্যাকাউন্ট ও ওয়ালেট',
  disconnect: 'ডিসকানেক্ট করুন',
}

const signInTexts: Translation<typeof signIn> = {
  id: 'sign-in',
  title: 'সাইন ইন করুন',
  heading: (site) => `${site}-এ সাইন ইন করুন`,
  headingAnywhere: 'আপনার ওয়ালেট দিয়ে সাইন ইন করুন',
  explanation: 'আপনি নিচের মেসেজে সই করবেন। এতে কোনো খরচ নেই, কিছু পাঠানোও হয় না।',
  message: 'সই করার মেসেজ',
  sign: 'সই করুন',
  cancel: 'বাতিল করুন',
  continueIn: (wallet) => `${wallet}-এ চালিয়ে যান`,
  returning: (wallet) => `আগের নেটওয়ার্কে ফেরা হচ্ছে। ${wallet} আপনার কাছে জানতে চাইতে পারে।`,
  checking: 'আপনার সই যাচাই করা হচ্ছে',
  checkingText: 'একটু সময় লাগবে।',
  declined: 'সই প্রত্যাখ্যান করা হয়েছে',
  smartAccount: 'এই অ্যাপে স্মার্ট অ্যাকাউন্ট না-ও চলতে পারে',
  unavailable: 'সাইন ইন শুরু করতে সমস্যা হয়েছে',
  refused: (reason) => `সার্ভারের বার্তা: ${reason}`,
  warnings: {
    domain: (page, named) => `এই পেজটি ${page}, কিন্তু মেসেজে অন্য সাইটের নাম আছে: ${named}`,
    flagged: (domain) => `${domain} প্রতারণামূলক বলে অভিযোগ আছে। সই করবেন না।`,
    imitation: 'এটি সাইন ইনের মেসেজের মতো দেখতে, কিন্তু তা নয়। সই করবেন না।',
    account: 'মেসেজে আপনার নয়, অন্য একটি অ্যাকাউন্টের নাম আছে।',
    uri: (uri) => `আপনি অন্য অ্যাড্রেসে সাইন ইন করে ফেলবেন: ${uri}`,
    chain: (named, wallet) => `মেসেজে আছে ${named}। আপনার ওয়ালেট আছে ${wallet}-এ।`,
  },
}

const swapTexts: Translation<typeof swap> = {
  id: 'swap',
  title: 'সোয়াপ করুন',
  selectTitle: 'টোকেন বেছে নিন',
  reviewTitle: 'সোয়াপ যাচাই করুন',
  doneTitle: 'সোয়াপ হয়েছে',
  buttons: {
    unsupportedNetwork: 'এই নেটওয়ার্কে সোয়াপ চলে না',
    selectToken: 'টোকেন বেছে নিন',
    enterAmount: 'পরিমাণ লিখুন',
    insufficientBalance: 'যথেষ্ট ব্যালেন্স নেই',
    insufficientLiquidity: 'যথেষ্ট লিকুইডিটি নেই',
    reviewSwap: 'সোয়াপ যাচাই করুন',
  },
  youPay: 'আপনি দেবেন',
  youReceive: 'আপনি পাবেন',
  estimate: 'আনুমানিক',
  payWith: (symbol) => `${symbol} দিয়ে দিন`,
  receive: (symbol) => `${symbol} নিন`,
  switchTokens: 'টোকেন অদলবদল করুন',
  tokensOn: (network) => `${network}-এর টোকেন`,
  rate: 'রেট',
  minimum: 'আপনি কমপক্ষে পাবেন',
  impact: 'দামের ওপর প্রভাব',
  slippage: 'স্লিপেজ',
  slippageHint: 'আনুমানিক পরিমাণের চেয়ে কতটা কম আসতে পারে। তার চেয়েও কম হলে সোয়াপ হবে না।',
  slippageField: 'স্লিপেজ, শতাংশে',
  slippageHigh: 'এত বেশি স্লিপেজে আপনি আনুমানিক পরিমাণের চেয়ে অনেক কম পেতে পারেন।',
  untried: 'নেটওয়ার্ক এই সোয়াপ আগে থেকে পরীক্ষা করতে পারেনি। কতটা আসবে, তা শুধু লেনদেন থেকে পড়া হয়েছে।',
  impactHigh: 'আপনি যা পাবেন, তার দাম আপনি যা দেবেন তার চেয়ে অনেক কম।',
  reading: 'দাম জানা হচ্ছে',
  pays: 'আপনি দেবেন',
  gets: 'আপনি পাবেন, আনুমানিক',
  approve: (symbol) => `${symbol} অনুমোদন করুন`,
  reset: (symbol) => `${symbol}-এর অনুমোদন রিসেট করুন`,
  swap: 'সোয়াপ করুন',
  approveAndSwap: 'অনুমোদন ও সোয়াপ করুন',
  approving: (symbol) => `${symbol} অনুমোদন করা হচ্ছে`,
  steps: {
    batch:
      'আপনার ওয়ালেট ঠিক এই পরিমাণটুকু অনুমোদন করে এবং একই সাথে সোয়াপ করে: হয় দুটোই হবে, নয়তো কিছুই হবে না।',
    reset: 'প্রথমে পুরোনো অনুমোদন ফিরিয়ে নেওয়া হয়, তারপর এক্সচেঞ্জ ঠিক এই পরিমাণটুকুই নিতে পারে।',
    approve: 'প্রথমে আপনি এক্সচেঞ্জকে ঠিক এই পরিমাণটুকু নিতে দেন, তারপর সোয়াপ করেন।',
  },
  notices: {
    wouldFail: 'নেটওয়ার্ক বলছে, এই সোয়াপ ব্যর্থ হবে, কারণ দাম বদলে গেছে। ফিরে গিয়ে নতুন একটি নিন।',
    priceMoved: 'দাম বদলে গেছে। পরিমাণগুলো আবার দেখুন।',
  },
  refused: (reason) =>
    `প্রস্তাবিত সোয়াপটি ফিরিয়ে দেওয়া হয়েছে। ${reason} আপনার ওয়ালেটের কাছে কিছুই চাওয়া হয়নি।`,
  started: 'লেনদেন শুরু হয়েছে',
  swapped: (paid) => `${paid} সোয়াপ করা হয়েছে`,
  pending: (least) => `পথে আছে। পরের কোনো একটি ব্লকের সাথে কমপক্ষে ${least} আসবে।`,
  confirmed: (least) => `সোয়াপ হয়ে গেছে: আপনার অ্যাকাউন্টে কমপক্ষে ${least} এসেছে।`,
}

const buyTexts: Translation<typeof buy> = {
  id: 'buy',
  tile: 'কিনুন',
  fund: 'কার্ড বা ব্যাংক অ্যাকাউন্ট দিয়ে কিনুন',
  title: 'প্রোভাইডার বেছে নিন',
  tokenTitle: 'টোকেন বেছে নিন',
  currencyTitle: 'মুদ্রা বেছে নিন',
  progressTitle: 'কেনা চলছে',
  helpTitle: 'কেনা মানে কী?',
  youPay: 'আপনি দেবেন',
  badAmount: 'শুধু সংখ্যা এবং একটি ডট বা কমা ব্যবহার করুন, দশমিকের পরে সর্বোচ্চ 2 ঘর',
  tooLittle: (limit) => `কমপক্ষে ${limit} দিন`,
  tooMuch: (limit) => `সর্বোচ্চ ${limit} দিন`,
  receive: (symbol) => `${symbol} নিন`,
  receiveTitle: 'আপনি পাবেন, আনুমানিক',
  providers: 'প্রোভাইডার',
  fee: (least, most) => `ফি ${least} থেকে ${most}`,
  asking: 'দাম জানা হচ্ছে',
  noQuote: 'এই মুহূর্তে দাম জানাচ্ছে না',
  gives: (amount) => `প্রায় ${amount}`,
  loading: 'কী কী কেনা যায়, জানা হচ্ছে',
  sample: 'আনুমানিক: বিক্রেতাদের কাছে জানতে চাওয়া যাচ্ছে না। এগুলো সাধারণ হিসাব, এ দিয়ে কিছুই কেনা যাবে না।',
  sampleFee: (fee) => `সাধারণ ফি ${fee}`,
  nothingSold: (network) => `${network}-এ কিছু বিক্রি হয় না`,
  nothingSoldHint: 'অন্য নেটওয়ার্ক বেছে নিন, অথবা অন্য ওয়ালেট থেকে গ্রহণ করুন।',
  networks: 'নেটওয়ার্ক',
  tryAgain: 'আবার চেষ্টা করুন',
  sandbox: 'টেস্ট মোড: এখানে আসলে কিছু বিক্রি হয় না, কোনো টাকাও দিতে হয় না।',
  leaves: 'আপনি প্রোভাইডারের পেজে টাকা দেবেন। আপনার কার্ড ও কাগজপত্র কখনো এখানে আসে না।',
  failed: (reason) => `কিছুই কেনা হয়নি। ${reason}`,
  foreignPage: (host) =>
    `সার্ভার ${host}-এর একটি পেজ জানিয়েছে, যা এখানকার কোনো বিক্রেতার নয়। সেটি খোলা হয়নি, আর কিছুই কেনা হয়নি।`,
  opening: (provider) => `${provider} খোলা হচ্ছে`,
  waiting: (provider) => `${provider}-এ চালিয়ে যান`,
  waitingHint: 'যে পেজটি খুলেছে, সেখানে টাকা দিন। পৌঁছালে এই স্ক্রিন জানাবে; চাইলে এটি বন্ধ করতে পারেন।',
  waitingUnknown: 'যে পেজটি খুলেছে, সেখানে টাকা দিন। যা কিনবেন তা আপনার অ্যাকাউন্টে দেখা যাবে।',
  blocked: 'আপনার ব্রাউজার পেজটি খুলতে দেয়নি। আপনি নিজে খুলুন:',
  open: (provider) => `${provider} খুলুন`,
  copyLink: 'লিংক কপি করুন',
  copied: 'লিংক কপি হয়েছে',
  opensNewTab: 'নতুন ট্যাবে খুলবে',
  paid: 'টাকা দেওয়া হয়েছে',
  paidHint: (amount) => `${amount} আপনার অ্যাড্রেসের পথে আছে।`,
  delivered: (amount) => `${amount} এসেছে`,
  deliveredHint: 'এটি আপনার অ্যাকাউন্টে আছে।',
  notDelivered: 'কেনা হয়নি',
  notDeliveredHint: 'প্রোভাইডার জানিয়েছে, কিছুই দেওয়া হবে না।',
  goesTo: 'যেখানে যাবে',
  again: 'আবার শুরু করুন',
  done: 'ঠিক আছে',
  activity: 'অ্যাক্টিভিটিতে দেখুন',
  helpCards: [
    {
      title: 'টাকা থেকে কয়েন',
      text: 'প্রোভাইডার আপনার কার্ড বা ব্যাংক ট্রান্সফারে টাকা নেয় এবং আপনার অ্যাড্রেসে কয়েন পাঠায়।',
    },
    {
      title: 'প্রোভাইডার আপনার পরিচয় জানে',
      text: 'এটি আলাদা একটি কোম্পানি, যার নিজস্ব নিয়ম আছে, আর এটি আপনার কাগজপত্র চাইতে পারে। এই পেজ তাকে আপনার অ্যাড্রেস ও পরিমাণ জানায়, আর কিছুই নয়।',
    },
    {
      title: 'এতে খরচ আছে',
      text: 'প্রোভাইডাররা এক থেকে দুই শতাংশ বা তারও বেশি রাখে, আর নেটওয়ার্কেরও ফি আছে। টাকা দেওয়ার আগে তুলনা করুন।',
    },
  ],
}

const nameTexts: Translation<typeof name> = {
  id: 'name',
  title: 'নাম বেছে নিন',
  registerTitle: 'নাম নিবন্ধন করুন',
  registeredTitle: 'নাম নিবন্ধিত হয়েছে',
  intro: 'নাম আপনার অ্যাড্রেসের জায়গায় কাজ করে। অন্যরা এই নামে পাঠায়, কাউকে অ্যাড্রেস কপি করতে হয় না।',
  own: 'আপনার নাম',
  name: 'নাম',
  rules: '4 বা তার বেশি অক্ষর: a থেকে z, 0 থেকে 9 এবং -',
  unreadable: 'শুধু a থেকে z, 0 থেকে 9 এবং - ব্যবহার করুন',
  tooShort: 'কমপক্ষে 4টি অক্ষর লিখুন',
  suggestions: 'কাছাকাছি নাম',
  searching: 'নাম খোঁজা হচ্ছে',
  searchFailed: 'নামগুলো খোঁজা যায়নি।',
  tryAgain: 'আবার চেষ্টা করুন',
  noneFree: 'এগুলোর সব কটি নেওয়া হয়ে গেছে। অন্য নাম লিখুন।',
  noneFound: 'এখানে এমন কোনো নাম নেই। অন্য একটি লিখুন।',
  available: 'পাওয়া যাবে',
  taken: 'নেওয়া হয়ে গেছে',
  register: 'নিবন্ধন করুন',
  leadsTo: (network) => `${network}-এ আপনার অ্যাড্রেসে নিয়ে যায়`,
  free: 'এতে কোনো খরচ নেই। নামটি এই অ্যাড্রেসের সাথেই থাকবে এবং ফেরত দেওয়া যাবে না।',
  signed: 'আপনার ওয়ালেট যা সই করে',
  confirmIn: (wallet) => `${wallet}-এ নিশ্চিত করুন`,
  registering: 'নিবন্ধন করা হচ্ছে',
  back: 'অন্য নাম বেছে নিন',
  notices: {
    declined: 'সই প্রত্যাখ্যান করা হয়েছে। কিছুই নিবন্ধিত হয়নি।',
    unsupported: 'এই নেটওয়ার্কে নাম দেওয়া হয় না।',
    walletChanged: 'আপনার ওয়ালেট বদলে গেছে। আবার মিলিয়ে দেখুন।',
    unavailable: 'সার্ভার সাড়া দিচ্ছে না। যতদূর জানা যায়, কিছুই নিবন্ধিত হয়নি। আবার চেষ্টা করুন।',
  },
  unsigned: 'আপনার ওয়ালেট সই করেনি। কিছুই নিবন্ধিত হয়নি।',
  walletSaid: (reason) => `আপনার ওয়ালেট সই করেনি: ${reason}`,
  registered: (name) => `${name} আপনার`,
  registeredHint: 'এখন থেকে অন্যরা এতে পাঠাতে পারবেন।',
  done: 'ঠিক আছে',
}

const tokensTexts: Translation<typeof tokens> = {
  id: 'tokens',
  tab: 'টোকেন',
  list: 'এই অ্যাকাউন্টের টোকেন',
  hidden: (count) =>
    plural('bn', count, {
      one: `${count.toLocaleString('bn')}টি স্প্যাম টোকেন লুকানো আছে`,
      other: `${count.toLocaleString('bn')}টি স্প্যাম টোকেন লুকানো আছে`,
    }),
  shown: (count) =>
    plural('bn', count, {
      one: `${count.toLocaleString('bn')}টি স্প্যাম টোকেন`,
      other: `${count.toLocaleString('bn')}টি স্প্যাম টোকেন`,
    }),
  emptyTitle: 'এখনো কোনো টোকেন নেই',
  empty: 'আপনি যা পাবেন তা এখানে দেখা যাবে।',
  failed: 'টোকেনের ব্যালেন্স পাওয়া যাচ্ছে না',
  failedHint: 'আপনার টোকেন পড়া যায়নি। সেগুলো যেখানে আছে সেখানেই নিরাপদ।',
  stale: (when) => `হালনাগাদ করা যায়নি। এটি ${when}-এর তথ্য।`,
  missing: (network) =>
    `${network}-এর সব টোকেন পড়া যায়নি। সেগুলো যেখানে আছে সেখানেই নিরাপদ। একটু পরে আবার চেষ্টা করুন।`,
  tryAgain: 'আবার চেষ্টা করুন',
  fund: 'ওয়ালেটে টাকা আনুন',
}

const secureWalletTexts: Translation<typeof secureWallet> = {
  id: 'secureWallet',
  approveTitle: 'অনুমোদন করুন',
  codeTitle: 'রিকভারি কোড',
  saveCode: 'আপনার রিকভারি কোড সেভ করুন',
  walletTitle: 'সুরক্ষিত ওয়ালেট',
  updateTitle: 'ইমেইল বদলান',
  primaryTitle: 'বর্তমান ইমেইল নিশ্চিত করুন',
  secondaryTitle: 'নতুন ইমেইল নিশ্চিত করুন',
  otherEmail: 'অন্য অ্যাড্রেস ব্যবহার করুন',
  editEmail: 'ইমেইল বদলান',
  newEmail: 'নতুন ইমেইল অ্যাড্রেস',
  save: 'সেভ করুন',
  done: 'ঠিক আছে',
  ways: 'সাইন ইনের উপায়',
  addPasskey: 'পাসকি যোগ করুন',
  recover: 'পাসকি দিয়ে ফিরিয়ে আনুন',
  setPassword: 'পাসওয়ার্ড সেট করুন',
  export: 'ওয়ালেট এক্সপোর্ট করুন',
  forget: 'অন্য ডিভাইস সাইন আউট করুন',
  delete: 'ওয়ালেট মুছুন',
  changed: 'ইমেইল বদলেছে',
  unchanged: (reason) => sentences(reason, 'আপনার অ্যাড্রেস বদলায়নি।'),
  inFrame: 'নিচে যা আছে, এই পেজ তা দেখতেও পারে না, চাপতেও পারে না।',
}

const permissionsTexts: Translation<typeof permissions> = {
  id: 'permissions',
  listTitle: 'অনুমতি',
  createdTitle: 'অনুমতি দেওয়া হয়েছে',
  intro:
    'এই অ্যাপগুলো আপনাকে আবার জিজ্ঞেস না করেই এই অ্যাকাউন্টের হয়ে কাজ করতে পারে, তবে একটি কন্ট্র্যাক্টের বেঁধে দেওয়া সীমার মধ্যে।',
  none: 'কোনো অনুমতি নেই',
  noneText: 'কোনো অ্যাপ নিজে থেকে এই অ্যাকাউন্টের হয়ে কিছু করতে পারে না।',
  reading: 'আপনার অনুমতি পড়া হচ্ছে',
  unread: 'আপনার অনুমতি পড়া যায়নি। সেগুলো আগে যেমন ছিল তেমনই আছে।',
  unsupported:
    'এই ওয়ালেট অনুমতি ফিরিয়ে নিতে পারে না। যে ওয়ালেট এই অনুমতি দিয়েছে সেটি সংযুক্ত করে আবার চেষ্টা করুন।',
  notEnded:
    'নেটওয়ার্ক এখনও এই অনুমতি শেষ করেনি। এক মিনিট পরে আবার দেখুন, এটি তখনও এখানে থাকলে আবার ফিরিয়ে নিন।',
  tryAgain: 'আবার চেষ্টা করুন',
  somebody: 'একটি অ্যাপ',
  once: (amount) => `মোট ${amount}`,
  every: (amount, duration) => `${amount}, প্রতি ${duration}`,
  upTo: (amount, most) => `প্রতি সেকেন্ডে ${amount}, মোট ${most}`,
  left: (amount) => `এখন নেওয়া যায়: ${amount}`,
  leftUnknown: 'কতটা বাকি আছে, এখন বলা যাচ্ছে না।',
  functions: (names) => `কল করতে পারে: ${names}`,
  calls: (left, most) => `কল বাকি: ${most}টির মধ্যে ${left}টি`,
  perCall: (amount) => `প্রতিটি কলে: সর্বোচ্চ ${amount}`,
  contract: 'কন্ট্র্যাক্ট',
  caller: 'কে এটি কল করতে পারে',
  atomic: (amount) => `${amount} (সবচেয়ে ছোট একক)`,
  unknown: 'এটি কীসের অনুমতি দেয়, তা দেখানো যাচ্ছে না। আপনি এটি না চিনলে ফিরিয়ে নিন।',
  until: (date) => `${date} পর্যন্ত`,
  delegate: 'কে নিতে পারে',
  revoke: 'ফিরিয়ে নিন',
  revoking: 'আপনার ওয়ালেটে নিশ্চিত করুন এবং নেটওয়ার্কের জন্য অপেক্ষা করুন',
  granted:
    'আপনি যতটুকু অনুমতি দিয়েছেন, অ্যাপটি তার মধ্যে কাজ করতে পারে। এটি সেটিংসে পাবেন, আর যেকোনো সময় ফিরিয়ে নিতে পারবেন।',
  done: 'ঠিক আছে',
  showAll: 'অনুমতিগুলো দেখান',
}

const smartAccountTexts: Translation<typeof smartAccount> = {
  id: 'smartAccount',
  title: 'স্মার্ট অ্যাকাউন্ট',
  intro:
    'স্মার্ট অ্যাকাউন্ট একসাথে কয়েকটি ধাপ করে, আর এর নেটওয়ার্ক ফি অন্য কেউ দিতে পারে। আপনার চাবি এর হয়ে সই করে।',
  twoAddresses:
    'আপনার স্মার্ট অ্যাকাউন্ট ও আপনার চাবির অ্যাড্রেস আলাদা। কোনটি আগে থাকবে তা বদলালেও টাকা যেখানে আছে সেখানেই থাকে।',
  first: 'এটি আগে আছে: অ্যাপগুলো এটিই দেখে, আর আপনি যে টাকা চান তা এখানেই আসে।',
  notFirst: 'আপনার চাবির নিজের অ্যাকাউন্টটি আগে আছে।',
  address: 'স্মার্ট অ্যাকাউন্ট',
  ownAddress: 'আপনার চাবি',
  isThere: 'এটি এই নেটওয়ার্কে আছে।',
  isNotThere: 'আপনি প্রথমবার কিছু পাঠালে এটি তৈরি হবে। তার আগেও টাকা গ্রহণ করতে পারবেন।',
  networks: 'যেসব নেটওয়ার্কে এটি আছে',
  notHere: 'এই নেটওয়ার্কে এখানে স্মার্ট অ্যাকাউন্ট নেই। আপনার চাবির নিজের অ্যাকাউন্ট ব্যবহার করা হয়।',
  warning: 'এই অ্যাড্রেস শুধু এই নেটওয়ার্কগুলোর জন্যই দিন: অন্য নেটওয়ার্কে এতে যা আসবে, তা হয়তো কেউ সরাতে পারবে না।',
  failed: 'এটি বদলানো যায়নি। আবার চেষ্টা করুন।',
}

const upgradeTexts: Translation<typeof upgrade> = {
  id: 'upgrade',
  title: 'ওয়ালেট আপগ্রেড করুন',
  goOn: 'আপনার ওয়ালেটে সরানো চালিয়ে যান',
  intro:
    'এখানে যা আছে, একটি একটি করে আপনার নিজের ওয়ালেটে সরান। প্রতিটি ট্রান্সফার আপনি দেখবেন ও নিশ্চিত করবেন।',
  ownAddress: (family) => `${family}-এ আপনার নিজের অ্যাড্রেস`,
  enterAddress: 'আগে আপনার নিজের ওয়ালেটের অ্যাড্রেস দিন।',
  move: (what) => `${what} সরান`,
  last: 'এটি সবার শেষে সরান: অন্যগুলোর ফি এটি থেকেই দেওয়া হয়।',
  spam: (count) =>
    plural('bn', count, {
      one: `কেউ চায়নি এমন ${count.toLocaleString('bn')}টি জিনিস এখানেই থাকবে।`,
      other: `কেউ চায়নি এমন ${count.toLocaleString('bn')}টি জিনিস এখানেই থাকবে।`,
    }),
  unread: (network) => `${network}-এ কী আছে তা পড়া যায়নি। তা যেখানে আছে সেখানেই থাকবে; আবার চেষ্টা করুন।`,
  incomplete: (network) => `${network}-এ যা দেখা যাচ্ছে তার চেয়ে বেশি থাকতে পারে।`,
  tryAgain: 'আবার চেষ্টা করুন',
  nothing: 'এখানে সরানোর মতো আর কিছু নেই।',
  reading: 'আপনার কী আছে তা পড়া হচ্ছে',
}

const walletOffersTexts: Translation<typeof walletOffers> = {
  id: 'walletOffers',
  waiting: (wallet) => `${wallet}-এ একটি অনুরোধ অপেক্ষা করছে।`,
  open: (wallet) => `${wallet} খুলুন`,
  dismiss: 'সরিয়ে দিন',
  relayLost: 'আপনার ওয়ালেটের সাথে সংযোগ কেটে গেছে। আবার চেষ্টা করা হচ্ছে…',
  relayRefused: 'এই পেজ থেকে আপনার ওয়ালেটের নাগাল পাওয়া যাচ্ছে না। ডিসকানেক্ট করে আবার কানেক্ট করুন।',
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
