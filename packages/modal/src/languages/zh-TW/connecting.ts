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
  back: '返回',
  close: '關閉',
  help: '說明',
  loadFailedTitle: '無法載入這個畫面',
  loadFailedText: '網路連線可能已中斷。沒有送出任何東西，也沒有遺失任何東西。',
  brokenTitle: '這裡出了點問題',
  brokenText: '你的錢包和資金都沒有受到影響。',
  tryAgain: '再試一次',
  mountFailed: '無法在這個頁面開啟錢包視窗。',
}

const walletOffersTexts: Translation<typeof walletOffers> = {
  id: 'walletOffers',
  waiting: (wallet) => `${wallet} 中有一項要求等你處理。`,
  open: (wallet) => `開啟 ${wallet}`,
  dismiss: '關閉',
  relayLost: '與你的錢包失去連線。正在重試…',
  relayRefused: '無法從這個頁面連線到你的錢包。請中斷連線，再重新連接。',
}

const consentTexts: Translation<typeof consent> = {
  id: 'consent',
  terms: '《服務條款》',
  privacy: '《隱私權政策》',
  both: (terms, privacy) => `${terms}與${privacy}`,
  agree: (what) => `我同意${what}`,
  agreeByConnecting: (what) => `連接即表示你同意${what}`,
}

const errorsTexts: TranslatedErrors = {
  id: 'errors',
  walletSaid: (text) => `你的錢包回報：「${text}」。`,
  networkSaid: (text) => `網路回報：「${text}」。`,
  texts: {
    'balance/unavailable': '無法取得餘額。',
    'catalogue/unavailable': '無法載入錢包清單。請檢查網路連線，然後再試一次。',
    'connection/code-unavailable': '這個頁面有一部分無法載入。請檢查網路連線，然後再試一次。',
    'network/unsupported-by-wallet': '錢包不支援這個網路。',
    'relay/closed': '與連線服務的連線已關閉。',
    'relay/outbox-full': '等待傳送的訊息太多。請在連線恢復後再試一次。',
    'relay/refused': '連線服務拒絕了這個網站。',
    'relay/unavailable': '連線服務沒有回應。請再試一次。',
    'resources/unavailable': '無法取得資料。請再試一次。',
    'transfer/no-estimate': '無法讀取網路手續費。請再試一次。',
    'transfer/unasked': '無法傳送。請再試一次。',
    'wallet/already-pending': '請開啟你的錢包。',
    'wallet/failed': '未知的錯誤。',
    'wallet/not-found': '這個錢包無法在這個頁面使用。請解鎖或安裝錢包，然後再試一次。',
    'wallet/other-family': '這個錢包沒有分享這類網路的帳戶。請選擇其他網路或其他錢包。',
    'walletconnect/link-failed': '無法產生通往錢包的連結。請檢查網路連線，然後再試一次。',
    'The wallet does not allow this kind of request. Try another wallet.':
      '錢包不允許這類要求。請改用其他錢包。',
    'The wallet does not support the events of this site. Try another wallet.':
      '錢包不支援這個網站的事件。請改用其他錢包。',
    'The wallet does not allow this change. Connect again.': '錢包不允許這項變更。請重新連接。',
    'The wallet did not approve this network. Connect again and approve it.':
      '錢包沒有核准這個網路。請重新連接並核准。',
    'The wallet does not support these networks. Try another wallet.':
      '錢包不支援這些網路。請改用其他錢包。',
    'The wallet has no account for these networks. Add one, then try again.':
      '錢包裡沒有這些網路的帳戶。請新增一個，然後再試一次。',
    'The wallet does not support this kind of network. Try another wallet.':
      '錢包不支援這類網路。請改用其他錢包。',
    'The wallet ended the connection. Connect again.': '錢包結束了連線。請重新連接。',
    'The wallet did not finish connecting. Try again.': '錢包沒有完成連接。請再試一次。',
    'The wallet cannot do what this request needs. Send it without, or use another wallet.':
      '錢包無法做到這項要求所需的功能。請不含該功能再送出一次，或改用其他錢包。',
    'The wallet does not take several calls at once on this network.':
      '錢包在這個網路上無法一次接受多項呼叫。',
    'The wallet knows a request of this id already. Send it again.':
      '錢包已經有相同編號的要求。請重新送出。',
    'The wallet does not know these calls.': '錢包沒有這些呼叫的紀錄。',
    'These are more calls than the wallet takes at once. Send fewer.':
      '呼叫數量超過錢包一次能接受的上限。請減少數量再送出。',
    'The wallet cannot do all of these calls or none on this network.':
      '錢包在這個網路上無法保證這些呼叫要嘛全部執行、要嘛全部不執行。',
    'The wallet no longer knows this connection. Connect again.':
      '錢包已經不認得這個連線。請重新連接。',
    'The request expired in the wallet. Try again.': '這項要求在錢包中已逾期。請再試一次。',
    'The wallet gave no account. Open it, choose one, and try again.':
      '錢包沒有提供帳戶。請開啟錢包，選擇一個帳戶，然後再試一次。',
    'The wallet gave an answer that cannot be read. Try again.': '無法讀取錢包的回應。請再試一次。',
    'The wallet agreed and stayed on its network': '錢包同意了切換，卻仍停留在原本的網路。',
    'The wallet signed a different message. Try again.': '錢包簽署的是另一則訊息。請再試一次。',
  },
}

