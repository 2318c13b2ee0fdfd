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
  close: '关闭',
  help: '帮助',
  loadFailedTitle: '此界面未能加载',
  loadFailedText: '网络连接可能已中断。什么都没有发出，也没有丢失任何东西。',
  brokenTitle: '这里出了点问题',
  brokenText: '你的钱包和资金没有受到任何影响。',
  tryAgain: '重试',
  mountFailed: '钱包窗口无法在此页面中打开。',
}

const consentTexts: Translation<typeof consent> = {
  id: 'consent',
  terms: '《服务条款》',
  privacy: '《隐私政策》',
  both: (terms, privacy) => `${terms}和${privacy}`,
  agree: (what) => `我同意${what}`,
  agreeByConnecting: (what) => `连接即表示你同意${what}`,
}

const connectTexts: Translation<typeof connect> = {
  id: 'connect',
  connectTitle: '连接钱包',
  installed: '已安装',
  recent: '最近使用',
  walletList: '钱包',
  allWallets: '全部钱包',
  continueWithWallet: '使用钱包继续',
  scanWithPhone: '用手机扫码',
  newToWallets: '第一次使用钱包？',
  getStarted: '开始了解',
  noWalletTitle: '未找到钱包',
  noWalletText: '请在此浏览器中安装或解锁一个钱包，然后重新查找。',
  lookAgain: '重新查找',

  waitingTitle: (wallet) => `请在 ${wallet} 中继续`,
  waitingText: '请在钱包中核对连接请求，并在那里接受。',
  pendingTitle: '请打开你的钱包',
  pendingText: (wallet) => `${wallet} 已显示一个请求。请在那里回应。`,
  cancel: '取消',
  connectedTitle: '已连接',
  connectedText: (wallet) => `${wallet} 已连接到此网站。`,
  declinedTitle: '请求已拒绝',
  declinedText: (wallet) => `你在 ${wallet} 中关闭了该请求。没有向此网站共享任何信息。`,
  failedTitle: '连接失败',
  failedText: (reason) => sentences(reason, '没有向此网站共享任何信息。'),
  tryAgain: '重试',
}

const pairingTexts: Translation<typeof pairing> = {
  id: 'pairing',
  pairingTitle: 'WalletConnect',
  ways: '连接方式',
  mobile: '手机',
  browser: '浏览器',
  web: '网页',
  desktop: '电脑',

  codeName: (wallet) => `二维码，扫描请用 ${wallet}`,
  anyWallet: 'Web3 钱包',
  scanText: (wallet) => `请在手机上打开 ${wallet}，扫描此二维码。`,
  agreeForCode: '同意后会显示一个供扫描的二维码。',
  agreeForWallet: '同意后会前往你的钱包。',
  preparing: '正在生成链接',
  refreshesIn: (left) => `${left} 后刷新`,
  refreshesSoon: (seconds) =>
    seconds === 60 ? '二维码将在 1 分钟后刷新' : `二维码将在 ${seconds} 秒后刷新`,
  newCode: '新的二维码',
  copyLink: '复制链接',
  copied: '链接已复制',
  reload: '重新加载二维码',
  expired: '此二维码已过期。',
  linkFailed: '未能生成二维码。',

  ownRelay: '适用于已设置为使用此网站自有连接服务的钱包。其他钱包请从列表中选择。',
  unreachableTitle: (wallet) => `无法连接到 ${wallet}`,
  unreachableText: (wallet) => `此网站无法连接到手机上的 ${wallet}。请选择其他钱包以继续。`,
  visit: (wallet) => `访问 ${wallet} 的网站`,

  offline: '你已离线。恢复联网后，二维码即可重新使用。',
  unreachable: '连接服务没有响应。我们会不断重试；没有丢失任何东西。',
  refused: '此网站目前无法连接到其他设备上的钱包。',
  tryAgain: '重试',

  openTitle: (wallet) => `请在 ${wallet} 中继续`,
  openText: (wallet) => `请在 ${wallet} 中批准连接，然后返回此处。`,
  open: (wallet) => `打开 ${wallet}`,
  openAgain: (wallet) => `再次打开 ${wallet}`,
  stuckTitle: (wallet) => `${wallet} 没有打开？`,
  stuckText: '没有丢失任何东西。请换一种方式：',
  openByLink: '通过网页链接打开',
  openByScheme: '通过应用链接打开',
  appStore: '前往 App Store 获取',
  playStore: '前往 Google Play 获取',
  otherDevice: '使用其他设备',
  chooseWallet: '请选择要使用的钱包以继续。',
  allWallets: '全部钱包',
  walletList: '钱包',

  browserText: (wallet) => `此浏览器中还没有 ${wallet}。请安装它的扩展程序，安装好后即可在此继续。`,
  getExtension: '获取扩展程序',
  browserReady: (wallet) => `此浏览器中已有 ${wallet}。`,
  continueInBrowser: '在此浏览器中继续',
  webText: (wallet) => `${wallet} 会在另一个标签页中打开。请在那里批准，然后返回。`,
  desktopText: (wallet) => `请在这台电脑上的 ${wallet} 中批准连接。`,
  opensNewTab: '在新标签页中打开',
  get: (wallet) => `获取 ${wallet}`,

  connectedTitle: '已连接',
  connectedText: (wallet) => `${wallet} 已连接到此网站。`,
  declinedTitle: '请求已拒绝',
  declinedText: '你在钱包中关闭了该请求。没有向此网站共享任何信息。',
  failedTitle: '连接失败',
  failedText: (reason) => sentences(reason, '没有向此网站共享任何信息，也没有丢失任何东西。'),
}

