import type { MailWords } from './MailWords.ts'

export const vi: MailWords = {
  lang: 'vi',
  code: {
    subject: (code) => `${code} là mã của bạn`,
    asks: {
      login: (site) => `Có người muốn đăng nhập vào ${site} bằng địa chỉ này. Mã là:`,
      proof: (site) =>
        `Có người muốn thay đổi địa chỉ này, xem cụm từ bí mật hoặc xóa ví trên ${site}. Đây không phải mã để đăng nhập. Mã là:`,
      address: (site) =>
        `Có người muốn dùng địa chỉ này làm địa chỉ của một ví trên ${site}. Mã là:`,
    },
    end: 'Mã có hiệu lực trong 10 phút, trên thiết bị đã yêu cầu mã.',
    warning:
      'Không phải bạn yêu cầu? Vậy đừng làm gì cả và đừng nói mã cho bất kỳ ai: không bộ phận hỗ trợ nào hỏi mã này.',
  },
  device: {
    subject: (site) => `Một thiết bị mới muốn đăng nhập vào ${site}`,
    asks: (site) => `Một thiết bị mới đối với ví của bạn muốn đăng nhập vào ${site}.`,
    from: (browser, address) =>
      `Thiết bị dùng ${browser || 'một trình duyệt không tên'}, tại ${address}.`,
    open: 'Để cho phép hoặc từ chối thiết bị, hãy mở trang này trong vòng 10 phút. Trang sẽ hỏi trước khi làm bất cứ điều gì:',
    warning: 'Không phải bạn? Vậy hãy từ chối tại đó hoặc đừng làm gì cả.',
  },
}
