import { sentences, type Translation, type Words } from '@foyer/ui'
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
  amount: 'مقدار',
  max: 'حداکثر',
  tryAgain: 'تلاش دوباره',
  twoReadings:
    'دو جور خوانده می‌شود. مبلغ صحیح را بدون جداکننده و بقیه را با یک صفر بیشتر بنویسید، مانند ۱٫۲۳۴۰',
  maxAmount: (amount) => `حداکثر ${amount}`,
  maxLeaves: (fee) => `حداکثر، ${fee} برای کارمزد باقی می‌گذارد`,
  have: (amount) => `${amount} دارید.`,
  badAmount: (decimals) =>
    `از رقم و یک ممیز استفاده کنید، حداکثر ${decimals.toLocaleString('fa')} رقم اعشار`,
  inToken: (symbol) => `نوشتن مقدار به ${symbol}`,
  inDollars: 'نوشتن مقدار به دلار',
  selectToken: 'انتخاب توکن',
  changeToken: (symbol) => `${symbol}، تغییر توکن`,
  recipient: 'گیرنده',
  addressOrName: 'نشانی یا نام',
  paste: 'چسباندن',
  clear: 'پاک کردن گیرنده',
  recent: 'گیرندگان اخیر',
  recentLabel: 'اخیر',
  looking: 'در حال جست‌وجوی نام',
  wholeAddress: 'نشانی کامل',
  wholeAddressOf: (name) => `نشانی کامل ${name}`,
  copyAddress: 'کپی نشانی',
  copied: 'نشانی کپی شد',
  network: 'شبکه',
  fee: 'کارمزد شبکه',
  feePaidIn: (symbol) => `کارمزد شبکه، به ${symbol}`,
  costs: { recipientAccount: 'حسابی برای این توکن باز می‌کند، فقط یک بار' },
  feeAtMost: (fee) => `حداکثر ${fee}`,
  feeUnread: 'کیف پول شما نشان می‌دهد',
  lookingToken: 'در حال دیدن توکن',
  noTokenThere: (network) => `در این نشانی در ${network} توکنی نیست`,
  unlisted:
    'این توکن در هیچ فهرستی نیست. هر کس می‌تواند توکنی با هر نامی بسازد و شاید هیچ ارزشی نداشته باشد. تنها اگر نشانی‌اش را می‌شناسید به کار ببرید.',
  takeToken: (symbol) => `استفاده از ${symbol}`,
  suggested: 'توکن‌های پیشنهادی',
  search: 'جست‌وجوی توکن‌ها',
  tokensOn: (network) => `توکن‌های شما در ${network}`,
  missing: (network) => `همهٔ توکن‌های ${network} خوانده نشد. همان‌جا که هستند امن‌اند.`,
  noToken: (text) => `توکنی به نام «${text}» نیست`,
  clearSearch: 'پاک کردن جست‌وجو',
  exactly: (amount) => `دقیقاً ${amount}`,
  total: 'جمع با کارمزد',
  confirm: 'تأیید',
  confirmIn: (wallet) => `در ${wallet} تأیید کنید`,
  cancel: 'لغو',
  notices: {
    declined: 'درخواست رد شد. چیزی ارسال نشد.',
    walletChanged: 'کیف پول شما تغییر کرد. دوباره بررسی کنید.',
    feeUnread: 'کارمزد شبکه خوانده نشد. کیف پول شما پیش از تأیید نشان می‌دهد.',
    wrongNetwork:
      'کیف پول شما در شبکهٔ دیگری است. شبکه را عوض کنید و دوباره تأیید کنید. چیزی ارسال نشد.',
  },
  failed: (reason) => sentences(reason, 'چیزی ارسال نشد.'),
  somethingWrong: 'مشکلی پیش آمد',
  chainFailed: 'شبکه آن را نپذیرفت',
  chainFailedHint: 'جز کارمزد شبکه چیزی جابه‌جا نشد.',
  dropped: 'کنار گذاشته شد، چیزی ارسال نشد',
  droppedHint: 'شبکه تراکنش را پیش از ورود به بلاک فراموش کرد.',
  replaced: 'جایگزین شد',
  replacedHint: 'تراکنش دیگری از شما جای آن را گرفت. در کیف پول خود ببینید.',
  reading: 'در حال خواندن از زنجیره',
  matches: 'از زنجیره خوانده شد: یکسان است',
  matchesHint: 'گیرنده، مقدار و شبکه همان است که تأیید کردید.',
  unread: 'هنوز خوانده نشد',
  unreadHint: 'خودکار دوباره پرسیده می‌شود.',
  partlyCompared: 'به‌طور کامل مقایسه نشد',
  partlyComparedHint: 'تراکنش روی زنجیره است، ولی همهٔ آن را نشد با آنچه تأیید کردید مقایسه کرد.',
  done: 'تمام',
  explorer: 'دیدن در مرورگر بلاک',
  unknown: 'نتیجه نامعلوم',
  unknownHint: 'شاید ارسال شده باشد. پیش از تلاش دوباره، فعالیت را ببینید.',
  looked: 'دیدم',
  alarm: 'همان نیست که تأیید کردید',
  alarmHint:
    'آنچه کیف پول شما فرستاد چیز دیگری است و برگشت‌پذیر نیست. دیگر از این کیف پول استفاده نکنید. باقی را از دستگاهی مطمئن جابه‌جا کنید.',
  youConfirmed: 'تأیید شما',
  onChain: 'روی زنجیره',
  parts: {
    network: 'شبکه',
    sender: 'فرستنده',
    recipient: 'گیرنده',
    amount: 'مقدار، به کوچک‌ترین واحد',
    asset: 'توکن یا فراخوانی',
  },
  read: 'خواندم',
  unknownBalance: 'موجودی نامشخص',
  nothing: 'چیزی برای تأیید نیست',
  nothingHint: 'آنچه اینجا بود پایان یافته و چیزی از کیف پول شما خواسته نمی‌شود.',
  back: 'بازگشت به فرم',
  noNetwork: 'نخست یک شبکه برگزینید',
  noNetworkHint: 'کیف پول شما در شبکه‌ای است که این صفحه به کار نمی‌برد.',
  networks: 'گزینش شبکه',
}

const accountTexts: Translation<typeof account> = {
  id: 'account',
  title: 'حساب',
  copyAddress: 'کپی نشانی',
  copied: 'نشانی کپی شد',
  balance: 'موجودی',
  balanceFailed: 'موجودی در دسترس نیست',
  balanceUnread: 'موجودی شما خوانده نشد. همان‌جا که هست امن است.',
  balanceStale: 'به‌روزرسانی نشد. این آخرین موجودی‌ای است که دیدیم.',
  notPriced: 'بخشی از آن قیمتی ندارد و در این جمع نیست.',
  notWhole: 'همهٔ آن خوانده نشد.',
  tryAgain: 'تلاش دوباره',
  network: 'شبکه',
  parts: 'دارایی‌های این حساب',
  disconnect: 'قطع اتصال',
  differs: 'آنچه کیف پول شما فرستاد همان نیست که تأیید کردید.',
  lookAtIt: 'مشاهده',
}

