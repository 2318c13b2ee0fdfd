import type { Glossary } from '../Glossary.ts'

export const glossary: Glossary = {
  terms: {
    wallet: ['plånbok', 'plånböcker'],
    network: ['nätverk'],
    account: ['konto'],
    address: ['adress'],
    transaction: ['transaktion'],
    fee: ['avgift'],
    token: ['token'],
    collectible: ['samlarobjekt'],
    'recovery code': ['återställningskod'],
    'secret phrase': ['hemlig fras', 'hemliga fras'],
    passkey: ['lösennyckel', 'lösennycklar'],
    permission: ['behörighet'],
    'smart account': ['smart konto', 'smarta konto'],
  },
  without: ['account.balanceFailed', 'tokens.failed'],
}
