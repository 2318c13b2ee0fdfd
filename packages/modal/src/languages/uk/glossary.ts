import type { Glossary } from '../Glossary.ts'

export const glossary: Glossary = {
  terms: {
    wallet: ['гаманець', 'гаманц'],
    network: ['мереж'],
    account: ['акаунт'],
    address: ['адрес'],
    transaction: ['транзакці'],
    fee: ['комісі'],
    token: ['токен'],
    collectible: ['колекційн'],
    'recovery code': ['код відновлення', 'коду відновлення', 'кодом відновлення'],
    'secret phrase': ['секретна фраза', 'секретну фразу', 'секретної фрази'],
    passkey: [
      'ключ доступу',
      'ключа доступу',
      'ключем доступу',
      'ключі доступу',
      'ключів доступу',
      'ключу доступу',
    ],
    permission: ['дозвіл', 'дозвол'],
    'smart account': ['смарт-акаунт'],
  },
  without: ['buy.fund'],
}