const activityTexts: Translation<typeof activity> = {
  id: 'activity',
  title: 'فعالیت',
  verbs: {
    approve: 'تأیید شد',
    borrow: 'وام گرفته شد',
    burn: 'سوزانده شد',
    buy: 'خریده شد',
    cancel: 'لغو شد',
    claim: 'دریافت پاداش',
    deploy: 'مستقر شد',
    deposit: 'واریز شد',
    execute: 'اجرا شد',
    mint: 'ضرب شد',
    receive: 'دریافت شد',
    repay: 'بازپرداخت شد',
    send: 'ارسال شد',
    stake: 'سپرده شد',
    trade: 'مبادله شد',
    unstake: 'از سپرده خارج شد',
    withdraw: 'برداشت شد',
  },
  sending: 'در حال ارسال',
  pending: 'در انتظار',
  failedTag: 'ناموفق',
  dropped: 'کنار گذاشته شد، چیزی ارسال نشد',
  replaced: 'جایگزین شد',
  lookAlike: 'مشابه جعلی',
  lookAlikeHint: (known) => `از نشانی‌ای که شبیه ${known} ساخته شده است.`,
  thisWeek: 'این هفته',
  emptyTitle: 'هنوز فعالیتی نیست',
  empty: 'کارهای این حساب اینجا نشان داده می‌شود.',
  unsupported: 'تاریخچهٔ این شبکه اینجا در دسترس نیست.',
  incomplete: 'بخشی از این تاریخچه خوانده نشد.',
  failed: 'تراکنش‌ها دریافت نشد',
  failedHint: 'چیزی از دست نرفته است. اتصال خود را بررسی کنید.',
  tryAgain: 'تلاش دوباره',
  more: 'بیشتر',
  imitates: 'این نشانی را می‌شناسید:',
  imitation: 'این یکی فقط شبیه آن است:',
  copyAddress: 'کپی نشانی مشابه',
  copyWarning: 'سازندهٔ این نشانی امیدوار است اشتباهی به آن پول بفرستید.',
  copyAnyway: 'با این حال کپی شود',
  copied: 'نشانی کپی شد',
  explorer: 'دیدن در مرورگر بلاک',
  justNow: 'اکنون',
  minutes: (count) => `${count.toLocaleString('fa')} دقیقه`,
  hours: (count) => `${count.toLocaleString('fa')} ساعت`,
  differs: 'غیر از تأیید شما',
  unmatched: 'گیرنده را بررسی کنید',
  newer: 'نمایش تازه‌ترها',
}

const familiesTexts: Translation<typeof families> = {
  id: 'families',
  switchTo: (family) => `رفتن به ${family}`,
  waitingTitle: (wallet) => `در ${wallet} ادامه دهید`,
  waitingText: 'برای هر نوع شبکه یک بار می‌پرسد. آن‌هایی را که لازم دارید بپذیرید.',
  connectedTitle: 'متصل شد',
  connectedText: (wallet) => `${wallet} به این سایت متصل است.`,
  someText: 'می‌توانید ادامه دهید یا بقیه را دوباره امتحان کنید.',
  declinedTitle: 'درخواست رد شد',
  failedTitle: 'اتصال برقرار نشد',
  nothingText: 'چیزی با این سایت به اشتراک گذاشته نشد.',
  list: 'نوع شبکه‌ها',

  accept: 'درخواست را همان‌جا بپذیرید',
  openWallet: 'کیف پول خود را باز کنید',
  noAnswer: 'هنوز پاسخی نیست',
  waiting: 'در انتظار',
  connected: 'متصل',
  declined: 'رد شد، چیزی به اشتراک گذاشته نشد',
  tryAgain: 'تلاش دوباره',
  cancel: 'لغو',
  continueWith: (family) => `ادامه با ${family}`,
  continueWithSeveral: (count) => `ادامه با ${count.toLocaleString('fa')} شبکه`,

  goOnWith: (wallet, account) =>
    `با ${wallet}، ${account} ادامه می‌دهید. کیف پول‌های دیگر شما متصل می‌مانند.`,
  connectFirst: 'هنوز کیف پولی برای آن متصل نیست. کیف پول‌های دیگر شما متصل می‌مانند.',
  connectWallet: 'اتصال کیف پول',
}

const nftsTexts: Translation<typeof nfts> = {
  id: 'nfts',
  tab: 'NFTها',
  list: 'NFTهای این حساب',
  many: (count) => `×${count}`,
  named: (name, collection, count) => [name, collection, count].filter(Boolean).join('، '),
  hidden: (count) => `${count.toLocaleString('fa')} NFT هرزنامه پنهان است`,
  shown: (count) => `${count.toLocaleString('fa')} NFT هرزنامه`,
  emptyTitle: 'هنوز NFTای نیست',
  empty: 'کلکسیون‌هایی که دریافت می‌کنید اینجا نشان داده می‌شود.',
  unsupported: 'کلکسیون‌های این شبکه اینجا در دسترس نیست.',
  incomplete: 'برخی از NFTهای شما خوانده نشد. همان‌جا که هستند امن‌اند.',
  failed: 'NFTهای شما خوانده نشد',
  failedHint: 'همان‌جا که هستند امن‌اند.',
  tryAgain: 'تلاش دوباره',
  more: 'بیشتر',
  collection: 'مجموعه',
  tokenId: 'شناسهٔ توکن',
  pieces: 'دارایی شما',
  network: 'شبکه',
  contract: 'قرارداد',
  copyContract: 'کپی قرارداد',
  copied: 'کپی شد',
  send: 'ارسال',
}

const profileTexts: Translation<typeof profile> = {
  id: 'profile',
  title: 'کیف پول‌ها',
  active: 'فعال',
  use: 'استفاده',
  add: 'افزودن',
  addFor: (family) => `افزودن کیف پول: ${family}`,
  noneConnected: 'هیچ‌کدام متصل نیست',
  more: (account) => `بیشتر دربارهٔ ${account}`,
  copyAddress: 'کپی نشانی',
  copied: 'نشانی کپی شد',
  disconnect: (wallet) => `قطع اتصال ${wallet}`,
  hint: 'کیف پول شما تعیین می‌کند کدام حساب‌ها را به این سایت نشان دهد.',
  types: {
    eoa: 'حساب',
    smartAccount: 'حساب هوشمند',
    payment: 'پرداخت‌ها',
    ordinal: 'Ordinals',
    stx: 'Stacks',
  },
}

