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
  amount: '금액',
  max: '최대',
  tryAgain: '다시 시도',
  twoReadings:
    '이 숫자는 두 가지로 읽힐 수 있어요. 정수는 구분 기호 없이, 나머지는 1.2340처럼 끝에 0을 하나 더 붙여 입력하세요',
  maxAmount: (amount) => `최대 ${amount}`,
  maxLeaves: (fee) => `최대 금액을 쓰면 수수료로 ${fee}만큼 남아요`,
  have: (amount) => `${amount} 보유 중이에요.`,
  badAmount: (decimals) =>
    `숫자와 소수점 또는 쉼표 하나만 사용하고, 소수점 아래는 최대 ${decimals}자리까지 입력하세요`,
  inToken: (symbol) => `금액을 ${symbol} 단위로 입력`,
  inDollars: '금액을 달러로 입력',
  selectToken: '토큰 선택',
  changeToken: (symbol) => `${symbol}, 토큰 변경`,
  recipient: '받는 사람',
  addressOrName: '주소 또는 이름',
  paste: '붙여넣기',
  clear: '받는 사람 지우기',
  recent: '최근에 보낸 사람',
  recentLabel: '최근',
  looking: '이름 찾는 중',
  wholeAddress: '전체 주소',
  wholeAddressOf: (name) => `${name}의 전체 주소`,
  copyAddress: '주소 복사',
  copied: '주소를 복사했어요',
  network: '네트워크',
  fee: '네트워크 수수료',
  feePaidIn: (symbol) => `네트워크 수수료, ${symbol} 단위로 지불`,
  costs: { recipientAccount: '이 토큰의 계정 개설(한 번만)' },
  feeAtMost: (fee) => `최대 ${fee}`,
  feeUnread: '지갑에 표시돼요',
  lookingToken: '토큰 찾는 중',
  noTokenThere: (network) => `${network}의 이 주소에는 토큰이 없어요`,
  unlisted:
    '이 토큰은 어떤 목록에도 없어요. 누구나 아무 이름으로나 토큰을 만들 수 있어서 아무 가치가 없을 수 있어요. 토큰의 주소를 알고 있을 때만 사용하세요.',
  takeToken: (symbol) => `${symbol} 사용`,
  suggested: '제안 토큰',
  search: '토큰 검색',
  tokensOn: (network) => `${network}에 있는 내 토큰`,
  missing: (network) =>
    `${network}의 토큰을 모두 읽지는 못했어요. 토큰은 원래 자리에 안전하게 있어요.`,
  noToken: (text) => `이름이 ‘${text}’인 토큰이 없어요`,
  clearSearch: '검색어 지우기',
  exactly: (amount) => `정확한 금액 ${amount}`,
  total: '수수료 포함 합계',
  confirm: '확인',
  confirmIn: (wallet) => `${wallet}에서 확인하세요`,
  cancel: '취소',
  notices: {
    declined: '요청이 거절되었어요. 아무것도 전송되지 않았어요.',
    walletChanged: '지갑이 바뀌었어요. 다시 살펴보세요.',
    feeUnread: '네트워크 수수료를 읽지 못했어요. 확인하기 전에 지갑에 표시돼요.',
    wrongNetwork:
      '지갑이 다른 네트워크에 있어요. 네트워크를 전환한 뒤 다시 확인하세요. 아무것도 전송되지 않았어요.',
  },
  failed: (reason) => sentences(reason, '아무것도 전송되지 않았어요.'),
  somethingWrong: '문제가 생겼어요',
  chainFailed: '네트워크가 거부했어요',
  chainFailedHint: '네트워크 수수료 말고는 아무것도 움직이지 않았어요.',
  dropped: '폐기됨, 아무것도 전송되지 않았어요',
  droppedHint: '거래가 블록에 들어가기 전에 네트워크에서 사라졌어요.',
  replaced: '대체됨',
  replacedHint: '내가 보낸 다른 거래가 이 거래를 대신했어요. 지갑에서 살펴보세요.',
  reading: '체인에서 다시 읽는 중',
  matches: '체인에서 다시 읽음: 일치해요',
  matchesHint: '받는 사람, 금액, 네트워크가 확인한 내용과 같아요.',
  unread: '아직 읽을 수 없어요',
  unreadHint: '자동으로 다시 조회해요.',
  partlyCompared: '전부 비교하지 못했어요',
  partlyComparedHint: '거래가 체인에 있지만, 전체를 확인한 내용과 비교하지는 못했어요.',
  done: '완료',
  explorer: '탐색기에서 보기',
  unknown: '결과를 알 수 없어요',
  unknownHint: '전송되었을 수 있어요. 다시 시도하기 전에 ‘거래 내역’을 살펴보세요.',
  looked: '살펴봤어요',
  alarm: '확인한 내용과 달라요',
  alarmHint:
    '지갑이 보낸 내용은 확인한 것과 다르고, 되돌릴 수 없어요. 이 지갑을 더 이상 쓰지 마세요. 남은 자산은 믿을 수 있는 기기에서 옮기세요.',
  youConfirmed: '확인한 내용',
  onChain: '체인의 내용',
  parts: {
    network: '네트워크',
    sender: '보낸 사람',
    recipient: '받는 사람',
    amount: '금액(최소 단위)',
    asset: '토큰 또는 호출',
  },
  read: '읽었어요',
  unknownBalance: '잔액을 알 수 없음',
  nothing: '확인할 것이 없어요',
  nothingHint: '여기서 하던 일은 끝났고, 지갑에는 아무것도 요청하지 않아요.',
  back: '입력 화면으로',
  noNetwork: '먼저 네트워크를 선택하세요',
  noNetworkHint: '지갑이 이 페이지에서 쓰지 않는 네트워크에 있어요.',
  networks: '네트워크 선택',
}

