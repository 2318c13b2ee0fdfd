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

const consentTexts: Translation<typeof consent> = {
  id: 'consent',
  terms: 'सेवा की शर्तों',
  privacy: 'प्राइवेसी पॉलिसी',
  both: (terms, privacy) => `${terms} और ${privacy}`,
  agree: (what) => `मैं ${what} से सहमत हूँ`,
  agreeByConnecting: (what) => `कनेक्ट करने का मतलब है कि आप ${what} से सहमत हैं`,
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
  consentTexts,
  connectTexts,
  pairingTexts,
  walletsTexts,
  panelTexts,
  qrCodeTexts,
]
