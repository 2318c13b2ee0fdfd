import type { MailWords } from './MailWords.ts'

export const fi: MailWords = {
  lang: 'fi',
  code: {
    subject: (code) => `${code} on koodisi`,
    asks: {
      login: (site) => `Joku haluaa kirjautua sivustolle ${site} tällä osoitteella. Koodi on:`,
      proof: (site) =>
        `Joku haluaa vaihtaa tämän osoitteen, nähdä salaisen lausekkeen tai poistaa lompakon sivustolla ${site}. Tämä ei ole kirjautumiskoodi. Koodi on:`,
      address: (site) =>
        `Joku haluaa, että tästä tulee lompakon osoite sivustolla ${site}. Koodi on:`,
    },
    end: 'Se on voimassa 10 minuuttia laitteella, joka pyysi sitä.',
    warning:
      'Etkö se ollut sinä? Älä silloin tee mitään äläkä kerro koodia kenellekään: mikään asiakastuki ei pyydä sitä.',
  },
  device: {
    subject: (site) => `Uusi laite haluaa kirjautua sivustolle ${site}`,
    asks: (site) => `Laite, jota lompakkosi ei tunne, haluaa kirjautua sivustolle ${site}.`,
    from: (browser, address) => `Se on ${browser || 'nimetön selain'}, osoite ${address}.`,
    open: 'Jos haluat päästää sen sisään tai hylätä sen, avaa tämä sivu 10 minuutin kuluessa. Sivu kysyy, ennen kuin se tekee mitään:',
    warning: 'Etkö se ollut sinä? Hylkää se silloin siellä tai älä tee mitään.',
  },
}
