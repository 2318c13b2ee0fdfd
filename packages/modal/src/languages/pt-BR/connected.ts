import { plural, sentences, type Translation, type Words } from '@foyer/ui'
import type { TranslatedErrors } from '../../feature/errors/messages.ts'
import type { messages as account } from '../../features/account/messages.ts'
import type { messages as activity } from '../../features/activity/messages.ts'
import type { messages as buy } from '../../features/buy/messages.ts'
import type { messages as email } from '../../features/email/messages.ts'
import type { messages as families } from '../../features/families/messages.ts'
import type { messages as farcaster } from '../../features/farcaster/messages.ts'
import type { messages as guide } from '../../features/guide/messages.ts'
import type { messages as name } from '../../features/name/messages.ts'
import type { messages as networks } from '../../features/networks/messages.ts'
import type { messages as nfts } from '../../features/nfts/messages.ts'
import type { messages as permissions } from '../../features/permissions/messages.ts'
import type { messages as profile } from '../../features/profile/messages.ts'
import type { messages as receive } from '../../features/receive/messages.ts'
import type { messages as secureWallet } from '../../features/secureWallet/messages.ts'
import type { messages as send } from '../../features/send/messages.ts'
import type { messages as settings } from '../../features/settings/messages.ts'
import type { messages as signIn } from '../../features/sign-in/messages.ts'
import type { messages as smartAccount } from '../../features/smartAccount/messages.ts'
import type { messages as social } from '../../features/social/messages.ts'
import type { messages as swap } from '../../features/swap/messages.ts'
import type { messages as tokens } from '../../features/tokens/messages.ts'
import type { messages as upgrade } from '../../features/upgrade/messages.ts'
import type { messages as login } from '../../login/messages.ts'
import type { messages as money } from '../../money/messages.ts'
import type { messages as walletOffers } from '../../shell/wallet-offers/messages.ts'

const moneyTexts: Translation<typeof money> = {
  id: 'money',
  amount: 'Valor',
  max: 'Máx.',
  tryAgain: 'Tentar de novo',
  twoReadings:
    'Isto pode ser lido de duas formas. Digite valores inteiros sem separadores e os demais com um zero a mais, como 1,2340',
  maxAmount: (amount) => `Máx. ${amount}`,
  maxLeaves: (fee) => `O máximo deixa ${fee} para a taxa`,
  have: (amount) => `Você tem ${amount}.`,
  badAmount: (decimals) =>
    plural('pt-BR', decimals, {
      one: `Use números e um só ponto ou uma só vírgula, com no máximo ${decimals} casa decimal`,
      many: `Use números e um só ponto ou uma só vírgula, com no máximo ${decimals} de casas decimais`,
      other: `Use números e um só ponto ou uma só vírgula, com no máximo ${decimals} casas decimais`,
    }),
  inToken: (symbol) => `Digitar o valor em ${symbol}`,
  inDollars: 'Digitar o valor em dólares',
  selectToken: 'Escolher token',
  changeToken: (symbol) => `${symbol}, trocar de token`,
  recipient: 'Destinatário',
  addressOrName: 'Endereço ou nome',
  paste: 'Colar',
  clear: 'Limpar destinatário',
  recent: 'Destinatários recentes',
  recentLabel: 'Recentes',
  looking: 'Procurando o nome',
  wholeAddress: 'Endereço completo',
  wholeAddressOf: (name) => `Endereço completo de ${name}`,
  copyAddress: 'Copiar endereço',
  copied: 'Endereço copiado',
  network: 'Rede',
  fee: 'Taxa de rede',
  feePaidIn: (symbol) => `Taxa de rede, paga em ${symbol}`,
  costs: { recipientAccount: 'Abre uma conta para este token, uma única vez' },
  feeAtMost: (fee) => `até ${fee}`,
  feeUnread: 'Sua carteira mostra',
  lookingToken: 'Verificando o token',
  noTokenThere: (network) => `Não há nenhum token neste endereço na rede ${network}`,
  unlisted:
    'Este token não está em nenhuma lista. Qualquer pessoa pode criar um com qualquer nome, e ele pode não valer nada. Use somente se você conhece o endereço dele.',
  takeToken: (symbol) => `Usar ${symbol}`,
  suggested: 'Tokens sugeridos',
  search: 'Buscar tokens',
  tokensOn: (network) => `Seus tokens na rede ${network}`,
  missing: (network) =>
    `Não foi possível ler todos os tokens na rede ${network}. Eles estão seguros onde estão.`,
  noToken: (text) => `Nenhum token chamado “${text}”`,
  clearSearch: 'Limpar busca',
  exactly: (amount) => `Exatamente ${amount}`,
  total: 'Total com taxa',
  confirm: 'Confirmar',
  confirmIn: (wallet) => `Confirme em ${wallet}`,
  cancel: 'Cancelar',
  notices: {
    declined: 'Solicitação recusada. Nada foi enviado.',
    walletChanged: 'Sua carteira mudou. Confira de novo.',
    feeUnread:
      'Não foi possível ler a taxa de rede. Sua carteira a mostra antes de você confirmar.',
    wrongNetwork:
      'Sua carteira está em outra rede. Troque de rede e confirme de novo. Nada foi enviado.',
  },
  failed: (reason) => sentences(reason, 'Nada foi enviado.'),
  somethingWrong: 'Algo deu errado',
  chainFailed: 'A rede recusou',
  chainFailedHint: 'Nada se moveu além da taxa de rede.',
  dropped: 'Descartada, nada foi enviado',
  droppedHint: 'A rede esqueceu a transação antes que ela entrasse em um bloco.',
  replaced: 'Substituída',
  replacedHint: 'Outra transação sua ficou no lugar dela. Veja na sua carteira.',
  reading: 'Relendo na blockchain',
  matches: 'Relido na blockchain: confere',
  matchesHint: 'O destinatário, o valor e a rede são os que você confirmou.',
  unread: 'Ainda não foi possível ler',
  unreadHint: 'A consulta se repete sozinha.',
  partlyCompared: 'Comparação incompleta',
  partlyComparedHint:
    'A transação está na blockchain, mas nem tudo pôde ser comparado com o que você confirmou.',
  done: 'Pronto',
  explorer: 'Ver no explorador',
  unknown: 'Resultado desconhecido',
  unknownHint: 'Pode ter sido enviado. Veja em Atividade antes de tentar de novo.',
  looked: 'Já olhei',
  alarm: 'Não é o que você confirmou',
  alarmHint:
    'O que sua carteira enviou é outra coisa e não pode ser desfeito. Pare de usar esta carteira. Transfira o que resta a partir de um dispositivo em que você confia.',
  youConfirmed: 'Você confirmou',
  onChain: 'Na blockchain',
  parts: {
    network: 'Rede',
    sender: 'Remetente',
    recipient: 'Destinatário',
    amount: 'Valor, nas menores unidades',
    asset: 'Token ou chamada',
  },
  read: 'Eu li isto',
  unknownBalance: 'Saldo desconhecido',
  nothing: 'Não há nada para confirmar',
  nothingHint: 'O que estava aqui terminou, e nada é pedido à sua carteira.',
  back: 'Voltar ao formulário',
  noNetwork: 'Escolha antes uma rede',
  noNetworkHint: 'Sua carteira está em uma rede que esta página não usa.',
  networks: 'Escolher rede',
}

