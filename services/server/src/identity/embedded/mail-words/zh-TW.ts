import type { MailWords } from './MailWords.ts'

export const zhTW: MailWords = {
  lang: 'zh-TW',
  code: {
    subject: (code) => `${code} 是你的驗證碼`,
    asks: {
      login: (site) => `有人想用這個地址登入 ${site}。驗證碼是：`,
      proof: (site) =>
        `有人想在 ${site} 上變更這個地址、查看助記詞或刪除錢包。這不是用來登入的驗證碼。驗證碼是：`,
      address: (site) => `有人想把這個地址設為 ${site} 上一個錢包的地址。驗證碼是：`,
    },
    end: '驗證碼在 10 分鐘內有效，而且只能在提出要求的裝置上使用。',
    warning: '不是你本人嗎？那就什麼都不用做，也不要把驗證碼告訴任何人：任何客服都不會索取驗證碼。',
  },
  device: {
    subject: (site) => `有新裝置想登入 ${site}`,
    asks: (site) => `有一部你的錢包不認識的裝置想登入 ${site}。`,
    from: (browser, address) => `瀏覽器：${browser || '名稱不明'}，網路位址：${address}。`,
    open: '要允許或拒絕它登入，請在 10 分鐘內開啟這個頁面。在做任何動作之前，頁面都會先詢問你：',
    warning: '不是你本人嗎？請在那裡拒絕，或什麼都不做。',
  },
}
