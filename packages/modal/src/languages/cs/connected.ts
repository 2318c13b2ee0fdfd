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
  amount: 'Částka',
  max: 'Max.',
  tryAgain: 'Zkusit znovu',
  twoReadings:
    'Dá se to přečíst dvěma způsoby. Celé částky pište bez oddělovačů a ostatní s jednou nulou navíc, například 1,2340',
  maxAmount: (amount) => `Max. ${amount}`,
  maxLeaves: (fee) => `Maximum nechává ${fee} na poplatek`,
  have: (amount) => `Máte ${amount}.`,
  badAmount: (decimals) =>
    `Použijte číslice a jednu tečku nebo čárku; desetinných míst nejvýše ${decimals}`,
  inToken: (symbol) => `Zadat částku v ${symbol}`,
  inDollars: 'Zadat částku v dolarech',
  selectToken: 'Vybrat token',
  changeToken: (symbol) => `${symbol}, změnit token`,
  recipient: 'Příjemce',
  addressOrName: 'Adresa nebo jméno',
  paste: 'Vložit',
  clear: 'Smazat příjemce',
  recent: 'Nedávní příjemci',
  recentLabel: 'Nedávní',
  looking: 'Hledáme jméno',
  wholeAddress: 'Celá adresa',
  wholeAddressOf: (name) => `Celá adresa: ${name}`,
  copyAddress: 'Kopírovat adresu',
  copied: 'Adresa zkopírována',
  network: 'Síť',
  fee: 'Síťový poplatek',
  feePaidIn: (symbol) => `Síťový poplatek, platí se v ${symbol}`,
  costs: { recipientAccount: 'Otevře účet pro tento token, jednorázově' },
  feeAtMost: (fee) => `až ${fee}`,
  feeUnread: 'Ukáže ho vaše peněženka',
  lookingToken: 'Prohlížíme token',
  noTokenThere: (network) => `Na této adrese v síti ${network} žádný token není`,
  unlisted:
    'Tento token není na žádném seznamu. Vytvořit token s libovolným názvem může kdokoli a nemusí mít žádnou hodnotu. Použijte ho, jen pokud znáte jeho adresu.',
  takeToken: (symbol) => `Použít ${symbol}`,
  suggested: 'Navrhované tokeny',
  search: 'Hledat tokeny',
  tokensOn: (network) => `Vaše tokeny v síti ${network}`,
  missing: (network) =>
    `Ne všechny tokeny v síti ${network} se podařilo načíst. Jsou v bezpečí tam, kde jsou.`,
  noToken: (text) => `Žádný token „${text}“`,
  clearSearch: 'Vymazat hledání',
  exactly: (amount) => `Přesně ${amount}`,
  total: 'Celkem s poplatkem',
  confirm: 'Potvrdit',
  confirmIn: (wallet) => `Potvrďte v ${wallet}`,
  cancel: 'Zrušit',
  notices: {
    declined: 'Žádost odmítnuta. Nic nebylo odesláno.',
    walletChanged: 'Vaše peněženka se změnila. Zkontrolujte to znovu.',
    feeUnread: 'Síťový poplatek se nepodařilo zjistit. Vaše peněženka ho ukáže, než potvrdíte.',
    wrongNetwork:
      'Vaše peněženka je v jiné síti. Změňte síť a potvrďte znovu. Nic nebylo odesláno.',
  },
  failed: (reason) => sentences(reason, 'Nic nebylo odesláno.'),
  somethingWrong: 'Něco se pokazilo',
  chainFailed: 'Síť to odmítla',
  chainFailedHint: 'Kromě síťového poplatku se nic nepřesunulo.',
  dropped: 'Zahozeno, nic nebylo odesláno',
  droppedHint: 'Síť transakci zapomněla dřív, než se dostala do bloku.',
  replaced: 'Nahrazeno',
  replacedHint: 'Její místo zaujala jiná vaše transakce. Podívejte se do peněženky.',
  reading: 'Čteme zpět z blockchainu',
  matches: 'Přečteno z blockchainu: souhlasí',
  matchesHint: 'Příjemce, částka a síť odpovídají tomu, co bylo vámi potvrzeno.',
  unread: 'Zatím se nepodařilo načíst',
  unreadHint: 'Dotaz se zopakuje sám.',
  partlyCompared: 'Nepodařilo se porovnat vše',
  partlyComparedHint:
    'Transakce je v blockchainu, ale ne vše se dalo porovnat s tím, co bylo vámi potvrzeno.',
  done: 'Hotovo',
  explorer: 'Zobrazit v průzkumníku',
  unknown: 'Výsledek neznámý',
  unknownHint: 'Možná to bylo odesláno. Než to zkusíte znovu, podívejte se do Aktivity.',
  looked: 'Zkontrolováno',
  alarm: 'Neodpovídá vašemu potvrzení',
  alarmHint:
    'Vaše peněženka odeslala něco jiného a nelze to vzít zpět. Přestaňte tuto peněženku používat. To, co zbývá, přesuňte ze zařízení, kterému věříte.',
  youConfirmed: 'Vámi potvrzeno',
  onChain: 'V blockchainu',
  parts: {
    network: 'Síť',
    sender: 'Odesílatel',
    recipient: 'Příjemce',
    amount: 'Částka v nejmenších jednotkách',
    asset: 'Token nebo volání',
  },
  read: 'Přečteno',
  unknownBalance: 'Neznámý zůstatek',
  nothing: 'Není co potvrdit',
  nothingHint: 'To, co tu bylo, skončilo a od vaší peněženky se nic nežádá.',
  back: 'Zpět na formulář',
  noNetwork: 'Nejprve vyberte síť',
  noNetworkHint: 'Vaše peněženka je v síti, kterou tato stránka nepoužívá.',
  networks: 'Vybrat síť',
}

const accountTexts: Translation<typeof account> = {
  id: 'account',
  title: 'Účet',
  copyAddress: 'Kopírovat adresu',
  copied: 'Adresa zkopírována',
  balance: 'Zůstatek',
  balanceFailed: 'Zůstatek tokenů nedostupný',
  balanceUnread: 'Váš zůstatek se nepodařilo načíst. Je v bezpečí tam, kde je.',
  balanceStale: 'Aktualizace se nezdařila. Toto je poslední zůstatek, který jsme viděli.',
  notPriced: 'Část nemá cenu a není v tomto součtu.',
  notWhole: 'Ne všechno se podařilo načíst.',
  tryAgain: 'Zkusit znovu',
  network: 'Síť',
  parts: 'Co je na tomto účtu',
  disconnect: 'Odpojit',
  differs: 'Vaše peněženka odeslala něco jiného, než bylo vámi potvrzeno.',
  lookAtIt: 'Prohlédnout',
}

