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
  amount: '金額',
  max: '最大',
  tryAgain: '再試行',
  twoReadings:
    'この数字は2通りに読めます。整数は区切りなしで、それ以外は1.2340のように末尾にゼロを1つ加えて入力してください',
  maxAmount: (amount) => `最大${amount}`,
  maxLeaves: (fee) => `最大額は手数料として${fee}を残します`,
  have: (amount) => `残高は${amount}です。`,
  badAmount: (decimals) =>
    `数字と、小数点またはカンマを1つだけ使い、小数は${decimals}桁までで入力してください`,
  inToken: (symbol) => `金額を${symbol}で入力`,
  inDollars: '金額をドルで入力',
  selectToken: 'トークンを選択',
  changeToken: (symbol) => `${symbol}、トークンを変更`,
  recipient: '送り先',
  addressOrName: 'アドレスまたは名前',
  paste: '貼り付け',
  clear: '送り先をクリア',
  recent: '最近の送り先',
  recentLabel: '最近',
  looking: '名前を照会中',
  wholeAddress: 'アドレス全体',
  wholeAddressOf: (name) => `${name}のアドレス全体`,
  copyAddress: 'アドレスをコピー',
  copied: 'アドレスをコピーしました',
  network: 'ネットワーク',
  fee: 'ネットワーク手数料',
  feePaidIn: (symbol) => `ネットワーク手数料（${symbol}で支払い）`,
  costs: { recipientAccount: 'このトークン用のアカウントを開設（1回のみ）' },
  feeAtMost: (fee) => `最大${fee}`,
  feeUnread: 'ウォレットに表示されます',
  lookingToken: 'トークンを照会中',
  noTokenThere: (network) => `${network}のこのアドレスにトークンはありません`,
  unlisted:
    'このトークンはどの一覧にもありません。トークンは誰でも好きな名前で作れるため、まったく価値がない可能性があります。トークンのアドレスを知っている場合にだけ使ってください。',
  takeToken: (symbol) => `${symbol}を使う`,
  suggested: 'トークンの候補',
  search: 'トークンを検索',
  tokensOn: (network) => `${network}にある自分のトークン`,
  missing: (network) =>
    `${network}のトークンの一部を読み取れませんでした。トークンは今ある場所で安全に保たれています。`,
  noToken: (text) => `「${text}」というトークンはありません`,
  clearSearch: '検索をクリア',
  exactly: (amount) => `正確には${amount}`,
  total: '合計（手数料込み）',
  confirm: '確定',
  confirmIn: (wallet) => `${wallet}で確定してください`,
  cancel: 'キャンセル',
  notices: {
    declined: 'リクエストは拒否されました。何も送信されていません。',
    walletChanged: 'ウォレットが変わりました。もう一度確認してください。',
    feeUnread: 'ネットワーク手数料を読み取れませんでした。確定する前にウォレットに表示されます。',
    wrongNetwork:
      'ウォレットが別のネットワークに接続しています。切り替えてから、もう一度確定してください。何も送信されていません。',
  },
  failed: (reason) => sentences(reason, '何も送信されていません。'),
  somethingWrong: '問題が発生しました',
  chainFailed: 'ネットワークが拒否しました',
  chainFailedHint: 'ネットワーク手数料以外は何も動いていません。',
  dropped: '破棄されました。何も送信されていません',
  droppedHint: 'トランザクションはブロックに入る前に、ネットワークから破棄されました。',
  replaced: '置き換えられました',
  replacedHint: 'ご自身の別のトランザクションに置き換えられました。ウォレットで確認してください。',
  reading: 'チェーンから読み取って照合中',
  matches: 'チェーンから読み取り済み：一致',
  matchesHint: '送り先、金額、ネットワークは、確定した内容と一致しています。',
  unread: 'まだ読み取れません',
  unreadHint: '自動的にもう一度照会します。',
  partlyCompared: '完全には照合できませんでした',
  partlyComparedHint:
    'トランザクションはチェーン上にありますが、確定した内容とすべてを照合することはできませんでした。',
  done: '完了',
  explorer: 'エクスプローラーで見る',
  unknown: '結果不明',
  unknownHint: '送信された可能性があります。もう一度試す前に「履歴」を確認してください。',
  looked: '確認しました',
  alarm: '確定した内容と違います',
  alarmHint:
    'ウォレットが送信したのは別の内容で、取り消せません。このウォレットの使用をやめてください。残りの資産は、信頼できるデバイスから移してください。',
  youConfirmed: '確定した内容',
  onChain: 'チェーン上の内容',
  parts: {
    network: 'ネットワーク',
    sender: '送り元',
    recipient: '送り先',
    amount: '金額（最小単位）',
    asset: 'トークンまたは呼び出し',
  },
  read: '読みました',
  unknownBalance: '残高不明',
  nothing: '確定するものはありません',
  nothingHint: 'ここでの手続きは終わっており、ウォレットには何も要求していません。',
  back: '入力画面に戻る',
  noNetwork: '先にネットワークを選んでください',
  noNetworkHint: 'ウォレットが、このページで使われていないネットワークに接続しています。',
  networks: 'ネットワークを選択',
}

