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
  back: '戻る',
  close: '閉じる',
  help: 'ヘルプ',
  loadFailedTitle: 'この画面を読み込めませんでした',
  loadFailedText: '通信が切れた可能性があります。何も送信されておらず、何も失われていません。',
  brokenTitle: '問題が発生しました',
  brokenText: 'ウォレットと資産には何も影響していません。',
  tryAgain: '再試行',
  mountFailed: 'このページでウォレットの画面を開けませんでした。',
}

const consentTexts: Translation<typeof consent> = {
  id: 'consent',
  terms: '利用規約',
  privacy: 'プライバシーポリシー',
  both: (terms, privacy) => `${terms}と${privacy}`,
  agree: (what) => `${what}に同意します`,
  agreeByConnecting: (what) => `接続すると、${what}に同意したことになります`,
}

const connectTexts: Translation<typeof connect> = {
  id: 'connect',
  connectTitle: 'ウォレットを接続',
  installed: 'インストール済み',
  recent: '最近使用',
  walletList: 'ウォレット',
  allWallets: 'すべてのウォレット',
  continueWithWallet: 'ウォレットで続ける',
  scanWithPhone: 'スマートフォンで読み取る',
  newToWallets: 'ウォレットは初めてですか？',
  getStarted: 'はじめる',
  noWalletTitle: 'ウォレットが見つかりません',
  noWalletText:
    'このブラウザにウォレットをインストールするか、ロックを解除してから、もう一度検索してください。',
  lookAgain: 'もう一度検索',

  waitingTitle: (wallet) => `${wallet}で続けてください`,
  waitingText: 'ウォレットに届いた接続リクエストを確認し、ウォレットで承認してください。',
  pendingTitle: 'ウォレットを開いてください',
  pendingText: (wallet) => `${wallet}にリクエストが表示されています。そちらで応答してください。`,
  cancel: 'キャンセル',
  connectedTitle: '接続しました',
  connectedText: (wallet) => `${wallet}がこのサイトに接続されています。`,
  declinedTitle: 'リクエストは拒否されました',
  declinedText: (wallet) =>
    `${wallet}でリクエストが閉じられました。このサイトには何も共有されていません。`,
  failedTitle: '接続できませんでした',
  failedText: (reason) => sentences(reason, 'このサイトには何も共有されていません。'),
  tryAgain: '再試行',
}

const pairingTexts: Translation<typeof pairing> = {
  id: 'pairing',
  pairingTitle: 'WalletConnect',
  ways: '接続方法',
  mobile: 'モバイル',
  browser: 'ブラウザ',
  web: 'ウェブ',
  desktop: 'デスクトップ',

  codeName: (wallet) => `${wallet}で読み取るQRコード`,
  anyWallet: 'ウォレット',
  scanText: (wallet) => `スマートフォンの${wallet}で読み取ってください。`,
  agreeForCode: '同意すると、読み取り用のコードが表示されます。',
  agreeForWallet: '同意すると、ウォレットに進みます。',
  preparing: 'リンクを作成中',
  refreshesIn: (left) => `あと${left}で更新`,
  refreshesSoon: (seconds) =>
    seconds === 60 ? 'コードは1分後に更新されます' : `コードは${seconds}秒後に更新されます`,
  newCode: '新しいコード',
  copyLink: 'リンクをコピー',
  copied: 'リンクをコピーしました',
  reload: 'コードを再読み込み',
  expired: 'このコードは有効期限が切れました。',
  linkFailed: 'コードを作成できませんでした。',

  ownRelay:
    'このサイト専用の接続サービスを使うように設定されたウォレット向けです。それ以外のウォレットは一覧から選んでください。',
  unreachableTitle: (wallet) => `${wallet}に接続できません`,
  unreachableText: (wallet) =>
    `このサイトからスマートフォンの${wallet}には接続できません。続けるには別のウォレットを選んでください。`,
  visit: (wallet) => `${wallet}のウェブサイトを開く`,

  offline: 'オフラインです。通信が復旧すると、コードはまた使えるようになります。',
  unreachable: '接続サービスが応答しません。再試行を続けています。何も失われていません。',
  refused: '現在、このサイトからほかのデバイスのウォレットには接続できません。',
  tryAgain: '再試行',

  openTitle: (wallet) => `${wallet}で続けてください`,
  openText: (wallet) => `${wallet}で接続を承認してから、ここに戻ってください。`,
  open: (wallet) => `${wallet}を開く`,
  openAgain: (wallet) => `${wallet}をもう一度開く`,
  stuckTitle: (wallet) => `${wallet}が開きませんか？`,
  stuckText: '何も失われていません。別の方法をお試しください：',
  openByLink: 'ウェブリンクで開く',
  openByScheme: 'アプリリンクで開く',
  appStore: 'App Storeで入手',
  playStore: 'Google Playで入手',
  otherDevice: '別のデバイスを使う',
  chooseWallet: '続けるウォレットを選んでください。',
  allWallets: 'すべてのウォレット',
  walletList: 'ウォレット',

  browserText: (wallet) =>
    `このブラウザにはまだ${wallet}がありません。拡張機能をインストールすると、ここで続けられます。`,
  getExtension: '拡張機能を入手',
  browserReady: (wallet) => `このブラウザには${wallet}があります。`,
  continueInBrowser: 'このブラウザで続ける',
  webText: (wallet) => `${wallet}が別のタブで開きます。そちらで承認してから、戻ってください。`,
  desktopText: (wallet) => `このコンピューターの${wallet}で接続を承認してください。`,
  opensNewTab: '新しいタブで開きます',
  get: (wallet) => `${wallet}を入手`,

  connectedTitle: '接続しました',
  connectedText: (wallet) => `${wallet}がこのサイトに接続されています。`,
  declinedTitle: 'リクエストは拒否されました',
  declinedText: 'ウォレットでリクエストが閉じられました。このサイトには何も共有されていません。',
  failedTitle: '接続できませんでした',
  failedText: (reason) =>
    sentences(reason, 'このサイトには何も共有されておらず、何も失われていません。'),
}

