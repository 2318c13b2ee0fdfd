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
  back: 'Tilbage',
  close: 'Luk',
  help: 'Hjælp',
  loadFailedTitle: 'Visningen blev ikke indlæst',
  loadFailedText:
    'Din internetforbindelse er måske afbrudt. Der blev ikke sendt noget, og intet er gået tabt.',
  brokenTitle: 'Noget gik galt her',
  brokenText: 'Din wallet og dine penge er urørte.',
  tryAgain: 'Prøv igen',
  mountFailed: 'Walletvinduet kunne ikke åbnes på denne side.',
}

const walletOffersTexts: Translation<typeof walletOffers> = {
  id: 'walletOffers',
  waiting: (wallet) => `Der venter en anmodning i ${wallet}.`,
  open: (wallet) => `Åbn ${wallet}`,
  dismiss: 'Skjul',
  relayLost: 'Forbindelsen til din wallet er afbrudt. Prøver igen …',
  relayRefused: 'Din wallet kan ikke nås fra denne side. Afbryd forbindelsen, og forbind den igen.',
}

const consentTexts: Translation<typeof consent> = {
  id: 'consent',
  terms: 'servicevilkårene',
  privacy: 'privatlivspolitikken',
  both: (terms, privacy) => `${terms} og ${privacy}`,
  agree: (what) => `Jeg accepterer ${what}`,
  agreeByConnecting: (what) => `Når du forbinder, accepterer du ${what}`,
}

const errorsTexts: TranslatedErrors = {
  id: 'errors',
  walletSaid: (text) => `Din wallet siger: ”${text}”`,
  networkSaid: (text) => `Netværket siger: ”${text}”`,
  texts: {
    'balance/unavailable': 'Saldoen er ikke tilgængelig.',
    'catalogue/unavailable':
      'Listen over wallets kunne ikke hentes. Tjek din internetforbindelse, og prøv igen.',
    'connection/code-unavailable':
      'En del af siden blev ikke indlæst. Tjek din internetforbindelse, og prøv igen.',
    'network/unsupported-by-wallet': 'Din wallet understøtter ikke dette netværk.',
    'relay/closed': 'Forbindelsen til forbindelsestjenesten blev lukket.',
    'relay/outbox-full': 'Der venter for mange beskeder. Prøv igen, når forbindelsen er tilbage.',
    'relay/refused': 'Forbindelsestjenesten afviste dette websted.',
    'relay/unavailable': 'Forbindelsestjenesten svarer ikke. Prøv igen.',
    'resources/unavailable': 'Oplysningerne er ikke tilgængelige. Prøv igen.',
    'transfer/no-estimate': 'Netværksgebyret kunne ikke hentes. Prøv igen.',
    'transfer/unasked': 'Det kunne ikke sendes. Prøv igen.',
    'wallet/already-pending': 'Åbn din wallet.',
    'wallet/failed': 'Ukendt fejl.',
    'wallet/not-found':
      'Denne wallet er ikke tilgængelig på denne side. Lås den op eller installer den, og prøv igen.',
    'wallet/other-family':
      'Denne wallet deler ingen konto til denne type netværk. Vælg et andet netværk eller en anden wallet.',
    'walletconnect/link-failed':
      'Der kunne ikke laves et link til en wallet. Tjek forbindelsen, og prøv igen.',
    'The wallet does not allow this kind of request. Try another wallet.':
      'Din wallet tillader ikke denne type anmodning. Prøv en anden wallet.',
    'The wallet does not support the events of this site. Try another wallet.':
      'Din wallet understøtter ikke dette websteds hændelser. Prøv en anden wallet.',
    'The wallet does not allow this change. Connect again.':
      'Din wallet tillader ikke denne ændring. Forbind den igen.',
    'The wallet did not approve this network. Connect again and approve it.':
      'Din wallet godkendte ikke dette netværk. Forbind den igen, og godkend netværket.',
    'The wallet does not support these networks. Try another wallet.':
      'Din wallet understøtter ikke disse netværk. Prøv en anden wallet.',
    'The wallet has no account for these networks. Add one, then try again.':
      'Din wallet har ingen konto til disse netværk. Tilføj en, og prøv igen.',
    'The wallet does not support this kind of network. Try another wallet.':
      'Din wallet understøtter ikke denne type netværk. Prøv en anden wallet.',
    'The wallet ended the connection. Connect again.':
      'Din wallet afsluttede forbindelsen. Forbind den igen.',
    'The wallet did not finish connecting. Try again.':
      'Din wallet gjorde ikke forbindelsen færdig. Prøv igen.',
    'The wallet cannot do what this request needs. Send it without, or use another wallet.':
      'Din wallet kan ikke det, som denne anmodning kræver. Send den uden det, eller brug en anden wallet.',
    'The wallet does not take several calls at once on this network.':
      'Din wallet tager ikke imod flere kald på én gang på dette netværk.',
    'The wallet knows a request of this id already. Send it again.':
      'Din wallet kender allerede en anmodning med dette id. Send den igen.',
    'The wallet does not know these calls.': 'Din wallet kender ikke disse kald.',
    'These are more calls than the wallet takes at once. Send fewer.':
      'Det er flere kald, end din wallet tager imod på én gang. Send færre.',
    'The wallet cannot do all of these calls or none on this network.':
      'Din wallet kan ikke sikre, at enten alle eller ingen af disse kald udføres på dette netværk.',
    'The wallet no longer knows this connection. Connect again.':
      'Din wallet kender ikke længere denne forbindelse. Forbind den igen.',
    'The request expired in the wallet. Try again.': 'Anmodningen udløb i din wallet. Prøv igen.',
    'The wallet gave no account. Open it, choose one, and try again.':
      'Din wallet oplyste ingen konto. Åbn den, vælg en konto, og prøv igen.',
    'The wallet gave an answer that cannot be read. Try again.':
      'Svaret fra din wallet kan ikke læses. Prøv igen.',
    'The wallet agreed and stayed on its network':
      'Din wallet sagde ja, men blev på sit eget netværk.',
    'The wallet signed a different message. Try again.':
      'Din wallet underskrev en anden besked. Prøv igen.',
  },
}

