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
  amount: 'Sumă',
  max: 'Max.',
  tryAgain: 'Reîncearcă',
  twoReadings:
    'Suma se poate citi în două feluri. Scrie sumele întregi fără separatori, iar pe celelalte cu încă un zero, de exemplu 1,2340',
  maxAmount: (amount) => `Max. ${amount}`,
  maxLeaves: (fee) => `Maximul lasă ${fee} pentru comision`,
  have: (amount) => `Ai ${amount}.`,
  badAmount: (decimals) =>
    plural('ro', decimals, {
      one: `Folosește cifre și un singur punct sau o singură virgulă, cu cel mult ${decimals} zecimală`,
      few: `Folosește cifre și un singur punct sau o singură virgulă, cu cel mult ${decimals} zecimale`,
      other: `Folosește cifre și un singur punct sau o singură virgulă, cu cel mult ${decimals} de zecimale`,
    }),
  inToken: (symbol) => `Scrie suma în ${symbol}`,
  inDollars: 'Scrie suma în dolari',
  selectToken: 'Alege tokenul',
  changeToken: (symbol) => `${symbol}, schimbă tokenul`,
  recipient: 'Destinatar',
  addressOrName: 'Adresă sau nume',
  paste: 'Lipește',
  clear: 'Șterge destinatarul',
  recent: 'Destinatari recenți',
  recentLabel: 'Recenți',
  looking: 'Se caută numele',
  wholeAddress: 'Adresa completă',
  wholeAddressOf: (name) => `Adresa completă: ${name}`,
  copyAddress: 'Copiază adresa',
  copied: 'Adresă copiată',
  network: 'Rețea',
  fee: 'Comision de rețea',
  feePaidIn: (symbol) => `Comision de rețea, plătit în ${symbol}`,
  costs: { recipientAccount: 'Deschide un cont pentru acest token, o singură dată' },
  feeAtMost: (fee) => `până la ${fee}`,
  feeUnread: 'Îl arată portofelul tău',
  lookingToken: 'Se verifică tokenul',
  noTokenThere: (network) => `Nu există niciun token la această adresă în rețeaua ${network}`,
  unlisted:
    'Acest token nu este pe nicio listă. Oricine poate crea unul cu orice nume și se poate să nu valoreze nimic. Folosește-l doar dacă îi cunoști adresa.',
  takeToken: (symbol) => `Folosește ${symbol}`,
  suggested: 'Tokenuri sugerate',
  search: 'Caută tokenuri',
  tokensOn: (network) => `Tokenurile tale în rețeaua ${network}`,
  missing: (network) =>
    `Nu s-au putut citi toate tokenurile din rețeaua ${network}. Sunt în siguranță acolo unde sunt.`,
  noToken: (text) => `Niciun token numit „${text}”`,
  clearSearch: 'Șterge căutarea',
  exactly: (amount) => `Exact ${amount}`,
  total: 'Total cu comision',
  confirm: 'Confirmă',
  confirmIn: (wallet) => `Confirmă în ${wallet}`,
  cancel: 'Anulează',
  notices: {
    declined: 'Cerere refuzată. Nu s-a trimis nimic.',
    walletChanged: 'Portofelul tău s-a schimbat. Verifică din nou.',
    feeUnread:
      'Comisionul de rețea nu s-a putut citi. Portofelul tău îl arată înainte să confirmi.',
    wrongNetwork:
      'Portofelul tău este în altă rețea. Schimb-o, apoi confirmă din nou. Nu s-a trimis nimic.',
  },
  failed: (reason) => sentences(reason, 'Nu s-a trimis nimic.'),
  somethingWrong: 'Ceva nu a mers bine',
  chainFailed: 'Refuzată de rețea',
  chainFailedHint: 'Nu s-a mișcat nimic în afară de comisionul de rețea.',
  dropped: 'Abandonată, nu s-a trimis nimic',
  droppedHint: 'Rețeaua a uitat tranzacția înainte ca aceasta să ajungă într-un bloc.',
  replaced: 'Înlocuită',
  replacedHint: 'Altă tranzacție de-a ta i-a luat locul. Uită-te în portofelul tău.',
  reading: 'Se recitește de pe blockchain',
  matches: 'Recitit de pe blockchain: corespunde',
  matchesHint: 'Destinatarul, suma și rețeaua sunt cele pe care le-ai confirmat.',
  unread: 'Încă nu s-a putut citi',
  unreadHint: 'Citirea se repetă de la sine.',
  partlyCompared: 'Comparație incompletă',
  partlyComparedHint:
    'Tranzacția este pe blockchain, dar nu s-a putut compara în întregime cu ce ai confirmat.',
  done: 'Gata',
  explorer: 'Vezi în explorator',
  unknown: 'Rezultat necunoscut',
  unknownHint: 'Se poate să se fi trimis. Uită-te în Activitate înainte să încerci din nou.',
  looked: 'M-am uitat',
  alarm: 'Nu este ce ai confirmat',
  alarmHint:
    'Ce a trimis portofelul tău este altceva și nu se poate anula. Nu mai folosi acest portofel. Mută ce a rămas de pe un dispozitiv în care ai încredere.',
  youConfirmed: 'Ai confirmat',
  onChain: 'Pe blockchain',
  parts: {
    network: 'Rețea',
    sender: 'Expeditor',
    recipient: 'Destinatar',
    amount: 'Sumă, în cele mai mici unități',
    asset: 'Token sau apel',
  },
  read: 'Am citit',
  unknownBalance: 'Sold necunoscut',
  nothing: 'Nu este nimic de confirmat',
  nothingHint: 'Ce era aici s-a încheiat și portofelului tău nu i se cere nimic.',
  back: 'Înapoi la formular',
  noNetwork: 'Alege mai întâi o rețea',
  noNetworkHint: 'Portofelul tău este într-o rețea pe care această pagină nu o folosește.',
  networks: 'Alege rețeaua',
}