const activityTexts: Translation<typeof activity> = {
  id: 'activity',
  title: 'Aktivita',
  verbs: {
    approve: 'Schváleno',
    borrow: 'Vypůjčeno',
    burn: 'Spáleno',
    buy: 'Koupeno',
    cancel: 'Zrušeno',
    claim: 'Vyzvednuto',
    deploy: 'Nasazeno',
    deposit: 'Vloženo',
    execute: 'Provedeno',
    mint: 'Vyraženo',
    receive: 'Přijato',
    repay: 'Splaceno',
    send: 'Odesláno',
    stake: 'Do stakingu',
    trade: 'Směněno',
    unstake: 'Ze stakingu',
    withdraw: 'Vybráno',
  },
  sending: 'Odesílá se',
  pending: 'Čeká',
  failedTag: 'Selhalo',
  dropped: 'Zahozeno, nic nebylo odesláno',
  replaced: 'Nahrazeno',
  lookAlike: 'Napodobenina',
  lookAlikeHint: (known) => `Z adresy, která má vypadat jako ${known}.`,
  thisWeek: 'Tento týden',
  emptyTitle: 'Zatím žádná aktivita',
  empty: 'Objeví se tu, co tento účet dělá.',
  unsupported: 'Historie této sítě tu není k dispozici.',
  incomplete: 'Část této historie se nepodařilo načíst.',
  failed: 'Transakce se nepodařilo načíst',
  failedHint: 'Nic se neztratilo. Zkontrolujte připojení.',
  tryAgain: 'Zkusit znovu',
  more: 'Zobrazit další',
  imitates: 'Tuto adresu znáte:',
  imitation: 'Tato jen vypadá jako ona:',
  copyAddress: 'Kopírovat adresu, která ji napodobuje',
  copyWarning: 'Kdo tuto adresu vytvořil, doufá, že na ni omylem pošlete peníze.',
  copyAnyway: 'Přesto kopírovat',
  copied: 'Adresa zkopírována',
  explorer: 'Zobrazit v průzkumníku bloků',
  justNow: 'teď',
  minutes: (count) => `${count} min`,
  hours: (count) => `${count} h`,
  differs: 'Jinak, než potvrzeno',
  unmatched: 'Zkontrolujte příjemce',
  newer: 'Zobrazit novější',
}

const familiesTexts: Translation<typeof families> = {
  id: 'families',
  switchTo: (family) => `Přejít na ${family}`,
  waitingTitle: (wallet) => `Pokračujte v ${wallet}`,
  waitingText: 'Peněženka se zeptá jednou na každý druh sítě. Přijměte ty, které potřebujete.',
  connectedTitle: 'Připojeno',
  connectedText: (wallet) => `Peněženka ${wallet} je připojená k tomuto webu.`,
  someText: 'Můžete pokračovat, nebo zkusit ostatní znovu.',
  declinedTitle: 'Žádost odmítnuta',
  failedTitle: 'Připojení se nezdařilo',
  nothingText: 'S tímto webem nebylo nic sdíleno.',
  list: 'Druhy sítí',

  accept: 'Přijměte tam žádost',
  openWallet: 'Otevřete peněženku',
  noAnswer: 'Zatím bez odpovědi',
  waiting: 'Čekáme',
  connected: 'Připojeno',
  declined: 'Odmítnuto, nic nesdíleno',
  tryAgain: 'Zkusit znovu',
  cancel: 'Zrušit',
  continueWith: (family) => `Pokračovat s ${family}`,
  continueWithSeveral: (count) => `Pokračovat (${count})`,

  goOnWith: (wallet, account) =>
    `Pokračujete s peněženkou ${wallet}, ${account}. Vaše ostatní peněženky zůstávají připojené.`,
  connectFirst:
    'Zatím pro to není připojená žádná peněženka. Vaše ostatní peněženky zůstávají připojené.',
  connectWallet: 'Připojit peněženku',
}

const nftsTexts: Translation<typeof nfts> = {
  id: 'nfts',
  tab: 'NFT',
  list: 'NFT tohoto účtu',
  many: (count) => `×${count}`,
  named: (name, collection, count) => [name, collection, count].filter(Boolean).join(', '),
  hidden: (count) =>
    plural('cs', count, {
      one: `Skryto ${count} spamové NFT`,
      few: `Skryta ${count} spamová NFT`,
      many: `Skryto ${count} spamového NFT`,
      other: `Skryto ${count} spamových NFT`,
    }),
  shown: (count) =>
    plural('cs', count, {
      one: `${count} spamové NFT`,
      few: `${count} spamová NFT`,
      many: `${count} spamového NFT`,
      other: `${count} spamových NFT`,
    }),
  emptyTitle: 'Zatím žádná NFT',
  empty: 'Objeví se tu sběratelské předměty, které dostanete.',
  unsupported: 'Sběratelské předměty této sítě tu nejsou k dispozici.',
  incomplete: 'Některá vaše NFT se nepodařilo načíst. Jsou v bezpečí tam, kde jsou.',
  failed: 'Vaše NFT se nepodařilo načíst',
  failedHint: 'Jsou v bezpečí tam, kde jsou.',
  tryAgain: 'Zkusit znovu',
  more: 'Zobrazit další',
  collection: 'Kolekce',
  tokenId: 'ID tokenu',
  pieces: 'Máte',
  network: 'Síť',
  contract: 'Kontrakt',
  copyContract: 'Kopírovat kontrakt',
  copied: 'Zkopírováno',
  send: 'Odeslat',
}

const profileTexts: Translation<typeof profile> = {
  id: 'profile',
  title: 'Peněženky',
  active: 'Aktivní',
  use: 'Použít',
  add: 'Přidat',
  addFor: (family) => `Přidat peněženku: ${family}`,
  noneConnected: 'Žádná připojená',
  more: (account) => `Více: ${account}`,
  copyAddress: 'Kopírovat adresu',
  copied: 'Adresa zkopírována',
  disconnect: (wallet) => `Odpojit ${wallet}`,
  hint: 'O tom, které účty tomuto webu ukáže, rozhoduje vaše peněženka.',
  types: {
    eoa: 'Účet',
    smartAccount: 'Chytrý účet',
    payment: 'Platby',
    ordinal: 'Ordinals',
    stx: 'Stacks',
  },
}

