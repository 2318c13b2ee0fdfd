import type { Glossary } from '../Glossary.ts'

export const glossary: Glossary = {
  terms: {
    wallet: ['錢包'],
    network: ['網路'],
    account: ['帳戶'],
    address: ['地址', '位址'],
    transaction: ['交易'],
    fee: ['手續費'],
    token: ['代幣'],
    collectible: ['收藏品'],
    'recovery code': ['復原碼'],
    'secret phrase': ['助記詞'],
    passkey: ['通行密鑰'],
    permission: ['權限'],
    'smart account': ['智慧帳戶'],
  },
  without: [],
}
