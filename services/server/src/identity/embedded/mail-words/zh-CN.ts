import type { MailWords } from './MailWords.ts'

export const zhCN: MailWords = {
  lang: 'zh-CN',
  code: {
    subject: (code) => `${code} 是你的验证码`,
    asks: {
      login: (site) => `有人想用此地址登录 ${site}。验证码是：`,
      proof: (site) =>
        `有人想在 ${site} 上更改此地址、查看助记词或删除钱包。这不是用来登录的验证码。验证码是：`,
      address: (site) => `有人想将此地址设为 ${site} 上一个钱包的地址。验证码是：`,
    },
    end: '验证码在 10 分钟内有效，且只能在请求它的设备上使用。',
    warning: '不是你本人操作？那么什么都不用做，也不要把验证码告诉任何人：任何客服都不会索要它。',
  },
  device: {
    subject: (site) => `一台新设备想登录 ${site}`,
    asks: (site) => `一台你的钱包不认识的设备想登录 ${site}。`,
    from: (browser, address) => `浏览器：${browser || '名称未知'}，网络地址：${address}。`,
    open: '要允许或拒绝它登录，请在 10 分钟内打开此页面。在做任何操作之前，页面都会先询问你：',
    warning: '不是你本人操作？请在那里拒绝它，或者什么都不做。',
  },
}
