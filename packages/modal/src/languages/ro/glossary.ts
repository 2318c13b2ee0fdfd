import type { Glossary } from '../Glossary.ts'

export const glossary: Glossary = {
  terms: {
    wallet: ['portofel'],
    network: ['rețea', 'rețele'],
    account: ['cont', 'conturi'],
    address: ['adres'],
    transaction: ['tranzacți'],
    fee: ['comision', 'comisioane'],
    token: ['token'],
    collectible: ['obiecte de colecție', 'obiectele de colecție', 'obiectele tale de colecție'],
    'recovery code': ['cod de recuperare', 'codul de recuperare', 'codul tău de recuperare'],
    'secret phrase': ['fraza secretă', 'fraza ta secretă'],
    passkey: [
      'cheie de acces',
      'cheia de acces',
      'cheia ta de acces',
      'cheile de acces',
      'cheile tale de acces',
    ],
    permission: ['permisiun'],
    'smart account': [
      'cont inteligent',
      'contul tău inteligent',
      'conturi inteligente',
      'contul inteligent',
    ],
  },
  without: ['receive.fundTitle', 'tokens.fund'],
}
