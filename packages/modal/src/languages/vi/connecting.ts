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

const consentTexts: Translation<typeof consent> = {
  id: 'consent',
  terms: 'Điều khoản dịch vụ',
  privacy: 'Chính sách bảo mật',
  both: (terms, privacy) => `${terms} và ${privacy}`,
  agree: (what) => `Tôi đồng ý với ${what}`,
  agreeByConnecting: (what) => `Khi kết nối, bạn đồng ý với ${what}`,
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
  consentTexts,
  connectTexts,
  pairingTexts,
  walletsTexts,
  panelTexts,
  qrCodeTexts,
]