const receiveTexts: Translation<typeof receive> = {
  id: 'receive',
  title: 'Přijmout',
  networksTitle: 'Podporované sítě',
  fundTitle: 'Dobít peněženku',
  code: (network) => `QR kód vaší adresy v síti ${network}`,
  amount: 'Částka',
  amountOptional: 'Částka, nepovinné',
  badAmount: (decimals) =>
    `Použijte číslice a jednu tečku nebo čárku; desetinných míst nejvýše ${decimals}`,
  yourAddress: (network) => `Vaše adresa v síti ${network}`,
  copyAddress: 'Kopírovat adresu',
  copyLink: 'Kopírovat platební odkaz',
  copied: 'Adresa zkopírována',
  linkCopied: 'Platební odkaz zkopírován',
  alsoOn: (count) =>
    plural('cs', count, {
      one: `Také v ${count} síti`,
      few: `Také ve ${count} sítích`,
      many: `Také v ${count} sítě`,
      other: `Také v ${count} sítích`,
    }),
  sameAddress:
    'Vaše adresa je v každé z těchto sítí stejná. Posílejte jen přes jednu z nich: co se pošle přes jinou síť, může se ztratit.',
  fund: 'Peníze se na tento účet dostanou z jiné peněženky nebo z burzy.',
}

const sendTexts: Translation<typeof send> = {
  id: 'send',
  title: 'Odeslat',
  selectTitle: 'Vyberte token',
  lookAlikeTitle: 'Zkontrolujte adresu',
  reviewTitle: 'Kontrola odeslání',
  sentTitle: 'Odesláno',
  buttons: {
    selectToken: 'Vyberte token',
    addAmount: 'Zadejte částku',
    incorrectValue: 'Nesprávná hodnota',
    insufficientFunds: 'Nedostatek prostředků',
    unknownBalance: 'Neznámý zůstatek',
    addAddress: 'Zadejte adresu',
    invalidAddress: 'Neplatná adresa',
    previewSend: 'Zkontrolovat odeslání',
    unsupportedChain: 'Nepodporovaná síť',
  },
  youSend: 'Odesíláte',
  balanceUnknown: 'Váš zůstatek se nepodařilo načíst. Je v bezpečí tam, kde je.',
  noFee: (symbol) => `Nedostatek ${symbol} na síťový poplatek`,
  to: 'Komu',
  problems: {
    invalid: 'Toto není adresa této sítě.',
    checksum: 'Kontrolní součet nesouhlasí, zkontrolujte každé písmeno.',
    required: 'Tento odkaz vyžaduje něco, co tu není známo.',
    letters: 'Písmena různých abeced nebo taková, jaká jméno mít nemůže.',
    unregistered: 'Toto jméno není registrované.',
    lookupFailed: 'Jméno se nepodařilo vyhledat. Zkuste to znovu, nebo vložte adresu.',
    tokenContract: 'Toto je kontrakt tokenu, a ne účet uživatele. Co na něj přijde, je ztraceno.',
  },
  otherNetwork: (name) =>
    `Tento odkaz není pro aktuální síť, je potřeba ${name}. Nejprve síť změňte, nebo odkaz smažte.`,
  switchTo: (name) => `Přejít na ${name}`,
  unknownNetwork: 'jiná síť',
  notKnown: 'Není to adresa, kterou znáte',
  onlyEnds:
    'Shodují se jen začátek a konec. Podvodníci takové adresy vytvářejí, aby jim někdo omylem zaplatil.',
  bait: 'Tuto adresu znáte jen z převodů nulové částky. Podvodníci je dělají v naději, že si adresu zkopírujete.',
  known: 'Známá adresa',
  entered: 'Zadaná adresa',
  useKnown: 'Použít známou adresu',
  useEntered: 'Přesto použít',
  pressAgain: 'Stiskněte znovu a použije se',
  leaves: 'Odejde z vašeho účtu',
  arrives: (name) => `Dorazí na ${name}`,
  reserve: (amount) =>
    `Peněženky odkládají na poplatek až ${amount} a vy máte méně. Ta vaše to může odmítnout.`,
  keepsPart: (amount) => `Tento token si z každého takového převodu nechá ${amount}.`,
  contract:
    'Tato adresa je kontrakt a zatím na ni od vás nic nepřišlo. Co dostane, může v něm zůstat navždy: zeptejte se příjemce, zda se dá použít.',
  firstTime: 'Na tuto adresu posíláte poprvé. Ověřte si ji u příjemce.',
  notices: {
    tokenMissing: 'Tento účet nemá požadovaný token. Vyberte jiný.',
    lookAlike:
      'Tato adresa se vydává za adresu, kterou znáte. Než budete pokračovat, zkontrolujte ji.',
    wouldFail: 'Síť hlásí, že by se tento převod nezdařil. Nic nebylo odesláno.',
    feeUnknown:
      'Síťový poplatek se nepodařilo zjistit, proto se neví, kolik lze odeslat. Zkuste to znovu, nebo zadejte částku.',
    feeRose: 'Síťový poplatek vzrostl. Zkontrolujte znovu částku. Nic nebylo odesláno.',
  },
  refusals({ code, context }) {
    const { least, most, symbol } = Object(context) as Record<string, string>
    switch (code) {
      case 'transfer/decimals-differ':
        return 'Síť počítá tento token v jiných jednotkách, než jaké ukazuje tato stránka. Nic nebylo odesláno. Neposílejte ho odtud.'
      case 'transfer/decimals-unread':
        return 'Síť nesdělila, v jakých jednotkách tento token počítá. Nic nebylo odesláno. Chvíli počkejte, nebo to zkuste znovu.'
      case 'transfer/sender-minimum':
        return `Síť vyžaduje, aby na vašem účtu kromě poplatku zůstalo ${least} ${symbol}. Odešlete méně.`
      case 'transfer/recipient-minimum':
        return `Na této adrese zatím nic není a síť tam nepřijme méně než ${least} ${symbol}. Odešlete více.`
      case 'transfer/frozen':
        return `Vydavatel tohoto tokenu zmrazil jeho část. Odešlete nejvýše ${most}.`
      case 'transfer/too-many-accounts':
        return `Tento token leží na mnoha vašich účtech. Odešlete najednou nejvýše ${most} a zbytek potom.`
      default:
        return null
    }
  },
  failedOnSolana: 'Transakci se nepodařilo odeslat. Zkuste to znovu.',
  started: 'Transakce zahájena',
  sent: (amount) => `Odesláno ${amount}`,
  pending: 'Na cestě. Dorazí s některým z příštích bloků.',
  confirmed: (to) => `Dorazilo na ${to}.`,
  comparing: 'Porovnáváme adresu',
  notCompared:
    'Vaši historii se nepodařilo načíst, proto tato adresa nebyla porovnána s těmi, které znáte. Zkontrolujte ji celou.',
  lessArrived: 'Dorazilo méně, než bylo odesláno',
  lessArrivedHint: (arrived, sent) =>
    `Token hlásí, že dorazilo ${arrived} z ${sent}. Nechává si část, nebo nedělá to, co hlásí.`,
}

