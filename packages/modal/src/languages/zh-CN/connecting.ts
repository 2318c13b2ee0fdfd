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
  close: '关闭',
  help: '帮助',
  loadFailedTitle: '此界面未能加载',
  loadFailedText: '网络连接可能已中断。什么都没有发出，也没有丢失任何东西。',
  brokenTitle: '这里出了点问题',
  brokenText: '你的钱包和资金没有受到任何影响。',
  tryAgain: '重试',
  mountFailed: '钱包窗口无法在此页面中打开。',
}

const walletOffersTexts: Translation<typeof walletOffers> = {
  id: 'walletOffers',
  waiting: (wallet) => `${wallet} 中有一个请求等待处理。`,
  open: (wallet) => `打开 ${wallet}`,
  dismiss: '关闭',
  relayLost: '与你的钱包的连接已断开。正在重试…',
  relayRefused: '无法从此页面连接到你的钱包。请断开连接，然后重新连接。',
}

const consentTexts: Translation<typeof consent> = {
  id: 'consent',
  terms: '《服务条款》',
  privacy: '《隐私政策》',
  both: (terms, privacy) => `${terms}和${privacy}`,
  agree: (what) => `我同意${what}`,
  agreeByConnecting: (what) => `连接即表示你同意${what}`,
}

const errorsTexts: TranslatedErrors = {
  id: 'errors',
  walletSaid: (text) => `你的钱包提示：“${text}”。`,
  networkSaid: (text) => `网络提示：“${text}”。`,
  texts: {
    'balance/unavailable': '无法获取余额。',
    'catalogue/unavailable': '未能加载钱包列表。请检查网络连接，然后重试。',
    'connection/code-unavailable': '此页面有一部分未能加载。请检查网络连接，然后重试。',
    'network/unsupported-by-wallet': '钱包不支持此网络。',
    'relay/closed': '与连接服务的连接已关闭。',
    'relay/outbox-full': '等待发送的消息过多。请在连接恢复后重试。',
    'relay/refused': '连接服务拒绝了此网站。',
    'relay/unavailable': '连接服务没有响应。请重试。',
    'resources/unavailable': '无法获取数据。请重试。',
    'transfer/no-estimate': '未能读取网络手续费。请重试。',
    'transfer/unasked': '未能发送。请重试。',
    'wallet/already-pending': '请打开你的钱包。',
    'wallet/failed': '未知错误。',
    'wallet/not-found': '此钱包在此页面上不可用。请解锁或安装它，然后重试。',
    'wallet/other-family': '此钱包没有共享这类网络的账户。请选择其他网络或其他钱包。',
    'walletconnect/link-failed': '未能生成连接钱包的链接。请检查网络连接，然后重试。',
    'The wallet does not allow this kind of request. Try another wallet.':
      '钱包不允许此类请求。请换一个钱包试试。',
    'The wallet does not support the events of this site. Try another wallet.':
      '钱包不支持此网站的事件。请换一个钱包试试。',
    'The wallet does not allow this change. Connect again.': '钱包不允许此项更改。请重新连接。',
    'The wallet did not approve this network. Connect again and approve it.':
      '钱包没有批准此网络。请重新连接并批准它。',
    'The wallet does not support these networks. Try another wallet.':
      '钱包不支持这些网络。请换一个钱包试试。',
    'The wallet has no account for these networks. Add one, then try again.':
      '钱包中没有用于这些网络的账户。请添加一个，然后重试。',
    'The wallet does not support this kind of network. Try another wallet.':
      '钱包不支持这类网络。请换一个钱包试试。',
    'The wallet ended the connection. Connect again.': '钱包结束了连接。请重新连接。',
    'The wallet did not finish connecting. Try again.': '钱包没有完成连接。请重试。',
    'The wallet cannot do what this request needs. Send it without, or use another wallet.':
      '钱包无法完成此请求所需的操作。请去掉这项要求后再发送，或使用其他钱包。',
    'The wallet does not take several calls at once on this network.':
      '钱包在此网络上不支持一次提交多个调用。',
    'The wallet knows a request of this id already. Send it again.':
      '钱包已有相同编号的请求。请重新发送。',
    'The wallet does not know these calls.': '钱包中没有这些调用的记录。',
    'These are more calls than the wallet takes at once. Send fewer.':
      '调用数量超出钱包一次可接受的上限。请减少数量后再发送。',
    'The wallet cannot do all of these calls or none on this network.':
      '钱包在此网络上无法保证这些调用要么全部执行，要么全部不执行。',
    'The wallet no longer knows this connection. Connect again.':
      '钱包已不再认识此连接。请重新连接。',
    'The request expired in the wallet. Try again.': '请求在钱包中已过期。请重试。',
    'The wallet gave no account. Open it, choose one, and try again.':
      '钱包没有提供账户。请打开钱包，选择一个账户，然后重试。',
    'The wallet gave an answer that cannot be read. Try again.': '无法读取钱包给出的回应。请重试。',
    'The wallet agreed and stayed on its network': '钱包同意了切换，但仍停留在原来的网络。',
    'The wallet signed a different message. Try again.': '钱包签名的是另一条消息。请重试。',
  },
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

const networksTexts: Translation<typeof networks> = {
  id: 'networks',
  title: '选择网络',
  unsupportedTitle: '不支持的网络',
  search: '搜索网络',
  list: '网络',
  current: '当前网络',
  noneFound: (search) => `没有名为“${search}”的网络`,
  noneFoundText: '请检查拼写，或查看全部。',
  none: '这里没有网络',
  noneText: '此网站目前没有提供任何网络。',
  clearSearch: '清除搜索',
  whatIsANetwork: '什么是网络？',

  waitingTitle: (wallet) => `请在 ${wallet} 中继续`,
  waitingText: (network) => `请在钱包中接受切换到 ${network}。你的账户和资金会留在原处。`,
  doneTitle: '网络已切换',
  declinedTitle: '请求已拒绝',
  declinedText: '你仍在原来的网络上。其他一切都没有改变。',
  failedTitle: '切换失败',
  failedText: (reason) => sentences(reason, '你仍在原来的网络上。'),
  cancel: '取消',
  tryAgain: '重试',

  unsupportedText: (wallet) =>
    `${wallet} 当前所在的网络，此网站并不使用。请选择以下其中一个网络以继续。你的资金仍安全地留在原处。`,
  yourWallet: '你的钱包',
  disconnect: '断开连接',
  notApproved: (wallet) => `未经 ${wallet} 批准`,
  noWallet: '尚无钱包',
  connect: '连接',
}

const guideTexts: Translation<typeof guide> = {
  id: 'guide',
  walletTitle: '什么是钱包？',
  networkTitle: '什么是网络？',
  walletCards: [
    {
      title: '存放你的资产',
      text: '钱包保管并显示你的加密货币、代币和收藏品，并按你的指示把它们发送出去。',
    },
    {
      title: '全新的登录方式',
      text: '无需密码，用钱包确认即可。任何网站都不会得知你的密钥。',
    },
    {
      title: '只属于你',
      text: '只有你持有密钥。没有人能替你恢复它，因此请妥善保管它的助记词，不要告诉任何人。',
    },
  ],
  getWallet: '获取钱包',

  networkCards: [
    {
      title: '一切发生的地方',
      text: '网络是由许多计算机共同维护的公开账本。你的加密货币就存放在其中一个网络上。',
    },
    {
      title: '地址相同，资金分开',
      text: '你的地址在多个网络上可能相同，但你在一个网络上持有的资产，并不在其他网络上。',
    },
    {
      title: '手续费各不相同',
      text: '每个网络都用自己的币支付手续费，每笔交易的价格也各不相同。',
    },
  ],
}

const emailTexts: Translation<typeof email> = {
  id: 'email',
  confirmTitle: '确认邮箱',
  deviceTitle: '注册设备',
  passkeyTitle: '通行密钥',
  email: '邮箱地址',
  continue: '继续',
  device: '批准此设备',
  deviceSent: (email) => `链接已发送至 ${email}。请打开链接，并在那里确认此设备属于你。`,
  waitLonger: (seconds) => `请在 ${seconds} 秒后重试`,
  connected: '你已登录。',
  usePasskey: '使用通行密钥',
  passkeyWaiting: '你的设备正在请求使用通行密钥',
}

const loginTexts: Translation<typeof login> = {
  id: 'login',
  failed: (reason) => sentences(reason, '没有向此网站共享任何信息。'),
  declined: '你已将其关闭。没有向此网站共享任何信息。',
  connected: '你已登录。',
  tryAgain: '重试',
  otherWay: '使用其他方式',
  notEmail: '请输入邮箱地址，例如 ada@example.com。',
  sent: (email) => `请输入发送至 ${email} 的验证码。`,
  code: '验证码',
  checking: '正在核对验证码',
  resend: '重新发送验证码',
  sending: '正在发送验证码',
}

const socialTexts: Translation<typeof social> = {
  id: 'social',
  socialsTitle: '选择服务以继续',
  continueWith: (service) => `使用 ${service} 继续`,
  more: '更多服务',
  waiting: (service) => `请在 ${service} 的窗口中继续`,
  noPassword: '此网站不会得知你在那里的任何操作。',
  blocked: '你的浏览器阻止了窗口打开。请允许此页面打开窗口，然后重试。',
  timedOut: '窗口已关闭。请重试，或使用其他方式。',
  inThisPage: '在此页面中继续',
  closed: '窗口已关闭。如果你已完成操作，这里会自动继续。',
}
const farcasterTexts: Translation<typeof farcaster> = {
  id: 'farcaster',
  scan: '请用手机相机扫描此二维码，并在 Farcaster 应用中同意。',
  agree: '请在 Farcaster 应用中同意，然后返回此处。',
  codeName: '在 Farcaster 应用中继续的二维码',
  preparing: '正在生成链接',
  open: '打开 Farcaster',
  copyLink: '复制链接',
  copied: '链接已复制',
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
