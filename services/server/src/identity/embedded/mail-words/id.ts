import type { MailWords } from './MailWords.ts'

export const id: MailWords = {
  lang: 'id',
  code: {
    subject: (code) => `${code} adalah kode Anda`,
    asks: {
      login: (site) => `Seseorang ingin masuk ke ${site} dengan alamat ini. Kodenya adalah:`,
      proof: (site) =>
        `Seseorang ingin mengubah alamat ini, melihat frasa rahasia, atau menghapus dompet di ${site}. Ini bukan kode untuk masuk. Kodenya adalah:`,
      address: (site) =>
        `Seseorang ingin menjadikan alamat ini sebagai alamat sebuah dompet di ${site}. Kodenya adalah:`,
    },
    end: 'Kode ini berlaku selama 10 menit, di perangkat yang memintanya.',
    warning:
      'Bukan Anda yang meminta? Jangan lakukan apa pun, dan jangan beri tahu kode ini kepada siapa pun: tidak ada layanan bantuan yang memintanya.',
  },
  device: {
    subject: (site) => `Perangkat baru ingin masuk ke ${site}`,
    asks: (site) => `Perangkat yang baru bagi dompet Anda ingin masuk ke ${site}.`,
    from: (browser, address) =>
      `Perangkat itu memakai ${browser || 'browser tanpa nama'}, di ${address}.`,
    open: 'Untuk mengizinkan atau menolaknya, buka halaman ini dalam 10 menit. Halaman ini bertanya sebelum melakukan apa pun:',
    warning: 'Bukan Anda? Tolak di sana, atau jangan lakukan apa pun.',
  },
}
