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
  amount: 'Số tiền',
  max: 'Tối đa',
  tryAgain: 'Thử lại',
  twoReadings:
    'Số này có thể đọc theo hai cách. Hãy viết số nguyên không có dấu phân cách, và viết số lẻ thêm một chữ số 0, ví dụ 1,2340',
  maxAmount: (amount) => `Tối đa ${amount}`,
  maxLeaves: (fee) => `Mức tối đa chừa lại ${fee} cho phí`,
  have: (amount) => `Bạn có ${amount}.`,
  badAmount: (decimals) =>
    `Dùng chữ số và một dấu chấm hoặc dấu phẩy, tối đa ${decimals} chữ số thập phân`,
  inToken: (symbol) => `Nhập số tiền bằng ${symbol}`,
  inDollars: 'Nhập số tiền bằng đô la',
  selectToken: 'Chọn token',
  changeToken: (symbol) => `${symbol}, đổi token`,
  recipient: 'Người nhận',
  addressOrName: 'Địa chỉ hoặc tên',
  paste: 'Dán',
  clear: 'Xóa người nhận',
  recent: 'Người nhận gần đây',
  recentLabel: 'Gần đây',
  looking: 'Đang tra cứu tên',
  wholeAddress: 'Địa chỉ đầy đủ',
  wholeAddressOf: (name) => `Địa chỉ đầy đủ của ${name}`,
  copyAddress: 'Sao chép địa chỉ',
  copied: 'Đã sao chép địa chỉ',
  network: 'Mạng',
  fee: 'Phí mạng',
  feePaidIn: (symbol) => `Phí mạng, trả bằng ${symbol}`,
  costs: { recipientAccount: 'Mở một tài khoản cho token này, chỉ một lần' },
  feeAtMost: (fee) => `tối đa ${fee}`,
  feeUnread: 'Ví của bạn sẽ hiển thị',
  search: 'Tìm token',
  lookingToken: 'Đang xem token',
  noTokenThere: (network) => `Không có token nào tại địa chỉ này trên ${network}`,
  unlisted:
    'Token này không có trong danh sách nào. Bất kỳ ai cũng có thể tạo token với tên bất kỳ, và nó có thể không có giá trị gì. Chỉ dùng nếu bạn biết địa chỉ của nó.',
  takeToken: (symbol) => `Dùng ${symbol}`,
  suggested: 'Token gợi ý',
  tokensOn: (network) => `Token của bạn trên ${network}`,
  missing: (network) =>
    `Không đọc được hết token trên ${network}. Chúng vẫn ở nguyên chỗ và an toàn.`,
  noToken: (text) => `Không có token nào tên “${text}”`,
  clearSearch: 'Xóa tìm kiếm',
  exactly: (amount) => `Chính xác ${amount}`,
  total: 'Tổng gồm phí',
  confirm: 'Xác nhận',
  confirmIn: (wallet) => `Xác nhận trong ${wallet}`,
  cancel: 'Hủy',
  notices: {
    declined: 'Yêu cầu bị từ chối. Không có gì được gửi đi.',
    walletChanged: 'Ví của bạn đã thay đổi. Hãy kiểm tra lại.',
    feeUnread: 'Không đọc được phí mạng. Ví của bạn sẽ hiển thị phí trước khi bạn xác nhận.',
    wrongNetwork:
      'Ví của bạn đang ở mạng khác. Hãy đổi mạng rồi xác nhận lại. Không có gì được gửi đi.',
  },
  failed: (reason) => sentences(reason, 'Không có gì được gửi đi.'),
  somethingWrong: 'Đã xảy ra lỗi',
  chainFailed: 'Mạng đã từ chối',
  chainFailedHint: 'Không có gì bị chuyển đi ngoài phí mạng.',
  dropped: 'Bị loại bỏ, không có gì được gửi đi',
  droppedHint: 'Mạng đã bỏ quên giao dịch trước khi nó được đưa vào một khối.',
  replaced: 'Đã bị thay thế',
  replacedHint: 'Một giao dịch khác của bạn đã thay vào chỗ này. Hãy xem trong ví của bạn.',
  reading: 'Đang đọc lại từ blockchain',
  matches: 'Đã đọc lại từ blockchain: trùng khớp',
  matchesHint: 'Người nhận, số tiền và mạng đúng như bạn đã xác nhận.',
  unread: 'Chưa đọc được',
  unreadHint: 'Hệ thống sẽ tự kiểm tra lại.',
  partlyCompared: 'Không đối chiếu được toàn bộ',
  partlyComparedHint:
    'Giao dịch đã có trên blockchain, nhưng không thể đối chiếu toàn bộ với những gì bạn đã xác nhận.',
  done: 'Xong',
  explorer: 'Xem trên trình khám phá',
  unknown: 'Chưa rõ kết quả',
  unknownHint: 'Có thể đã được gửi đi. Hãy xem mục Hoạt động trước khi thử lại.',
  looked: 'Tôi đã xem',
  alarm: 'Không phải điều bạn đã xác nhận',
  alarmHint:
    'Ví của bạn đã gửi một thứ khác và không thể hoàn tác. Hãy ngừng dùng ví này. Chuyển phần còn lại đi từ một thiết bị bạn tin tưởng.',
  youConfirmed: 'Bạn đã xác nhận',
  onChain: 'Trên blockchain',
  parts: {
    network: 'Mạng',
    sender: 'Người gửi',
    recipient: 'Người nhận',
    amount: 'Số tiền, theo đơn vị nhỏ nhất',
    asset: 'Token hoặc lệnh gọi',
  },
  read: 'Tôi đã đọc',
  unknownBalance: 'Chưa rõ số dư',
  nothing: 'Không có gì để xác nhận',
  nothingHint: 'Việc ở đây đã kết thúc và ví của bạn không bị yêu cầu gì.',
  back: 'Quay lại biểu mẫu',
  noNetwork: 'Hãy chọn mạng trước',
  noNetworkHint: 'Ví của bạn đang ở một mạng mà trang này không dùng.',
  networks: 'Chọn mạng',
}

