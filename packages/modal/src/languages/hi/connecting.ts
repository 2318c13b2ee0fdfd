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
  back: 'वापस',
  close: 'बंद करें',
  help: 'मदद',
  loadFailedTitle: 'यह स्क्रीन लोड नहीं हुई',
  loadFailedText: 'शायद इंटरनेट कनेक्शन टूट गया। न कुछ भेजा गया, न कुछ खोया है।',
  brokenTitle: 'यहाँ कुछ गड़बड़ी हुई',
  brokenText: 'आपका वॉलेट और आपके पैसे जैसे थे, वैसे ही हैं।',
  tryAgain: 'फिर से कोशिश करें',
  mountFailed: 'वॉलेट की विंडो इस पेज में नहीं खुल सकी।',
}

const walletOffersTexts: Translation<typeof walletOffers> = {
  id: 'walletOffers',
  waiting: (wallet) => `${wallet} में एक रिक्वेस्ट आपके जवाब का इंतज़ार कर रही है।`,
  open: (wallet) => `${wallet} खोलें`,
  dismiss: 'हटाएँ',
  relayLost: 'आपके वॉलेट से कनेक्शन टूट गया है। फिर से कोशिश हो रही है…',
  relayRefused: 'इस पेज से आपके वॉलेट तक नहीं पहुँचा जा सकता। उसे डिसकनेक्ट करके फिर से कनेक्ट करें।',
}