const accountTexts: Translation<typeof account> = {
  id: 'account',
  title: 'Conta',
  copyAddress: 'Copiar endereço',
  copied: 'Endereço copiado',
  balance: 'Saldo',
  balanceFailed: 'Saldo de tokens indisponível',
  balanceUnread: 'Não foi possível ler seu saldo. Ele está seguro onde está.',
  balanceStale: 'Não foi possível atualizar. Este é o último saldo que vimos.',
  notPriced: 'Uma parte não tem preço e não está nesta soma.',
  notWhole: 'Não foi possível ler tudo.',
  tryAgain: 'Tentar de novo',
  network: 'Rede',
  parts: 'O que esta conta tem',
  disconnect: 'Desconectar',
  differs: 'O que sua carteira enviou não é o que você confirmou.',
  lookAtIt: 'Ver',
}

const activityTexts: Translation<typeof activity> = {
  id: 'activity',
  title: 'Atividade',
  verbs: {
    approve: 'Aprovado',
    borrow: 'Pego emprestado',
    burn: 'Queimado',
    buy: 'Comprado',
    cancel: 'Cancelado',
    claim: 'Resgatado',
    deploy: 'Implantado',
    deposit: 'Depositado',
    execute: 'Executado',
    mint: 'Cunhado',
    receive: 'Recebido',
    repay: 'Devolvido',
    send: 'Enviado',
    stake: 'Posto em staking',
    trade: 'Trocado',
    unstake: 'Tirado do staking',
    withdraw: 'Sacado',
  },
  sending: 'Enviando',
  pending: 'Pendente',
  failedTag: 'Falhou',
  dropped: 'Descartada, nada foi enviado',
  replaced: 'Substituída',
  lookAlike: 'Imitação',
  lookAlikeHint: (known) => `De um endereço feito para se parecer com ${known}.`,
  thisWeek: 'Esta semana',
  emptyTitle: 'Nenhuma atividade ainda',
  empty: 'O que esta conta faz aparece aqui.',
  unsupported: 'O histórico desta rede não está disponível aqui.',
  incomplete: 'Não foi possível ler uma parte deste histórico.',
  failed: 'Não foi possível obter as transações',
  failedHint: 'Nada se perdeu. Verifique sua conexão.',
  tryAgain: 'Tentar de novo',
  more: 'Mostrar mais',
  imitates: 'Você conhece este endereço:',
  imitation: 'Este apenas se parece com ele:',
  copyAddress: 'Copiar o endereço parecido',
  copyWarning: 'Quem criou este endereço espera que você envie dinheiro para ele por engano.',
  copyAnyway: 'Copiar mesmo assim',
  copied: 'Endereço copiado',
  explorer: 'Ver no explorador de blocos',
  justNow: 'agora',
  minutes: (count) => `${count} min`,
  hours: (count) => `${count} h`,
  differs: 'Não é o confirmado',
  unmatched: 'Confira o destinatário',
  newer: 'Mais recentes',
}