const settingsTexts: Translation<typeof settings> = {
  id: 'settings',
  title: 'Nastavení',
  address: 'Vaše celá adresa',
  copyAddress: 'Kopírovat adresu',
  copied: 'Adresa zkopírována',
  explorer: (name) => `Zobrazit v ${name}`,
  opensNewTab: 'Otevře se na nové kartě',
  appearance: 'Vzhled',
  appearances: { system: 'Systémový', light: 'Světlý', dark: 'Tmavý' },
  language: 'Jazyk',
  wallets: 'Účty a peněženka',
  disconnect: 'Odpojit',
}

const signInTexts: Translation<typeof signIn> = {
  id: 'sign-in',
  title: 'Přihlášení',
  heading: (site) => `Přihlaste se na ${site}`,
  headingAnywhere: 'Přihlaste se svou peněženkou',
  explanation: 'Podepíšete zprávu níže. Nic to nestojí a nic to nepřesune.',
  message: 'Zpráva k podpisu',
  sign: 'Podepsat',
  cancel: 'Zrušit',
  continueIn: (wallet) => `Pokračujte v ${wallet}`,
  returning: (wallet) => `Vracíme se do předchozí sítě. ${wallet} se vás může zeptat.`,
  checking: 'Ověřujeme váš podpis',
  checkingText: 'Chvilku to potrvá.',
  declined: 'Podpis odmítnut',
  smartAccount: 'Tato aplikace možná nepodporuje chytré účty',
  unavailable: 'Při zahájení přihlášení nastal problém',
  refused: (reason) => `Server hlásí: ${reason}`,
  warnings: {
    domain: (page, named) => `Toto je stránka ${page}, zpráva ale uvádí jiný web: ${named}`,
    flagged: (domain) => `Web ${domain} je nahlášen jako podvodný. Nepodepisujte.`,
    imitation: 'Vypadá to jako zpráva pro přihlášení, ale není. Nepodepisujte.',
    account: 'Zpráva uvádí jiný účet než váš.',
    uri: (uri) => `Přihlášení by proběhlo na jiné adrese: ${uri}`,
    chain: (named, wallet) => `Zpráva uvádí síť ${named}. Vaše peněženka je v síti ${wallet}.`,
  },
}

const swapTexts: Translation<typeof swap> = {
  id: 'swap',
  title: 'Směna',
  selectTitle: 'Vyberte token',
  reviewTitle: 'Kontrola směny',
  doneTitle: 'Směněno',
  buttons: {
    unsupportedNetwork: 'Síť nepodporuje směny',
    selectToken: 'Vyberte token',
    enterAmount: 'Zadejte částku',
    insufficientBalance: 'Nedostatečný zůstatek',
    insufficientLiquidity: 'Nedostatečná likvidita',
    reviewSwap: 'Zkontrolovat směnu',
  },
  youPay: 'Platíte',
  youReceive: 'Dostanete',
  estimate: 'Odhad',
  payWith: (symbol) => `Platit v ${symbol}`,
  receive: (symbol) => `Dostat ${symbol}`,
  switchTokens: 'Prohodit tokeny',
  tokensOn: (network) => `Tokeny v síti ${network}`,
  rate: 'Kurz',
  minimum: 'Dostanete nejméně',
  impact: 'Dopad na cenu',
  slippage: 'Skluz',
  slippageHint: 'O kolik méně oproti odhadu může dorazit. Při ještě menší částce směna neproběhne.',
  slippageField: 'Skluz v procentech',
  slippageHigh: 'Při tak velkém skluzu můžete dostat mnohem méně oproti odhadu.',
  untried:
    'Síť nemohla tuto směnu předem vyzkoušet. Co dorazí, bylo přečteno jen ze samotné transakce.',
  impactHigh: 'To, co dostanete, má mnohem menší hodnotu než to, co platíte.',
  reading: 'Zjišťujeme cenu',
  pays: 'Platíte',
  gets: 'Dostanete, podle odhadu',
  approve: (symbol) => `Schválit ${symbol}`,
  reset: (symbol) => `Zrušit schválení ${symbol}`,
  swap: 'Směnit',
  approveAndSwap: 'Schválit a směnit',
  approving: (symbol) => `Schvalujeme ${symbol}`,
  steps: {
    batch:
      'Vaše peněženka v jednom kroku schválí přesně tuto částku a smění ji: stane se obojí, nebo nic.',
    reset: 'Nejprve se zruší staré schválení, potom si burza smí vzít přesně tuto částku.',
    approve: 'Nejprve dovolíte burze vzít si přesně tuto částku, potom směníte.',
  },
  notices: {
    wouldFail:
      'Síť hlásí, že by se tato směna nezdařila, protože se ceny pohnuly. Vraťte se pro novou.',
    priceMoved: 'Cena se pohnula. Podívejte se znovu na částky.',
  },
  refused: (reason) =>
    `Navržená směna byla odmítnuta. ${reason} Od vaší peněženky se nic nežádalo.`,
  started: 'Transakce zahájena',
  swapped: (paid) => `Směněno ${paid}`,
  pending: (least) => `Na cestě. S některým z příštích bloků dorazí nejméně ${least}.`,
  confirmed: (least) => `Směna je hotová: na váš účet dorazilo nejméně ${least}.`,
}

