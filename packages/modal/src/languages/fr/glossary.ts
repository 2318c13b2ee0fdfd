import type { Glossary } from '../Glossary.ts'

export const glossary: Glossary = {
  terms: {
    wallet: ['portefeuille'],
    network: ['réseau'],
    account: ['compte'],
    address: ['adresse'],
    transaction: ['transaction'],
    fee: ['frais'],
    token: ['jeton'],
    collectible: ['objet de collection', 'objets de collection'],
    'recovery code': ['code de récupération'],
    'secret phrase': ['phrase secrète'],
    passkey: ['clé d’accès', 'clés d’accès'],
    permission: ['autorisation'],
    'smart account': ['compte intelligent', 'comptes intelligents'],
  },
  without: ['receive.fundTitle', 'tokens.fund'],
}