const accountTexts: Translation<typeof account> = {
  id: 'account',
  title: 'Cont',
  copyAddress: 'Copiază adresa',
  copied: 'Adresă copiată',
  balance: 'Sold',
  balanceFailed: 'Soldul de tokenuri nu este disponibil',
  balanceUnread: 'Soldul tău nu s-a putut citi. Este în siguranță acolo unde este.',
  balanceStale: 'Nu s-a putut actualiza. Acesta este ultimul sold pe care l-am văzut.',
  notPriced: 'O parte nu are preț și nu este inclusă în acest total.',
  notWhole: 'Nu s-a putut citi totul.',
  tryAgain: 'Reîncearcă',
  network: 'Rețea',
  parts: 'Ce conține acest cont',
  disconnect: 'Deconectează',
  differs: 'Ce a trimis portofelul tău nu este ce ai confirmat.',
  lookAtIt: 'Vezi',
}

const activityTexts: Translation<typeof activity> = {
  id: 'activity',
  title: 'Activitate',
  verbs: {
    approve: 'Aprobat',
    borrow: 'Luat cu împrumut',
    burn: 'Ars',
    buy: 'Cumpărat',
    cancel: 'Anulat',
    claim: 'Revendicat',
    deploy: 'Publicat',
    deposit: 'Depus',
    execute: 'Executat',
    mint: 'Emis',
    receive: 'Primit',
    repay: 'Rambursat',
    send: 'Trimis',
    stake: 'Pus în staking',
    trade: 'Schimbat',
    unstake: 'Scos din staking',
    withdraw: 'Retras',
  },
  sending: 'Se trimite',
  pending: 'În așteptare',
  failedTag: 'Eșuată',
  dropped: 'Abandonată, nu s-a trimis nimic',
  replaced: 'Înlocuită',
  lookAlike: 'Imitație',
  lookAlikeHint: (known) => `De la o adresă făcută să semene cu ${known}.`,
  thisWeek: 'Săptămâna aceasta',
  emptyTitle: 'Nicio activitate încă',
  empty: 'Aici apare ce face acest cont.',
  unsupported: 'Istoricul acestei rețele nu este disponibil aici.',
  incomplete: 'O parte din acest istoric nu s-a putut citi.',
  failed: 'Tranzacțiile nu s-au putut încărca',
  failedHint: 'Nu s-a pierdut nimic. Verifică-ți conexiunea.',
  tryAgain: 'Reîncearcă',
  more: 'Arată mai multe',
  imitates: 'Cunoști această adresă:',
  imitation: 'Aceasta doar seamănă cu ea:',
  copyAddress: 'Copiază adresa care seamănă',
  copyWarning: 'Cine a creat această adresă speră să îi trimiți bani din greșeală.',
  copyAnyway: 'Copiază oricum',
  copied: 'Adresă copiată',
  explorer: 'Vezi în exploratorul de blocuri',
  justNow: 'acum',
  minutes: (count) => `${count} min`,
  hours: (count) => `${count} h`,
  differs: 'Diferă de ce ai confirmat',
  unmatched: 'Verifică destinatarul',
  newer: 'Arată mai noi',
}

const familiesTexts: Translation<typeof families> = {
  id: 'families',
  switchTo: (family) => `Treci la ${family}`,
  waitingTitle: (wallet) => `Continuă în ${wallet}`,
  waitingText: 'Primești câte o cerere pentru fiecare tip de rețea. Acceptă-le pe cele necesare.',
  connectedTitle: 'Conectat',
  connectedText: (wallet) => `${wallet} este conectat la acest site.`,
  someText: 'Poți continua sau le poți încerca din nou pe celelalte.',
  declinedTitle: 'Cerere refuzată',
  failedTitle: 'Conectarea nu a reușit',
  nothingText: 'Nu s-a partajat nimic cu acest site.',
  list: 'Tipuri de rețele',

  accept: 'Acceptă cererea acolo',
  openWallet: 'Deschide-ți portofelul',
  noAnswer: 'Niciun răspuns încă',
  waiting: 'În așteptare',
  connected: 'Conectat',
  declined: 'Refuzat, nu s-a partajat nimic',
  tryAgain: 'Reîncearcă',
  cancel: 'Anulează',
  continueWith: (family) => `Continuă cu ${family}`,
  continueWithSeveral: (count) => `Continuă cu ${count}`,

  goOnWith: (wallet, account) =>
    `Continui cu ${wallet}, ${account}. Celelalte portofele ale tale rămân conectate.`,
  connectFirst:
    'Încă nu este conectat niciun portofel pentru acest tip de rețea. Celelalte portofele ale tale rămân conectate.',
  connectWallet: 'Conectează portofelul',
}

const nftsTexts: Translation<typeof nfts> = {
  id: 'nfts',
  tab: 'NFT-uri',
  list: 'NFT-urile acestui cont',
  many: (count) => `×${count}`,
  named: (name, collection, count) => [name, collection, count].filter(Boolean).join(', '),
  hidden: (count) =>
    plural('ro', count, {
      one: `${count} NFT spam ascuns`,
      few: `${count} NFT-uri spam ascunse`,
      other: `${count} de NFT-uri spam ascunse`,
    }),
  shown: (count) =>
    plural('ro', count, {
      one: `${count} NFT spam`,
      few: `${count} NFT-uri spam`,
      other: `${count} de NFT-uri spam`,
    }),
  emptyTitle: 'Niciun NFT încă',
  empty: 'Aici apar obiectele de colecție pe care le primești.',
  unsupported: 'Obiectele de colecție din această rețea nu sunt disponibile aici.',
  incomplete: 'Unele NFT-uri ale tale nu s-au putut citi. Sunt în siguranță acolo unde sunt.',
  failed: 'NFT-urile tale nu s-au putut citi',
  failedHint: 'Sunt în siguranță acolo unde sunt.',
  tryAgain: 'Reîncearcă',
  more: 'Arată mai multe',
  collection: 'Colecție',
  tokenId: 'ID-ul tokenului',
  pieces: 'Ai',
  network: 'Rețea',
  contract: 'Contract',
  copyContract: 'Copiază contractul',
  copied: 'Copiat',
  send: 'Trimite',
}

