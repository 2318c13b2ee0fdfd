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
  back: 'Zpět',
  close: 'Zavřít',
  help: 'Nápověda',
  loadFailedTitle: 'Obrazovka se nenačetla',
  loadFailedText: 'Možná vypadlo připojení. Nic nebylo odesláno a nic se neztratilo.',
  brokenTitle: 'Něco se tu pokazilo',
  brokenText: 'Vaše peněženka i vaše peníze zůstaly nedotčené.',
  tryAgain: 'Zkusit znovu',
  mountFailed: 'Okno peněženky se na této stránce nepodařilo otevřít.',
}

const walletOffersTexts: Translation<typeof walletOffers> = {
  id: 'walletOffers',
  waiting: (wallet) => `V ${wallet} čeká žádost.`,
  open: (wallet) => `Otevřít ${wallet}`,
  dismiss: 'Skrýt',
  relayLost: 'Spojení s vaší peněženkou se ztratilo. Zkoušíme to znovu…',
  relayRefused: 'Z této stránky se nelze spojit s vaší peněženkou. Odpojte ji a znovu připojte.',
}

const consentTexts: Translation<typeof consent> = {
  id: 'consent',
  terms: 'Podmínky služby',
  privacy: 'Zásady ochrany osobních údajů',
  both: (terms, privacy) => `${terms} a ${privacy}`,
  agree: (what) => `Přijímám ${what}`,
  agreeByConnecting: (what) => `Připojením přijímáte ${what}`,
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

const connectTexts: Translation<typeof connect> = {
  id: 'connect',
  connectTitle: 'Připojit peněženku',
  installed: 'Nainstalovaná',
  recent: 'Nedávná',
  walletList: 'Peněženky',
  allWallets: 'Všechny peněženky',
  continueWithWallet: 'Pokračovat s peněženkou',
  scanWithPhone: 'Naskenovat telefonem',
  newToWallets: 'Neznáte peněženky?',
  getStarted: 'Začít',
  noWalletTitle: 'Peněženka nenalezena',
  noWalletText: 'Nainstalujte nebo odemkněte peněženku v tomto prohlížeči a hledejte znovu.',
  lookAgain: 'Hledat znovu',

  waitingTitle: (wallet) => `Pokračujte v ${wallet}`,
  waitingText: 'Zkontrolujte žádost o připojení ve své peněžence a přijměte ji tam.',
  pendingTitle: 'Otevřete peněženku',
  pendingText: (wallet) => `Žádost je už zobrazená v ${wallet}. Odpovězte na ni tam.`,
  cancel: 'Zrušit',
  connectedTitle: 'Připojeno',
  connectedText: (wallet) => `Peněženka ${wallet} je připojená k tomuto webu.`,
  declinedTitle: 'Žádost odmítnuta',
  declinedText: (wallet) =>
    `Žádost v ${wallet} byla z vaší strany zavřena. S tímto webem nebylo nic sdíleno.`,
  failedTitle: 'Připojení se nezdařilo',
  failedText: (reason) => sentences(reason, 'S tímto webem nebylo nic sdíleno.'),
  tryAgain: 'Zkusit znovu',
}

const pairingTexts: Translation<typeof pairing> = {
  id: 'pairing',
  pairingTitle: 'WalletConnect',
  ways: 'Způsoby připojení',
  mobile: 'Mobil',
  browser: 'Prohlížeč',
  web: 'Web',
  desktop: 'Počítač',

  codeName: (wallet) => `QR kód k naskenování pro ${wallet}`,
  anyWallet: 'peněženku',
  scanText: (wallet) => `Otevřete ${wallet} v telefonu a naskenujte tento kód.`,
  agreeForCode: 'Vyjádřete souhlas a objeví se kód k naskenování.',
  agreeForWallet: 'Vyjádřete souhlas a přejdete do své peněženky.',
  preparing: 'Vytváříme odkaz',
  refreshesIn: (left) => `Obnoví se za ${left}`,
  refreshesSoon: (seconds) =>
    seconds === 60
      ? 'Kód se obnoví za minutu'
      : plural('cs', seconds, {
          one: `Kód se obnoví za ${seconds} sekundu`,
          few: `Kód se obnoví za ${seconds} sekundy`,
          many: `Kód se obnoví za ${seconds} sekundy`,
          other: `Kód se obnoví za ${seconds} sekund`,
        }),
  newCode: 'Nový kód',
  copyLink: 'Kopírovat odkaz',
  copied: 'Odkaz zkopírován',
  reload: 'Obnovit kód',
  expired: 'Platnost tohoto kódu vypršela.',
  linkFailed: 'Kód se nepodařilo vytvořit.',

  ownRelay:
    'Pro peněženky nastavené na vlastní službu připojení tohoto webu. Jakoukoli jinou peněženku vyberte ze seznamu.',
  unreachableTitle: (wallet) => `${wallet}: bez spojení`,
  unreachableText: (wallet) =>
    `Tento web se nemůže připojit k peněžence ${wallet} v telefonu. Chcete-li pokračovat, vyberte jinou peněženku.`,
  visit: (wallet) => `Navštívit web ${wallet}`,

  offline: 'Jste bez připojení. Kód bude zase fungovat, až se připojení obnoví.',
  unreachable: 'Služba připojení neodpovídá. Zkoušíme to dál; nic se neztratilo.',
  refused: 'Tento web se teď nemůže spojit s peněženkami na jiných zařízeních.',
  tryAgain: 'Zkusit znovu',

  openTitle: (wallet) => `Pokračujte v ${wallet}`,
  openText: (wallet) => `Schvalte připojení v ${wallet} a vraťte se sem.`,
  open: (wallet) => `Otevřít ${wallet}`,
  openAgain: (wallet) => `Znovu otevřít ${wallet}`,
  stuckTitle: (wallet) => `${wallet} se neotevírá?`,
  stuckText: 'Nic se neztratilo. Zkuste to jinak:',
  openByLink: 'Otevřít webovým odkazem',
  openByScheme: 'Otevřít odkazem aplikace',
  appStore: 'Stáhnout v App Storu',
  playStore: 'Stáhnout na Google Play',
  otherDevice: 'Použít jiné zařízení',
  chooseWallet: 'Vyberte peněženku, ve které chcete pokračovat.',
  allWallets: 'Všechny peněženky',
  walletList: 'Peněženky',

  browserText: (wallet) =>
    `Peněženka ${wallet} v tomto prohlížeči ještě není. Nainstalujte její rozšíření; jakmile tu bude, budeme pokračovat zde.`,
  getExtension: 'Získat rozšíření',
  browserReady: (wallet) => `Peněženka ${wallet} je v tomto prohlížeči.`,
  continueInBrowser: 'Pokračovat v tomto prohlížeči',
  webText: (wallet) =>
    `Peněženka ${wallet} se otevře na jiné kartě. Schvalte tam připojení a vraťte se.`,
  desktopText: (wallet) => `Schvalte připojení v ${wallet} na tomto počítači.`,
  opensNewTab: 'Otevře se na nové kartě',
  get: (wallet) => `Získat ${wallet}`,

  connectedTitle: 'Připojeno',
  connectedText: (wallet) => `Peněženka ${wallet} je připojená k tomuto webu.`,
  declinedTitle: 'Žádost odmítnuta',
  declinedText: 'Žádost v peněžence byla z vaší strany zavřena. S tímto webem nebylo nic sdíleno.',
  failedTitle: 'Připojení se nezdařilo',
  failedText: (reason) =>
    sentences(reason, 'S tímto webem nebylo nic sdíleno a nic se neztratilo.'),
}

const walletsTexts: Translation<typeof wallets> = {
  id: 'wallets',
  allTitle: 'Všechny peněženky',
  getTitle: 'Získat peněženku',
  downloadTitle: (wallet) => `Získat ${wallet}`,
  search: 'Hledat peněženky',
  list: 'Peněženky',
  loading: 'Načítáme peněženky',
  noneFound: (search) => `Žádná peněženka „${search}“`,
  none: 'Žádné peněženky',
  nonePrivate: 'Peněženka s tímto názvem neexistuje',
  privateText: 'Vypadá to jako odkaz, adresa nebo tajný údaj, proto text neopustil tuto stránku.',
  noneText: 'Zkontrolujte pravopis, nebo si prohlédněte všechny.',
  noneTextOrScan: 'Zkontrolujte pravopis. Peněženka, která není v seznamu, se připojí svým kódem.',
  scan: 'Naskenovat jakoukoli peněženkou',
  anyWallet: 'WalletConnect',
  clearSearch: 'Vymazat hledání',
  failedTitle: 'Seznam se nenačetl',
  failedText: 'Možná vypadlo připojení. Peněženky v tomto prohlížeči dál fungují.',
  tryAgain: 'Zkusit znovu',
  installed: 'Nalezena',
  recent: 'Nedávná',
  found: (count) =>
    plural('cs', count, {
      one: `Nalezena ${count} peněženka`,
      few: `Nalezeny ${count} peněženky`,
      many: `Nalezeno ${count} peněženky`,
      other: `Nalezeno ${count} peněženek`,
    }),

  getText: 'Tyto jsou hodně rozšířené. Ať zvolíte kteroukoli, účet můžete později převést do jiné.',
  exploreAll: 'Zobrazit všechny',

  downloadText: (wallet) =>
    `Peněženka ${wallet} v tomto prohlížeči ještě není. Nainstalujte ji, vraťte se sem a znovu ji vyberte.`,
  orDownloadText: (wallet) =>
    `Nebo peněženku ${wallet} nainstalujte zde, vraťte se a znovu ji vyberte.`,
  unreachableText: (wallet) =>
    `S peněženkou ${wallet} se odsud nelze spojit. Nainstalujte ji na toto zařízení a otevřete v ní tuto stránku, pokud to umí.`,
  openInAppText: (wallet) =>
    `Peněženka ${wallet} otevře tuto stránku ve vlastním prohlížeči: připojte se tam. Pokud se neotevře, nejprve ji nainstalujte.`,
  openInApp: (wallet) => `Otevřít tuto stránku v ${wallet}`,
  openWebApp: (wallet) => `Otevřít ${wallet} na webu`,
  extension: 'Rozšíření prohlížeče',
  appStore: 'Aplikace pro iPhone a iPad',
  playStore: 'Aplikace pro Android',
  homepage: 'Web',
  opensNewTab: 'Otevře se na nové kartě',
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

const panelTexts: Translation<typeof panel> = {
  id: 'panel',
  failed: 'Tato část se nenačetla.',
  tryAgain: 'Zkusit znovu',
}

const qrCodeTexts: Translation<typeof qrCode> = {
  id: 'qrCode',
  codeName: (wallet) => `QR kód, který otevře tuto stránku v ${wallet}`,
  scan: (wallet) => `Naskenujte kód fotoaparátem telefonu: tato stránka se otevře v ${wallet}.`,
  local:
    'Adresu této stránky může otevřít jen tento počítač. Kód bude fungovat, až bude stránka na internetu.',
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
