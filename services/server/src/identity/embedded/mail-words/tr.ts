import type { MailWords } from './MailWords.ts'

export const tr: MailWords = {
  lang: 'tr',
  code: {
    subject: (code) => `Kodunuz: ${code}`,
    asks: {
      login: (site) => `Birisi bu adresle ${site} sitesine giriş yapmak istiyor. Kod:`,
      proof: (site) =>
        `Birisi ${site} sitesinde bu adresi değiştirmek, gizli ifadeyi görmek veya cüzdanı silmek istiyor. Bu, giriş yapmak için bir kod değildir. Kod:`,
      address: (site) =>
        `Birisi bu adresin, ${site} sitesindeki bir cüzdanın adresi olmasını istiyor. Kod:`,
    },
    end: 'Kod, onu isteyen cihazda 10 dakika geçerlidir.',
    warning:
      'Bunu siz istemediniz mi? O hâlde hiçbir şey yapmayın ve kodu kimseye söylemeyin: Hiçbir destek ekibi bu kodu istemez.',
  },
  device: {
    subject: (site) => `Yeni bir cihaz ${site} sitesine giriş yapmak istiyor`,
    asks: (site) => `Cüzdanınız için yeni olan bir cihaz, ${site} sitesine giriş yapmak istiyor.`,
    from: (browser, address) =>
      `Tarayıcı: ${browser || 'adı bilinmeyen bir tarayıcı'}, adres: ${address}.`,
    open: 'Girmesine izin vermek veya reddetmek için bu sayfayı 10 dakika içinde açın. Sayfa, bir şey yapmadan önce size sorar:',
    warning: 'Bu siz değil misiniz? O hâlde orada reddedin veya hiçbir şey yapmayın.',
  },
}