const consentTexts: Translation<typeof consent> = {
  id: 'consent',
  terms: 'सेवा की शर्तों',
  privacy: 'प्राइवेसी पॉलिसी',
  both: (terms, privacy) => `${terms} और ${privacy}`,
  agree: (what) => `मैं ${what} से सहमत हूँ`,
  agreeByConnecting: (what) => `कनेक्ट करने का मतलब है कि आप ${what} से सहमत हैं`,
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

const connectTexts: Translation<typeof connect> = {
  id: 'connect',
  connectTitle: 'वॉलेट कनेक्ट करें',
  installed: 'इंस्टॉल है',
  recent: 'हाल का',
  walletList: 'वॉलेट',
  allWallets: 'सभी वॉलेट',
  continueWithWallet: 'वॉलेट से जारी रखें',
  scanWithPhone: 'फ़ोन से स्कैन करें',
  newToWallets: 'क्या वॉलेट आपके लिए नया है?',
  getStarted: 'शुरू करें',
  noWalletTitle: 'कोई वॉलेट नहीं मिला',
  noWalletText: 'इस ब्राउज़र में कोई वॉलेट इंस्टॉल या अनलॉक करें, फिर दोबारा खोजें।',
  lookAgain: 'दोबारा खोजें',

  waitingTitle: (wallet) => `${wallet} में जारी रखें`,
  waitingText: 'अपने वॉलेट में कनेक्शन की रिक्वेस्ट देखें और वहीं उसे स्वीकार करें।',
  pendingTitle: 'अपना वॉलेट खोलें',
  pendingText: (wallet) => `${wallet} में पहले से एक रिक्वेस्ट दिख रही है। वहीं उसका जवाब दें।`,
  cancel: 'रद्द करें',
  connectedTitle: 'कनेक्ट हो गया',
  connectedText: (wallet) => `${wallet} इस साइट से कनेक्ट है।`,
  declinedTitle: 'रिक्वेस्ट अस्वीकार की गई',
  declinedText: (wallet) =>
    `आपने ${wallet} में रिक्वेस्ट बंद कर दी। इस साइट के साथ कुछ भी शेयर नहीं किया गया।`,
  failedTitle: 'कनेक्ट नहीं हो सका',
  failedText: (reason) => sentences(reason, 'इस साइट के साथ कुछ भी शेयर नहीं किया गया।'),
  tryAgain: 'फिर से कोशिश करें',
}

const pairingTexts: Translation<typeof pairing> = {
  id: 'pairing',
  pairingTitle: 'WalletConnect',
  ways: 'कनेक्ट करने के तरीके',
  mobile: 'मोबाइल',
  browser: 'ब्राउज़र',
  web: 'वेब',
  desktop: 'डेस्कटॉप',

  codeName: (wallet) => `${wallet} से स्कैन करने के लिए QR कोड`,
  anyWallet: 'किसी वॉलेट',
  scanText: (wallet) => `इसे अपने फ़ोन पर ${wallet} से स्कैन करें।`,
  agreeForCode: 'सहमति दें, फिर स्कैन करने के लिए कोड दिखेगा।',
  agreeForWallet: 'सहमति दें, फिर आपका वॉलेट खुलेगा।',
  preparing: 'लिंक बन रहा है',
  refreshesIn: (left) => `${left} में नया होगा`,
  refreshesSoon: (seconds) =>
    seconds === 60 ? 'कोड एक मिनट में नया हो जाएगा' : `कोड ${seconds} सेकंड में नया हो जाएगा`,
  newCode: 'नया कोड',
  copyLink: 'लिंक कॉपी करें',
  copied: 'लिंक कॉपी हो गया',
  reload: 'कोड फिर से लोड करें',
  expired: 'इस कोड का समय खत्म हो गया है।',
  linkFailed: 'कोड नहीं बन सका।',

  ownRelay:
    'यह उन वॉलेट के लिए है जिनमें इस साइट की अपनी कनेक्शन सर्विस सेट है। कोई भी दूसरा वॉलेट लिस्ट में से चुनें।',
  unreachableTitle: (wallet) => `${wallet} तक नहीं पहुँचा जा सकता`,
  unreachableText: (wallet) =>
    `यह साइट फ़ोन पर ${wallet} से कनेक्ट नहीं हो सकती। आगे बढ़ने के लिए कोई और वॉलेट चुनें।`,
  visit: (wallet) => `${wallet} की वेबसाइट पर जाएँ`,

  offline: 'आप ऑफ़लाइन हैं। इंटरनेट वापस आते ही कोड फिर से काम करेगा।',
  unreachable: 'कनेक्शन सर्विस से जवाब नहीं मिल रहा है। हम कोशिश करते रहेंगे; कुछ भी खोया नहीं है।',
  refused: 'यह साइट अभी दूसरे डिवाइस के वॉलेट तक नहीं पहुँच सकती।',
  tryAgain: 'फिर से कोशिश करें',

  openTitle: (wallet) => `${wallet} में जारी रखें`,
  openText: (wallet) => `${wallet} में कनेक्शन को मंज़ूरी दें, फिर यहाँ वापस आएँ।`,
  open: (wallet) => `${wallet} खोलें`,
  openAgain: (wallet) => `${wallet} फिर से खोलें`,
  stuckTitle: (wallet) => `क्या ${wallet} नहीं खुला?`,
  stuckText: 'कुछ भी खोया नहीं है। कोई दूसरा तरीका आज़माएँ:',
  openByLink: 'वेब लिंक से खोलें',
  openByScheme: 'ऐप लिंक से खोलें',
  appStore: 'App Store से पाएँ',
  playStore: 'Google Play से पाएँ',
  otherDevice: 'दूसरा डिवाइस इस्तेमाल करें',
  chooseWallet: 'वह वॉलेट चुनें जिसमें जारी रखना है।',
  allWallets: 'सभी वॉलेट',
  walletList: 'वॉलेट',

  browserText: (wallet) =>
    `${wallet} अभी इस ब्राउज़र में नहीं है। इसका एक्सटेंशन इंस्टॉल करें; उसके आते ही हम यहीं से आगे बढ़ेंगे।`,
  getExtension: 'एक्सटेंशन पाएँ',
  browserReady: (wallet) => `${wallet} इस ब्राउज़र में है।`,
  continueInBrowser: 'इसी ब्राउज़र में जारी रखें',
  webText: (wallet) => `${wallet} दूसरे टैब में खुलेगा। वहाँ मंज़ूरी दें, फिर वापस आएँ।`,
  desktopText: (wallet) => `इस कंप्यूटर पर ${wallet} में कनेक्शन को मंज़ूरी दें।`,
  opensNewTab: 'नए टैब में खुलेगा',
  get: (wallet) => `${wallet} पाएँ`,

  connectedTitle: 'कनेक्ट हो गया',
  connectedText: (wallet) => `${wallet} इस साइट से कनेक्ट है।`,
  declinedTitle: 'रिक्वेस्ट अस्वीकार की गई',
  declinedText: 'आपने अपने वॉलेट में रिक्वेस्ट बंद कर दी। इस साइट के साथ कुछ भी शेयर नहीं किया गया।',
  failedTitle: 'कनेक्ट नहीं हो सका',
  failedText: (reason) =>
    sentences(reason, 'इस साइट के साथ कुछ भी शेयर नहीं किया गया, और कुछ भी खोया नहीं है।'),
}

const walletsTexts: Translation<typeof wallets> = {
  id: 'wallets',
  allTitle: 'सभी वॉलेट',
  getTitle: 'वॉलेट पाएँ',
  downloadTitle: (wallet) => `${wallet} पाएँ`,
  search: 'वॉलेट खोजें',
  list: 'वॉलेट',
  loading: 'वॉलेट लोड हो रहे हैं',
  noneFound: (search) => `“${search}” नाम का कोई वॉलेट नहीं मिला`,
  none: 'यहाँ कोई वॉलेट नहीं है',
  nonePrivate: 'इस नाम का कोई वॉलेट नहीं है',
  privateText: 'यह किसी लिंक, एड्रेस या गोपनीय जानकारी जैसा लगता है, इसलिए इसे इस पेज से बाहर नहीं भेजा गया।',
  noneText: 'स्पेलिंग जाँचें या सभी वॉलेट देखें।',
  noneTextOrScan: 'स्पेलिंग जाँचें। जो वॉलेट लिस्ट में नहीं है, वह अपने कोड से कनेक्ट होता है।',
  scan: 'किसी भी वॉलेट से स्कैन करें',
  anyWallet: 'WalletConnect',
  clearSearch: 'खोज मिटाएँ',
  failedTitle: 'लिस्ट लोड नहीं हुई',
  failedText: 'शायद इंटरनेट कनेक्शन टूट गया। इस ब्राउज़र के वॉलेट अब भी काम करते हैं।',
  tryAgain: 'फिर से कोशिश करें',
  installed: 'मौजूद',
  recent: 'हाल का',
  found: (count) => plural('hi', count, { one: `${count} वॉलेट मिला`, other: `${count} वॉलेट मिले` }),

  getText: 'ये वॉलेट बहुत लोग इस्तेमाल करते हैं। कोई भी चुनें, अपना अकाउंट बाद में दूसरे वॉलेट में ले जाया जा सकता है।',
  exploreAll: 'सभी देखें',

  downloadText: (wallet) => `${wallet} अभी इस ब्राउज़र में नहीं है। इसे इंस्टॉल करें, फिर वापस आकर दोबारा चुनें।`,
  orDownloadText: (wallet) => `या ${wallet} को यहाँ इंस्टॉल करें, फिर वापस आकर दोबारा चुनें।`,
  unreachableText: (wallet) =>
    `यहाँ से ${wallet} तक नहीं पहुँचा जा सकता। इसे इस डिवाइस पर इंस्टॉल करें और हो सके तो यह पेज उसी में खोलें।`,
  openInAppText: (wallet) =>
    `${wallet} इस पेज को अपने ब्राउज़र में खोलता है: वहीं कनेक्ट करें। न खुले, तो पहले उसे इंस्टॉल करें।`,
  openInApp: (wallet) => `यह पेज ${wallet} में खोलें`,
  openWebApp: (wallet) => `${wallet} को वेब पर खोलें`,
  extension: 'ब्राउज़र एक्सटेंशन',
  appStore: 'iPhone और iPad के लिए ऐप',
  playStore: 'Android के लिए ऐप',
  homepage: 'वेबसाइट',
  opensNewTab: 'नए टैब में खुलेगा',
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

const panelTexts: Translation<typeof panel> = {
  id: 'panel',
  failed: 'यह हिस्सा लोड नहीं हुआ।',
  tryAgain: 'फिर से कोशिश करें',
}

const qrCodeTexts: Translation<typeof qrCode> = {
  id: 'qrCode',
  codeName: (wallet) => `QR कोड जो इस पेज को ${wallet} में खोलता है`,
  scan: (wallet) => `इसे अपने फ़ोन के कैमरे से स्कैन करें: यह पेज ${wallet} में खुलेगा।`,
  local: 'इस पेज का एड्रेस सिर्फ़ इसी कंप्यूटर पर खुल सकता है। पेज के वेब पर आने के बाद कोड काम करेगा।',
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
