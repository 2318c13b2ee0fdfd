import { plural, sentences, type Translation, type Words } from '@foyer/ui'
import type { messages as qrCode } from '../../feature/code/messages.ts'
import type { TranslatedErrors } from '../../feature/errors/messages.ts'
import type { messages as consent } from '../../feature/messages.ts'
import type { messages as panel } from '../../feature/panel/messages.ts'
import type { messages as connect } from '../../features/connect/messages.ts'
import type { messages as email } from '../../features/email/messages.ts'
import type { messages as farcaster } from '../../features/farcaster/messages.ts'
import type { messages as guide } from '../../features/guide/messages.ts'
import type { messages as networks } from '../../features/networks/messages.ts'
import type { messages as pairing } from '../../features/pairing/messages.ts'
import type { messages as social } from '../../features/social/messages.ts'
import type { messages as wallets } from '../../features/wallets/messages.ts'
import type { messages as login } from '../../login/messages.ts'
import type { messages as shell } from '../../shell/messages.ts'
import type { messages as walletOffers } from '../../shell/wallet-offers/messages.ts'

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

const walletOffersTexts: Translation<typeof walletOffers> = {
  id: 'walletOffers',
  waiting: (wallet) => `Há uma solicitação esperando em ${wallet}.`,
  open: (wallet) => `Abrir ${wallet}`,
  dismiss: 'Dispensar',
  relayLost: 'A conexão com sua carteira caiu. Tentando de novo…',
  relayRefused:
    'Não é possível alcançar sua carteira a partir desta página. Desconecte e conecte de novo.',
}

const consentTexts: Translation<typeof consent> = {
  id: 'consent',
  terms: 'os Termos de Serviço',
  privacy: 'a Política de Privacidade',
  both: (terms, privacy) => `${terms} e ${privacy}`,
  agree: (what) => `Aceito ${what}`,
  agreeByConnecting: (what) => `Ao conectar, você aceita ${what}`,
}

