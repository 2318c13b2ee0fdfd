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
  back: '뒤로',
  close: '닫기',
  help: '도움말',
  loadFailedTitle: '화면을 불러오지 못했어요',
  loadFailedText: '인터넷 연결이 끊겼을 수 있어요. 아무것도 전송되지 않았고, 잃어버린 것도 없어요.',
  brokenTitle: '문제가 생겼어요',
  brokenText: '지갑과 자산에는 아무 영향이 없어요.',
  tryAgain: '다시 시도',
  mountFailed: '이 페이지에서 지갑 창을 열 수 없었어요.',
}

const walletOffersTexts: Translation<typeof walletOffers> = {
  id: 'walletOffers',
  waiting: (wallet) => `${wallet}에서 요청이 기다리고 있어요.`,
  open: (wallet) => `${wallet} 열기`,
  dismiss: '닫기',
  relayLost: '지갑과의 연결이 끊겼어요. 다시 시도하는 중…',
  relayRefused: '이 페이지에서 지갑에 연결할 수 없어요. 연결을 해제한 뒤 다시 연결하세요.',
}

const consentTexts: Translation<typeof consent> = {
  id: 'consent',
  terms: '이용약관',
  privacy: '개인정보 처리방침',
  both: (terms, privacy) => `${terms} 및 ${privacy}`,
  agree: (what) => `${what}에 동의해요`,
  agreeByConnecting: (what) => `연결하면 ${what}에 동의하게 돼요`,
}

const errorsTexts: TranslatedErrors = {
  id: 'errors',
  walletSaid: (text) => `지갑이 보낸 메시지: “${text}”`,
  networkSaid: (text) => `네트워크가 보낸 메시지: “${text}”`,
  texts: {
    'balance/unavailable': '잔액을 가져올 수 없어요.',
    'catalogue/unavailable':
      '지갑 목록을 불러오지 못했어요. 인터넷 연결을 살펴보고 다시 시도하세요.',
    'connection/code-unavailable':
      '이 페이지의 일부를 불러오지 못했어요. 인터넷 연결을 살펴보고 다시 시도하세요.',
    'network/unsupported-by-wallet': '지갑이 이 네트워크를 지원하지 않아요.',
    'relay/closed': '연결 서비스와의 통신이 종료되었어요.',
    'relay/outbox-full': '대기 중인 메시지가 너무 많아요. 연결이 돌아오면 다시 시도하세요.',
    'relay/refused': '연결 서비스가 이 사이트를 거부했어요.',
    'relay/unavailable': '연결 서비스가 응답하지 않아요. 다시 시도하세요.',
    'resources/unavailable': '데이터를 가져올 수 없어요. 다시 시도하세요.',
    'transfer/no-estimate': '네트워크 수수료를 읽지 못했어요. 다시 시도하세요.',
    'transfer/unasked': '보내지 못했어요. 다시 시도하세요.',
    'wallet/already-pending': '지갑을 여세요.',
    'wallet/failed': '알 수 없는 오류예요.',
    'wallet/not-found':
      '이 지갑은 이 페이지에서 쓸 수 없어요. 잠금을 풀거나 설치한 뒤 다시 시도하세요.',
    'wallet/other-family':
      '이 지갑은 이런 종류의 네트워크 계정을 공유하지 않아요. 다른 네트워크나 지갑을 선택하세요.',
    'walletconnect/link-failed':
      '지갑으로 가는 링크를 만들지 못했어요. 인터넷 연결을 살펴보고 다시 시도하세요.',
    'The wallet does not allow this kind of request. Try another wallet.':
      '지갑이 이런 종류의 요청을 허용하지 않아요. 다른 지갑을 써 보세요.',
    'The wallet does not support the events of this site. Try another wallet.':
      '지갑이 이 사이트의 이벤트를 지원하지 않아요. 다른 지갑을 써 보세요.',
    'The wallet does not allow this change. Connect again.':
      '지갑이 이 변경을 허용하지 않아요. 다시 연결하세요.',
    'The wallet did not approve this network. Connect again and approve it.':
      '지갑에서 이 네트워크를 승인하지 않았어요. 다시 연결하고 승인하세요.',
    'The wallet does not support these networks. Try another wallet.':
      '지갑이 이 네트워크들을 지원하지 않아요. 다른 지갑을 써 보세요.',
    'The wallet has no account for these networks. Add one, then try again.':
      '지갑에 이 네트워크들의 계정이 없어요. 계정을 추가한 뒤 다시 시도하세요.',
    'The wallet does not support this kind of network. Try another wallet.':
      '지갑이 이런 종류의 네트워크를 지원하지 않아요. 다른 지갑을 써 보세요.',
    'The wallet ended the connection. Connect again.': '지갑이 연결을 끊었어요. 다시 연결하세요.',
    'The wallet did not finish connecting. Try again.':
      '지갑이 연결을 마치지 못했어요. 다시 시도하세요.',
    'The wallet cannot do what this request needs. Send it without, or use another wallet.':
      '지갑이 이 요청에 필요한 기능을 지원하지 않아요. 그 기능 없이 보내거나 다른 지갑을 사용하세요.',
    'The wallet does not take several calls at once on this network.':
      '지갑이 이 네트워크에서 여러 호출을 한 번에 받지 않아요.',
    'The wallet knows a request of this id already. Send it again.':
      '지갑에 같은 ID의 요청이 이미 있어요. 다시 보내세요.',
    'The wallet does not know these calls.': '지갑에 이 호출들의 기록이 없어요.',
    'These are more calls than the wallet takes at once. Send fewer.':
      '지갑이 한 번에 받을 수 있는 것보다 호출이 많아요. 수를 줄여서 보내세요.',
    'The wallet cannot do all of these calls or none on this network.':
      '지갑이 이 네트워크에서 이 호출들을 모두 실행하거나 하나도 실행하지 않는 방식으로 처리할 수 없어요.',
    'The wallet no longer knows this connection. Connect again.':
      '지갑에 이 연결의 기록이 더 이상 없어요. 다시 연결하세요.',
    'The request expired in the wallet. Try again.':
      '지갑에서 요청이 만료되었어요. 다시 시도하세요.',
    'The wallet gave no account. Open it, choose one, and try again.':
      '지갑이 계정을 알려 주지 않았어요. 지갑을 열어 계정을 선택하고 다시 시도하세요.',
    'The wallet gave an answer that cannot be read. Try again.':
      '지갑의 응답을 읽을 수 없어요. 다시 시도하세요.',
    'The wallet agreed and stayed on its network':
      '지갑이 전환에 동의했지만 원래 네트워크에 그대로 있어요.',
    'The wallet signed a different message. Try again.':
      '지갑이 다른 메시지에 서명했어요. 다시 시도하세요.',
  },
}

