import type { Glossary } from '../Glossary.ts'

export const glossary: Glossary = {
  terms: {
    wallet: ['tárca', 'tárcá'],
    network: ['hálózat'],
    account: ['fiók'],
    address: ['cím'],
    transaction: ['tranzakció'],
    fee: ['díj'],
    token: ['token'],
    collectible: ['gyűjtői tárgy'],
    'recovery code': ['helyreállítási kód'],
    'secret phrase': ['titkos kifejezés'],
    passkey: ['azonosítókulcs', 'azonosítókulccs'],
    permission: ['engedély'],
    'smart account': ['okosfiók'],
  },
  without: ['account.balanceFailed', 'buy.fund', 'tokens.failed'],
}
