import type { Glossary } from '../Glossary.ts'

export const glossary: Glossary = {
  terms: {
    wallet: ['wallet'],
    network: ['netzwerk'],
    account: ['konto', 'konten'],
    address: ['adresse'],
    transaction: ['transaktion'],
    fee: ['gebühr'],
    token: ['token'],
    collectible: ['sammlerstück'],
    'recovery code': ['wiederherstellungscode'],
    'secret phrase': ['geheime phrase', 'geheimen phrase'],
    passkey: ['passkey'],
    permission: ['berechtigung'],
    'smart account': ['smart-konto', 'smart-konten'],
  },
  without: ['account.balanceFailed', 'tokens.failed'],
}
