import type { MailWords } from './MailWords.ts'

export const hu: MailWords = {
  lang: 'hu',
  code: {
    subject: (code) => `${code} a kódod`,
    asks: {
      login: (site) => `Valaki be szeretne jelentkezni ezzel a címmel ide: ${site}. A kód:`,
      proof: (site) =>
        `Valaki meg szeretné változtatni ezt a címet, látni szeretné a titkos kifejezést, vagy törölni szeretné a tárcát itt: ${site}. Ez nem bejelentkezési kód. A kód:`,
      address: (site) => `Valaki azt szeretné, hogy ez legyen egy tárca címe itt: ${site}. A kód:`,
    },
    end: '10 percig érvényes, azon az eszközön, amely kérte.',
    warning:
      'Nem te voltál? Akkor ne tegyél semmit, és senkinek se mondd el a kódot: egyetlen ügyfélszolgálat sem kéri.',
  },
  device: {
    subject: (site) => `Új eszköz szeretne bejelentkezni ide: ${site}`,
    asks: (site) =>
      `Egy eszköz, amelyet a tárcád még nem ismer, be szeretne jelentkezni ide: ${site}.`,
    from: (browser, address) =>
      `Az eszköz: ${browser || 'név nélküli böngésző'}, címe: ${address}.`,
    open: 'Ha be akarod engedni vagy el akarod utasítani, nyisd meg ezt az oldalt 10 percen belül. Mielőtt bármit tenne, megkérdez:',
    warning: 'Nem te voltál? Akkor ott utasítsd el, vagy ne tegyél semmit.',
  },
}