const accountTexts: Translation<typeof account> = {
  id: 'account',
  title: 'Tài khoản',
  copyAddress: 'Sao chép địa chỉ',
  copied: 'Đã sao chép địa chỉ',
  balance: 'Số dư',
  balanceFailed: 'Không xem được số dư token',
  balanceUnread: 'Không đọc được số dư của bạn. Tiền của bạn vẫn ở nguyên chỗ và an toàn.',
  balanceStale: 'Không làm mới được. Đây là số dư gần nhất mà chúng tôi thấy.',
  notPriced: 'Một phần không có giá nên không nằm trong tổng này.',
  notWhole: 'Không đọc được toàn bộ.',
  tryAgain: 'Thử lại',
  network: 'Mạng',
  parts: 'Tài sản trong tài khoản này',
  disconnect: 'Ngắt kết nối',
  differs: 'Thứ mà ví của bạn đã gửi không phải điều bạn đã xác nhận.',
  lookAtIt: 'Xem',
}

const activityTexts: Translation<typeof activity> = {
  id: 'activity',
  title: 'Hoạt động',
  verbs: {
    approve: 'Đã phê duyệt',
    borrow: 'Đã vay',
    burn: 'Đã đốt',
    buy: 'Đã mua',
    cancel: 'Đã hủy',
    claim: 'Đã lĩnh',
    deploy: 'Đã triển khai',
    deposit: 'Đã nạp',
    execute: 'Đã thực thi',
    mint: 'Đã đúc',
    receive: 'Đã nhận',
    repay: 'Đã trả nợ',
    send: 'Đã gửi',
    stake: 'Đã stake',
    trade: 'Đã hoán đổi',
    unstake: 'Đã rút stake',
    withdraw: 'Đã rút',
  },
  sending: 'Đang gửi',
  pending: 'Đang chờ',
  differs: 'Không như đã xác nhận',
  unmatched: 'Kiểm tra người nhận',
  failedTag: 'Thất bại',
  dropped: 'Bị loại bỏ, không có gì được gửi đi',
  replaced: 'Đã bị thay thế',
  lookAlike: 'Giả mạo',
  lookAlikeHint: (known) => `Từ một địa chỉ được tạo ra cho giống ${known}.`,
  thisWeek: 'Tuần này',
  emptyTitle: 'Chưa có hoạt động',
  empty: 'Hoạt động của tài khoản này sẽ hiện ở đây.',
  unsupported: 'Không xem được lịch sử của mạng này ở đây.',
  incomplete: 'Không đọc được một phần lịch sử này.',
  failed: 'Không lấy được giao dịch',
  failedHint: 'Không mất gì cả. Hãy kiểm tra kết nối của bạn.',
  tryAgain: 'Thử lại',
  more: 'Xem thêm',
  newer: 'Xem mục mới hơn',
  imitates: 'Bạn biết địa chỉ này:',
  imitation: 'Còn địa chỉ này chỉ trông giống:',
  copyAddress: 'Sao chép địa chỉ trông giống',
  copyWarning: 'Người tạo địa chỉ này mong bạn gửi nhầm tiền vào đây.',
  copyAnyway: 'Vẫn sao chép',
  copied: 'Đã sao chép địa chỉ',
  explorer: 'Xem trên trình khám phá khối',
  justNow: 'vừa xong',
  minutes: (count) => `${count} phút`,
  hours: (count) => `${count} giờ`,
}

const familiesTexts: Translation<typeof families> = {
  id: 'families',
  switchTo: (family) => `Chuyển sang ${family}`,
  waitingTitle: (wallet) => `Tiếp tục trong ${wallet}`,
  waitingText: 'Ví sẽ hỏi một lần cho mỗi loại mạng. Hãy chấp nhận những loại bạn cần.',
  connectedTitle: 'Đã kết nối',
  connectedText: (wallet) => `${wallet} đã kết nối với trang web này.`,
  someText: 'Bạn có thể tiếp tục hoặc thử lại với các loại còn lại.',
  declinedTitle: 'Yêu cầu bị từ chối',
  failedTitle: 'Không kết nối được',
  nothingText: 'Không có gì được chia sẻ với trang web này.',
  list: 'Loại mạng',

  accept: 'Chấp nhận yêu cầu tại đó',
  openWallet: 'Mở ví của bạn',
  noAnswer: 'Chưa có phản hồi',
  waiting: 'Đang chờ',
  connected: 'Đã kết nối',
  declined: 'Bị từ chối, không chia sẻ gì',
  tryAgain: 'Thử lại',
  cancel: 'Hủy',
  continueWith: (family) => `Tiếp tục với ${family}`,
  continueWithSeveral: (count) => `Tiếp tục với ${count}`,

  goOnWith: (wallet, account) =>
    `Bạn tiếp tục với ${wallet}, ${account}. Các ví khác của bạn vẫn được kết nối.`,
  connectFirst: 'Chưa có ví nào được kết nối cho loại này. Các ví khác của bạn vẫn được kết nối.',
  connectWallet: 'Kết nối ví',
}

const nftsTexts: Translation<typeof nfts> = {
  id: 'nfts',
  tab: 'NFT',
  list: 'NFT trong tài khoản này',
  many: (count) => `×${count}`,
  named: (name, collection, count) => [name, collection, count].filter(Boolean).join(', '),
  hidden: (count) => plural('vi', count, { other: `Đã ẩn ${count} NFT rác` }),
  shown: (count) => plural('vi', count, { other: `${count} NFT rác` }),
  emptyTitle: 'Chưa có NFT',
  empty: 'Vật phẩm sưu tầm bạn nhận được sẽ hiện ở đây.',
  unsupported: 'Không xem được vật phẩm sưu tầm của mạng này ở đây.',
  incomplete: 'Không đọc được một số NFT của bạn. Chúng vẫn ở nguyên chỗ và an toàn.',
  failed: 'Không đọc được NFT của bạn',
  failedHint: 'Chúng vẫn ở nguyên chỗ và an toàn.',
  tryAgain: 'Thử lại',
  more: 'Xem thêm',
  collection: 'Bộ sưu tập',
  tokenId: 'ID token',
  pieces: 'Bạn có',
  network: 'Mạng',
  contract: 'Hợp đồng',
  copyContract: 'Sao chép hợp đồng',
  copied: 'Đã sao chép',
  send: 'Gửi',
}

const profileTexts: Translation<typeof profile> = {
  id: 'profile',
  title: 'Ví',
  active: 'Đang dùng',
  use: 'Dùng',
  add: 'Thêm',
  addFor: (family) => `Thêm ví: ${family}`,
  noneConnected: 'Chưa kết nối ví nào',
  more: (account) => `Chi tiết về ${account}`,
  copyAddress: 'Sao chép địa chỉ',
  copied: 'Đã sao chép địa chỉ',
  disconnect: (wallet) => `Ngắt kết nối ${wallet}`,
  hint: 'Ví của bạn quyết định cho trang web này thấy những tài khoản nào.',
  types: {
    eoa: 'Tài khoản',
    smartAccount: 'Tài khoản thông minh',
    payment: 'Thanh toán',
    ordinal: 'Ordinals',
    stx: 'Stacks',
  },
}