const connectTexts: Translation<typeof connect> = {
  id: 'connect',
  connectTitle: 'Forbind wallet',
  installed: 'Installeret',
  recent: 'Seneste',
  walletList: 'Wallets',
  allWallets: 'Alle wallets',
  continueWithWallet: 'Fortsæt med en wallet',
  scanWithPhone: 'Scan med en telefon',
  newToWallets: 'Har du ingen wallet?',
  getStarted: 'Kom i gang',
  noWalletTitle: 'Ingen wallet fundet',
  noWalletText: 'Installer eller lås en op i denne browser, og søg så igen.',
  lookAgain: 'Søg igen',

  waitingTitle: (wallet) => `Fortsæt i ${wallet}`,
  waitingText: 'Tjek forbindelsesanmodningen i din wallet, og accepter den der.',
  pendingTitle: 'Åbn din wallet',
  pendingText: (wallet) => `${wallet} viser allerede en anmodning. Svar på den der.`,
  cancel: 'Annuller',
  connectedTitle: 'Forbundet',
  connectedText: (wallet) => `${wallet} er forbundet til dette websted.`,
  declinedTitle: 'Anmodning afvist',
  declinedText: (wallet) =>
    `Du lukkede anmodningen i ${wallet}. Der blev ikke delt noget med dette websted.`,
  failedTitle: 'Kunne ikke forbinde',
  failedText: (reason) => sentences(reason, 'Der blev ikke delt noget med dette websted.'),
  tryAgain: 'Prøv igen',
}