const receiveTexts: Translation<typeof receive> = {
  id: 'receive',
  title: 'دریافت',
  networksTitle: 'شبکه‌های سازگار',
  fundTitle: 'افزودن پول',
  code: (network) => `کد QR نشانی شما در ${network}`,
  amount: 'مقدار',
  amountOptional: 'مقدار، اختیاری',
  badAmount: (decimals) =>
    `از رقم و یک ممیز استفاده کنید، حداکثر ${decimals.toLocaleString('fa')} رقم اعشار`,
  yourAddress: (network) => `نشانی شما در ${network}`,
  copyAddress: 'کپی نشانی',
  copyLink: 'کپی پیوند پرداخت',
  copied: 'نشانی کپی شد',
  linkCopied: 'پیوند پرداخت کپی شد',
  alsoOn: (count) => `همچنین در ${count.toLocaleString('fa')} شبکه`,
  sameAddress:
    'نشانی شما در همهٔ این شبکه‌ها یکی است. فقط از یکی از آن‌ها بفرستید: آنچه از شبکهٔ دیگری فرستاده شود ممکن است از دست برود.',
  fund: 'پول از کیف پول دیگر یا صرافی به این حساب می‌آید.',
}

const sendTexts: Translation<typeof send> = {
  id: 'send',
  title: 'ارسال',
  selectTitle: 'انتخاب توکن',
  lookAlikeTitle: 'نشانی را بررسی کنید',
  reviewTitle: 'بازبینی ارسال',
  sentTitle: 'ارسال شد',
  buttons: {
    selectToken: 'انتخاب توکن',
    addAmount: 'وارد کردن مقدار',
    incorrectValue: 'مقدار نادرست',
    insufficientFunds: 'موجودی ناکافی',
    unknownBalance: 'موجودی نامشخص',
    addAddress: 'وارد کردن نشانی',
    invalidAddress: 'نشانی نامعتبر',
    previewSend: 'بازبینی ارسال',
    unsupportedChain: 'شبکه پشتیبانی نمی‌شود',
  },
  youSend: 'می‌فرستید',
  balanceUnknown: 'موجودی شما خوانده نشد. جایش امن است.',
  noFee: (symbol) => `${symbol} کافی برای کارمزد شبکه نیست`,
  to: 'به',
  problems: {
    invalid: 'این نشانی این شبکه نیست.',
    checksum: 'جمع کنترلی نمی‌خواند؛ تک‌تک حرف‌ها را بررسی کنید.',
    required: 'این پیوند چیزی می‌خواهد که اینجا شناخته نیست.',
    letters: 'حروفی از خط‌های گوناگون، یا حروفی که در هیچ نامی مجاز نیست.',
    unregistered: 'این نام ثبت نشده است.',
    lookupFailed: 'نام پیدا نشد. دوباره تلاش کنید یا نشانی را بچسبانید.',
    tokenContract: 'این قرارداد یک توکن است، نه حساب یک کاربر. هر چه به آن برسد از دست می‌رود.',
  },
  otherNetwork: (name) => `این پیوند برای ${name} است. اول شبکه را عوض کنید یا آن را پاک کنید.`,
  switchTo: (name) => `رفتن به ${name}`,
  unknownNetwork: 'شبکه‌ای دیگر',
  notKnown: 'نشانی‌ای نیست که می‌شناسید',
  onlyEnds:
    'فقط دو سر آن یکی است. کلاهبرداران چنین نشانی‌هایی می‌سازند تا اشتباهی به آن‌ها پول بدهید.',
  bait: 'این نشانی را فقط از انتقال‌هایی با مبلغ صفر می‌شناسید. کلاهبرداران این‌ها را می‌فرستند تا نشانی را کپی کنید.',
  known: 'شناختهٔ شما',
  entered: 'واردشده',
  useKnown: 'استفاده از نشانی شناخته',
  useEntered: 'با این حال استفاده شود',
  pressAgain: 'برای استفاده دوباره فشار دهید',
  leaves: 'از حساب شما کم می‌شود',
  arrives: (name) => `به ${name} می‌رسد`,
  reserve: (amount) =>
    `کیف پول‌ها تا ${amount} برای کارمزد کنار می‌گذارند و شما کمتر دارید. کیف پول شما شاید نپذیرد.`,
  keepsPart: (amount) => `این توکن از هر انتقال مانند این ${amount} نگه می‌دارد.`,
  contract:
    'این نشانی یک قرارداد است و پیش‌تر به آن نفرستاده‌اید. شاید آنچه را می‌گیرد برای همیشه نگه دارد: از گیرنده بپرسید که آیا می‌توان از آن استفاده کرد.',
  firstTime: 'اولین بار است که به این نشانی می‌فرستید. آن را با گیرنده بررسی کنید.',
  notices: {
    tokenMissing: 'این حساب توکن درخواست‌شده را ندارد. توکن دیگری انتخاب کنید.',
    lookAlike: 'این نشانی خود را به جای نشانی‌ای که می‌شناسید جا می‌زند. پیش از ادامه بررسی کنید.',
    wouldFail: 'شبکه می‌گوید این انتقال ناموفق می‌شود. چیزی ارسال نشد.',
    feeUnknown:
      'کارمزد شبکه خوانده نشد، پس معلوم نیست چه مقدار را می‌توان فرستاد. دوباره تلاش کنید یا مبلغی وارد کنید.',
    feeRose: 'کارمزد شبکه بالا رفت. مبلغ را دوباره بررسی کنید. چیزی ارسال نشد.',
  },
  refusals({ code, context }) {
    const { least, most, symbol } = Object(context) as Record<string, string>
    switch (code) {
      case 'transfer/decimals-differ':
        return 'شبکه این توکن را با واحدهایی غیر از آنچه این صفحه نشان می‌دهد می‌شمارد. چیزی ارسال نشد. آن را از اینجا نفرستید.'
      case 'transfer/decimals-unread':
        return 'شبکه نگفت این توکن را با چه واحدی می‌شمارد. چیزی ارسال نشد. کمی صبر کنید یا دوباره تلاش کنید.'
      case 'transfer/sender-minimum':
        return `شبکه می‌خواهد جز کارمزد، ${least} ${symbol} در حساب شما بماند. کمتر بفرستید.`
      case 'transfer/recipient-minimum':
        return `این نشانی هنوز چیزی ندارد و شبکه کمتر از ${least} ${symbol} را در آن نمی‌پذیرد. بیشتر بفرستید.`
      case 'transfer/frozen':
        return `صادرکنندهٔ این توکن بخشی از آن را مسدود کرده است. حداکثر ${most} بفرستید.`
      case 'transfer/too-many-accounts':
        return `این توکن در حساب‌های زیادی از شما پخش است. هر بار حداکثر ${most} بفرستید و بقیه را بعد.`
      default:
        return null
    }
  },
  failedOnSolana: 'تراکنش ارسال نشد. دوباره تلاش کنید.',
  started: 'تراکنش آغاز شد',
  sent: (amount) => `${amount} ارسال شد`,
  pending: 'در راه است. با یکی از بلاک‌های بعدی می‌رسد.',
  confirmed: (to) => `به ${to} رسید.`,
  comparing: 'در حال مقایسهٔ نشانی',
  notCompared:
    'تاریخچهٔ شما خوانده نشد، پس این نشانی با آن‌هایی که می‌شناسید مقایسه نشد. همهٔ آن را بررسی کنید.',
  lessArrived: 'کمتر از ارسال‌شده رسید',
  lessArrivedHint: (arrived, sent) =>
    `توکن می‌گوید ${arrived} از ${sent} رسیده است. بخشی را نگه می‌دارد یا به گفتهٔ خود عمل نمی‌کند.`,
}