const errorsTexts: TranslatedErrors = {
  id: 'errors',
  walletSaid: (text) => `Sua carteira diz: “${text}”`,
  networkSaid: (text) => `A rede diz: “${text}”`,
  texts: {
    'balance/unavailable': 'O saldo não está disponível.',
    'catalogue/unavailable':
      'Não foi possível carregar a lista de carteiras. Verifique sua conexão e tente de novo.',
    'connection/code-unavailable':
      'Uma parte desta página não carregou. Verifique sua conexão e tente de novo.',
    'network/unsupported-by-wallet': 'A carteira não aceita esta rede.',
    'relay/closed': 'A conexão com o serviço foi encerrada.',
    'relay/outbox-full': 'Há mensagens demais na fila. Tente de novo quando a conexão voltar.',
    'relay/refused': 'O serviço de conexão recusou este site.',
    'relay/unavailable': 'O serviço de conexão não responde. Tente de novo.',
    'resources/unavailable': 'Os dados não estão disponíveis. Tente de novo.',
    'transfer/no-estimate': 'Não foi possível ler a taxa de rede. Tente de novo.',
    'transfer/unasked': 'Não foi possível enviar. Tente de novo.',
    'wallet/already-pending': 'Abra sua carteira.',
    'wallet/failed': 'Erro desconhecido.',
    'wallet/not-found':
      'Esta carteira não está disponível nesta página. Desbloqueie ou instale a carteira e tente de novo.',
    'wallet/other-family':
      'Esta carteira não compartilha nenhuma conta deste tipo de rede. Escolha outra rede ou outra carteira.',
    'walletconnect/link-failed':
      'Não foi possível criar um link. Verifique a conexão e tente de novo.',
    'The wallet does not allow this kind of request. Try another wallet.':
      'A carteira não permite este tipo de solicitação. Tente com outra.',
    'The wallet does not support the events of this site. Try another wallet.':
      'A carteira não aceita os eventos deste site. Tente com outra.',
    'The wallet does not allow this change. Connect again.':
      'A carteira não permite esta mudança. Conecte de novo.',
    'The wallet did not approve this network. Connect again and approve it.':
      'A carteira não aprovou esta rede. Conecte de novo e aprove a rede.',
    'The wallet does not support these networks. Try another wallet.':
      'A carteira não aceita estas redes. Tente com outra.',
    'The wallet has no account for these networks. Add one, then try again.':
      'A carteira não tem nenhuma conta para estas redes. Adicione uma e tente de novo.',
    'The wallet does not support this kind of network. Try another wallet.':
      'A carteira não aceita este tipo de rede. Tente com outra.',
    'The wallet ended the connection. Connect again.':
      'A carteira encerrou a conexão. Conecte de novo.',
    'The wallet did not finish connecting. Try again.':
      'A carteira não terminou de se conectar. Tente de novo.',
    'The wallet cannot do what this request needs. Send it without, or use another wallet.':
      'A carteira não consegue fazer o que esta solicitação exige. Envie sem isso ou use outra carteira.',
    'The wallet does not take several calls at once on this network.':
      'A carteira não aceita várias chamadas de uma vez nesta rede.',
    'The wallet knows a request of this id already. Send it again.':
      'A carteira já conhece uma solicitação com este identificador. Envie de novo.',
    'The wallet does not know these calls.': 'A carteira não conhece estas chamadas.',
    'These are more calls than the wallet takes at once. Send fewer.':
      'São mais chamadas do que a carteira aceita de uma vez. Envie menos.',
    'The wallet cannot do all of these calls or none on this network.':
      'Nesta rede, a carteira não consegue garantir que todas estas chamadas sejam feitas, ou nenhuma.',
    'The wallet no longer knows this connection. Connect again.':
      'A carteira não reconhece mais esta conexão. Conecte de novo.',
    'The request expired in the wallet. Try again.':
      'A solicitação expirou na carteira. Tente de novo.',
    'The wallet gave no account. Open it, choose one, and try again.':
      'A carteira não informou nenhuma conta. Abra a carteira, escolha uma conta e tente de novo.',
    'The wallet gave an answer that cannot be read. Try again.':
      'Não é possível ler a resposta da carteira. Tente de novo.',
    'The wallet agreed and stayed on its network':
      'A carteira aceitou, mas continuou na rede em que estava.',
    'The wallet signed a different message. Try again.':
      'A carteira assinou outra mensagem. Tente de novo.',
  },
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

const networksTexts: Translation<typeof networks> = {
  id: 'networks',
  title: 'Escolher rede',
  unsupportedTitle: 'Rede não compatível',
  search: 'Buscar redes',
  list: 'Redes',
  current: 'Rede atual',
  noneFound: (search) => `Nenhuma rede chamada “${search}”`,
  noneFoundText: 'Confira a grafia ou veja todas.',
  none: 'Nenhuma rede aqui',
  noneText: 'No momento, este site não oferece nenhuma.',
  clearSearch: 'Limpar busca',
  whatIsANetwork: 'O que é uma rede?',

  waitingTitle: (wallet) => `Continue em ${wallet}`,
  waitingText: (network) =>
    `Aceite a mudança para ${network} na sua carteira. Sua conta e seus fundos ficam onde estão.`,
  doneTitle: 'Rede alterada',
  declinedTitle: 'Solicitação recusada',
  declinedText: 'Você continua na rede em que estava. Nada mais mudou.',
  failedTitle: 'Não foi possível mudar',
  failedText: (reason) => sentences(reason, 'Você continua na rede em que estava.'),
  cancel: 'Cancelar',
  tryAgain: 'Tentar de novo',

  unsupportedText: (wallet) =>
    `${wallet} está em uma rede que este site não usa. Escolha uma destas para continuar. Seus fundos estão seguros onde estão.`,
  yourWallet: 'Sua carteira',
  disconnect: 'Desconectar',
  notApproved: (wallet) => `Não aprovada por ${wallet}`,
  noWallet: 'Ainda sem carteira',
  connect: 'Conectar',
}

const guideTexts: Translation<typeof guide> = {
  id: 'guide',
  walletTitle: 'O que é uma carteira?',
  networkTitle: 'O que é uma rede?',
  walletCards: [
    {
      title: 'Um lar para o que é seu',
      text: 'Ela guarda e mostra suas criptomoedas, tokens e colecionáveis, e os envia para onde você disser.',
    },
    {
      title: 'Um novo jeito de entrar',
      text: 'Em vez de uma senha, você confirma com sua carteira. Nenhum site fica sabendo qual é a sua chave.',
    },
    {
      title: 'Só sua',
      text: 'Só você tem a chave. Ninguém pode restaurá-la para você: guarde bem a frase de recuperação dela e não conte a ninguém.',
    },
  ],
  getWallet: 'Obter uma carteira',

  networkCards: [
    {
      title: 'Onde tudo acontece',
      text: 'Uma rede é um registro público que muitos computadores mantêm juntos. Suas criptomoedas ficam em uma delas.',
    },
    {
      title: 'Mesmo endereço, dinheiro separado',
      text: 'Seu endereço pode ser o mesmo em várias redes, mas o que você tem em uma não está nas outras.',
    },
    {
      title: 'As taxas variam',
      text: 'Cada rede tem uma moeda própria para pagar suas taxas e um preço próprio por transação.',
    },
  ],
}

const emailTexts: Translation<typeof email> = {
  id: 'email',
  confirmTitle: 'Confirmar e-mail',
  deviceTitle: 'Registrar dispositivo',
  passkeyTitle: 'Chave de acesso',
  email: 'Endereço de e-mail',
  continue: 'Continuar',
  device: 'Aprove este dispositivo',
  deviceSent: (email) =>
    `Um link foi enviado para ${email}. Abra o link e confirme por lá que este dispositivo é seu.`,
  waitLonger: (seconds) => `Tente de novo em ${seconds} s`,
  connected: 'Você entrou.',
  usePasskey: 'Usar chave de acesso',
  passkeyWaiting: 'Seu dispositivo pede sua chave de acesso',
}

const loginTexts: Translation<typeof login> = {
  id: 'login',
  failed: (reason) => sentences(reason, 'Nada foi compartilhado com este site.'),
  declined: 'Você fechou a solicitação. Nada foi compartilhado com este site.',
  connected: 'Você entrou.',
  tryAgain: 'Tentar de novo',
  otherWay: 'Usar outra forma',
  notEmail: 'Digite um endereço de e-mail, como ada@example.com.',
  sent: (email) => `Digite o código enviado para ${email}.`,
  code: 'Código',
  checking: 'Verificando o código',
  resend: 'Reenviar código',
  sending: 'Enviando um código',
}

const socialTexts: Translation<typeof social> = {
  id: 'social',
  socialsTitle: 'Continuar com',
  continueWith: (service) => `Continuar com ${service}`,
  more: 'Mais serviços',
  waiting: (service) => `Continue na janela de ${service}`,
  noPassword: 'Este site não fica sabendo de nada do que você faz por lá.',
  blocked:
    'Seu navegador não deixou abrir nenhuma janela. Permita janelas nesta página e tente de novo.',
  timedOut: 'A janela foi fechada. Tente de novo ou use outra forma.',
  inThisPage: 'Continuar nesta página',
  closed: 'A janela foi fechada. Se você já tinha terminado, isto continua sozinho.',
}

const farcasterTexts: Translation<typeof farcaster> = {
  id: 'farcaster',
  scan: 'Escaneie este código com a câmera do seu celular e aceite no app Farcaster.',
  agree: 'Aceite no app Farcaster e volte aqui.',
  codeName: 'Código QR para continuar no app Farcaster',
  preparing: 'Criando um link',
  open: 'Abrir Farcaster',
  copyLink: 'Copiar link',
  copied: 'Link copiado',
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
  walletOffersTexts,
  consentTexts,
  errorsTexts,
  connectTexts,
  pairingTexts,
  walletsTexts,
  networksTexts,
  guideTexts,
  emailTexts,
  loginTexts,
  socialTexts,
  farcasterTexts,
  panelTexts,
  qrCodeTexts,
]
