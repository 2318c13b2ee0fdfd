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
  back: 'Tillbaka',
  close: 'Stäng',
  help: 'Hjälp',
  loadFailedTitle: 'Vyn kunde inte laddas',
  loadFailedText:
    'Din uppkoppling kan ha brutits. Ingenting skickades och ingenting har gått förlorat.',
  brokenTitle: 'Något gick fel här',
  brokenText: 'Din plånbok och dina pengar är orörda.',
  tryAgain: 'Försök igen',
  mountFailed: 'Plånboksfönstret kunde inte öppnas på den här sidan.',
}

const walletOffersTexts: Translation<typeof walletOffers> = {
  id: 'walletOffers',
  waiting: (wallet) => `En begäran väntar i ${wallet}.`,
  open: (wallet) => `Öppna ${wallet}`,
  dismiss: 'Dölj',
  relayLost: 'Anslutningen till din plånbok har brutits. Försöker igen …',
  relayRefused:
    'Det går inte att nå din plånbok från den här sidan. Koppla från den och anslut den igen.',
}

const consentTexts: Translation<typeof consent> = {
  id: 'consent',
  terms: 'användarvillkoren',
  privacy: 'integritetspolicyn',
  both: (terms, privacy) => `${terms} och ${privacy}`,
  agree: (what) => `Jag godkänner ${what}`,
  agreeByConnecting: (what) => `Genom att ansluta godkänner du ${what}`,
}

const errorsTexts: TranslatedErrors = {
  id: 'errors',
  walletSaid: (text) => `Din plånbok meddelar: ”${text}”`,
  networkSaid: (text) => `Nätverket meddelar: ”${text}”`,
  texts: {
    'balance/unavailable': 'Saldot är inte tillgängligt.',
    'catalogue/unavailable':
      'Listan över plånböcker kunde inte laddas. Kontrollera din uppkoppling och försök igen.',
    'connection/code-unavailable':
      'En del av sidan kunde inte laddas. Kontrollera din uppkoppling och försök igen.',
    'network/unsupported-by-wallet': 'Plånboken har inte stöd för det här nätverket.',
    'relay/closed': 'Förbindelsen med anslutningstjänsten stängdes.',
    'relay/outbox-full': 'För många meddelanden väntar. Försök igen när uppkopplingen är tillbaka.',
    'relay/refused': 'Anslutningstjänsten nekade den här webbplatsen.',
    'relay/unavailable': 'Anslutningstjänsten svarar inte. Försök igen.',
    'resources/unavailable': 'Uppgifterna är inte tillgängliga. Försök igen.',
    'transfer/no-estimate': 'Nätverksavgiften kunde inte hämtas. Försök igen.',
    'transfer/unasked': 'Det gick inte att skicka. Försök igen.',
    'wallet/already-pending': 'Öppna din plånbok.',
    'wallet/failed': 'Okänt fel.',
    'wallet/not-found':
      'Den här plånboken är inte tillgänglig på den här sidan. Lås upp eller installera den och försök igen.',
    'wallet/other-family':
      'Den här plånboken delar inget konto för den här typen av nätverk. Välj ett annat nätverk eller en annan plånbok.',
    'walletconnect/link-failed':
      'Det gick inte att skapa en länk till en plånbok. Kontrollera uppkopplingen och försök igen.',
    'The wallet does not allow this kind of request. Try another wallet.':
      'Plånboken tillåter inte den här typen av begäran. Prova en annan plånbok.',
    'The wallet does not support the events of this site. Try another wallet.':
      'Plånboken har inte stöd för den här webbplatsens händelser. Prova en annan plånbok.',
    'The wallet does not allow this change. Connect again.':
      'Plånboken tillåter inte den här ändringen. Anslut den igen.',
    'The wallet did not approve this network. Connect again and approve it.':
      'Plånboken godkände inte det här nätverket. Anslut den igen och godkänn nätverket.',
    'The wallet does not support these networks. Try another wallet.':
      'Plånboken har inte stöd för de här nätverken. Prova en annan plånbok.',
    'The wallet has no account for these networks. Add one, then try again.':
      'Plånboken har inget konto för de här nätverken. Lägg till ett och försök igen.',
    'The wallet does not support this kind of network. Try another wallet.':
      'Plånboken har inte stöd för den här typen av nätverk. Prova en annan plånbok.',
    'The wallet ended the connection. Connect again.':
      'Plånboken avslutade anslutningen. Anslut den igen.',
    'The wallet did not finish connecting. Try again.':
      'Plånboken slutförde inte anslutningen. Försök igen.',
    'The wallet cannot do what this request needs. Send it without, or use another wallet.':
      'Plånboken klarar inte det som den här begäran kräver. Skicka den utan det eller använd en annan plånbok.',
    'The wallet does not take several calls at once on this network.':
      'Plånboken tar inte emot flera anrop samtidigt på det här nätverket.',
    'The wallet knows a request of this id already. Send it again.':
      'Plånboken känner redan till en begäran med detta id. Skicka den igen.',
    'The wallet does not know these calls.': 'Plånboken känner inte till de här anropen.',
    'These are more calls than the wallet takes at once. Send fewer.':
      'Det här är fler anrop än plånboken tar emot på en gång. Skicka färre.',
    'The wallet cannot do all of these calls or none on this network.':
      'Plånboken kan inte garantera att alla eller inget av de här anropen utförs på det här nätverket.',
    'The wallet no longer knows this connection. Connect again.':
      'Plånboken känner inte längre till den här anslutningen. Anslut den igen.',
    'The request expired in the wallet. Try again.': 'Begäran gick ut i plånboken. Försök igen.',
    'The wallet gave no account. Open it, choose one, and try again.':
      'Plånboken lämnade inget konto. Öppna den, välj ett och försök igen.',
    'The wallet gave an answer that cannot be read. Try again.':
      'Plånbokens svar går inte att läsa. Försök igen.',
    'The wallet agreed and stayed on its network':
      'Plånboken godkände men stannade kvar på sitt nätverk.',
    'The wallet signed a different message. Try again.':
      'Plånboken signerade ett annat meddelande. Försök igen.',
  },
}

