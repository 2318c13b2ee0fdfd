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
  amount: 'रकम',
  max: 'अधिकतम',
  tryAgain: 'फिर से कोशिश करें',
  twoReadings:
    'इसे दो तरह से पढ़ा जा सकता है। पूरी रकम बिना कॉमा या बिंदु के लिखें, और बाकी रकम में आखिर में एक शून्य और जोड़ें, जैसे 1.2340',
  maxAmount: (amount) => `अधिकतम ${amount}`,
  maxLeaves: (fee) => `अधिकतम चुनने पर फ़ीस के लिए ${fee} बचता है`,
  have: (amount) => `आपके पास ${amount} है।`,
  badAmount: (decimals) =>
    `सिर्फ़ अंक और एक बिंदु या कॉमा लिखें, दशमलव के बाद ज़्यादा से ज़्यादा ${decimals} अंक`,
  inToken: (symbol) => `रकम ${symbol} में लिखें`,
  inDollars: 'रकम डॉलर में लिखें',
  selectToken: 'टोकन चुनें',
  changeToken: (symbol) => `${symbol}, टोकन बदलें`,
  recipient: 'पाने वाला',
  addressOrName: 'एड्रेस या नाम',
  paste: 'पेस्ट करें',
  clear: 'पाने वाले को हटाएँ',
  recent: 'हाल के पाने वाले',
  recentLabel: 'हाल के',
  looking: 'नाम खोजा जा रहा है',
  wholeAddress: 'पूरा एड्रेस',
  wholeAddressOf: (name) => `${name} का पूरा एड्रेस`,
  copyAddress: 'एड्रेस कॉपी करें',
  copied: 'एड्रेस कॉपी हो गया',
  network: 'नेटवर्क',
  fee: 'नेटवर्क फ़ीस',
  feePaidIn: (symbol) => `नेटवर्क फ़ीस, ${symbol} में`,
  costs: { recipientAccount: 'इस टोकन के लिए अकाउंट खोलता है, सिर्फ़ एक बार' },
  feeAtMost: (fee) => `${fee} तक`,
  feeUnread: 'आपका वॉलेट दिखाएगा',
  lookingToken: 'टोकन देखा जा रहा है',
  noTokenThere: (network) => `${network} पर इस एड्रेस पर कोई टोकन नहीं है`,
  unlisted:
    'यह टोकन किसी लिस्ट में नहीं है। किसी भी नाम का टोकन कोई भी बना सकता है, और हो सकता है कि इसकी कोई कीमत न हो। इसे तभी इस्तेमाल करें जब आप इसका एड्रेस पहचानते हों।',
  takeToken: (symbol) => `${symbol} इस्तेमाल करें`,
  suggested: 'सुझाए गए टोकन',
  search: 'टोकन खोजें',
  tokensOn: (network) => `${network} पर आपके टोकन`,
  missing: (network) => `${network} के सभी टोकन नहीं पढ़े जा सके। वे जहाँ हैं, वहाँ सुरक्षित हैं।`,
  noToken: (text) => `“${text}” नाम का कोई टोकन नहीं मिला`,
  clearSearch: 'खोज मिटाएँ',
  exactly: (amount) => `ठीक-ठीक ${amount}`,
  total: 'फ़ीस के साथ कुल',
  confirm: 'पुष्टि करें',
  confirmIn: (wallet) => `${wallet} में पुष्टि करें`,
  cancel: 'रद्द करें',
  notices: {
    declined: 'रिक्वेस्ट अस्वीकार की गई। कुछ भी नहीं भेजा गया।',
    walletChanged: 'आपका वॉलेट बदल गया है। फिर से जाँचें।',
    feeUnread: 'नेटवर्क फ़ीस का पता नहीं चल सका। पुष्टि करने से पहले आपका वॉलेट इसे दिखाएगा।',
    wrongNetwork:
      'आपका वॉलेट किसी दूसरे नेटवर्क पर है। नेटवर्क बदलें, फिर दोबारा पुष्टि करें। कुछ भी नहीं भेजा गया।',
  },
  failed: (reason) => sentences(reason, 'कुछ भी नहीं भेजा गया।'),
  somethingWrong: 'कुछ गड़बड़ी हुई',
  chainFailed: 'नेटवर्क ने इसे नामंज़ूर कर दिया',
  chainFailedHint: 'नेटवर्क फ़ीस के अलावा कुछ भी नहीं गया।',
  dropped: 'छोड़ दिया गया, कुछ भी नहीं भेजा गया',
  droppedHint: 'किसी ब्लॉक में आने से पहले ही नेटवर्क ने ट्रांज़ैक्शन भुला दिया।',
  replaced: 'बदला गया',
  replacedHint: 'आपके ही एक दूसरे ट्रांज़ैक्शन ने इसकी जगह ले ली। अपने वॉलेट में देखें।',
  reading: 'चेन से पढ़कर मिलाया जा रहा है',
  matches: 'चेन से पढ़कर मिलाया: मेल खाता है',
  matchesHint: 'पाने वाला, रकम और नेटवर्क वही हैं जिनकी आपने पुष्टि की थी।',
  unread: 'अभी नहीं पढ़ा जा सका',
  unreadHint: 'अपने आप फिर से पूछा जाएगा।',
  partlyCompared: 'पूरा मिलान नहीं हो सका',
  partlyComparedHint: 'ट्रांज़ैक्शन चेन पर है, लेकिन आपने जिसकी पुष्टि की थी, उससे इसका पूरा मिलान नहीं हो सका।',
  done: 'हो गया',
  explorer: 'एक्सप्लोरर पर देखें',
  unknown: 'नतीजा पता नहीं',
  unknownHint: 'हो सकता है कि यह भेजा जा चुका हो। दोबारा कोशिश करने से पहले एक्टिविटी में देखें।',
  looked: 'मैंने देख लिया',
  alarm: 'यह वह नहीं है जिसकी आपने पुष्टि की थी',
  alarmHint:
    'आपके वॉलेट ने कुछ और ही भेजा है, और इसे वापस नहीं लिया जा सकता। यह वॉलेट इस्तेमाल करना बंद करें। जो बचा है, उसे किसी ऐसे डिवाइस से दूसरी जगह भेज दें जिस पर आपको भरोसा है।',
  youConfirmed: 'आपने पुष्टि की',
  onChain: 'चेन पर',
  parts: {
    network: 'नेटवर्क',
    sender: 'भेजने वाला',
    recipient: 'पाने वाला',
    amount: 'रकम, सबसे छोटी इकाई में',
    asset: 'टोकन या निर्देश',
  },
  read: 'मैंने पढ़ लिया',
  unknownBalance: 'बैलेंस पता नहीं',
  nothing: 'पुष्टि करने के लिए कुछ नहीं है',
  nothingHint: 'यहाँ जो था, वह पूरा हो चुका है, और आपके वॉलेट से कुछ नहीं माँगा जा रहा है।',
  back: 'फ़ॉर्म पर वापस जाएँ',
  noNetwork: 'पहले नेटवर्क चुनें',
  noNetworkHint: 'आपका वॉलेट ऐसे नेटवर्क पर है जिसे यह पेज इस्तेमाल नहीं करता।',
  networks: 'नेटवर्क चुनें',
}

