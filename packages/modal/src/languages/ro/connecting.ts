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

const walletOffersTexts: Translation<typeof walletOffers> = {
  id: 'walletOffers',
  waiting: (wallet) => `O cerere așteaptă în ${wallet}.`,
  open: (wallet) => `Deschide ${wallet}`,
  dismiss: 'Ignoră',
  relayLost: 'S-a pierdut conexiunea cu portofelul tău. Se încearcă din nou…',
  relayRefused:
    'Nu se poate ajunge la portofelul tău din această pagină. Deconectează-l și conectează-l din nou.',
}

const consentTexts: Translation<typeof consent> = {
  id: 'consent',
  terms: 'Termenii de utilizare',
  privacy: 'Politica de confidențialitate',
  both: (terms, privacy) => `${terms} și ${privacy}`,
  agree: (what) => `Accept ${what}`,
  agreeByConnecting: (what) => `Prin conectare accepți ${what}`,
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