const connectTexts: Translation<typeof connect> = {
  id: 'connect',
  connectTitle: 'Anslut plånbok',
  installed: 'Installerad',
  recent: 'Senaste',
  walletList: 'Plånböcker',
  allWallets: 'Alla plånböcker',
  continueWithWallet: 'Fortsätt med en plånbok',
  scanWithPhone: 'Skanna med mobilen',
  newToWallets: 'Ingen plånbok än?',
  getStarted: 'Kom igång',
  noWalletTitle: 'Ingen plånbok hittades',
  noWalletText: 'Installera eller lås upp en i den här webbläsaren och sök sedan igen.',
  lookAgain: 'Sök igen',

  waitingTitle: (wallet) => `Fortsätt i ${wallet}`,
  waitingText: 'Kontrollera anslutningsbegäran i din plånbok och godkänn den där.',
  pendingTitle: 'Öppna din plånbok',
  pendingText: (wallet) => `${wallet} visar redan en begäran. Svara på den där.`,
  cancel: 'Avbryt',
  connectedTitle: 'Ansluten',
  connectedText: (wallet) => `${wallet} är ansluten till den här webbplatsen.`,
  declinedTitle: 'Begäran avvisades',
  declinedText: (wallet) =>
    `Du stängde begäran i ${wallet}. Ingenting delades med den här webbplatsen.`,
  failedTitle: 'Kunde inte ansluta',
  failedText: (reason) => sentences(reason, 'Ingenting delades med den här webbplatsen.'),
  tryAgain: 'Försök igen',
}