const accountTexts: Translation<typeof account> = {
  id: 'account',
  title: 'アカウント',
  copyAddress: 'アドレスをコピー',
  copied: 'アドレスをコピーしました',
  balance: '残高',
  balanceFailed: 'トークン残高を取得できません',
  balanceUnread: '残高を読み取れませんでした。資産は今ある場所で安全に保たれています。',
  balanceStale: '更新できませんでした。最後に確認できた残高を表示しています。',
  notPriced: '価格のない資産があり、この合計には含まれていません。',
  notWhole: '一部を読み取れませんでした。',
  tryAgain: '再試行',
  network: 'ネットワーク',
  parts: 'このアカウントの資産',
  disconnect: '接続を解除',
  differs: 'ウォレットが送信した内容は、確定した内容と違います。',
  lookAtIt: '確認する',
}

const activityTexts: Translation<typeof activity> = {
  id: 'activity',
  title: '履歴',
  verbs: {
    approve: '承認済み',
    borrow: '借入済み',
    burn: 'バーン済み',
    buy: '購入済み',
    cancel: 'キャンセル済み',
    claim: '請求済み',
    deploy: 'デプロイ済み',
    deposit: '入金済み',
    execute: '実行済み',
    mint: 'ミント済み',
    receive: '受取済み',
    repay: '返済済み',
    send: '送信済み',
    stake: 'ステーキング済み',
    trade: 'スワップ済み',
    unstake: 'ステーキング解除済み',
    withdraw: '出金済み',
  },
  sending: '送信中',
  pending: '保留中',
  failedTag: '失敗',
  dropped: '破棄されました。何も送信されていません',
  replaced: '置き換えられました',
  lookAlike: '偽アドレス',
  lookAlikeHint: (known) => `${known}に似せて作られたアドレスからのものです。`,
  thisWeek: '今週',
  emptyTitle: 'まだ履歴はありません',
  empty: 'このアカウントの動きがここに表示されます。',
  unsupported: 'このネットワークの履歴はここでは表示できません。',
  incomplete: '履歴の一部を読み取れませんでした。',
  failed: 'トランザクションを取得できませんでした',
  failedHint: '何も失われていません。通信状態を確認してください。',
  tryAgain: '再試行',
  more: 'もっと見る',
  imitates: '知っているアドレス：',
  imitation: 'こちらは見た目が似ているだけです：',
  copyAddress: '似ているほうのアドレスをコピー',
  copyWarning: 'このアドレスを作った人は、誤って送ってもらうことを狙っています。',
  copyAnyway: 'それでもコピー',
  copied: 'アドレスをコピーしました',
  explorer: 'ブロックエクスプローラーで見る',
  justNow: 'たった今',
  minutes: (count) => `${count}分前`,
  hours: (count) => `${count}時間前`,
  differs: '確定内容と相違',
  unmatched: '送り先を確認してください',
  newer: '新しいものを表示',
}