const connectTexts: Translation<typeof connect> = {
  id: 'connect',
  connectTitle: '지갑 연결',
  installed: '설치됨',
  recent: '최근 사용',
  walletList: '지갑',
  allWallets: '모든 지갑',
  continueWithWallet: '지갑으로 계속',
  scanWithPhone: '휴대폰으로 스캔',
  newToWallets: '지갑이 처음인가요?',
  getStarted: '시작하기',
  noWalletTitle: '지갑을 찾지 못했어요',
  noWalletText: '이 브라우저에 지갑을 설치하거나 잠금을 푼 뒤 다시 찾아보세요.',
  lookAgain: '다시 찾기',

  waitingTitle: (wallet) => `${wallet}에서 계속하세요`,
  waitingText: '지갑에서 연결 요청을 살펴보고 수락하세요.',
  pendingTitle: '지갑을 여세요',
  pendingText: (wallet) => `${wallet}에 이미 요청이 떠 있어요. 그곳에서 응답하세요.`,
  cancel: '취소',
  connectedTitle: '연결됨',
  connectedText: (wallet) => `${wallet} 지갑이 이 사이트에 연결되었어요.`,
  declinedTitle: '요청이 거절되었어요',
  declinedText: (wallet) =>
    `${wallet}에서 요청을 닫았어요. 이 사이트에 아무것도 공유되지 않았어요.`,
  failedTitle: '연결하지 못했어요',
  failedText: (reason) => sentences(reason, '이 사이트에 아무것도 공유되지 않았어요.'),
  tryAgain: '다시 시도',
}

