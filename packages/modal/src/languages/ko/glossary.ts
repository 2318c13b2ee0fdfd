import type { Glossary } from '../Glossary.ts'

export const glossary: Glossary = {
  terms: {
    wallet: ['지갑'],
    network: ['네트워크'],
    account: ['계정'],
    address: ['주소'],
    transaction: ['거래'],
    fee: ['수수료'],
    token: ['토큰'],
    collectible: ['수집품'],
    'recovery code': ['복구 코드'],
    'secret phrase': ['비밀 복구 문구'],
    passkey: ['패스키'],
    permission: ['권한'],
    'smart account': ['스마트 계정'],
  },
  without: ['buy.fund'],
}