const familiesTexts: Translation<typeof families> = {
  id: 'families',
  switchTo: (family) => `${family}に切り替え`,
  waitingTitle: (wallet) => `${wallet}で続けてください`,
  waitingText:
    'ネットワークの種類ごとに1回ずつ確認が表示されます。必要なものだけ承認してください。',
  connectedTitle: '接続しました',
  connectedText: (wallet) => `${wallet}がこのサイトに接続されています。`,
  someText: 'このまま続けることも、残りをもう一度試すこともできます。',
  declinedTitle: 'リクエストは拒否されました',
  failedTitle: '接続できませんでした',
  nothingText: 'このサイトには何も共有されていません。',
  list: 'ネットワークの種類',

  accept: 'そちらでリクエストを承認してください',
  openWallet: 'ウォレットを開いてください',
  noAnswer: 'まだ応答がありません',
  waiting: '待機中',
  connected: '接続済み',
  declined: '拒否されました。何も共有されていません',
  tryAgain: '再試行',
  cancel: 'キャンセル',
  continueWith: (family) => `${family}で続ける`,
  continueWithSeveral: (count) => `${count}種類で続ける`,

  goOnWith: (wallet, account) =>
    `${wallet}の${account}で続けます。ほかのウォレットは接続されたままです。`,
  connectFirst:
    'これに使うウォレットがまだ接続されていません。ほかのウォレットは接続されたままです。',
  connectWallet: 'ウォレットを接続',
}

const nftsTexts: Translation<typeof nfts> = {
  id: 'nfts',
  tab: 'NFT',
  list: 'このアカウントのNFT',
  many: (count) => `×${count}`,
  named: (name, collection, count) => [name, collection, count].filter(Boolean).join('、'),
  hidden: (count) => plural('ja', count, { other: `${count}件のスパムNFTを非表示にしています` }),
  shown: (count) => plural('ja', count, { other: `${count}件のスパムNFT` }),
  emptyTitle: 'まだNFTはありません',
  empty: '受け取ったコレクティブルがここに表示されます。',
  unsupported: 'このネットワークのコレクティブルはここでは表示できません。',
  incomplete: '一部のNFTを読み取れませんでした。NFTは今ある場所で安全に保たれています。',
  failed: 'NFTを読み取れませんでした',
  failedHint: 'NFTは今ある場所で安全に保たれています。',
  tryAgain: '再試行',
  more: 'もっと見る',
  collection: 'コレクション',
  tokenId: 'トークンID',
  pieces: '保有数',
  network: 'ネットワーク',
  contract: 'コントラクト',
  copyContract: 'コントラクトをコピー',
  copied: 'コピーしました',
  send: '送る',
}

const profileTexts: Translation<typeof profile> = {
  id: 'profile',
  title: 'ウォレット',
  active: '使用中',
  use: '使う',
  add: '追加',
  addFor: (family) => `ウォレットを追加：${family}`,
  noneConnected: '未接続',
  more: (account) => `${account}の詳細`,
  copyAddress: 'アドレスをコピー',
  copied: 'アドレスをコピーしました',
  disconnect: (wallet) => `${wallet}の接続を解除`,
  hint: 'このサイトにどのアカウントを見せるかは、ウォレットが決めます。',
  types: {
    eoa: 'アカウント',
    smartAccount: 'スマートアカウント',
    payment: '支払い用',
    ordinal: 'Ordinals',
    stx: 'Stacks',
  },
}

const receiveTexts: Translation<typeof receive> = {
  id: 'receive',
  title: '受け取る',
  networksTitle: '対応ネットワーク',
  fundTitle: 'ウォレットに入金',
  code: (network) => `${network}のアドレスのQRコード`,
  amount: '金額',
  amountOptional: '金額（任意）',
  badAmount: (decimals) =>
    `数字と、小数点またはカンマを1つだけ使い、小数は${decimals}桁までで入力してください`,
  yourAddress: (network) => `${network}のアドレス`,
  copyAddress: 'アドレスをコピー',
  copyLink: '支払いリンクをコピー',
  copied: 'アドレスをコピーしました',
  linkCopied: '支払いリンクをコピーしました',
  alsoOn: (count) => plural('ja', count, { other: `ほか${count}件のネットワークでも使えます` }),
  sameAddress:
    'このアドレスは、次のどのネットワークでも同じです。送るときは、必ずこの中のネットワークを使ってください。ほかのネットワークで送ったものは失われる可能性があります。',
  fund: 'このアカウントには、別のウォレットや取引所から入金できます。',
}