const pairingTexts: Translation<typeof pairing> = {
  id: 'pairing',
  pairingTitle: 'WalletConnect',
  ways: '연결 방법',
  mobile: '모바일',
  browser: '브라우저',
  web: '웹',
  desktop: '데스크톱',

  codeName: (wallet) => `${wallet}에서 스캔할 QR 코드`,
  anyWallet: '지갑',
  scanText: (wallet) => `휴대폰의 ${wallet}에서 스캔하세요.`,
  agreeForCode: '동의하면 스캔할 코드가 나타나요.',
  agreeForWallet: '동의하면 지갑으로 이동해요.',
  preparing: '링크 만드는 중',
  refreshesIn: (left) => `${left} 후 새로고침`,
  refreshesSoon: (seconds) =>
    seconds === 60 ? '1분 후에 코드가 새로고침돼요' : `${seconds}초 후에 코드가 새로고침돼요`,
  newCode: '새 코드',
  copyLink: '링크 복사',
  copied: '링크를 복사했어요',
  reload: '코드 다시 불러오기',
  expired: '이 코드는 만료되었어요.',
  linkFailed: '코드를 만들지 못했어요.',

  ownRelay:
    '이 사이트의 자체 연결 서비스를 쓰도록 설정된 지갑용이에요. 다른 지갑은 목록에서 선택하세요.',
  unreachableTitle: (wallet) => `${wallet}에 연결할 수 없어요`,
  unreachableText: (wallet) =>
    `이 사이트는 휴대폰의 ${wallet}에 연결할 수 없어요. 계속하려면 다른 지갑을 선택하세요.`,
  visit: (wallet) => `${wallet} 웹사이트 방문`,

  offline: '오프라인 상태예요. 다시 연결되면 코드를 쓸 수 있어요.',
  unreachable: '연결 서비스가 응답하지 않아요. 계속 다시 시도하고 있고, 잃어버린 것은 없어요.',
  refused: '지금은 이 사이트에서 다른 기기의 지갑에 연결할 수 없어요.',
  tryAgain: '다시 시도',

  openTitle: (wallet) => `${wallet}에서 계속하세요`,
  openText: (wallet) => `${wallet}에서 연결을 승인한 뒤 여기로 돌아오세요.`,
  open: (wallet) => `${wallet} 열기`,
  openAgain: (wallet) => `${wallet} 다시 열기`,
  stuckTitle: (wallet) => `${wallet} 앱이 열리지 않았나요?`,
  stuckText: '잃어버린 것은 없어요. 다른 방법을 써 보세요:',
  openByLink: '웹 링크로 열기',
  openByScheme: '앱 링크로 열기',
  appStore: 'App Store에서 받기',
  playStore: 'Google Play에서 받기',
  otherDevice: '다른 기기 사용',
  chooseWallet: '계속할 지갑을 선택하세요.',
  allWallets: '모든 지갑',
  walletList: '지갑',

  browserText: (wallet) =>
    `이 브라우저에는 아직 ${wallet} 확장 프로그램이 없어요. 설치하면 여기서 계속할 수 있어요.`,
  getExtension: '확장 프로그램 받기',
  browserReady: (wallet) => `이 브라우저에 ${wallet} 지갑이 있어요.`,
  continueInBrowser: '이 브라우저에서 계속',
  webText: (wallet) => `${wallet} 지갑이 다른 탭에서 열려요. 그곳에서 승인한 뒤 돌아오세요.`,
  desktopText: (wallet) => `이 컴퓨터의 ${wallet}에서 연결을 승인하세요.`,
  opensNewTab: '새 탭에서 열려요',
  get: (wallet) => `${wallet} 받기`,

  connectedTitle: '연결됨',
  connectedText: (wallet) => `${wallet} 지갑이 이 사이트에 연결되었어요.`,
  declinedTitle: '요청이 거절되었어요',
  declinedText: '지갑에서 요청을 닫았어요. 이 사이트에 아무것도 공유되지 않았어요.',
  failedTitle: '연결하지 못했어요',
  failedText: (reason) =>
    sentences(reason, '이 사이트에 아무것도 공유되지 않았고, 잃어버린 것도 없어요.'),
}

