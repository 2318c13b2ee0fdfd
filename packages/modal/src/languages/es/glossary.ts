import type { Glossary } from '../Glossary.ts'

export const glossary: Glossary = {
  terms: {
    wallet: ['billetera'],
    network: ['red'],
    account: ['cuenta'],
    address: ['dirección', 'direcciones'],
    transaction: ['transacción', 'transacciones'],
    fee: ['comisi'],
    token: ['token'],
    collectible: ['coleccionable'],
    'recovery code': ['código de recuperación'],
    'secret phrase': ['frase secreta'],
    passkey: ['llave de acceso', 'llaves de acceso'],
    permission: ['permiso'],
    'smart account': ['cuenta inteligente', 'cuentas inteligentes'],
  },
  without: [
    'frame.passkey.closed',
    'account.balanceFailed',
    'receive.fundTitle',
    'send.useKnown',
    'tokens.failed',
    'tokens.fund',
  ],
}
