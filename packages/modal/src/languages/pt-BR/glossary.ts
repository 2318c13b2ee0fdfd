import type { Glossary } from '../Glossary.ts'

export const glossary: Glossary = {
  terms: {
    wallet: ['carteira'],
    network: ['rede'],
    account: ['conta'],
    address: ['endereço'],
    transaction: ['transação', 'transações'],
    fee: ['taxa'],
    token: ['token'],
    collectible: ['colecionáve'],
    'recovery code': ['código de recuperação'],
    'secret phrase': ['frase secreta'],
    passkey: ['chave de acesso', 'chaves de acesso'],
    permission: ['permissão', 'permissões'],
    'smart account': ['conta inteligente', 'contas inteligentes'],
  },
  without: ['receive.fundTitle', 'tokens.fund'],
}