const receiveTexts: Translation<typeof receive> = {
  id: 'receive',
  title: 'Nhận',
  networksTitle: 'Mạng tương thích',
  fundTitle: 'Nạp tiền vào ví',
  code: (network) => `Mã QR của địa chỉ của bạn trên ${network}`,
  amount: 'Số tiền',
  amountOptional: 'Số tiền, không bắt buộc',
  badAmount: (decimals) =>
    `Dùng chữ số và một dấu chấm hoặc dấu phẩy, tối đa ${decimals} chữ số thập phân`,
  yourAddress: (network) => `Địa chỉ của bạn trên ${network}`,
  copyAddress: 'Sao chép địa chỉ',
  copyLink: 'Sao chép liên kết thanh toán',
  copied: 'Đã sao chép địa chỉ',
  linkCopied: 'Đã sao chép liên kết thanh toán',
  alsoOn: (count) => plural('vi', count, { other: `Cũng có trên ${count} mạng` }),
  sameAddress:
    'Địa chỉ của bạn giống nhau trên từng mạng này. Chỉ gửi qua một trong các mạng này: tiền gửi qua mạng khác có thể bị mất.',
  fund: 'Tiền vào tài khoản này từ một ví khác hoặc sàn giao dịch.',
}

const sendTexts: Translation<typeof send> = {
  id: 'send',
  title: 'Gửi',
  selectTitle: 'Chọn token',
  lookAlikeTitle: 'Kiểm tra địa chỉ',
  reviewTitle: 'Xem lại lệnh gửi',
  sentTitle: 'Đã gửi',
  buttons: {
    selectToken: 'Chọn token',
    addAmount: 'Nhập số tiền',
    incorrectValue: 'Giá trị không đúng',
    insufficientFunds: 'Không đủ tiền',
    unknownBalance: 'Chưa rõ số dư',
    addAddress: 'Nhập địa chỉ',
    invalidAddress: 'Địa chỉ không hợp lệ',
    previewSend: 'Xem lại lệnh gửi',
    unsupportedChain: 'Mạng không được hỗ trợ',
  },
  youSend: 'Bạn gửi',
  balanceUnknown: 'Không đọc được số dư của bạn. Tiền của bạn vẫn ở nguyên chỗ và an toàn.',
  noFee: (symbol) => `Không đủ ${symbol} để trả phí mạng`,
  to: 'Đến',
  problems: {
    invalid: 'Đây không phải là địa chỉ của mạng này.',
    checksum: 'Mã kiểm tra không khớp, hãy kiểm tra từng chữ cái.',
    required: 'Liên kết này đòi hỏi một thứ không được biết ở đây.',
    letters: 'Có chữ cái thuộc các hệ chữ khác nhau hoặc không tên nào được phép có.',
    unregistered: 'Tên này chưa được đăng ký.',
    lookupFailed: 'Không tra cứu được tên. Hãy thử lại hoặc dán địa chỉ.',
    tokenContract:
      'Đây là hợp đồng của một token, không phải tài khoản của người dùng. Thứ gửi đến đây sẽ mất.',
  },
  otherNetwork: (name) => `Liên kết này dành cho ${name}. Hãy chuyển mạng trước hoặc xóa liên kết.`,
  switchTo: (name) => `Chuyển sang ${name}`,
  unknownNetwork: 'mạng khác',
  notKnown: 'Không phải địa chỉ bạn biết',
  onlyEnds:
    'Chỉ phần đầu và phần cuối trùng nhau. Kẻ lừa đảo tạo những địa chỉ này để người khác trả nhầm tiền cho chúng.',
  bait: 'Bạn chỉ biết địa chỉ này qua những lần chuyển với số tiền bằng 0. Kẻ lừa đảo làm vậy để bạn sao chép địa chỉ của chúng.',
  known: 'Bạn đã biết',
  entered: 'Bạn đã nhập',
  useKnown: 'Dùng địa chỉ đã biết',
  useEntered: 'Vẫn dùng địa chỉ này',
  pressAgain: 'Nhấn lần nữa để dùng',
  leaves: 'Rời tài khoản của bạn',
  arrives: (name) => `Đến ${name}`,
  reserve: (amount) =>
    `Các ví để dành tối đa ${amount} cho phí, và bạn có ít hơn số đó. Ví của bạn có thể từ chối.`,
  keepsPart: (amount) => `Token này giữ lại ${amount} trong mỗi lần chuyển như thế này.`,
  contract:
    'Địa chỉ này là một hợp đồng và bạn chưa từng gửi đến đây. Nó có thể giữ vĩnh viễn những gì nhận được: hãy hỏi người nhận xem có dùng được không.',
  firstTime: 'Đây là lần đầu bạn gửi đến địa chỉ này. Hãy kiểm tra lại với người nhận.',
  comparing: 'Đang đối chiếu địa chỉ',
  notCompared:
    'Không đọc được lịch sử của bạn nên địa chỉ này chưa được đối chiếu với những địa chỉ bạn biết. Hãy kiểm tra toàn bộ địa chỉ.',
  notices: {
    wouldFail: 'Mạng báo rằng lần chuyển này sẽ thất bại. Không có gì được gửi đi.',
    tokenMissing: 'Tài khoản này không có token được yêu cầu. Hãy chọn token khác.',
    lookAlike: 'Địa chỉ này giả làm một địa chỉ bạn biết. Hãy kiểm tra trước khi tiếp tục.',
    feeRose: 'Phí mạng đã tăng. Hãy kiểm tra lại số tiền. Không có gì được gửi đi.',
    feeUnknown:
      'Không đọc được phí mạng nên không biết có thể gửi bao nhiêu. Hãy thử lại hoặc nhập một số tiền.',
  },
  refusals({ code, context }) {
    const { least, most, symbol } = Object(context) as Record<string, string>
    switch (code) {
      case 'transfer/decimals-differ':
        return 'Mạng tính token này theo đơn vị khác với đơn vị trang này hiển thị. Không có gì được gửi đi. Đừng gửi từ đây.'
      case 'transfer/decimals-unread':
        return 'Mạng không cho biết tính token này theo đơn vị nào. Không có gì được gửi đi. Hãy đợi một lát hoặc thử lại.'
      case 'transfer/sender-minimum':
        return `Mạng yêu cầu giữ lại ${least} ${symbol} trong tài khoản của bạn, ngoài phí. Hãy gửi ít hơn.`
      case 'transfer/recipient-minimum':
        return `Địa chỉ này chưa có gì và mạng không nhận ít hơn ${least} ${symbol} tại đó. Hãy gửi nhiều hơn.`
      case 'transfer/frozen':
        return `Bên phát hành token này đã đóng băng một phần. Hãy gửi tối đa ${most}.`
      case 'transfer/too-many-accounts':
        return `Token này nằm rải rác trong nhiều tài khoản của bạn. Hãy gửi tối đa ${most} mỗi lần, phần còn lại gửi sau.`
      default:
        return null
    }
  },
  failedOnSolana: 'Không gửi được giao dịch. Vui lòng thử lại.',
  started: 'Giao dịch đã bắt đầu',
  sent: (amount) => `Đã gửi ${amount}`,
  pending: 'Đang trên đường. Sẽ đến cùng một trong các khối tiếp theo.',
  confirmed: (to) => `Đã đến ${to}.`,
  lessArrived: 'Số đến nơi ít hơn số đã gửi',
  lessArrivedHint: (arrived, sent) =>
    `Token báo rằng ${arrived} trong số ${sent} đã đến nơi. Token này giữ lại một phần, hoặc không làm đúng như nó báo.`,
}

