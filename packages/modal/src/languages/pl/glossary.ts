import type { Glossary } from '../Glossary.ts'

export const glossary: Glossary = {
  terms: {
    wallet: ['portfel'],
    network: ['sieć', 'sieci'],
    account: ['konto', 'konta', 'koncie', 'kontem', 'twoich kont', 'inteligentnych kont'],
    address: ['adres'],
    transaction: ['transakcj'],
    fee: ['opłat'],
    token: ['token'],
    collectible: ['kolekcjonersk'],
    'recovery code': ['kod odzyskiwania', 'kodu odzyskiwania', 'kodem odzyskiwania'],
    'secret phrase': ['tajna fraza', 'tajną frazę', 'tajnej frazy'],
    passkey: [
      'klucz dostępu',
      'klucza dostępu',
      'kluczem dostępu',
      'klucze dostępu',
      'kluczy dostępu',
      'kluczowi dostępu',
    ],
    permission: ['uprawnieni', 'uprawnień'],
    'smart account': [
      'inteligentne konto',
      'inteligentnego konta',
      'inteligentnym kontem',
      'inteligentne konta',
      'inteligentnych kont',
    ],
  },
  without: [],
}