const walletsTexts: Translation<typeof wallets> = {
  id: 'wallets',
  allTitle: '모든 지갑',
  getTitle: '지갑 받기',
  downloadTitle: (wallet) => `${wallet} 받기`,
  search: '지갑 검색',
  list: '지갑',
  loading: '지갑 불러오는 중',
  noneFound: (search) => `이름이 ‘${search}’인 지갑이 없어요`,
  none: '지갑이 없어요',
  nonePrivate: '그런 이름의 지갑이 없어요',
  privateText:
    '링크, 주소 또는 비밀 정보처럼 보여서, 입력한 내용을 이 페이지 밖으로 내보내지 않았어요.',
  noneText: '철자를 살펴보거나 전체를 보세요.',
  noneTextOrScan: '철자를 살펴보세요. 목록에 없는 지갑은 코드로 연결할 수 있어요.',
  scan: '아무 지갑으로나 스캔',
  anyWallet: 'WalletConnect',
  clearSearch: '검색어 지우기',
  failedTitle: '목록을 불러오지 못했어요',
  failedText: '인터넷 연결이 끊겼을 수 있어요. 이 브라우저의 지갑은 계속 쓸 수 있어요.',
  tryAgain: '다시 시도',
  installed: '설치됨',
  recent: '최근 사용',
  found: (count) => plural('ko', count, { other: `지갑 ${count}개를 찾았어요` }),

  getText:
    '모두 널리 쓰이는 지갑이에요. 어떤 것을 선택해도 나중에 계정을 다른 지갑으로 옮길 수 있어요.',
  exploreAll: '모두 보기',

  downloadText: (wallet) =>
    `이 브라우저에는 아직 ${wallet} 지갑이 없어요. 설치한 뒤 여기로 돌아와 다시 선택하세요.`,
  orDownloadText: (wallet) => `또는 여기에 ${wallet} 지갑을 설치한 뒤 돌아와 다시 선택하세요.`,
  unreachableText: (wallet) =>
    `여기서는 ${wallet}에 연결할 수 없어요. 이 기기에 설치하고, 지원된다면 그 안에서 이 페이지를 여세요.`,
  openInAppText: (wallet) =>
    `${wallet}의 자체 브라우저에서 이 페이지가 열리면 그곳에서 연결하세요. 열리지 않으면 먼저 설치하세요.`,
  openInApp: (wallet) => `${wallet}에서 이 페이지 열기`,
  openWebApp: (wallet) => `웹에서 ${wallet} 열기`,
  extension: '브라우저 확장 프로그램',
  appStore: 'iPhone 및 iPad용 앱',
  playStore: 'Android용 앱',
  homepage: '웹사이트',
  opensNewTab: '새 탭에서 열려요',
}

const networksTexts: Translation<typeof networks> = {
  id: 'networks',
  title: '네트워크 선택',
  unsupportedTitle: '지원되지 않는 네트워크',
  search: '네트워크 검색',
  list: '네트워크',
  current: '현재 네트워크',
  noneFound: (search) => `이름이 ‘${search}’인 네트워크가 없어요`,
  noneFoundText: '철자를 살펴보거나 전체를 보세요.',
  none: '네트워크가 없어요',
  noneText: '지금은 이 사이트에서 제공하는 네트워크가 없어요.',
  clearSearch: '검색어 지우기',
  whatIsANetwork: '네트워크란?',

  waitingTitle: (wallet) => `${wallet}에서 계속하세요`,
  waitingText: (network) =>
    `지갑에서 ${network} 네트워크로 전환을 수락하세요. 계정과 자산은 원래 자리에 그대로 있어요.`,
  doneTitle: '네트워크가 변경되었어요',
  declinedTitle: '요청이 거절되었어요',
  declinedText: '원래 네트워크에 그대로 있어요. 다른 것은 아무것도 바뀌지 않았어요.',
  failedTitle: '전환하지 못했어요',
  failedText: (reason) => sentences(reason, '원래 네트워크에 그대로 있어요.'),
  cancel: '취소',
  tryAgain: '다시 시도',

  unsupportedText: (wallet) =>
    `${wallet}의 현재 네트워크는 이 사이트에서 쓰지 않는 네트워크예요. 계속하려면 다음 중 하나를 선택하세요. 자산은 원래 자리에 안전하게 있어요.`,
  yourWallet: '내 지갑',
  disconnect: '연결 해제',
  notApproved: (wallet) => `${wallet}에서 승인되지 않음`,
  noWallet: '아직 지갑 없음',
  connect: '연결',
}