const sendTexts: Translation<typeof send> = {
  id: 'send',
  title: '送る',
  selectTitle: 'トークンを選択',
  lookAlikeTitle: 'アドレスの確認',
  reviewTitle: '送信内容の確認',
  sentTitle: '送信しました',
  buttons: {
    selectToken: 'トークンを選択',
    addAmount: '金額を入力',
    incorrectValue: '値が正しくありません',
    insufficientFunds: '残高不足',
    unknownBalance: '残高不明',
    addAddress: 'アドレスを入力',
    invalidAddress: '無効なアドレス',
    previewSend: '送信内容を確認',
    unsupportedChain: '非対応のネットワーク',
  },
  youSend: '送る金額',
  balanceUnknown: '残高を読み取れませんでした。資産は今ある場所で安全に保たれています。',
  noFee: (symbol) => `ネットワーク手数料に必要な${symbol}が足りません`,
  to: '送り先',
  problems: {
    invalid: 'このネットワークのアドレスではありません。',
    checksum: 'チェックサムが一致しません。1文字ずつ確認してください。',
    required: 'このリンクは、ここでは扱えないものを要求しています。',
    letters: '異なる文字体系の文字、または名前に使えない文字が含まれています。',
    unregistered: 'この名前は登録されていません。',
    lookupFailed: '名前を照会できませんでした。もう一度試すか、アドレスを貼り付けてください。',
    tokenContract:
      'これはトークンのコントラクトで、利用者のアカウントではありません。ここに送ったものは失われます。',
  },
  otherNetwork: (name) =>
    `このリンクは${name}用です。先に切り替えるか、リンクをクリアしてください。`,
  switchTo: (name) => `${name}に切り替え`,
  unknownNetwork: '別のネットワーク',
  notKnown: '知っているアドレスではありません',
  onlyEnds:
    '一致しているのは最初と最後だけです。詐欺師は、誤って送金させるためにこうしたアドレスを作ります。',
  bait: 'このアドレスとの間には、金額ゼロの送金しかありません。詐欺師は、アドレスをコピーさせるためにこうした送金をします。',
  known: '知っているアドレス',
  entered: '入力したアドレス',
  useKnown: '知っているアドレスを使う',
  useEntered: 'それでもこのアドレスを使う',
  pressAgain: 'もう一度押すと使用します',
  leaves: 'アカウントから出る額',
  arrives: (name) => `${name}に届く額`,
  reserve: (amount) =>
    `ウォレットは手数料用に最大${amount}を確保しますが、残りはそれより少なくなっています。お使いのウォレットが拒否する可能性があります。`,
  keepsPart: (amount) => `このトークンは、このような送金のたびに${amount}を差し引きます。`,
  contract:
    'このアドレスはコントラクトで、これまでに送ったことがありません。届いたものが永久に取り出せなくなる可能性があります。使ってよいか受取人に確認してください。',
  firstTime: 'このアドレスに送るのは初めてです。受取人に確認してください。',
  notices: {
    tokenMissing:
      'このアカウントには、要求されたトークンがありません。別のトークンを選んでください。',
    lookAlike:
      'このアドレスは、知っているアドレスになりすましています。続ける前に確認してください。',
    wouldFail: 'ネットワークによると、この送金は失敗します。何も送信されていません。',
    feeUnknown:
      'ネットワーク手数料を読み取れなかったため、いくら送れるかわかりません。もう一度試すか、金額を入力してください。',
    feeRose:
      'ネットワーク手数料が上がりました。金額をもう一度確認してください。何も送信されていません。',
  },
  refusals({ code, context }) {
    const { least, most, symbol } = Object(context) as Record<string, string>
    switch (code) {
      case 'transfer/decimals-differ':
        return 'ネットワークでのこのトークンの単位が、このページの表示と異なります。何も送信されていません。ここからは送らないでください。'
      case 'transfer/decimals-unread':
        return 'このトークンの単位をネットワークから取得できませんでした。何も送信されていません。しばらく待つか、もう一度お試しください。'
      case 'transfer/sender-minimum':
        return `手数料とは別に、アカウントに${least} ${symbol}を残すことがネットワークで求められています。送る額を減らしてください。`
      case 'transfer/recipient-minimum':
        return `このアドレスにはまだ何もなく、ネットワークは${least} ${symbol}未満の送金を受け付けません。送る額を増やしてください。`
      case 'transfer/frozen':
        return `このトークンの発行者が一部を凍結しています。送れるのは${most}までです。`
      case 'transfer/too-many-accounts':
        return `このトークンは、ご自身の多数のアカウントに分かれています。一度に送れるのは${most}までです。残りはそのあとに送ってください。`
      default:
        return null
    }
  },
  failedOnSolana: 'トランザクションを送信できませんでした。もう一度お試しください。',
  started: 'トランザクションを開始しました',
  sent: (amount) => `${amount}を送信しました`,
  pending: '送信中です。このあとのブロックで届きます。',
  confirmed: (to) => `${to}に届きました。`,
  comparing: 'アドレスを照合中',
  notCompared:
    '履歴を読み取れなかったため、このアドレスを知っているアドレスと照合していません。アドレス全体を確認してください。',
  lessArrived: '届いた額が送った額より少なくなっています',
  lessArrivedHint: (arrived, sent) =>
    `トークンの情報では、届いたのは${arrived}（送った額は${sent}）です。このトークンは一部を差し引くか、説明どおりに動作していません。`,
}