const accountTexts: Translation<typeof account> = {
  id: 'account',
  title: 'अकाउंट',
  copyAddress: 'एड्रेस कॉपी करें',
  copied: 'एड्रेस कॉपी हो गया',
  balance: 'बैलेंस',
  balanceFailed: 'टोकन बैलेंस नहीं मिल रहा',
  balanceUnread: 'आपका बैलेंस नहीं पढ़ा जा सका। वह जहाँ है, वहाँ सुरक्षित है।',
  balanceStale: 'ताज़ा नहीं किया जा सका। यह हमें दिखा आखिरी बैलेंस है।',
  notPriced: 'इसके कुछ हिस्से की कीमत पता नहीं है, और वह इस जोड़ में शामिल नहीं है।',
  notWhole: 'यह पूरा नहीं पढ़ा जा सका।',
  tryAgain: 'फिर से कोशिश करें',
  network: 'नेटवर्क',
  parts: 'इस अकाउंट में क्या है',
  disconnect: 'डिसकनेक्ट करें',
  differs: 'आपके वॉलेट ने जो भेजा, वह वह नहीं है जिसकी आपने पुष्टि की थी।',
  lookAtIt: 'देखें',
}

const activityTexts: Translation<typeof activity> = {
  id: 'activity',
  title: 'एक्टिविटी',
  verbs: {
    approve: 'मंज़ूरी दी',
    borrow: 'उधार लिया',
    burn: 'बर्न किया',
    buy: 'खरीदा',
    cancel: 'रद्द किया',
    claim: 'क्लेम किया',
    deploy: 'डिप्लॉय किया',
    deposit: 'जमा किया',
    execute: 'चलाया',
    mint: 'मिंट किया',
    receive: 'मिला',
    repay: 'चुकाया',
    send: 'भेजा',
    stake: 'स्टेक किया',
    trade: 'स्वैप किया',
    unstake: 'अनस्टेक किया',
    withdraw: 'निकाला',
  },
  sending: 'भेजा जा रहा है',
  pending: 'बाकी है',
  failedTag: 'विफल',
  dropped: 'छोड़ दिया गया, कुछ भी नहीं भेजा गया',
  replaced: 'बदला गया',
  lookAlike: 'मिलता-जुलता नकली',
  lookAlikeHint: (known) => `ऐसे एड्रेस से जिसे ${known} जैसा दिखने के लिए बनाया गया है।`,
  thisWeek: 'इस हफ़्ते',
  emptyTitle: 'अभी कोई एक्टिविटी नहीं',
  empty: 'इस अकाउंट से जो भी होगा, यहाँ दिखेगा।',
  unsupported: 'इस नेटवर्क की हिस्ट्री यहाँ उपलब्ध नहीं है।',
  incomplete: 'इस हिस्ट्री का कुछ हिस्सा नहीं पढ़ा जा सका।',
  failed: 'ट्रांज़ैक्शन नहीं लाए जा सके',
  failedHint: 'कुछ भी खोया नहीं है। अपना इंटरनेट कनेक्शन जाँचें।',
  tryAgain: 'फिर से कोशिश करें',
  more: 'और दिखाएँ',
  imitates: 'यह एड्रेस आप पहचानते हैं:',
  imitation: 'यह सिर्फ़ उस जैसा दिखता है:',
  copyAddress: 'मिलता-जुलता एड्रेस कॉपी करें',
  copyWarning: 'जिसने यह एड्रेस बनाया है, वह चाहता है कि आप गलती से इस पर भेज दें।',
  copyAnyway: 'फिर भी कॉपी करें',
  copied: 'एड्रेस कॉपी हो गया',
  explorer: 'ब्लॉक एक्सप्लोरर में देखें',
  justNow: 'अभी',
  minutes: (count) => `${count} मिनट`,
  hours: (count) => plural('hi', count, { one: `${count} घंटा`, other: `${count} घंटे` }),
  differs: 'पुष्टि से अलग',
  unmatched: 'पाने वाले को जाँचें',
  newer: 'नए दिखाएँ',
}

const familiesTexts: Translation<typeof families> = {
  id: 'families',
  switchTo: (family) => `${family} पर जाएँ`,
  waitingTitle: (wallet) => `${wallet} में जारी रखें`,
  waitingText: 'यह हर तरह के नेटवर्क के लिए एक बार पूछेगा। जो चाहिए, उन्हें स्वीकार करें।',
  connectedTitle: 'कनेक्ट हो गया',
  connectedText: (wallet) => `${wallet} इस साइट से कनेक्ट है।`,
  someText: 'आगे बढ़ें या बाकी के लिए फिर से कोशिश करें।',
  declinedTitle: 'रिक्वेस्ट अस्वीकार की गई',
  failedTitle: 'कनेक्ट नहीं हो सका',
  nothingText: 'इस साइट के साथ कुछ भी शेयर नहीं किया गया।',
  list: 'नेटवर्क के प्रकार',

  accept: 'वहाँ रिक्वेस्ट स्वीकार करें',
  openWallet: 'अपना वॉलेट खोलें',
  noAnswer: 'अभी कोई जवाब नहीं',
  waiting: 'इंतज़ार हो रहा है',
  connected: 'कनेक्ट हो गया',
  declined: 'अस्वीकार किया गया, कुछ भी शेयर नहीं हुआ',
  tryAgain: 'फिर से कोशिश करें',
  cancel: 'रद्द करें',
  continueWith: (family) => `${family} के साथ जारी रखें`,
  continueWithSeveral: (count) => `${count} के साथ जारी रखें`,

  goOnWith: (wallet, account) => `अब ${wallet}, ${account} इस्तेमाल हो रहा है। आपके दूसरे वॉलेट कनेक्ट रहेंगे।`,
  connectFirst: 'इसके लिए अभी कोई वॉलेट कनेक्ट नहीं है। आपके दूसरे वॉलेट कनेक्ट रहेंगे।',
  connectWallet: 'वॉलेट कनेक्ट करें',
}

const nftsTexts: Translation<typeof nfts> = {
  id: 'nfts',
  tab: 'NFT',
  list: 'इस अकाउंट के NFT',
  many: (count) => `×${count}`,
  named: (name, collection, count) => [name, collection, count].filter(Boolean).join(', '),
  hidden: (count) =>
    plural('hi', count, {
      one: `${count} स्पैम NFT छिपाया गया`,
      other: `${count} स्पैम NFT छिपाए गए`,
    }),
  shown: (count) => plural('hi', count, { one: `${count} स्पैम NFT`, other: `${count} स्पैम NFT` }),
  emptyTitle: 'अभी कोई NFT नहीं',
  empty: 'आपको मिलने वाले कलेक्टिबल यहाँ दिखेंगे।',
  unsupported: 'इस नेटवर्क के कलेक्टिबल यहाँ उपलब्ध नहीं हैं।',
  incomplete: 'आपके कुछ NFT नहीं पढ़े जा सके। वे जहाँ हैं, वहाँ सुरक्षित हैं।',
  failed: 'आपके NFT नहीं पढ़े जा सके',
  failedHint: 'वे जहाँ हैं, वहाँ सुरक्षित हैं।',
  tryAgain: 'फिर से कोशिश करें',
  more: 'और दिखाएँ',
  collection: 'कलेक्शन',
  tokenId: 'टोकन आईडी',
  pieces: 'आपके पास',
  network: 'नेटवर्क',
  contract: 'कॉन्ट्रैक्ट',
  copyContract: 'कॉन्ट्रैक्ट कॉपी करें',
  copied: 'कॉपी हो गया',
  send: 'भेजें',
}

const profileTexts: Translation<typeof profile> = {
  id: 'profile',
  title: 'वॉलेट',
  active: 'चालू',
  use: 'इस्तेमाल करें',
  add: 'जोड़ें',
  addFor: (family) => `वॉलेट जोड़ें: ${family}`,
  noneConnected: 'कोई कनेक्ट नहीं',
  more: (account) => `${account} के बारे में और`,
  copyAddress: 'एड्रेस कॉपी करें',
  copied: 'एड्रेस कॉपी हो गया',
  disconnect: (wallet) => `${wallet} डिसकनेक्ट करें`,
  hint: 'इस साइट को कौन से अकाउंट दिखाने हैं, यह आपका वॉलेट तय करता है।',
  types: {
    eoa: 'अकाउंट',
    smartAccount: 'स्मार्ट अकाउंट',
    payment: 'पेमेंट',
    ordinal: 'Ordinals',
    stx: 'Stacks',
  },
}