const settingsTexts: Translation<typeof settings> = {
  id: 'settings',
  title: 'Cài đặt',
  address: 'Địa chỉ đầy đủ của bạn',
  copyAddress: 'Sao chép địa chỉ',
  copied: 'Đã sao chép địa chỉ',
  explorer: (name) => `Xem trên ${name}`,
  opensNewTab: 'Mở trong thẻ mới',
  appearance: 'Giao diện',
  appearances: { system: 'Hệ thống', light: 'Sáng', dark: 'Tối' },
  language: 'Ngôn ngữ',
  wallets: 'Tài khoản và ví',
  disconnect: 'Ngắt kết nối',
}

const signInTexts: Translation<typeof signIn> = {
  id: 'sign-in',
  title: 'Đăng nhập',
  heading: (site) => `Đăng nhập vào ${site}`,
  headingAnywhere: 'Đăng nhập bằng ví của bạn',
  explanation: 'Bạn ký thông điệp bên dưới. Việc này không mất phí và không chuyển đi thứ gì.',
  message: 'Thông điệp cần ký',
  sign: 'Ký',
  cancel: 'Hủy',
  continueIn: (wallet) => `Tiếp tục trong ${wallet}`,
  returning: (wallet) => `Đang trở về mạng trước đó. ${wallet} có thể hỏi bạn.`,
  checking: 'Đang kiểm tra chữ ký của bạn',
  checkingText: 'Việc này mất một lát.',
  declined: 'Chữ ký bị từ chối',
  smartAccount: 'Ứng dụng này có thể không hỗ trợ tài khoản thông minh',
  unavailable: 'Đã xảy ra sự cố khi bắt đầu xác thực',
  refused: (reason) => `Máy chủ báo: ${reason}`,
  warnings: {
    domain: (page, named) =>
      `Trang này là ${page}, nhưng thông điệp ghi một trang web khác: ${named}`,
    flagged: (domain) => `${domain} bị báo cáo là lừa đảo. Đừng ký.`,
    imitation: 'Đây trông giống thông điệp đăng nhập nhưng không phải. Đừng ký.',
    account: 'Thông điệp ghi một tài khoản không phải của bạn.',
    uri: (uri) => `Bạn sẽ đăng nhập tại một địa chỉ khác: ${uri}`,
    chain: (named, wallet) => `Thông điệp ghi ${named}. Ví của bạn đang ở ${wallet}.`,
  },
}

const swapTexts: Translation<typeof swap> = {
  id: 'swap',
  title: 'Hoán đổi',
  selectTitle: 'Chọn token',
  reviewTitle: 'Xem lại hoán đổi',
  doneTitle: 'Đã hoán đổi',
  buttons: {
    unsupportedNetwork: 'Mạng này không hỗ trợ hoán đổi',
    selectToken: 'Chọn token',
    enterAmount: 'Nhập số tiền',
    insufficientBalance: 'Không đủ số dư',
    insufficientLiquidity: 'Không đủ thanh khoản',
    reviewSwap: 'Xem lại hoán đổi',
  },
  youPay: 'Bạn trả',
  youReceive: 'Bạn nhận',
  estimate: 'Ước tính',
  payWith: (symbol) => `Trả bằng ${symbol}`,
  receive: (symbol) => `Nhận ${symbol}`,
  switchTokens: 'Đảo token',
  tokensOn: (network) => `Token trên ${network}`,
  rate: 'Tỷ giá',
  minimum: 'Bạn nhận ít nhất',
  impact: 'Tác động giá',
  slippage: 'Trượt giá',
  slippageHint:
    'Số nhận được có thể ít hơn ước tính bao nhiêu. Nếu còn ít hơn nữa, việc hoán đổi sẽ không diễn ra.',
  slippageField: 'Trượt giá theo phần trăm',
  slippageHigh: 'Với mức trượt giá lớn như vậy, bạn có thể nhận ít hơn nhiều so với ước tính.',
  untried:
    'Mạng không thể thử trước lần hoán đổi này. Số nhận được chỉ được đọc từ chính giao dịch.',
  impactHigh: 'Thứ bạn nhận có giá trị thấp hơn nhiều so với thứ bạn trả.',
  reading: 'Đang hỏi giá',
  pays: 'Bạn trả',
  gets: 'Bạn nhận, theo ước tính',
  approve: (symbol) => `Phê duyệt ${symbol}`,
  reset: (symbol) => `Thu hồi phê duyệt ${symbol}`,
  swap: 'Hoán đổi',
  approveAndSwap: 'Phê duyệt và hoán đổi',
  approving: (symbol) => `Đang phê duyệt ${symbol}`,
  steps: {
    batch:
      'Ví của bạn phê duyệt đúng số tiền này và hoán đổi trong một lần: cả hai cùng diễn ra hoặc không có gì xảy ra.',
    reset:
      'Trước tiên, phê duyệt cũ bị thu hồi, sau đó sàn giao dịch được phép lấy đúng số tiền này.',
    approve: 'Trước tiên, bạn cho phép sàn giao dịch lấy đúng số tiền này, sau đó bạn hoán đổi.',
  },
  notices: {
    wouldFail:
      'Mạng báo rằng lần hoán đổi này sẽ thất bại vì giá đã thay đổi. Hãy quay lại để lấy báo giá mới.',
    priceMoved: 'Giá đã thay đổi. Hãy xem lại các số tiền.',
  },
  refused: (reason) => `Đề xuất hoán đổi đã bị từ chối. ${reason} Ví của bạn không bị yêu cầu gì.`,
  started: 'Giao dịch đã bắt đầu',
  swapped: (paid) => `Đã hoán đổi ${paid}`,
  pending: (least) => `Đang trên đường. Ít nhất ${least} sẽ đến cùng một trong các khối tiếp theo.`,
  confirmed: (least) => `Hoán đổi đã xong: ít nhất ${least} đã vào tài khoản của bạn.`,
}