const pairingTexts: Translation<typeof pairing> = {
  id: 'pairing',
  pairingTitle: 'WalletConnect',
  ways: 'Sätt att ansluta',
  mobile: 'Mobil',
  browser: 'Webbläsare',
  web: 'Webb',
  desktop: 'Dator',

  codeName: (wallet) => `QR-kod att skanna med ${wallet}`,
  anyWallet: 'en plånbok',
  scanText: (wallet) => `Skanna koden med ${wallet} i din mobil.`,
  agreeForCode: 'Godkänn, så visas en kod att skanna.',
  agreeForWallet: 'Godkänn, så fortsätter du i din plånbok.',
  preparing: 'Skapar en länk',
  refreshesIn: (left) => `Ny kod om ${left}`,
  refreshesSoon: (seconds) =>
    seconds === 60
      ? 'Koden förnyas om en minut'
      : plural('sv', seconds, {
          one: 'Koden förnyas om 1 sekund',
          other: `Koden förnyas om ${seconds} sekunder`,
        }),
  newCode: 'Ny kod',
  copyLink: 'Kopiera länk',
  copied: 'Länken kopierad',
  reload: 'Ladda om koden',
  expired: 'Den här koden har gått ut.',
  linkFailed: 'Det gick inte att skapa en kod.',

  ownRelay:
    'För plånböcker som är inställda på webbplatsens egen anslutningstjänst. Andra plånböcker väljer du i listan.',
  unreachableTitle: (wallet) => `${wallet} går inte att nå`,
  unreachableText: (wallet) =>
    `Den här webbplatsen kan inte ansluta till ${wallet} i en mobil. Välj en annan plånbok för att fortsätta.`,
  visit: (wallet) => `Besök webbplatsen för ${wallet}`,

  offline: 'Du är offline. Koden fungerar igen när du är tillbaka.',
  unreachable: 'Anslutningstjänsten svarar inte. Vi fortsätter försöka och ingenting går förlorat.',
  refused: 'Den här webbplatsen kan inte nå plånböcker på andra enheter just nu.',
  tryAgain: 'Försök igen',

  openTitle: (wallet) => `Fortsätt i ${wallet}`,
  openText: (wallet) => `Godkänn anslutningen i ${wallet} och kom sedan tillbaka hit.`,
  open: (wallet) => `Öppna ${wallet}`,
  openAgain: (wallet) => `Öppna ${wallet} igen`,
  stuckTitle: (wallet) => `Öppnades inte ${wallet}?`,
  stuckText: 'Ingenting har gått förlorat. Prova ett annat sätt:',
  openByLink: 'Öppna med webblänken',
  openByScheme: 'Öppna med applänken',
  appStore: 'Hämta i App Store',
  playStore: 'Hämta på Google Play',
  otherDevice: 'Använd en annan enhet',
  chooseWallet: 'Välj vilken plånbok du vill fortsätta i.',
  allWallets: 'Alla plånböcker',
  walletList: 'Plånböcker',

  browserText: (wallet) =>
    `${wallet} finns inte i den här webbläsaren än. Installera tillägget, så fortsätter vi här när det är på plats.`,
  getExtension: 'Hämta tillägget',
  browserReady: (wallet) => `${wallet} finns i den här webbläsaren.`,
  continueInBrowser: 'Fortsätt i den här webbläsaren',
  webText: (wallet) => `${wallet} öppnas i en annan flik. Godkänn där och kom sedan tillbaka.`,
  desktopText: (wallet) => `Godkänn anslutningen i ${wallet} på den här datorn.`,
  opensNewTab: 'Öppnas i en ny flik',
  get: (wallet) => `Hämta ${wallet}`,

  connectedTitle: 'Ansluten',
  connectedText: (wallet) => `${wallet} är ansluten till den här webbplatsen.`,
  declinedTitle: 'Begäran avvisades',
  declinedText: 'Du stängde begäran i din plånbok. Ingenting delades med den här webbplatsen.',
  failedTitle: 'Kunde inte ansluta',
  failedText: (reason) =>
    sentences(reason, 'Ingenting delades med den här webbplatsen och ingenting har gått förlorat.'),
}

