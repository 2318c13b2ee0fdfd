import { plural, sentences, type Translation, type Words } from '@foyer/ui'
import type { messages as qrCode } from '../../feature/code/messages.ts'
import type { messages as consent } from '../../feature/messages.ts'
import type { messages as panel } from '../../feature/panel/messages.ts'
import type { messages as connect } from '../../features/connect/messages.ts'
import type { messages as pairing } from '../../features/pairing/messages.ts'
import type { messages as wallets } from '../../features/wallets/messages.ts'
import type { messages as shell } from '../../shell/messages.ts'

const shellTexts: Translation<typeof shell> = {
  id: 'shell',
  back: 'Voltar',
  close: 'Fechar',
  help: 'Ajuda',
  loadFailedTitle: 'Esta tela não carregou',
  loadFailedText: 'Sua conexão pode ter caído. Nada foi enviado e nada se perdeu.',
  brokenTitle: 'Algo deu errado aqui',
  brokenText: 'Sua carteira e seu dinheiro estão intactos.',
  tryAgain: 'Tentar de novo',
  mountFailed: 'Não foi possível abrir a janela da carteira nesta página.',
}

const consentTexts: Translation<typeof consent> = {
  id: 'consent',
  terms: 'os Termos de Serviço',
  privacy: 'a Política de Privacidade',
  both: (terms, privacy) => `${terms} e ${privacy}`,
  agree: (what) => `Aceito ${what}`,
  agreeByConnecting: (what) => `Ao conectar, você aceita ${what}`,
}

const connectTexts: Translation<typeof connect> = {
  id: 'connect',
  connectTitle: 'Conectar carteira',
  installed: 'Instalada',
  recent: 'Recente',
  walletList: 'Carteiras',
  allWallets: 'Todas as carteiras',
  continueWithWallet: 'Continuar com uma carteira',
  scanWithPhone: 'Escanear com um celular',
  newToWallets: 'Primeira carteira?',
  getStarted: 'Começar',
  noWalletTitle: 'Nenhuma carteira encontrada',
  noWalletText: 'Instale ou desbloqueie uma neste navegador e procure de novo.',
  lookAgain: 'Procurar de novo',

  waitingTitle: (wallet) => `Continue em ${wallet}`,
  waitingText: 'Confira a solicitação de conexão na sua carteira e aceite por lá.',
  pendingTitle: 'Abra sua carteira',
  pendingText: (wallet) => `${wallet} já mostra uma solicitação. Responda por lá.`,
  cancel: 'Cancelar',
  connectedTitle: 'Conectada',
  connectedText: (wallet) => `${wallet} está conectada a este site.`,
  declinedTitle: 'Solicitação recusada',
  declinedText: (wallet) =>
    `Você fechou a solicitação em ${wallet}. Nada foi compartilhado com este site.`,
  failedTitle: 'Não foi possível conectar',
  failedText: (reason) => sentences(reason, 'Nada foi compartilhado com este site.'),
  tryAgain: 'Tentar de novo',
}

const pairingTexts: Translation<typeof pairing> = {
  id: 'pairing',
  pairingTitle: 'WalletConnect',
  ways: 'Formas de conectar',
  mobile: 'Celular',
  browser: 'Navegador',
  web: 'Web',
  desktop: 'Computador',

  codeName: (wallet) => `Código QR para escanear com ${wallet}`,
  anyWallet: 'uma carteira',
  scanText: (wallet) => `Escaneie este código com ${wallet} no seu celular.`,
  agreeForCode: 'Aceite, e um código para escanear aparecerá.',
  agreeForWallet: 'Aceite e continue na sua carteira.',
  preparing: 'Criando um link',
  refreshesIn: (left) => `Renova em ${left}`,
  refreshesSoon: (seconds) =>
    seconds === 60
      ? 'O código será renovado em um minuto'
      : plural('pt-BR', seconds, {
          one: `O código será renovado em ${seconds} segundo`,
          many: `O código será renovado em ${seconds} de segundos`,
          other: `O código será renovado em ${seconds} segundos`,
        }),
  newCode: 'Novo código',
  copyLink: 'Copiar link',
  copied: 'Link copiado',
  reload: 'Renovar código',
  expired: 'Este código expirou.',
  linkFailed: 'Não foi possível criar um código.',

  ownRelay:
    'Para carteiras configuradas com o serviço de conexão deste site. Escolha qualquer outra carteira na lista.',
  unreachableTitle: (wallet) => `${wallet} está fora de alcance`,
  unreachableText: (wallet) =>
    `Este site não consegue se conectar a ${wallet} em um celular. Escolha outra carteira para continuar.`,
  visit: (wallet) => `Visitar o site de ${wallet}`,

  offline: 'Você está sem conexão. O código voltará a funcionar quando ela voltar.',
  unreachable: 'O serviço de conexão não responde. Continuamos tentando; nada se perdeu.',
  refused: 'No momento, este site não consegue alcançar carteiras em outros dispositivos.',
  tryAgain: 'Tentar de novo',

  openTitle: (wallet) => `Continue em ${wallet}`,
  openText: (wallet) => `Aprove a conexão em ${wallet} e volte aqui.`,
  open: (wallet) => `Abrir ${wallet}`,
  openAgain: (wallet) => `Abrir ${wallet} de novo`,
  stuckTitle: (wallet) => `${wallet} não abriu?`,
  stuckText: 'Nada se perdeu. Tente de outra forma:',
  openByLink: 'Abrir pelo link da web',
  openByScheme: 'Abrir pelo link do app',
  appStore: 'Baixar na App Store',
  playStore: 'Baixar no Google Play',
  otherDevice: 'Usar outro dispositivo',
  chooseWallet: 'Escolha a carteira em que deseja continuar.',
  allWallets: 'Todas as carteiras',
  walletList: 'Carteiras',

  browserText: (wallet) =>
    `${wallet} ainda não está neste navegador. Instale a extensão; assim que ela estiver aqui, continuamos.`,
  getExtension: 'Obter a extensão',
  browserReady: (wallet) => `${wallet} está neste navegador.`,
  continueInBrowser: 'Continuar neste navegador',
  webText: (wallet) => `${wallet} abre em outra aba. Aprove por lá e volte.`,
  desktopText: (wallet) => `Aprove a conexão em ${wallet} neste computador.`,
  opensNewTab: 'Abre em uma nova aba',
  get: (wallet) => `Obter ${wallet}`,

  connectedTitle: 'Conectada',
  connectedText: (wallet) => `${wallet} está conectada a este site.`,
  declinedTitle: 'Solicitação recusada',
  declinedText: 'Você fechou a solicitação na sua carteira. Nada foi compartilhado com este site.',
  failedTitle: 'Não foi possível conectar',
  failedText: (reason) =>
    sentences(reason, 'Nada foi compartilhado com este site e nada se perdeu.'),
}