const familiesTexts: Translation<typeof families> = {
  id: 'families',
  switchTo: (family) => `Mudar para ${family}`,
  waitingTitle: (wallet) => `Continue em ${wallet}`,
  waitingText: 'Você recebe um pedido para cada tipo de rede. Aceite os que precisar.',
  connectedTitle: 'Conectada',
  connectedText: (wallet) => `${wallet} está conectada a este site.`,
  someText: 'Você pode continuar ou tentar as outras de novo.',
  declinedTitle: 'Solicitação recusada',
  failedTitle: 'Não foi possível conectar',
  nothingText: 'Nada foi compartilhado com este site.',
  list: 'Tipos de redes',

  accept: 'Aceite a solicitação por lá',
  openWallet: 'Abra sua carteira',
  noAnswer: 'Ainda sem resposta',
  waiting: 'Aguardando',
  connected: 'Conectada',
  declined: 'Recusada, nada compartilhado',
  tryAgain: 'Tentar de novo',
  cancel: 'Cancelar',
  continueWith: (family) => `Continuar com ${family}`,
  continueWithSeveral: (count) => `Continuar com ${count}`,

  goOnWith: (wallet, account) =>
    `Você continua com ${wallet}, ${account}. Suas outras carteiras seguem conectadas.`,
  connectFirst:
    'Ainda não há carteira conectada para este tipo de rede. Suas outras carteiras seguem conectadas.',
  connectWallet: 'Conectar carteira',
}

const nftsTexts: Translation<typeof nfts> = {
  id: 'nfts',
  tab: 'NFTs',
  list: 'NFTs desta conta',
  many: (count) => `×${count}`,
  named: (name, collection, count) => [name, collection, count].filter(Boolean).join(', '),
  hidden: (count) =>
    plural('pt-BR', count, {
      one: `${count} NFT de spam oculto`,
      many: `${count} de NFTs de spam ocultos`,
      other: `${count} NFTs de spam ocultos`,
    }),
  shown: (count) =>
    plural('pt-BR', count, {
      one: `${count} NFT de spam`,
      many: `${count} de NFTs de spam`,
      other: `${count} NFTs de spam`,
    }),
  emptyTitle: 'Nenhum NFT ainda',
  empty: 'Os colecionáveis que você recebe aparecem aqui.',
  unsupported: 'Os colecionáveis desta rede não estão disponíveis aqui.',
  incomplete: 'Não foi possível ler alguns dos seus NFTs. Eles estão seguros onde estão.',
  failed: 'Não foi possível ler seus NFTs',
  failedHint: 'Eles estão seguros onde estão.',
  tryAgain: 'Tentar de novo',
  more: 'Mostrar mais',
  collection: 'Coleção',
  tokenId: 'ID do token',
  pieces: 'Você tem',
  network: 'Rede',
  contract: 'Contrato',
  copyContract: 'Copiar contrato',
  copied: 'Copiado',
  send: 'Enviar',
}

const profileTexts: Translation<typeof profile> = {
  id: 'profile',
  title: 'Carteiras',
  active: 'Ativa',
  use: 'Usar',
  add: 'Adicionar',
  addFor: (family) => `Adicionar uma carteira: ${family}`,
  noneConnected: 'Nenhuma conectada',
  more: (account) => `Mais sobre ${account}`,
  copyAddress: 'Copiar endereço',
  copied: 'Endereço copiado',
  disconnect: (wallet) => `Desconectar ${wallet}`,
  hint: 'Sua carteira decide quais contas mostra a este site.',
  types: {
    eoa: 'Conta',
    smartAccount: 'Conta inteligente',
    payment: 'Pagamentos',
    ordinal: 'Ordinals',
    stx: 'Stacks',
  },
}

