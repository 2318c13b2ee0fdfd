import type { EagerTexts } from '../contract/EagerTexts.ts'

export const ptBR: EagerTexts = {
  connectWallet: 'Conectar carteira',
  connecting: 'Conectando…',
  chooseNetwork: 'Escolher rede',
  unsupportedNetwork: 'Rede não compatível',
  loadFailure: {
    title: 'A janela da carteira não carregou',
    explanation: 'Sua conexão pode ter caído. Nada foi enviado e nada se perdeu.',
    retry: 'Tentar de novo',
    close: 'Fechar',
  },
}
