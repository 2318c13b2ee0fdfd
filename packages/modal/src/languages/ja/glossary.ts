import type { Glossary } from '../Glossary.ts'

export const glossary: Glossary = {
  terms: {
    wallet: ['ウォレット'],
    network: ['ネットワーク'],
    account: ['アカウント'],
    address: ['アドレス'],
    transaction: ['トランザクション'],
    fee: ['手数料'],
    token: ['トークン'],
    collectible: ['コレクティブル'],
    'recovery code': ['リカバリーコード'],
    'secret phrase': ['シークレットフレーズ'],
    passkey: ['パスキー'],
    permission: ['権限'],
    'smart account': ['スマートアカウント'],
  },
  without: ['buy.fund'],
}
