import type { MailWords } from './MailWords.ts'

export const cs: MailWords = {
  lang: 'cs',
  code: {
    subject: (code) => `${code} je váš kód`,
    asks: {
      login: (site) => `Někdo se chce přihlásit na ${site} s touto adresou. Kód je:`,
      proof: (site) =>
        `Někdo chce změnit tuto adresu, zobrazit tajnou frázi nebo smazat peněženku na ${site}. Toto není kód k přihlášení. Zde je:`,
      address: (site) => `Někdo chce, aby toto byla adresa peněženky na ${site}. Kód je:`,
    },
    end: 'Platí 10 minut na zařízení, které o něj požádalo.',
    warning:
      'Nejste to vy? Pak nic nedělejte a kód nikomu neříkejte: žádná podpora se na něj neptá.',
  },
  device: {
    subject: (site) => `Nové zařízení se chce přihlásit na ${site}`,
    asks: (site) => `Zařízení, které je pro vaši peněženku nové, se chce přihlásit na ${site}.`,
    from: (browser, address) => `Je to ${browser || 'prohlížeč bez názvu'}, adresa ${address}.`,
    open: 'Chcete-li ho vpustit, nebo odmítnout, otevřete do 10 minut tuto stránku. Než cokoli udělá, zeptá se:',
    warning: 'Nejste to vy? Pak ho tam odmítněte, nebo nic nedělejte.',
  },
}