const connectTexts: Translation<typeof connect> = {
  id: 'connect',
  connectTitle: '連接錢包',
  installed: '已安裝',
  recent: '最近使用',
  walletList: '錢包',
  allWallets: '所有錢包',
  continueWithWallet: '使用錢包繼續',
  scanWithPhone: '用手機掃描',
  newToWallets: '第一次使用錢包？',
  getStarted: '開始認識',
  noWalletTitle: '找不到錢包',
  noWalletText: '請在這個瀏覽器安裝或解鎖一個錢包，然後重新尋找。',
  lookAgain: '重新尋找',

  waitingTitle: (wallet) => `請在 ${wallet} 中繼續`,
  waitingText: '請在錢包中查看連接要求，並在那裡接受。',
  pendingTitle: '請開啟你的錢包',
  pendingText: (wallet) => `${wallet} 已經顯示一項要求。請在那裡回覆。`,
  cancel: '取消',
  connectedTitle: '已連接',
  connectedText: (wallet) => `${wallet} 已連接到這個網站。`,
  declinedTitle: '要求已拒絕',
  declinedText: (wallet) => `你在 ${wallet} 中關閉了這項要求。沒有與這個網站分享任何資訊。`,
  failedTitle: '無法連接',
  failedText: (reason) => sentences(reason, '沒有與這個網站分享任何資訊。'),
  tryAgain: '再試一次',
}

const pairingTexts: Translation<typeof pairing> = {
  id: 'pairing',
  pairingTitle: 'WalletConnect',
  ways: '連接方式',
  mobile: '手機',
  browser: '瀏覽器',
  web: '網頁',
  desktop: '電腦',

  codeName: (wallet) => `QR Code，掃描請用 ${wallet}`,
  anyWallet: 'Web3 錢包',
  scanText: (wallet) => `請在手機上開啟 ${wallet}，掃描這個 QR Code。`,
  agreeForCode: '同意後就會顯示供掃描的 QR Code。',
  agreeForWallet: '同意後就會前往你的錢包。',
  preparing: '正在產生連結',
  refreshesIn: (left) => `${left} 後更新`,
  refreshesSoon: (seconds) =>
    seconds === 60 ? 'QR Code 將在 1 分鐘後更新' : `QR Code 將在 ${seconds} 秒後更新`,
  newCode: '新的 QR Code',
  copyLink: '複製連結',
  copied: '已複製連結',
  reload: '重新載入 QR Code',
  expired: '這個 QR Code 已逾期。',
  linkFailed: '無法產生 QR Code。',

  ownRelay: '適用於已設定使用這個網站專屬連線服務的錢包。其他錢包請從清單中選擇。',
  unreachableTitle: (wallet) => `無法連線到 ${wallet}`,
  unreachableText: (wallet) => `這個網站無法連接手機上的 ${wallet}。請選擇其他錢包來繼續。`,
  visit: (wallet) => `前往 ${wallet} 的網站`,

  offline: '你目前離線。恢復連線後，QR Code 就能再次使用。',
  unreachable: '連線服務沒有回應。我們會持續重試；沒有遺失任何東西。',
  refused: '這個網站目前無法連線到其他裝置上的錢包。',
  tryAgain: '再試一次',

  openTitle: (wallet) => `請在 ${wallet} 中繼續`,
  openText: (wallet) => `請在 ${wallet} 中核准連接，然後回到這裡。`,
  open: (wallet) => `開啟 ${wallet}`,
  openAgain: (wallet) => `再次開啟 ${wallet}`,
  stuckTitle: (wallet) => `${wallet} 沒有開啟嗎？`,
  stuckText: '沒有遺失任何東西。請換個方式：',
  openByLink: '用網頁連結開啟',
  openByScheme: '用 App 連結開啟',
  appStore: '前往 App Store 取得',
  playStore: '前往 Google Play 取得',
  otherDevice: '使用其他裝置',
  chooseWallet: '請選擇要用來繼續的錢包。',
  allWallets: '所有錢包',
  walletList: '錢包',

  browserText: (wallet) =>
    `這個瀏覽器還沒有 ${wallet}。請安裝它的擴充功能，裝好之後就能在這裡繼續。`,
  getExtension: '取得擴充功能',
  browserReady: (wallet) => `這個瀏覽器已經有 ${wallet}。`,
  continueInBrowser: '在這個瀏覽器繼續',
  webText: (wallet) => `${wallet} 會在另一個分頁開啟。請在那裡核准，然後回來。`,
  desktopText: (wallet) => `請在這台電腦的 ${wallet} 中核准連接。`,
  opensNewTab: '在新分頁開啟',
  get: (wallet) => `取得 ${wallet}`,

  connectedTitle: '已連接',
  connectedText: (wallet) => `${wallet} 已連接到這個網站。`,
  declinedTitle: '要求已拒絕',
  declinedText: '你在錢包中關閉了這項要求。沒有與這個網站分享任何資訊。',
  failedTitle: '無法連接',
  failedText: (reason) => sentences(reason, '沒有與這個網站分享任何資訊，也沒有遺失任何東西。'),
}

