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
  back: 'Quay lại',
  close: 'Đóng',
  help: 'Trợ giúp',
  loadFailedTitle: 'Không tải được màn hình này',
  loadFailedText: 'Có thể kết nối của bạn đã bị ngắt. Không có gì được gửi đi và không mất gì cả.',
  brokenTitle: 'Đã xảy ra lỗi ở đây',
  brokenText: 'Ví và tiền của bạn vẫn nguyên vẹn.',
  tryAgain: 'Thử lại',
  mountFailed: 'Không mở được cửa sổ ví trên trang này.',
}

const walletOffersTexts: Translation<typeof walletOffers> = {
  id: 'walletOffers',
  waiting: (wallet) => `Có yêu cầu đang chờ trong ${wallet}.`,
  open: (wallet) => `Mở ${wallet}`,
  dismiss: 'Bỏ qua',
  relayLost: 'Mất kết nối với ví của bạn. Đang thử lại…',
  relayRefused: 'Không thể liên lạc với ví của bạn từ trang này. Hãy ngắt kết nối rồi kết nối lại.',
}

const consentTexts: Translation<typeof consent> = {
  id: 'consent',
  terms: 'Điều khoản dịch vụ',
  privacy: 'Chính sách bảo mật',
  both: (terms, privacy) => `${terms} và ${privacy}`,
  agree: (what) => `Tôi đồng ý với ${what}`,
  agreeByConnecting: (what) => `Khi kết nối, bạn đồng ý với ${what}`,
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

const connectTexts: Translation<typeof connect> = {
  id: 'connect',
  connectTitle: 'Kết nối ví',
  installed: 'Đã cài đặt',
  recent: 'Gần đây',
  walletList: 'Ví',
  allWallets: 'Tất cả ví',
  continueWithWallet: 'Tiếp tục bằng ví',
  scanWithPhone: 'Quét bằng điện thoại',
  newToWallets: 'Mới dùng ví?',
  getStarted: 'Bắt đầu',
  noWalletTitle: 'Không tìm thấy ví',
  noWalletText: 'Hãy cài đặt hoặc mở khóa một ví trong trình duyệt này rồi tìm lại.',
  lookAgain: 'Tìm lại',

  waitingTitle: (wallet) => `Tiếp tục trong ${wallet}`,
  waitingText: 'Kiểm tra yêu cầu kết nối trong ví của bạn và chấp nhận tại đó.',
  pendingTitle: 'Mở ví của bạn',
  pendingText: (wallet) => `${wallet} đang hiển thị một yêu cầu. Hãy trả lời tại đó.`,
  cancel: 'Hủy',
  connectedTitle: 'Đã kết nối',
  connectedText: (wallet) => `${wallet} đã kết nối với trang web này.`,
  declinedTitle: 'Yêu cầu bị từ chối',
  declinedText: (wallet) =>
    `Bạn đã đóng yêu cầu trong ${wallet}. Không có gì được chia sẻ với trang web này.`,
  failedTitle: 'Không kết nối được',
  failedText: (reason) => sentences(reason, 'Không có gì được chia sẻ với trang web này.'),
  tryAgain: 'Thử lại',
}

const pairingTexts: Translation<typeof pairing> = {
  id: 'pairing',
  pairingTitle: 'WalletConnect',
  ways: 'Cách kết nối',
  mobile: 'Di động',
  browser: 'Trình duyệt',
  web: 'Web',
  desktop: 'Máy tính',

  codeName: (wallet) => `Mã QR để quét bằng ${wallet}`,
  anyWallet: 'một ví',
  scanText: (wallet) => `Quét mã này bằng ${wallet} trên điện thoại của bạn.`,
  agreeForCode: 'Đồng ý, rồi mã để quét sẽ hiện ra.',
  agreeForWallet: 'Đồng ý, rồi bạn sẽ chuyển sang ví.',
  preparing: 'Đang tạo liên kết',
  refreshesIn: (left) => `Làm mới sau ${left}`,
  refreshesSoon: (seconds) =>
    seconds === 60 ? 'Mã sẽ làm mới sau một phút' : `Mã sẽ làm mới sau ${seconds} giây`,
  newCode: 'Mã mới',
  copyLink: 'Sao chép liên kết',
  copied: 'Đã sao chép liên kết',
  reload: 'Tải lại mã',
  expired: 'Mã này đã hết hạn.',
  linkFailed: 'Không tạo được mã.',

  ownRelay:
    'Dành cho ví được thiết lập với dịch vụ kết nối riêng của trang web này. Nếu dùng ví khác, hãy chọn trong danh sách.',
  unreachableTitle: (wallet) => `Không liên lạc được với ${wallet}`,
  unreachableText: (wallet) =>
    `Trang web này không thể kết nối với ${wallet} trên điện thoại. Hãy chọn ví khác để tiếp tục.`,
  visit: (wallet) => `Truy cập trang web của ${wallet}`,

  offline: 'Bạn đang ngoại tuyến. Mã sẽ hoạt động lại khi bạn trực tuyến trở lại.',
  unreachable: 'Dịch vụ kết nối không phản hồi. Chúng tôi vẫn đang thử lại; không mất gì cả.',
  refused: 'Hiện trang web này không thể liên lạc với ví trên thiết bị khác.',
  tryAgain: 'Thử lại',

  openTitle: (wallet) => `Tiếp tục trong ${wallet}`,
  openText: (wallet) => `Phê duyệt kết nối trong ${wallet} rồi quay lại đây.`,
  open: (wallet) => `Mở ${wallet}`,
  openAgain: (wallet) => `Mở lại ${wallet}`,
  stuckTitle: (wallet) => `${wallet} không mở ra?`,
  stuckText: 'Không mất gì cả. Hãy thử cách khác:',
  openByLink: 'Mở bằng liên kết web',
  openByScheme: 'Mở bằng liên kết ứng dụng',
  appStore: 'Tải trong App Store',
  playStore: 'Tải trên Google Play',
  otherDevice: 'Dùng thiết bị khác',
  chooseWallet: 'Chọn ví để tiếp tục.',
  allWallets: 'Tất cả ví',
  walletList: 'Ví',

  browserText: (wallet) =>
    `${wallet} chưa có trong trình duyệt này. Hãy cài đặt tiện ích của ví; khi xong, ta tiếp tục tại đây.`,
  getExtension: 'Tải tiện ích',
  browserReady: (wallet) => `${wallet} đã có trong trình duyệt này.`,
  continueInBrowser: 'Tiếp tục trong trình duyệt này',
  webText: (wallet) => `${wallet} mở trong thẻ khác. Hãy phê duyệt tại đó rồi quay lại.`,
  desktopText: (wallet) => `Phê duyệt kết nối trong ${wallet} trên máy tính này.`,
  opensNewTab: 'Mở trong thẻ mới',
  get: (wallet) => `Tải ${wallet}`,

  connectedTitle: 'Đã kết nối',
  connectedText: (wallet) => `${wallet} đã kết nối với trang web này.`,
  declinedTitle: 'Yêu cầu bị từ chối',
  declinedText:
    'Bạn đã đóng yêu cầu trong ví của mình. Không có gì được chia sẻ với trang web này.',
  failedTitle: 'Không kết nối được',
  failedText: (reason) =>
    sentences(reason, 'Không có gì được chia sẻ với trang web này và không mất gì cả.'),
}

const walletsTexts: Translation<typeof wallets> = {
  id: 'wallets',
  allTitle: 'Tất cả ví',
  getTitle: 'Tải ví',
  downloadTitle: (wallet) => `Tải ${wallet}`,
  search: 'Tìm ví',
  list: 'Ví',
  loading: 'Đang tải danh sách ví',
  noneFound: (search) => `Không có ví nào tên “${search}”`,
  none: 'Không có ví nào ở đây',
  nonePrivate: 'Không có ví nào tên như vậy',
  privateText:
    'Nội dung này giống một liên kết, địa chỉ hoặc thông tin bí mật nên vẫn chỉ ở trong trang này.',
  noneText: 'Hãy kiểm tra chính tả hoặc xem tất cả.',
  noneTextOrScan:
    'Hãy kiểm tra chính tả. Ví không có trong danh sách có thể kết nối bằng mã của ví.',
  scan: 'Quét bằng ví bất kỳ',
  anyWallet: 'WalletConnect',
  clearSearch: 'Xóa tìm kiếm',
  failedTitle: 'Không tải được danh sách',
  failedText: 'Có thể kết nối của bạn đã bị ngắt. Các ví trong trình duyệt này vẫn hoạt động.',
  tryAgain: 'Thử lại',
  installed: 'Đã cài đặt',
  recent: 'Gần đây',
  found: (count) => plural('vi', count, { other: `Tìm thấy ${count} ví` }),

  getText:
    'Đây là những ví được dùng phổ biến. Dù chọn ví nào, sau này bạn vẫn có thể chuyển tài khoản sang ví khác.',
  exploreAll: 'Xem tất cả',

  downloadText: (wallet) =>
    `${wallet} chưa có trong trình duyệt này. Hãy cài đặt, quay lại đây rồi chọn lại.`,
  orDownloadText: (wallet) => `Hoặc cài đặt ${wallet} tại đây, rồi quay lại và chọn lại.`,
  unreachableText: (wallet) =>
    `Không liên lạc được với ${wallet} từ đây. Hãy cài đặt ví trên thiết bị này và mở trang này trong ví nếu được.`,
  openInAppText: (wallet) =>
    `${wallet} mở trang này trong trình duyệt riêng: hãy kết nối tại đó. Nếu không mở được, hãy cài đặt trước.`,
  openInApp: (wallet) => `Mở trang này trong ${wallet}`,
  openWebApp: (wallet) => `Mở ${wallet} trên web`,
  extension: 'Tiện ích trình duyệt',
  appStore: 'Ứng dụng cho iPhone và iPad',
  playStore: 'Ứng dụng cho Android',
  homepage: 'Trang web',
  opensNewTab: 'Mở trong thẻ mới',
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

const panelTexts: Translation<typeof panel> = {
  id: 'panel',
  failed: 'Không tải được phần này.',
  tryAgain: 'Thử lại',
}

const qrCodeTexts: Translation<typeof qrCode> = {
  id: 'qrCode',
  codeName: (wallet) => `Mã QR mở trang này trong ${wallet}`,
  scan: (wallet) => `Quét mã này bằng camera điện thoại: trang này sẽ mở trong ${wallet}.`,
  local:
    'Địa chỉ của trang này chỉ máy tính này mới mở được. Mã sẽ hoạt động khi trang được đưa lên web.',
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
