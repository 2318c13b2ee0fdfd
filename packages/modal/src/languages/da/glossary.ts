import type { Glossary } from '../Glossary.ts'

export const glossary: Glossary = {
  terms: {
    wallet: ['wallet'],
    network: ['netværk'],
    account: ['konto', 'konti'],
    address: ['adresse'],
    transaction: ['transaktion'],
    fee: ['gebyr'],
    token: ['token'],
    collectible: ['samleobjekt'],
    'recovery code': ['gendannelseskode'],
    'secret phrase': ['hemmelig frase', 'hemmelige frase'],
    passkey: ['adgangsnøgle'],
    permission: ['tilladelse'],
    'smart account': ['smart konto', 'smarte konto', 'smarte konti'],
  },
  without: ['account.balanceFailed', 'tokens.failed'],
}