const receiveTexts: Translation<typeof receive> = {
  id: 'receive',
  title: 'पाएँ',
  networksTitle: 'काम करने वाले नेटवर्क',
  fundTitle: 'वॉलेट में पैसे डालें',
  code: (network) => `${network} पर आपके एड्रेस का QR कोड`,
  amount: 'रकम',
  amountOptional: 'रकम, ज़रूरी नहीं',
  badAmount: (decimals) =>
    `सिर्फ़ अंक और एक बिंदु या कॉमा लिखें, दशमलव के बाद ज़्यादा से ज़्यादा ${decimals} अंक`,
  yourAddress: (network) => `${network} पर आपका एड्रेस`,
  copyAddress: 'एड्रेस कॉपी करें',
  copyLink: 'पेमेंट लिंक कॉपी करें',
  copied: 'एड्रेस कॉपी हो गया',
  linkCopied: 'पेमेंट लिंक कॉपी हो गया',
  alsoOn: (count) =>
    plural('hi', count, { one: `${count} नेटवर्क पर भी`, other: `${count} नेटवर्क पर भी` }),
  sameAddress:
    'इनमें से हर नेटवर्क पर आपका एड्रेस एक ही है। सिर्फ़ इन्हीं में से किसी नेटवर्क से भेजें: किसी दूसरे से भेजा गया पैसा खो सकता है।',
  fund: 'इस अकाउंट में पैसे किसी दूसरे वॉलेट या एक्सचेंज से आते हैं।',
}

const sendTexts: Translation<typeof send> = {
  id: 'send',
  title: 'भेजें',
  selectTitle: 'टोकन चुनें',
  lookAlikeTitle: 'एड्रेस जाँचें',
  reviewTitle: 'भेजने से पहले जाँचें',
  sentTitle: 'भेजा गया',
  buttons: {
    selectToken: 'टोकन चुनें',
    addAmount: 'रकम डालें',
    incorrectValue: 'रकम सही नहीं है',
    insufficientFunds: 'पैसे कम हैं',
    unknownBalance: 'बैलेंस पता नहीं',
    addAddress: 'एड्रेस डालें',
    invalidAddress: 'एड्रेस सही नहीं है',
    previewSend: 'भेजने से पहले देखें',
    unsupportedChain: 'यह चेन यहाँ नहीं चलती',
  },
  youSend: 'आप भेजेंगे',
  balanceUnknown: 'आपका बैलेंस नहीं पढ़ा जा सका। वह जहाँ है, वहाँ सुरक्षित है।',
  noFee: (symbol) => `नेटवर्क फ़ीस के लिए ${symbol} कम है`,
  to: 'किसे',
  problems: {
    invalid: 'यह इस नेटवर्क का एड्रेस नहीं है।',
    checksum: 'चेकसम मेल नहीं खाता, एक-एक अक्षर जाँचें।',
    required: 'यह लिंक कुछ ऐसा माँगता है जिसकी जानकारी यहाँ नहीं है।',
    letters: 'इसमें अलग-अलग लिपियों के अक्षर हैं, या ऐसे अक्षर जो किसी नाम में नहीं हो सकते।',
    unregistered: 'यह नाम रजिस्टर नहीं है।',
    lookupFailed: 'नाम नहीं खोजा जा सका। फिर से कोशिश करें या एड्रेस पेस्ट करें।',
    tokenContract:
      'यह किसी टोकन का कॉन्ट्रैक्ट है, किसी व्यक्ति का अकाउंट नहीं। इस पर जो भी भेजा जाता है, वह खो जाता है।',
  },
  otherNetwork: (name) => `यह लिंक ${name} के लिए है। पहले वहाँ स्विच करें या इसे हटाएँ।`,
  switchTo: (name) => `${name} पर जाएँ`,
  unknownNetwork: 'किसी दूसरे नेटवर्क',
  notKnown: 'यह वह एड्रेस नहीं है जिसे आप पहचानते हैं',
  onlyEnds: 'सिर्फ़ शुरू और आखिर के अक्षर मिलते हैं। ठग ऐसे एड्रेस इसलिए बनाते हैं कि लोग गलती से उन्हें पैसे भेज दें।',
  bait: 'यह एड्रेस आपको सिर्फ़ शून्य रकम वाले ट्रांसफ़र में दिखा है। ठग ऐसे ट्रांसफ़र इसलिए करते हैं कि आप यह एड्रेस कॉपी कर लें।',
  known: 'जिसे आप पहचानते हैं',
  entered: 'जो आपने डाला',
  useKnown: 'पहचाना हुआ एड्रेस इस्तेमाल करें',
  useEntered: 'फिर भी यही इस्तेमाल करें',
  pressAgain: 'इसे इस्तेमाल करने के लिए फिर से दबाएँ',
  leaves: 'आपके अकाउंट से जाएगा',
  arrives: (name) => `${name} के पास पहुँचेगा`,
  reserve: (amount) =>
    `वॉलेट फ़ीस के लिए ${amount} तक अलग रखते हैं, और आपके पास इससे कम है। आपका वॉलेट मना कर सकता है।`,
  keepsPart: (amount) => `ऐसे हर ट्रांसफ़र में यह टोकन ${amount} रख लेता है।`,
  contract:
    'यह एड्रेस एक कॉन्ट्रैक्ट है, और आपने इस पर पहले कभी नहीं भेजा है। जो इसे मिले, वह हमेशा के लिए इसी में रह सकता है: पाने वाले से पूछें कि क्या यह एड्रेस काम करता है।',
  firstTime: 'आप इस एड्रेस पर पहली बार भेज रहे हैं। पाने वाले से इसकी पुष्टि कर लें।',
  notices: {
    tokenMissing: 'जो टोकन माँगा गया था, वह इस अकाउंट में नहीं है। कोई और टोकन चुनें।',
    lookAlike: 'यह एड्रेस आपके पहचाने हुए एक एड्रेस की नकल है। आगे बढ़ने से पहले इसे जाँचें।',
    wouldFail: 'नेटवर्क के मुताबिक यह ट्रांसफ़र विफल हो जाएगा। कुछ भी नहीं भेजा गया।',
    feeUnknown:
      'नेटवर्क फ़ीस का पता नहीं चल सका, इसलिए यह पता नहीं कि कितना भेजा जा सकता है। फिर से कोशिश करें या रकम डालें।',
    feeRose: 'नेटवर्क फ़ीस बढ़ गई है। रकम फिर से जाँचें। कुछ भी नहीं भेजा गया।',
  },
  refusals({ code, context }) {
    const { least, most, symbol } = Object(context) as Record<string, string>
    switch (code) {
      case 'transfer/decimals-differ':
        return 'यह पेज इस टोकन को जिन इकाइयों में दिखाता है, नेटवर्क उसे उनसे अलग इकाइयों में गिनता है। कुछ भी नहीं भेजा गया। इसे यहाँ से न भेजें।'
      case 'transfer/decimals-unread':
        return 'नेटवर्क ने नहीं बताया कि वह इस टोकन को किन इकाइयों में गिनता है। कुछ भी नहीं भेजा गया। थोड़ा इंतज़ार करें या फिर से कोशिश करें।'
      case 'transfer/sender-minimum':
        return `नेटवर्क के नियम से फ़ीस के अलावा आपके अकाउंट में ${least} ${symbol} बचना ज़रूरी है। कम भेजें।`
      case 'transfer/recipient-minimum':
        return `इस एड्रेस पर अभी कुछ नहीं है, और नेटवर्क वहाँ ${least} ${symbol} से कम नहीं लेता। ज़्यादा भेजें।`
      case 'transfer/frozen':
        return `इस टोकन को जारी करने वाले ने इसका एक हिस्सा फ़्रीज़ कर दिया है। ज़्यादा से ज़्यादा ${most} भेजें।`
      case 'transfer/too-many-accounts':
        return `यह टोकन आपके कई अकाउंट में बँटा हुआ है। एक बार में ज़्यादा से ज़्यादा ${most} भेजें, बाकी उसके बाद।`
      default:
        return null
    }
  },
  failedOnSolana: 'ट्रांज़ैक्शन नहीं भेजा जा सका। फिर से कोशिश करें।',
  started: 'ट्रांज़ैक्शन शुरू हुआ',
  sent: (amount) => `भेजा गया: ${amount}`,
  pending: 'रास्ते में है। अगले किसी ब्लॉक के साथ पहुँच जाएगा।',
  confirmed: (to) => `${to} के पास पहुँच गया।`,
  comparing: 'एड्रेस मिलाया जा रहा है',
  notCompared:
    'आपकी हिस्ट्री नहीं पढ़ी जा सकी, इसलिए इस एड्रेस को आपके पहचाने हुए एड्रेस से नहीं मिलाया गया। इसे पूरा जाँचें।',
  lessArrived: 'जितना भेजा गया, उससे कम पहुँचा',
  lessArrivedHint: (arrived, sent) =>
    `टोकन के मुताबिक पहुँचा: ${arrived}, भेजा गया: ${sent}। या तो यह एक हिस्सा रख लेता है, या जो बताता है, वह करता नहीं।`,
}

