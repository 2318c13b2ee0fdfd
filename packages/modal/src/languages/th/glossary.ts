import type { Glossary } from '../Glossary.ts'

export const glossary: Glossary = {
  terms: {
    wallet: ['วอลเล็ต'],
    network: ['เครือข่าย'],
    account: ['บัญชี'],
    address: ['ที่อยู่'],
    transaction: ['ธุรกรรม'],
    fee: ['ค่าธรรมเนียม'],
    token: ['โทเคน'],
    collectible: ['ของสะสม'],
    'recovery code': ['รหัสกู้คืน'],
    'secret phrase': ['วลีลับ'],
    passkey: ['พาสคีย์'],
    permission: ['สิทธิ์'],
    'smart account': ['บัญชีอัจฉริยะ'],
  },
  without: [],
}
