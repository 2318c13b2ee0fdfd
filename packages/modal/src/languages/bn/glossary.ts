import type { Glossary } from '../Glossary.ts'

export const glossary: Glossary = {
  terms: {
    wallet: ['ওয়ালেট'],
    network: ['নেটওয়ার্ক'],
    account: ['অ্যাকাউন্ট'],
    address: ['অ্যাড্রেস'],
    transaction: ['লেনদেন'],
    fee: ['ফি'],
    token: ['টোকেন'],
    collectible: ['কালেক্টিবল'],
    'recovery code': ['রিকভারি কোড'],
    'secret phrase': ['সিক্রেট ফ্রেজ'],
    passkey: ['পাসকি'],
    permission: ['অনুমতি'],
    'smart account': ['স্মার্ট অ্যাকাউন্ট'],
  },
  without: [],
}
