import type { MailWords } from './MailWords.ts'

export const es: MailWords = {
  lang: 'es',
  code: {
    subject: (code) => `${code} es tu código`,
    asks: {
      login: (site) => `Alguien quiere entrar en ${site} con esta dirección. El código es:`,
      proof: (site) =>
        `Alguien quiere cambiar esta dirección, ver la frase secreta o eliminar la billetera en ${site}. No es un código para entrar. Es:`,
      address: (site) =>
        `Alguien quiere que esta sea la dirección de una billetera en ${site}. El código es:`,
    },
    end: 'Sirve durante 10 minutos, en el dispositivo que lo pidió.',
    warning:
      '¿No has sido tú? Entonces no hagas nada y no digas el código a nadie: ningún soporte lo pide.',
  },
  device: {
    subject: (site) => `Un dispositivo nuevo quiere entrar en ${site}`,
    asks: (site) => `Un dispositivo que tu billetera no conoce quiere entrar en ${site}.`,
    from: (browser, address) => `Es ${browser || 'un navegador sin nombre'}, en ${address}.`,
    open: 'Para dejarlo entrar o rechazarlo, abre esta página en los próximos 10 minutos. Pregunta antes de hacer nada:',
    warning: '¿No has sido tú? Recházalo allí o no hagas nada.',
  },
}
