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

const consentTexts: Translation<typeof consent> = {
  id: 'consent',
  terms: '《服務條款》',
  privacy: '《隱私權政策》',
  both: (terms, privacy) => `${terms}與${privacy}`,
  agree: (what) => `我同意${what}`,
  agreeByConnecting: (what) => `連接即表示你同意${what}`,
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
  consentTexts,
  connectTexts,
  pairingTexts,
  walletsTexts,
  panelTexts,
  qrCodeTexts,
]