const settingsTexts: Translation<typeof settings> = {
  id: 'settings',
  title: 'تنظیمات',
  address: 'نشانی کامل شما',
  copyAddress: 'کپی نشانی',
  copied: 'نشانی کپی شد',
  explorer: (name) => `دیدن در ${name}`,
  opensNewTab: 'در زبانهٔ تازه باز می‌شود',
  appearance: 'ظاهر',
  language: 'زبان',
  appearances: { system: 'سیستم', light: 'روشن', dark: 'تیره' },
  wallets: 'حساب‌ها و کیف پول',
  disconnect: 'قطع اتصال',
}

const signInTexts: Translation<typeof signIn> = {
  id: 'sign-in',
  title: 'ورود',
  heading: (site) => `ورود به ${site}`,
  headingAnywhere: 'با کیف پول خود وارد شوید',
  explanation: 'پیام زیر را امضا می‌کنید. هزینه‌ای ندارد و چیزی جابه‌جا نمی‌شود.',
  message: 'پیام برای امضا',
  sign: 'امضا',
  cancel: 'لغو',
  continueIn: (wallet) => `در ${wallet} ادامه دهید`,
  returning: (wallet) => `در حال بازگشت به شبکهٔ پیشین. ${wallet} شاید از شما بپرسد.`,
  checking: 'در حال بررسی امضای شما',
  checkingText: 'کمی طول می‌کشد.',
  declined: 'امضا رد شد',
  smartAccount: 'شاید این برنامه از حساب‌های هوشمند پشتیبانی نکند',
  unavailable: 'در آغاز احراز هویت مشکلی پیش آمد',
  refused: (reason) => `پیام سرور: «${reason}»`,
  warnings: {
    domain: (page, named) => `این صفحه ${page} است، پیام از سایت دیگری نام می‌برد: ${named}`,
    flagged: (domain) => `${domain} به‌عنوان فریبنده گزارش شده است. امضا نکنید.`,
    imitation: 'این شبیه پیام ورود است اما نیست. امضا نکنید.',
    account: 'پیام از حسابی جز حساب شما نام می‌برد.',
    uri: (uri) => `به نشانی دیگری وارد می‌شوید: ${uri}`,
    chain: (named, wallet) => `پیام از ${named} نام می‌برد. کیف پول شما در ${wallet} است.`,
  },
}

const swapTexts: Translation<typeof swap> = {
  id: 'swap',
  title: 'تبدیل',
  selectTitle: 'انتخاب توکن',
  reviewTitle: 'بازبینی تبدیل',
  doneTitle: 'تبدیل شد',
  buttons: {
    unsupportedNetwork: 'این شبکه تبدیل را پشتیبانی نمی‌کند',
    selectToken: 'انتخاب توکن',
    enterAmount: 'مقدار را بنویسید',
    insufficientBalance: 'موجودی کافی نیست',
    insufficientLiquidity: 'نقدینگی کافی نیست',
    reviewSwap: 'بازبینی تبدیل',
  },
  youPay: 'می‌پردازید',
  youReceive: 'دریافت می‌کنید',
  estimate: 'برآورد',
  payWith: (symbol) => `پرداخت با ${symbol}`,
  receive: (symbol) => `دریافت ${symbol}`,
  switchTokens: 'جابه‌جا کردن توکن‌ها',
  tokensOn: (network) => `توکن‌های ${network}`,
  rate: 'نرخ',
  minimum: 'دست‌کم دریافت می‌کنید',
  impact: 'اثر بر قیمت',
  slippage: 'لغزش قیمت',
  slippageHint: 'چقدر کمتر از برآورد می‌تواند برسد. اگر کمتر از آن باشد، تبدیل انجام نمی‌شود.',
  slippageField: 'لغزش قیمت به درصد',
  slippageHigh: 'با این لغزش ممکن است خیلی کمتر از برآورد دریافت کنید.',
  untried: 'شبکه نتوانست این تبدیل را از پیش بیازماید. آنچه می‌رسد تنها از خود تراکنش خوانده شد.',
  impactHigh: 'ارزش آنچه دریافت می‌کنید خیلی کمتر از پرداخت شماست.',
  reading: 'در حال پرسیدن قیمت',
  pays: 'می‌پردازید',
  gets: 'دریافت می‌کنید، طبق برآورد',
  approve: (symbol) => `تأیید ${symbol}`,
  reset: (symbol) => `لغو تأیید پیشین ${symbol}`,
  swap: 'تبدیل',
  approveAndSwap: 'تأیید و تبدیل',
  approving: (symbol) => `در حال تأیید ${symbol}`,
  steps: {
    batch:
      'کیف پول شما درست همین مقدار را تأیید و یکجا تبدیل می‌کند: یا هر دو انجام می‌شود یا هیچ‌کدام.',
    reset: 'نخست تأیید پیشین لغو می‌شود، سپس صرافی می‌تواند درست همین مقدار را بردارد.',
    approve: 'نخست می‌گذارید صرافی درست همین مقدار را بردارد، سپس تبدیل می‌کنید.',
  },
  notices: {
    wouldFail:
      'شبکه می‌گوید این تبدیل ناموفق خواهد بود، چون قیمت‌ها تغییر کردند. برگردید و دوباره بپرسید.',
    priceMoved: 'قیمت تغییر کرد. مقدارها را دوباره ببینید.',
  },
  refused: (reason) => `تبدیل پیشنهادی رد شد. ${reason} چیزی از کیف پول شما خواسته نشد.`,
  started: 'تراکنش آغاز شد',
  swapped: (paid) => `${paid} تبدیل شد`,
  pending: (least) => `در راه است. با یکی از بلاک‌های بعدی دست‌کم ${least} می‌رسد.`,
  confirmed: (least) => `تبدیل انجام شد: دست‌کم ${least} به حساب شما رسید.`,
}

