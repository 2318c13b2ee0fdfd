import type { MailWords } from './MailWords.ts'

export const ptBR: MailWords = {
  lang: 'pt-BR',
  code: {
    subject: (code) => `${code} é o seu código`,
    asks: {
      login: (site) => `Alguém quer entrar em ${site} com este endereço. O código é:`,
      proof: (site) =>
        `Alguém quer mudar este endereço, ver a frase secreta ou excluir a carteira em ${site}. Este não é um código para entrar. É:`,
      address: (site) =>
        `Alguém quer que este seja o endereço de uma carteira em ${site}. O código é:`,
    },
    end: 'Ele vale por 10 minutos, no dispositivo que o pediu.',
    warning:
      'Não foi você? Então não faça nada e não conte o código a ninguém: nenhum suporte pede esse código.',
  },
  device: {
    subject: (site) => `Um dispositivo novo quer entrar em ${site}`,
    asks: (site) => `Um dispositivo novo para sua carteira quer entrar em ${site}.`,
    from: (browser, address) => `É ${browser || 'um navegador sem nome'}, em ${address}.`,
    open: 'Para deixá-lo entrar ou recusá-lo, abra esta página em até 10 minutos. Ela pergunta antes de fazer qualquer coisa:',
    warning: 'Não foi você? Então recuse por lá ou não faça nada.',
  },
}