const profileTexts: Translation<typeof profile> = {
  id: 'profile',
  title: 'Portofele',
  active: 'Activ',
  use: 'Folosește',
  add: 'Adaugă',
  addFor: (family) => `Adaugă un portofel: ${family}`,
  noneConnected: 'Niciunul conectat',
  more: (account) => `Mai multe despre ${account}`,
  copyAddress: 'Copiază adresa',
  copied: 'Adresă copiată',
  disconnect: (wallet) => `Deconectează ${wallet}`,
  hint: 'Portofelul tău decide ce conturi arată acestui site.',
  types: {
    eoa: 'Cont',
    smartAccount: 'Cont inteligent',
    payment: 'Plăți',
    ordinal: 'Ordinals',
    stx: 'Stacks',
  },
}

const receiveTexts: Translation<typeof receive> = {
  id: 'receive',
  title: 'Primește',
  networksTitle: 'Rețele compatibile',
  fundTitle: 'Adaugă fonduri',
  code: (network) => `Codul QR al adresei tale în rețeaua ${network}`,
  amount: 'Sumă',
  amountOptional: 'Sumă, opțional',
  badAmount: (decimals) =>
    plural('ro', decimals, {
      one: `Folosește cifre și un singur punct sau o singură virgulă, cu cel mult ${decimals} zecimală`,
      few: `Folosește cifre și un singur punct sau o singură virgulă, cu cel mult ${decimals} zecimale`,
      other: `Folosește cifre și un singur punct sau o singură virgulă, cu cel mult ${decimals} de zecimale`,
    }),
  yourAddress: (network) => `Adresa ta în rețeaua ${network}`,
  copyAddress: 'Copiază adresa',
  copyLink: 'Copiază linkul de plată',
  copied: 'Adresă copiată',
  linkCopied: 'Link de plată copiat',
  alsoOn: (count) =>
    plural('ro', count, {
      one: `Și în ${count} rețea`,
      few: `Și în ${count} rețele`,
      other: `Și în ${count} de rețele`,
    }),
  sameAddress:
    'Adresa ta este aceeași în fiecare dintre aceste rețele. Trimite doar prin una dintre ele: ce se trimite prin altă rețea se poate pierde.',
  fund: 'Banii ajung în acest cont din alt portofel sau de pe o platformă de schimb.',
}

const sendTexts: Translation<typeof send> = {
  id: 'send',
  title: 'Trimite',
  selectTitle: 'Alege tokenul',
  lookAlikeTitle: 'Verifică adresa',
  reviewTitle: 'Verifică trimiterea',
  sentTitle: 'Trimis',
  buttons: {
    selectToken: 'Alege tokenul',
    addAmount: 'Adaugă suma',
    incorrectValue: 'Valoare incorectă',
    insufficientFunds: 'Fonduri insuficiente',
    unknownBalance: 'Sold necunoscut',
    addAddress: 'Adaugă adresa',
    invalidAddress: 'Adresă nevalidă',
    previewSend: 'Verifică trimiterea',
    unsupportedChain: 'Rețea neacceptată',
  },
  youSend: 'Trimiți',
  balanceUnknown: 'Soldul tău nu s-a putut citi. Este în siguranță acolo unde este.',
  noFee: (symbol) => `Sold ${symbol} insuficient pentru comisionul de rețea`,
  to: 'Către',
  problems: {
    invalid: 'Aceasta nu este o adresă din această rețea.',
    checksum: 'Suma de control nu corespunde; verifică fiecare literă.',
    required: 'Acest link cere ceva ce nu este cunoscut aici.',
    letters: 'Litere din alfabete diferite sau pe care niciun nume nu le poate avea.',
    unregistered: 'Acest nume nu este înregistrat.',
    lookupFailed: 'Numele nu s-a putut căuta. Încearcă din nou sau lipește adresa.',
    tokenContract:
      'Acesta este contractul unui token, nu contul unui utilizator. Ce primește se pierde.',
  },
  otherNetwork: (name) => `Acest link este pentru ${name}. Schimbă mai întâi rețeaua sau șterge-l.`,
  switchTo: (name) => `Treci la ${name}`,
  unknownNetwork: 'altă rețea',
  notKnown: 'Nu este adresa pe care o cunoști',
  onlyEnds:
    'Doar capetele coincid. Escrocii creează astfel de adrese ca să fie plătiți din greșeală.',
  bait: 'Cunoști această adresă doar din transferuri de valoare zero. Escrocii le fac pentru ca tu să copiezi adresa.',
  known: 'Pe care o cunoști',
  entered: 'Pe care ai scris-o',
  useKnown: 'Folosește adresa cunoscută',
  useEntered: 'Folosește-o totuși',
  pressAgain: 'Apasă din nou ca să o folosești',
  leaves: 'Pleacă din contul tău',
  arrives: (name) => `Ajunge la ${name}`,
  reserve: (amount) =>
    `Portofelele pun deoparte până la ${amount} pentru comision, iar tu ai mai puțin. Al tău poate refuza.`,
  keepsPart: (amount) => `Acest token reține ${amount} din fiecare transfer ca acesta.`,
  contract:
    'Această adresă este un contract și nu i-ai mai trimis nimic până acum. Poate păstra pentru totdeauna ce primește: întreabă destinatarul dacă poate fi folosită.',
  firstTime: 'Este prima dată când trimiți la această adresă. Verific-o cu destinatarul.',
  notices: {
    tokenMissing: 'Acest cont nu are tokenul cerut. Alege altul.',
    lookAlike: 'Această adresă se dă drept una pe care o cunoști. Verific-o înainte să continui.',
    wouldFail: 'Rețeaua spune că acest transfer ar eșua. Nu s-a trimis nimic.',
    feeUnknown:
      'Comisionul de rețea nu s-a putut citi, așa că nu se știe cât se poate trimite. Încearcă din nou sau scrie o sumă.',
    feeRose: 'Comisionul de rețea a crescut. Verifică din nou suma. Nu s-a trimis nimic.',
  },
  refusals({ code, context }) {
    const { least, most, symbol } = Object(context) as Record<string, string>
    switch (code) {
      case 'transfer/decimals-differ':
        return 'Rețeaua numără acest token în alte unități decât cele afișate în această pagină. Nu s-a trimis nimic. Nu îl trimite de aici.'
      case 'transfer/decimals-unread':
        return 'Rețeaua nu a spus în ce unități numără acest token. Nu s-a trimis nimic. Așteaptă puțin sau încearcă din nou.'
      case 'transfer/sender-minimum':
        return `Rețeaua cere să rămână ${least} ${symbol} în contul tău, pe lângă comision. Trimite mai puțin.`
      case 'transfer/recipient-minimum':
        return `Această adresă nu are încă nimic, iar rețeaua nu acceptă acolo mai puțin de ${least} ${symbol}. Trimite mai mult.`
      case 'transfer/frozen':
        return `Emitentul acestui token a înghețat o parte din el. Trimite cel mult ${most}.`
      case 'transfer/too-many-accounts':
        return `Acest token se află în multe conturi ale tale. Trimite cel mult ${most} odată, iar restul după aceea.`
      default:
        return null
    }
  },
  failedOnSolana: 'Tranzacția nu s-a putut trimite. Încearcă din nou.',
  started: 'Tranzacție începută',
  sent: (amount) => `Trimis: ${amount}`,
  pending: 'Pe drum. Ajunge cu unul dintre blocurile următoare.',
  confirmed: (to) => `A ajuns la ${to}.`,
  comparing: 'Se compară adresa',
  notCompared:
    'Istoricul tău nu s-a putut citi, așa că această adresă nu a fost comparată cu cele pe care le cunoști. Verific-o în întregime.',
  lessArrived: 'A ajuns mai puțin decât s-a trimis',
  lessArrivedHint: (arrived, sent) =>
    `Potrivit tokenului, a ajuns ${arrived} din ${sent}. Reține o parte sau nu face ce spune.`,
}