const pairingTexts: Translation<typeof pairing> = {
  id: 'pairing',
  pairingTitle: 'WalletConnect',
  ways: 'Måder at forbinde på',
  mobile: 'Mobil',
  browser: 'Browser',
  web: 'Web',
  desktop: 'Computer',

  codeName: (wallet) => `QR-kode, der scannes med ${wallet}`,
  anyWallet: 'en wallet',
  scanText: (wallet) => `Scan koden med ${wallet} på din telefon.`,
  agreeForCode: 'Accepter, så vises en kode, du kan scanne.',
  agreeForWallet: 'Accepter, så fortsætter du i din wallet.',
  preparing: 'Laver et link',
  refreshesIn: (left) => `Ny kode om ${left}`,
  refreshesSoon: (seconds) =>
    seconds === 60
      ? 'Koden fornyes om et minut'
      : plural('da', seconds, {
          one: 'Koden fornyes om 1 sekund',
          other: `Koden fornyes om ${seconds} sekunder`,
        }),
  newCode: 'Ny kode',
  copyLink: 'Kopiér link',
  copied: 'Link kopieret',
  reload: 'Genindlæs kode',
  expired: 'Denne kode er udløbet.',
  linkFailed: 'Der kunne ikke laves en kode.',

  ownRelay:
    'Til wallets, der er sat op til webstedets egen forbindelsestjeneste. Andre wallets vælger du på listen.',
  unreachableTitle: (wallet) => `${wallet} kan ikke nås`,
  unreachableText: (wallet) =>
    `Dette websted kan ikke forbinde til ${wallet} på en telefon. Vælg en anden wallet for at fortsætte.`,
  visit: (wallet) => `Besøg webstedet for ${wallet}`,

  offline: 'Du er offline. Koden virker igen, når du er tilbage.',
  unreachable: 'Forbindelsestjenesten svarer ikke. Vi bliver ved med at prøve. Intet går tabt.',
  refused: 'Dette websted kan ikke nå wallets på andre enheder lige nu.',
  tryAgain: 'Prøv igen',

  openTitle: (wallet) => `Fortsæt i ${wallet}`,
  openText: (wallet) => `Godkend forbindelsen i ${wallet}, og kom så tilbage hertil.`,
  open: (wallet) => `Åbn ${wallet}`,
  openAgain: (wallet) => `Åbn ${wallet} igen`,
  stuckTitle: (wallet) => `Åbnede ${wallet} ikke?`,
  stuckText: 'Intet er gået tabt. Prøv en anden måde:',
  openByLink: 'Åbn med weblinket',
  openByScheme: 'Åbn med applinket',
  appStore: 'Hent i App Store',
  playStore: 'Hent på Google Play',
  otherDevice: 'Brug en anden enhed',
  chooseWallet: 'Vælg den wallet, du vil fortsætte i.',
  allWallets: 'Alle wallets',
  walletList: 'Wallets',

  browserText: (wallet) =>
    `${wallet} er ikke i denne browser endnu. Installer udvidelsen, så fortsætter vi her, når den er på plads.`,
  getExtension: 'Hent udvidelsen',
  browserReady: (wallet) => `${wallet} er i denne browser.`,
  continueInBrowser: 'Fortsæt i denne browser',
  webText: (wallet) => `${wallet} åbner i en anden fane. Godkend der, og kom så tilbage.`,
  desktopText: (wallet) => `Godkend forbindelsen i ${wallet} på denne computer.`,
  opensNewTab: 'Åbner i en ny fane',
  get: (wallet) => `Hent ${wallet}`,

  connectedTitle: 'Forbundet',
  connectedText: (wallet) => `${wallet} er forbundet til dette websted.`,
  declinedTitle: 'Anmodning afvist',
  declinedText: 'Du lukkede anmodningen i din wallet. Der blev ikke delt noget med dette websted.',
  failedTitle: 'Kunne ikke forbinde',
  failedText: (reason) =>
    sentences(reason, 'Der blev ikke delt noget med dette websted, og intet er gået tabt.'),
}