const walletsTexts: Translation<typeof wallets> = {
  id: 'wallets',
  allTitle: '所有錢包',
  getTitle: '取得錢包',
  downloadTitle: (wallet) => `取得 ${wallet}`,
  search: '搜尋錢包',
  list: '錢包',
  loading: '正在載入錢包',
  noneFound: (search) => `找不到名為「${search}」的錢包`,
  none: '這裡沒有錢包',
  nonePrivate: '沒有叫這個名稱的錢包',
  privateText: '你輸入的看起來像是連結、地址或機密資料，因此沒有離開這個頁面。',
  noneText: '請檢查拼字，或查看全部。',
  noneTextOrScan: '請檢查拼字。不在清單中的錢包，可以用它掃描 QR Code 來連接。',
  scan: '用任何錢包掃描',
  anyWallet: 'WalletConnect',
  clearSearch: '清除搜尋',
  failedTitle: '無法載入清單',
  failedText: '網路連線可能已中斷。這個瀏覽器裡的錢包仍然可以使用。',
  tryAgain: '再試一次',
  installed: '已安裝',
  recent: '最近使用',
  found: (count) => plural('zh-TW', count, { other: `找到 ${count} 個錢包` }),

  getText: '這些錢包都有很多人使用。無論選擇哪一個，之後都能把你的帳戶移到其他錢包。',
  exploreAll: '瀏覽全部',

  downloadText: (wallet) => `這個瀏覽器還沒有 ${wallet}。請安裝它，然後回到這裡再選一次。`,
  orDownloadText: (wallet) => `或是在這裡安裝 ${wallet}，然後回來再選一次。`,
  unreachableText: (wallet) =>
    `從這裡無法連線到 ${wallet}。請在這部裝置上安裝它；如果它支援，請在其中開啟這個頁面。`,
  openInAppText: (wallet) =>
    `${wallet} 會用內建的瀏覽器開啟這個頁面：請在那裡連接。如果沒有開啟，請先安裝它。`,
  openInApp: (wallet) => `在 ${wallet} 中開啟這個頁面`,
  openWebApp: (wallet) => `開啟網頁版 ${wallet}`,
  extension: '瀏覽器擴充功能',
  appStore: 'iPhone 和 iPad App',
  playStore: 'Android App',
  homepage: '網站',
  opensNewTab: '在新分頁開啟',
}

const networksTexts: Translation<typeof networks> = {
  id: 'networks',
  title: '選擇網路',
  unsupportedTitle: '不支援的網路',
  search: '搜尋網路',
  list: '網路',
  current: '目前的網路',
  noneFound: (search) => `找不到名為「${search}」的網路`,
  noneFoundText: '請檢查拼字，或查看全部。',
  none: '這裡沒有網路',
  noneText: '這個網站目前沒有提供任何網路。',
  clearSearch: '清除搜尋',
  whatIsANetwork: '什麼是網路？',

  waitingTitle: (wallet) => `請在 ${wallet} 中繼續`,
  waitingText: (network) => `請在錢包中接受切換到 ${network}。你的帳戶和資金會留在原處。`,
  doneTitle: '網路已切換',
  declinedTitle: '要求已拒絕',
  declinedText: '你仍在原本的網路上。其他一切都沒有改變。',
  failedTitle: '無法切換',
  failedText: (reason) => sentences(reason, '你仍在原本的網路上。'),
  cancel: '取消',
  tryAgain: '再試一次',

  unsupportedText: (wallet) =>
    `${wallet} 目前所在的網路，這個網站並不使用。請選擇以下其中一個網路來繼續。你的資金仍安全地留在原處。`,
  yourWallet: '你的錢包',
  disconnect: '中斷連線',
  notApproved: (wallet) => `未經 ${wallet} 核准`,
  noWallet: '還沒有錢包',
  connect: '連接',
}

