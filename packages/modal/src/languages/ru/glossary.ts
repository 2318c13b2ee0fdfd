import type { Glossary } from '../Glossary.ts'

export const glossary: Glossary = {
  terms: {
    wallet: ['кошелёк', 'кошельк'],
    network: ['сеть', 'сети', 'сетей', 'сетя', 'сетью', 'сетев'],
    account: ['аккаунт'],
    address: ['адрес'],
    transaction: ['транзакц'],
    fee: ['комисси'],
    token: ['токен'],
    collectible: ['коллекционн'],
    'recovery code': ['код восстановления', 'кода восстановления', 'кодом восстановления'],
    'secret phrase': ['секретная фраза', 'секретную фразу', 'секретной фразы'],
    passkey: [
      'ключ доступа',
      'ключа доступа',
      'ключом доступа',
      'ключи доступа',
      'ключу доступа',
      'ключам доступа',
    ],
    permission: ['разрешени'],
    'smart account': ['смарт-аккаунт'],
  },
  without: ['buy.fund'],
}