const buyTexts: Translation<typeof buy> = {
  id: 'buy',
  tile: 'خرید',
  fund: 'خرید با کارت یا حساب بانکی',
  title: 'انتخاب فروشنده',
  tokenTitle: 'انتخاب توکن',
  currencyTitle: 'انتخاب ارز',
  progressTitle: 'خرید در جریان',
  helpTitle: 'خرید چیست؟',
  youPay: 'می‌پردازید',
  badAmount: 'از رقم و یک ممیز استفاده کنید، حداکثر ۲ رقم اعشار',
  tooLittle: (limit) => `دست‌کم ${limit} بپردازید`,
  tooMuch: (limit) => `حداکثر ${limit} بپردازید`,
  receive: (symbol) => `دریافت ${symbol}`,
  receiveTitle: 'دریافت می‌کنید، برآورد',
  providers: 'فروشندگان',
  fee: (least, most) => `کارمزد ${least} تا ${most}`,
  asking: 'در حال پرسیدن قیمت',
  noQuote: 'اکنون قیمتی نمی‌دهد',
  gives: (amount) => `حدود ${amount}`,
  loading: 'در حال پرسیدن آنچه فروخته می‌شود',
  sample: 'برآورد: از فروشنده نمی‌توان پرسید. این‌ها رقم‌های معمول‌اند و با آن‌ها نمی‌توان چیزی خرید.',
  sampleFee: (fee) => `کارمزد معمول ${fee}`,
  nothingSold: (network) => `در ${network} چیزی فروخته نمی‌شود`,
  nothingSoldHint: 'شبکهٔ دیگری برگزینید یا از کیف پول دیگری دریافت کنید.',
  networks: 'شبکه‌ها',
  tryAgain: 'تلاش دوباره',
  sandbox: 'محیط آزمایشی: اینجا چیزی واقعی فروخته یا پرداخت نمی‌شود.',
  leaves: 'در صفحهٔ فروشنده می‌پردازید. کارت و مدارک شما هرگز به اینجا نمی‌رسد.',
  failed: (reason) => `چیزی خریده نشد. ${reason}`,
  foreignPage: (host) =>
    `سرور صفحه‌ای در ${host} نام برد که از آن هیچ فروشنده‌ای در اینجا نیست. باز نشد و چیزی خریده نشد.`,
  opening: (provider) => `در حال باز کردن ${provider}`,
  waiting: (provider) => `در ${provider} ادامه دهید`,
  waitingHint: 'در صفحه‌ای که باز شد بپردازید. این نما رسیدنش را می‌گوید؛ می‌توانید آن را ببندید.',
  waitingUnknown: 'در صفحه‌ای که باز شد بپردازید. آنچه می‌خرید در حساب شما دیده می‌شود.',
  blocked: 'مرورگر شما اجازهٔ باز شدن صفحه را نداد. خودتان بازش کنید:',
  open: (provider) => `باز کردن ${provider}`,
  copyLink: 'کپی پیوند',
  copied: 'پیوند کپی شد',
  opensNewTab: 'در زبانهٔ تازه باز می‌شود',
  paid: 'پرداخت شد',
  paidHint: (amount) => `${amount} در راه نشانی شماست.`,
  delivered: (amount) => `${amount} رسید`,
  deliveredHint: 'در حساب شماست.',
  notDelivered: 'خریده نشد',
  notDeliveredHint: 'فروشنده می‌گوید چیزی تحویل داده نمی‌شود.',
  goesTo: 'می‌رود به',
  again: 'شروع دوباره',
  done: 'انجام شد',
  activity: 'دیدن در فعالیت',
  helpCards: [
    {
      title: 'پول به سکه تبدیل می‌شود',
      text: 'فروشنده از کارت یا حساب بانکی شما برمی‌دارد و سکه به نشانی شما می‌فرستد.',
    },
    {
      title: 'فروشنده می‌داند شما که هستید',
      text: 'شرکتی جداست با قاعده‌های خودش و شاید مدارک بخواهد. این صفحه نشانی شما و مبلغ را به او می‌دهد و نه چیز دیگری.',
    },
    {
      title: 'هزینه دارد',
      text: 'فروشندگان یک تا دو درصد یا بیشتر برمی‌دارند و شبکه کارمزد خود را دارد. پیش از پرداخت مقایسه کنید.',
    },
  ],
}

const nameTexts: Translation<typeof name> = {
  id: 'name',
  title: 'انتخاب نام',
  registerTitle: 'ثبت نام',
  registeredTitle: 'نام ثبت شد',
  intro: 'نام به جای نشانی شما می‌نشیند. دیگران به آن می‌فرستند و کسی لازم نیست نشانی را کپی کند.',
  own: 'نام‌های شما',
  name: 'نام',
  rules: '۴ نویسه یا بیشتر از a تا z، ۰ تا ۹ و -',
  unreadable: 'فقط از a تا z، ۰ تا ۹ و - استفاده کنید',
  tooShort: 'دست‌کم ۴ نویسه بنویسید',
  suggestions: 'نام‌های نزدیک',
  searching: 'در جستجوی نام‌ها',
  searchFailed: 'نام‌ها را نمی‌توان جستجو کرد.',
  tryAgain: 'تلاش دوباره',
  noneFree: 'همهٔ این‌ها گرفته شده‌اند. نام دیگری بنویسید.',
  noneFound: 'اینجا چنین نامی نیست. نام دیگری بنویسید.',
  available: 'آزاد',
  taken: 'گرفته‌شده',
  register: 'ثبت',
  leadsTo: (network) => `به نشانی شما در ${network} می‌رسد`,
  free: 'هزینه‌ای ندارد. نام با این نشانی می‌ماند و پس داده نمی‌شود.',
  signed: 'آنچه کیف پول شما امضا می‌کند',
  confirmIn: (wallet) => `در ${wallet} تأیید کنید`,
  registering: 'در حال ثبت',
  back: 'انتخاب نامی دیگر',
  notices: {
    declined: 'امضا رد شد. چیزی ثبت نشد.',
    unsupported: 'در این شبکه نام ارائه نمی‌شود.',
    walletChanged: 'کیف پول شما تغییر کرد. دوباره بررسی کنید.',
    unavailable: 'سرور پاسخ نمی‌دهد. تا جایی که معلوم است چیزی ثبت نشد. دوباره تلاش کنید.',
  },
  unsigned: 'کیف پول شما امضا نکرد. چیزی ثبت نشد.',
  walletSaid: (reason) => `کیف پول شما امضا نکرد: ${reason}`,
  registered: (name) => `${name} از آن شماست`,
  registeredHint: 'از این پس دیگران می‌توانند به آن بفرستند.',
  done: 'انجام شد',
}

