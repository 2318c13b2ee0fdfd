import type { FrameWords } from './en.ts'

export const vi: FrameWords = {
  lang: 'vi',
  asks: (origin) => `${origin} yêu cầu`,
  approve: 'Phê duyệt',
  reject: 'Từ chối',
  cancel: 'Hủy',
  continue: 'Tiếp tục',
  done: 'Xong',
  reviewRequest: 'Xem lại yêu cầu',
  windowBlocked:
    'Cửa sổ đã bị đóng hoặc trình duyệt không cho mở. Hãy cho phép trang này mở cửa sổ và nhấn Xem lại yêu cầu.',
  whatIsSigned: 'Nội dung được ký',
  tryAgain: 'Không thành công. Hãy thử lại.',

  titles: {
    revocation: 'Thu hồi một quyền',
    permission: 'Cấp một quyền',
    batch: (count) => `Xác nhận ${count} bước cùng lúc`,
    message: 'Ký thông điệp',
    signIn: (domain) => `Đăng nhập vào ${domain}`,
    data: 'Ký dữ liệu',
    transaction: 'Xác nhận giao dịch',
    send: 'Gửi',
    approval: 'Cho người khác chi tiêu',
    collection: 'Cho người khác lấy một bộ sưu tập',
    piece: 'Cho người khác lấy một vật phẩm',
    swap: 'Hoán đổi',
    deployment: 'Tạo hợp đồng',
    part: (title, index, count) => `${title} (${index}/${count})`,
  },

  facts: {
    becomesSmart:
      'Địa chỉ riêng của khóa cũng trở thành tài khoản thông minh trên mạng này. Địa chỉ đó vẫn là của bạn.',
    paidForYou: 'Người khác trả',
    smartAccount: 'Tài khoản thông minh',
    createdNow: 'Được tạo trên mạng này cùng với yêu cầu này',
    step: (index, count) => `Bước ${index}/${count}`,
    account: 'Tài khoản',
    amount: 'Số tiền',
    arrives: 'Chuyển vào',
    atMost: 'Tối đa',
    atomic: (amount) => `${amount} (đơn vị nguyên tử)`,
    closes: 'Đóng',
    collection: 'Bộ sưu tập',
    contract: 'Hợp đồng',
    decides: 'Ai có quyền quyết định',
    destroys: 'Tiêu hủy',
    everything: 'Tất cả',
    exchange: 'Sàn giao dịch',
    fee: 'Phí mạng',
    feeAtMost: 'Phí mạng, tối đa',
    forEver: 'Mãi mãi',
    leaves: 'Chuyển ra',
    leftGoesTo: 'Phần còn lại chuyển đến',
    network: 'Mạng',
    newAccount: 'Tài khoản mới',
    nobody: 'Không ai cả',
    note: 'Ghi chú',
    ownCurrency: '(đồng tiền riêng của mạng)',
    program: 'Chương trình',
    to: 'Đến',
    toTokenAccount: 'Đến tài khoản token',
    token: 'Token',
    tokens: 'token',
    until: 'Hiệu lực đến',
    whoGets: 'Ai nhận',
    whoMayCall: 'Ai được gọi',
    whoMayTake: 'Ai được lấy',
    yourAccount: 'Tài khoản của bạn',
  },

  risks: {
    permission:
      'Việc này cho phép người khác lấy tài sản từ tài khoản này mà không hỏi lại bạn, trong các giới hạn này, cho đến khi hết hạn hoặc bạn thu hồi.',
    calls:
      'Việc này cho phép người khác gọi hợp đồng này từ tài khoản này mà không hỏi lại bạn, trong các giới hạn này, cho đến khi quyền hết hạn hoặc bạn thu hồi. Nội dung các lệnh gọi không bị giới hạn: token mà hợp đồng này được lấy của bạn có thể đến tay bất kỳ ai.',
    hash: 'Đây là một chuỗi băm (hash): không ai biết được bạn đang ký gì. Chỉ ký nếu bạn biết lý do.',
    otherDomain: (domain, host) =>
      `Việc này đăng nhập bạn vào ${domain}, nhưng bên yêu cầu là ${host}. Đây có thể là bẫy.`,
    takeAll:
      'Việc này cho phép người khác lấy TOÀN BỘ token này, bây giờ và về sau, mà không hỏi lại.',
    take: 'Việc này cho phép người khác lấy token này của bạn mà không hỏi lại.',
    takeCollection:
      'Việc này cho phép người khác lấy MỌI vật phẩm trong bộ sưu tập này, bây giờ và về sau.',
    takeSomething: 'Việc này cho phép người khác lấy một thứ của bạn mà không hỏi lại.',
    pays: 'Đây là thanh toán: với chữ ký này, bất kỳ ai cũng có thể chuyển các token đi.',
    unknown: 'Ở đây không ai đọc được việc này làm gì. Chỉ xác nhận nếu bạn tin tưởng trang này.',
    fails: 'Mạng báo rằng việc này sẽ thất bại.',
    notSimulated:
      'Việc này chưa được mô phỏng: mạng không thể cho biết thứ gì sẽ rời khỏi tài khoản của bạn.',
    more: 'Có thể có nhiều thứ bị chuyển đi hơn những gì hiển thị ở đây.',
    control: 'Sau đó, người khác có thể lấy những gì có trong một tài khoản của bạn.',
    authority: 'Việc này trao một tài khoản của bạn cho người khác.',
    assignment:
      'Việc này trao một tài khoản cho một chương trình: khóa của bạn có thể không còn mở được tài khoản đó.',
    closing: 'Những gì còn lại trong tài khoản sẽ chuyển cho người khác.',
    burning: 'Việc này tiêu hủy token.',
    durable: 'Việc này không hết hạn: người nắm giữ có thể thực hiện vào bất cứ lúc nào về sau.',
  },

  permission: {
    every: (amount, duration) => `${amount} mỗi ${duration}`,
    from: 'Từ',
    flows: 'Chuyển dần',
    atOnce: 'Ngay lập tức',
    function: 'Hàm',
    calls: 'Tổng số lệnh gọi, tối đa',
    perCall: 'Với mỗi lệnh gọi, tối đa',
    inAll: 'Tổng cộng, tối đa',
    enforcedCalls:
      'Một hợp đồng bảo đảm thực thi các giới hạn này. Những người tạo ra hợp đồng có thể tạm dừng nó, khi đó các lệnh gọi này cũng dừng. Tên các hàm do trang này đặt; điều có hiệu lực là mã sau mỗi tên.',
    enforced:
      'Một hợp đồng bảo đảm thực thi các giới hạn này. Những người tạo ra hợp đồng có thể tạm dừng nó, khi đó không ai lấy được gì.',
  },

  recovery: {
    title: 'Mã khôi phục của bạn',
    text: 'Mã này đưa ví của bạn trở lại trên thiết bị khác. Không ai khác có mã này và không ai có thể gửi lại cho bạn. Hãy viết ra giấy hoặc lưu trong trình quản lý mật khẩu.',
    copy: 'Sao chép mã',
    copied: 'Đã sao chép',
    saved: 'Tôi đã lưu',
    askTitle: 'Mã khôi phục',
    askText: 'Thiết bị này mới đối với ví của bạn. Hãy nhập mã bạn đã lưu khi tạo ví.',
    incomplete: 'Mã có 25 chữ cái và chữ số. Hãy xem còn thiếu gì.',
    wrong: 'Đây là một mã khác. Hãy kiểm tra từng chữ cái.',
    either: 'Mã khôi phục hoặc mật khẩu',
    askEither:
      'Thiết bị này mới đối với ví của bạn. Hãy nhập mã bạn đã lưu khi tạo ví hoặc mật khẩu bạn đã chọn cho ví.',
    neither: 'Đây không phải mã cũng không phải mật khẩu của bạn.',
  },

  phrase: {
    willShow:
      'Cụm từ sẽ hiện ra ở bước tiếp theo. Hãy chắc chắn không ai nhìn vào màn hình của bạn.',
    show: 'Hiển thị',
    askTitle: 'Có phải bạn không?',
    askText: (email) => `Đã gửi một mã đến ${email}. Hãy nhập mã để xem cụm từ bí mật của ví.`,
    code: 'Mã',
    title: 'Cụm từ bí mật của bạn',
    text: 'Cụm từ này mở các tài khoản của bạn trong bất kỳ ví nào khác. Ai có nó cũng lấy được tiền của bạn: hãy viết ra giấy, không cho ai xem, không nhập vào trang nào.',
  },

  passkey: {
    makeTitle: 'Mở ví của bạn bằng khóa truy cập',
    makeText:
      'Thiết bị yêu cầu khuôn mặt, vân tay hoặc mã của thiết bị. Những lần sau chỉ cần vậy: không cần email, không cần mã khôi phục.',
    make: 'Tạo khóa truy cập',
    madeTitle: 'Khóa truy cập của bạn đã sẵn sàng',
    opens:
      'Khóa truy cập giúp bạn đăng nhập và mở ví, tại đây và ở mọi nơi có khóa truy cập của bạn.',
    signsIn:
      'Khóa truy cập giúp bạn đăng nhập. Nó không thể mở ví trên thiết bị mới: hãy giữ mã khôi phục cho việc đó.',
    known: 'Thiết bị này đã có khóa truy cập cho ví của bạn.',
    closed:
      'Bạn đã đóng hoặc thiết bị này không có khóa truy cập ở đây. Không có gì thay đổi. Hãy thử lại.',
    useTitle: 'Dùng khóa truy cập của bạn',
    useText: 'Thiết bị yêu cầu khuôn mặt, vân tay hoặc mã của thiết bị.',
    use: 'Dùng khóa truy cập',
  },

  ways: {
    title: 'Cách đăng nhập',
    more: 'Cách khác',
    email: 'Địa chỉ email',
    passkey: 'Khóa truy cập',
    remove: 'Gỡ bỏ',
    add: 'Thêm',
    proof: (email) => `Nhập mã đã gửi đến ${email}.`,
    removeTitle: (way) => `Gỡ bỏ ${way}?`,
    removeText:
      'Không ai còn đăng nhập được bằng cách này. Các thiết bị đang đăng nhập vẫn đăng nhập: hãy đăng xuất chúng nếu có thiết bị không phải của bạn.',
    addTitle: (way) => `Thêm ${way}`,
    addText:
      'Ai dùng được cách này đều có thể đăng nhập vào ví này. Mã khôi phục của bạn vẫn như cũ.',
    open: (way) => `Tiếp tục tại ${way}`,
    waiting: (way) => `Hãy tiếp tục trong cửa sổ ${way}. Quá trình sẽ tự tiếp tục.`,
    scan: 'Quét mã này bằng camera điện thoại và đồng ý trong ứng dụng Farcaster.',
  },

  owners: {
    title: 'Khôi phục bằng khóa truy cập',
    text: 'Khóa truy cập mà bạn cho phép sẽ đưa tài khoản thông minh trở lại với đúng địa chỉ khi mọi thiết bị và mã khôi phục đều mất. Mỗi mạng được tính riêng và thu phí mạng. Tài khoản riêng của khóa và Solana không được đưa trở lại.',
    allow: 'Cho phép',
    takeBack: 'Thu hồi',
    takeOver: 'Tiếp quản',
    without: 'Không khóa truy cập nào được khôi phục nó',
    with: 'Một khóa truy cập được khôi phục nó',
    elsewhere: 'Ở đây nó thuộc về khóa khác',
    unknown: 'Mạng không trả lời',
    noPasskey: 'Trước hết hãy thêm một khóa truy cập. Sau đó quay lại đây.',
    unsuited: 'Khóa truy cập này không thể ký thay tài khoản. Hãy thêm khóa khác và dùng khóa đó.',
    allowTitle: 'Cho phép khóa truy cập khôi phục tài khoản này',
    allowRisk:
      'Ai có khóa truy cập này đều có thể làm mọi việc với tài khoản này trên mạng này, cho đến khi bạn thu hồi tại đây. Gỡ bỏ chính khóa truy cập không thu hồi điều đó.',
    takeBackTitle: 'Không cho khóa truy cập nào khôi phục tài khoản này',
    takeOverTitle: 'Tiếp quản tài khoản thông minh của bạn',
    takeOverText:
      'Khóa truy cập của bạn trao tài khoản thông minh cho một khóa mới trên thiết bị này. Địa chỉ được giữ nguyên, và tài khoản trả phí mạng. Khóa trước đây bị từ bỏ: những gì trong tài khoản riêng của nó và trên Solana vẫn ở đó. Nếu bạn có mã khôi phục, hãy hủy và dùng mã đó.',
    offer: 'Tôi không có mã: dùng khóa truy cập của tôi',
    newOwner: 'Khóa mới',
    waiting: 'Đang chờ mạng',
    stay: 'Hãy giữ mở cho đến khi xong.',
    failed: 'Mạng chưa thực hiện. Hãy thử lại sau một phút.',
  },

  password: {
    title: 'Đặt mật khẩu',
    text: 'Mật khẩu cho phép thiết bị mới vào ví, giống như mã khôi phục. Người đọc được email của bạn có thể thử đoán mật khẩu: hãy dùng nhiều từ hoặc để trình quản lý mật khẩu tạo giúp. Hãy giữ cả mã khôi phục.',
    label: 'Mật khẩu',
    keep: 'Lưu',
    strength: 'Độ mạnh',
    weak: 'Quá dễ đoán',
    enough: 'Khó đoán',
    strong: 'Rất khó đoán',
    tooWeak: 'Mật khẩu này quá dễ đoán. Hãy dùng nhiều từ hơn hoặc nhiều chữ cái hơn.',
  },

  cameByWay:
    'Việc này cần chứng minh lại rằng đó là bạn. Hãy đăng xuất, đăng nhập lại và thực hiện trong vòng mười phút.',
  login: {
    title: 'Bạn đang đăng nhập phải không?',
    asks: (name, site) => `${name || 'Bạn'} sẽ được đăng nhập vào ${site}.`,
    warning:
      'Chỉ tiếp tục nếu chính bạn vừa bắt đầu việc này tại đó. Người đã gửi liên kết cho bạn có thể đăng nhập dưới danh nghĩa của bạn.',
    done: 'Bạn đã đăng nhập. Hãy đóng cửa sổ này và tiếp tục trên trang.',
  },
  lostWindow: 'Không có trang nào yêu cầu gì ở đây. Hãy đóng cửa sổ này và bắt đầu lại trên trang.',

  devices: {
    title: 'Đăng xuất thiết bị khác',
    text: (others) =>
      `Đang đăng nhập ở nơi khác: ${others}. Các nơi đó sẽ bị đăng xuất, và phần khóa của bạn mà chúng giữ không còn mở được gì. Bạn nhận mã khôi phục mới và tạo lại các khóa truy cập.`,
    confirm: 'Đăng xuất',
  },

  refusals: {
    way: 'Cách đăng nhập này chưa được thiết lập ở đây. Hãy dùng cách khác.',
    'way-link': 'Lần đăng nhập này đã quá hạn hoặc đã được dùng. Hãy bắt đầu lại.',
    'way-away': 'Không liên lạc được với dịch vụ. Hãy thử lại hoặc dùng cách khác.',
    'way-failed': 'Bạn chưa đăng nhập được. Hãy thử lại hoặc dùng cách khác.',
    elsewhere:
      'Lần đăng nhập này được bắt đầu ở nơi khác, hoặc trình duyệt không lưu lại gì về nó. Hãy thử lại.',
    'way-taken': 'Tài khoản này có ví riêng, hoặc một tài khoản khác đã được thêm.',
    'last-way': 'Đây là cách đăng nhập duy nhất còn lại. Hãy thêm cách khác trước.',
    unreachable: 'Ví không liên lạc được với máy chủ. Hãy thử lại.',
    wait: (seconds) => `Vui lòng thử lại sau ${seconds} giây`,
    mail: 'Không gửi được email. Hãy thử lại sau một phút.',
    code: 'Mã sai hoặc đã quá hạn. Hãy yêu cầu mã mới.',
    link: 'Liên kết đã quá hạn. Hãy bắt đầu lại.',
    device: 'Thiết bị này đã bị từ chối. Nếu chính bạn từ chối, hãy bắt đầu lại.',
    taken: 'Địa chỉ này có ví riêng. Hãy dùng địa chỉ khác.',
    unproven: 'Đã quá lâu kể từ khi bạn nhập mã. Hãy yêu cầu mã mới.',
    passkey: 'Khóa truy cập này không mở được gì ở đây. Hãy dùng địa chỉ email của bạn.',
    outdated: 'Trong lúc đó, ví đã được làm mới trên thiết bị khác. Hãy thử lại.',
    skewed: 'Đồng hồ của thiết bị này sai hơn năm phút. Hãy chỉnh lại rồi thử lại.',
  },

  newDevice: {
    title: 'Thiết bị này có phải của bạn?',
    asks: (site) => `Một thiết bị mới đối với ví của bạn muốn đăng nhập vào ${site}.`,
    browser: 'Trình duyệt',
    address: 'Địa chỉ mạng',
    time: 'Thời điểm yêu cầu',
    warning:
      'Chỉ cho phép nếu bạn đang đăng nhập tại đó ngay lúc này. Không ai khác cần bạn làm việc này.',
    approve: 'Là của tôi',
    refuse: 'Không phải của tôi',
    approved: 'Thiết bị được phép đăng nhập. Hãy tiếp tục tại đó: một mã đang được gửi đến bạn.',
    refused: 'Thiết bị đã bị từ chối. Không có gì thay đổi.',
    none: 'Liên kết này đã quá hạn hoặc chưa được sao chép đầy đủ. Hãy bắt đầu lại trên thiết bị đó.',
  },

  deletion: {
    warning:
      'Không ai có thể khôi phục ví. Những gì ví nắm giữ vẫn nằm trên các blockchain, và không có cụm từ bí mật thì không ai lấy được: hãy xuất cụm từ đó trước.',
    title: 'Xóa ví của bạn',
    text: (email) =>
      `Không ai có thể khôi phục ví. Những gì ví nắm giữ vẫn nằm trên các blockchain, và không có cụm từ bí mật thì không ai lấy được: hãy xuất cụm từ đó trước. Để xóa ví, hãy nhập mã đã gửi đến ${email}.`,
    confirm: 'Xóa',
  },
}
