import type { Glossary } from '../Glossary.ts'

export const glossary: Glossary = {
  terms: {
    wallet: ['wallet'],
    network: ['netwerk'],
    account: ['account'],
    address: ['adres'],
    transaction: ['transactie'],
    fee: ['kosten'],
    token: ['token'],
    collectible: ['verzamelobject'],
    'recovery code': ['herstelcode'],
    'secret phrase': ['geheime zin'],
    passkey: ['passkey'],
    permission: ['toestemming'],
    'smart account': ['smart account'],
  },
  without: ['account.balanceFailed', 'buy.fund', 'tokens.failed'],
}
