import type { MailWords } from './MailWords.ts'

export const ms: MailWords = {
  lang: 'ms',
  code: {
    subject: (code) => `${code} ialah kod anda`,
    asks: {
      login: (site) => `Seseorang mahu log masuk ke ${site} dengan alamat ini. Kodnya ialah:`,
      proof: (site) =>
        `Seseorang mahu menukar alamat ini, melihat frasa rahsia atau memadam dompet di ${site}. Ini bukan kod untuk log masuk. Kodnya ialah:`,
      address: (site) =>
        `Seseorang mahu menjadikan alamat ini alamat sebuah dompet di ${site}. Kodnya ialah:`,
    },
    end: 'Kod ini sah selama 10 minit, pada peranti yang memintanya.',
    warning:
      'Bukan anda yang meminta? Jangan lakukan apa-apa, dan jangan beritahu kod ini kepada sesiapa: tiada pasukan sokongan yang memintanya.',
  },
  device: {
    subject: (site) => `Peranti baharu mahu log masuk ke ${site}`,
    asks: (site) => `Peranti yang baharu bagi dompet anda mahu log masuk ke ${site}.`,
    from: (browser, address) =>
      `Peranti itu menggunakan ${browser || 'pelayar tanpa nama'}, di ${address}.`,
    open: 'Untuk membenarkan atau menolaknya, buka halaman ini dalam masa 10 minit. Halaman ini bertanya sebelum melakukan apa-apa:',
    warning: 'Bukan anda? Tolak di sana, atau jangan lakukan apa-apa.',
  },
}
