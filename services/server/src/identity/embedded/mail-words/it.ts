import type { MailWords } from './MailWords.ts'

export const it: MailWords = {
  lang: 'it',
  code: {
    subject: (code) => `${code} è il tuo codice`,
    asks: {
      login: (site) => `Qualcuno vuole accedere a ${site} con questo indirizzo. Il codice è:`,
      proof: (site) =>
        `Qualcuno vuole cambiare questo indirizzo, vedere la frase segreta o eliminare il wallet su ${site}. Non è un codice per accedere. È:`,
      address: (site) =>
        `Qualcuno vuole che questo sia l’indirizzo di un wallet su ${site}. Il codice è:`,
    },
    end: 'Vale 10 minuti, sul dispositivo che lo ha richiesto.',
    warning:
      'Non sei stato tu? Allora non fare nulla e non dire il codice a nessuno: nessuna assistenza lo chiede.',
  },
  device: {
    subject: (site) => `Un nuovo dispositivo vuole accedere a ${site}`,
    asks: (site) => `Un dispositivo nuovo per il tuo wallet vuole accedere a ${site}.`,
    from: (browser, address) =>
      `È ${browser || 'un browser senza nome'}, all’indirizzo ${address}.`,
    open: 'Per farlo entrare o per rifiutarlo, apri questa pagina entro 10 minuti. Prima di fare qualsiasi cosa ti chiede conferma:',
    warning: 'Non sei stato tu? Allora rifiutalo lì o non fare nulla.',
  },
}
