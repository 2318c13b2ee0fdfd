import type { Glossary } from '../Glossary.ts'

export const glossary: Glossary = {
  terms: {
    wallet: ['wallet'],
    network: ['rete', 'reti'],
    account: ['account'],
    address: ['indirizz'],
    transaction: ['transazion'],
    fee: ['commission'],
    token: ['token'],
    collectible: ['collezionabil'],
    'recovery code': ['codice di recupero'],
    'secret phrase': ['frase segreta'],
    passkey: ['passkey'],
    permission: ['autorizzazion'],
    'smart account': ['smart account'],
  },
  without: ['buy.fund', 'receive.fundTitle', 'tokens.fund'],
}
