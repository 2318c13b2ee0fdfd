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

const consentTexts: Translation<typeof consent> = {
  id: 'consent',
  terms: '이용약관',
  privacy: '개인정보 처리방침',
  both: (terms, privacy) => `${terms} 및 ${privacy}`,
  agree: (what) => `${what}에 동의해요`,
  agreeByConnecting: (what) => `연결하면 ${what}에 동의하게 돼요`,
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
  consentTexts,
  connectTexts,
  pairingTexts,
  walletsTexts,
  panelTexts,
  qrCodeTexts,
]