const settingsTexts: Translation<typeof settings> = {
  id: 'settings',
  title: '設定',
  address: 'アドレス全体',
  copyAddress: 'アドレスをコピー',
  copied: 'アドレスをコピーしました',
  explorer: (name) => `${name}で見る`,
  opensNewTab: '新しいタブで開きます',
  appearance: '外観',
  appearances: { system: 'システム', light: 'ライト', dark: 'ダーク' },
  language: '言語',
  wallets: 'アカウントとウォレット',
  disconnect: '接続を解除',
}

const signInTexts: Translation<typeof signIn> = {
  id: 'sign-in',
  title: 'ログイン',
  heading: (site) => `${site}にログイン`,
  headingAnywhere: 'ウォレットでログイン',
  explanation: '下のメッセージに署名します。費用はかからず、何も動きません。',
  message: '署名するメッセージ',
  sign: '署名',
  cancel: 'キャンセル',
  continueIn: (wallet) => `${wallet}で続けてください`,
  returning: (wallet) =>
    `元のネットワークに戻しています。${wallet}で確認を求められることがあります。`,
  checking: '署名を検証中',
  checkingText: '少しお待ちください。',
  declined: '署名は拒否されました',
  smartAccount: 'このアプリはスマートアカウントに対応していない可能性があります',
  unavailable: '認証の開始中に問題が発生しました',
  refused: (reason) => `サーバーからのメッセージ：「${reason}」。`,
  warnings: {
    domain: (page, named) =>
      `このページは${page}ですが、メッセージには別のサイトが書かれています：${named}`,
    flagged: (domain) => `${domain}は詐欺サイトとして報告されています。署名しないでください。`,
    imitation: 'ログイン用のメッセージに見えますが、違います。署名しないでください。',
    account: 'メッセージには、ご自身のものとは別のアカウントが書かれています。',
    uri: (uri) => `別のアドレスにログインすることになります：${uri}`,
    chain: (named, wallet) =>
      `メッセージには${named}と書かれていますが、ウォレットは${wallet}に接続しています。`,
  },
}

const swapTexts: Translation<typeof swap> = {
  id: 'swap',
  title: 'スワップ',
  selectTitle: 'トークンを選択',
  reviewTitle: 'スワップの確認',
  doneTitle: 'スワップしました',
  buttons: {
    unsupportedNetwork: 'スワップ非対応のネットワーク',
    selectToken: 'トークンを選択',
    enterAmount: '金額を入力',
    insufficientBalance: '残高不足',
    insufficientLiquidity: '流動性不足',
    reviewSwap: 'スワップを確認',
  },
  youPay: '支払う額',
  youReceive: '受け取る額',
  estimate: '見積もり',
  payWith: (symbol) => `${symbol}で支払う`,
  receive: (symbol) => `${symbol}を受け取る`,
  switchTokens: 'トークンを入れ替え',
  tokensOn: (network) => `${network}のトークン`,
  rate: 'レート',
  minimum: '最低受取額',
  impact: '価格への影響',
  slippage: 'スリッページ',
  slippageHint:
    '見積もりよりどこまで少なくなってよいかを示します。それより少なくなる場合、スワップは行われません。',
  slippageField: 'スリッページ（パーセント）',
  slippageHigh:
    'スリッページがこれほど大きいと、受け取る額が見積もりを大きく下回る可能性があります。',
  untried:
    'ネットワークでこのスワップを事前に試せませんでした。届く額は、トランザクションだけから読み取ったものです。',
  impactHigh: '受け取るものの価値が、支払うものを大きく下回ります。',
  reading: '価格を問い合わせ中',
  pays: '支払う額',
  gets: '受け取る額（見積もり）',
  approve: (symbol) => `${symbol}を承認`,
  reset: (symbol) => `${symbol}の承認をリセット`,
  swap: 'スワップ',
  approveAndSwap: '承認してスワップ',
  approving: (symbol) => `${symbol}を承認中`,
  steps: {
    batch:
      'ウォレットが、ちょうどこの金額の承認とスワップを一度に行います。両方が行われるか、どちらも行われないかのどちらかです。',
    reset:
      'まず以前の承認を取り消し、次に、交換サービスがちょうどこの金額だけを引き出せるようにします。',
    approve:
      'まず、交換サービスがちょうどこの金額だけを引き出せるようにし、それからスワップします。',
  },
  notices: {
    wouldFail:
      'ネットワークによると、価格が動いたため、このスワップは失敗します。戻って新しい見積もりを取ってください。',
    priceMoved: '価格が動きました。金額をもう一度確認してください。',
  },
  refused: (reason) =>
    `提案されたスワップは拒否されました。${reason} ウォレットには何も要求していません。`,
  started: 'トランザクションを開始しました',
  swapped: (paid) => `${paid}をスワップしました`,
  pending: (least) => `処理中です。このあとのブロックで、少なくとも${least}が届きます。`,
  confirmed: (least) => `スワップが完了しました。アカウントに少なくとも${least}が届いています。`,
}

