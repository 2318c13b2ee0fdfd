import type { MailWords } from './MailWords.ts'

export const pl: MailWords = {
  lang: 'pl',
  code: {
    subject: (code) => `${code} to twój kod`,
    asks: {
      login: (site) => `Ktoś chce zalogować się na ${site} tym adresem. Kod:`,
      proof: (site) =>
        `Ktoś chce zmienić ten adres, zobaczyć tajną frazę albo usunąć portfel na ${site}. To nie jest kod do logowania. Oto on:`,
      address: (site) => `Ktoś chce, aby to był adres portfela na ${site}. Kod:`,
    },
    end: 'Jest ważny 10 minut, na urządzeniu, które o niego poprosiło.',
    warning:
      'To nie ty? W takim razie nic nie rób i nikomu nie podawaj kodu: żadna pomoc techniczna o niego nie pyta.',
  },
  device: {
    subject: (site) => `Nowe urządzenie chce zalogować się na ${site}`,
    asks: (site) =>
      `Urządzenie, które jest nowe dla twojego portfela, chce zalogować się na ${site}.`,
    from: (browser, address) => `To ${browser || 'przeglądarka bez nazwy'}, adres ${address}.`,
    open: 'Aby je wpuścić albo odrzucić, otwórz tę stronę w ciągu 10 minut. Zanim cokolwiek zrobi, zapyta:',
    warning: 'To nie ty? W takim razie odrzuć je tam albo nic nie rób.',
  },
}
