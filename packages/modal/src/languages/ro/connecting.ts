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
  back: 'Înapoi',
  close: 'Închide',
  help: 'Ajutor',
  loadFailedTitle: 'Acest ecran nu s-a încărcat',
  loadFailedText: 'Poate s-a întrerupt conexiunea. Nu s-a trimis nimic și nu s-a pierdut nimic.',
  brokenTitle: 'Ceva nu a mers bine aici',
  brokenText: 'Portofelul și banii tăi sunt neatinși.',
  tryAgain: 'Reîncearcă',
  mountFailed: 'Fereastra portofelului nu s-a putut deschide în această pagină.',
}

const consentTexts: Translation<typeof consent> = {
  id: 'consent',
  terms: 'Termenii de utilizare',
  privacy: 'Politica de confidențialitate',
  both: (terms, privacy) => `${terms} și ${privacy}`,
  agree: (what) => `Accept ${what}`,
  agreeByConnecting: (what) => `Prin conectare accepți ${what}`,
}

const connectTexts: Translation<typeof connect> = {
  id: 'connect',
  connectTitle: 'Conectează portofelul',
  installed: 'Instalat',
  recent: 'Recent',
  walletList: 'Portofele',
  allWallets: 'Toate portofelele',
  continueWithWallet: 'Continuă cu un portofel',
  scanWithPhone: 'Scanează cu un telefon',
  newToWallets: 'Primul portofel?',
  getStarted: 'Începe',
  noWalletTitle: 'Niciun portofel găsit',
  noWalletText: 'Instalează sau deblochează unul în acest browser, apoi caută din nou.',
  lookAgain: 'Caută din nou',

  waitingTitle: (wallet) => `Continuă în ${wallet}`,
  waitingText: 'Verifică cererea de conectare în portofelul tău și accept-o acolo.',
  pendingTitle: 'Deschide-ți portofelul',
  pendingText: (wallet) => `${wallet} afișează deja o cerere. Răspunde acolo.`,
  cancel: 'Anulează',
  connectedTitle: 'Conectat',
  connectedText: (wallet) => `${wallet} este conectat la acest site.`,
  declinedTitle: 'Cerere refuzată',
  declinedText: (wallet) => `Ai închis cererea în ${wallet}. Nu s-a partajat nimic cu acest site.`,
  failedTitle: 'Conectarea nu a reușit',
  failedText: (reason) => sentences(reason, 'Nu s-a partajat nimic cu acest site.'),
  tryAgain: 'Reîncearcă',
}

const pairingTexts: Translation<typeof pairing> = {
  id: 'pairing',
  pairingTitle: 'WalletConnect',
  ways: 'Moduri de conectare',
  mobile: 'Mobil',
  browser: 'Browser',
  web: 'Web',
  desktop: 'Computer',

  codeName: (wallet) => `Cod QR de scanat cu ${wallet}`,
  anyWallet: 'un portofel',
  scanText: (wallet) => `Scanează codul cu ${wallet} pe telefon.`,
  agreeForCode: 'Acceptă și va apărea un cod de scanat.',
  agreeForWallet: 'Acceptă și continuă în portofelul tău.',
  preparing: 'Se creează un link',
  refreshesIn: (left) => `Se reînnoiește în ${left}`,
  refreshesSoon: (seconds) =>
    seconds === 60
      ? 'Codul se reînnoiește într-un minut'
      : plural('ro', seconds, {
          one: `Codul se reînnoiește peste ${seconds} secundă`,
          few: `Codul se reînnoiește peste ${seconds} secunde`,
          other: `Codul se reînnoiește peste ${seconds} de secunde`,
        }),
  newCode: 'Cod nou',
  copyLink: 'Copiază linkul',
  copied: 'Link copiat',
  reload: 'Reînnoiește codul',
  expired: 'Acest cod a expirat.',
  linkFailed: 'Nu s-a putut crea niciun cod.',

  ownRelay:
    'Pentru portofele configurate cu serviciul de conectare al acestui site. Alege orice alt portofel din listă.',
  unreachableTitle: (wallet) => `Nu se poate ajunge la ${wallet}`,
  unreachableText: (wallet) =>
    `Acest site nu se poate conecta la ${wallet} pe un telefon. Alege alt portofel ca să continui.`,
  visit: (wallet) => `Vizitează site-ul ${wallet}`,

  offline: 'Ești offline. Codul va funcționa din nou când revine conexiunea.',
  unreachable: 'Serviciul de conectare nu răspunde. Continuăm să încercăm; nu s-a pierdut nimic.',
  refused: 'Momentan, acest site nu poate ajunge la portofele de pe alte dispozitive.',
  tryAgain: 'Reîncearcă',

  openTitle: (wallet) => `Continuă în ${wallet}`,
  openText: (wallet) => `Aprobă conexiunea în ${wallet}, apoi revino aici.`,
  open: (wallet) => `Deschide ${wallet}`,
  openAgain: (wallet) => `Deschide din nou ${wallet}`,
  stuckTitle: (wallet) => `Nu s-a deschis ${wallet}?`,
  stuckText: 'Nu s-a pierdut nimic. Încearcă altfel:',
  openByLink: 'Deschide cu linkul web',
  openByScheme: 'Deschide cu linkul aplicației',
  appStore: 'Descarcă din App Store',
  playStore: 'Descarcă din Google Play',
  otherDevice: 'Folosește alt dispozitiv',
  chooseWallet: 'Alege portofelul în care vrei să continui.',
  allWallets: 'Toate portofelele',
  walletList: 'Portofele',

  browserText: (wallet) =>
    `${wallet} nu este încă în acest browser. Instalează extensia; imediat ce apare, continuăm aici.`,
  getExtension: 'Obține extensia',
  browserReady: (wallet) => `${wallet} este în acest browser.`,
  continueInBrowser: 'Continuă în acest browser',
  webText: (wallet) => `${wallet} se deschide în altă filă. Aprobă acolo, apoi revino.`,
  desktopText: (wallet) => `Aprobă conexiunea în ${wallet} pe acest computer.`,
  opensNewTab: 'Se deschide într-o filă nouă',
  get: (wallet) => `Obține ${wallet}`,

  connectedTitle: 'Conectat',
  connectedText: (wallet) => `${wallet} este conectat la acest site.`,
  declinedTitle: 'Cerere refuzată',
  declinedText: 'Ai închis cererea în portofelul tău. Nu s-a partajat nimic cu acest site.',
  failedTitle: 'Conectarea nu a reușit',
  failedText: (reason) =>
    sentences(reason, 'Nu s-a partajat nimic cu acest site și nu s-a pierdut nimic.'),
}