const accountTexts: Translation<typeof account> = {
  id: 'account',
  title: '계정',
  copyAddress: '주소 복사',
  copied: '주소를 복사했어요',
  balance: '잔액',
  balanceFailed: '토큰 잔액을 가져올 수 없어요',
  balanceUnread: '잔액을 읽지 못했어요. 자산은 원래 자리에 안전하게 있어요.',
  balanceStale: '새로고침하지 못했어요. 마지막으로 읽은 잔액이에요.',
  notPriced: '일부는 가격이 없어서 이 합계에 들어 있지 않아요.',
  notWhole: '전부 읽지는 못했어요.',
  tryAgain: '다시 시도',
  network: '네트워크',
  parts: '이 계정의 자산',
  disconnect: '연결 해제',
  differs: '지갑이 보낸 내용이 확인한 내용과 달라요.',
  lookAtIt: '살펴보기',
}

const activityTexts: Translation<typeof activity> = {
  id: 'activity',
  title: '거래 내역',
  verbs: {
    approve: '승인함',
    borrow: '빌림',
    burn: '소각함',
    buy: '구매함',
    cancel: '취소함',
    claim: '수령함',
    deploy: '배포함',
    deposit: '예치함',
    execute: '실행함',
    mint: '민팅함',
    receive: '받음',
    repay: '상환함',
    send: '보냄',
    stake: '스테이킹함',
    trade: '스왑함',
    unstake: '스테이킹 해제함',
    withdraw: '출금함',
  },
  sending: '보내는 중',
  pending: '대기 중',
  failedTag: '실패',
  dropped: '폐기됨, 아무것도 전송되지 않았어요',
  replaced: '대체됨',
  lookAlike: '사칭 주소',
  lookAlikeHint: (known) => `${known} 주소와 비슷해 보이도록 만든 주소에서 왔어요.`,
  thisWeek: '이번 주',
  emptyTitle: '아직 거래 내역이 없어요',
  empty: '이 계정의 활동이 여기에 표시돼요.',
  unsupported: '이 네트워크의 내역은 여기서 볼 수 없어요.',
  incomplete: '내역의 일부를 읽지 못했어요.',
  failed: '거래를 가져오지 못했어요',
  failedHint: '잃어버린 것은 없어요. 인터넷 연결을 살펴보세요.',
  tryAgain: '다시 시도',
  more: '더 보기',
  imitates: '알고 있는 주소:',
  imitation: '이 주소는 비슷해 보일 뿐이에요:',
  copyAddress: '비슷해 보이는 주소 복사',
  copyWarning: '이 주소를 만든 사람은 내가 실수로 이 주소로 보내기를 바라고 있어요.',
  copyAnyway: '그래도 복사',
  copied: '주소를 복사했어요',
  explorer: '블록 탐색기에서 보기',
  justNow: '방금',
  minutes: (count) => `${count}분 전`,
  hours: (count) => `${count}시간 전`,
  differs: '확인한 것과 다름',
  unmatched: '받는 사람을 살펴보세요',
  newer: '최신 내역 보기',
}

const familiesTexts: Translation<typeof families> = {
  id: 'families',
  switchTo: (family) => `${family} 네트워크로 전환`,
  waitingTitle: (wallet) => `${wallet}에서 계속하세요`,
  waitingText: '지갑이 네트워크 종류마다 한 번씩 물어봐요. 필요한 것만 수락하세요.',
  connectedTitle: '연결됨',
  connectedText: (wallet) => `${wallet} 지갑이 이 사이트에 연결되었어요.`,
  someText: '이대로 계속하거나 나머지를 다시 시도할 수 있어요.',
  declinedTitle: '요청이 거절되었어요',
  failedTitle: '연결하지 못했어요',
  nothingText: '이 사이트에 아무것도 공유되지 않았어요.',
  list: '네트워크 종류',

  accept: '그곳에서 요청을 수락하세요',
  openWallet: '지갑을 여세요',
  noAnswer: '아직 응답이 없어요',
  waiting: '기다리는 중',
  connected: '연결됨',
  declined: '거절됨, 아무것도 공유되지 않았어요',
  tryAgain: '다시 시도',
  cancel: '취소',
  continueWith: (family) => `${family} 네트워크로 계속`,
  continueWithSeveral: (count) => `${count}개로 계속`,

  goOnWith: (wallet, account) =>
    `${wallet}, ${account} 계정으로 계속해요. 다른 지갑은 연결된 상태로 유지돼요.`,
  connectFirst: '아직 여기에 연결된 지갑이 없어요. 다른 지갑은 연결된 상태로 유지돼요.',
  connectWallet: '지갑 연결',
}

