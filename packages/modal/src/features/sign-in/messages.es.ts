import type { Translation } from '../../feature/words.ts'
import type { messages as english } from './messages.ts'

/** Spanish. */
export const messages: Translation<typeof english> = {
  id: 'sign-in',
  title: 'Iniciar sesión',
  heading: (site) => `Inicia sesión en ${site}`,
  headingAnywhere: 'Inicia sesión con tu billetera',
  explanation: 'Firmas el mensaje de abajo. No cuesta nada ni mueve nada.',
  message: 'Mensaje para firmar',
  sign: 'Firmar',
  cancel: 'Cancelar',
  continueIn: (wallet) => `Continúa en ${wallet}`,
  returning: (wallet) => `Volviendo a la red anterior. ${wallet} puede pedirte que lo confirmes.`,
  checking: 'Comprobando tu firma',
  checkingText: 'Tarda un momento.',
  declined: 'Firma rechazada',
  smartAccount: 'Puede que esta aplicación no admita cuentas inteligentes',
  unavailable: 'Hubo un problema al iniciar la autenticación',
  refused: (reason) => `El servidor dice: «${reason}»`,
  warnings: {
    domain: (page, named) => `Esta página es ${page}; el mensaje nombra otro sitio: ${named}`,
    flagged: (domain) => `${domain} está denunciado como engañoso. No firmes.`,
    imitation: 'Parece un mensaje de inicio de sesión y no lo es. No firmes.',
    account: 'El mensaje nombra una cuenta que no es la tuya.',
    uri: (uri) => `Iniciarías sesión en otra dirección: ${uri}`,
    chain: (named, wallet) => `El mensaje nombra ${named}. Tu billetera está en ${wallet}.`,
  },
}
