import type { MailWords } from './MailWords.ts'

export const nl: MailWords = {
  lang: 'nl',
  code: {
    subject: (code) => `${code} is je code`,
    asks: {
      login: (site) => `Iemand wil met dit adres inloggen bij ${site}. De code is:`,
      proof: (site) =>
        `Iemand wil dit adres wijzigen, de geheime zin zien of de wallet op ${site} verwijderen. Dit is geen code om in te loggen. De code is:`,
      address: (site) =>
        `Iemand wil dat dit het adres wordt van een wallet op ${site}. De code is:`,
    },
    end: 'Hij is 10 minuten geldig, op het apparaat waarop hij is aangevraagd.',
    warning:
      'Was jij dat niet? Doe dan niets en vertel de code aan niemand: geen enkele helpdesk vraagt erom.',
  },
  device: {
    subject: (site) => `Een nieuw apparaat wil inloggen bij ${site}`,
    asks: (site) => `Een apparaat dat nieuw is voor je wallet, wil inloggen bij ${site}.`,
    from: (browser, address) => `Het is ${browser || 'een browser zonder naam'}, op ${address}.`,
    open: 'Open deze pagina binnen 10 minuten om het binnen te laten of te weigeren. De pagina vraagt het je voordat er iets gebeurt:',
    warning: 'Was jij dat niet? Weiger het dan daar, of doe niets.',
  },
}