const nftsTexts: Translation<typeof nfts> = {
  id: 'nfts',
  tab: 'NFT',
  list: '이 계정의 NFT',
  many: (count) => `×${count}`,
  named: (name, collection, count) => [name, collection, count].filter(Boolean).join(', '),
  hidden: (count) => plural('ko', count, { other: `스팸 NFT ${count}개 숨김` }),
  shown: (count) => plural('ko', count, { other: `스팸 NFT ${count}개` }),
  emptyTitle: '아직 NFT가 없어요',
  empty: '받은 수집품이 여기에 표시돼요.',
  unsupported: '이 네트워크의 수집품은 여기서 볼 수 없어요.',
  incomplete: '일부 NFT를 읽지 못했어요. NFT는 원래 자리에 안전하게 있어요.',
  failed: 'NFT를 읽지 못했어요',
  failedHint: 'NFT는 원래 자리에 안전하게 있어요.',
  tryAgain: '다시 시도',
  more: '더 보기',
  collection: '컬렉션',
  tokenId: '토큰 ID',
  pieces: '보유 수량',
  network: '네트워크',
  contract: '컨트랙트',
  copyContract: '컨트랙트 복사',
  copied: '복사했어요',
  send: '보내기',
}

const profileTexts: Translation<typeof profile> = {
  id: 'profile',
  title: '지갑',
  active: '사용 중',
  use: '사용',
  add: '추가',
  addFor: (family) => `지갑 추가: ${family}`,
  noneConnected: '연결된 지갑 없음',
  more: (account) => `${account} 더 보기`,
  copyAddress: '주소 복사',
  copied: '주소를 복사했어요',
  disconnect: (wallet) => `${wallet} 연결 해제`,
  hint: '이 사이트에 어떤 계정을 보여 줄지는 지갑이 정해요.',
  types: {
    eoa: '계정',
    smartAccount: '스마트 계정',
    payment: '결제',
    ordinal: 'Ordinals',
    stx: 'Stacks',
  },
}

const receiveTexts: Translation<typeof receive> = {
  id: 'receive',
  title: '받기',
  networksTitle: '호환되는 네트워크',
  fundTitle: '지갑에 입금',
  code: (network) => `${network}에 있는 내 주소의 QR 코드`,
  amount: '금액',
  amountOptional: '금액(선택)',
  badAmount: (decimals) =>
    `숫자와 소수점 또는 쉼표 하나만 사용하고, 소수점 아래는 최대 ${decimals}자리까지 입력하세요`,
  yourAddress: (network) => `${network}에 있는 내 주소`,
  copyAddress: '주소 복사',
  copyLink: '결제 링크 복사',
  copied: '주소를 복사했어요',
  linkCopied: '결제 링크를 복사했어요',
  alsoOn: (count) => plural('ko', count, { other: `다른 네트워크 ${count}개에서도 사용` }),
  sameAddress:
    '이 네트워크들에서는 내 주소가 모두 같아요. 반드시 이 중 하나의 네트워크로만 보내세요. 다른 네트워크로 보낸 자산은 잃어버릴 수 있어요.',
  fund: '다른 지갑이나 거래소에서 이 계정으로 돈을 보낼 수 있어요.',
}