const settingsTexts: Translation<typeof settings> = {
  id: 'settings',
  title: 'सेटिंग',
  address: 'आपका पूरा एड्रेस',
  copyAddress: 'एड्रेस कॉपी करें',
  copied: 'एड्रेस कॉपी हो गया',
  explorer: (name) => `${name} पर देखें`,
  opensNewTab: 'नए टैब में खुलेगा',
  appearance: 'थीम',
  appearances: { system: 'सिस्टम', light: 'लाइट', dark: 'डार्क' },
  language: 'भाषा',
  wallets: 'अकाउंट और वॉलेट',
  disconnect: 'डिसकनेक्ट करें',
}

const signInTexts: Translation<typeof signIn> = {
  id: 'sign-in',
  title: 'साइन इन करें',
  heading: (site) => `${site} में साइन इन करें`,
  headingAnywhere: 'अपने वॉलेट से साइन इन करें',
  explanation: 'आपको नीचे दिया मैसेज साइन करना है। इसमें न कोई खर्च होता है, न कुछ भेजा जाता है।',
  message: 'साइन करने के लिए मैसेज',
  sign: 'साइन करें',
  cancel: 'रद्द करें',
  continueIn: (wallet) => `${wallet} में जारी रखें`,
  returning: (wallet) => `पिछले नेटवर्क पर वापस जा रहे हैं। ${wallet} आपसे पूछ सकता है।`,
  checking: 'आपका सिग्नेचर जाँचा जा रहा है',
  checkingText: 'इसमें थोड़ा समय लगेगा।',
  declined: 'साइन करना अस्वीकार किया गया',
  smartAccount: 'हो सकता है कि यह ऐप्लिकेशन स्मार्ट अकाउंट के साथ काम न करे',
  unavailable: 'साइन इन शुरू करने में समस्या आई',
  refused: (reason) => `सर्वर का संदेश: ${reason}`,
  warnings: {
    domain: (page, named) => `यह पेज ${page} है, लेकिन मैसेज में दूसरी साइट का नाम है: ${named}`,
    flagged: (domain) => `${domain} के धोखेबाज़ होने की शिकायत की गई है। साइन न करें।`,
    imitation: 'यह साइन इन के मैसेज जैसा दिखता है, लेकिन है नहीं। साइन न करें।',
    account: 'मैसेज में आपके अकाउंट के बजाय किसी दूसरे अकाउंट का नाम है।',
    uri: (uri) => `साइन इन किसी दूसरे एड्रेस पर होगा: ${uri}`,
    chain: (named, wallet) => `मैसेज में ${named} का नाम है। आपका वॉलेट ${wallet} पर है।`,
  },
}

const swapTexts: Translation<typeof swap> = {
  id: 'swap',
  title: 'स्वैप करें',
  selectTitle: 'टोकन चुनें',
  reviewTitle: 'स्वैप जाँचें',
  doneTitle: 'स्वैप हो गया',
  buttons: {
    unsupportedNetwork: 'इस नेटवर्क पर स्वैप नहीं होता',
    selectToken: 'टोकन चुनें',
    enterAmount: 'रकम डालें',
    insufficientBalance: 'बैलेंस कम है',
    insufficientLiquidity: 'लिक्विडिटी कम है',
    reviewSwap: 'स्वैप जाँचें',
  },
  youPay: 'आप देंगे',
  youReceive: 'आपको मिलेगा',
  estimate: 'अनुमान',
  payWith: (symbol) => `${symbol} से चुकाएँ`,
  receive: (symbol) => `${symbol} पाएँ`,
  switchTokens: 'टोकन आपस में बदलें',
  tokensOn: (network) => `${network} पर टोकन`,
  rate: 'रेट',
  minimum: 'आपको कम से कम मिलेगा',
  impact: 'कीमत पर असर',
  slippage: 'स्लिपेज',
  slippageHint: 'अनुमान से कितना कम मिलना आपको मंज़ूर है। इससे भी कम मिल रहा हो, तो स्वैप नहीं होगा।',
  slippageField: 'स्लिपेज, प्रतिशत में',
  slippageHigh: 'इतने स्लिपेज से आपको अनुमान से बहुत कम मिल सकता है।',
  untried: 'नेटवर्क इस स्वैप को पहले से आज़मा नहीं सका। कितना मिलेगा, यह सिर्फ़ ट्रांज़ैक्शन से पढ़ा गया है।',
  impactHigh: 'आपको जो मिलेगा, उसकी कीमत आप जो देंगे उससे बहुत कम है।',
  reading: 'कीमत पूछी जा रही है',
  pays: 'आप देंगे',
  gets: 'आपको मिलेगा, अनुमान से',
  approve: (symbol) => `${symbol} को मंज़ूरी दें`,
  reset: (symbol) => `${symbol} की मंज़ूरी रीसेट करें`,
  swap: 'स्वैप करें',
  approveAndSwap: 'मंज़ूरी दें और स्वैप करें',
  approving: (symbol) => `${symbol} को मंज़ूरी दी जा रही है`,
  steps: {
    batch:
      'आपका वॉलेट ठीक इतनी ही रकम की मंज़ूरी देता है और साथ ही स्वैप करता है: या तो दोनों होंगे या कुछ भी नहीं।',
    reset: 'पहले पुरानी मंज़ूरी वापस ली जाती है, फिर एक्सचेंज को ठीक इतनी ही रकम लेने की मंज़ूरी मिलती है।',
    approve: 'पहले आप एक्सचेंज को ठीक इतनी ही रकम लेने की मंज़ूरी देते हैं, फिर स्वैप करते हैं।',
  },
  notices: {
    wouldFail: 'नेटवर्क के मुताबिक यह स्वैप विफल हो जाएगा, क्योंकि कीमतें बदल गई हैं। वापस जाकर नया स्वैप लें।',
    priceMoved: 'कीमत बदल गई है। रकम फिर से देखें।',
  },
  refused: (reason) =>
    `जो स्वैप सुझाया गया था, उसे नामंज़ूर कर दिया गया। ${reason} आपके वॉलेट से कुछ भी नहीं माँगा गया।`,
  started: 'ट्रांज़ैक्शन शुरू हुआ',
  swapped: (paid) => `स्वैप किया गया: ${paid}`,
  pending: (least) => `रास्ते में है। अगले किसी ब्लॉक के साथ कम से कम ${least} आएगा।`,
  confirmed: (least) => `स्वैप हो गया: आपके अकाउंट में कम से कम ${least} आ गया।`,
}