const settingsTexts: Translation<typeof settings> = {
  id: 'settings',
  title: 'Setări',
  address: 'Adresa ta completă',
  copyAddress: 'Copiază adresa',
  copied: 'Adresă copiată',
  explorer: (name) => `Vezi pe ${name}`,
  opensNewTab: 'Se deschide într-o filă nouă',
  appearance: 'Aspect',
  appearances: { system: 'Sistem', light: 'Luminos', dark: 'Întunecat' },
  language: 'Limbă',
  wallets: 'Conturi și portofel',
  disconnect: 'Deconectează',
}

const signInTexts: Translation<typeof signIn> = {
  id: 'sign-in',
  title: 'Autentificare',
  heading: (site) => `Autentifică-te pe ${site}`,
  headingAnywhere: 'Autentifică-te cu portofelul tău',
  explanation: 'Semnezi mesajul de mai jos. Nu costă nimic și nu mută nimic.',
  message: 'Mesaj de semnat',
  sign: 'Semnează',
  cancel: 'Anulează',
  continueIn: (wallet) => `Continuă în ${wallet}`,
  returning: (wallet) => `Se revine la rețeaua dinainte. ${wallet} îți poate cere confirmarea.`,
  checking: 'Se verifică semnătura ta',
  checkingText: 'Durează o clipă.',
  declined: 'Semnătură refuzată',
  smartAccount: 'Este posibil ca această aplicație să nu accepte conturi inteligente',
  unavailable: 'A apărut o problemă la inițierea autentificării',
  refused: (reason) => `Serverul spune: „${reason}”`,
  warnings: {
    domain: (page, named) => `Această pagină este ${page}, dar mesajul numește alt site: ${named}`,
    flagged: (domain) => `${domain} este raportat ca înșelător. Nu semna.`,
    imitation: 'Pare un mesaj de autentificare, dar nu este. Nu semna.',
    account: 'Mesajul numește alt cont decât al tău.',
    uri: (uri) => `Te-ai autentifica la altă adresă: ${uri}`,
    chain: (named, wallet) => `Mesajul numește ${named}. Portofelul tău este în rețeaua ${wallet}.`,
  },
}

const swapTexts: Translation<typeof swap> = {
  id: 'swap',
  title: 'Schimbă',
  selectTitle: 'Alege tokenul',
  reviewTitle: 'Verifică schimbul',
  doneTitle: 'Schimbat',
  buttons: {
    unsupportedNetwork: 'Rețeaua nu permite schimburi',
    selectToken: 'Alege tokenul',
    enterAmount: 'Scrie suma',
    insufficientBalance: 'Sold insuficient',
    insufficientLiquidity: 'Lichiditate insuficientă',
    reviewSwap: 'Verifică schimbul',
  },
  youPay: 'Plătești',
  youReceive: 'Primești',
  estimate: 'Estimare',
  payWith: (symbol) => `Plătește cu ${symbol}`,
  receive: (symbol) => `Primește ${symbol}`,
  switchTokens: 'Inversează tokenurile',
  tokensOn: (network) => `Tokenuri în rețeaua ${network}`,
  rate: 'Curs',
  minimum: 'Primești cel puțin',
  impact: 'Impact asupra prețului',
  slippage: 'Slippage',
  slippageHint:
    'Cu cât mai puțin decât s-a estimat poate ajunge. Dacă ar fi și mai puțin, schimbul nu are loc.',
  slippageField: 'Slippage în procente',
  slippageHigh: 'Cu un slippage atât de mare poți primi mult mai puțin decât s-a estimat.',
  untried:
    'Rețeaua nu a putut încerca acest schimb dinainte. Ce ajunge s-a citit doar din tranzacție.',
  impactHigh: 'Ce primești valorează mult mai puțin decât ce plătești.',
  reading: 'Se cere prețul',
  pays: 'Plătești',
  gets: 'Primești, conform estimării',
  approve: (symbol) => `Aprobă ${symbol}`,
  reset: (symbol) => `Anulează aprobarea pentru ${symbol}`,
  swap: 'Schimbă',
  approveAndSwap: 'Aprobă și schimbă',
  approving: (symbol) => `Se aprobă ${symbol}`,
  steps: {
    batch:
      'Portofelul tău aprobă exact această sumă și face schimbul dintr-o dată: au loc amândouă sau nimic.',
    reset:
      'Mai întâi se retrage aprobarea veche, apoi platforma de schimb poate lua exact această sumă.',
    approve: 'Mai întâi lași platforma de schimb să ia exact această sumă, apoi faci schimbul.',
  },
  notices: {
    wouldFail:
      'Rețeaua spune că acest schimb ar eșua, pentru că prețurile s-au mișcat. Întoarce-te pentru unul nou.',
    priceMoved: 'Prețul s-a mișcat. Uită-te din nou la sume.',
  },
  refused: (reason) =>
    `Schimbul propus a fost refuzat. ${reason} Portofelului tău nu i s-a cerut nimic.`,
  started: 'Tranzacție începută',
  swapped: (paid) => `Schimbat: ${paid}`,
  pending: (least) => `Pe drum. Cu unul dintre blocurile următoare primești cel puțin ${least}.`,
  confirmed: (least) => `Schimbul s-a făcut: contul tău a primit cel puțin ${least}.`,
}