const sendTexts: Translation<typeof send> = {
  id: 'send',
  title: '보내기',
  selectTitle: '토큰 선택',
  lookAlikeTitle: '주소를 살펴보세요',
  reviewTitle: '보내기 검토',
  sentTitle: '보냈어요',
  buttons: {
    selectToken: '토큰 선택',
    addAmount: '금액 입력',
    incorrectValue: '잘못된 값',
    insufficientFunds: '잔액 부족',
    unknownBalance: '잔액을 알 수 없음',
    addAddress: '주소 입력',
    invalidAddress: '잘못된 주소',
    previewSend: '보내기 미리보기',
    unsupportedChain: '지원되지 않는 네트워크',
  },
  youSend: '보내는 금액',
  balanceUnknown: '잔액을 읽지 못했어요. 자산은 원래 자리에 안전하게 있어요.',
  noFee: (symbol) => `네트워크 수수료를 낼 ${symbol} 잔액이 부족해요`,
  to: '받는 곳',
  problems: {
    invalid: '이 네트워크의 주소가 아니에요.',
    checksum: '체크섬이 맞지 않아요. 글자를 하나씩 살펴보세요.',
    required: '이 링크가 여기서 알 수 없는 것을 요구해요.',
    letters: '서로 다른 문자 체계의 글자가 섞여 있거나 이름에 쓸 수 없는 글자가 있어요.',
    unregistered: '등록되지 않은 이름이에요.',
    lookupFailed: '이름을 찾지 못했어요. 다시 시도하거나 주소를 붙여넣으세요.',
    tokenContract: '토큰의 컨트랙트이고, 사용자의 계정이 아니에요. 여기로 보낸 것은 잃어버려요.',
  },
  otherNetwork: (name) =>
    `이 링크의 네트워크: ${name}. 먼저 네트워크를 전환하거나 링크를 지우세요.`,
  switchTo: (name) => `${name} 네트워크로 전환`,
  unknownNetwork: '다른 네트워크',
  notKnown: '알고 있는 주소가 아니에요',
  onlyEnds: '앞뒤만 같아요. 사기꾼은 실수로 돈을 보내게 하려고 이런 주소를 만들어요.',
  bait: '금액이 0인 전송으로만 알게 된 주소예요. 사기꾼은 주소를 복사하게 하려고 이런 전송을 만들어요.',
  known: '알고 있는 주소',
  entered: '입력한 주소',
  useKnown: '알고 있는 주소 사용',
  useEntered: '그래도 이 주소 사용',
  pressAgain: '사용하려면 한 번 더 누르세요',
  leaves: '내 계정에서 나가는 금액',
  arrives: (name) => `${name}에 도착하는 금액`,
  reserve: (amount) =>
    `지갑은 수수료로 최대 ${amount}까지 따로 남겨 두는데, 남은 금액이 그보다 적어요. 내 지갑이 거절할 수 있어요.`,
  keepsPart: (amount) => `이 토큰은 이런 전송이 있을 때마다 ${amount}씩 떼어 가요.`,
  contract:
    '이 주소는 컨트랙트이고, 전에 보낸 적이 없어요. 받은 것을 영원히 돌려주지 않을 수 있으니, 써도 되는 주소인지 받는 사람에게 물어보세요.',
  firstTime: '이 주소로 처음 보내요. 받는 사람에게 주소가 맞는지 물어보세요.',
  notices: {
    tokenMissing: '이 계정에는 요청된 토큰이 없어요. 다른 토큰을 선택하세요.',
    lookAlike: '이 주소는 알고 있는 주소를 사칭하고 있어요. 계속하기 전에 살펴보세요.',
    wouldFail: '네트워크에 따르면 이 전송은 실패할 거예요. 아무것도 전송되지 않았어요.',
    feeUnknown:
      '네트워크 수수료를 읽지 못해서 얼마나 보낼 수 있는지 알 수 없어요. 다시 시도하거나 금액을 입력하세요.',
    feeRose: '네트워크 수수료가 올랐어요. 금액을 다시 살펴보세요. 아무것도 전송되지 않았어요.',
  },
  refusals({ code, context }) {
    const { least, most, symbol } = Object(context) as Record<string, string>
    switch (code) {
      case 'transfer/decimals-differ':
        return '네트워크가 이 토큰을 세는 단위가 이 페이지에 표시된 단위와 달라요. 아무것도 전송되지 않았어요. 여기서 보내지 마세요.'
      case 'transfer/decimals-unread':
        return '네트워크가 이 토큰을 어떤 단위로 세는지 알려 주지 않았어요. 아무것도 전송되지 않았어요. 잠시 기다리거나 다시 시도하세요.'
      case 'transfer/sender-minimum':
        return `네트워크 규칙에 따라 수수료 외에 ${least} ${symbol} 잔액이 계정에 남아 있어야 해요. 더 적게 보내세요.`
      case 'transfer/recipient-minimum':
        return `이 주소에는 아직 아무것도 없고, 네트워크는 이 주소로 ${least} ${symbol} 미만의 금액을 받아 주지 않아요. 더 많이 보내세요.`
      case 'transfer/frozen':
        return `토큰 발행자가 이 토큰의 일부를 동결했어요. 최대 ${most}까지 보낼 수 있어요.`
      case 'transfer/too-many-accounts':
        return `이 토큰은 내 계정 여러 개에 나뉘어 있어요. 한 번에 최대 ${most}까지 보내고, 나머지는 그다음에 보내세요.`
      default:
        return null
    }
  },
  failedOnSolana: '거래를 보내지 못했어요. 다시 시도하세요.',
  started: '거래를 시작했어요',
  sent: (amount) => `${amount} 보냈어요`,
  pending: '가는 중이에요. 다음 블록 중 하나와 함께 도착해요.',
  confirmed: (to) => `${to}에 도착했어요.`,
  comparing: '주소 비교 중',
  notCompared:
    '내역을 읽지 못해서 이 주소를 알고 있는 주소와 비교하지 않았어요. 주소 전체를 살펴보세요.',
  lessArrived: '보낸 것보다 적게 도착했어요',
  lessArrivedHint: (arrived, sent) =>
    `토큰에 따르면 ${sent} 중 ${arrived}만 도착했어요. 토큰이 일부를 떼어 가거나, 말한 대로 동작하지 않아요.`,
}

