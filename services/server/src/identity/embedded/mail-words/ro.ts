import type { MailWords } from './MailWords.ts'

export const ro: MailWords = {
  lang: 'ro',
  code: {
    subject: (code) => `${code} este codul tău`,
    asks: {
      login: (site) => `Cineva vrea să se autentifice pe ${site} cu această adresă. Codul este:`,
      proof: (site) =>
        `Cineva vrea să schimbe această adresă, să vadă fraza secretă sau să șteargă portofelul pe ${site}. Acesta nu este un cod de autentificare. Este:`,
      address: (site) =>
        `Cineva vrea ca aceasta să fie adresa unui portofel pe ${site}. Codul este:`,
    },
    end: 'Este valabil 10 minute, pe dispozitivul care l-a cerut.',
    warning:
      'Nu ai fost tu? Atunci nu face nimic și nu spune nimănui codul: niciun serviciu de asistență nu îl cere.',
  },
  device: {
    subject: (site) => `Un dispozitiv nou vrea să se autentifice pe ${site}`,
    asks: (site) => `Un dispozitiv nou pentru portofelul tău vrea să se autentifice pe ${site}.`,
    from: (browser, address) => `Este ${browser || 'un browser fără nume'}, la ${address}.`,
    open: 'Ca să îl lași să intre sau să îl refuzi, deschide această pagină în cel mult 10 minute. Te întreabă înainte să facă ceva:',
    warning: 'Nu ai fost tu? Atunci refuză-l acolo sau nu face nimic.',
  },
}
