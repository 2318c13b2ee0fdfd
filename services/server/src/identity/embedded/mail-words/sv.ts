import type { MailWords } from './MailWords.ts'

export const sv: MailWords = {
  lang: 'sv',
  code: {
    subject: (code) => `${code} är din kod`,
    asks: {
      login: (site) => `Någon vill logga in på ${site} med den här adressen. Koden är:`,
      proof: (site) =>
        `Någon vill ändra den här adressen, se den hemliga frasen eller radera plånboken på ${site}. Det här är ingen kod för att logga in. Koden är:`,
      address: (site) =>
        `Någon vill att det här ska bli adressen till en plånbok på ${site}. Koden är:`,
    },
    end: 'Den gäller i 10 minuter, på enheten som bad om den.',
    warning:
      'Var det inte du? Gör då ingenting och berätta inte koden för någon: ingen support ber om den.',
  },
  device: {
    subject: (site) => `En ny enhet vill logga in på ${site}`,
    asks: (site) => `En enhet som är ny för din plånbok vill logga in på ${site}.`,
    from: (browser, address) => `Det är ${browser || 'en webbläsare utan namn'}, på ${address}.`,
    open: 'Öppna den här sidan inom 10 minuter för att släppa in enheten eller neka den. Sidan frågar innan den gör något:',
    warning: 'Var det inte du? Neka den där, eller gör ingenting.',
  },
}