const settingsTexts: Translation<typeof settings> = {
  id: 'settings',
  title: '설정',
  address: '내 전체 주소',
  copyAddress: '주소 복사',
  copied: '주소를 복사했어요',
  explorer: (name) => `${name}에서 보기`,
  opensNewTab: '새 탭에서 열려요',
  appearance: '화면 모드',
  appearances: { system: '시스템', light: '라이트', dark: '다크' },
  language: '언어',
  wallets: '계정과 지갑',
  disconnect: '연결 해제',
}

const signInTexts: Translation<typeof signIn> = {
  id: 'sign-in',
  title: '로그인',
  heading: (site) => `${site}에 로그인`,
  headingAnywhere: '지갑으로 로그인',
  explanation: '아래 메시지에 서명해요. 비용이 들지 않고, 아무것도 움직이지 않아요.',
  message: '서명할 메시지',
  sign: '서명',
  cancel: '취소',
  continueIn: (wallet) => `${wallet}에서 계속하세요`,
  returning: (wallet) =>
    `이전 네트워크로 돌아가는 중이에요. ${wallet}에서 확인을 요청할 수 있어요.`,
  checking: '서명 확인 중',
  checkingText: '잠시만 기다려 주세요.',
  declined: '서명이 거절되었어요',
  smartAccount: '이 앱은 스마트 계정을 지원하지 않을 수 있어요',
  unavailable: '인증을 시작하는 중에 문제가 생겼어요',
  refused: (reason) => `서버가 보낸 메시지: “${reason}”`,
  warnings: {
    domain: (page, named) =>
      `이 페이지는 ${page}인데, 메시지에는 다른 사이트가 적혀 있어요: ${named}`,
    flagged: (domain) => `${domain} 사이트는 사기로 신고되었어요. 서명하지 마세요.`,
    imitation: '로그인 메시지처럼 보이지만 아니에요. 서명하지 마세요.',
    account: '메시지에 내 계정이 아닌 다른 계정이 적혀 있어요.',
    uri: (uri) => `다른 주소에 로그인하게 돼요: ${uri}`,
    chain: (named, wallet) =>
      `메시지에는 ${named} 네트워크가 적혀 있어요. 지갑은 ${wallet} 네트워크에 있어요.`,
  },
}

const swapTexts: Translation<typeof swap> = {
  id: 'swap',
  title: '스왑',
  selectTitle: '토큰 선택',
  reviewTitle: '스왑 검토',
  doneTitle: '스왑 완료',
  buttons: {
    unsupportedNetwork: '스왑을 지원하지 않는 네트워크',
    selectToken: '토큰 선택',
    enterAmount: '금액 입력',
    insufficientBalance: '잔액 부족',
    insufficientLiquidity: '유동성 부족',
    reviewSwap: '스왑 검토',
  },
  youPay: '내는 금액',
  youReceive: '받는 금액',
  estimate: '예상',
  payWith: (symbol) => `${symbol} 토큰으로 지불`,
  receive: (symbol) => `${symbol} 받기`,
  switchTokens: '토큰 서로 바꾸기',
  tokensOn: (network) => `${network}의 토큰`,
  rate: '환율',
  minimum: '최소로 받는 금액',
  impact: '가격 영향',
  slippage: '슬리피지',
  slippageHint: '예상보다 얼마나 적게 도착해도 되는지예요. 그보다 적으면 스왑이 이루어지지 않아요.',
  slippageField: '슬리피지(퍼센트)',
  slippageHigh: '슬리피지가 이렇게 크면 예상보다 훨씬 적게 받을 수 있어요.',
  untried:
    '네트워크가 이 스왑을 미리 시험해 보지 못했어요. 도착하는 금액은 거래에서만 읽은 것이에요.',
  impactHigh: '받는 것의 가치가 내는 것보다 훨씬 낮아요.',
  reading: '가격 조회 중',
  pays: '내는 금액',
  gets: '받는 금액(예상)',
  approve: (symbol) => `${symbol} 승인`,
  reset: (symbol) => `${symbol} 승인 초기화`,
  swap: '스왑',
  approveAndSwap: '승인하고 스왑',
  approving: (symbol) => `${symbol} 승인 중`,
  steps: {
    batch:
      '지갑이 정확히 이 금액만 승인하고 스왑까지 한 번에 처리해요. 둘 다 이루어지거나 아무것도 이루어지지 않아요.',
    reset: '먼저 이전 승인을 회수하고, 그다음 교환 서비스가 정확히 이 금액만 가져갈 수 있게 해요.',
    approve: '먼저 교환 서비스가 정확히 이 금액만 가져갈 수 있게 하고, 그다음 스왑해요.',
  },
  notices: {
    wouldFail: '네트워크에 따르면 가격이 움직여서 이 스왑은 실패해요. 뒤로 돌아가 새로 조회하세요.',
    priceMoved: '가격이 움직였어요. 금액을 다시 살펴보세요.',
  },
  refused: (reason) => `제안된 스왑을 거부했어요. ${reason} 지갑에는 아무것도 요청하지 않았어요.`,
  started: '거래를 시작했어요',
  swapped: (paid) => `${paid} 스왑했어요`,
  pending: (least) => `진행 중이에요. 다음 블록 중 하나와 함께 최소 ${least} 도착해요.`,
  confirmed: (least) => `스왑을 마쳤어요. 내 계정에 최소 ${least} 도착했어요.`,
}