const tokensTexts: Translation<typeof tokens> = {
  id: 'tokens',
  tab: 'توکن‌ها',
  list: 'توکن‌های این حساب',
  hidden: (count) => `${count.toLocaleString('fa')} توکن هرزنامه پنهان است`,
  shown: (count) => `${count.toLocaleString('fa')} توکن هرزنامه`,
  emptyTitle: 'هنوز توکنی نیست',
  empty: 'آنچه دریافت می‌کنید اینجا نشان داده می‌شود.',
  failed: 'موجودی در دسترس نیست',
  failedHint: 'توکن‌های شما خوانده نشد. همان‌جا که هستند امن‌اند.',
  stale: (when) => `به‌روزرسانی نشد. این از ساعت ${when} است.`,
  missing: (network) =>
    `همهٔ توکن‌های ${network} خوانده نشد. همان‌جا که هستند امن‌اند. کمی بعد دوباره تلاش کنید.`,
  tryAgain: 'تلاش دوباره',
  fund: 'افزودن پول',
}

/** Persian, which is written from right to left: what is read with an account. */
const secureWalletTexts: Translation<typeof secureWallet> = {
  id: 'secureWallet',
  approveTitle: 'تأیید',
  codeTitle: 'کد بازیابی',
  saveCode: 'کد بازیابی خود را نگه دارید',
  walletTitle: 'کیف پول امن',
  updateTitle: 'ویرایش ایمیل',
  primaryTitle: 'تأیید ایمیل کنونی',
  secondaryTitle: 'تأیید ایمیل تازه',
  otherEmail: 'نشانی دیگری به کار ببرید',
  editEmail: 'ویرایش ایمیل',
  newEmail: 'نشانی ایمیل تازه',
  save: 'ذخیره',
  done: 'تمام',
  ways: 'راه‌های ورود',
  addPasskey: 'افزودن کلید عبور',
  recover: 'بازیابی با کلید عبور',
  setPassword: 'گذاشتن گذرواژه',
  export: 'برون‌بری کیف پول',
  forget: 'خروج از دستگاه‌های دیگر',
  delete: 'حذف کیف پول',
  changed: 'ایمیل عوض شد',
  unchanged: (reason) => sentences(reason, 'نشانی شما تغییر نکرد.'),
  inFrame: 'این صفحه نمی‌تواند چیزی را در پایین ببیند یا فشار دهد.',
}

const permissionsTexts: Translation<typeof permissions> = {
  id: 'permissions',
  listTitle: 'اجازه‌ها',
  createdTitle: 'اجازه داده شد',
  intro:
    'این برنامه‌ها می‌توانند بدون پرسیدن دوباره از شما از سوی این حساب کار کنند، در حدودی که یک قرارداد اجرا می‌کند.',
  none: 'اجازه‌ای نیست',
  noneText: 'هیچ برنامه‌ای نمی‌تواند خودش از سوی این حساب کاری کند.',
  reading: 'خواندن اجازه‌های شما',
  unread: 'اجازه‌های شما خوانده نشد. همان‌اند که بودند.',
  unsupported:
    'این کیف پول نمی‌تواند اجازه‌ها را پس بگیرد. کیف پولی را که این اجازه را داده است متصل کنید و دوباره تلاش کنید.',
  notEnded:
    'شبکه هنوز به این اجازه پایان نداده است. یک دقیقهٔ دیگر دوباره نگاه کنید و اگر هنوز اینجا بود، آن را دوباره پس بگیرید.',
  tryAgain: 'تلاش دوباره',
  somebody: 'یک برنامه',
  once: (amount) => `روی هم ${amount}`,
  every: (amount, duration) => `${amount} در هر ${duration}`,
  upTo: (amount, most) => `${amount} در ثانیه، روی هم ${most}`,
  left: (amount) => `اکنون می‌توان برداشت: ${amount}`,
  leftUnknown: 'اکنون نمی‌توان گفت چه مانده است.',
  functions: (names) => `می‌تواند فرا بخواند: ${names}`,
  calls: (left, most) => `فراخوانی‌های مانده: ${left} از ${most}`,
  perCall: (amount) => `با هر فراخوانی: حداکثر ${amount}`,
  contract: 'قرارداد',
  caller: 'چه کسی می‌تواند آن را فرا بخواند',
  atomic: (amount) => `${amount} (واحد اتمی)`,
  unknown: 'آنچه اجازه می‌دهد قابل نمایش نیست. اگر آن را نمی‌شناسید پس بگیرید.',
  until: (date) => `تا ${date}`,
  delegate: 'چه کسی می‌تواند بردارد',
  revoke: 'پس گرفتن',
  revoking: 'در کیف پول تأیید کنید و منتظر شبکه بمانید',
  granted:
    'برنامه می‌تواند در حدودی که اجازه دادید کار کند. آن را در تنظیمات می‌یابید و هر وقت بخواهید پس می‌گیرید.',
  done: 'تمام',
  showAll: 'نمایش اجازه‌ها',
}

const smartAccountTexts: Translation<typeof smartAccount> = {
  id: 'smartAccount',
  title: 'حساب هوشمند',
  intro:
    'حساب هوشمند چند گام را با هم انجام می‌دهد و می‌گذارد دیگری کارمزد شبکه را بپردازد. کلید شما برای آن امضا می‌کند.',
  twoAddresses:
    'حساب هوشمند و کلید شما هر کدام نشانی خود را دارند. وقتی ترتیب را عوض می‌کنید، پول همان جا که هست می‌ماند.',
  first: 'اول می‌آید: برنامه‌ها این را می‌بینند و پولی که می‌خواهید به این جا می‌رسد.',
  notFirst: 'حساب خودِ کلید شما اول می‌آید.',
  address: 'حساب هوشمند',
  ownAddress: 'کلید شما',
  isThere: 'در این شبکه ساخته شده است.',
  isNotThere: 'با نخستین ارسال شما ساخته می‌شود. پیش از آن هم می‌توانید پول دریافت کنید.',
  networks: 'شبکه‌هایی که آن را دارند',
  notHere: 'این شبکه در این جا حساب هوشمند ندارد. حساب خودِ کلید شما به کار می‌رود.',
  warning:
    'این نشانی را تنها برای همین شبکه‌ها بدهید: در شبکه‌های دیگر شاید هیچ‌کس نتواند آنچه را می‌رسد جابه‌جا کند.',
  failed: 'تغییر نکرد. دوباره تلاش کنید.',
}