const buyTexts: Translation<typeof buy> = {
  id: 'buy',
  tile: 'Mua',
  fund: 'Mua bằng thẻ hoặc tài khoản ngân hàng',
  title: 'Chọn nhà cung cấp',
  tokenTitle: 'Chọn token',
  currencyTitle: 'Chọn loại tiền',
  progressTitle: 'Đang mua',
  helpTitle: 'Mua là gì?',
  youPay: 'Bạn trả',
  badAmount: 'Dùng chữ số và một dấu chấm hoặc dấu phẩy, tối đa 2 chữ số thập phân',
  tooLittle: (limit) => `Trả ít nhất ${limit}`,
  tooMuch: (limit) => `Trả nhiều nhất ${limit}`,
  receive: (symbol) => `Nhận ${symbol}`,
  receiveTitle: 'Bạn nhận, theo ước tính',
  providers: 'Nhà cung cấp',
  fee: (least, most) => `Phí từ ${least} đến ${most}`,
  asking: 'Đang hỏi giá',
  noQuote: 'Hiện không báo giá',
  gives: (amount) => `Khoảng ${amount}`,
  loading: 'Đang hỏi xem có thể mua gì',
  sample:
    'Ước tính: không hỏi được bên bán. Đây là các con số thông thường và không thể mua gì với chúng.',
  sampleFee: (fee) => `Phí thông thường ${fee}`,
  nothingSold: (network) => `Không có gì được bán trên ${network}`,
  nothingSoldHint: 'Hãy chọn mạng khác hoặc nhận từ một ví khác.',
  networks: 'Mạng',
  tryAgain: 'Thử lại',
  sandbox: 'Chế độ thử nghiệm: ở đây không bán gì thật và không trả tiền thật.',
  leaves:
    'Bạn thanh toán trên trang của nhà cung cấp. Thẻ và giấy tờ của bạn không bao giờ đến đây.',
  failed: (reason) => `Chưa mua gì cả. ${reason}`,
  foreignPage: (host) =>
    `Máy chủ đưa ra một trang tại ${host}, không thuộc về bên nào bán hàng ở đây. Trang đó không được mở và chưa mua gì cả.`,
  opening: (provider) => `Đang mở ${provider}`,
  waiting: (provider) => `Tiếp tục tại ${provider}`,
  waitingHint:
    'Hãy thanh toán trên trang đã mở. Màn hình này sẽ báo khi tiền đến; bạn có thể đóng lại.',
  waitingUnknown: 'Hãy thanh toán trên trang đã mở. Thứ bạn mua sẽ hiện trong tài khoản của bạn.',
  blocked: 'Trình duyệt không cho mở trang. Hãy tự mở:',
  open: (provider) => `Mở ${provider}`,
  copyLink: 'Sao chép liên kết',
  copied: 'Đã sao chép liên kết',
  opensNewTab: 'mở trong thẻ mới',
  paid: 'Đã thanh toán',
  paidHint: (amount) => `${amount} đang trên đường đến địa chỉ của bạn.`,
  delivered: (amount) => `${amount} đã đến`,
  deliveredHint: 'Đã có trong tài khoản của bạn.',
  notDelivered: 'Chưa mua được',
  notDeliveredHint: 'Nhà cung cấp báo rằng không có gì được giao.',
  goesTo: 'Gửi đến',
  again: 'Làm lại từ đầu',
  done: 'Xong',
  activity: 'Xem trong Hoạt động',
  helpCards: [
    {
      title: 'Tiền đổi thành coin',
      text: 'Nhà cung cấp nhận thanh toán bằng thẻ hoặc chuyển khoản của bạn và gửi coin đến địa chỉ của bạn.',
    },
    {
      title: 'Nhà cung cấp biết bạn là ai',
      text: 'Đó là một công ty riêng với quy định riêng và có thể yêu cầu giấy tờ của bạn. Trang này chỉ cung cấp cho họ địa chỉ của bạn và số tiền, ngoài ra không có gì khác.',
    },
    {
      title: 'Có tốn chi phí',
      text: 'Nhà cung cấp giữ lại một đến hai phần trăm hoặc hơn, và mạng có phí riêng. Hãy so sánh trước khi trả tiền.',
    },
  ],
}

const nameTexts: Translation<typeof name> = {
  id: 'name',
  title: 'Chọn tên',
  registerTitle: 'Đăng ký tên',
  registeredTitle: 'Đã đăng ký tên',
  intro:
    'Tên đại diện cho địa chỉ của bạn. Người khác gửi đến tên đó và không ai phải sao chép địa chỉ.',
  own: 'Tên của bạn',
  name: 'Tên',
  rules: '4 ký tự trở lên: a đến z, 0 đến 9 và -',
  unreadable: 'Chỉ dùng a đến z, 0 đến 9 và -',
  tooShort: 'Nhập ít nhất 4 ký tự',
  suggestions: 'Tên gần giống',
  searching: 'Đang tìm tên',
  searchFailed: 'Không tra cứu được tên.',
  tryAgain: 'Thử lại',
  noneFree: 'Tất cả các tên này đã có người dùng. Hãy nhập tên khác.',
  noneFound: 'Ở đây không có tên như vậy. Hãy nhập tên khác.',
  available: 'Còn trống',
  taken: 'Đã có chủ',
  register: 'Đăng ký',
  leadsTo: (network) => `Dẫn đến địa chỉ của bạn trên ${network}`,
  free: 'Không mất phí. Tên gắn với địa chỉ này và không thể trả lại.',
  signed: 'Nội dung ví của bạn ký',
  confirmIn: (wallet) => `Xác nhận trong ${wallet}`,
  registering: 'Đang đăng ký',
  back: 'Chọn tên khác',
  notices: {
    declined: 'Chữ ký bị từ chối. Không có gì được đăng ký.',
    unsupported: 'Mạng này không cung cấp tên.',
    walletChanged: 'Ví của bạn đã thay đổi. Hãy kiểm tra lại.',
    unavailable:
      'Máy chủ không phản hồi. Theo những gì được biết, không có gì được đăng ký. Hãy thử lại.',
  },
  unsigned: 'Ví của bạn không ký. Không có gì được đăng ký.',
  walletSaid: (reason) => `Ví của bạn không ký: ${reason}`,
  registered: (name) => `${name} là của bạn`,
  registeredHint: 'Từ giờ người khác có thể gửi đến tên này.',
  done: 'Xong',
}

