import type { Glossary } from '../Glossary.ts'

export const glossary: Glossary = {
  terms: {
    wallet: ['ví'],
    network: ['mạng'],
    account: ['tài khoản'],
    address: ['địa chỉ'],
    transaction: ['giao dịch'],
    fee: ['phí'],
    token: ['token'],
    collectible: ['vật phẩm sưu tầm'],
    'recovery code': ['mã khôi phục'],
    'secret phrase': ['cụm từ bí mật'],
    passkey: ['khóa truy cập'],
    permission: ['quyền'],
    'smart account': ['tài khoản thông minh'],
  },
  without: [],
}