const receiveTexts: Translation<typeof receive> = {
  id: 'receive',
  title: 'Receber',
  networksTitle: 'Redes compatíveis',
  fundTitle: 'Adicionar fundos',
  code: (network) => `Código QR do seu endereço na rede ${network}`,
  amount: 'Valor',
  amountOptional: 'Valor, opcional',
  badAmount: (decimals) =>
    plural('pt-BR', decimals, {
      one: `Use números e um só ponto ou uma só vírgula, com no máximo ${decimals} casa decimal`,
      many: `Use números e um só ponto ou uma só vírgula, com no máximo ${decimals} de casas decimais`,
      other: `Use números e um só ponto ou uma só vírgula, com no máximo ${decimals} casas decimais`,
    }),
  yourAddress: (network) => `Seu endereço na rede ${network}`,
  copyAddress: 'Copiar endereço',
  copyLink: 'Copiar link de pagamento',
  copied: 'Endereço copiado',
  linkCopied: 'Link de pagamento copiado',
  alsoOn: (count) =>
    plural('pt-BR', count, {
      one: `Também em ${count} rede`,
      many: `Também em ${count} de redes`,
      other: `Também em ${count} redes`,
    }),
  sameAddress:
    'Seu endereço é o mesmo em cada uma destas redes. Envie somente por uma delas: o que for enviado por outra pode se perder.',
  fund: 'O dinheiro chega a esta conta de outra carteira ou de uma exchange.',
}

const sendTexts: Translation<typeof send> = {
  id: 'send',
  title: 'Enviar',
  selectTitle: 'Escolher token',
  lookAlikeTitle: 'Confira o endereço',
  reviewTitle: 'Revisar envio',
  sentTitle: 'Enviado',
  buttons: {
    selectToken: 'Escolher token',
    addAmount: 'Inserir valor',
    incorrectValue: 'Valor incorreto',
    insufficientFunds: 'Fundos insuficientes',
    unknownBalance: 'Saldo desconhecido',
    addAddress: 'Inserir endereço',
    invalidAddress: 'Endereço inválido',
    previewSend: 'Revisar envio',
    unsupportedChain: 'Rede não compatível',
  },
  youSend: 'Você envia',
  balanceUnknown: 'Não foi possível ler seu saldo. Ele está seguro onde está.',
  noFee: (symbol) => `Saldo de ${symbol} insuficiente para a taxa de rede`,
  to: 'Para',
  problems: {
    invalid: 'Isto não é um endereço desta rede.',
    checksum: 'A soma de verificação não confere; revise cada letra.',
    required: 'Este link pede algo que não é conhecido aqui.',
    letters: 'Letras de alfabetos diferentes, ou que nenhum nome pode ter.',
    unregistered: 'Este nome não está registrado.',
    lookupFailed: 'Não foi possível consultar o nome. Tente de novo ou cole o endereço.',
    tokenContract:
      'Este é o contrato de um token, e não a conta de um usuário. O que ele recebe se perde.',
  },
  otherNetwork: (name) => `Este link é para ${name}. Troque de rede antes ou apague o link.`,
  switchTo: (name) => `Mudar para ${name}`,
  unknownNetwork: 'outra rede',
  notKnown: 'Não é o endereço que você conhece',
  onlyEnds:
    'Só as pontas coincidem. Golpistas criam endereços assim para receber pagamentos por engano.',
  bait: 'Você só conhece este endereço por transferências de valor zero. Golpistas fazem isso para que você copie o endereço.',
  known: 'Você conhece',
  entered: 'Você digitou',
  useKnown: 'Usar o endereço conhecido',
  useEntered: 'Usar mesmo assim',
  pressAgain: 'Toque de novo para usar',
  leaves: 'Sai da sua conta',
  arrives: (name) => `Chega a ${name}`,
  reserve: (amount) =>
    `As carteiras reservam até ${amount} para a taxa, e você tem menos. A sua pode recusar.`,
  keepsPart: (amount) => `Este token retém ${amount} de cada transferência como esta.`,
  contract:
    'Este endereço é um contrato, e você nunca enviou nada para ele. Ele pode ficar para sempre com o que recebe: pergunte ao destinatário se pode ser usado.',
  firstTime: 'É a primeira vez que você envia para este endereço. Confira com o destinatário.',
  notices: {
    tokenMissing: 'Esta conta não tem o token que foi pedido. Escolha outro.',
    lookAlike: 'Este endereço se passa por um que você conhece. Confira antes de continuar.',
    wouldFail: 'A rede diz que esta transferência falharia. Nada foi enviado.',
    feeUnknown:
      'Não foi possível ler a taxa de rede, então não se sabe quanto pode ser enviado. Tente de novo ou digite um valor.',
    feeRose: 'A taxa de rede subiu. Confira o valor de novo. Nada foi enviado.',
  },
  refusals({ code, context }) {
    const { least, most, symbol } = Object(context) as Record<string, string>
    switch (code) {
      case 'transfer/decimals-differ':
        return 'A rede conta este token em unidades diferentes das mostradas nesta página. Nada foi enviado. Não o envie por aqui.'
      case 'transfer/decimals-unread':
        return 'A rede não informou em que unidades conta este token. Nada foi enviado. Espere um momento ou tente de novo.'
      case 'transfer/sender-minimum':
        return `A rede exige manter ${least} ${symbol} na sua conta, além da taxa. Envie menos.`
      case 'transfer/recipient-minimum':
        return `Este endereço ainda não tem nada, e a rede não aceita menos de ${least} ${symbol} nele. Envie mais.`
      case 'transfer/frozen':
        return `O emissor deste token congelou uma parte dele. Envie no máximo ${most}.`
      case 'transfer/too-many-accounts':
        return `Este token está espalhado por muitas contas suas. Envie no máximo ${most} de cada vez, e o resto depois.`
      default:
        return null
    }
  },
  failedOnSolana: 'Não foi possível enviar a transação. Tente de novo.',
  started: 'Transação iniciada',
  sent: (amount) => `Enviado: ${amount}`,
  pending: 'A caminho. Chega com um dos próximos blocos.',
  confirmed: (to) => `Chegou a ${to}.`,
  comparing: 'Comparando o endereço',
  notCompared:
    'Não foi possível ler seu histórico, então este endereço não foi comparado com os que você conhece. Confira o endereço inteiro.',
  lessArrived: 'Chegou menos do que foi enviado',
  lessArrivedHint: (arrived, sent) =>
    `Segundo o token, o valor que chegou foi ${arrived} de ${sent}. Ele retém uma parte ou não faz o que diz.`,
}