const walletsTexts: Translation<typeof wallets> = {
  id: 'wallets',
  allTitle: 'Alle wallets',
  getTitle: 'Få en wallet',
  downloadTitle: (wallet) => `Hent ${wallet}`,
  search: 'Søg i wallets',
  list: 'Wallets',
  loading: 'Indlæser wallets',
  noneFound: (search) => `Ingen wallet hedder ”${search}”`,
  none: 'Ingen wallets',
  nonePrivate: 'Ingen wallet hedder det',
  privateText:
    'Det ligner et link, en adresse eller en hemmelighed, så det er blevet på denne side.',
  noneText: 'Tjek stavningen, eller se dem alle.',
  noneTextOrScan: 'Tjek stavningen. En wallet, der ikke er på listen, forbinder du med dens kode.',
  scan: 'Scan med enhver wallet',
  anyWallet: 'WalletConnect',
  clearSearch: 'Ryd søgning',
  failedTitle: 'Listen blev ikke indlæst',
  failedText: 'Din internetforbindelse er måske afbrudt. Wallets i denne browser virker stadig.',
  tryAgain: 'Prøv igen',
  installed: 'Installeret',
  recent: 'Seneste',
  found: (count) =>
    plural('da', count, { one: '1 wallet fundet', other: `${count} wallets fundet` }),

  getText:
    'De her bruges af mange. Uanset hvilken du vælger, kan du senere tage din konto med til en anden.',
  exploreAll: 'Se alle',

  downloadText: (wallet) =>
    `${wallet} er ikke i denne browser endnu. Installer den, kom så tilbage, og vælg den igen.`,
  orDownloadText: (wallet) => `Eller installer ${wallet} her, kom så tilbage, og vælg den igen.`,
  unreachableText: (wallet) =>
    `${wallet} kan ikke nås herfra. Installer den på denne enhed, og åbn denne side i den, hvis det kan lade sig gøre.`,
  openInAppText: (wallet) =>
    `${wallet} åbner denne side i sin egen browser: Forbind der. Hvis intet åbner, så installer den først.`,
  openInApp: (wallet) => `Åbn denne side i ${wallet}`,
  openWebApp: (wallet) => `Åbn ${wallet} på nettet`,
  extension: 'Browserudvidelse',
  appStore: 'App til iPhone og iPad',
  playStore: 'App til Android',
  homepage: 'Websted',
  opensNewTab: 'Åbner i en ny fane',
}

const networksTexts: Translation<typeof networks> = {
  id: 'networks',
  title: 'Vælg netværk',
  unsupportedTitle: 'Netværk ikke understøttet',
  search: 'Søg i netværk',
  list: 'Netværk',
  current: 'Nuværende netværk',
  notApproved: (wallet) => `Ikke godkendt af ${wallet}`,
  noWallet: 'Ingen wallet endnu',
  connect: 'Forbind',
  noneFound: (search) => `Intet netværk hedder ”${search}”`,
  noneFoundText: 'Tjek stavningen, eller se dem alle.',
  none: 'Ingen netværk',
  noneText: 'Dette websted tilbyder ikke nogen lige nu.',
  clearSearch: 'Ryd søgning',
  whatIsANetwork: 'Hvad er et netværk?',

  waitingTitle: (wallet) => `Fortsæt i ${wallet}`,
  waitingText: (network) =>
    `Accepter skiftet til ${network} i din wallet. Din konto og dine penge bliver, hvor de er.`,
  doneTitle: 'Netværk skiftet',
  declinedTitle: 'Anmodning afvist',
  declinedText: 'Du bliver på det netværk, du var på. Intet andet er ændret.',
  failedTitle: 'Kunne ikke skifte',
  failedText: (reason) => sentences(reason, 'Du bliver på det netværk, du var på.'),
  cancel: 'Annuller',
  tryAgain: 'Prøv igen',

  unsupportedText: (wallet) =>
    `${wallet} er på et netværk, som dette websted ikke bruger. Vælg et af disse for at fortsætte. Dine penge ligger trygt, hvor de er.`,
  yourWallet: 'Din wallet',
  disconnect: 'Afbryd',
}