const tokensTexts: Translation<typeof tokens> = {
  id: 'tokens',
  tab: 'Token',
  list: 'Token trong tài khoản này',
  hidden: (count) => plural('vi', count, { other: `Đã ẩn ${count} token rác` }),
  shown: (count) => plural('vi', count, { other: `${count} token rác` }),
  emptyTitle: 'Chưa có token',
  empty: 'Những gì bạn nhận được sẽ hiện ở đây.',
  fund: 'Nạp tiền vào ví',
  failed: 'Không xem được số dư token',
  failedHint: 'Không đọc được token của bạn. Chúng vẫn ở nguyên chỗ và an toàn.',
  stale: (when) => `Không làm mới được. Đây là dữ liệu lúc ${when}.`,
  missing: (network) =>
    `Không đọc được hết token trên ${network}. Chúng vẫn ở nguyên chỗ và an toàn. Hãy thử lại sau giây lát.`,
  tryAgain: 'Thử lại',
}

const secureWalletTexts: Translation<typeof secureWallet> = {
  id: 'secureWallet',
  approveTitle: 'Phê duyệt',
  codeTitle: 'Mã khôi phục',
  saveCode: 'Lưu mã khôi phục của bạn',
  walletTitle: 'Ví an toàn',
  updateTitle: 'Sửa email',
  primaryTitle: 'Xác nhận email hiện tại',
  secondaryTitle: 'Xác nhận email mới',
  otherEmail: 'Dùng địa chỉ khác',
  editEmail: 'Sửa email',
  newEmail: 'Địa chỉ email mới',
  save: 'Lưu',
  done: 'Xong',
  ways: 'Cách đăng nhập',
  addPasskey: 'Thêm khóa truy cập',
  recover: 'Khôi phục bằng khóa truy cập',
  setPassword: 'Đặt mật khẩu',
  export: 'Xuất ví',
  forget: 'Đăng xuất thiết bị khác',
  delete: 'Xóa ví',
  changed: 'Đã đổi email',
  unchanged: (reason) => sentences(reason, 'Địa chỉ của bạn không thay đổi.'),
  inFrame: 'Trang này không thể xem hay nhấn bất cứ thứ gì bên dưới.',
}

const permissionsTexts: Translation<typeof permissions> = {
  id: 'permissions',
  listTitle: 'Quyền',
  createdTitle: 'Đã cấp quyền',
  intro:
    'Các ứng dụng này được phép hành động thay tài khoản này mà không hỏi lại bạn, trong giới hạn do một hợp đồng bảo đảm thực thi.',
  none: 'Không có quyền nào',
  noneText: 'Không ứng dụng nào được tự ý hành động thay tài khoản này.',
  reading: 'Đang đọc các quyền của bạn',
  unread: 'Không đọc được các quyền của bạn. Chúng vẫn như trước.',
  unsupported: 'Ví này không thu hồi được quyền. Hãy kết nối ví đã cấp quyền này rồi thử lại.',
  notEnded:
    'Mạng chưa chấm dứt quyền này. Hãy xem lại sau một phút, và thu hồi lần nữa nếu quyền vẫn còn ở đây.',
  tryAgain: 'Thử lại',
  somebody: 'Một ứng dụng',
  once: (amount) => `Tổng cộng ${amount}`,
  every: (amount, duration) => `${amount} mỗi ${duration}`,
  upTo: (amount, most) => `${amount} mỗi giây, tổng cộng ${most}`,
  left: (amount) => `Hiện có thể bị lấy: ${amount}`,
  leftUnknown: 'Hiện chưa rõ còn lại bao nhiêu.',
  functions: (names) => `Được gọi ${names}`,
  calls: (left, most) => `Lệnh gọi còn lại: ${left} trên ${most}`,
  perCall: (amount) => `Với mỗi lệnh gọi: tối đa ${amount}`,
  contract: 'Hợp đồng',
  caller: 'Ai được gọi',
  atomic: (amount) => `${amount} (đơn vị nguyên tử)`,
  unknown: 'Không hiển thị được quyền này cho phép gì. Hãy thu hồi nếu bạn không biết nó.',
  until: (date) => `Đến ${date}`,
  delegate: 'Ai được lấy',
  revoke: 'Thu hồi',
  revoking: 'Hãy xác nhận trong ví của bạn và đợi mạng',
  granted:
    'Ứng dụng có thể hành động trong giới hạn bạn đã cho phép. Bạn xem quyền này trong Cài đặt và có thể thu hồi bất cứ lúc nào.',
  done: 'Xong',
  showAll: 'Xem các quyền',
}

const smartAccountTexts: Translation<typeof smartAccount> = {
  id: 'smartAccount',
  title: 'Tài khoản thông minh',
  intro:
    'Tài khoản thông minh thực hiện nhiều bước cùng lúc và có thể để người khác trả phí mạng. Khóa của bạn ký cho tài khoản này.',
  twoAddresses:
    'Tài khoản thông minh và khóa của bạn có địa chỉ riêng. Tiền vẫn ở nguyên chỗ khi bạn đổi xem địa chỉ nào được ưu tiên.',
  first: 'Được ưu tiên: các ứng dụng thấy tài khoản này, và tiền bạn yêu cầu sẽ vào đây.',
  notFirst: 'Tài khoản riêng của khóa được ưu tiên.',
  address: 'Tài khoản thông minh',
  ownAddress: 'Khóa của bạn',
  isThere: 'Đã có trên mạng này.',
  isNotThere: 'Sẽ được tạo cùng với lần gửi đầu tiên của bạn. Trước đó bạn vẫn có thể nhận tiền.',
  networks: 'Các mạng có tài khoản này',
  notHere: 'Ở đây, mạng này không có tài khoản thông minh. Tài khoản riêng của khóa sẽ được dùng.',
  warning:
    'Chỉ đưa địa chỉ này cho các mạng nêu trên: trên mạng khác, có thể không ai chuyển được tiền đã đến đó.',
  failed: 'Không thay đổi được. Hãy thử lại.',
}