const settingsTexts: Translation<typeof settings> = {
  id: 'settings',
  title: 'Configurações',
  address: 'Seu endereço completo',
  copyAddress: 'Copiar endereço',
  copied: 'Endereço copiado',
  explorer: (name) => `Ver em ${name}`,
  opensNewTab: 'Abre em uma nova aba',
  appearance: 'Aparência',
  appearances: { system: 'Sistema', light: 'Claro', dark: 'Escuro' },
  language: 'Idioma',
  wallets: 'Contas e carteira',
  disconnect: 'Desconectar',
}

const signInTexts: Translation<typeof signIn> = {
  id: 'sign-in',
  title: 'Entrar',
  heading: (site) => `Entrar em ${site}`,
  headingAnywhere: 'Entrar com sua carteira',
  explanation: 'Você assina a mensagem abaixo. Isso não custa nada e não move nada.',
  message: 'Mensagem para assinar',
  sign: 'Assinar',
  cancel: 'Cancelar',
  continueIn: (wallet) => `Continue em ${wallet}`,
  returning: (wallet) => `Voltando à rede anterior. ${wallet} pode pedir sua confirmação.`,
  checking: 'Verificando sua assinatura',
  checkingText: 'Isso leva um momento.',
  declined: 'Assinatura recusada',
  smartAccount: 'Este aplicativo pode não aceitar contas inteligentes',
  unavailable: 'Ocorreu um problema ao iniciar a autenticação',
  refused: (reason) => `O servidor diz: “${reason}”`,
  warnings: {
    domain: (page, named) => `Esta página é ${page}, mas a mensagem cita outro site: ${named}`,
    flagged: (domain) => `${domain} foi denunciado como enganoso. Não assine.`,
    imitation: 'Isto parece uma mensagem de login, mas não é. Não assine.',
    account: 'A mensagem cita uma conta que não é a sua.',
    uri: (uri) => `Você entraria em outro endereço: ${uri}`,
    chain: (named, wallet) => `A mensagem cita ${named}. Sua carteira está em ${wallet}.`,
  },
}

