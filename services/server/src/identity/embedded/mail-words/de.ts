import type { MailWords } from './MailWords.ts'

export const de: MailWords = {
  lang: 'de',
  code: {
    subject: (code) => `${code} ist dein Code`,
    asks: {
      login: (site) => `Jemand will sich mit dieser Adresse bei ${site} anmelden. Der Code lautet:`,
      proof: (site) =>
        `Jemand will diese Adresse ändern, die geheime Phrase sehen oder die Wallet auf ${site} löschen. Das ist kein Code zum Anmelden. Er lautet:`,
      address: (site) =>
        `Jemand will, dass dies die Adresse einer Wallet auf ${site} wird. Der Code lautet:`,
    },
    end: 'Er gilt 10 Minuten lang, auf dem Gerät, das ihn angefordert hat.',
    warning:
      'Warst du das nicht? Dann tu nichts und verrate den Code niemandem: Kein Support fragt danach.',
  },
  device: {
    subject: (site) => `Ein neues Gerät will sich bei ${site} anmelden`,
    asks: (site) => `Ein Gerät, das für deine Wallet neu ist, will sich bei ${site} anmelden.`,
    from: (browser, address) => `Es ist ${browser || 'ein Browser ohne Namen'}, unter ${address}.`,
    open: 'Um es hereinzulassen oder abzulehnen, öffne innerhalb von 10 Minuten diese Seite. Sie fragt, bevor sie etwas tut:',
    warning: 'Warst du das nicht? Dann lehne es dort ab oder tu nichts.',
  },
}