const buyTexts: Translation<typeof buy> = {
  id: 'buy',
  tile: 'Koupit',
  fund: 'Koupit kartou nebo z bankovního účtu',
  title: 'Vyberte poskytovatele',
  tokenTitle: 'Vyberte token',
  currencyTitle: 'Vyberte měnu',
  progressTitle: 'Probíhá nákup',
  helpTitle: 'Co je to nákup?',
  youPay: 'Platíte',
  badAmount: 'Použijte číslice a jednu tečku nebo čárku; desetinných míst nejvýše 2',
  tooLittle: (limit) => `Zaplaťte nejméně ${limit}`,
  tooMuch: (limit) => `Zaplaťte nejvýše ${limit}`,
  receive: (symbol) => `Dostat ${symbol}`,
  receiveTitle: 'Dostanete, podle odhadu',
  providers: 'Poskytovatelé',
  fee: (least, most) => `Poplatek ${least} až ${most}`,
  asking: 'Zjišťujeme cenu',
  noQuote: 'Teď neuvádí cenu',
  gives: (amount) => `Asi ${amount}`,
  loading: 'Zjišťujeme, co se dá koupit',
  sample: 'Odhad: prodejců se nelze zeptat. Jsou to obvyklé hodnoty a nedá se za ně nic koupit.',
  sampleFee: (fee) => `Obvyklý poplatek ${fee}`,
  nothingSold: (network) => `V síti ${network} se nic neprodává`,
  nothingSoldHint: 'Vyberte jinou síť, nebo přijměte prostředky z jiné peněženky.',
  networks: 'Sítě',
  tryAgain: 'Zkusit znovu',
  sandbox: 'Testovací prostředí: neprodává se tu nic skutečného a nic se neplatí.',
  leaves:
    'Platíte na stránce poskytovatele. Údaje o vaší kartě a vaše doklady se sem nikdy nedostanou.',
  failed: (reason) => `Nic nebylo koupeno. ${reason}`,
  foreignPage: (host) =>
    `Server uvedl stránku na ${host}, která nepatří nikomu, kdo tu prodává. Nebyla otevřena a nic nebylo koupeno.`,
  opening: (provider) => `Otevíráme ${provider}`,
  waiting: (provider) => `Pokračujte v ${provider}`,
  waitingHint:
    'Zaplaťte na stránce, která se otevřela. Tato obrazovka oznámí, až nákup dorazí; můžete ji zavřít.',
  waitingUnknown: 'Zaplaťte na stránce, která se otevřela. Nákup se objeví na vašem účtu.',
  blocked: 'Prohlížeč nedovolil otevřít stránku. Otevřete ji ručně:',
  open: (provider) => `Otevřít ${provider}`,
  copyLink: 'Kopírovat odkaz',
  copied: 'Odkaz zkopírován',
  opensNewTab: 'otevře se na nové kartě',
  paid: 'Zaplaceno',
  paidHint: (amount) => `${amount} na cestě na vaši adresu.`,
  delivered: (amount) => `Dorazilo ${amount}`,
  deliveredHint: 'Nákup je na vašem účtu.',
  notDelivered: 'Nekoupeno',
  notDeliveredHint: 'Poskytovatel hlásí, že nic nebude dodáno.',
  goesTo: 'Přijde na',
  again: 'Začít znovu',
  done: 'Hotovo',
  activity: 'Zobrazit v Aktivitě',
  helpCards: [
    {
      title: 'Z peněz se stanou mince',
      text: 'Poskytovatel přijme platbu kartou nebo bankovním převodem a pošle mince na vaši adresu.',
    },
    {
      title: 'Poskytovatel vidí, kdo jste',
      text: 'Je to samostatná firma s vlastními pravidly a může chtít vaše doklady. Tato stránka jí předá vaši adresu a částku, a nic jiného.',
    },
    {
      title: 'Něco to stojí',
      text: 'Poskytovatelé si nechávají jedno až dvě procenta nebo více a síť má svůj poplatek. Než zaplatíte, porovnejte.',
    },
  ],
}

const nameTexts: Translation<typeof name> = {
  id: 'name',
  title: 'Vyberte jméno',
  registerTitle: 'Registrace jména',
  registeredTitle: 'Jméno zaregistrováno',
  intro: 'Jméno zastupuje vaši adresu. Ostatní posílají na ně a nikdo nemusí kopírovat adresu.',
  own: 'Vaše jména',
  name: 'Jméno',
  rules: 'Alespoň 4 znaky: a–z, 0–9 a -',
  unreadable: 'Použijte jen a–z, 0–9 a -',
  tooShort: 'Zadejte alespoň 4 znaky',
  suggestions: 'Podobná jména',
  searching: 'Hledáme jména',
  searchFailed: 'Jména se nepodařilo vyhledat.',
  tryAgain: 'Zkusit znovu',
  noneFree: 'Všechna jsou obsazená. Zadejte jiné jméno.',
  noneFound: 'Takové jméno tu není. Zadejte jiné.',
  available: 'Volné',
  taken: 'Obsazené',
  register: 'Registrovat',
  leadsTo: (network) => `Vede na vaši adresu v síti ${network}`,
  free: 'Nic nestojí. Jméno zůstane u této adresy a nelze ho vrátit.',
  signed: 'Co vaše peněženka podepíše',
  confirmIn: (wallet) => `Potvrďte v ${wallet}`,
  registering: 'Registrujeme',
  back: 'Vybrat jiné jméno',
  notices: {
    declined: 'Podpis odmítnut. Nic nebylo zaregistrováno.',
    unsupported: 'V této síti se jména nenabízejí.',
    walletChanged: 'Vaše peněženka se změnila. Zkontrolujte to znovu.',
    unavailable: 'Server neodpovídá. Pokud je známo, nic nebylo zaregistrováno. Zkuste to znovu.',
  },
  unsigned: 'Vaše peněženka nepodepsala. Nic nebylo zaregistrováno.',
  walletSaid: (reason) => `Vaše peněženka nepodepsala: ${reason}`,
  registered: (name) => `Jméno ${name} je vaše`,
  registeredHint: 'Od této chvíle na ně mohou ostatní posílat.',
  done: 'Hotovo',
}