const walletsTexts: Translation<typeof wallets> = {
  id: 'wallets',
  allTitle: 'Alla plånböcker',
  getTitle: 'Skaffa en plånbok',
  downloadTitle: (wallet) => `Hämta ${wallet}`,
  search: 'Sök plånböcker',
  list: 'Plånböcker',
  loading: 'Laddar plånböcker',
  noneFound: (search) => `Ingen plånbok heter ”${search}”`,
  none: 'Inga plånböcker',
  nonePrivate: 'Ingen plånbok heter så',
  privateText:
    'Det ser ut som en länk, en adress eller en hemlighet och har därför stannat kvar på den här sidan.',
  noneText: 'Kontrollera stavningen eller titta på alla.',
  noneTextOrScan: 'Kontrollera stavningen. En plånbok som inte finns i listan ansluts med sin kod.',
  scan: 'Skanna med valfri plånbok',
  anyWallet: 'WalletConnect',
  clearSearch: 'Rensa sökningen',
  failedTitle: 'Listan kunde inte laddas',
  failedText:
    'Din uppkoppling kan ha brutits. Plånböcker i den här webbläsaren fungerar fortfarande.',
  tryAgain: 'Försök igen',
  installed: 'Installerad',
  recent: 'Senaste',
  found: (count) =>
    plural('sv', count, {
      one: '1 plånbok hittades',
      other: `${count} plånböcker hittades`,
    }),

  getText:
    'De här används av många. Vilken du än väljer kan du ta med ditt konto till en annan senare.',
  exploreAll: 'Visa alla',

  downloadText: (wallet) =>
    `${wallet} finns inte i den här webbläsaren än. Installera plånboken, kom sedan tillbaka och välj den igen.`,
  orDownloadText: (wallet) =>
    `Eller installera ${wallet} här, kom sedan tillbaka och välj plånboken igen.`,
  unreachableText: (wallet) =>
    `${wallet} går inte att nå härifrån. Installera plånboken på den här enheten och öppna sidan i den om det går.`,
  openInAppText: (wallet) =>
    `${wallet} öppnar den här sidan i sin egen webbläsare: anslut där. Om inget öppnas, installera plånboken först.`,
  openInApp: (wallet) => `Öppna den här sidan i ${wallet}`,
  openWebApp: (wallet) => `Öppna ${wallet} på webben`,
  extension: 'Webbläsartillägg',
  appStore: 'App för iPhone och iPad',
  playStore: 'App för Android',
  homepage: 'Webbplats',
  opensNewTab: 'Öppnas i en ny flik',
}

const networksTexts: Translation<typeof networks> = {
  id: 'networks',
  title: 'Välj nätverk',
  unsupportedTitle: 'Nätverket stöds inte',
  search: 'Sök nätverk',
  list: 'Nätverk',
  current: 'Aktuellt nätverk',
  notApproved: (wallet) => `Inte godkänt av ${wallet}`,
  noWallet: 'Ingen plånbok än',
  connect: 'Anslut',
  noneFound: (search) => `Inget nätverk heter ”${search}”`,
  noneFoundText: 'Kontrollera stavningen eller titta på alla.',
  none: 'Inga nätverk',
  noneText: 'Den här webbplatsen erbjuder inga just nu.',
  clearSearch: 'Rensa sökningen',
  whatIsANetwork: 'Vad är ett nätverk?',

  waitingTitle: (wallet) => `Fortsätt i ${wallet}`,
  waitingText: (network) =>
    `Godkänn bytet till ${network} i din plånbok. Ditt konto och dina pengar är kvar där de är.`,
  doneTitle: 'Nätverket bytt',
  declinedTitle: 'Begäran avvisades',
  declinedText: 'Du är kvar på nätverket du var på. Inget annat har ändrats.',
  failedTitle: 'Kunde inte byta',
  failedText: (reason) => sentences(reason, 'Du är kvar på nätverket du var på.'),
  cancel: 'Avbryt',
  tryAgain: 'Försök igen',

  unsupportedText: (wallet) =>
    `${wallet} är på ett nätverk som den här webbplatsen inte använder. Välj ett av de här för att fortsätta. Dina pengar ligger tryggt där de är.`,
  yourWallet: 'Din plånbok',
  disconnect: 'Koppla från',
}

