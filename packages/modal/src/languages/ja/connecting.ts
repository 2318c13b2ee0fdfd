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

const walletOffersTexts: Translation<typeof walletOffers> = {
  id: 'walletOffers',
  waiting: (wallet) => `${wallet}でリクエストが待機しています。`,
  open: (wallet) => `${wallet}を開く`,
  dismiss: '閉じる',
  relayLost: 'ウォレットとの接続が切れました。再試行しています…',
  relayRefused:
    'このページからウォレットに接続できません。いったん接続を解除して、接続し直してください。',
}

const consentTexts: Translation<typeof consent> = {
  id: 'consent',
  terms: '利用規約',
  privacy: 'プライバシーポリシー',
  both: (terms, privacy) => `${terms}と${privacy}`,
  agree: (what) => `${what}に同意します`,
  agreeByConnecting: (what) => `接続すると、${what}に同意したことになります`,
}

const errorsTexts: TranslatedErrors = {
  id: 'errors',
  walletSaid: (text) => `ウォレットからのメッセージ：「${text}」。`,
  networkSaid: (text) => `ネットワークからのメッセージ：「${text}」。`,
  texts: {
    'balance/unavailable': '残高を取得できません。',
    'catalogue/unavailable':
      'ウォレットの一覧を読み込めませんでした。通信状態を確認して、もう一度お試しください。',
    'connection/code-unavailable':
      'このページの一部を読み込めませんでした。通信状態を確認して、もう一度お試しください。',
    'network/unsupported-by-wallet': 'ウォレットはこのネットワークに対応していません。',
    'relay/closed': '接続サービスとの通信が終了しました。',
    'relay/outbox-full':
      '送信待ちのメッセージが多すぎます。通信が復旧してから、もう一度お試しください。',
    'relay/refused': '接続サービスがこのサイトを拒否しました。',
    'relay/unavailable': '接続サービスが応答しません。もう一度お試しください。',
    'resources/unavailable': 'データを取得できません。もう一度お試しください。',
    'transfer/no-estimate': 'ネットワーク手数料を読み取れませんでした。もう一度お試しください。',
    'transfer/unasked': '送信できませんでした。もう一度お試しください。',
    'wallet/already-pending': 'ウォレットを開いてください。',
    'wallet/failed': '不明なエラーです。',
    'wallet/not-found':
      'このウォレットはこのページでは使えません。ロックを解除するかインストールして、もう一度お試しください。',
    'wallet/other-family':
      'このウォレットは、この種類のネットワークのアカウントを共有していません。別のネットワークまたはウォレットを選んでください。',
    'walletconnect/link-failed':
      'ウォレットへのリンクを作成できませんでした。通信状態を確認して、もう一度お試しください。',
    'The wallet does not allow this kind of request. Try another wallet.':
      'ウォレットがこの種類のリクエストを許可していません。別のウォレットをお試しください。',
    'The wallet does not support the events of this site. Try another wallet.':
      'ウォレットがこのサイトのイベントに対応していません。別のウォレットをお試しください。',
    'The wallet does not allow this change. Connect again.':
      'ウォレットがこの変更を許可していません。接続し直してください。',
    'The wallet did not approve this network. Connect again and approve it.':
      'ウォレットでこのネットワークが承認されませんでした。接続し直して承認してください。',
    'The wallet does not support these networks. Try another wallet.':
      'ウォレットがこれらのネットワークに対応していません。別のウォレットをお試しください。',
    'The wallet has no account for these networks. Add one, then try again.':
      'ウォレットにこれらのネットワークのアカウントがありません。追加してから、もう一度お試しください。',
    'The wallet does not support this kind of network. Try another wallet.':
      'ウォレットがこの種類のネットワークに対応していません。別のウォレットをお試しください。',
    'The wallet ended the connection. Connect again.':
      'ウォレットが接続を終了しました。接続し直してください。',
    'The wallet did not finish connecting. Try again.':
      'ウォレットの接続が完了しませんでした。もう一度お試しください。',
    'The wallet cannot do what this request needs. Send it without, or use another wallet.':
      'ウォレットがこのリクエストに必要な機能に対応していません。その機能を使わずに送信するか、別のウォレットをお使いください。',
    'The wallet does not take several calls at once on this network.':
      'ウォレットはこのネットワークで複数の呼び出しを一度に受け付けません。',
    'The wallet knows a request of this id already. Send it again.':
      '同じIDのリクエストがすでにウォレットにあります。もう一度送信してください。',
    'The wallet does not know these calls.': 'これらの呼び出しの記録がウォレットにありません。',
    'These are more calls than the wallet takes at once. Send fewer.':
      '呼び出しの数が、ウォレットが一度に受け付ける上限を超えています。数を減らして送信してください。',
    'The wallet cannot do all of these calls or none on this network.':
      'ウォレットはこのネットワークで、これらの呼び出しを「すべて実行するか、一切実行しないか」で扱うことができません。',
    'The wallet no longer knows this connection. Connect again.':
      'この接続の記録がウォレットにもうありません。接続し直してください。',
    'The request expired in the wallet. Try again.':
      'ウォレットでリクエストの有効期限が切れました。もう一度お試しください。',
    'The wallet gave no account. Open it, choose one, and try again.':
      'ウォレットからアカウントが示されませんでした。ウォレットを開いてアカウントを選び、もう一度お試しください。',
    'The wallet gave an answer that cannot be read. Try again.':
      'ウォレットからの応答を読み取れません。もう一度お試しください。',
    'The wallet agreed and stayed on its network':
      'ウォレットは切り替えに同意しましたが、元のネットワークのままです。',
    'The wallet signed a different message. Try again.':
      'ウォレットが別のメッセージに署名しました。もう一度お試しください。',
  },
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

const networksTexts: Translation<typeof networks> = {
  id: 'networks',
  title: 'ネットワークを選択',
  unsupportedTitle: '非対応のネットワーク',
  search: 'ネットワークを検索',
  list: 'ネットワーク',
  current: '現在のネットワーク',
  noneFound: (search) => `「${search}」というネットワークはありません`,
  noneFoundText: 'つづりを確認するか、すべてを表示してください。',
  none: 'ネットワークがありません',
  noneText: '現在、このサイトで選べるものはありません。',
  clearSearch: '検索をクリア',
  whatIsANetwork: 'ネットワークとは？',

  waitingTitle: (wallet) => `${wallet}で続けてください`,
  waitingText: (network) =>
    `ウォレットで${network}への切り替えを承認してください。アカウントと資産は今ある場所から動きません。`,
  doneTitle: 'ネットワークを変更しました',
  declinedTitle: 'リクエストは拒否されました',
  declinedText: '元のネットワークのままです。ほかには何も変わっていません。',
  failedTitle: '切り替えられませんでした',
  failedText: (reason) => sentences(reason, '元のネットワークのままです。'),
  cancel: 'キャンセル',
  tryAgain: '再試行',

  unsupportedText: (wallet) =>
    `${wallet}は、このサイトで使われていないネットワークに接続しています。続けるには次の中から選んでください。資産は今ある場所で安全に保たれています。`,
  yourWallet: 'お使いのウォレット',
  disconnect: '接続を解除',
  notApproved: (wallet) => `${wallet}で未承認`,
  noWallet: 'ウォレット未接続',
  connect: '接続',
}

const guideTexts: Translation<typeof guide> = {
  id: 'guide',
  walletTitle: 'ウォレットとは？',
  networkTitle: 'ネットワークとは？',
  walletCards: [
    {
      title: '資産の置き場所',
      text: 'コインやトークン、コレクティブルを保管して表示し、指定した相手に送ります。',
    },
    {
      title: '新しいログイン方法',
      text: 'パスワードの代わりに、ウォレットで確認します。鍵がサイトに知られることはありません。',
    },
    {
      title: 'あなただけのもの',
      text: '鍵を持っているのはあなただけです。誰も代わりに復元できないので、シークレットフレーズは安全に保管し、誰にも教えないでください。',
    },
  ],
  getWallet: 'ウォレットを入手',

  networkCards: [
    {
      title: 'すべてが行われる場所',
      text: 'ネットワークは、多数のコンピューターが共同で維持する公開の記録です。コインはそのいずれかに置かれています。',
    },
    {
      title: 'アドレスは同じ、お金は別々',
      text: '複数のネットワークで同じアドレスになることがありますが、あるネットワークで持っている資産は、ほかのネットワークにはありません。',
    },
    {
      title: '手数料はさまざま',
      text: 'ネットワークごとに、手数料の支払いに使うコインと、トランザクション1件あたりの料金が異なります。',
    },
  ],
}

const emailTexts: Translation<typeof email> = {
  id: 'email',
  confirmTitle: 'メールの確認',
  deviceTitle: 'デバイスの登録',
  passkeyTitle: 'パスキー',
  email: 'メールアドレス',
  continue: '続ける',
  device: 'このデバイスを承認してください',
  deviceSent: (email) =>
    `${email}にリンクを送信しました。リンクを開き、このデバイスがご自身のものであることを確認してください。`,
  waitLonger: (seconds) => `${seconds}秒後にもう一度お試しください`,
  connected: 'ログインしました。',
  usePasskey: 'パスキーを使う',
  passkeyWaiting: 'デバイスがパスキーを求めています',
}

const loginTexts: Translation<typeof login> = {
  id: 'login',
  failed: (reason) => sentences(reason, 'このサイトには何も共有されていません。'),
  declined: '閉じられました。このサイトには何も共有されていません。',
  connected: 'ログインしました。',
  tryAgain: '再試行',
  otherWay: '別の方法を使う',
  notEmail: 'ada@example.comのように、メールアドレスを入力してください。',
  sent: (email) => `${email}に送信されたコードを入力してください。`,
  code: '確認コード',
  checking: 'コードを確認中',
  resend: 'コードを再送信',
  sending: 'コードを送信中',
}

const socialTexts: Translation<typeof social> = {
  id: 'social',
  socialsTitle: '続ける方法を選択',
  continueWith: (service) => `${service}で続ける`,
  more: 'その他のサービス',
  waiting: (service) => `${service}のウィンドウで続けてください`,
  noPassword: 'そちらでの操作がこのサイトに伝わることは一切ありません。',
  blocked:
    'ブラウザがウィンドウを開きませんでした。このページのウィンドウを許可して、もう一度お試しください。',
  timedOut: 'ウィンドウが閉じられました。もう一度試すか、別の方法をお使いください。',
  inThisPage: 'このページで続ける',
  closed: 'ウィンドウが閉じられました。手続きが済んでいれば、自動的に進みます。',
}
const farcasterTexts: Translation<typeof farcaster> = {
  id: 'farcaster',
  scan: 'スマートフォンのカメラで読み取り、Farcasterアプリで同意してください。',
  agree: 'Farcasterアプリで同意してから、ここに戻ってください。',
  codeName: 'Farcasterアプリで続けるためのQRコード',
  preparing: 'リンクを作成中',
  open: 'Farcasterを開く',
  copyLink: 'リンクをコピー',
  copied: 'リンクをコピーしました',
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