const upgradeTexts: Translation<typeof upgrade> = {
  id: 'upgrade',
  title: 'ارتقای کیف پول',
  goOn: 'ادامهٔ انتقال به کیف پول خودتان',
  intro:
    'آنچه اینجاست را یکی پس از دیگری به کیف پولی از آنِ خودتان ببرید. هر انتقال را می‌بینید و تأیید می‌کنید.',
  ownAddress: (family) => `نشانی خودتان در ${family}`,
  enterAddress: 'نخست نشانی کیف پول خودتان را وارد کنید.',
  move: (what) => `انتقال ${what}`,
  last: 'این را در پایان ببرید: کارمزد بقیه را می‌پردازد.',
  spam: (count) => `${count} مورد ناخواسته اینجا می‌ماند.`,
  unread: (network) => `آنچه در ${network} است خوانده نشد. همان‌جا می‌ماند؛ دوباره تلاش کنید.`,
  incomplete: (network) => `شاید در ${network} بیش از آنچه دیده می‌شود باشد.`,
  tryAgain: 'تلاش دوباره',
  nothing: 'چیزی برای انتقال نمانده است.',
  reading: 'در حال خواندن دارایی شما',
}

const walletOffersTexts: Translation<typeof walletOffers> = {
  id: 'walletOffers',
  waiting: (wallet) => `درخواستی در ${wallet} منتظر است.`,
  open: (wallet) => `باز کردن ${wallet}`,
  dismiss: 'نادیده گرفتن',
  relayLost: 'اتصال به کیف پول شما قطع شد. در حال تلاش دوباره…',
  relayRefused: 'از این صفحه نمی‌توان به کیف پول شما رسید. اتصال آن را قطع کنید و دوباره متصل شوید.',
}

const errorsTexts: TranslatedErrors = {
  id: 'errors',
  walletSaid: (text) => `پیام کیف پول شما: «${text}»`,
  networkSaid: (text) => `پیام شبکه: «${text}»`,
  texts: {
    'balance/unavailable': 'موجودی در دسترس نیست.',
    'catalogue/unavailable':
      'فهرست کیف پول‌ها بارگذاری نشد. اتصال خود را بررسی کنید و دوباره تلاش کنید.',
    'connection/code-unavailable':
      'بخشی از این صفحه بارگذاری نشد. اتصال خود را بررسی کنید و دوباره تلاش کنید.',
    'network/unsupported-by-wallet': 'کیف پول از این شبکه پشتیبانی نمی‌کند.',
    'relay/closed': 'ارتباط با سرویس اتصال بسته شد.',
    'relay/outbox-full': 'پیام‌های زیادی در انتظارند. وقتی اتصال برگشت دوباره تلاش کنید.',
    'relay/refused': 'سرویس اتصال این سایت را نپذیرفت.',
    'relay/unavailable': 'سرویس اتصال پاسخ نمی‌دهد. دوباره تلاش کنید.',
    'resources/unavailable': 'داده‌ها در دسترس نیست. دوباره تلاش کنید.',
    'transfer/no-estimate': 'کارمزد شبکه خوانده نشد. دوباره تلاش کنید.',
    'transfer/unasked': 'ارسال نشد. دوباره تلاش کنید.',
    'wallet/already-pending': 'کیف پول خود را باز کنید.',
    'wallet/failed': 'خطای ناشناخته.',
    'wallet/not-found':
      'این کیف پول در این صفحه در دسترس نیست. قفل آن را باز کنید یا نصبش کنید و دوباره تلاش کنید.',
    'wallet/other-family':
      'این کیف پول حسابی از این نوع شبکه ندارد. شبکه یا کیف پول دیگری انتخاب کنید.',
    'walletconnect/link-failed': 'پیوندی ساخته نشد. اتصال را بررسی کنید و دوباره تلاش کنید.',
    'The wallet does not allow this kind of request. Try another wallet.':
      'کیف پول این نوع درخواست را نمی‌پذیرد. کیف پول دیگری را امتحان کنید.',
    'The wallet does not support the events of this site. Try another wallet.':
      'کیف پول از رویدادهای این سایت پشتیبانی نمی‌کند. کیف پول دیگری را امتحان کنید.',
    'The wallet does not allow this change. Connect again.':
      'کیف پول این تغییر را نمی‌پذیرد. دوباره متصل شوید.',
    'The wallet did not approve this network. Connect again and approve it.':
      'کیف پول این شبکه را تأیید نکرد. دوباره متصل شوید و آن را تأیید کنید.',
    'The wallet does not support these networks. Try another wallet.':
      'کیف پول از این شبکه‌ها پشتیبانی نمی‌کند. کیف پول دیگری را امتحان کنید.',
    'The wallet has no account for these networks. Add one, then try again.':
      'کیف پول برای این شبکه‌ها حسابی ندارد. یکی بسازید و دوباره تلاش کنید.',
    'The wallet does not support this kind of network. Try another wallet.':
      'کیف پول از این نوع شبکه پشتیبانی نمی‌کند. کیف پول دیگری را امتحان کنید.',
    'The wallet ended the connection. Connect again.':
      'کیف پول اتصال را پایان داد. دوباره متصل شوید.',
    'The wallet did not finish connecting. Try again.': 'اتصال کیف پول کامل نشد. دوباره تلاش کنید.',
    'The wallet cannot do what this request needs. Send it without, or use another wallet.':
      'کیف پول نمی‌تواند آنچه این درخواست می‌خواهد انجام دهد. بدون آن بفرستید یا کیف پول دیگری به کار ببرید.',
    'The wallet does not take several calls at once on this network.':
      'کیف پول در این شبکه چند فراخوانی را یکجا نمی‌پذیرد.',
    'The wallet knows a request of this id already. Send it again.':
      'کیف پول درخواستی با این شناسه را می‌شناسد. دوباره بفرستید.',
    'The wallet does not know these calls.': 'کیف پول این فراخوانی‌ها را نمی‌شناسد.',
    'These are more calls than the wallet takes at once. Send fewer.':
      'بیش از آن است که کیف پول یکجا بپذیرد. کمتر بفرستید.',
    'The wallet cannot do all of these calls or none on this network.':
      'کیف پول نمی‌تواند در این شبکه همهٔ این فراخوانی‌ها یا هیچ‌کدام را انجام دهد.',
    'The wallet no longer knows this connection. Connect again.':
      'کیف پول دیگر این اتصال را نمی‌شناسد. دوباره متصل شوید.',
    'The request expired in the wallet. Try again.':
      'مهلت درخواست در کیف پول تمام شد. دوباره تلاش کنید.',
    'The wallet gave no account. Open it, choose one, and try again.':
      'کیف پول حسابی نداد. آن را باز کنید، حسابی انتخاب کنید و دوباره تلاش کنید.',
    'The wallet gave an answer that cannot be read. Try again.':
      'پاسخ کیف پول خواندنی نیست. دوباره تلاش کنید.',
    'The wallet agreed and stayed on its network': 'کیف پول پذیرفت، اما در شبکهٔ خود ماند.',
    'The wallet signed a different message. Try again.':
      'کیف پول پیام دیگری را امضا کرد. دوباره تلاش کنید.',
  },
}