const walletsTexts: Translation<typeof wallets> = {
  id: 'wallets',
  allTitle: 'Toate portofelele',
  getTitle: 'Obține un portofel',
  downloadTitle: (wallet) => `Obține ${wallet}`,
  search: 'Caută portofele',
  list: 'Portofele',
  loading: 'Se încarcă portofelele',
  noneFound: (search) => `Niciun portofel numit „${search}”`,
  none: 'Niciun portofel aici',
  nonePrivate: 'Niciun portofel nu se numește așa',
  privateText: 'Pare un link, o adresă sau un secret, așa că nu a ieșit din această pagină.',
  noneText: 'Verifică ortografia sau vezi toată lista.',
  noneTextOrScan:
    'Verifică ortografia. Un portofel care nu este în listă se conectează prin codul lui.',
  scan: 'Scanează cu orice portofel',
  anyWallet: 'WalletConnect',
  clearSearch: 'Șterge căutarea',
  failedTitle: 'Lista nu s-a încărcat',
  failedText:
    'Poate s-a întrerupt conexiunea. Portofelele din acest browser funcționează în continuare.',
  tryAgain: 'Reîncearcă',
  installed: 'Instalat',
  recent: 'Recent',
  found: (count) =>
    plural('ro', count, {
      one: `${count} portofel găsit`,
      few: `${count} portofele găsite`,
      other: `${count} de portofele găsite`,
    }),

  getText:
    'Acestea sunt folosite de mulți. Oricare ai alege, îți poți muta mai târziu contul în altul.',
  exploreAll: 'Vezi toate',

  downloadText: (wallet) =>
    `${wallet} nu este încă în acest browser. Instalează-l, apoi revino și alege-l din nou.`,
  orDownloadText: (wallet) => `Sau instalează ${wallet} aici, apoi revino și alege-l din nou.`,
  unreachableText: (wallet) =>
    `Nu se poate ajunge la ${wallet} de aici. Instalează-l pe acest dispozitiv și, dacă se poate, deschide această pagină în el.`,
  openInAppText: (wallet) =>
    `${wallet} deschide această pagină în propriul browser: conectează-te acolo. Dacă nu se deschide, instalează-l mai întâi.`,
  openInApp: (wallet) => `Deschide această pagină în ${wallet}`,
  openWebApp: (wallet) => `Deschide ${wallet} pe web`,
  extension: 'Extensie de browser',
  appStore: 'Aplicație pentru iPhone și iPad',
  playStore: 'Aplicație pentru Android',
  homepage: 'Site web',
  opensNewTab: 'Se deschide într-o filă nouă',
}

const panelTexts: Translation<typeof panel> = {
  id: 'panel',
  failed: 'Această parte nu s-a încărcat.',
  tryAgain: 'Reîncearcă',
}

const qrCodeTexts: Translation<typeof qrCode> = {
  id: 'qrCode',
  codeName: (wallet) => `Cod QR care deschide această pagină în ${wallet}`,
  scan: (wallet) =>
    `Scanează codul cu camera telefonului: această pagină se deschide în ${wallet}.`,
  local:
    'Adresa acestei pagini poate fi deschisă doar de pe acest computer. Codul va funcționa când pagina va fi pe web.',
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
