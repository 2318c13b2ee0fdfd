import type { EagerTexts } from '../contract/EagerTexts.ts'

export const zhCN: EagerTexts = {
  connectWallet: '连接钱包',
  connecting: '正在连接…',
  chooseNetwork: '选择网络',
  unsupportedNetwork: '不支持的网络',
  loadFailure: {
    title: '钱包窗口未能加载',
    explanation: '网络连接可能已中断。什么都没有发出，也没有丢失任何东西。',
    retry: '重试',
    close: '关闭',
  },
}