const buyTexts: Translation<typeof buy> = {
  id: 'buy',
  tile: 'खरीदें',
  fund: 'कार्ड या बैंक अकाउंट से खरीदें',
  title: 'प्रोवाइडर चुनें',
  tokenTitle: 'टोकन चुनें',
  currencyTitle: 'करेंसी चुनें',
  progressTitle: 'खरीदारी चल रही है',
  helpTitle: 'खरीदना क्या है?',
  youPay: 'आप देंगे',
  badAmount: 'सिर्फ़ अंक और एक बिंदु या कॉमा लिखें, दशमलव के बाद ज़्यादा से ज़्यादा 2 अंक',
  tooLittle: (limit) => `कम से कम ${limit} दें`,
  tooMuch: (limit) => `ज़्यादा से ज़्यादा ${limit} दें`,
  receive: (symbol) => `${symbol} पाएँ`,
  receiveTitle: 'आपको मिलेगा, अनुमान से',
  providers: 'प्रोवाइडर',
  fee: (least, most) => `फ़ीस ${least} से ${most} तक`,
  asking: 'कीमत पूछी जा रही है',
  noQuote: 'अभी कीमत नहीं बता रहा',
  gives: (amount) => `लगभग ${amount}`,
  loading: 'क्या खरीदा जा सकता है, यह पूछा जा रहा है',
  sample:
    'अनुमान: अभी बेचने वालों से पूछा नहीं जा सकता। यहाँ आम तौर पर रहने वाले आँकड़े हैं, इनसे कुछ भी खरीदा नहीं जा सकता।',
  sampleFee: (fee) => `आम तौर पर फ़ीस ${fee}`,
  nothingSold: (network) => `${network} पर कुछ नहीं बिकता`,
  nothingSoldHint: 'कोई दूसरा नेटवर्क चुनें या किसी दूसरे वॉलेट से पाएँ।',
  networks: 'नेटवर्क',
  tryAgain: 'फिर से कोशिश करें',
  sandbox: 'टेस्ट मोड: यहाँ असल में कुछ नहीं बिकता और कोई पैसा नहीं लगता।',
  leaves: 'पेमेंट प्रोवाइडर के पेज पर होता है। आपका कार्ड और आपके कागज़ात कभी यहाँ नहीं आते।',
  failed: (reason) => `कुछ भी नहीं खरीदा गया। ${reason}`,
  foreignPage: (host) =>
    `सर्वर ने ${host} का एक पेज बताया, जो यहाँ बेचने वाले किसी का नहीं है। उसे नहीं खोला गया, और कुछ भी नहीं खरीदा गया।`,
  opening: (provider) => `${provider} खुल रहा है`,
  waiting: (provider) => `${provider} पर जारी रखें`,
  waitingHint: 'जो पेज खुला है, उस पर पेमेंट करें। पहुँचने पर यह स्क्रीन बता देगी; चाहें तो इसे बंद कर दें।',
  waitingUnknown: 'जो पेज खुला है, उस पर पेमेंट करें। आपका खरीदा हुआ आपके अकाउंट में दिखेगा।',
  blocked: 'आपके ब्राउज़र ने पेज खुलने नहीं दिया। इसे खुद खोलें:',
  open: (provider) => `${provider} खोलें`,
  copyLink: 'लिंक कॉपी करें',
  copied: 'लिंक कॉपी हो गया',
  opensNewTab: 'नए टैब में खुलेगा',
  paid: 'पेमेंट हो गया',
  paidHint: (amount) => `आपके एड्रेस के रास्ते में: ${amount}`,
  delivered: (amount) => `आ गया: ${amount}`,
  deliveredHint: 'यह आपके अकाउंट में है।',
  notDelivered: 'नहीं खरीदा गया',
  notDeliveredHint: 'प्रोवाइडर का कहना है कि कुछ भी नहीं दिया जाएगा।',
  goesTo: 'यहाँ जाएगा',
  again: 'फिर से शुरू करें',
  done: 'हो गया',
  activity: 'एक्टिविटी में देखें',
  helpCards: [
    {
      title: 'पैसे कॉइन में बदलते हैं',
      text: 'प्रोवाइडर आपके कार्ड या बैंक ट्रांसफ़र से पैसे लेता है और आपके एड्रेस पर कॉइन भेजता है।',
    },
    {
      title: 'प्रोवाइडर को आपकी पहचान पता होती है',
      text: 'यह एक अलग कंपनी है जिसके अपने नियम हैं, और यह आपके कागज़ात माँग सकती है। यह पेज इसे आपका एड्रेस और रकम देता है, और कुछ नहीं।',
    },
    {
      title: 'इसका खर्च होता है',
      text: 'प्रोवाइडर एक से दो प्रतिशत या उससे ज़्यादा रखते हैं, और नेटवर्क की अपनी फ़ीस होती है। पेमेंट से पहले तुलना करें।',
    },
  ],
}

const nameTexts: Translation<typeof name> = {
  id: 'name',
  title: 'नाम चुनें',
  registerTitle: 'नाम रजिस्टर करें',
  registeredTitle: 'नाम रजिस्टर हो गया',
  intro:
    'नाम आपके एड्रेस की जगह काम करता है। दूसरे लोग इस नाम पर भेजते हैं, और किसी को एड्रेस कॉपी नहीं करना पड़ता।',
  own: 'आपके नाम',
  name: 'नाम',
  rules: '4 या ज़्यादा अक्षर: a से z, 0 से 9 और -',
  unreadable: 'सिर्फ़ a से z, 0 से 9 और - इस्तेमाल करें',
  tooShort: 'कम से कम 4 अक्षर लिखें',
  suggestions: 'मिलते-जुलते नाम',
  searching: 'नाम खोजे जा रहे हैं',
  searchFailed: 'नाम नहीं खोजे जा सके।',
  tryAgain: 'फिर से कोशिश करें',
  noneFree: 'ये सभी लिए जा चुके हैं। कोई और नाम लिखें।',
  noneFound: 'यहाँ ऐसा कोई नाम नहीं है। कोई और लिखें।',
  available: 'उपलब्ध',
  taken: 'लिया जा चुका',
  register: 'रजिस्टर करें',
  leadsTo: (network) => `${network} पर आपके एड्रेस तक ले जाता है`,
  free: 'इसका कोई खर्च नहीं है। नाम इसी एड्रेस के साथ रहता है और वापस नहीं किया जा सकता।',
  signed: 'आपका वॉलेट क्या साइन करता है',
  confirmIn: (wallet) => `${wallet} में पुष्टि करें`,
  registering: 'रजिस्टर हो रहा है',
  back: 'दूसरा नाम चुनें',
  notices: {
    declined: 'साइन करना अस्वीकार किया गया। कुछ भी रजिस्टर नहीं हुआ।',
    unsupported: 'इस नेटवर्क पर नाम नहीं दिए जाते।',
    walletChanged: 'आपका वॉलेट बदल गया है। फिर से जाँचें।',
    unavailable: 'सर्वर से जवाब नहीं मिल रहा है। जहाँ तक पता है, कुछ भी रजिस्टर नहीं हुआ। फिर से कोशिश करें।',
  },
  unsigned: 'आपके वॉलेट ने साइन नहीं किया। कुछ भी रजिस्टर नहीं हुआ।',
  walletSaid: (reason) => `आपके वॉलेट ने साइन नहीं किया: ${reason}`,
  registered: (name) => `${name} आपका है`,
  registeredHint: 'अब से दूसरे लोग इस पर भेज सकते हैं।',
  done: 'हो गया',
}

