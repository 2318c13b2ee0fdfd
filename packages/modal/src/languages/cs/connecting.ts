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

const consentTexts: Translation<typeof consent> = {
  id: 'consent',
  terms: 'Podmínky služby',
  privacy: 'Zásady ochrany osobních údajů',
  both: (terms, privacy) => `${terms} a ${privacy}`,
  agree: (what) => `Přijímám ${what}`,
  agreeByConnecting: (what) => `Připojením přijímáte ${what}`,
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
  consentTexts,
  connectTexts,
  pairingTexts,
  walletsTexts,
  panelTexts,
  qrCodeTexts,
]