const buyTexts: Translation<typeof buy> = {
  id: 'buy',
  tile: 'Cumpără',
  fund: 'Cumpără cu cardul sau din contul bancar',
  title: 'Alege furnizorul',
  tokenTitle: 'Alege tokenul',
  currencyTitle: 'Alege moneda',
  progressTitle: 'Cumpărare în curs',
  helpTitle: 'Ce înseamnă să cumperi?',
  youPay: 'Plătești',
  badAmount: 'Folosește cifre și un singur punct sau o singură virgulă, cu cel mult 2 zecimale',
  tooLittle: (limit) => `Plătește cel puțin ${limit}`,
  tooMuch: (limit) => `Plătește cel mult ${limit}`,
  receive: (symbol) => `Primește ${symbol}`,
  receiveTitle: 'Primești, conform estimării',
  providers: 'Furnizori',
  fee: (least, most) => `Comision de la ${least} la ${most}`,
  asking: 'Se cere prețul',
  noQuote: 'Nu oferă un preț momentan',
  gives: (amount) => `Aproximativ ${amount}`,
  loading: 'Se caută ce se poate cumpăra',
  sample:
    'Estimare: vânzătorii nu pot fi întrebați. Acestea sunt cifrele obișnuite, iar cu ele nu se poate cumpăra nimic.',
  sampleFee: (fee) => `Comision obișnuit: ${fee}`,
  nothingSold: (network) => `Nu se vinde nimic în rețeaua ${network}`,
  nothingSoldHint: 'Alege altă rețea sau primește din alt portofel.',
  networks: 'Rețele',
  tryAgain: 'Reîncearcă',
  sandbox: 'Mediu de testare: aici nu se vinde nimic real și nu se plătește nimic.',
  leaves: 'Plătești pe pagina furnizorului. Cardul și actele tale nu ajung niciodată aici.',
  failed: (reason) => `Nu s-a cumpărat nimic. ${reason}`,
  foreignPage: (host) =>
    `Serverul a indicat o pagină de pe ${host}, care nu aparține nimănui care vinde aici. Nu a fost deschisă și nu s-a cumpărat nimic.`,
  opening: (provider) => `Se deschide ${provider}`,
  waiting: (provider) => `Continuă pe ${provider}`,
  waitingHint:
    'Plătește pe pagina care s-a deschis. Acest ecran te anunță când ajunge; îl poți închide.',
  waitingUnknown: 'Plătește pe pagina care s-a deschis. Ce cumperi apare în contul tău.',
  blocked: 'Browserul tău nu a lăsat nicio pagină să se deschidă. Deschide-o tu:',
  open: (provider) => `Deschide ${provider}`,
  copyLink: 'Copiază linkul',
  copied: 'Link copiat',
  opensNewTab: 'se deschide într-o filă nouă',
  paid: 'Plătit',
  paidHint: (amount) => `Pe drum spre adresa ta: ${amount}.`,
  delivered: (amount) => `A ajuns: ${amount}`,
  deliveredHint: 'Suma este în contul tău.',
  notDelivered: 'Necumpărat',
  notDeliveredHint: 'Furnizorul spune că nu se livrează nimic.',
  goesTo: 'Merge la',
  again: 'Ia-o de la capăt',
  done: 'Gata',
  activity: 'Vezi în Activitate',
  helpCards: [
    {
      title: 'Banii devin criptomonede',
      text: 'Un furnizor încasează de pe card sau prin transfer bancar și trimite criptomonede la adresa ta.',
    },
    {
      title: 'Furnizorul vede cine ești',
      text: 'Este o companie separată, cu propriile reguli, și îți poate cere actele. Această pagină îi dă adresa ta și suma, nimic altceva.',
    },
    {
      title: 'Costă ceva',
      text: 'Furnizorii păstrează unu până la două procente sau mai mult, iar rețeaua are comisionul ei. Compară înainte să plătești.',
    },
  ],
}

const nameTexts: Translation<typeof name> = {
  id: 'name',
  title: 'Alege un nume',
  registerTitle: 'Înregistrează numele',
  registeredTitle: 'Nume înregistrat',
  intro:
    'Un nume ține locul adresei tale. Ceilalți trimit la el și nimeni nu trebuie să copieze o adresă.',
  own: 'Numele tale',
  name: 'Nume',
  rules: '4 sau mai multe caractere: a-z, 0-9 și -',
  unreadable: 'Folosește doar a-z, 0-9 și -',
  tooShort: 'Scrie cel puțin 4 caractere',
  suggestions: 'Nume apropiate',
  searching: 'Se caută nume',
  searchFailed: 'Numele nu s-au putut căuta.',
  tryAgain: 'Reîncearcă',
  noneFree: 'Toate acestea sunt ocupate. Scrie alt nume.',
  noneFound: 'Nu există un astfel de nume aici. Scrie altul.',
  available: 'Disponibil',
  taken: 'Ocupat',
  register: 'Înregistrează',
  leadsTo: (network) => `Duce la adresa ta în rețeaua ${network}`,
  free: 'Nu costă nimic. Numele rămâne la această adresă și nu se poate da înapoi.',
  signed: 'Ce semnează portofelul tău',
  confirmIn: (wallet) => `Confirmă în ${wallet}`,
  registering: 'Se înregistrează',
  back: 'Alege alt nume',
  notices: {
    declined: 'Semnătură refuzată. Nu s-a înregistrat nimic.',
    unsupported: 'În această rețea nu se oferă nume.',
    walletChanged: 'Portofelul tău s-a schimbat. Verifică din nou.',
    unavailable:
      'Serverul nu răspunde. Din câte se știe, nu s-a înregistrat nimic. Încearcă din nou.',
  },
  unsigned: 'Portofelul tău nu a semnat. Nu s-a înregistrat nimic.',
  walletSaid: (reason) => `Portofelul tău nu a semnat: ${reason}`,
  registered: (name) => `${name} este al tău`,
  registeredHint: 'De acum, ceilalți pot trimite la acest nume.',
  done: 'Gata',
}