const tokensTexts: Translation<typeof tokens> = {
  id: 'tokens',
  tab: 'Tokeny',
  list: 'Tokeny tohoto účtu',
  hidden: (count) =>
    plural('cs', count, {
      one: `Skryt ${count} spamový token`,
      few: `Skryty ${count} spamové tokeny`,
      many: `Skryto ${count} spamového tokenu`,
      other: `Skryto ${count} spamových tokenů`,
    }),
  shown: (count) =>
    plural('cs', count, {
      one: `${count} spamový token`,
      few: `${count} spamové tokeny`,
      many: `${count} spamového tokenu`,
      other: `${count} spamových tokenů`,
    }),
  emptyTitle: 'Zatím žádné tokeny',
  empty: 'Objeví se tu, co dostanete.',
  failed: 'Zůstatek tokenů nedostupný',
  failedHint: 'Vaše tokeny se nepodařilo načíst. Jsou v bezpečí tam, kde jsou.',
  stale: (when) => `Aktualizace se nezdařila. Toto je stav v ${when}.`,
  missing: (network) =>
    `Ne všechny tokeny v síti ${network} se podařilo načíst. Jsou v bezpečí tam, kde jsou. Zkuste to za chvíli znovu.`,
  tryAgain: 'Zkusit znovu',
  fund: 'Dobít peněženku',
}

const secureWalletTexts: Translation<typeof secureWallet> = {
  id: 'secureWallet',
  approveTitle: 'Schválit',
  codeTitle: 'Kód pro obnovení',
  saveCode: 'Uložte si kód pro obnovení',
  walletTitle: 'Zabezpečená peněženka',
  updateTitle: 'Změnit e-mail',
  primaryTitle: 'Potvrdit současný e-mail',
  secondaryTitle: 'Potvrdit nový e-mail',
  otherEmail: 'Použít jinou adresu',
  editEmail: 'Změnit e-mail',
  newEmail: 'Nová e-mailová adresa',
  save: 'Uložit',
  done: 'Hotovo',
  ways: 'Způsoby přihlášení',
  addPasskey: 'Přidat přístupový klíč',
  recover: 'Obnovit přístupovým klíčem',
  setPassword: 'Nastavit heslo',
  export: 'Exportovat peněženku',
  forget: 'Odhlásit jiná zařízení',
  delete: 'Smazat peněženku',
  changed: 'E-mail změněn',
  unchanged: (reason) => sentences(reason, 'Vaše adresa se nezměnila.'),
  inFrame: 'Tato stránka níže nic nevidí a nemůže tam nic stisknout.',
}

const permissionsTexts: Translation<typeof permissions> = {
  id: 'permissions',
  listTitle: 'Oprávnění',
  createdTitle: 'Oprávnění uděleno',
  intro:
    'Tyto aplikace smějí jednat za tento účet bez dalšího dotazu, v mezích, které vynucuje kontrakt.',
  none: 'Žádná oprávnění',
  noneText: 'Žádná aplikace nesmí sama jednat za tento účet.',
  reading: 'Načítáme vaše oprávnění',
  unread: 'Vaše oprávnění se nepodařilo načíst. Zůstávají, jak byla.',
  unsupported:
    'Tato peněženka neumí oprávnění odebírat. Připojte peněženku, která toto oprávnění udělila, a zkuste to znovu.',
  notEnded:
    'Síť toto oprávnění zatím neukončila. Podívejte se znovu za minutu, a pokud tu stále bude, odeberte ho ještě jednou.',
  tryAgain: 'Zkusit znovu',
  somebody: 'Aplikace',
  once: (amount) => `Celkem ${amount}`,
  every: (amount, duration) => `${amount} za každé období (${duration})`,
  upTo: (amount, most) => `${amount} za sekundu, celkem ${most}`,
  left: (amount) => `Teď lze vzít: ${amount}`,
  leftUnknown: 'Kolik zbývá, teď nelze zjistit.',
  functions: (names) => `Smí volat ${names}`,
  calls: (left, most) => `Zbývá volání: ${left} z ${most}`,
  perCall: (amount) => `S každým voláním: nejvýše ${amount}`,
  contract: 'Kontrakt',
  caller: 'Kdo ho smí volat',
  atomic: (amount) => `${amount} (v nejmenších jednotkách)`,
  unknown: 'Nelze zobrazit, co dovoluje. Pokud ho neznáte, odeberte ho.',
  until: (date) => `Do ${date}`,
  delegate: 'Kdo si smí brát',
  revoke: 'Odebrat',
  revoking: 'Potvrďte v peněžence a počkejte na síť',
  granted:
    'Aplikace může jednat v rámci toho, co dovolujete. Oprávnění najdete v Nastavení a můžete ho kdykoli odebrat.',
  done: 'Hotovo',
  showAll: 'Zobrazit oprávnění',
}

const smartAccountTexts: Translation<typeof smartAccount> = {
  id: 'smartAccount',
  title: 'Chytrý účet',
  intro:
    'Chytrý účet provede několik kroků najednou a umí nechat síťový poplatek zaplatit někoho jiného. Podepisuje za něj váš klíč.',
  twoAddresses:
    'Váš chytrý účet a váš klíč mají každý vlastní adresu. Když změníte, co je první, peníze zůstanou tam, kde jsou.',
  first: 'Je první: aplikace vidí právě jej a sem přijdou peníze, o které požádáte.',
  notFirst: 'První je vlastní účet vašeho klíče.',
  address: 'Chytrý účet',
  ownAddress: 'Váš klíč',
  isThere: 'V této síti existuje.',
  isNotThere: 'Vytvoří se s prvním vaším odesláním. Peníze můžete přijímat už předtím.',
  networks: 'Sítě, ve kterých existuje',
  notHere: 'V této síti tu chytré účty nejsou. Používá se vlastní účet vašeho klíče.',
  warning:
    'Tuto adresu dávejte jen pro tyto sítě: to, co přijde do jiných, možná nikdo nebude moci přesunout.',
  failed: 'Změna se nezdařila. Zkuste to znovu.',
}

