import type { Glossary } from '../Glossary.ts'

export const glossary: Glossary = {
  terms: {
    wallet: ['dompet'],
    network: ['jaringan'],
    account: ['akun'],
    address: ['alamat'],
    transaction: ['transaksi'],
    fee: ['biaya'],
    token: ['token'],
    collectible: ['koleksi digital'],
    'recovery code': ['kode pemulihan'],
    'secret phrase': ['frasa rahasia'],
    passkey: ['kunci sandi'],
    permission: ['izin'],
    'smart account': ['akun pintar'],
  },
  without: ['buy.fund'],
}