const tokensTexts: Translation<typeof tokens> = {
  id: 'tokens',
  tab: 'Tokenuri',
  list: 'Tokenurile acestui cont',
  hidden: (count) =>
    plural('ro', count, {
      one: `${count} token spam ascuns`,
      few: `${count} tokenuri spam ascunse`,
      other: `${count} de tokenuri spam ascunse`,
    }),
  shown: (count) =>
    plural('ro', count, {
      one: `${count} token spam`,
      few: `${count} tokenuri spam`,
      other: `${count} de tokenuri spam`,
    }),
  emptyTitle: 'Niciun token încă',
  empty: 'Aici apare ce primești.',
  failed: 'Soldul de tokenuri nu este disponibil',
  failedHint: 'Tokenurile tale nu s-au putut citi. Sunt în siguranță acolo unde sunt.',
  stale: (when) => `Nu s-a putut actualiza. Ultima citire: ${when}.`,
  missing: (network) =>
    `Nu s-au putut citi toate tokenurile din rețeaua ${network}. Sunt în siguranță acolo unde sunt. Încearcă din nou peste o clipă.`,
  tryAgain: 'Reîncearcă',
  fund: 'Adaugă fonduri',
}

const secureWalletTexts: Translation<typeof secureWallet> = {
  id: 'secureWallet',
  approveTitle: 'Aprobă',
  codeTitle: 'Cod de recuperare',
  saveCode: 'Salvează codul de recuperare',
  walletTitle: 'Portofel securizat',
  updateTitle: 'Modifică e-mailul',
  primaryTitle: 'Confirmă e-mailul actual',
  secondaryTitle: 'Confirmă e-mailul nou',
  otherEmail: 'Folosește altă adresă',
  editEmail: 'Modifică e-mailul',
  newEmail: 'Adresă de e-mail nouă',
  save: 'Salvează',
  done: 'Gata',
  ways: 'Moduri de autentificare',
  addPasskey: 'Adaugă o cheie de acces',
  recover: 'Recuperează cu o cheie de acces',
  setPassword: 'Setează o parolă',
  export: 'Exportă portofelul',
  forget: 'Deconectează alte dispozitive',
  delete: 'Șterge portofelul',
  changed: 'E-mail modificat',
  unchanged: (reason) => sentences(reason, 'Adresa ta nu s-a schimbat.'),
  inFrame: 'Această pagină nu poate vedea și nu poate apăsa nimic mai jos.',
}

const permissionsTexts: Translation<typeof permissions> = {
  id: 'permissions',
  listTitle: 'Permisiuni',
  createdTitle: 'Permisiune acordată',
  intro:
    'Aceste aplicații pot acționa pentru acest cont fără să te mai întrebe, în limite pe care un contract le impune.',
  none: 'Nicio permisiune',
  noneText: 'Nicio aplicație nu poate acționa singură pentru acest cont.',
  reading: 'Se citesc permisiunile tale',
  unread: 'Permisiunile tale nu s-au putut citi. Sunt așa cum erau.',
  unsupported:
    'Acest portofel nu poate revoca permisiuni. Conectează portofelul care a dat această permisiune și încearcă din nou.',
  notEnded:
    'Rețeaua nu a încheiat încă această permisiune. Uită-te din nou peste un minut și revoc-o încă o dată dacă mai este aici.',
  tryAgain: 'Reîncearcă',
  somebody: 'O aplicație',
  once: (amount) => `${amount} în total`,
  every: (amount, duration) => `${amount} la fiecare ${duration}`,
  upTo: (amount, most) => `${amount} pe secundă, ${most} în total`,
  left: (amount) => `Se poate lua acum: ${amount}`,
  leftUnknown: 'Nu se poate spune acum cât a rămas.',
  functions: (names) => `Poate apela ${names}`,
  calls: (left, most) => `Apeluri rămase: ${left} din ${most}`,
  perCall: (amount) => `La fiecare apel: cel mult ${amount}`,
  contract: 'Contract',
  caller: 'Cine îl poate apela',
  atomic: (amount) => `${amount} (unități atomice)`,
  unknown: 'Nu se poate arăta ce permite. Retrage-o dacă nu o cunoști.',
  until: (date) => `Până la ${date}`,
  delegate: 'Cine poate lua',
  revoke: 'Revocă',
  revoking: 'Confirmă în portofelul tău și așteaptă rețeaua',
  granted:
    'Aplicația poate acționa în limitele a ceea ce ai permis. O găsești în Setări și poți retrage oricând permisiunea.',
  done: 'Gata',
  showAll: 'Arată permisiunile',
}

const smartAccountTexts: Translation<typeof smartAccount> = {
  id: 'smartAccount',
  title: 'Cont inteligent',
  intro:
    'Un cont inteligent face mai mulți pași deodată și poate lăsa pe altcineva să plătească comisionul de rețea. Cheia ta semnează pentru el.',
  twoAddresses:
    'Contul tău inteligent și cheia ta au fiecare propria adresă. Banii rămân unde sunt când schimbi care vine primul.',
  first: 'Vine primul: aplicațiile îl văd pe acesta, iar banii pe care îi ceri ajung aici.',
  notFirst: 'Contul propriu al cheii tale vine primul.',
  address: 'Cont inteligent',
  ownAddress: 'Cheia ta',
  isThere: 'Este în această rețea.',
  isNotThere: 'Se creează cu prima ta trimitere. Poți primi bani și înainte.',
  networks: 'Rețele care îl au',
  notHere:
    'Această rețea nu are conturi inteligente aici. Se folosește contul propriu al cheii tale.',
  warning:
    'Dă această adresă doar pentru aceste rețele: în altele se poate ca nimeni să nu poată muta ce ajunge acolo.',
  failed: 'Schimbarea nu a reușit. Încearcă din nou.',
}