const tokensTexts: Translation<typeof tokens> = {
  id: 'tokens',
  tab: 'टोकन',
  list: 'इस अकाउंट के टोकन',
  hidden: (count) =>
    plural('hi', count, {
      one: `${count} स्पैम टोकन छिपाया गया`,
      other: `${count} स्पैम टोकन छिपाए गए`,
    }),
  shown: (count) => plural('hi', count, { one: `${count} स्पैम टोकन`, other: `${count} स्पैम टोकन` }),
  emptyTitle: 'अभी कोई टोकन नहीं',
  empty: 'आपको जो मिलेगा, यहाँ दिखेगा।',
  failed: 'टोकन बैलेंस नहीं मिल रहा',
  failedHint: 'आपके टोकन नहीं पढ़े जा सके। वे जहाँ हैं, वहाँ सुरक्षित हैं।',
  stale: (when) => `ताज़ा नहीं किया जा सका। यह ${when} का है।`,
  missing: (network) =>
    `${network} के सभी टोकन नहीं पढ़े जा सके। वे जहाँ हैं, वहाँ सुरक्षित हैं। थोड़ी देर में फिर से कोशिश करें।`,
  tryAgain: 'फिर से कोशिश करें',
  fund: 'वॉलेट में पैसे डालें',
}

const secureWalletTexts: Translation<typeof secureWallet> = {
  id: 'secureWallet',
  approveTitle: 'मंज़ूरी दें',
  codeTitle: 'रिकवरी कोड',
  saveCode: 'अपना रिकवरी कोड सेव करें',
  walletTitle: 'सुरक्षित वॉलेट',
  updateTitle: 'ईमेल बदलें',
  primaryTitle: 'मौजूदा ईमेल की पुष्टि करें',
  secondaryTitle: 'नए ईमेल की पुष्टि करें',
  otherEmail: 'दूसरा एड्रेस इस्तेमाल करें',
  editEmail: 'ईमेल बदलें',
  newEmail: 'नया ईमेल एड्रेस',
  save: 'सेव करें',
  done: 'हो गया',
  ways: 'साइन इन करने के तरीके',
  addPasskey: 'पासकी जोड़ें',
  recover: 'पासकी से वापस पाएँ',
  setPassword: 'पासवर्ड सेट करें',
  export: 'वॉलेट एक्सपोर्ट करें',
  forget: 'दूसरे डिवाइस साइन आउट करें',
  delete: 'वॉलेट मिटाएँ',
  changed: 'ईमेल बदल गया',
  unchanged: (reason) => sentences(reason, 'आपका एड्रेस नहीं बदला है।'),
  inFrame: 'नीचे जो है, उसे यह पेज न देख सकता है, न दबा सकता है।',
}

const permissionsTexts: Translation<typeof permissions> = {
  id: 'permissions',
  listTitle: 'अनुमतियाँ',
  createdTitle: 'अनुमति दी गई',
  intro:
    'ये ऐप्लिकेशन आपसे दोबारा पूछे बिना इस अकाउंट की ओर से काम कर सकते हैं, लेकिन उन सीमाओं के अंदर जिन्हें एक कॉन्ट्रैक्ट लागू करता है।',
  none: 'कोई अनुमति नहीं',
  noneText: 'कोई भी ऐप्लिकेशन अपने आप इस अकाउंट की ओर से कुछ नहीं कर सकता।',
  reading: 'आपकी अनुमतियाँ पढ़ी जा रही हैं',
  unread: 'आपकी अनुमतियाँ नहीं पढ़ी जा सकीं। वे जैसी थीं, वैसी ही हैं।',
  unsupported:
    'यह वॉलेट अनुमतियाँ वापस नहीं ले सकता। जिस वॉलेट ने यह अनुमति दी थी, उसे कनेक्ट करें और फिर से कोशिश करें।',
  notEnded:
    'नेटवर्क ने अभी तक यह अनुमति खत्म नहीं की है। एक मिनट बाद फिर देखें, और अगर यह तब भी यहाँ हो, तो इसे दोबारा वापस लें।',
  tryAgain: 'फिर से कोशिश करें',
  somebody: 'कोई ऐप्लिकेशन',
  once: (amount) => `कुल ${amount}`,
  every: (amount, duration) => `${amount}, हर ${duration}`,
  upTo: (amount, most) => `हर सेकंड ${amount}, कुल ${most}`,
  left: (amount) => `अभी लिया जा सकता है: ${amount}`,
  leftUnknown: 'अभी नहीं बताया जा सकता कि कितना बाकी है।',
  functions: (names) => `कॉल कर सकता है: ${names}`,
  calls: (left, most) => `बची हुई कॉल: ${most} में से ${left}`,
  perCall: (amount) => `हर कॉल के साथ: ज़्यादा से ज़्यादा ${amount}`,
  contract: 'कॉन्ट्रैक्ट',
  caller: 'इसे कौन कॉल कर सकता है',
  atomic: (amount) => `${amount} (सबसे छोटी इकाइयाँ)`,
  unknown: 'यह किस चीज़ की अनुमति देता है, यह दिखाया नहीं जा सकता। अगर आप इसे नहीं पहचानते, तो वापस ले लें।',
  until: (date) => `${date} तक`,
  delegate: 'कौन ले सकता है',
  revoke: 'वापस लें',
  revoking: 'अपने वॉलेट में पुष्टि करें और नेटवर्क का इंतज़ार करें',
  granted:
    'ऐप्लिकेशन आपकी दी हुई अनुमति की सीमा में काम कर सकता है। यह सेटिंग में मिलेगी, और कभी भी वापस ली जा सकती है।',
  done: 'हो गया',
  showAll: 'अनुमतियाँ दिखाएँ',
}

const smartAccountTexts: Translation<typeof smartAccount> = {
  id: 'smartAccount',
  title: 'स्मार्ट अकाउंट',
  intro:
    'स्मार्ट अकाउंट एक साथ कई काम करता है, और इसकी नेटवर्क फ़ीस कोई और भी चुका सकता है। इसके लिए साइन आपकी चाबी करती है।',
  twoAddresses:
    'आपके स्मार्ट अकाउंट और आपकी चाबी के एड्रेस अलग-अलग हैं। पहला कौन सा रहे, यह बदलने पर भी पैसे जहाँ हैं, वहीं रहते हैं।',
  first: 'यह पहले है: ऐप्लिकेशन को यही दिखता है, और जो पैसे आप मँगाते हैं, वे यहीं आते हैं।',
  notFirst: 'आपकी चाबी का अपना अकाउंट पहले है।',
  address: 'स्मार्ट अकाउंट',
  ownAddress: 'आपकी चाबी',
  isThere: 'यह इस नेटवर्क पर है।',
  isNotThere: 'पहली बार कुछ भेजने पर यह बन जाएगा। पैसे उससे पहले भी पाए जा सकते हैं।',
  networks: 'जिन नेटवर्क पर यह है',
  notHere: 'इस नेटवर्क पर यहाँ स्मार्ट अकाउंट नहीं हैं। आपकी चाबी का अपना अकाउंट इस्तेमाल होता है।',
  warning:
    'यह एड्रेस सिर्फ़ इन्हीं नेटवर्क के लिए दें: दूसरे नेटवर्क पर इसमें जो आए, हो सकता है कि उसे कोई भी न निकाल सके।',
  failed: 'यह नहीं बदला जा सका। फिर से कोशिश करें।',
}