const swapTexts: Translation<typeof swap> = {
  id: 'swap',
  title: 'Trocar',
  selectTitle: 'Escolher token',
  reviewTitle: 'Revisar troca',
  doneTitle: 'Trocado',
  buttons: {
    unsupportedNetwork: 'Esta rede não permite trocas',
    selectToken: 'Escolher token',
    enterAmount: 'Inserir valor',
    insufficientBalance: 'Saldo insuficiente',
    insufficientLiquidity: 'Liquidez insuficiente',
    reviewSwap: 'Revisar troca',
  },
  youPay: 'Você paga',
  youReceive: 'Você recebe',
  estimate: 'Estimativa',
  payWith: (symbol) => `Pagar com ${symbol}`,
  receive: (symbol) => `Receber ${symbol}`,
  switchTokens: 'Inverter tokens',
  tokensOn: (network) => `Tokens na rede ${network}`,
  rate: 'Cotação',
  minimum: 'Você recebe no mínimo',
  impact: 'Impacto no preço',
  slippage: 'Slippage',
  slippageHint:
    'Quanto a menos do que o estimado pode chegar. Se for ainda menos, a troca não acontece.',
  slippageField: 'Slippage em porcentagem',
  slippageHigh: 'Com tanto slippage, você pode receber muito menos do que o estimado.',
  untried:
    'A rede não conseguiu testar esta troca antes. O que chega foi lido apenas da transação.',
  impactHigh: 'O que você recebe vale muito menos do que o que você paga.',
  reading: 'Consultando o preço',
  pays: 'Você paga',
  gets: 'Você recebe, segundo a estimativa',
  approve: (symbol) => `Aprovar ${symbol}`,
  reset: (symbol) => `Anular a aprovação de ${symbol}`,
  swap: 'Trocar',
  approveAndSwap: 'Aprovar e trocar',
  approving: (symbol) => `Aprovando ${symbol}`,
  steps: {
    batch:
      'Sua carteira aprova exatamente este valor e faz a troca de uma vez: as duas coisas acontecem ou nenhuma.',
    reset:
      'Primeiro a aprovação antiga é anulada, depois a exchange pode retirar exatamente este valor.',
    approve: 'Primeiro você deixa a exchange retirar exatamente este valor, depois faz a troca.',
  },
  notices: {
    wouldFail:
      'A rede diz que esta troca falharia, porque os preços mudaram. Volte para obter uma nova.',
    priceMoved: 'O preço mudou. Olhe os valores de novo.',
  },
  refused: (reason) => `A troca proposta foi recusada. ${reason} Nada foi pedido à sua carteira.`,
  started: 'Transação iniciada',
  swapped: (paid) => `Trocado: ${paid}`,
  pending: (least) => `A caminho. Com um dos próximos blocos, você recebe no mínimo ${least}.`,
  confirmed: (least) => `A troca está feita: sua conta recebeu no mínimo ${least}.`,
}

const buyTexts: Translation<typeof buy> = {
  id: 'buy',
  tile: 'Comprar',
  fund: 'Comprar com cartão ou conta bancária',
  title: 'Escolher provedor',
  tokenTitle: 'Escolher token',
  currencyTitle: 'Escolher moeda',
  progressTitle: 'Compra em andamento',
  helpTitle: 'O que é comprar?',
  youPay: 'Você paga',
  badAmount: 'Use números e um só ponto ou uma só vírgula, com no máximo 2 casas decimais',
  tooLittle: (limit) => `Pague no mínimo ${limit}`,
  tooMuch: (limit) => `Pague no máximo ${limit}`,
  receive: (symbol) => `Receber ${symbol}`,
  receiveTitle: 'Você recebe, segundo a estimativa',
  providers: 'Provedores',
  fee: (least, most) => `Taxa de ${least} a ${most}`,
  asking: 'Consultando o preço',
  noQuote: 'Não dá preço no momento',
  gives: (amount) => `Cerca de ${amount}`,
  loading: 'Consultando o que pode ser comprado',
  sample:
    'Estimativa: não é possível consultar quem vende. Estes são os números habituais, e nada pode ser comprado com eles.',
  sampleFee: (fee) => `Taxa habitual: ${fee}`,
  nothingSold: (network) => `Nada é vendido na rede ${network}`,
  nothingSoldHint: 'Escolha outra rede ou receba de outra carteira.',
  networks: 'Redes',
  tryAgain: 'Tentar de novo',
  sandbox: 'Ambiente de testes: nada real é vendido aqui, e nada é pago.',
  leaves: 'Você paga na página do provedor. Seu cartão e seus documentos nunca chegam aqui.',
  failed: (reason) => `Nada foi comprado. ${reason}`,
  foreignPage: (host) =>
    `O servidor indicou uma página em ${host}, que não pertence a ninguém que venda aqui. Ela não foi aberta, e nada foi comprado.`,
  opening: (provider) => `Abrindo ${provider}`,
  waiting: (provider) => `Continue em ${provider}`,
  waitingHint: 'Pague na página que se abriu. Esta tela avisa quando chegar; você pode fechá-la.',
  waitingUnknown: 'Pague na página que se abriu. O que você comprar aparece na sua conta.',
  blocked: 'Seu navegador não deixou abrir nenhuma página. Abra você:',
  open: (provider) => `Abrir ${provider}`,
  copyLink: 'Copiar link',
  copied: 'Link copiado',
  opensNewTab: 'abre em uma nova aba',
  paid: 'Pago',
  paidHint: (amount) => `A caminho do seu endereço: ${amount}.`,
  delivered: (amount) => `Chegou: ${amount}`,
  deliveredHint: 'Está na sua conta.',
  notDelivered: 'Não comprado',
  notDeliveredHint: 'O provedor diz que nada será entregue.',
  goesTo: 'Vai para',
  again: 'Começar de novo',
  done: 'Pronto',
  activity: 'Ver em Atividade',
  helpCards: [
    {
      title: 'Dinheiro vira criptomoedas',
      text: 'Um provedor cobra no seu cartão ou recebe sua transferência e envia criptomoedas para o seu endereço.',
    },
    {
      title: 'O provedor sabe quem você é',
      text: 'É uma empresa à parte, com regras próprias, e pode pedir seus documentos. Esta página informa a ela seu endereço e o valor, e nada mais.',
    },
    {
      title: 'Tem um custo',
      text: 'Os provedores ficam com um a dois por cento ou mais, e a rede tem a taxa dela. Compare antes de pagar.',
    },
  ],
}