const upgradeTexts: Translation<typeof upgrade> = {
  id: 'upgrade',
  title: 'Migrează portofelul',
  goOn: 'Continuă mutarea în portofelul tău',
  intro: 'Mută ce este aici într-un portofel al tău, pe rând. Vezi și confirmi fiecare transfer.',
  ownAddress: (family) => `Propria ta adresă: ${family}`,
  enterAddress: 'Scrie mai întâi adresa propriului tău portofel.',
  move: (what) => `Mută ${what}`,
  last: 'Mută asta la urmă: din ea se plătesc comisioanele celorlalte.',
  spam: (count) =>
    plural('ro', count, {
      one: `${count} element pe care nu l-a cerut nimeni rămâne aici.`,
      few: `${count} elemente pe care nu le-a cerut nimeni rămân aici.`,
      other: `${count} de elemente pe care nu le-a cerut nimeni rămân aici.`,
    }),
  unread: (network) =>
    `Ce este în rețeaua ${network} nu s-a putut citi. Rămâne unde este; încearcă din nou.`,
  incomplete: (network) => `În rețeaua ${network} poate fi mai mult decât se vede.`,
  tryAgain: 'Reîncearcă',
  nothing: 'Nu a mai rămas nimic de mutat aici.',
  reading: 'Se citește ce ai',
}

const walletOffersTexts: Translation<typeof walletOffers> = {
  id: 'walletOffers',
  waiting: (wallet) => `O cerere așteaptă în ${wallet}.`,
  open: (wallet) => `Deschide ${wallet}`,
  dismiss: 'Ignoră',
  relayLost: 'S-a pierdut conexiunea cu portofelul tău. Se încearcă din nou…',
  relayRefused:
    'Nu se poate ajunge la portofelul tău din această pagină. Deconectează-l și conectează-l din nou.',
}

const errorsTexts: TranslatedErrors = {
  id: 'errors',
  walletSaid: (text) => `Portofelul tău spune: „${text}”`,
  networkSaid: (text) => `Rețeaua spune: „${text}”`,
  texts: {
    'balance/unavailable': 'Soldul nu este disponibil.',
    'catalogue/unavailable':
      'Lista de portofele nu s-a putut încărca. Verifică-ți conexiunea și încearcă din nou.',
    'connection/code-unavailable':
      'O parte a acestei pagini nu s-a încărcat. Verifică-ți conexiunea și încearcă din nou.',
    'network/unsupported-by-wallet': 'Portofelul nu acceptă această rețea.',
    'relay/closed': 'Conexiunea cu serviciul s-a închis.',
    'relay/outbox-full':
      'Sunt prea multe mesaje în așteptare. Încearcă din nou când revine conexiunea.',
    'relay/refused': 'Serviciul de conectare a refuzat acest site.',
    'relay/unavailable': 'Serviciul de conectare nu răspunde. Încearcă din nou.',
    'resources/unavailable': 'Datele nu sunt disponibile. Încearcă din nou.',
    'transfer/no-estimate': 'Comisionul de rețea nu s-a putut citi. Încearcă din nou.',
    'transfer/unasked': 'Trimiterea nu a reușit. Încearcă din nou.',
    'wallet/already-pending': 'Deschide-ți portofelul.',
    'wallet/failed': 'Eroare necunoscută.',
    'wallet/not-found':
      'Acest portofel nu este disponibil în această pagină. Deblochează-l sau instalează-l, apoi încearcă din nou.',
    'wallet/other-family':
      'Acest portofel nu oferă niciun cont pentru acest tip de rețea. Alege altă rețea sau alt portofel.',
    'walletconnect/link-failed':
      'Nu s-a putut crea un link. Verifică conexiunea și încearcă din nou.',
    'The wallet does not allow this kind of request. Try another wallet.':
      'Portofelul nu permite acest tip de cerere. Încearcă alt portofel.',
    'The wallet does not support the events of this site. Try another wallet.':
      'Portofelul nu acceptă evenimentele acestui site. Încearcă alt portofel.',
    'The wallet does not allow this change. Connect again.':
      'Portofelul nu permite această modificare. Conectează-l din nou.',
    'The wallet did not approve this network. Connect again and approve it.':
      'Portofelul nu a aprobat această rețea. Conectează-l din nou și aprobă rețeaua.',
    'The wallet does not support these networks. Try another wallet.':
      'Portofelul nu acceptă aceste rețele. Încearcă alt portofel.',
    'The wallet has no account for these networks. Add one, then try again.':
      'Portofelul nu are niciun cont pentru aceste rețele. Adaugă unul, apoi încearcă din nou.',
    'The wallet does not support this kind of network. Try another wallet.':
      'Portofelul nu acceptă acest tip de rețea. Încearcă alt portofel.',
    'The wallet ended the connection. Connect again.':
      'Portofelul a încheiat conexiunea. Conectează-l din nou.',
    'The wallet did not finish connecting. Try again.':
      'Portofelul nu a terminat conectarea. Încearcă din nou.',
    'The wallet cannot do what this request needs. Send it without, or use another wallet.':
      'Portofelul nu poate face ce presupune această cerere. Trimite-o fără acel lucru sau folosește alt portofel.',
    'The wallet does not take several calls at once on this network.':
      'Portofelul nu acceptă mai multe apeluri deodată în această rețea.',
    'The wallet knows a request of this id already. Send it again.':
      'Portofelul cunoaște deja o cerere cu acest identificator. Trimite-o din nou.',
    'The wallet does not know these calls.': 'Portofelul nu cunoaște aceste apeluri.',
    'These are more calls than the wallet takes at once. Send fewer.':
      'Sunt mai multe apeluri decât acceptă portofelul deodată. Trimite mai puține.',
    'The wallet cannot do all of these calls or none on this network.':
      'În această rețea, portofelul nu poate garanta că se execută fie toate aceste apeluri, fie niciunul.',
    'The wallet no longer knows this connection. Connect again.':
      'Portofelul nu mai recunoaște această conexiune. Conectează-l din nou.',
    'The request expired in the wallet. Try again.':
      'Cererea a expirat în portofel. Încearcă din nou.',
    'The wallet gave no account. Open it, choose one, and try again.':
      'Portofelul nu a oferit niciun cont. Deschide-l, alege un cont și încearcă din nou.',
    'The wallet gave an answer that cannot be read. Try again.':
      'Răspunsul portofelului nu se poate citi. Încearcă din nou.',
    'The wallet agreed and stayed on its network':
      'Portofelul a acceptat, dar a rămas în rețeaua lui.',
    'The wallet signed a different message. Try again.':
      'Portofelul a semnat alt mesaj. Încearcă din nou.',
  },
}