const guideTexts: Translation<typeof guide> = {
  id: 'guide',
  walletTitle: 'Hvad er en wallet?',
  networkTitle: 'Hvad er et netværk?',
  walletCards: [
    {
      title: 'Et hjem til det, der er dit',
      text: 'Den opbevarer og viser dine mønter, tokens og samleobjekter og sender dem, hvorhen du vil.',
    },
    {
      title: 'En ny måde at logge ind på',
      text: 'I stedet for en adgangskode bekræfter du med din wallet. Intet websted får nogensinde din nøgle at vide.',
    },
    {
      title: 'Kun din',
      text: 'Kun du har nøglen. Ingen kan gendanne den for dig, så opbevar dens gendannelsesfrase sikkert, og fortæl den ikke til nogen.',
    },
  ],
  getWallet: 'Få en wallet',

  networkCards: [
    {
      title: 'Her sker tingene',
      text: 'Et netværk er et offentligt register, som mange computere fører sammen. Dine mønter ligger på et af dem.',
    },
    {
      title: 'Samme adresse, adskilte penge',
      text: 'Din adresse kan være den samme på flere netværk, men det, du har på ét, er ikke på de andre.',
    },
    {
      title: 'Gebyrer varierer',
      text: 'Hvert netværk har sin egen mønt, som gebyrerne betales med, og sin egen pris for en transaktion.',
    },
  ],
}

const emailTexts: Translation<typeof email> = {
  id: 'email',
  confirmTitle: 'Bekræft e-mail',
  deviceTitle: 'Registrer enhed',
  passkeyTitle: 'Adgangsnøgle',
  email: 'E-mailadresse',
  continue: 'Fortsæt',
  device: 'Godkend denne enhed',
  deviceSent: (email) =>
    `Der er sendt et link til ${email}. Åbn det, og bekræft der, at denne enhed er din.`,
  waitLonger: (seconds) =>
    plural('da', seconds, {
      one: 'Prøv igen om 1 sekund',
      other: `Prøv igen om ${seconds} sekunder`,
    }),
  connected: 'Du er logget ind.',
  usePasskey: 'Brug en adgangsnøgle',
  passkeyWaiting: 'Din enhed beder om din adgangsnøgle',
}

const loginTexts: Translation<typeof login> = {
  id: 'login',
  failed: (reason) => sentences(reason, 'Der blev ikke delt noget med dette websted.'),
  declined: 'Du lukkede det. Der blev ikke delt noget med dette websted.',
  connected: 'Du er logget ind.',
  tryAgain: 'Prøv igen',
  otherWay: 'Brug en anden måde',
  notEmail: 'Skriv en e-mailadresse, f.eks. ada@example.com.',
  sent: (email) => `Skriv koden, der blev sendt til ${email}.`,
  code: 'Kode',
  checking: 'Tjekker koden',
  resend: 'Send kode igen',
  sending: 'Sender en kode',
}

const socialTexts: Translation<typeof social> = {
  id: 'social',
  socialsTitle: 'Fortsæt med',
  continueWith: (service) => `Fortsæt med ${service}`,
  more: 'Flere tjenester',
  waiting: (service) => `Fortsæt i vinduet fra ${service}`,
  noPassword: 'Dette websted får intet at vide om, hvad du gør der.',
  blocked: 'Din browser lod ikke noget vindue åbne. Tillad vinduer for denne side, og prøv igen.',
  timedOut: 'Vinduet blev lukket. Prøv igen, eller brug en anden måde.',
  inThisPage: 'Fortsæt på denne side',
  closed: 'Vinduet blev lukket. Hvis du var færdig, fortsætter det her af sig selv.',
}

const farcasterTexts: Translation<typeof farcaster> = {
  id: 'farcaster',
  scan: 'Scan koden med telefonens kamera, og accepter i Farcaster-appen.',
  agree: 'Accepter i Farcaster-appen, og kom så tilbage hertil.',
  codeName: 'QR-kode til at fortsætte i Farcaster-appen',
  preparing: 'Laver et link',
  open: 'Åbn Farcaster',
  copyLink: 'Kopiér link',
  copied: 'Link kopieret',
}

const panelTexts: Translation<typeof panel> = {
  id: 'panel',
  failed: 'Denne del blev ikke indlæst.',
  tryAgain: 'Prøv igen',
}

const qrCodeTexts: Translation<typeof qrCode> = {
  id: 'qrCode',
  codeName: (wallet) => `QR-kode, der åbner denne side i ${wallet}`,
  scan: (wallet) => `Scan koden med telefonens kamera, så åbner denne side i ${wallet}.`,
  local:
    'Denne sides adresse kan kun åbnes på denne computer. Koden virker, når siden er på nettet.',
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
