import type { Translation } from '../../feature/words.ts'
import type { messages as english } from './messages.ts'

/** Spanish. */
export const messages: Translation<typeof english> = {
  id: 'guide',
  walletTitle: '¿Qué es una billetera?',
  networkTitle: '¿Qué es una red?',
  walletCards: [
    {
      title: 'Un hogar para lo tuyo',
      text: 'Guarda y muestra tus monedas, tokens y coleccionables, y los envía adonde digas.',
    },
    {
      title: 'Otra forma de iniciar sesión',
      text: 'En lugar de una contraseña, confirmas con tu billetera. Ningún sitio conoce tu clave.',
    },
    {
      title: 'Solo tuya',
      text: 'Solo tú tienes la clave. Nadie puede restaurarla por ti: guarda bien su frase de recuperación y no se la digas a nadie.',
    },
  ],
  getWallet: 'Obtener una billetera',

  networkCards: [
    {
      title: 'Donde todo sucede',
      text: 'Una red es un registro público que muchos equipos mantienen juntos. Tus monedas viven en una de ellas.',
    },
    {
      title: 'Misma dirección, dinero separado',
      text: 'Tu dirección puede ser la misma en varias redes, pero lo que tienes en una no está en las otras.',
    },
    {
      title: 'Las comisiones varían',
      text: 'Cada red tiene una moneda propia para pagar sus comisiones y su propio precio por transacción.',
    },
  ],
}