const buyTexts: Translation<typeof buy> = {
  id: 'buy',
  tile: '購入',
  fund: 'カードまたは銀行口座で購入',
  title: '事業者を選択',
  tokenTitle: 'トークンを選択',
  currencyTitle: '通貨を選択',
  progressTitle: '購入手続き中',
  helpTitle: '購入とは？',
  youPay: '支払う額',
  badAmount: '数字と、小数点またはカンマを1つだけ使い、小数は2桁までで入力してください',
  tooLittle: (limit) => `${limit}以上を支払ってください`,
  tooMuch: (limit) => `支払いは${limit}までにしてください`,
  receive: (symbol) => `${symbol}を受け取る`,
  receiveTitle: '受け取る額（見積もり）',
  providers: '事業者',
  fee: (least, most) => `手数料${least}〜${most}`,
  asking: '価格を問い合わせ中',
  noQuote: '現在、価格が提示されていません',
  gives: (amount) => `約${amount}`,
  loading: '購入できるものを問い合わせ中',
  sample:
    '見積もり：販売元に問い合わせができません。表示しているのは通常の数値で、これで購入することはできません。',
  sampleFee: (fee) => `通常の手数料${fee}`,
  nothingSold: (network) => `${network}で販売されているものはありません`,
  nothingSoldHint: '別のネットワークを選ぶか、別のウォレットから受け取ってください。',
  networks: 'ネットワーク',
  tryAgain: '再試行',
  sandbox: 'テスト環境：ここで実際に販売されるものはなく、支払いも発生しません。',
  leaves:
    '支払いは事業者のページで行います。カードや本人確認書類の情報がここに届くことはありません。',
  failed: (reason) => `何も購入されていません。${reason}`,
  foreignPage: (host) =>
    `サーバーが${host}のページを指定しましたが、ここで販売しているどの事業者のものでもありません。ページは開かれておらず、何も購入されていません。`,
  opening: (provider) => `${provider}を開いています`,
  waiting: (provider) => `${provider}で続けてください`,
  waitingHint:
    '開いたページで支払ってください。届いたらこの画面でお知らせします。閉じてもかまいません。',
  waitingUnknown: '開いたページで支払ってください。購入したものはアカウントに表示されます。',
  blocked: 'ブラウザがページを開きませんでした。ご自身で開いてください：',
  open: (provider) => `${provider}を開く`,
  copyLink: 'リンクをコピー',
  copied: 'リンクをコピーしました',
  opensNewTab: '新しいタブで開きます',
  paid: '支払い済み',
  paidHint: (amount) => `${amount}がアドレスに向けて送られています。`,
  delivered: (amount) => `${amount}が届きました`,
  deliveredHint: 'アカウントに入っています。',
  notDelivered: '購入されませんでした',
  notDeliveredHint: '事業者によると、何も届けられません。',
  goesTo: '届け先',
  again: '最初からやり直す',
  done: '完了',
  activity: '「履歴」で見る',
  helpCards: [
    {
      title: 'お金をコインに換えます',
      text: '事業者がカードや銀行振込で代金を受け取り、コインをアドレスに送ります。',
    },
    {
      title: '事業者には身元が伝わります',
      text: '事業者は独自の規則を持つ別の会社で、本人確認書類を求めることがあります。このページが事業者に渡すのはアドレスと金額だけです。',
    },
    {
      title: '費用がかかります',
      text: '事業者は1〜2パーセント、またはそれ以上を受け取り、ネットワークの手数料もかかります。支払う前に比較してください。',
    },
  ],
}

