import type { FrameWords } from './en.ts'

export const es: FrameWords = {
  lang: 'es',
  asks: (origin) => `${origin} lo pide`,
  approve: 'Aprobar',
  reject: 'Rechazar',
  cancel: 'Cancelar',
  continue: 'Continuar',
  done: 'Listo',
  reviewRequest: 'Revisar la solicitud',
  windowBlocked:
    'La ventana se cerró o el navegador no dejó abrir ninguna. Permite ventanas en esta página y pulsa Revisar la solicitud.',
  whatIsSigned: 'Lo que se firma',
  tryAgain: 'No ha funcionado. Inténtalo de nuevo.',

  titles: {
    revocation: 'Retirar un permiso',
    permission: 'Dar un permiso',
    batch: (count) => `Confirmar ${count} pasos a la vez`,
    message: 'Firmar un mensaje',
    signIn: (domain) => `Iniciar sesión en ${domain}`,
    data: 'Firmar datos',
    transaction: 'Confirmar una transacción',
    send: 'Enviar',
    approval: 'Dejar que alguien gaste',
    collection: 'Dejar que alguien tome una colección',
    piece: 'Dejar que alguien tome una pieza',
    swap: 'Intercambiar',
    deployment: 'Crear un contrato',
    part: (title, index, count) => `${title} (${index} de ${count})`,
  },

  facts: {
    becomesSmart:
      'La dirección propia de tu clave también pasa a serlo en esta red. Sigue siendo tuya.',
    paidForYou: 'La paga otra persona',
    smartAccount: 'Cuenta inteligente',
    createdNow: 'Se crea en esta red con esto',
    step: (index, count) => `Paso ${index} de ${count}`,
    account: 'Cuenta',
    amount: 'Importe',
    arrives: 'Llega',
    atMost: 'Como máximo',
    atomic: (amount) => `${amount} (unidades atómicas)`,
    closes: 'Cierra',
    collection: 'Colección',
    contract: 'Contrato',
    decides: 'Quién decide sobre ella',
    destroys: 'Destruye',
    everything: 'Todo',
    exchange: 'Mercado',
    fee: 'Comisión de la red',
    feeAtMost: 'Comisión de la red, como máximo',
    forEver: 'Para siempre',
    leaves: 'Sale',
    leftGoesTo: 'Lo que queda va a',
    network: 'Red',
    newAccount: 'Cuenta nueva',
    nobody: 'Nadie',
    note: 'Nota',
    ownCurrency: 'de la moneda de la red',
    program: 'Programa',
    to: 'Para',
    toTokenAccount: 'A la cuenta de tokens',
    token: 'Token',
    tokens: 'tokens',
    until: 'Hasta',
    whoGets: 'Quién lo recibe',
    whoMayCall: 'Quién puede llamarlo',
    whoMayTake: 'Quién puede tomarlo',
    yourAccount: 'Tu cuenta',
  },

  risks: {
    permission:
      'Esto permite que alguien tome de esta cuenta sin volver a preguntarte, dentro de estos límites, hasta que el permiso termine o lo retires.',
    calls:
      'Esto permite que alguien llame a este contrato desde esta cuenta sin volver a preguntarte, dentro de estos límites, hasta que el permiso termine o lo retires. El contenido de las llamadas no está limitado: los tokens que este contrato puede tomar de ti pueden ir a cualquiera.',
    hash: 'Es un hash: nadie puede decir qué firmas. Fírmalo solo si sabes por qué.',
    otherDomain: (domain, host) =>
      `Esto inicia sesión en ${domain}, pero lo pide ${host}. Puede ser una trampa.`,
    takeAll:
      'Esto deja que alguien tome la TOTALIDAD de este token, ahora y más adelante, sin volver a preguntar.',
    take: 'Esto deja que alguien te tome este token sin volver a preguntar.',
    takeCollection:
      'Esto deja que alguien tome TODAS las piezas de esta colección, ahora y más adelante.',
    takeSomething: 'Esto deja que alguien tome algo tuyo sin volver a preguntar.',
    pays: 'Esto es un pago: con la firma cualquiera puede mover los tokens.',
    unknown: 'Aquí nadie puede leer qué hace esto. Confírmalo solo si te fías de esta página.',
    fails: 'La red dice que esto fallaría.',
    notSimulated: 'No se ha simulado: la red no pudo decir qué saldría de tu cuenta.',
    more: 'Puede moverse más de lo que se muestra aquí.',
    control: 'Después otra persona puede tomar lo que hay en una cuenta tuya.',
    authority: 'Esto da una cuenta tuya a otra persona.',
    assignment: 'Esto da una cuenta a un programa: puede que tu clave ya no la abra.',
    closing: 'Lo que queda en la cuenta va a otra persona.',
    burning: 'Esto destruye tokens.',
    durable: 'Esto no caduca: quien lo tenga puede ejecutarlo en cualquier momento posterior.',
  },

  permission: {
    every: (amount, duration) => `${amount} cada ${duration}`,
    from: 'Desde',
    flows: 'Fluye',
    atOnce: 'De inmediato',
    function: 'Función',
    calls: 'Llamadas en total, como máximo',
    perCall: 'Con cada llamada, como máximo',
    inAll: 'En total, como máximo',
    enforcedCalls:
      'Un contrato hace cumplir estos límites. Quienes lo hicieron podrían pausarlo, y entonces estas llamadas se detendrían. Los nombres de las funciones los eligió la página; lo que cuenta es el código que sigue a cada nombre.',
    enforced:
      'Un contrato hace cumplir estos límites. Quienes lo hicieron podrían pausarlo, y entonces nadie tomaría nada.',
  },

  recovery: {
    title: 'Tu código de recuperación',
    text: 'Con él recuperas tu billetera en otro dispositivo. Nadie más lo tiene y nadie puede volver a enviártelo. Apúntalo o guárdalo en tu gestor de contraseñas.',
    copy: 'Copiar el código',
    copied: 'Copiado',
    saved: 'Lo he guardado',
    askTitle: 'Código de recuperación',
    askText:
      'Este dispositivo es nuevo para tu billetera. Escribe el código que guardaste al crearla.',
    incomplete: 'Un código tiene 25 letras y cifras. Mira qué falta.',
    wrong: 'Es otro código. Comprueba cada letra.',
    either: 'Código de recuperación o contraseña',
    askEither:
      'Este dispositivo es nuevo para tu billetera. Escribe el código que guardaste al crearla o la contraseña que elegiste.',
    neither: 'No es ni tu código ni tu contraseña.',
  },

  phrase: {
    willShow: 'Se muestra a continuación. Asegúrate de que nadie mire tu pantalla.',
    show: 'Mostrar',
    askTitle: '¿Eres tú?',
    askText: (email) =>
      `Se ha enviado un código a ${email}. Escríbelo para ver la frase secreta de tu billetera.`,
    code: 'Código',
    title: 'Tu frase secreta',
    text: 'Abre tus cuentas en cualquier otra billetera. Con ella cualquiera puede llevarse tu dinero: apúntala, no se la enseñes a nadie, no la escribas en ninguna página.',
  },

  passkey: {
    makeTitle: 'Abre tu billetera con una llave de acceso',
    makeText:
      'Tu dispositivo pide tu cara, tu huella o su código. En las próximas visitas basta con eso: sin correo ni código de recuperación.',
    make: 'Crear una llave de acceso',
    madeTitle: 'Tu llave de acceso está lista',
    opens: 'Inicia sesión y abre tu billetera, aquí y donde estén tus llaves de acceso.',
    signsIn:
      'Inicia sesión. No puede abrir tu billetera en un dispositivo nuevo: guarda para eso tu código de recuperación.',
    known: 'Este dispositivo ya tiene una llave de acceso para tu billetera.',
    closed:
      'La cerraste o este dispositivo no tiene ninguna aquí. No ha cambiado nada. Inténtalo de nuevo.',
    useTitle: 'Usa tu llave de acceso',
    useText: 'Tu dispositivo pide tu cara, tu huella o su código.',
    use: 'Usar una llave de acceso',
  },

  ways: {
    title: 'Formas de iniciar sesión',
    more: 'Más formas',
    email: 'Correo electrónico',
    passkey: 'Llave de acceso',
    remove: 'Quitar',
    add: 'Añadir',
    proof: (email) => `Escribe el código que se envió a ${email}.`,
    removeTitle: (way) => `¿Quitar ${way}?`,
    removeText:
      'Nadie inicia sesión así nunca más. Los dispositivos conectados siguen conectados: ciérralos también si alguno no es tuyo.',
    addTitle: (way) => `Añadir ${way}`,
    addText:
      'Quien pueda usarlo puede entrar en esta billetera. Tu código de recuperación no cambia.',
    open: (way) => `Continuar en ${way}`,
    waiting: (way) => `Continúa en la ventana de ${way}. Esto sigue por sí solo.`,
    scan: 'Escanéalo con la cámara de tu teléfono y acepta en la aplicación de Farcaster.',
  },

  owners: {
    title: 'Recuperar con una llave de acceso',
    text: 'Una llave de acceso a la que se lo permites te devuelve la cuenta inteligente, con su dirección, cuando se pierden todos los dispositivos y el código de recuperación. Cada red cuenta por separado y cobra una comisión. No devuelve la cuenta propia de la clave ni Solana.',
    allow: 'Permitir',
    takeBack: 'Retirar',
    takeOver: 'Recuperar',
    without: 'Ninguna llave de acceso puede recuperarla',
    with: 'Una llave de acceso puede recuperarla',
    elsewhere: 'Aquí es de otra clave',
    unknown: 'La red no responde',
    noPasskey: 'Añade primero una llave de acceso. Después vuelve aquí.',
    unsuited: 'Esta llave de acceso no puede firmar por cuentas. Añade otra y usa esa.',
    allowTitle: 'Dejar que una llave de acceso recupere esta cuenta',
    allowRisk:
      'Quien tenga esta llave de acceso puede hacer de todo con esta cuenta en esta red, hasta que lo retires aquí. Quitar la llave de acceso no lo retira.',
    takeBackTitle: 'No dejar que ninguna llave de acceso recupere esta cuenta',
    takeOverTitle: 'Recuperar tu cuenta inteligente',
    takeOverText:
      'Tu llave de acceso da la cuenta inteligente a una clave nueva en este dispositivo. Su dirección se mantiene y paga una comisión de la red. La clave anterior se abandona: lo que hay en su propia cuenta y en Solana se queda allí. Si tienes el código de recuperación, cancela y úsalo.',
    offer: 'No tengo código: usar mi llave de acceso',
    newOwner: 'Clave nueva',
    waiting: 'Esperando a la red',
    stay: 'Deja esto abierto hasta que termine.',
    failed: 'La red no lo ha hecho. Inténtalo de nuevo en un minuto.',
  },

  password: {
    title: 'Poner una contraseña',
    text: 'Deja entrar a un dispositivo nuevo, como tu código de recuperación. Quien llegue a tu correo puede intentar adivinarla: usa muchas palabras o deja que la cree tu gestor de contraseñas. Guarda también tu código de recuperación.',
    label: 'Contraseña',
    keep: 'Guardar',
    strength: 'Fuerza',
    weak: 'Demasiado fácil de adivinar',
    enough: 'Difícil de adivinar',
    strong: 'Muy difícil de adivinar',
    tooWeak: 'Es demasiado fácil de adivinar. Usa más palabras o más letras.',
  },

  cameByWay:
    'Para esto hace falta demostrar otra vez que eres tú. Cierra la sesión, entra de nuevo y hazlo en los diez minutos siguientes.',
  login: {
    title: '¿Estás entrando tú?',
    asks: (name, site) => `${name || 'Tú'} entrará en ${site}.`,
    warning:
      'Sigue solo si empezaste esto allí hace un momento. Quien te envió un enlace podría entrar como tú.',
    done: 'Has entrado. Cierra esta ventana y sigue en la página.',
  },
  lostWindow: 'Ninguna página pide nada aquí. Cierra esta ventana y empieza otra vez en la página.',

  devices: {
    title: 'Cerrar sesión en otros dispositivos',
    text: (others) =>
      `Sesiones abiertas en otros sitios: ${others}. Se cierran, y lo que tienen de tu clave ya no abre nada. Recibes un código de recuperación nuevo y creas tus llaves de acceso otra vez.`,
    confirm: 'Cerrar sesión',
  },

  refusals: {
    way: 'Esta forma de entrar no está disponible aquí. Usa otra.',
    'way-link': 'Este inicio de sesión es demasiado antiguo o ya se usó. Empieza otra vez.',
    'way-away': 'No se puede alcanzar el servicio. Inténtalo otra vez o usa otra forma.',
    'way-failed': 'No has entrado. Inténtalo otra vez o usa otra forma.',
    elsewhere:
      'Este inicio de sesión empezó en otro lugar, o tu navegador no guardó nada de él. Inténtalo de nuevo.',
    'way-taken': 'Esta cuenta tiene su propia billetera, o ya hay otra cuenta añadida.',
    'last-way': 'Es la única forma de iniciar sesión que queda. Añade otra antes.',
    unreachable: 'La billetera no alcanza su servidor. Inténtalo otra vez.',
    wait: (seconds) => `Inténtalo otra vez dentro de ${seconds} segundos`,
    mail: 'No se pudo enviar el correo. Inténtalo otra vez en un minuto.',
    code: 'El código es incorrecto o demasiado antiguo. Pide uno nuevo.',
    link: 'El enlace es demasiado antiguo. Empieza otra vez.',
    device: 'Este dispositivo fue rechazado. Si fuiste tú, empieza otra vez.',
    taken: 'Esta dirección ya tiene una billetera propia. Usa otra.',
    unproven: 'Ha pasado demasiado tiempo desde tu código. Pide uno nuevo.',
    passkey: 'Esta llave de acceso no abre nada aquí. Usa tu correo electrónico.',
    outdated: 'Mientras tanto, la billetera se renovó en otro dispositivo. Inténtalo otra vez.',
    skewed:
      'El reloj de este dispositivo se desvía más de cinco minutos. Ponlo en hora e inténtalo otra vez.',
  },

  newDevice: {
    title: '¿Es tuyo este dispositivo?',
    asks: (site) => `Un dispositivo que tu billetera no conoce quiere entrar en ${site}.`,
    browser: 'Navegador',
    address: 'Dirección de red',
    time: 'Hora',
    warning: 'Déjalo entrar solo si estás entrando allí en este momento. Nadie más lo necesita.',
    approve: 'Es mío',
    refuse: 'No es mío',
    approved: 'El dispositivo puede entrar. Sigue allí: te llega un código.',
    refused: 'El dispositivo fue rechazado. Nada ha cambiado.',
    none: 'Este enlace es demasiado antiguo o no se copió entero. Empieza otra vez en el dispositivo.',
  },

  deletion: {
    warning:
      'Nadie puede recuperarla. Lo que contiene sigue en sus cadenas y sin su frase secreta nadie llega a ello: exporta antes la frase.',
    title: 'Eliminar tu billetera',
    text: (email) =>
      `Nadie puede recuperarla. Lo que contiene sigue en sus cadenas y sin su frase secreta nadie llega a ello: exporta antes la frase. Para eliminar la billetera, escribe el código que se envió a ${email}.`,
    confirm: 'Eliminar',
  },
}