const guideTexts: Translation<typeof guide> = {
  id: 'guide',
  walletTitle: '지갑이란?',
  networkTitle: '네트워크란?',
  walletCards: [
    {
      title: '내 자산을 두는 곳',
      text: '코인, 토큰, 수집품을 보관하고 보여 주며, 원하는 곳으로 보내 줘요.',
    },
    {
      title: '새로운 로그인 방법',
      text: '비밀번호 대신 지갑으로 확인해요. 어떤 사이트도 내 키를 알 수 없어요.',
    },
    {
      title: '오직 나만의 것',
      text: '키는 나만 가지고 있어요. 아무도 대신 복구해 줄 수 없으니, 비밀 복구 문구를 안전하게 보관하고 누구에게도 알려 주지 마세요.',
    },
  ],
  getWallet: '지갑 받기',

  networkCards: [
    {
      title: '모든 일이 일어나는 곳',
      text: '네트워크는 많은 컴퓨터가 함께 관리하는 공개 기록이에요. 코인은 그중 한 네트워크에 있어요.',
    },
    {
      title: '주소는 같아도 돈은 따로',
      text: '여러 네트워크에서 주소가 같을 수 있지만, 한 네트워크에 있는 자산이 다른 네트워크에도 있는 것은 아니에요.',
    },
    {
      title: '수수료는 저마다 달라요',
      text: '네트워크마다 수수료를 내는 코인이 따로 있고, 거래 한 건의 가격도 달라요.',
    },
  ],
}

const emailTexts: Translation<typeof email> = {
  id: 'email',
  confirmTitle: '이메일 확인',
  deviceTitle: '기기 등록',
  passkeyTitle: '패스키',
  email: '이메일 주소',
  continue: '계속',
  device: '이 기기를 승인하세요',
  deviceSent: (email) =>
    `${email} 주소로 링크를 보냈어요. 링크를 열고 이 기기가 내 것인지 그곳에서 확인하세요.`,
  waitLonger: (seconds) => `${seconds}초 후에 다시 시도하세요`,
  connected: '로그인했어요.',
  usePasskey: '패스키 사용',
  passkeyWaiting: '기기에서 패스키를 요청하고 있어요',
}

const loginTexts: Translation<typeof login> = {
  id: 'login',
  failed: (reason) => sentences(reason, '이 사이트에 아무것도 공유되지 않았어요.'),
  declined: '창을 닫았어요. 이 사이트에 아무것도 공유되지 않았어요.',
  connected: '로그인했어요.',
  tryAgain: '다시 시도',
  otherWay: '다른 방법 사용',
  notEmail: 'ada@example.com처럼 이메일 주소를 입력하세요.',
  sent: (email) => `${email} 주소로 보낸 코드를 입력하세요.`,
  code: '인증 코드',
  checking: '코드 확인 중',
  resend: '코드 다시 보내기',
  sending: '코드 보내는 중',
}

const socialTexts: Translation<typeof social> = {
  id: 'social',
  socialsTitle: '계속할 방법 선택',
  continueWith: (service) => `${service} 계정으로 계속`,
  more: '다른 서비스 더 보기',
  waiting: (service) => `${service} 창에서 계속하세요`,
  noPassword: '그곳에서 하는 일은 이 사이트에 전혀 전달되지 않아요.',
  blocked: '브라우저가 창을 열지 못하게 했어요. 이 페이지의 창을 허용하고 다시 시도하세요.',
  timedOut: '창이 닫혔어요. 다시 시도하거나 다른 방법을 사용하세요.',
  inThisPage: '이 페이지에서 계속',
  closed: '창이 닫혔어요. 이미 마쳤다면 저절로 진행돼요.',
}
const farcasterTexts: Translation<typeof farcaster> = {
  id: 'farcaster',
  scan: '휴대폰 카메라로 스캔하고 Farcaster 앱에서 동의하세요.',
  agree: 'Farcaster 앱에서 동의한 뒤 여기로 돌아오세요.',
  codeName: 'Farcaster 앱에서 계속하기 위한 QR 코드',
  preparing: '링크 만드는 중',
  open: 'Farcaster 열기',
  copyLink: '링크 복사',
  copied: '링크를 복사했어요',
}

const panelTexts: Translation<typeof panel> = {
  id: 'panel',
  failed: '이 부분을 불러오지 못했어요.',
  tryAgain: '다시 시도',
}

const qrCodeTexts: Translation<typeof qrCode> = {
  id: 'qrCode',
  codeName: (wallet) => `${wallet}에서 이 페이지를 여는 QR 코드`,
  scan: (wallet) => `휴대폰 카메라로 스캔하세요. 이 페이지가 ${wallet}에서 열려요.`,
  local:
    '이 페이지의 주소는 이 컴퓨터에서만 열 수 있어요. 페이지를 웹에 올리면 코드를 쓸 수 있어요.',
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
