import type { EagerTexts } from '../contract/EagerTexts.ts'

export const vi: EagerTexts = {
  connectWallet: 'Kết nối ví',
  connecting: 'Đang kết nối…',
  chooseNetwork: 'Chọn mạng',
  unsupportedNetwork: 'Mạng không được hỗ trợ',
  loadFailure: {
    title: 'Không tải được cửa sổ ví',
    explanation: 'Có thể kết nối của bạn đã bị ngắt. Không có gì được gửi đi và không mất gì cả.',
    retry: 'Thử lại',
    close: 'Đóng',
  },
}
