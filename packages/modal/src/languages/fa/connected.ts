import { sentences, type Translation, type Words } from '@foyer/ui'
import type { messages as account } from '../../features/account/messages.ts'
import type { messages as activity } from '../../features/activity/messages.ts'
import type { messages as families } from '../../features/families/messages.ts'
import type { messages as nfts } from '../../features/nfts/messages.ts'
import type { messages as profile } from '../../features/profile/messages.ts'
import type { messages as receive } from '../../features/receive/messages.ts'
import type { messages as send } from '../../features/send/messages.ts'
import type { messages as settings } from '../../features/settings/messages.ts'
import type { messages as signIn } from '../../features/sign-in/messages.ts'
import type { messages as swap } from '../../features/swap/messages.ts'
import type { messages as tokens } from '../../features/tokens/messages.ts'
import type { messages as money } from '../../money/messages.ts'

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
  unknownNetwork: 'شبکه‌ای دیگر',
  notKnown: 'نشانی‌ای نیست که می‌شناسید',
  onlyEnds: 'فقط دو سر آن یکی است. کلاهبرداران این‌ها را می‌سازند تا اشتباهی به آن‌ها پول بدهید.',
  bait: 'این نشانی را فقط از انتقال‌های هیچ می‌شناسید. کلاهبرداران این‌ها را می‌فرستند تا نشانی را کپی کنید.',
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
    'این نشانی یک قرارداد است و پیش‌تر به آن نفرستاده‌اید. شاید آنچه می‌گیرد برای همیشه بماند: از گیرنده بپرسید که آیا می‌توان از آن استفاده کرد.',
  firstTime: 'اولین بار است که به این نشانی می‌فرستید. آن را با گیرنده بررسی کنید.',
  notices: {
    tokenMissing: 'این حساب توکن درخواست‌شده را ندارد. توکن دیگری انتخاب کنید.',
    lookAlike: 'این نشانی خود را جای نشانی‌ای که می‌شناسید جا می‌زند. پیش از ادامه بررسی کنید.',
    wouldFail: 'شبکه می‌گوید این انتقال ناموفق می‌شود. چیزی ارسال نشد.',
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
  impactHigh: 'ارزش آنچه دریافت می‌کنید خیلی کمتر از پرداخت شماست.',
  reading: 'در حال پرسیدن قیمت',
  pays: 'می‌پردازید',
  gets: 'دریافت می‌کنید، طبق برآورد',
  approve: (symbol) => `تأیید ${symbol}`,
  reset: (symbol) => `لغو تأیید پیشین ${symbol}`,
  swap: 'تبدیل',
  approving: (symbol) => `در حال تأیید ${symbol}`,
  steps: {
    reset: 'نخست تأیید پیشین لغو می‌شود، سپس برداشت درست همین مقدار مجاز می‌شود.',
    approve: 'نخست برداشت درست همین مقدار را مجاز می‌کنید، سپس تبدیل می‌کنید.',
  },
  notices: {
    wouldFail:
      'شبکه می‌گوید این تبدیل ناموفق خواهد بود، چون قیمت‌ها تغییر کردند. برگردید و دوباره بپرسید.',
    priceMoved: 'قیمت تغییر کرد. مقدارها را دوباره ببینید.',
  },
  refused: (reason) => `تبدیل پیشنهادی رد شد. ${reason} چیزی از کیف پول شما خواسته نشد.`,
  started: 'تراکنش آغاز شد',
  swapped: (paid, received) => `${paid} در برابر ${received}`,
  pending: 'در راه است. با یکی از بلوک‌های بعدی انجام می‌شود.',
  confirmed: 'تبدیل انجام شد. آنچه دریافت کردید در حساب شماست.',
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
export const texts: readonly Words[] = [
  moneyTexts,
  accountTexts,
  activityTexts,
  familiesTexts,
  nftsTexts,
  profileTexts,
  receiveTexts,
  sendTexts,
  swapTexts,
  settingsTexts,
  signInTexts,
  tokensTexts,
]