const upgradeTexts: Translation<typeof upgrade> = {
  id: 'upgrade',
  title: 'वॉलेट अपग्रेड करें',
  goOn: 'अपने वॉलेट में भेजना जारी रखें',
  intro: 'यहाँ जो है, उसे एक-एक करके अपने खुद के वॉलेट में भेजें। हर ट्रांसफ़र आपको दिखेगा और आप ही उसकी पुष्टि करेंगे।',
  ownAddress: (family) => `${family} पर आपका अपना एड्रेस`,
  enterAddress: 'पहले अपने खुद के वॉलेट का एड्रेस डालें।',
  move: (what) => `${what} भेजें`,
  last: 'इसे सबसे आखिर में भेजें: बाकी सबकी फ़ीस इसी से चुकती है।',
  spam: (count) =>
    plural('hi', count, {
      one: `${count} चीज़ जो किसी ने नहीं मँगाई, यहीं रहेगी।`,
      other: `${count} चीज़ें जो किसी ने नहीं मँगाईं, यहीं रहेंगी।`,
    }),
  unread: (network) =>
    `${network} पर क्या है, यह नहीं पढ़ा जा सका। वह जहाँ है, वहीं रहेगा; फिर से कोशिश करें।`,
  incomplete: (network) => `${network} पर जितना दिख रहा है, उससे ज़्यादा हो सकता है।`,
  tryAgain: 'फिर से कोशिश करें',
  nothing: 'यहाँ भेजने के लिए कुछ नहीं बचा।',
  reading: 'आपके पास क्या है, यह पढ़ा जा रहा है',
}

const walletOffersTexts: Translation<typeof walletOffers> = {
  id: 'walletOffers',
  waiting: (wallet) => `${wallet} में एक रिक्वेस्ट आपके जवाब का इंतज़ार कर रही है।`,
  open: (wallet) => `${wallet} खोलें`,
  dismiss: 'हटाएँ',
  relayLost: 'आपके वॉलेट से कनेक्शन टूट गया है। फिर से कोशिश हो रही है…',
  relayRefused: 'इस पेज से आपके वॉलेट तक नहीं पहुँचा जा सकता। उसे डिसकनेक्ट करके फिर से कनेक्ट करें।',
}

const errorsTexts: TranslatedErrors = {
  id: 'errors',
  walletSaid: (text) => `आपके वॉलेट का संदेश: “${text}”`,
  networkSaid: (text) => `नेटवर्क का संदेश: “${text}”`,
  texts: {
    'balance/unavailable': 'टोकन बैलेंस अभी नहीं मिल रहा है।',
    'catalogue/unavailable': 'वॉलेट की लिस्ट लोड नहीं हो सकी। अपना इंटरनेट कनेक्शन जाँचें और फिर से कोशिश करें।',
    'connection/code-unavailable':
      'इस पेज का एक हिस्सा लोड नहीं हुआ। अपना इंटरनेट कनेक्शन जाँचें और फिर से कोशिश करें।',
    'network/unsupported-by-wallet': 'आपके वॉलेट में यह नेटवर्क काम नहीं करता।',
    'relay/closed': 'कनेक्शन सर्विस से संपर्क बंद हो गया।',
    'relay/outbox-full': 'बहुत सारे संदेश इंतज़ार में हैं। कनेक्शन वापस आने पर फिर से कोशिश करें।',
    'relay/refused': 'कनेक्शन सर्विस ने इस साइट को मना कर दिया।',
    'relay/unavailable': 'कनेक्शन सर्विस से जवाब नहीं मिल रहा है। फिर से कोशिश करें।',
    'resources/unavailable': 'डेटा अभी नहीं मिल रहा है। फिर से कोशिश करें।',
    'transfer/no-estimate': 'नेटवर्क फ़ीस का पता नहीं चल सका। फिर से कोशिश करें।',
    'transfer/unasked': 'भेजा नहीं जा सका। फिर से कोशिश करें।',
    'wallet/already-pending': 'अपना वॉलेट खोलें।',
    'wallet/failed': 'कोई गड़बड़ी हुई, वजह का पता नहीं चला।',
    'wallet/not-found': 'यह वॉलेट इस पेज पर उपलब्ध नहीं है। इसे अनलॉक या इंस्टॉल करें, फिर दोबारा कोशिश करें।',
    'wallet/other-family':
      'यह वॉलेट इस तरह के नेटवर्क का कोई अकाउंट शेयर नहीं करता। कोई और नेटवर्क या वॉलेट चुनें।',
    'walletconnect/link-failed':
      'वॉलेट के लिए लिंक नहीं बन सका। अपना इंटरनेट कनेक्शन जाँचें और फिर से कोशिश करें।',
    'The wallet does not allow this kind of request. Try another wallet.':
      'यह वॉलेट इस तरह की रिक्वेस्ट की इजाज़त नहीं देता। कोई और वॉलेट आज़माएँ।',
    'The wallet does not support the events of this site. Try another wallet.':
      'यह वॉलेट इस साइट के इवेंट के साथ काम नहीं करता। कोई और वॉलेट आज़माएँ।',
    'The wallet does not allow this change. Connect again.':
      'वॉलेट इस बदलाव की इजाज़त नहीं देता। फिर से कनेक्ट करें।',
    'The wallet did not approve this network. Connect again and approve it.':
      'वॉलेट ने इस नेटवर्क को मंज़ूरी नहीं दी। फिर से कनेक्ट करें और इसे मंज़ूरी दें।',
    'The wallet does not support these networks. Try another wallet.':
      'ये नेटवर्क इस वॉलेट में काम नहीं करते। कोई और वॉलेट आज़माएँ।',
    'The wallet has no account for these networks. Add one, then try again.':
      'वॉलेट में इन नेटवर्क के लिए कोई अकाउंट नहीं है। एक अकाउंट जोड़ें, फिर दोबारा कोशिश करें।',
    'The wallet does not support this kind of network. Try another wallet.':
      'इस तरह का नेटवर्क इस वॉलेट में काम नहीं करता। कोई और वॉलेट आज़माएँ।',
    'The wallet ended the connection. Connect again.': 'वॉलेट ने कनेक्शन बंद कर दिया। फिर से कनेक्ट करें।',
    'The wallet did not finish connecting. Try again.':
      'वॉलेट का कनेक्ट होना पूरा नहीं हुआ। फिर से कोशिश करें।',
    'The wallet cannot do what this request needs. Send it without, or use another wallet.':
      'इस रिक्वेस्ट में जो ज़रूरी है, वह यह वॉलेट नहीं कर सकता। उसके बिना भेजें या कोई और वॉलेट इस्तेमाल करें।',
    'The wallet does not take several calls at once on this network.':
      'यह वॉलेट इस नेटवर्क पर एक साथ कई निर्देश नहीं लेता।',
    'The wallet knows a request of this id already. Send it again.':
      'वॉलेट के पास इसी आईडी की एक रिक्वेस्ट पहले से है। इसे फिर से भेजें।',
    'The wallet does not know these calls.': 'वॉलेट इन निर्देशों को नहीं पहचानता।',
    'These are more calls than the wallet takes at once. Send fewer.':
      'वॉलेट एक साथ इतने निर्देश नहीं लेता। कम निर्देश भेजें।',
    'The wallet cannot do all of these calls or none on this network.':
      'यह वॉलेट इस नेटवर्क पर यह पक्का नहीं कर सकता कि या तो सारे निर्देश पूरे हों या एक भी नहीं।',
    'The wallet no longer knows this connection. Connect again.':
      'वॉलेट अब इस कनेक्शन को नहीं पहचानता। फिर से कनेक्ट करें।',
    'The request expired in the wallet. Try again.':
      'वॉलेट में रिक्वेस्ट का समय खत्म हो गया। फिर से कोशिश करें।',
    'The wallet gave no account. Open it, choose one, and try again.':
      'वॉलेट ने कोई अकाउंट नहीं दिया। वॉलेट खोलें, अकाउंट चुनें और फिर से कोशिश करें।',
    'The wallet gave an answer that cannot be read. Try again.':
      'वॉलेट का जवाब पढ़ा नहीं जा सकता। फिर से कोशिश करें।',
    'The wallet agreed and stayed on its network': 'वॉलेट ने हाँ कहा, लेकिन अपने पुराने नेटवर्क पर ही रहा।',
    'The wallet signed a different message. Try again.':
      'वॉलेट ने कोई दूसरा मैसेज साइन किया। फिर से कोशिश करें।',
  },
}

