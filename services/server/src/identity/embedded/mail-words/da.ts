import type { MailWords } from './MailWords.ts'

export const da: MailWords = {
  lang: 'da',
  code: {
    subject: (code) => `${code} er din kode`,
    asks: {
      login: (site) => `Nogen vil logge ind på ${site} med denne adresse. Koden er:`,
      proof: (site) =>
        `Nogen vil ændre denne adresse, se den hemmelige frase eller slette din wallet på ${site}. Dette er ikke en kode til at logge ind. Koden er:`,
      address: (site) =>
        `Nogen vil have, at dette bliver adressen på en wallet på ${site}. Koden er:`,
    },
    end: 'Den gælder i 10 minutter på den enhed, der bad om den.',
    warning:
      'Var det ikke dig? Så gør ingenting, og fortæl ikke koden til nogen: Ingen support beder om den.',
  },
  device: {
    subject: (site) => `En ny enhed vil logge ind på ${site}`,
    asks: (site) => `En enhed, der er ny for din wallet, vil logge ind på ${site}.`,
    from: (browser, address) => `Det er ${browser || 'en browser uden navn'} på ${address}.`,
    open: 'Åbn denne side inden for 10 minutter for at lukke den ind eller afvise den. Siden spørger, før den gør noget:',
    warning: 'Var det ikke dig? Så afvis den der, eller gør ingenting.',
  },
}