const guideTexts: Translation<typeof guide> = {
  id: 'guide',
  walletTitle: 'Vad är en plånbok?',
  networkTitle: 'Vad är ett nätverk?',
  walletCards: [
    {
      title: 'Ett hem för det som är ditt',
      text: 'Den förvarar och visar dina mynt, tokens och samlarobjekt, och skickar dem dit du vill.',
    },
    {
      title: 'Ett nytt sätt att logga in',
      text: 'I stället för ett lösenord bekräftar du med din plånbok. Ingen webbplats får någonsin veta din nyckel.',
    },
    {
      title: 'Bara din',
      text: 'Bara du har nyckeln. Ingen kan återställa den åt dig, så förvara återställningsfrasen säkert och berätta den inte för någon.',
    },
  ],
  getWallet: 'Skaffa en plånbok',

  networkCards: [
    {
      title: 'Där allt händer',
      text: 'Ett nätverk är ett offentligt register som många datorer för tillsammans. Dina mynt finns på ett av dem.',
    },
    {
      title: 'Samma adress, skilda pengar',
      text: 'Din adress kan vara densamma på flera nätverk, men det du har på ett finns inte på de andra.',
    },
    {
      title: 'Avgifterna skiljer sig',
      text: 'Varje nätverk har ett eget mynt som avgifterna betalas med och ett eget pris för en transaktion.',
    },
  ],
}

const emailTexts: Translation<typeof email> = {
  id: 'email',
  confirmTitle: 'Bekräfta e-post',
  deviceTitle: 'Registrera enhet',
  passkeyTitle: 'Lösennyckel',
  email: 'E-postadress',
  continue: 'Fortsätt',
  device: 'Godkänn den här enheten',
  deviceSent: (email) =>
    `En länk har skickats till ${email}. Öppna den och bekräfta där att den här enheten är din.`,
  waitLonger: (seconds) =>
    plural('sv', seconds, {
      one: 'Försök igen om 1 sekund',
      other: `Försök igen om ${seconds} sekunder`,
    }),
  connected: 'Du är inloggad.',
  usePasskey: 'Använd en lösennyckel',
  passkeyWaiting: 'Din enhet ber om din lösennyckel',
}

const loginTexts: Translation<typeof login> = {
  id: 'login',
  failed: (reason) => sentences(reason, 'Ingenting delades med den här webbplatsen.'),
  declined: 'Du stängde fönstret. Ingenting delades med den här webbplatsen.',
  connected: 'Du är inloggad.',
  tryAgain: 'Försök igen',
  otherWay: 'Använd ett annat sätt',
  notEmail: 'Skriv en e-postadress, till exempel ada@example.com.',
  sent: (email) => `Skriv koden som skickades till ${email}.`,
  code: 'Kod',
  checking: 'Kontrollerar koden',
  resend: 'Skicka ny kod',
  sending: 'Skickar en kod',
}

const socialTexts: Translation<typeof social> = {
  id: 'social',
  socialsTitle: 'Fortsätt med',
  continueWith: (service) => `Fortsätt med ${service}`,
  more: 'Fler tjänster',
  waiting: (service) => `Fortsätt i fönstret för ${service}`,
  noPassword: 'Den här webbplatsen får inte veta något om vad du gör där.',
  blocked:
    'Din webbläsare lät inget fönster öppnas. Tillåt fönster för den här sidan och försök igen.',
  timedOut: 'Fönstret stängdes. Försök igen eller använd ett annat sätt.',
  inThisPage: 'Fortsätt på den här sidan',
  closed: 'Fönstret stängdes. Om du var klar fortsätter det här av sig självt.',
}

const farcasterTexts: Translation<typeof farcaster> = {
  id: 'farcaster',
  scan: 'Skanna koden med mobilens kamera och godkänn i Farcaster-appen.',
  agree: 'Godkänn i Farcaster-appen och kom sedan tillbaka hit.',
  codeName: 'QR-kod för att fortsätta i Farcaster-appen',
  preparing: 'Skapar en länk',
  open: 'Öppna Farcaster',
  copyLink: 'Kopiera länk',
  copied: 'Länken kopierad',
}

const panelTexts: Translation<typeof panel> = {
  id: 'panel',
  failed: 'Den här delen kunde inte laddas.',
  tryAgain: 'Försök igen',
}

const qrCodeTexts: Translation<typeof qrCode> = {
  id: 'qrCode',
  codeName: (wallet) => `QR-kod som öppnar den här sidan i ${wallet}`,
  scan: (wallet) => `Skanna koden med mobilens kamera, så öppnas den här sidan i ${wallet}.`,
  local:
    'Sidans adress kan bara öppnas på den här datorn. Koden fungerar när sidan finns på webben.',
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
