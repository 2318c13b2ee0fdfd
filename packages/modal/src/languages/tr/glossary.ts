import type { Glossary } from '../Glossary.ts'

export const glossary: Glossary = {
  terms: {
    wallet: ['cüzdan'],
    network: ['ağ'],
    account: ['hesap', 'hesab'],
    address: ['adres'],
    transaction: ['işlem', 'şlem'],
    fee: ['ücret'],
    token: ['token'],
    collectible: ['koleksiyon ürün'],
    'recovery code': ['kurtarma kodu'],
    'secret phrase': ['gizli ifade'],
    passkey: ['geçiş anahtar'],
    permission: ['izin', 'zin', 'zni'],
    'smart account': ['akıllı hesap', 'akıllı hesab'],
  },
  without: [],
}
