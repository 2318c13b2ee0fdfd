import type { Glossary } from '../Glossary.ts'

export const glossary: Glossary = {
  terms: {
    wallet: ['lompakko', 'lompako'],
    network: ['verkko', 'verko'],
    account: ['tili', 'tilej', 'tilei'],
    address: ['osoite', 'osoitt'],
    transaction: ['transaktio'],
    fee: ['maksu'],
    token: ['token'],
    collectible: ['keräilyesine'],
    'recovery code': ['palautuskoodi'],
    'secret phrase': [
      'salainen lauseke',
      'salainen lausekke',
      'salaisen lausekke',
      'salaista lauseke',
    ],
    passkey: ['pääsyavain', 'pääsyavaim'],
    permission: ['lupa', 'luva', 'lupi'],
    'smart account': ['älytili', 'älytilej'],
  },
  without: ['account.balanceFailed', 'receive.fundTitle', 'tokens.failed', 'tokens.fund'],
}