const buyTexts: Translation<typeof buy> = {
  id: 'buy',
  tile: '구매',
  fund: '카드나 은행 계좌로 구매',
  title: '업체 선택',
  tokenTitle: '토큰 선택',
  currencyTitle: '통화 선택',
  progressTitle: '구매 진행 중',
  helpTitle: '구매란?',
  youPay: '내는 금액',
  badAmount: '숫자와 소수점 또는 쉼표 하나만 사용하고, 소수점 아래는 최대 2자리까지 입력하세요',
  tooLittle: (limit) => `${limit} 이상 지불하세요`,
  tooMuch: (limit) => `${limit} 이하로 지불하세요`,
  receive: (symbol) => `${symbol} 받기`,
  receiveTitle: '받는 금액(예상)',
  providers: '업체',
  fee: (least, most) => `수수료 ${least}~${most}`,
  asking: '가격 조회 중',
  noQuote: '지금은 가격을 알려 주지 않아요',
  gives: (amount) => `약 ${amount}`,
  loading: '구매할 수 있는 것 조회 중',
  sample:
    '예상: 판매 업체에 조회할 수 없어요. 보통의 수치이며, 이것으로는 아무것도 구매할 수 없어요.',
  sampleFee: (fee) => `보통 수수료 ${fee}`,
  nothingSold: (network) => `${network}에서 판매하는 것이 없어요`,
  nothingSoldHint: '다른 네트워크를 선택하거나 다른 지갑에서 받으세요.',
  networks: '네트워크',
  tryAgain: '다시 시도',
  sandbox: '테스트 환경: 여기서는 실제로 아무것도 판매되지 않고, 아무것도 결제되지 않아요.',
  leaves: '결제는 업체의 페이지에서 해요. 카드와 신분증 정보는 절대 이곳으로 오지 않아요.',
  failed: (reason) => `아무것도 구매하지 않았어요. ${reason}`,
  foreignPage: (host) =>
    `서버가 ${host}의 페이지를 지정했는데, 여기서 판매하는 어느 업체의 것도 아니에요. 페이지를 열지 않았고, 아무것도 구매하지 않았어요.`,
  opening: (provider) => `${provider} 여는 중`,
  waiting: (provider) => `${provider}에서 계속하세요`,
  waitingHint: '열린 페이지에서 결제하세요. 도착하면 이 화면에서 알려 드려요. 닫아도 괜찮아요.',
  waitingUnknown: '열린 페이지에서 결제하세요. 구매한 것은 내 계정에 표시돼요.',
  blocked: '브라우저가 페이지를 열지 못하게 했어요. 직접 여세요:',
  open: (provider) => `${provider} 열기`,
  copyLink: '링크 복사',
  copied: '링크를 복사했어요',
  opensNewTab: '새 탭에서 열려요',
  paid: '결제됨',
  paidHint: (amount) => `내 주소로 ${amount} 전송 중이에요.`,
  delivered: (amount) => `${amount} 도착했어요`,
  deliveredHint: '내 계정에 있어요.',
  notDelivered: '구매되지 않았어요',
  notDeliveredHint: '업체에 따르면 아무것도 전달되지 않아요.',
  goesTo: '받는 곳',
  again: '처음부터 다시',
  done: '완료',
  activity: '‘거래 내역’에서 보기',
  helpCards: [
    {
      title: '돈이 코인이 돼요',
      text: '업체가 카드나 계좌 이체로 돈을 받고, 내 주소로 코인을 보내요.',
    },
    {
      title: '업체는 내가 누구인지 알게 돼요',
      text: '업체는 자체 규정이 있는 별도의 회사이고, 신분증을 요구할 수 있어요. 이 페이지는 업체에 내 주소와 금액만 알려 주고, 그 밖에는 아무것도 알려 주지 않아요.',
    },
    {
      title: '비용이 들어요',
      text: '업체는 1~2퍼센트 또는 그 이상을 가져가고, 네트워크 수수료도 있어요. 결제하기 전에 비교하세요.',
    },
  ],
}

