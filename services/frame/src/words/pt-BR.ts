import type { FrameWords } from './en.ts'

export const ptBR: FrameWords = {
  lang: 'pt-BR',
  asks: (origin) => `Solicitado por ${origin}`,
  approve: 'Aprovar',
  reject: 'Recusar',
  cancel: 'Cancelar',
  continue: 'Continuar',
  done: 'Pronto',
  reviewRequest: 'Revisar solicitação',
  windowBlocked:
    'A janela foi fechada, ou seu navegador não deixou abrir nenhuma. Permita janelas nesta página e toque em Revisar solicitação.',
  whatIsSigned: 'O que é assinado',
  tryAgain: 'Não funcionou. Tente de novo.',

  titles: {
    revocation: 'Revogar uma permissão',
    permission: 'Dar uma permissão',
    batch: (count) => `Confirmar ${count} etapas de uma vez`,
    message: 'Assinar uma mensagem',
    signIn: (domain) => `Entrar em ${domain}`,
    data: 'Assinar dados',
    transaction: 'Confirmar uma transação',
    send: 'Enviar',
    approval: 'Deixar alguém gastar',
    collection: 'Deixar alguém levar uma coleção',
    piece: 'Deixar alguém levar um item',
    swap: 'Trocar',
    deployment: 'Criar um contrato',
    part: (title, index, count) => `${title} (${index} de ${count})`,
  },

  facts: {
    becomesSmart:
      'O endereço próprio da sua chave também passa a ser uma nesta rede. Ele continua sendo seu.',
    paidForYou: 'Outra pessoa paga',
    smartAccount: 'Conta inteligente',
    createdNow: 'Criada nesta rede com esta solicitação',
    step: (index, count) => `Etapa ${index} de ${count}`,
    account: 'Conta',
    amount: 'Valor',
    arrives: 'Chega',
    atMost: 'No máximo',
    atomic: (amount) => `${amount} (unidades atômicas)`,
    closes: 'Fecha',
    collection: 'Coleção',
    contract: 'Contrato',
    decides: 'Quem decide sobre ela',
    destroys: 'Destrói',
    everything: 'Tudo',
    exchange: 'Exchange',
    fee: 'Taxa de rede',
    feeAtMost: 'Taxa de rede, no máximo',
    forEver: 'Para sempre',
    leaves: 'Sai',
    leftGoesTo: 'O que restar vai para',
    network: 'Rede',
    newAccount: 'Nova conta',
    nobody: 'Ninguém',
    note: 'Observação',
    ownCurrency: 'da moeda própria da rede',
    program: 'Programa',
    to: 'Para',
    toTokenAccount: 'Para a conta de tokens',
    token: 'Token',
    tokens: 'tokens',
    until: 'Até',
    whoGets: 'Quem recebe',
    whoMayCall: 'Quem pode chamá-lo',
    whoMayTake: 'Quem pode levar',
    yourAccount: 'Sua conta',
  },

  risks: {
    permission:
      'Isto permite que alguém retire desta conta sem pedir a você de novo, dentro destes limites, até que a permissão termine ou você a revogue.',
    calls:
      'Isto permite que alguém chame este contrato a partir desta conta sem pedir a você de novo, dentro destes limites, até que a permissão termine ou você a revogue. O conteúdo das chamadas não é limitado: os tokens que este contrato pode tirar de você podem ir para qualquer pessoa.',
    hash: 'Isto é um hash: ninguém consegue dizer o que você assina. Assine somente se souber por quê.',
    otherDomain: (domain, host) =>
      `Isto faz você entrar em ${domain}, mas quem pede é ${host}. Pode ser uma armadilha.`,
    takeAll:
      'Isto permite que alguém leve a TOTALIDADE deste token, agora e mais tarde, sem pedir de novo.',
    take: 'Isto permite que alguém tire este token de você sem pedir de novo.',
    takeCollection:
      'Isto permite que alguém leve TODOS os itens desta coleção, agora e mais tarde.',
    takeSomething: 'Isto permite que alguém leve algo que é seu sem pedir de novo.',
    pays: 'Isto é um pagamento: com a assinatura, qualquer pessoa pode mover os tokens.',
    unknown:
      'Ninguém aqui consegue ler o que isto faz. Confirme somente se você confia nesta página.',
    fails: 'A rede diz que isto falharia.',
    notSimulated: 'Isto não foi simulado: a rede não conseguiu dizer o que sairia da sua conta.',
    more: 'Pode sair mais do que é mostrado aqui.',
    control: 'Depois disto, outra pessoa pode levar o que há em uma conta sua.',
    authority: 'Isto dá uma conta sua a outra pessoa.',
    assignment: 'Isto dá uma conta a um programa: pode ser que sua chave não a abra mais.',
    closing: 'O que restar na conta vai para outra pessoa.',
    burning: 'Isto destrói tokens.',
    durable: 'Isto não expira: quem tiver isto pode executar a qualquer momento depois.',
  },

  permission: {
    every: (amount, duration) => `${amount} a cada ${duration}`,
    from: 'A partir de',
    flows: 'Fluxo contínuo',
    atOnce: 'De imediato',
    function: 'Função',
    calls: 'Chamadas no total, no máximo',
    perCall: 'A cada chamada, no máximo',
    inAll: 'No total, no máximo',
    enforcedCalls:
      'Um contrato faz cumprir estes limites. Quem o criou poderia pausá-lo, e então estas chamadas parariam. Os nomes das funções foram escolhidos pela página; o que vale é o código depois de cada nome.',
    enforced:
      'Um contrato faz cumprir estes limites. Quem o criou poderia pausá-lo, e então ninguém poderia retirar nada.',
  },

  recovery: {
    title: 'Seu código de recuperação',
    text: 'Ele recupera sua carteira em outro dispositivo. Ninguém mais o tem, e ninguém pode enviá-lo a você de novo. Anote ou guarde no seu gerenciador de senhas.',
    copy: 'Copiar o código',
    copied: 'Copiado',
    saved: 'Eu guardei',
    askTitle: 'Código de recuperação',
    askText:
      'Este dispositivo é novo para sua carteira. Digite o código que você guardou quando a criou.',
    incomplete: 'Um código tem 25 letras e números. Veja o que falta.',
    wrong: 'Este é outro código. Confira cada letra.',
    either: 'Código de recuperação ou senha',
    askEither:
      'Este dispositivo é novo para sua carteira. Digite o código que você guardou quando a criou, ou a senha que escolheu para ela.',
    neither: 'Isto não é nem seu código nem sua senha.',
  },

  phrase: {
    willShow: 'Ela será mostrada a seguir. Certifique-se de que ninguém olhe para sua tela.',
    show: 'Mostrar',
    askTitle: 'É você?',
    askText: (email) =>
      `Um código foi enviado para ${email}. Digite o código para ver a frase secreta da sua carteira.`,
    code: 'Código',
    title: 'Sua frase secreta',
    text: 'Ela abre suas contas em qualquer outra carteira. Com ela, qualquer pessoa leva seu dinheiro: anote, não mostre a ninguém, não digite em nenhuma página.',
  },

  passkey: {
    makeTitle: 'Abra sua carteira com uma chave de acesso',
    makeText:
      'Seu dispositivo pede seu rosto, seu dedo ou o código dele. Nas próximas visitas, isso basta: sem e-mail e sem código de recuperação.',
    make: 'Criar chave de acesso',
    madeTitle: 'Sua chave de acesso está pronta',
    opens:
      'Com ela, você entra e abre sua carteira, aqui e onde quer que suas chaves de acesso estejam.',
    signsIn:
      'Com ela, você entra. Ela não consegue abrir sua carteira em um dispositivo novo: para isso, guarde seu código de recuperação.',
    known: 'Este dispositivo já tem uma chave de acesso para sua carteira.',
    closed:
      'Você fechou a solicitação, ou este dispositivo não tem chave de acesso aqui. Nada mudou. Tente de novo.',
    useTitle: 'Use sua chave de acesso',
    useText: 'Seu dispositivo pede seu rosto, seu dedo ou o código dele.',
    use: 'Usar chave de acesso',
  },

  ways: {
    title: 'Formas de entrar',
    more: 'Mais formas',
    email: 'Endereço de e-mail',
    passkey: 'Chave de acesso',
    remove: 'Remover',
    add: 'Adicionar',
    proof: (email) => `Digite o código enviado para ${email}.`,
    removeTitle: (way) => `Remover ${way}?`,
    removeText:
      'Ninguém mais entra por esta forma. Os dispositivos que já entraram continuam conectados: saia deles também se algum não for seu.',
    addTitle: (way) => `Adicionar ${way}`,
    addText:
      'Toda pessoa que puder usar isto poderá entrar nesta carteira. Seu código de recuperação continua o mesmo.',
    open: (way) => `Continuar em ${way}`,
    waiting: (way) => `Continue na janela de ${way}. Depois, isto segue sozinho.`,
    scan: 'Escaneie este código com a câmera do seu celular e aceite no app Farcaster.',
  },

  owners: {
    title: 'Recuperar com uma chave de acesso',
    text: 'Uma chave de acesso que você autoriza traz sua conta inteligente de volta, com o endereço dela, quando todos os dispositivos e o código de recuperação se perderam. Cada rede conta à parte e cobra uma taxa de rede. A conta própria da chave e a Solana não voltam com ela.',
    allow: 'Permitir',
    takeBack: 'Retirar',
    takeOver: 'Assumir',
    without: 'Nenhuma chave de acesso pode recuperá-la',
    with: 'Uma chave de acesso pode recuperá-la',
    elsewhere: 'Aqui ela é de outra chave',
    unknown: 'A rede não responde',
    noPasskey: 'Adicione primeiro uma chave de acesso. Depois volte aqui.',
    unsuited: 'Esta chave de acesso não pode assinar por contas. Adicione outra e use essa.',
    allowTitle: 'Deixar uma chave de acesso recuperar esta conta',
    allowRisk:
      'Quem tem esta chave de acesso pode fazer tudo com esta conta nesta rede, até você retirar isso aqui. Remover a própria chave de acesso não retira.',
    takeBackTitle: 'Não deixar nenhuma chave de acesso recuperar esta conta',
    takeOverTitle: 'Assumir sua conta inteligente',
    takeOverText:
      'Sua chave de acesso dá a conta inteligente a uma nova chave neste dispositivo. O endereço continua, e ela paga uma taxa de rede. A chave anterior é abandonada: o que está na conta própria dela e na Solana fica lá. Se você tem o código de recuperação, cancele e use-o.',
    offer: 'Não tenho código: usar minha chave de acesso',
    newOwner: 'Nova chave',
    waiting: 'Aguardando a rede',
    stay: 'Deixe isto aberto até terminar.',
    failed: 'A rede não fez isso. Tente de novo em um minuto.',
  },

  password: {
    title: 'Definir uma senha',
    text: 'Ela deixa um dispositivo novo entrar, como seu código de recuperação. Quem lê seus e-mails pode tentar adivinhá-la: use muitas palavras ou deixe seu gerenciador de senhas criar uma. Guarde também seu código de recuperação.',
    label: 'Senha',
    keep: 'Salvar',
    strength: 'Força',
    weak: 'Fácil demais de adivinhar',
    enough: 'Difícil de adivinhar',
    strong: 'Muito difícil de adivinhar',
    tooWeak: 'Isto é fácil demais de adivinhar. Use mais palavras ou mais letras.',
  },

  cameByWay:
    'Isto exige uma prova recente de que é você. Saia, entre de novo e faça isto em até dez minutos.',
  login: {
    title: 'É você que está entrando?',
    asks: (name, site) => `${name || 'Você'} vai entrar em ${site}.`,
    warning:
      'Continue somente se você começou isto por lá há instantes. Alguém que enviou um link a você poderia entrar como se fosse você.',
    done: 'Você entrou. Feche esta janela e continue na página.',
  },
  lostWindow: 'Nenhuma página pede nada aqui. Feche esta janela e comece de novo na página.',

  devices: {
    title: 'Sair de outros dispositivos',
    text: (others) =>
      `Acessos em outros dispositivos: ${others}. Eles serão encerrados, e o que esses dispositivos têm da sua chave não abre mais nada. Você recebe um novo código de recuperação e cria suas chaves de acesso de novo.`,
    confirm: 'Sair',
  },

  refusals: {
    way: 'Esta forma de entrar não está configurada aqui. Use outra.',
    'way-link': 'Este acesso é antigo demais ou já foi usado. Comece de novo.',
    'way-away': 'Não é possível alcançar o serviço. Tente de novo ou use outra forma.',
    'way-failed': 'Você não entrou. Tente de novo ou use outra forma.',
    elsewhere:
      'Este acesso começou em outro lugar, ou seu navegador não guardou nada dele. Tente de novo.',
    'way-taken': 'Esta conta já tem uma carteira própria, ou outra conta já foi adicionada.',
    'last-way': 'Esta é a única forma de entrar que resta. Adicione outra antes.',
    unreachable: 'A carteira não consegue alcançar o servidor dela. Tente de novo.',
    wait: (seconds) => `Tente de novo em ${seconds} s`,
    mail: 'Não foi possível enviar o e-mail. Tente de novo em um minuto.',
    code: 'O código está errado ou é antigo demais. Peça um novo.',
    link: 'O link é antigo demais. Comece de novo.',
    device: 'Este dispositivo foi recusado. Se foi você, comece de novo.',
    taken: 'Este endereço já tem uma carteira própria. Use outro.',
    unproven: 'Passou tempo demais desde seu código. Peça um novo.',
    passkey: 'Esta chave de acesso não abre nada aqui. Use seu endereço de e-mail.',
    outdated: 'Enquanto isso, a carteira foi renovada em outro dispositivo. Tente de novo.',
    skewed:
      'O relógio deste dispositivo está errado em mais de cinco minutos. Acerte o relógio e tente de novo.',
  },

  newDevice: {
    title: 'Este dispositivo é seu?',
    asks: (site) => `Um dispositivo novo para sua carteira quer entrar em ${site}.`,
    browser: 'Navegador',
    address: 'Endereço de rede',
    time: 'Pedido às',
    warning:
      'Deixe entrar somente se você está entrando lá neste momento. Ninguém mais precisa que você faça isso.',
    approve: 'É meu',
    refuse: 'Não é meu',
    approved: 'O dispositivo pode entrar. Continue por lá: um código está a caminho.',
    refused: 'O dispositivo foi recusado. Nada mudou.',
    none: 'Este link é antigo demais ou não foi copiado inteiro. Comece de novo no dispositivo.',
  },

  deletion: {
    warning:
      'Ninguém pode trazê-la de volta. O que ela contém fica nas blockchains dela, e sem a frase secreta ninguém chega até lá: exporte a frase antes.',
    title: 'Excluir sua carteira',
    text: (email) =>
      `Ninguém pode trazê-la de volta. O que ela contém fica nas blockchains dela, e sem a frase secreta ninguém chega até lá: exporte a frase antes. Para excluir a carteira, digite o código enviado para ${email}.`,
    confirm: 'Excluir',
  },
}