const upgradeTexts: Translation<typeof upgrade> = {
  id: 'upgrade',
  title: 'Vylepšit peněženku',
  goOn: 'Pokračovat v převodu do vaší peněženky',
  intro:
    'Převeďte to, co je zde, do vlastní peněženky, jedno po druhém. Každý převod vidíte a potvrzujete.',
  ownAddress: (family) => `Vaše vlastní adresa v ${family}`,
  enterAddress: 'Nejprve zadejte adresu vlastní peněženky.',
  move: (what) => `Převést ${what}`,
  last: 'Toto převeďte jako poslední: platí se z toho poplatky ostatních.',
  spam: (count) =>
    plural('cs', count, {
      one: `Zůstává tu ${count} položka, o kterou nikdo nežádal.`,
      few: `Zůstávají tu ${count} položky, o které nikdo nežádal.`,
      many: `Zůstává tu ${count} položky, o které nikdo nežádal.`,
      other: `Zůstává tu ${count} položek, o které nikdo nežádal.`,
    }),
  unread: (network) =>
    `Co je v síti ${network}, se nepodařilo načíst. Zůstává to tam, kde to je; zkuste to znovu.`,
  incomplete: (network) => `V síti ${network} toho může být víc, než je vidět.`,
  tryAgain: 'Zkusit znovu',
  nothing: 'Není tu už nic k převedení.',
  reading: 'Zjišťujeme, co máte',
}

const walletOffersTexts: Translation<typeof walletOffers> = {
  id: 'walletOffers',
  waiting: (wallet) => `V ${wallet} čeká žádost.`,
  open: (wallet) => `Otevřít ${wallet}`,
  dismiss: 'Skrýt',
  relayLost: 'Spojení s vaší peněženkou se ztratilo. Zkoušíme to znovu…',
  relayRefused: 'Z této stránky se nelze spojit s vaší peněženkou. Odpojte ji a znovu připojte.',
}

const errorsTexts: TranslatedErrors = {
  id: 'errors',
  walletSaid: (text) => `Vaše peněženka hlásí: „${text}“`,
  networkSaid: (text) => `Síť hlásí: „${text}“`,
  texts: {
    'balance/unavailable': 'Zůstatek není k dispozici.',
    'catalogue/unavailable':
      'Seznam peněženek se nepodařilo načíst. Zkontrolujte připojení a zkuste to znovu.',
    'connection/code-unavailable':
      'Část této stránky se nenačetla. Zkontrolujte připojení a zkuste to znovu.',
    'network/unsupported-by-wallet': 'Peněženka tuto síť nepodporuje.',
    'relay/closed': 'Spojení se službou připojení bylo ukončeno.',
    'relay/outbox-full':
      'Na odeslání čeká příliš mnoho zpráv. Zkuste to znovu, až se připojení obnoví.',
    'relay/refused': 'Služba připojení tento web odmítla.',
    'relay/unavailable': 'Služba připojení neodpovídá. Zkuste to znovu.',
    'resources/unavailable': 'Data nejsou k dispozici. Zkuste to znovu.',
    'transfer/no-estimate': 'Síťový poplatek se nepodařilo zjistit. Zkuste to znovu.',
    'transfer/unasked': 'Odeslání se nezdařilo. Zkuste to znovu.',
    'wallet/already-pending': 'Otevřete svou peněženku.',
    'wallet/failed': 'Neznámá chyba.',
    'wallet/not-found':
      'Tato peněženka není na této stránce k dispozici. Odemkněte ji nebo nainstalujte a zkuste to znovu.',
    'wallet/other-family':
      'Tato peněženka nesdílí žádný účet pro sítě tohoto druhu. Vyberte jinou síť nebo jinou peněženku.',
    'walletconnect/link-failed':
      'Odkaz pro peněženku se nepodařilo vytvořit. Zkontrolujte připojení a zkuste to znovu.',
    'The wallet does not allow this kind of request. Try another wallet.':
      'Peněženka takové žádosti nepovoluje. Zkuste jinou peněženku.',
    'The wallet does not support the events of this site. Try another wallet.':
      'Peněženka nepodporuje události tohoto webu. Zkuste jinou peněženku.',
    'The wallet does not allow this change. Connect again.':
      'Peněženka tuto změnu nepovoluje. Připojte ji znovu.',
    'The wallet did not approve this network. Connect again and approve it.':
      'Peněženka tuto síť neschválila. Připojte ji znovu a síť schvalte.',
    'The wallet does not support these networks. Try another wallet.':
      'Peněženka tyto sítě nepodporuje. Zkuste jinou peněženku.',
    'The wallet has no account for these networks. Add one, then try again.':
      'Peněženka nemá pro tyto sítě žádný účet. Přidejte ho a zkuste to znovu.',
    'The wallet does not support this kind of network. Try another wallet.':
      'Peněženka nepodporuje sítě tohoto druhu. Zkuste jinou peněženku.',
    'The wallet ended the connection. Connect again.':
      'Peněženka ukončila spojení. Připojte ji znovu.',
    'The wallet did not finish connecting. Try again.':
      'Peněženka nedokončila připojení. Zkuste to znovu.',
    'The wallet cannot do what this request needs. Send it without, or use another wallet.':
      'Peněženka neumí to, co tato žádost potřebuje. Odešlete ji bez toho, nebo použijte jinou peněženku.',
    'The wallet does not take several calls at once on this network.':
      'V této síti peněženka nepřijímá více volání najednou.',
    'The wallet knows a request of this id already. Send it again.':
      'Peněženka už žádost s tímto identifikátorem zná. Odešlete ji znovu.',
    'The wallet does not know these calls.': 'Peněženka tato volání nezná.',
    'These are more calls than the wallet takes at once. Send fewer.':
      'Volání je víc, než kolik jich peněženka najednou přijme. Odešlete jich méně.',
    'The wallet cannot do all of these calls or none on this network.':
      'V této síti peněženka neumí provést tato volání způsobem „buď všechna, nebo žádné“.',
    'The wallet no longer knows this connection. Connect again.':
      'Peněženka už toto připojení nezná. Připojte ji znovu.',
    'The request expired in the wallet. Try again.':
      'Platnost žádosti v peněžence vypršela. Zkuste to znovu.',
    'The wallet gave no account. Open it, choose one, and try again.':
      'Peněženka nepředala žádný účet. Otevřete ji, vyberte účet a zkuste to znovu.',
    'The wallet gave an answer that cannot be read. Try again.':
      'Odpověď peněženky nelze přečíst. Zkuste to znovu.',
    'The wallet agreed and stayed on its network': 'Peněženka souhlasila, ale zůstala ve své síti.',
    'The wallet signed a different message. Try again.':
      'Peněženka podepsala jinou zprávu. Zkuste to znovu.',
  },
}