const networksTexts: Translation<typeof networks> = {
  id: 'networks',
  title: 'Alege rețeaua',
  unsupportedTitle: 'Rețea neacceptată',
  search: 'Caută rețele',
  list: 'Rețele',
  current: 'Rețeaua actuală',
  noneFound: (search) => `Nicio rețea numită „${search}”`,
  noneFoundText: 'Verifică ortografia sau vezi toată lista.',
  none: 'Nicio rețea aici',
  noneText: 'Acest site nu oferă niciuna momentan.',
  clearSearch: 'Șterge căutarea',
  whatIsANetwork: 'Ce este o rețea?',

  waitingTitle: (wallet) => `Continuă în ${wallet}`,
  waitingText: (network) =>
    `Acceptă în portofelul tău trecerea la ${network}. Contul și fondurile tale rămân unde sunt.`,
  doneTitle: 'Rețea schimbată',
  declinedTitle: 'Cerere refuzată',
  declinedText: 'Rămâi în rețeaua în care erai. Nu s-a schimbat nimic altceva.',
  failedTitle: 'Schimbarea nu a reușit',
  failedText: (reason) => sentences(reason, 'Rămâi în rețeaua în care erai.'),
  cancel: 'Anulează',
  tryAgain: 'Reîncearcă',

  unsupportedText: (wallet) =>
    `${wallet} este într-o rețea pe care acest site nu o folosește. Alege una dintre acestea ca să continui. Fondurile tale sunt în siguranță acolo unde sunt.`,
  yourWallet: 'Portofelul tău',
  disconnect: 'Deconectează',
  notApproved: (wallet) => `Neaprobată de ${wallet}`,
  noWallet: 'Niciun portofel încă',
  connect: 'Conectează',
}

const guideTexts: Translation<typeof guide> = {
  id: 'guide',
  walletTitle: 'Ce este un portofel?',
  networkTitle: 'Ce este o rețea?',
  walletCards: [
    {
      title: 'O casă pentru ce este al tău',
      text: 'Păstrează și arată criptomonedele, tokenurile și obiectele tale de colecție și le trimite unde spui tu.',
    },
    {
      title: 'Un nou mod de autentificare',
      text: 'În loc de parolă, confirmi cu portofelul tău. Niciun site nu îți află vreodată cheia.',
    },
    {
      title: 'Numai al tău',
      text: 'Doar tu ai cheia. Nimeni nu o poate restabili pentru tine: păstrează-i fraza de recuperare în siguranță și nu o spune nimănui.',
    },
  ],
  getWallet: 'Obține un portofel',

  networkCards: [
    {
      title: 'Unde se întâmplă totul',
      text: 'O rețea este un registru public ținut împreună de multe computere. Criptomonedele tale se află într-una dintre ele.',
    },
    {
      title: 'Aceeași adresă, bani separați',
      text: 'Adresa ta poate fi aceeași în mai multe rețele, dar ce ai într-una nu este în celelalte.',
    },
    {
      title: 'Comisioanele diferă',
      text: 'Fiecare rețea are propria monedă în care se plătesc comisioanele și propriul preț pentru o tranzacție.',
    },
  ],
}

const emailTexts: Translation<typeof email> = {
  id: 'email',
  confirmTitle: 'Confirmă e-mailul',
  deviceTitle: 'Înregistrează dispozitivul',
  passkeyTitle: 'Cheie de acces',
  email: 'Adresă de e-mail',
  continue: 'Continuă',
  device: 'Aprobă acest dispozitiv',
  deviceSent: (email) =>
    `S-a trimis un link la ${email}. Deschide-l și confirmă acolo că acest dispozitiv este al tău.`,
  waitLonger: (seconds) => `Încearcă din nou peste ${seconds} s`,
  connected: 'Te-ai autentificat.',
  usePasskey: 'Folosește o cheie de acces',
  passkeyWaiting: 'Dispozitivul îți cere cheia de acces',
}

const loginTexts: Translation<typeof login> = {
  id: 'login',
  failed: (reason) => sentences(reason, 'Nu s-a partajat nimic cu acest site.'),
  declined: 'Ai închis cererea. Nu s-a partajat nimic cu acest site.',
  connected: 'Te-ai autentificat.',
  tryAgain: 'Reîncearcă',
  otherWay: 'Folosește alt mod',
  notEmail: 'Scrie o adresă de e-mail, de exemplu ada@example.com.',
  sent: (email) => `Scrie codul trimis la ${email}.`,
  code: 'Cod',
  checking: 'Se verifică codul',
  resend: 'Retrimite codul',
  sending: 'Se trimite un cod',
}

const socialTexts: Translation<typeof social> = {
  id: 'social',
  socialsTitle: 'Continuă cu',
  continueWith: (service) => `Continuă cu ${service}`,
  more: 'Mai multe servicii',
  waiting: (service) => `Continuă în fereastra ${service}`,
  noPassword: 'Acest site nu află nimic din ce faci acolo.',
  blocked:
    'Browserul tău nu a lăsat nicio fereastră să se deschidă. Permite ferestrele pentru această pagină și încearcă din nou.',
  timedOut: 'Fereastra s-a închis. Încearcă din nou sau folosește alt mod.',
  inThisPage: 'Continuă în această pagină',
  closed: 'Fereastra s-a închis. Dacă terminaseși, totul continuă de la sine.',
}

const farcasterTexts: Translation<typeof farcaster> = {
  id: 'farcaster',
  scan: 'Scanează codul cu camera telefonului și acceptă în aplicația Farcaster.',
  agree: 'Acceptă în aplicația Farcaster, apoi revino aici.',
  codeName: 'Cod QR pentru a continua în aplicația Farcaster',
  preparing: 'Se creează un link',
  open: 'Deschide Farcaster',
  copyLink: 'Copiază linkul',
  copied: 'Link copiat',
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