const walletsTexts: Translation<typeof wallets> = {
  id: 'wallets',
  allTitle: '全部钱包',
  getTitle: '获取钱包',
  downloadTitle: (wallet) => `获取 ${wallet}`,
  search: '搜索钱包',
  list: '钱包',
  loading: '正在加载钱包',
  noneFound: (search) => `没有名为“${search}”的钱包`,
  none: '这里没有钱包',
  nonePrivate: '没有叫这个名称的钱包',
  privateText: '你输入的看起来像链接、地址或机密信息，因此没有离开此页面。',
  noneText: '请检查拼写，或查看全部。',
  noneTextOrScan: '请检查拼写。不在列表中的钱包可通过其扫码功能连接。',
  scan: '用任意钱包扫码',
  anyWallet: 'WalletConnect',
  clearSearch: '清除搜索',
  failedTitle: '列表未能加载',
  failedText: '网络连接可能已中断。此浏览器中的钱包仍可使用。',
  tryAgain: '重试',
  installed: '已安装',
  recent: '最近使用',
  found: (count) => plural('zh-CN', count, { other: `找到 ${count} 个钱包` }),

  getText: '这些钱包都被广泛使用。无论选择哪一个，以后都可以把你的账户转到其他钱包。',
  exploreAll: '浏览全部',

  downloadText: (wallet) => `此浏览器中还没有 ${wallet}。请先安装，然后返回此处重新选择它。`,
  orDownloadText: (wallet) => `或者在此安装 ${wallet}，然后返回重新选择它。`,
  unreachableText: (wallet) =>
    `从这里无法连接到 ${wallet}。请在此设备上安装它；如果它支持，请在其中打开此页面。`,
  openInAppText: (wallet) =>
    `${wallet} 会在自带的浏览器中打开此页面：请在那里连接。如果没有打开，请先安装它。`,
  openInApp: (wallet) => `在 ${wallet} 中打开此页面`,
  openWebApp: (wallet) => `打开网页版 ${wallet}`,
  extension: '浏览器扩展程序',
  appStore: 'iPhone 和 iPad 应用',
  playStore: 'Android 应用',
  homepage: '网站',
  opensNewTab: '在新标签页中打开',
}

const panelTexts: Translation<typeof panel> = {
  id: 'panel',
  failed: '这一部分未能加载。',
  tryAgain: '重试',
}

const qrCodeTexts: Translation<typeof qrCode> = {
  id: 'qrCode',
  codeName: (wallet) => `在 ${wallet} 中打开此页面的二维码`,
  scan: (wallet) => `请用手机相机扫描此二维码：此页面会在 ${wallet} 中打开。`,
  local: '此页面的地址只有这台电脑能够打开。页面发布到网上后，二维码即可使用。',
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