const nameTexts: Translation<typeof name> = {
  id: 'name',
  title: '名前を選択',
  registerTitle: '名前を登録',
  registeredTitle: '名前を登録しました',
  intro:
    '名前はアドレスの代わりになります。ほかの人は名前あてに送れるので、アドレスをコピーする必要がなくなります。',
  own: '自分の名前',
  name: '名前',
  rules: 'a〜z、0〜9、- を4文字以上',
  unreadable: '使えるのはa〜z、0〜9、- だけです',
  tooShort: '4文字以上で入力してください',
  suggestions: '似た名前',
  searching: '名前を検索中',
  searchFailed: '名前を検索できませんでした。',
  tryAgain: '再試行',
  noneFree: 'これらの名前はすべて使われています。別の名前を入力してください。',
  noneFound: 'ここにはこのような名前がありません。別の名前を入力してください。',
  available: '使用できます',
  taken: '使用されています',
  register: '登録',
  leadsTo: (network) => `${network}のアドレスにつながります`,
  free: '費用はかかりません。名前はこのアドレスに結び付いたままとなり、返却できません。',
  signed: 'ウォレットが署名する内容',
  confirmIn: (wallet) => `${wallet}で確定してください`,
  registering: '登録中',
  back: '別の名前を選ぶ',
  notices: {
    declined: '署名は拒否されました。何も登録されていません。',
    unsupported: 'このネットワークでは名前を利用できません。',
    walletChanged: 'ウォレットが変わりました。もう一度確認してください。',
    unavailable:
      'サーバーが応答しません。わかっている限りでは、何も登録されていません。もう一度お試しください。',
  },
  unsigned: 'ウォレットが署名しませんでした。何も登録されていません。',
  walletSaid: (reason) => `ウォレットが署名しませんでした：${reason}`,
  registered: (name) => `${name}はあなたのものです`,
  registeredHint: '今後、ほかの人がこの名前あてに送れます。',
  done: '完了',
}

const tokensTexts: Translation<typeof tokens> = {
  id: 'tokens',
  tab: 'トークン',
  list: 'このアカウントのトークン',
  hidden: (count) =>
    plural('ja', count, { other: `${count}件のスパムトークンを非表示にしています` }),
  shown: (count) => plural('ja', count, { other: `${count}件のスパムトークン` }),
  emptyTitle: 'まだトークンはありません',
  empty: '受け取ったものがここに表示されます。',
  failed: 'トークン残高を取得できません',
  failedHint: 'トークンを読み取れませんでした。トークンは今ある場所で安全に保たれています。',
  stale: (when) => `更新できませんでした。${when}時点の情報です。`,
  missing: (network) =>
    `${network}のトークンの一部を読み取れませんでした。トークンは今ある場所で安全に保たれています。しばらくしてから、もう一度お試しください。`,
  tryAgain: '再試行',
  fund: 'ウォレットに入金',
}

const secureWalletTexts: Translation<typeof secureWallet> = {
  id: 'secureWallet',
  approveTitle: '承認',
  codeTitle: 'リカバリーコード',
  saveCode: 'リカバリーコードを保存',
  walletTitle: 'セキュアウォレット',
  updateTitle: 'メールアドレスの変更',
  primaryTitle: '現在のメールの確認',
  secondaryTitle: '新しいメールの確認',
  otherEmail: '別のアドレスを使う',
  editEmail: 'メールアドレスを変更',
  newEmail: '新しいメールアドレス',
  save: '保存',
  done: '完了',
  ways: 'ログイン方法',
  addPasskey: 'パスキーを追加',
  recover: 'パスキーで復旧',
  setPassword: 'パスワードを設定',
  export: 'ウォレットをエクスポート',
  forget: 'ほかのデバイスをログアウト',
  delete: 'ウォレットを削除',
  changed: 'メールアドレスを変更しました',
  unchanged: (reason) => sentences(reason, 'アドレスは変更されていません。'),
  inFrame: 'このページは、下の内容を見ることも、ボタンを押すこともできません。',
}

