import type { Glossary } from '../Glossary.ts'

export const glossary: Glossary = {
  terms: {
    wallet: ['dompet'],
    network: ['rangkaian'],
    account: ['akaun'],
    address: ['alamat'],
    transaction: ['transaksi'],
    fee: ['yuran'],
    token: ['token'],
    collectible: ['item koleksi'],
    'recovery code': ['kod pemulihan'],
    'secret phrase': ['frasa rahsia'],
    passkey: ['kunci laluan'],
    permission: ['kebenaran'],
    'smart account': ['akaun pintar'],
  },
  without: [],
}