const nameTexts: Translation<typeof name> = {
  id: 'name',
  title: 'Escolher um nome',
  registerTitle: 'Registrar nome',
  registeredTitle: 'Nome registrado',
  intro:
    'Um nome representa seu endereço. Outros enviam para o nome, e ninguém precisa copiar um endereço.',
  own: 'Seus nomes',
  name: 'Nome',
  rules: '4 ou mais caracteres: a a z, 0 a 9 e -',
  unreadable: 'Use apenas a a z, 0 a 9 e -',
  tooShort: 'Digite pelo menos 4 caracteres',
  suggestions: 'Nomes parecidos',
  searching: 'Procurando nomes',
  searchFailed: 'Não foi possível consultar os nomes.',
  tryAgain: 'Tentar de novo',
  noneFree: 'Todos estes já têm dono. Digite outro nome.',
  noneFound: 'Não há nenhum nome assim aqui. Digite outro.',
  available: 'Disponível',
  taken: 'Indisponível',
  register: 'Registrar',
  leadsTo: (network) => `Leva ao seu endereço na rede ${network}`,
  free: 'Não custa nada. O nome fica com este endereço e não pode ser devolvido.',
  signed: 'O que sua carteira assina',
  confirmIn: (wallet) => `Confirme em ${wallet}`,
  registering: 'Registrando',
  back: 'Escolher outro nome',
  notices: {
    declined: 'Assinatura recusada. Nada foi registrado.',
    unsupported: 'Esta rede não oferece nomes.',
    walletChanged: 'Sua carteira mudou. Confira de novo.',
    unavailable: 'O servidor não responde. Até onde se sabe, nada foi registrado. Tente de novo.',
  },
  unsigned: 'Sua carteira não assinou. Nada foi registrado.',
  walletSaid: (reason) => `Sua carteira não assinou: ${reason}`,
  registered: (name) => `${name} é seu`,
  registeredHint: 'A partir de agora, outros podem enviar para este nome.',
  done: 'Pronto',
}

const tokensTexts: Translation<typeof tokens> = {
  id: 'tokens',
  tab: 'Tokens',
  list: 'Tokens desta conta',
  hidden: (count) =>
    plural('pt-BR', count, {
      one: `${count} token de spam oculto`,
      many: `${count} de tokens de spam ocultos`,
      other: `${count} tokens de spam ocultos`,
    }),
  shown: (count) =>
    plural('pt-BR', count, {
      one: `${count} token de spam`,
      many: `${count} de tokens de spam`,
      other: `${count} tokens de spam`,
    }),
  emptyTitle: 'Nenhum token ainda',
  empty: 'O que você recebe aparece aqui.',
  failed: 'Saldo de tokens indisponível',
  failedHint: 'Não foi possível ler seus tokens. Eles estão seguros onde estão.',
  stale: (when) => `Não foi possível atualizar. Última leitura: ${when}.`,
  missing: (network) =>
    `Não foi possível ler todos os tokens na rede ${network}. Eles estão seguros onde estão. Tente de novo daqui a pouco.`,
  tryAgain: 'Tentar de novo',
  fund: 'Adicionar fundos',
}

const secureWalletTexts: Translation<typeof secureWallet> = {
  id: 'secureWallet',
  approveTitle: 'Aprovar',
  codeTitle: 'Código de recuperação',
  saveCode: 'Guarde seu código de recuperação',
  walletTitle: 'Carteira segura',
  updateTitle: 'Editar e-mail',
  primaryTitle: 'Confirmar e-mail atual',
  secondaryTitle: 'Confirmar novo e-mail',
  otherEmail: 'Usar outro endereço',
  editEmail: 'Editar e-mail',
  newEmail: 'Novo endereço de e-mail',
  save: 'Salvar',
  done: 'Pronto',
  ways: 'Formas de entrar',
  addPasskey: 'Adicionar chave de acesso',
  recover: 'Recuperar com uma chave de acesso',
  setPassword: 'Definir uma senha',
  export: 'Exportar carteira',
  forget: 'Sair de outros dispositivos',
  delete: 'Excluir carteira',
  changed: 'E-mail alterado',
  unchanged: (reason) => sentences(reason, 'Seu endereço não mudou.'),
  inFrame: 'Esta página não pode ver nem tocar em nada abaixo.',
}