const permissionsTexts: Translation<typeof permissions> = {
  id: 'permissions',
  listTitle: '権限',
  createdTitle: '権限を付与しました',
  intro:
    '以下のアプリは、コントラクトが強制する制限の範囲内で、再確認なしにこのアカウントとして操作できます。',
  none: '権限はありません',
  noneText: 'このアカウントとして自動で操作できるアプリはありません。',
  reading: '権限を読み取り中',
  unread: '権限を読み取れませんでした。権限は以前のままです。',
  unsupported:
    'このウォレットでは権限を取り消せません。この権限を与えたウォレットを接続して、もう一度お試しください。',
  notEnded:
    'ネットワークではこの権限がまだ終了していません。1分後にもう一度確認し、まだ表示されている場合は再度取り消してください。',
  tryAgain: '再試行',
  somebody: 'アプリ',
  once: (amount) => `合計${amount}`,
  every: (amount, duration) => `${duration}ごとに${amount}`,
  upTo: (amount, most) => `毎秒${amount}、合計${most}`,
  left: (amount) => `今引き出せる額：${amount}`,
  leftUnknown: '残りの額は今はわかりません。',
  functions: (names) => `呼び出せる関数：${names}`,
  calls: (left, most) => `残りの呼び出し回数：${left}／${most}`,
  perCall: (amount) => `呼び出し1回につき：最大${amount}`,
  contract: 'コントラクト',
  caller: '呼び出せる相手',
  atomic: (amount) => `${amount}（最小単位）`,
  unknown: '許可されている内容を表示できません。心当たりがない場合は取り消してください。',
  until: (date) => `${date}まで`,
  delegate: '引き出せる相手',
  revoke: '取り消す',
  revoking: 'ウォレットで確定し、ネットワークの処理をお待ちください',
  granted:
    'アプリは、許可した範囲内で操作できます。この権限は「設定」で確認でき、いつでも取り消せます。',
  done: '完了',
  showAll: '権限を表示',
}

const smartAccountTexts: Translation<typeof smartAccount> = {
  id: 'smartAccount',
  title: 'スマートアカウント',
  intro:
    'スマートアカウントは、複数の手順を一度に実行でき、ネットワーク手数料をほかの人に払ってもらうこともできます。署名にはあなたの鍵を使います。',
  twoAddresses:
    'スマートアカウントと鍵は、それぞれ別のアドレスを持っています。どちらを優先するかを変えても、お金は今ある場所から動きません。',
  first: '優先中：アプリにはこのアカウントが表示され、請求したお金はここに届きます。',
  notFirst: '鍵そのもののアカウントが優先されています。',
  address: 'スマートアカウント',
  ownAddress: 'あなたの鍵',
  isThere: 'このネットワークに作成されています。',
  isNotThere: '最初に何かを送るときに作成されます。その前でもお金を受け取れます。',
  networks: '利用できるネットワーク',
  notHere:
    'ここでは、このネットワークにスマートアカウントはありません。鍵そのもののアカウントを使います。',
  warning:
    'このアドレスは、これらのネットワーク用としてのみ人に伝えてください。ほかのネットワークでは、届いたものを誰も動かせない可能性があります。',
  failed: '変更できませんでした。もう一度お試しください。',
}

const upgradeTexts: Translation<typeof upgrade> = {
  id: 'upgrade',
  title: 'ウォレットをアップグレード',
  goOn: '自分のウォレットへの移動を続ける',
  intro:
    'ここにあるものを、ご自身のウォレットに1つずつ移します。送金は毎回内容を見て、ご自身で確定します。',
  ownAddress: (family) => `${family}のご自身のアドレス`,
  enterAddress: '先に、ご自身のウォレットのアドレスを入力してください。',
  move: (what) => `${what}を移す`,
  last: 'これは最後に移してください。ほかの移動の手数料に使われます。',
  spam: (count) =>
    plural('ja', count, { other: `勝手に送られてきた${count}件は、ここに残ります。` }),
  unread: (network) =>
    `${network}にあるものを読み取れませんでした。今ある場所に残ります。もう一度お試しください。`,
  incomplete: (network) => `${network}には、表示されている以外にもある可能性があります。`,
  tryAgain: '再試行',
  nothing: 'ここに移すものは残っていません。',
  reading: '資産を読み取り中',
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