const walletsTexts: Translation<typeof wallets> = {
  id: 'wallets',
  allTitle: 'Todas as carteiras',
  getTitle: 'Obter uma carteira',
  downloadTitle: (wallet) => `Obter ${wallet}`,
  search: 'Buscar carteiras',
  list: 'Carteiras',
  loading: 'Carregando carteiras',
  noneFound: (search) => `Nenhuma carteira chamada “${search}”`,
  none: 'Nenhuma carteira aqui',
  nonePrivate: 'Nenhuma carteira tem esse nome',
  privateText: 'Parece um link, um endereço ou um segredo, por isso não saiu desta página.',
  noneText: 'Confira a grafia ou veja todas.',
  noneTextOrScan:
    'Confira a grafia. Uma carteira que não está na lista se conecta pelo código dela.',
  scan: 'Escanear com uma carteira',
  anyWallet: 'WalletConnect',
  clearSearch: 'Limpar busca',
  failedTitle: 'A lista não carregou',
  failedText: 'Sua conexão pode ter caído. As carteiras deste navegador continuam funcionando.',
  tryAgain: 'Tentar de novo',
  installed: 'Instalada',
  recent: 'Recente',
  found: (count) =>
    plural('pt-BR', count, {
      one: `${count} carteira encontrada`,
      many: `${count} de carteiras encontradas`,
      other: `${count} carteiras encontradas`,
    }),

  getText:
    'Estas são muito usadas. Seja qual for a sua escolha, depois você pode levar sua conta para outra.',
  exploreAll: 'Ver todas',

  downloadText: (wallet) =>
    `${wallet} ainda não está neste navegador. Instale, volte aqui e escolha de novo.`,
  orDownloadText: (wallet) => `Ou instale ${wallet} aqui, volte e escolha de novo.`,
  unreachableText: (wallet) =>
    `Não é possível alcançar ${wallet} daqui. Instale neste dispositivo e, se der, abra esta página por lá.`,
  openInAppText: (wallet) =>
    `${wallet} abre esta página no próprio navegador: conecte por lá. Se não abrir, instale antes.`,
  openInApp: (wallet) => `Abrir esta página em ${wallet}`,
  openWebApp: (wallet) => `Abrir ${wallet} na web`,
  extension: 'Extensão do navegador',
  appStore: 'App para iPhone e iPad',
  playStore: 'App para Android',
  homepage: 'Site',
  opensNewTab: 'Abre em uma nova aba',
}

const panelTexts: Translation<typeof panel> = {
  id: 'panel',
  failed: 'Esta parte não carregou.',
  tryAgain: 'Tentar de novo',
}

const qrCodeTexts: Translation<typeof qrCode> = {
  id: 'qrCode',
  codeName: (wallet) => `Código QR que abre esta página em ${wallet}`,
  scan: (wallet) =>
    `Escaneie este código com a câmera do seu celular: esta página abre em ${wallet}.`,
  local:
    'O endereço desta página só pode ser aberto neste computador. O código funcionará quando a página estiver na web.',
}

export const texts: readonly Words[] = [
  shellTexts,
  consentTexts,
  connectTexts,
  pairingTexts,
  walletsTexts,
  panelTexts,
  qrCodeTexts,
]