const walletsTexts: Translation<typeof wallets> = {
  id: 'wallets',
  allTitle: 'すべてのウォレット',
  getTitle: 'ウォレットを入手',
  downloadTitle: (wallet) => `${wallet}を入手`,
  search: 'ウォレットを検索',
  list: 'ウォレット',
  loading: 'ウォレットを読み込み中',
  noneFound: (search) => `「${search}」というウォレットはありません`,
  none: 'ウォレットがありません',
  nonePrivate: 'その名前のウォレットはありません',
  privateText:
    '入力された内容はリンク、アドレス、または秘密の情報のようなので、このページの外には送っていません。',
  noneText: 'つづりを確認するか、すべてを表示してください。',
  noneTextOrScan:
    'つづりを確認してください。一覧にないウォレットは、コードを読み取って接続できます。',
  scan: '任意のウォレットで読み取る',
  anyWallet: 'WalletConnect',
  clearSearch: '検索をクリア',
  failedTitle: '一覧を読み込めませんでした',
  failedText: '通信が切れた可能性があります。このブラウザにあるウォレットは引き続き使えます。',
  tryAgain: '再試行',
  installed: '導入済み',
  recent: '最近使用',
  found: (count) => plural('ja', count, { other: `${count}件のウォレットが見つかりました` }),

  getText:
    'いずれも広く使われています。どれを選んでも、あとでアカウントを別のウォレットに移せます。',
  exploreAll: 'すべて見る',

  downloadText: (wallet) =>
    `このブラウザにはまだ${wallet}がありません。インストールしてからここに戻り、もう一度選んでください。`,
  orDownloadText: (wallet) =>
    `または、ここに${wallet}をインストールしてから戻り、もう一度選んでください。`,
  unreachableText: (wallet) =>
    `ここからは${wallet}に接続できません。このデバイスにインストールし、可能であればその中でこのページを開いてください。`,
  openInAppText: (wallet) =>
    `${wallet}の内蔵ブラウザでこのページが開きます。そちらで接続してください。開かない場合は、先にインストールしてください。`,
  openInApp: (wallet) => `${wallet}でこのページを開く`,
  openWebApp: (wallet) => `ウェブ版の${wallet}を開く`,
  extension: 'ブラウザの拡張機能',
  appStore: 'iPhoneとiPad用アプリ',
  playStore: 'Android用アプリ',
  homepage: 'ウェブサイト',
  opensNewTab: '新しいタブで開きます',
}

const panelTexts: Translation<typeof panel> = {
  id: 'panel',
  failed: 'この部分を読み込めませんでした。',
  tryAgain: '再試行',
}

const qrCodeTexts: Translation<typeof qrCode> = {
  id: 'qrCode',
  codeName: (wallet) => `${wallet}でこのページを開くQRコード`,
  scan: (wallet) => `スマートフォンのカメラで読み取ってください。このページが${wallet}で開きます。`,
  local:
    'このページのアドレスは、このコンピューターからしか開けません。ページがウェブに公開されると、コードが使えるようになります。',
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