const nameTexts: Translation<typeof name> = {
  id: 'name',
  title: '이름 선택',
  registerTitle: '이름 등록',
  registeredTitle: '이름을 등록했어요',
  intro:
    '이름은 내 주소를 대신해요. 다른 사람이 이름으로 보낼 수 있어서, 아무도 주소를 복사하지 않아도 돼요.',
  own: '내 이름',
  name: '이름',
  rules: 'a~z, 0~9, - 중 4자 이상',
  unreadable: 'a~z, 0~9, - 만 사용하세요',
  tooShort: '4자 이상 입력하세요',
  suggestions: '비슷한 이름',
  searching: '이름 찾는 중',
  searchFailed: '이름을 찾아볼 수 없었어요.',
  tryAgain: '다시 시도',
  noneFree: '모두 사용 중이에요. 다른 이름을 입력하세요.',
  noneFound: '여기에는 그런 이름이 없어요. 다른 이름을 입력하세요.',
  available: '사용 가능',
  taken: '사용 중',
  register: '등록',
  leadsTo: (network) => `${network}에 있는 내 주소로 연결돼요`,
  free: '비용이 들지 않아요. 이름은 이 주소에 계속 남고, 반납할 수 없어요.',
  signed: '지갑이 서명하는 내용',
  confirmIn: (wallet) => `${wallet}에서 확인하세요`,
  registering: '등록 중',
  back: '다른 이름 선택',
  notices: {
    declined: '서명이 거절되었어요. 아무것도 등록되지 않았어요.',
    unsupported: '이 네트워크에서는 이름을 제공하지 않아요.',
    walletChanged: '지갑이 바뀌었어요. 다시 살펴보세요.',
    unavailable:
      '서버가 응답하지 않아요. 알려진 바로는 아무것도 등록되지 않았어요. 다시 시도하세요.',
  },
  unsigned: '지갑이 서명하지 않았어요. 아무것도 등록되지 않았어요.',
  walletSaid: (reason) => `지갑이 서명하지 않았어요: ${reason}`,
  registered: (name) => `${name} 이름은 이제 내 것이에요`,
  registeredHint: '이제부터 다른 사람이 이 이름으로 보낼 수 있어요.',
  done: '완료',
}

const tokensTexts: Translation<typeof tokens> = {
  id: 'tokens',
  tab: '토큰',
  list: '이 계정의 토큰',
  hidden: (count) => plural('ko', count, { other: `스팸 토큰 ${count}개 숨김` }),
  shown: (count) => plural('ko', count, { other: `스팸 토큰 ${count}개` }),
  emptyTitle: '아직 토큰이 없어요',
  empty: '받은 것이 여기에 표시돼요.',
  failed: '토큰 잔액을 가져올 수 없어요',
  failedHint: '토큰을 읽지 못했어요. 토큰은 원래 자리에 안전하게 있어요.',
  stale: (when) => `새로고침하지 못했어요. ${when} 기준이에요.`,
  missing: (network) =>
    `${network}의 토큰을 모두 읽지는 못했어요. 토큰은 원래 자리에 안전하게 있어요. 잠시 후 다시 시도하세요.`,
  tryAgain: '다시 시도',
  fund: '지갑에 입금',
}

const secureWalletTexts: Translation<typeof secureWallet> = {
  id: 'secureWallet',
  approveTitle: '승인',
  codeTitle: '복구 코드',
  saveCode: '복구 코드를 저장하세요',
  walletTitle: '보안 지갑',
  updateTitle: '이메일 변경',
  primaryTitle: '현재 이메일 확인',
  secondaryTitle: '새 이메일 확인',
  otherEmail: '다른 주소 사용',
  editEmail: '이메일 변경',
  newEmail: '새 이메일 주소',
  save: '저장',
  done: '완료',
  ways: '로그인 방법',
  addPasskey: '패스키 추가',
  recover: '패스키로 복구',
  setPassword: '비밀번호 설정',
  export: '지갑 내보내기',
  forget: '다른 기기에서 로그아웃',
  delete: '지갑 삭제',
  changed: '이메일을 변경했어요',
  unchanged: (reason) => sentences(reason, '주소는 바뀌지 않았어요.'),
  inFrame: '이 페이지는 아래 내용을 볼 수도, 누를 수도 없어요.',
}