const guideTexts: Translation<typeof guide> = {
  id: 'guide',
  walletTitle: '什麼是錢包？',
  networkTitle: '什麼是網路？',
  walletCards: [
    {
      title: '存放你的資產',
      text: '錢包保管並顯示你的加密貨幣、代幣和收藏品，並依照你的指示把它們傳送出去。',
    },
    {
      title: '全新的登入方式',
      text: '不必輸入密碼，用錢包確認就好。任何網站都不會得知你的金鑰。',
    },
    {
      title: '只屬於你',
      text: '只有你持有金鑰。沒有人能替你復原，所以請妥善保管它的助記詞，不要告訴任何人。',
    },
  ],
  getWallet: '取得錢包',

  networkCards: [
    {
      title: '一切發生的地方',
      text: '網路是由許多電腦共同維護的公開帳本。你的加密貨幣就存放在其中一個網路上。',
    },
    {
      title: '地址相同，資金分開',
      text: '你的地址在多個網路上可能相同，但你在某個網路上持有的資產，並不會出現在其他網路上。',
    },
    {
      title: '手續費各不相同',
      text: '每個網路都用自己的幣支付手續費，每筆交易的價格也各不相同。',
    },
  ],
}

const emailTexts: Translation<typeof email> = {
  id: 'email',
  confirmTitle: '確認電子郵件',
  deviceTitle: '註冊裝置',
  passkeyTitle: '通行密鑰',
  email: '電子郵件地址',
  continue: '繼續',
  device: '核准這部裝置',
  deviceSent: (email) => `連結已寄到 ${email}。請開啟連結，並在那裡確認這部裝置是你的。`,
  waitLonger: (seconds) => `請在 ${seconds} 秒後再試一次`,
  connected: '你已登入。',
  usePasskey: '使用通行密鑰',
  passkeyWaiting: '你的裝置正在要求使用通行密鑰',
}

const loginTexts: Translation<typeof login> = {
  id: 'login',
  failed: (reason) => sentences(reason, '沒有與這個網站分享任何資訊。'),
  declined: '你已將其關閉。沒有與這個網站分享任何資訊。',
  connected: '你已登入。',
  tryAgain: '再試一次',
  otherWay: '使用其他方式',
  notEmail: '請輸入電子郵件地址，例如 ada@example.com。',
  sent: (email) => `請輸入寄到 ${email} 的驗證碼。`,
  code: '驗證碼',
  checking: '正在核對驗證碼',
  resend: '重新寄送驗證碼',
  sending: '正在寄送驗證碼',
}

const socialTexts: Translation<typeof social> = {
  id: 'social',
  socialsTitle: '選擇服務來繼續',
  continueWith: (service) => `使用 ${service} 繼續`,
  more: '更多服務',
  waiting: (service) => `請在 ${service} 的視窗中繼續`,
  noPassword: '這個網站不會得知你在那裡的任何操作。',
  blocked: '你的瀏覽器不允許開啟視窗。請允許這個頁面開啟視窗，然後再試一次。',
  timedOut: '視窗已關閉。請再試一次，或使用其他方式。',
  inThisPage: '在這個頁面繼續',
  closed: '視窗已關閉。如果你已經完成，這裡會自動繼續。',
}
const farcasterTexts: Translation<typeof farcaster> = {
  id: 'farcaster',
  scan: '請用手機相機掃描這個 QR Code，並在 Farcaster App 中同意。',
  agree: '請在 Farcaster App 中同意，然後回到這裡。',
  codeName: '在 Farcaster App 中繼續的 QR Code',
  preparing: '正在產生連結',
  open: '開啟 Farcaster',
  copyLink: '複製連結',
  copied: '已複製連結',
}

const panelTexts: Translation<typeof panel> = {
  id: 'panel',
  failed: '這個部分無法載入。',
  tryAgain: '再試一次',
}

const qrCodeTexts: Translation<typeof qrCode> = {
  id: 'qrCode',
  codeName: (wallet) => `在 ${wallet} 中開啟這個頁面的 QR Code`,
  scan: (wallet) => `請用手機相機掃描這個 QR Code：這個頁面會在 ${wallet} 中開啟。`,
  local: '這個頁面的地址只有這台電腦能開啟。頁面發布到網站上之後，QR Code 就能使用。',
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
