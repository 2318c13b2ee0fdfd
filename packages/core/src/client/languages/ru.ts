import type { EagerTexts } from '../contract/EagerTexts.ts'

export const ru: EagerTexts = {
  connectWallet: 'Подключить кошелёк',
  connecting: 'Подключение…',
  chooseNetwork: 'Выбрать сеть',
  unsupportedNetwork: 'Сеть не поддерживается',
  loadFailure: {
    title: 'Окно кошелька не загрузилось',
    explanation: 'Возможно, пропало соединение. Ничего не отправлено и ничего не потеряно.',
    retry: 'Повторить',
    close: 'Закрыть',
  },
}
