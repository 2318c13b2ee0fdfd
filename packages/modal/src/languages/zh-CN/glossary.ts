import type { Glossary } from '../Glossary.ts'

export const glossary: Glossary = {
  terms: {
    wallet: ['钱包'],
    network: ['网络'],
    account: ['账户'],
    address: ['地址'],
    transaction: ['交易'],
    fee: ['手续费'],
    token: ['代币'],
    collectible: ['收藏品'],
    'recovery code': ['恢复码'],
    'secret phrase': ['助记词'],
    passkey: ['通行密钥'],
    permission: ['权限'],
    'smart account': ['智能账户'],
  },
  without: [],
}