const permissionsTexts: Translation<typeof permissions> = {
  id: 'permissions',
  listTitle: 'Permissões',
  createdTitle: 'Permissão concedida',
  intro:
    'Estes aplicativos podem agir por esta conta sem pedir a você de novo, dentro de limites que um contrato faz cumprir.',
  none: 'Nenhuma permissão',
  noneText: 'Nenhum aplicativo pode agir por esta conta por conta própria.',
  reading: 'Lendo suas permissões',
  unread: 'Não foi possível ler suas permissões. Elas continuam como estavam.',
  unsupported:
    'Esta carteira não consegue revogar permissões. Conecte a carteira que deu esta permissão e tente de novo.',
  notEnded:
    'A rede ainda não encerrou esta permissão. Olhe de novo em um minuto e revogue-a mais uma vez se ela ainda estiver aqui.',
  tryAgain: 'Tentar de novo',
  somebody: 'Um aplicativo',
  once: (amount) => `${amount} no total`,
  every: (amount, duration) => `${amount} a cada ${duration}`,
  upTo: (amount, most) => `${amount} por segundo, ${most} no total`,
  left: (amount) => `Pode ser retirado agora: ${amount}`,
  leftUnknown: 'Não é possível dizer agora quanto resta.',
  functions: (names) => `Pode chamar ${names}`,
  calls: (left, most) => `Chamadas restantes: ${left} de ${most}`,
  perCall: (amount) => `A cada chamada: no máximo ${amount}`,
  contract: 'Contrato',
  caller: 'Quem pode chamá-lo',
  atomic: (amount) => `${amount} (unidades atômicas)`,
  unknown: 'Não é possível mostrar o que ela permite. Revogue se você não a conhece.',
  until: (date) => `Até ${date}`,
  delegate: 'Quem pode retirar',
  revoke: 'Revogar',
  revoking: 'Confirme na sua carteira e aguarde a rede',
  granted:
    'O aplicativo pode agir dentro do que você permitiu. Você encontra isso em Configurações e pode revogar a qualquer momento.',
  done: 'Pronto',
  showAll: 'Mostrar permissões',
}

const smartAccountTexts: Translation<typeof smartAccount> = {
  id: 'smartAccount',
  title: 'Conta inteligente',
  intro:
    'Uma conta inteligente faz várias etapas de uma vez e pode deixar que outra pessoa pague a taxa de rede. Sua chave assina por ela.',
  twoAddresses:
    'Sua conta inteligente e sua chave têm cada uma seu próprio endereço. O dinheiro fica onde está quando você muda qual vem primeiro.',
  first: 'Vem primeiro: é esta que os aplicativos veem, e o dinheiro que você pede chega aqui.',
  notFirst: 'A conta própria da sua chave vem primeiro.',
  address: 'Conta inteligente',
  ownAddress: 'Sua chave',
  isThere: 'Está nesta rede.',
  isNotThere: 'É criada com o seu primeiro envio. Você pode receber dinheiro antes disso.',
  networks: 'Redes que a têm',
  notHere: 'Esta rede não tem contas inteligentes aqui. A conta própria da sua chave é usada.',
  warning:
    'Informe este endereço somente para estas redes: em outras, pode ser que ninguém consiga mover o que chegar.',
  failed: 'Não foi possível mudar. Tente de novo.',
}

const upgradeTexts: Translation<typeof upgrade> = {
  id: 'upgrade',
  title: 'Migrar carteira',
  goOn: 'Continuar a passar para sua carteira',
  intro:
    'Passe o que está aqui para uma carteira só sua, um item de cada vez. Você vê e confirma cada transferência.',
  ownAddress: (family) => `Seu próprio endereço em ${family}`,
  enterAddress: 'Digite antes o endereço da sua própria carteira.',
  move: (what) => `Passar ${what}`,
  last: 'Passe isto por último: paga as taxas dos outros.',
  spam: (count) =>
    plural('pt-BR', count, {
      one: `${count} item que ninguém pediu fica aqui.`,
      many: `${count} de itens que ninguém pediu ficam aqui.`,
      other: `${count} itens que ninguém pediu ficam aqui.`,
    }),
  unread: (network) =>
    `Não foi possível ler o que está na rede ${network}. Fica onde está; tente de novo.`,
  incomplete: (network) => `Pode haver mais na rede ${network} do que é mostrado.`,
  tryAgain: 'Tentar de novo',
  nothing: 'Não resta nada aqui para passar.',
  reading: 'Lendo o que você tem',
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

export const texts: readonly Words[] = [
  walletOffersTexts,
  errorsTexts,
  networksTexts,
  guideTexts,
  emailTexts,
  loginTexts,
  socialTexts,
  farcasterTexts,
  moneyTexts,
  accountTexts,
  activityTexts,
  familiesTexts,
  nftsTexts,
  profileTexts,
  receiveTexts,
  sendTexts,
  swapTexts,
  nameTexts,
  buyTexts,
  settingsTexts,
  signInTexts,
  tokensTexts,
  secureWalletTexts,
  permissionsTexts,
  smartAccountTexts,
  upgradeTexts,
]