const permissionsTexts: Translation<typeof permissions> = {
  id: 'permissions',
  listTitle: '권한',
  createdTitle: '권한을 부여했어요',
  intro: '아래 앱은 컨트랙트가 강제하는 한도 안에서, 다시 묻지 않고 이 계정으로 동작할 수 있어요.',
  none: '권한이 없어요',
  noneText: '어떤 앱도 이 계정으로 스스로 동작할 수 없어요.',
  reading: '권한 읽는 중',
  unread: '권한을 읽지 못했어요. 권한은 이전 그대로예요.',
  unsupported: '이 지갑은 권한을 회수할 수 없어요. 이 권한을 준 지갑을 연결하고 다시 시도하세요.',
  notEnded:
    '네트워크에서 이 권한이 아직 끝나지 않았어요. 1분 뒤에 다시 확인하고, 아직 남아 있으면 다시 회수하세요.',
  tryAgain: '다시 시도',
  somebody: '어떤 앱',
  once: (amount) => `총 ${amount}`,
  every: (amount, duration) => `${duration}마다 ${amount}`,
  upTo: (amount, most) => `초당 ${amount}, 총 ${most}`,
  left: (amount) => `지금 가져갈 수 있는 금액: ${amount}`,
  leftUnknown: '얼마나 남았는지 지금은 알 수 없어요.',
  functions: (names) => `호출할 수 있는 함수: ${names}`,
  calls: (left, most) => `남은 호출: ${most}회 중 ${left}회`,
  perCall: (amount) => `호출할 때마다: 최대 ${amount}`,
  contract: '컨트랙트',
  caller: '호출할 수 있는 상대',
  atomic: (amount) => `${amount}(최소 단위)`,
  unknown: '무엇을 허용하는지 표시할 수 없어요. 모르는 것이라면 회수하세요.',
  until: (date) => `${date}까지`,
  delegate: '가져갈 수 있는 상대',
  revoke: '회수',
  revoking: '지갑에서 확인하고 네트워크를 기다리세요',
  granted:
    '앱이 허용한 범위 안에서 동작할 수 있어요. 이 권한은 ‘설정’에서 볼 수 있고, 언제든지 회수할 수 있어요.',
  done: '완료',
  showAll: '권한 보기',
}

const smartAccountTexts: Translation<typeof smartAccount> = {
  id: 'smartAccount',
  title: '스마트 계정',
  intro:
    '스마트 계정은 여러 단계를 한 번에 처리하고, 다른 사람이 네트워크 수수료를 대신 내게 할 수 있어요. 서명은 내 키로 해요.',
  twoAddresses:
    '스마트 계정과 내 키는 각각 자기 주소를 가지고 있어요. 어느 쪽을 우선할지 바꿔도 돈은 원래 자리에 그대로 있어요.',
  first: '우선 사용: 앱에는 이 계정이 보이고, 요청한 돈도 여기로 도착해요.',
  notFirst: '내 키의 자체 계정을 우선 사용해요.',
  address: '스마트 계정',
  ownAddress: '내 키',
  isThere: '이 네트워크에 있어요.',
  isNotThere: '처음으로 무언가를 보낼 때 만들어져요. 그전에도 돈을 받을 수 있어요.',
  networks: '스마트 계정이 있는 네트워크',
  notHere: '여기서는 이 네트워크에 스마트 계정이 없어요. 내 키의 자체 계정을 사용해요.',
  warning:
    '이 주소는 이 네트워크들에만 쓰도록 알려 주세요. 다른 네트워크에서는 도착한 것을 아무도 옮기지 못할 수 있어요.',
  failed: '바꾸지 못했어요. 다시 시도하세요.',
}

const upgradeTexts: Translation<typeof upgrade> = {
  id: 'upgrade',
  title: '지갑 업그레이드',
  goOn: '내 지갑으로 계속 옮기기',
  intro: '여기 있는 것을 내 소유의 지갑으로 하나씩 옮기세요. 전송할 때마다 직접 보고 확인해요.',
  ownAddress: (family) => `${family}에 있는 내 소유의 주소`,
  enterAddress: '먼저 내 소유의 지갑 주소를 입력하세요.',
  move: (what) => `${what} 옮기기`,
  last: '이것은 마지막에 옮기세요. 다른 것들의 수수료를 이것으로 내요.',
  spam: (count) => plural('ko', count, { other: `요청하지 않은 항목 ${count}개는 여기에 남아요.` }),
  unread: (network) =>
    `${network}에 있는 것을 읽지 못했어요. 원래 자리에 그대로 있으니 다시 시도하세요.`,
  incomplete: (network) => `${network}에는 표시된 것보다 더 많이 있을 수 있어요.`,
  tryAgain: '다시 시도',
  nothing: '여기에는 옮길 것이 남아 있지 않아요.',
  reading: '내 자산 읽는 중',
}

const walletOffersTexts: Translation<typeof walletOffers> = {
  id: 'walletOffers',
  waiting: (wallet) => `${wallet}에서 요청이 기다리고 있어요.`,
  open: (wallet) => `${wallet} 열기`,
  dismiss: '닫기',
  relayLost: '지갑과의 연결이 끊겼어요. 다시 시도하는 중…',
  relayRefused: '이 페이지에서 지갑에 연결할 수 없어요. 연결을 해제한 뒤 다시 연결하세요.',
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
