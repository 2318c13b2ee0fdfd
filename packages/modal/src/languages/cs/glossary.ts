import type { Glossary } from '../Glossary.ts'

export const glossary: Glossary = {
  terms: {
    wallet: ['peněženka', 'peněžen'],
    network: ['síť', 'sít'],
    account: ['účet', 'účt'],
    address: ['adres'],
    transaction: ['transakc'],
    fee: ['poplat'],
    token: ['token'],
    collectible: ['sběratelsk'],
    'recovery code': ['kód pro obnovení', 'kódu pro obnovení', 'kódem pro obnovení'],
    'secret phrase': ['tajná fráze', 'tajnou frázi', 'tajné fráze'],
    passkey: [
      'přístupový klíč',
      'přístupového klíče',
      'přístupovým klíčem',
      'přístupové klíče',
      'přístupových klíčů',
      'přístupovému klíči',
    ],
    permission: ['oprávnění'],
    'smart account': ['chytrý účet', 'chytrého účtu', 'chytrým účtem', 'chytré účty'],
  },
  without: [],
}