const upgradeTexts: Translation<typeof upgrade> = {
  id: 'upgrade',
  title: 'Nâng cấp ví',
  goOn: 'Tiếp tục chuyển sang ví của bạn',
  intro:
    'Chuyển những gì có ở đây sang ví của riêng bạn, lần lượt từng thứ. Bạn xem và xác nhận từng lần chuyển.',
  ownAddress: (family) => `Địa chỉ riêng của bạn trên ${family}`,
  enterAddress: 'Hãy nhập địa chỉ ví của riêng bạn trước.',
  move: (what) => `Chuyển ${what}`,
  last: 'Chuyển thứ này sau cùng: nó trả phí cho các thứ còn lại.',
  spam: (count) =>
    plural('vi', count, { other: `${count} vật phẩm không ai yêu cầu sẽ ở lại đây.` }),
  unread: (network) =>
    `Không đọc được những gì có trên ${network}. Chúng vẫn ở nguyên chỗ; hãy thử lại.`,
  incomplete: (network) => `Trên ${network} có thể còn nhiều hơn những gì hiển thị.`,
  tryAgain: 'Thử lại',
  nothing: 'Ở đây không còn gì để chuyển.',
  reading: 'Đang đọc những gì bạn có',
}

const walletOffersTexts: Translation<typeof walletOffers> = {
  id: 'walletOffers',
  waiting: (wallet) => `Có yêu cầu đang chờ trong ${wallet}.`,
  open: (wallet) => `Mở ${wallet}`,
  dismiss: 'Bỏ qua',
  relayLost: 'Mất kết nối với ví của bạn. Đang thử lại…',
  relayRefused: 'Không thể liên lạc với ví của bạn từ trang này. Hãy ngắt kết nối rồi kết nối lại.',
}

const errorsTexts: TranslatedErrors = {
  id: 'errors',
  walletSaid: (text) => `Ví của bạn báo: “${text}”`,
  networkSaid: (text) => `Mạng báo: “${text}”`,
  texts: {
    'balance/unavailable': 'Không xem được số dư.',
    'catalogue/unavailable': 'Không tải được danh sách ví. Hãy kiểm tra kết nối rồi thử lại.',
    'connection/code-unavailable':
      'Một phần của trang này không tải được. Hãy kiểm tra kết nối rồi thử lại.',
    'network/unsupported-by-wallet': 'Ví không hỗ trợ mạng này.',
    'relay/closed': 'Kết nối với dịch vụ đã đóng.',
    'relay/outbox-full': 'Có quá nhiều tin đang chờ. Hãy thử lại khi có kết nối.',
    'relay/refused': 'Dịch vụ kết nối đã từ chối trang web này.',
    'relay/unavailable': 'Dịch vụ kết nối không phản hồi. Hãy thử lại.',
    'resources/unavailable': 'Không lấy được dữ liệu. Hãy thử lại.',
    'transfer/no-estimate': 'Không đọc được phí mạng. Hãy thử lại.',
    'transfer/unasked': 'Không gửi được. Hãy thử lại.',
    'wallet/already-pending': 'Hãy mở ví của bạn.',
    'wallet/failed': 'Lỗi không xác định.',
    'wallet/not-found':
      'Ví này không dùng được trên trang này. Hãy mở khóa hoặc cài đặt ví rồi thử lại.',
    'wallet/other-family':
      'Ví này không chia sẻ tài khoản nào thuộc loại mạng này. Hãy chọn mạng hoặc ví khác.',
    'walletconnect/link-failed': 'Không tạo được liên kết. Hãy kiểm tra kết nối rồi thử lại.',
    'The wallet does not allow this kind of request. Try another wallet.':
      'Ví không cho phép loại yêu cầu này. Hãy thử ví khác.',
    'The wallet does not support the events of this site. Try another wallet.':
      'Ví không hỗ trợ các sự kiện của trang web này. Hãy thử ví khác.',
    'The wallet does not allow this change. Connect again.':
      'Ví không cho phép thay đổi này. Hãy kết nối lại.',
    'The wallet did not approve this network. Connect again and approve it.':
      'Ví chưa phê duyệt mạng này. Hãy kết nối lại và phê duyệt mạng.',
    'The wallet does not support these networks. Try another wallet.':
      'Ví không hỗ trợ các mạng này. Hãy thử ví khác.',
    'The wallet has no account for these networks. Add one, then try again.':
      'Ví không có tài khoản cho các mạng này. Hãy thêm một tài khoản rồi thử lại.',
    'The wallet does not support this kind of network. Try another wallet.':
      'Ví không hỗ trợ loại mạng này. Hãy thử ví khác.',
    'The wallet ended the connection. Connect again.': 'Ví đã ngắt kết nối. Hãy kết nối lại.',
    'The wallet did not finish connecting. Try again.': 'Ví chưa kết nối xong. Hãy thử lại.',
    'The wallet cannot do what this request needs. Send it without, or use another wallet.':
      'Ví không làm được điều mà yêu cầu này cần. Hãy gửi yêu cầu không kèm điều đó hoặc dùng ví khác.',
    'The wallet does not take several calls at once on this network.':
      'Ví không nhận nhiều lệnh gọi cùng lúc trên mạng này.',
    'The wallet knows a request of this id already. Send it again.':
      'Ví đã có một yêu cầu mang mã này. Hãy gửi lại.',
    'The wallet does not know these calls.': 'Ví không biết các lệnh gọi này.',
    'These are more calls than the wallet takes at once. Send fewer.':
      'Số lệnh gọi nhiều hơn mức ví nhận cùng lúc. Hãy gửi ít hơn.',
    'The wallet cannot do all of these calls or none on this network.':
      'Trên mạng này, ví không thể bảo đảm thực hiện tất cả các lệnh gọi hoặc không thực hiện lệnh nào.',
    'The wallet no longer knows this connection. Connect again.':
      'Ví không còn nhận ra kết nối này. Hãy kết nối lại.',
    'The request expired in the wallet. Try again.': 'Yêu cầu đã hết hạn trong ví. Hãy thử lại.',
    'The wallet gave no account. Open it, choose one, and try again.':
      'Ví không cung cấp tài khoản nào. Hãy mở ví, chọn một tài khoản rồi thử lại.',
    'The wallet gave an answer that cannot be read. Try again.':
      'Không đọc được phản hồi của ví. Hãy thử lại.',
    'The wallet agreed and stayed on its network': 'Ví đã đồng ý nhưng vẫn ở mạng cũ.',
    'The wallet signed a different message. Try again.':
      'Ví đã ký một thông điệp khác. Hãy thử lại.',
  },
}