const networksTexts: Translation<typeof networks> = {
  id: 'networks',
  title: 'नेटवर्क चुनें',
  unsupportedTitle: 'यह नेटवर्क यहाँ नहीं चलता',
  search: 'नेटवर्क खोजें',
  list: 'नेटवर्क',
  current: 'मौजूदा नेटवर्क',
  noneFound: (search) => `“${search}” नाम का कोई नेटवर्क नहीं मिला`,
  noneFoundText: 'स्पेलिंग जाँचें या सभी नेटवर्क देखें।',
  none: 'यहाँ कोई नेटवर्क नहीं है',
  noneText: 'यह साइट अभी कोई नेटवर्क नहीं दे रही है।',
  clearSearch: 'खोज मिटाएँ',
  whatIsANetwork: 'नेटवर्क क्या है?',

  waitingTitle: (wallet) => `${wallet} में जारी रखें`,
  waitingText: (network) =>
    `अपने वॉलेट में ${network} पर जाने की रिक्वेस्ट स्वीकार करें। आपका अकाउंट और आपके पैसे जहाँ हैं, वहीं रहेंगे।`,
  doneTitle: 'नेटवर्क बदल गया',
  declinedTitle: 'रिक्वेस्ट अस्वीकार की गई',
  declinedText: 'आपका नेटवर्क वही है जो पहले था। और कुछ नहीं बदला।',
  failedTitle: 'नेटवर्क नहीं बदला जा सका',
  failedText: (reason) => sentences(reason, 'आपका नेटवर्क वही है जो पहले था।'),
  cancel: 'रद्द करें',
  tryAgain: 'फिर से कोशिश करें',

  unsupportedText: (wallet) =>
    `${wallet} ऐसे नेटवर्क पर है जिसे यह साइट इस्तेमाल नहीं करती। आगे बढ़ने के लिए इनमें से कोई चुनें। आपके पैसे जहाँ हैं, वहाँ सुरक्षित हैं।`,
  yourWallet: 'आपका वॉलेट',
  disconnect: 'डिसकनेक्ट करें',
  notApproved: (wallet) => `${wallet} ने मंज़ूरी नहीं दी`,
  noWallet: 'अभी कोई वॉलेट नहीं',
  connect: 'कनेक्ट करें',
}

const guideTexts: Translation<typeof guide> = {
  id: 'guide',
  walletTitle: 'वॉलेट क्या है?',
  networkTitle: 'नेटवर्क क्या है?',
  walletCards: [
    {
      title: 'जो आपका है, उसका घर',
      text: 'यह आपके कॉइन, टोकन और कलेक्टिबल रखता और दिखाता है, और जहाँ आप कहें, वहाँ भेजता है।',
    },
    {
      title: 'साइन इन करने का नया तरीका',
      text: 'पासवर्ड के बजाय आप अपने वॉलेट से पुष्टि करते हैं। किसी भी साइट को आपकी चाबी कभी नहीं मिलती।',
    },
    {
      title: 'सिर्फ़ आपका',
      text: 'चाबी सिर्फ़ आपके पास होती है। कोई इसे आपके लिए वापस नहीं ला सकता, इसलिए इसका रिकवरी फ़्रेज़ संभालकर रखें और किसी को न बताएँ।',
    },
  ],
  getWallet: 'वॉलेट पाएँ',

  networkCards: [
    {
      title: 'जहाँ सब कुछ होता है',
      text: 'नेटवर्क एक सार्वजनिक रिकॉर्ड है जिसे बहुत सारे कंप्यूटर मिलकर रखते हैं। आपके कॉइन ऐसे ही किसी नेटवर्क पर होते हैं।',
    },
    {
      title: 'एड्रेस वही, पैसे अलग',
      text: 'कई नेटवर्क पर आपका एड्रेस एक ही हो सकता है, लेकिन जो एक पर रखा है, वह बाकी पर नहीं होता।',
    },
    {
      title: 'फ़ीस अलग-अलग',
      text: 'हर नेटवर्क का अपना कॉइन होता है जिससे उसकी फ़ीस चुकाई जाती है, और हर ट्रांज़ैक्शन की अपनी कीमत होती है।',
    },
  ],
}

const emailTexts: Translation<typeof email> = {
  id: 'email',
  confirmTitle: 'ईमेल की पुष्टि करें',
  deviceTitle: 'डिवाइस रजिस्टर करें',
  passkeyTitle: 'पासकी',
  email: 'ईमेल एड्रेस',
  continue: 'जारी रखें',
  device: 'इस डिवाइस को मंज़ूरी दें',
  deviceSent: (email) => `${email} पर एक लिंक भेजा गया है। उसे खोलें और वहाँ पुष्टि करें कि यह डिवाइस आपका है।`,
  waitLonger: (seconds) => `कृपया ${seconds} सेकंड बाद फिर से कोशिश करें`,
  connected: 'साइन इन हो गया।',
  usePasskey: 'पासकी इस्तेमाल करें',
  passkeyWaiting: 'आपका डिवाइस आपकी पासकी माँग रहा है',
}

const loginTexts: Translation<typeof login> = {
  id: 'login',
  failed: (reason) => sentences(reason, 'इस साइट के साथ कुछ भी शेयर नहीं किया गया।'),
  declined: 'आपने इसे बंद कर दिया। इस साइट के साथ कुछ भी शेयर नहीं किया गया।',
  connected: 'साइन इन हो गया।',
  tryAgain: 'फिर से कोशिश करें',
  otherWay: 'दूसरा तरीका इस्तेमाल करें',
  notEmail: 'ईमेल एड्रेस लिखें, जैसे ada@example.com',
  sent: (email) => `${email} पर भेजा गया कोड लिखें।`,
  code: 'कोड',
  checking: 'कोड जाँचा जा रहा है',
  resend: 'कोड फिर से भेजें',
  sending: 'कोड भेजा जा रहा है',
}

const socialTexts: Translation<typeof social> = {
  id: 'social',
  socialsTitle: 'इससे जारी रखें',
  continueWith: (service) => `${service} से जारी रखें`,
  more: 'और सेवाएँ',
  waiting: (service) => `${service} की विंडो में जारी रखें`,
  noPassword: 'वहाँ आप जो भी करें, इस साइट को उसके बारे में कुछ नहीं बताया जाता।',
  blocked: 'आपके ब्राउज़र ने विंडो खुलने नहीं दी। इस पेज के लिए विंडो खुलने दें और फिर से कोशिश करें।',
  timedOut: 'विंडो बंद हो गई। फिर से कोशिश करें या दूसरा तरीका इस्तेमाल करें।',
  inThisPage: 'इसी पेज में जारी रखें',
  closed: 'विंडो बंद हो गई। अगर वहाँ सब पूरा हो चुका था, तो यह अपने आप आगे बढ़ेगा।',
}

const farcasterTexts: Translation<typeof farcaster> = {
  id: 'farcaster',
  scan: 'इसे अपने फ़ोन के कैमरे से स्कैन करें और Farcaster ऐप में सहमति दें।',
  agree: 'Farcaster ऐप में सहमति दें, फिर यहाँ वापस आएँ।',
  codeName: 'Farcaster ऐप में जारी रखने के लिए QR कोड',
  preparing: 'लिंक बन रहा है',
  open: 'Farcaster खोलें',
  copyLink: 'लिंक कॉपी करें',
  copied: 'लिंक कॉपी हो गया',
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