const networksTexts: Translation<typeof networks> = {
  id: 'networks',
  title: 'انتخاب شبکه',
  unsupportedTitle: 'شبکه پشتیبانی نمی‌شود',
  search: 'جست‌وجوی شبکه‌ها',
  list: 'شبکه‌ها',
  current: 'شبکهٔ کنونی',
  noneFound: (search) => `شبکه‌ای به نام «${search}» نیست`,
  noneFoundText: 'املا را بررسی کنید یا همه را ببینید.',
  none: 'شبکه‌ای نیست',
  noneText: 'این سایت اکنون شبکه‌ای ارائه نمی‌دهد.',
  clearSearch: 'پاک کردن جست‌وجو',
  whatIsANetwork: 'شبکه چیست؟',

  waitingTitle: (wallet) => `در ${wallet} ادامه دهید`,
  waitingText: (network) =>
    `تغییر به ${network} را در کیف پول خود بپذیرید. حساب و دارایی شما سر جای خود می‌ماند.`,
  doneTitle: 'شبکه تغییر کرد',
  declinedTitle: 'درخواست رد شد',
  declinedText: 'در همان شبکه‌ای که بودید می‌مانید. چیز دیگری تغییر نکرد.',
  failedTitle: 'تغییر شبکه ممکن نشد',
  failedText: (reason) => sentences(reason, 'در همان شبکه‌ای که بودید می‌مانید.'),
  cancel: 'لغو',
  tryAgain: 'تلاش دوباره',

  unsupportedText: (wallet) =>
    `${wallet} در شبکه‌ای است که این سایت استفاده نمی‌کند. برای ادامه یکی از این‌ها را انتخاب کنید. دارایی شما همان‌جا که هست امن است.`,
  yourWallet: 'کیف پول شما',
  disconnect: 'قطع اتصال',
  notApproved: (wallet) => `${wallet} تأیید نکرده است`,
  noWallet: 'هنوز کیف پولی نیست',
  connect: 'اتصال',
}

const guideTexts: Translation<typeof guide> = {
  id: 'guide',
  walletTitle: 'کیف پول چیست؟',
  networkTitle: 'شبکه چیست؟',
  walletCards: [
    {
      title: 'خانه‌ای برای دارایی‌های شما',
      text: 'سکه‌ها، توکن‌ها و کلکسیون‌های شما را نگه می‌دارد و نشان می‌دهد و هر جا بگویید می‌فرستد.',
    },
    {
      title: 'راهی تازه برای ورود',
      text: 'به‌جای گذرواژه، با کیف پول خود تأیید می‌کنید. هیچ سایتی کلید شما را نمی‌فهمد.',
    },
    {
      title: 'فقط از آن شما',
      text: 'کلید فقط نزد شماست. هیچ‌کس نمی‌تواند آن را برایتان بازیابی کند؛ عبارت بازیابی را جای امن نگه دارید و به کسی نگویید.',
    },
  ],
  getWallet: 'گرفتن کیف پول',

  networkCards: [
    {
      title: 'جایی که همه‌چیز رخ می‌دهد',
      text: 'شبکه دفتری همگانی است که رایانه‌های بسیاری با هم نگه می‌دارند. سکه‌های شما در یکی از آن‌هاست.',
    },
    {
      title: 'نشانی یکسان، پول جدا',
      text: 'نشانی شما می‌تواند در چند شبکه یکی باشد، اما آنچه در یکی دارید در دیگری نیست.',
    },
    {
      title: 'کارمزدها فرق دارند',
      text: 'هر شبکه سکهٔ خود را برای کارمزد و قیمت خود را برای هر تراکنش دارد.',
    },
  ],
}

const emailTexts: Translation<typeof email> = {
  id: 'email',
  confirmTitle: 'تأیید ایمیل',
  deviceTitle: 'ثبت دستگاه',
  passkeyTitle: 'کلید عبور',
  email: 'نشانی ایمیل',
  continue: 'ادامه',
  device: 'این دستگاه را تأیید کنید',
  deviceSent: (email) =>
    `پیوندی به ${email} فرستاده شد. بازش کنید و آنجا تأیید کنید که این دستگاه مال شماست.`,
  waitLonger: (seconds) => `${seconds} ثانیهٔ دیگر دوباره تلاش کنید`,
  connected: 'وارد شدید.',
  usePasskey: 'استفاده از کلید عبور',
  passkeyWaiting: 'دستگاه شما کلید عبورتان را می‌خواهد',
}

const loginTexts: Translation<typeof login> = {
  id: 'login',
  failed: (reason) => sentences(reason, 'چیزی با این سایت به اشتراک گذاشته نشد.'),
  declined: 'آن را بستید. چیزی با این سایت به اشتراک گذاشته نشد.',
  connected: 'وارد شدید.',
  tryAgain: 'تلاش دوباره',
  otherWay: 'راه دیگری به کار ببرید',
  notEmail: 'یک نشانی ایمیل بنویسید، مانند ada@example.com.',
  sent: (email) => `کدی را که به ${email} فرستاده شد بنویسید.`,
  code: 'کد',
  checking: 'در حال بررسی کد',
  resend: 'فرستادن دوبارهٔ کد',
  sending: 'در حال فرستادن کد',
}

const socialTexts: Translation<typeof social> = {
  id: 'social',
  socialsTitle: 'ادامه با',
  continueWith: (service) => `ادامه با ${service}`,
  more: 'سرویس‌های بیشتر',
  waiting: (service) => `در پنجرهٔ ${service} ادامه دهید`,
  noPassword: 'این سایت از آنچه آنجا می‌کنید چیزی نمی‌داند.',
  blocked:
    'مرورگر شما نگذاشت پنجره‌ای باز شود. پنجره‌ها را برای این صفحه مجاز کنید و دوباره تلاش کنید.',
  timedOut: 'پنجره بسته شد. دوباره تلاش کنید یا راه دیگری به کار ببرید.',
  inThisPage: 'ادامه در همین صفحه',
  closed: 'پنجره بسته شد. اگر کارتان تمام شده بود، خودش ادامه می‌دهد.',
}

const farcasterTexts: Translation<typeof farcaster> = {
  id: 'farcaster',
  scan: 'این را با دوربین تلفن خود اسکن کنید و در برنامهٔ Farcaster بپذیرید.',
  agree: 'در برنامهٔ Farcaster بپذیرید و به اینجا برگردید.',
  codeName: 'کد QR برای ادامه در برنامهٔ Farcaster',
  preparing: 'در حال ساختن پیوند',
  open: 'باز کردن Farcaster',
  copyLink: 'رونوشت پیوند',
  copied: 'پیوند رونوشت شد',
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