const networksTexts: Translation<typeof networks> = {
  id: 'networks',
  title: 'Chọn mạng',
  unsupportedTitle: 'Mạng không được hỗ trợ',
  search: 'Tìm mạng',
  list: 'Mạng',
  current: 'Mạng hiện tại',
  noneFound: (search) => `Không có mạng nào tên “${search}”`,
  noneFoundText: 'Hãy kiểm tra chính tả hoặc xem tất cả.',
  none: 'Không có mạng nào ở đây',
  noneText: 'Hiện trang web này không cung cấp mạng nào.',
  clearSearch: 'Xóa tìm kiếm',
  whatIsANetwork: 'Mạng là gì?',

  waitingTitle: (wallet) => `Tiếp tục trong ${wallet}`,
  waitingText: (network) =>
    `Hãy chấp nhận chuyển sang ${network} trong ví của bạn. Tài khoản và tiền của bạn vẫn ở nguyên chỗ.`,
  doneTitle: 'Đã đổi mạng',
  declinedTitle: 'Yêu cầu bị từ chối',
  declinedText: 'Bạn vẫn ở mạng trước đó. Không có gì khác thay đổi.',
  failedTitle: 'Không chuyển được',
  failedText: (reason) => sentences(reason, 'Bạn vẫn ở mạng trước đó.'),
  cancel: 'Hủy',
  tryAgain: 'Thử lại',

  unsupportedText: (wallet) =>
    `${wallet} đang ở một mạng mà trang web này không dùng. Hãy chọn một trong các mạng dưới đây để tiếp tục. Tiền của bạn vẫn ở nguyên chỗ và an toàn.`,
  yourWallet: 'Ví của bạn',
  disconnect: 'Ngắt kết nối',
  notApproved: (wallet) => `Chưa được ${wallet} phê duyệt`,
  noWallet: 'Chưa có ví',
  connect: 'Kết nối',
}

const guideTexts: Translation<typeof guide> = {
  id: 'guide',
  walletTitle: 'Ví là gì?',
  networkTitle: 'Mạng là gì?',
  walletCards: [
    {
      title: 'Nơi giữ tài sản của bạn',
      text: 'Ví lưu giữ và hiển thị coin, token, vật phẩm sưu tầm của bạn, rồi gửi chúng đến nơi bạn muốn.',
    },
    {
      title: 'Cách đăng nhập mới',
      text: 'Thay vì dùng mật khẩu, bạn xác nhận bằng ví. Không trang web nào biết được khóa của bạn.',
    },
    {
      title: 'Của riêng bạn',
      text: 'Chỉ bạn giữ khóa. Không ai có thể khôi phục khóa thay bạn, vì vậy hãy cất giữ cụm từ khôi phục thật an toàn và đừng nói cho bất kỳ ai.',
    },
  ],
  getWallet: 'Tải ví',

  networkCards: [
    {
      title: 'Nơi mọi việc diễn ra',
      text: 'Mạng là một sổ ghi công khai do nhiều máy tính cùng lưu giữ. Coin của bạn nằm trên một trong các mạng đó.',
    },
    {
      title: 'Cùng địa chỉ, tiền riêng biệt',
      text: 'Địa chỉ của bạn có thể giống nhau trên nhiều mạng, nhưng tài sản trên mạng này không có trên các mạng khác.',
    },
    {
      title: 'Phí khác nhau',
      text: 'Mỗi mạng có đồng coin riêng để trả phí và mức giá riêng cho mỗi giao dịch.',
    },
  ],
}

const emailTexts: Translation<typeof email> = {
  id: 'email',
  confirmTitle: 'Xác nhận email',
  deviceTitle: 'Đăng ký thiết bị',
  passkeyTitle: 'Khóa truy cập',
  email: 'Địa chỉ email',
  continue: 'Tiếp tục',
  device: 'Phê duyệt thiết bị này',
  deviceSent: (email) =>
    `Đã gửi liên kết đến ${email}. Hãy mở liên kết và xác nhận tại đó rằng thiết bị này là của bạn.`,
  waitLonger: (seconds) => `Vui lòng thử lại sau ${seconds} giây`,
  connected: 'Bạn đã đăng nhập.',
  usePasskey: 'Dùng khóa truy cập',
  passkeyWaiting: 'Thiết bị đang yêu cầu khóa truy cập của bạn',
}

const loginTexts: Translation<typeof login> = {
  id: 'login',
  failed: (reason) => sentences(reason, 'Không có gì được chia sẻ với trang web này.'),
  declined: 'Bạn đã đóng. Không có gì được chia sẻ với trang web này.',
  connected: 'Bạn đã đăng nhập.',
  tryAgain: 'Thử lại',
  otherWay: 'Dùng cách khác',
  notEmail: 'Hãy nhập một địa chỉ email, ví dụ ada@example.com.',
  sent: (email) => `Nhập mã đã gửi đến ${email}.`,
  code: 'Mã',
  checking: 'Đang kiểm tra mã',
  resend: 'Gửi lại mã',
  sending: 'Đang gửi mã',
}

const socialTexts: Translation<typeof social> = {
  id: 'social',
  socialsTitle: 'Tiếp tục với',
  continueWith: (service) => `Tiếp tục với ${service}`,
  more: 'Dịch vụ khác',
  waiting: (service) => `Tiếp tục trong cửa sổ ${service}`,
  noPassword: 'Trang web này không biết gì về những việc bạn làm ở đó.',
  blocked: 'Trình duyệt không cho mở cửa sổ nào. Hãy cho phép trang này mở cửa sổ rồi thử lại.',
  timedOut: 'Cửa sổ đã đóng. Hãy thử lại hoặc dùng cách khác.',
  inThisPage: 'Tiếp tục trong trang này',
  closed: 'Cửa sổ đã đóng. Nếu bạn đã hoàn tất, quá trình sẽ tự tiếp tục.',
}

const farcasterTexts: Translation<typeof farcaster> = {
  id: 'farcaster',
  scan: 'Quét mã này bằng camera điện thoại và đồng ý trong ứng dụng Farcaster.',
  agree: 'Hãy đồng ý trong ứng dụng Farcaster rồi quay lại đây.',
  codeName: 'Mã QR để tiếp tục trong ứng dụng Farcaster',
  preparing: 'Đang tạo liên kết',
  open: 'Mở Farcaster',
  copyLink: 'Sao chép liên kết',
  copied: 'Đã sao chép liên kết',
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