const networksTexts: Translation<typeof networks> = {
  id: 'networks',
  title: 'Vyberte síť',
  unsupportedTitle: 'Nepodporovaná síť',
  search: 'Hledat sítě',
  list: 'Sítě',
  current: 'Aktuální síť',
  noneFound: (search) => `Žádná síť „${search}“`,
  noneFoundText: 'Zkontrolujte pravopis, nebo si prohlédněte všechny.',
  none: 'Žádné sítě',
  noneText: 'Tento web teď žádnou nenabízí.',
  clearSearch: 'Vymazat hledání',
  whatIsANetwork: 'Co je to síť?',

  waitingTitle: (wallet) => `Pokračujte v ${wallet}`,
  waitingText: (network) =>
    `Přijměte ve své peněžence přechod na síť ${network}. Váš účet i vaše prostředky zůstanou tam, kde jsou.`,
  doneTitle: 'Síť změněna',
  declinedTitle: 'Žádost odmítnuta',
  declinedText: 'Zůstáváte v dosavadní síti. Nic jiného se nezměnilo.',
  failedTitle: 'Změna se nezdařila',
  failedText: (reason) => sentences(reason, 'Zůstáváte v dosavadní síti.'),
  cancel: 'Zrušit',
  tryAgain: 'Zkusit znovu',

  unsupportedText: (wallet) =>
    `${wallet} je v síti, kterou tento web nepoužívá. Chcete-li pokračovat, vyberte jednu z těchto. Vaše prostředky jsou v bezpečí tam, kde jsou.`,
  yourWallet: 'Vaše peněženka',
  disconnect: 'Odpojit',
  notApproved: (wallet) => `Neschváleno v ${wallet}`,
  noWallet: 'Zatím bez peněženky',
  connect: 'Připojit',
}

const guideTexts: Translation<typeof guide> = {
  id: 'guide',
  walletTitle: 'Co je to peněženka?',
  networkTitle: 'Co je to síť?',
  walletCards: [
    {
      title: 'Domov pro to, co je vaše',
      text: 'Uchovává a zobrazuje vaše mince, tokeny a sběratelské předměty a posílá je tam, kam řeknete.',
    },
    {
      title: 'Nový způsob přihlášení',
      text: 'Místo zadání hesla potvrdíte přihlášení peněženkou. Žádný web se nikdy nedozví váš klíč.',
    },
    {
      title: 'Jen vaše',
      text: 'Klíč máte jen vy. Nikdo ho za vás nemůže obnovit, proto frázi pro obnovení dobře uschovejte a nikomu ji neříkejte.',
    },
  ],
  getWallet: 'Získat peněženku',

  networkCards: [
    {
      title: 'Kde se vše odehrává',
      text: 'Síť je veřejný záznam, který společně vede mnoho počítačů. Vaše mince jsou v některé z nich.',
    },
    {
      title: 'Stejná adresa, oddělené peníze',
      text: 'Vaše adresa může být ve více sítích stejná, ale to, co máte v jedné, v ostatních není.',
    },
    {
      title: 'Poplatky se liší',
      text: 'Každá síť má vlastní minci, kterou se platí její poplatky, a vlastní cenu za transakci.',
    },
  ],
}

const emailTexts: Translation<typeof email> = {
  id: 'email',
  confirmTitle: 'Potvrdit e-mail',
  deviceTitle: 'Registrace zařízení',
  passkeyTitle: 'Přístupový klíč',
  email: 'E-mailová adresa',
  continue: 'Pokračovat',
  device: 'Schvalte toto zařízení',
  deviceSent: (email) =>
    `Na adresu ${email} byl odeslán odkaz. Otevřete ho a potvrďte tam, že toto zařízení je vaše.`,
  waitLonger: (seconds) =>
    plural('cs', seconds, {
      one: `Zkuste to znovu za ${seconds} sekundu`,
      few: `Zkuste to znovu za ${seconds} sekundy`,
      many: `Zkuste to znovu za ${seconds} sekundy`,
      other: `Zkuste to znovu za ${seconds} sekund`,
    }),
  connected: 'Přihlášení proběhlo.',
  usePasskey: 'Použít přístupový klíč',
  passkeyWaiting: 'Zařízení žádá o váš přístupový klíč',
}

const loginTexts: Translation<typeof login> = {
  id: 'login',
  failed: (reason) => sentences(reason, 'S tímto webem nebylo nic sdíleno.'),
  declined: 'Okno bylo z vaší strany zavřeno. S tímto webem nebylo nic sdíleno.',
  connected: 'Přihlášení proběhlo.',
  tryAgain: 'Zkusit znovu',
  otherWay: 'Použít jiný způsob',
  notEmail: 'Zadejte e-mailovou adresu, například ada@example.com.',
  sent: (email) => `Zadejte kód odeslaný na adresu ${email}.`,
  code: 'Kód',
  checking: 'Ověřujeme kód',
  resend: 'Odeslat znovu',
  sending: 'Odesíláme kód',
}

const socialTexts: Translation<typeof social> = {
  id: 'social',
  socialsTitle: 'Pokračovat přes',
  continueWith: (service) => `Pokračovat přes ${service}`,
  more: 'Další služby',
  waiting: (service) => `Pokračujte v okně ${service}`,
  noPassword: 'Tento web se nedozví nic z toho, co tam děláte.',
  blocked:
    'Prohlížeč nedovolil otevřít okno. Povolte této stránce vyskakovací okna a zkuste to znovu.',
  timedOut: 'Okno bylo zavřeno. Zkuste to znovu, nebo použijte jiný způsob.',
  inThisPage: 'Pokračovat na této stránce',
  closed: 'Okno bylo zavřeno. Pokud už bylo vše hotové, přihlášení bude pokračovat samo.',
}

const farcasterTexts: Translation<typeof farcaster> = {
  id: 'farcaster',
  scan: 'Naskenujte kód fotoaparátem telefonu a vyjádřete souhlas v aplikaci Farcaster.',
  agree: 'Vyjádřete souhlas v aplikaci Farcaster a vraťte se sem.',
  codeName: 'QR kód pro pokračování v aplikaci Farcaster',
  preparing: 'Vytváříme odkaz',
  open: 'Otevřít Farcaster',
  copyLink: 'Kopírovat odkaz',
  copied: 'Odkaz zkopírován',
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
