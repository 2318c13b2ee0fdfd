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
  back: 'กลับ',
  close: 'ปิด',
  help: 'ช่วยเหลือ',
  loadFailedTitle: 'โหลดหน้าจอนี้ไม่สำเร็จ',
  loadFailedText: 'การเชื่อมต่ออินเทอร์เน็ตอาจหลุด ไม่มีการส่งสิ่งใดออกไป และไม่มีอะไรสูญหาย',
  brokenTitle: 'เกิดข้อผิดพลาดตรงนี้',
  brokenText: 'วอลเล็ตและเงินของคุณยังอยู่ครบเหมือนเดิม',
  tryAgain: 'ลองอีกครั้ง',
  mountFailed: 'เปิดหน้าต่างวอลเล็ตในหน้านี้ไม่ได้',
}

const walletOffersTexts: Translation<typeof walletOffers> = {
  id: 'walletOffers',
  waiting: (wallet) => `มีคำขอรออยู่ใน ${wallet}`,
  open: (wallet) => `เปิด ${wallet}`,
  dismiss: 'ซ่อน',
  relayLost: 'การเชื่อมต่อกับวอลเล็ตของคุณหลุด กำลังลองใหม่…',
  relayRefused: 'ติดต่อวอลเล็ตของคุณจากหน้านี้ไม่ได้ ให้ยกเลิกการเชื่อมต่อแล้วเชื่อมต่อใหม่',
}

const consentTexts: Translation<typeof consent> = {
  id: 'consent',
  terms: 'ข้อกำหนดการให้บริการ',
  privacy: 'นโยบายความเป็นส่วนตัว',
  both: (terms, privacy) => `${terms} และ ${privacy}`,
  agree: (what) => `ยอมรับ ${what}`,
  agreeByConnecting: (what) => `การเชื่อมต่อถือว่าคุณยอมรับ ${what}`,
}

const errorsTexts: TranslatedErrors = {
  id: 'errors',
  walletSaid: (text) => `ข้อความจากวอลเล็ตของคุณ: “${text}”`,
  networkSaid: (text) => `ข้อความจากเครือข่าย: “${text}”`,
  texts: {
    'balance/unavailable': 'ดูยอดโทเคนไม่ได้ในขณะนี้',
    'catalogue/unavailable': 'โหลดรายชื่อวอลเล็ตไม่สำเร็จ ตรวจสอบการเชื่อมต่ออินเทอร์เน็ตแล้วลองอีกครั้ง',
    'connection/code-unavailable': 'โหลดบางส่วนของหน้านี้ไม่สำเร็จ ตรวจสอบการเชื่อมต่ออินเทอร์เน็ตแล้วลองอีกครั้ง',
    'network/unsupported-by-wallet': 'วอลเล็ตของคุณไม่รองรับเครือข่ายนี้',
    'relay/closed': 'การติดต่อกับบริการเชื่อมต่อถูกปิด',
    'relay/outbox-full': 'มีข้อความรอส่งมากเกินไป ลองอีกครั้งเมื่อการเชื่อมต่อกลับมา',
    'relay/refused': 'บริการเชื่อมต่อปฏิเสธเว็บไซต์นี้',
    'relay/unavailable': 'บริการเชื่อมต่อไม่ตอบกลับ ลองอีกครั้ง',
    'resources/unavailable': 'ดูข้อมูลไม่ได้ในขณะนี้ ลองอีกครั้ง',
    'transfer/no-estimate': 'อ่านค่าธรรมเนียมเครือข่ายไม่ได้ ลองอีกครั้ง',
    'transfer/unasked': 'ส่งไม่ได้ ลองอีกครั้ง',
    'wallet/already-pending': 'เปิดวอลเล็ตของคุณ',
    'wallet/failed': 'เกิดข้อผิดพลาดที่ไม่ทราบสาเหตุ',
    'wallet/not-found': 'วอลเล็ตนี้ใช้ในหน้านี้ไม่ได้ ปลดล็อกหรือติดตั้งวอลเล็ตแล้วลองอีกครั้ง',
    'wallet/other-family': 'วอลเล็ตนี้ไม่ได้แชร์บัญชีของเครือข่ายประเภทนี้ เลือกเครือข่ายหรือวอลเล็ตอื่น',
    'walletconnect/link-failed': 'สร้างลิงก์ไปยังวอลเล็ตไม่ได้ ตรวจสอบการเชื่อมต่ออินเทอร์เน็ตแล้วลองอีกครั้ง',
    'The wallet does not allow this kind of request. Try another wallet.':
      'วอลเล็ตนี้ไม่อนุญาตคำขอประเภทนี้ ลองใช้วอลเล็ตอื่น',
    'The wallet does not support the events of this site. Try another wallet.':
      'วอลเล็ตนี้ไม่รองรับอีเวนต์ของเว็บไซต์นี้ ลองใช้วอลเล็ตอื่น',
    'The wallet does not allow this change. Connect again.':
      'วอลเล็ตไม่อนุญาตการเปลี่ยนแปลงนี้ เชื่อมต่อใหม่อีกครั้ง',
    'The wallet did not approve this network. Connect again and approve it.':
      'วอลเล็ตไม่ได้อนุมัติเครือข่ายนี้ เชื่อมต่อใหม่แล้วอนุมัติเครือข่ายนี้',
    'The wallet does not support these networks. Try another wallet.':
      'วอลเล็ตนี้ไม่รองรับเครือข่ายเหล่านี้ ลองใช้วอลเล็ตอื่น',
    'The wallet has no account for these networks. Add one, then try again.':
      'วอลเล็ตนี้ไม่มีบัญชีสำหรับเครือข่ายเหล่านี้ เพิ่มบัญชีแล้วลองอีกครั้ง',
    'The wallet does not support this kind of network. Try another wallet.':
      'วอลเล็ตนี้ไม่รองรับเครือข่ายประเภทนี้ ลองใช้วอลเล็ตอื่น',
    'The wallet ended the connection. Connect again.': 'วอลเล็ตปิดการเชื่อมต่อแล้ว เชื่อมต่อใหม่อีกครั้ง',
    'The wallet did not finish connecting. Try again.': 'วอลเล็ตเชื่อมต่อไม่เสร็จ ลองอีกครั้ง',
    'The wallet cannot do what this request needs. Send it without, or use another wallet.':
      'วอลเล็ตนี้ทำสิ่งที่คำขอนี้ต้องใช้ไม่ได้ ส่งโดยไม่มีส่วนนั้น หรือใช้วอลเล็ตอื่น',
    'The wallet does not take several calls at once on this network.':
      'วอลเล็ตนี้ไม่รับหลายคำสั่งพร้อมกันในเครือข่ายนี้',
    'The wallet knows a request of this id already. Send it again.':
      'วอลเล็ตมีคำขอที่ใช้ไอดีนี้อยู่แล้ว ส่งใหม่อีกครั้ง',
    'The wallet does not know these calls.': 'วอลเล็ตไม่รู้จักคำสั่งเหล่านี้',
    'These are more calls than the wallet takes at once. Send fewer.':
      'จำนวนคำสั่งมากกว่าที่วอลเล็ตรับได้ในครั้งเดียว ส่งให้น้อยลง',
    'The wallet cannot do all of these calls or none on this network.':
      'ในเครือข่ายนี้ วอลเล็ตรับรองไม่ได้ว่าคำสั่งเหล่านี้จะสำเร็จทั้งหมดหรือไม่ทำเลย',
    'The wallet no longer knows this connection. Connect again.':
      'วอลเล็ตไม่รู้จักการเชื่อมต่อนี้แล้ว เชื่อมต่อใหม่อีกครั้ง',
    'The request expired in the wallet. Try again.': 'คำขอในวอลเล็ตหมดอายุแล้ว ลองอีกครั้ง',
    'The wallet gave no account. Open it, choose one, and try again.':
      'วอลเล็ตไม่ได้ให้บัญชีมา เปิดวอลเล็ต เลือกบัญชี แล้วลองอีกครั้ง',
    'The wallet gave an answer that cannot be read. Try again.': 'อ่านคำตอบจากวอลเล็ตไม่ได้ ลองอีกครั้ง',
    'The wallet agreed and stayed on its network': 'วอลเล็ตตอบตกลง แต่ยังอยู่ในเครือข่ายเดิม',
    'The wallet signed a different message. Try again.': 'วอลเล็ตเซ็นข้อความอื่นที่ไม่ใช่ข้อความนี้ ลองอีกครั้ง',
  },
}

const connectTexts: Translation<typeof connect> = {
  id: 'connect',
  connectTitle: 'เชื่อมต่อวอลเล็ต',
  installed: 'ติดตั้งแล้ว',
  recent: 'ล่าสุด',
  walletList: 'วอลเล็ต',
  allWallets: 'วอลเล็ตทั้งหมด',
  continueWithWallet: 'ดำเนินการต่อด้วยวอลเล็ต',
  scanWithPhone: 'สแกนด้วยโทรศัพท์',
  newToWallets: 'เพิ่งเริ่มใช้วอลเล็ตใช่ไหม',
  getStarted: 'เริ่มต้นใช้งาน',
  noWalletTitle: 'ไม่พบวอลเล็ต',
  noWalletText: 'ติดตั้งหรือปลดล็อกวอลเล็ตในเบราว์เซอร์นี้ แล้วค้นหาอีกครั้ง',
  lookAgain: 'ค้นหาอีกครั้ง',

  waitingTitle: (wallet) => `ดำเนินการต่อใน ${wallet}`,
  waitingText: 'ตรวจสอบคำขอเชื่อมต่อในวอลเล็ตของคุณ แล้วกดยอมรับที่นั่น',
  pendingTitle: 'เปิดวอลเล็ตของคุณ',
  pendingText: (wallet) => `มีคำขอแสดงอยู่ใน ${wallet} แล้ว ตอบคำขอที่นั่น`,
  cancel: 'ยกเลิก',
  connectedTitle: 'เชื่อมต่อแล้ว',
  connectedText: (wallet) => `${wallet} เชื่อมต่อกับเว็บไซต์นี้แล้ว`,
  declinedTitle: 'คำขอถูกปฏิเสธ',
  declinedText: (wallet) => `คุณปิดคำขอใน ${wallet} ไม่มีการแชร์ข้อมูลใดๆ กับเว็บไซต์นี้`,
  failedTitle: 'เชื่อมต่อไม่สำเร็จ',
  failedText: (reason) => sentences(reason, 'ไม่มีการแชร์ข้อมูลใดๆ กับเว็บไซต์นี้'),
  tryAgain: 'ลองอีกครั้ง',
}

const pairingTexts: Translation<typeof pairing> = {
  id: 'pairing',
  pairingTitle: 'WalletConnect',
  ways: 'วิธีเชื่อมต่อ',
  mobile: 'มือถือ',
  browser: 'เบราว์เซอร์',
  web: 'เว็บ',
  desktop: 'เดสก์ท็อป',

  codeName: (wallet) => `QR โค้ดสำหรับสแกนด้วย ${wallet}`,
  anyWallet: 'วอลเล็ต',
  scanText: (wallet) => `สแกนด้วย ${wallet} บนโทรศัพท์ของคุณ`,
  agreeForCode: 'กดยอมรับ แล้วโค้ดสำหรับสแกนจะปรากฏ',
  agreeForWallet: 'กดยอมรับ แล้วไปต่อที่วอลเล็ตของคุณ',
  preparing: 'กำลังสร้างลิงก์',
  refreshesIn: (left) => `เปลี่ยนใหม่ใน ${left}`,
  refreshesSoon: (seconds) =>
    seconds === 60 ? 'โค้ดจะเปลี่ยนใหม่ในหนึ่งนาที' : `โค้ดจะเปลี่ยนใหม่ใน ${seconds} วินาที`,
  newCode: 'โค้ดใหม่',
  copyLink: 'คัดลอกลิงก์',
  copied: 'คัดลอกลิงก์แล้ว',
  reload: 'โหลดโค้ดใหม่',
  expired: 'โค้ดนี้หมดอายุแล้ว',
  linkFailed: 'สร้างโค้ดไม่ได้',

  ownRelay: 'สำหรับวอลเล็ตที่ตั้งค่าให้ใช้บริการเชื่อมต่อของเว็บไซต์นี้เอง ส่วนวอลเล็ตอื่นให้เลือกจากรายการ',
  unreachableTitle: (wallet) => `ติดต่อ ${wallet} ไม่ได้`,
  unreachableText: (wallet) => `เว็บไซต์นี้เชื่อมต่อกับ ${wallet} บนโทรศัพท์ไม่ได้ เลือกวอลเล็ตอื่นเพื่อไปต่อ`,
  visit: (wallet) => `ไปที่เว็บไซต์ของ ${wallet}`,

  offline: 'คุณออฟไลน์อยู่ โค้ดจะใช้ได้อีกครั้งเมื่ออินเทอร์เน็ตกลับมา',
  unreachable: 'บริการเชื่อมต่อไม่ตอบกลับ เรากำลังลองต่อไป ไม่มีอะไรสูญหาย',
  refused: 'ขณะนี้เว็บไซต์นี้ติดต่อวอลเล็ตบนอุปกรณ์อื่นไม่ได้',
  tryAgain: 'ลองอีกครั้ง',

  openTitle: (wallet) => `ดำเนินการต่อใน ${wallet}`,
  openText: (wallet) => `อนุมัติการเชื่อมต่อใน ${wallet} แล้วกลับมาที่นี่`,
  open: (wallet) => `เปิด ${wallet}`,
  openAgain: (wallet) => `เปิด ${wallet} อีกครั้ง`,
  stuckTitle: (wallet) => `${wallet} ไม่เปิดใช่ไหม`,
  stuckText: 'ไม่มีอะไรสูญหาย ลองวิธีอื่น:',
  openByLink: 'เปิดด้วยลิงก์เว็บ',
  openByScheme: 'เปิดด้วยลิงก์แอป',
  appStore: 'ดาวน์โหลดจาก App Store',
  playStore: 'ดาวน์โหลดจาก Google Play',
  otherDevice: 'ใช้อุปกรณ์อื่น',
  chooseWallet: 'เลือกวอลเล็ตที่จะใช้ต่อ',
  allWallets: 'วอลเล็ตทั้งหมด',
  walletList: 'วอลเล็ต',

  browserText: (wallet) => `ยังไม่มี ${wallet} ในเบราว์เซอร์นี้ ติดตั้งส่วนขยาย เมื่อพร้อมแล้วเราจะไปต่อที่นี่`,
  getExtension: 'ติดตั้งส่วนขยาย',
  browserReady: (wallet) => `มี ${wallet} ในเบราว์เซอร์นี้แล้ว`,
  continueInBrowser: 'ดำเนินการต่อในเบราว์เซอร์นี้',
  webText: (wallet) => `${wallet} จะเปิดในแท็บอื่น อนุมัติที่นั่นแล้วกลับมา`,
  desktopText: (wallet) => `อนุมัติการเชื่อมต่อใน ${wallet} บนคอมพิวเตอร์เครื่องนี้`,
  opensNewTab: 'เปิดในแท็บใหม่',
  get: (wallet) => `ติดตั้ง ${wallet}`,

  connectedTitle: 'เชื่อมต่อแล้ว',
  connectedText: (wallet) => `${wallet} เชื่อมต่อกับเว็บไซต์นี้แล้ว`,
  declinedTitle: 'คำขอถูกปฏิเสธ',
  declinedText: 'คุณปิดคำขอในวอลเล็ตของคุณ ไม่มีการแชร์ข้อมูลใดๆ กับเว็บไซต์นี้',
  failedTitle: 'เชื่อมต่อไม่สำเร็จ',
  failedText: (reason) => sentences(reason, 'ไม่มีการแชร์ข้อมูลใดๆ กับเว็บไซต์นี้ และไม่มีอะไรสูญหาย'),
}

const walletsTexts: Translation<typeof wallets> = {
  id: 'wallets',
  allTitle: 'วอลเล็ตทั้งหมด',
  getTitle: 'ติดตั้งวอลเล็ต',
  downloadTitle: (wallet) => `ติดตั้ง ${wallet}`,
  search: 'ค้นหาวอลเล็ต',
  list: 'วอลเล็ต',
  loading: 'กำลังโหลดวอลเล็ต',
  noneFound: (search) => `ไม่พบวอลเล็ตชื่อ “${search}”`,
  none: 'ไม่มีวอลเล็ตที่นี่',
  nonePrivate: 'ไม่มีวอลเล็ตชื่อนี้',
  privateText: 'ข้อความนี้ดูเหมือนลิงก์ ที่อยู่ หรือข้อมูลลับ จึงไม่ได้ส่งออกจากหน้านี้',
  noneText: 'ตรวจสอบตัวสะกด หรือดูทั้งหมด',
  noneTextOrScan: 'ตรวจสอบตัวสะกด วอลเล็ตที่ไม่อยู่ในรายการเชื่อมต่อได้ด้วยโค้ด',
  scan: 'สแกนด้วยวอลเล็ตใดก็ได้',
  anyWallet: 'WalletConnect',
  clearSearch: 'ล้างการค้นหา',
  failedTitle: 'โหลดรายการไม่สำเร็จ',
  failedText: 'การเชื่อมต่ออินเทอร์เน็ตอาจหลุด วอลเล็ตในเบราว์เซอร์นี้ยังใช้ได้',
  tryAgain: 'ลองอีกครั้ง',
  installed: 'มีแล้ว',
  recent: 'ล่าสุด',
  found: (count) => plural('th', count, { other: `พบวอลเล็ต ${count} รายการ` }),

  getText: 'วอลเล็ตเหล่านี้มีผู้ใช้จำนวนมาก ไม่ว่าจะเลือกอันไหน คุณย้ายบัญชีไปวอลเล็ตอื่นภายหลังได้',
  exploreAll: 'ดูทั้งหมด',

  downloadText: (wallet) => `ยังไม่มี ${wallet} ในเบราว์เซอร์นี้ ติดตั้งแล้วกลับมาเลือกอีกครั้ง`,
  orDownloadText: (wallet) => `หรือติดตั้ง ${wallet} ที่นี่ แล้วกลับมาเลือกอีกครั้ง`,
  unreachableText: (wallet) => `ติดต่อ ${wallet} จากที่นี่ไม่ได้ ติดตั้งบนอุปกรณ์นี้ แล้วเปิดหน้านี้ในวอลเล็ตถ้าทำได้`,
  openInAppText: (wallet) => `${wallet} จะเปิดหน้านี้ในเบราว์เซอร์ของตัวเอง ให้เชื่อมต่อที่นั่น ถ้าไม่เปิด ให้ติดตั้งก่อน`,
  openInApp: (wallet) => `เปิดหน้านี้ใน ${wallet}`,
  openWebApp: (wallet) => `เปิด ${wallet} บนเว็บ`,
  extension: 'ส่วนขยายเบราว์เซอร์',
  appStore: 'แอปสำหรับ iPhone และ iPad',
  playStore: 'แอปสำหรับ Android',
  homepage: 'เว็บไซต์',
  opensNewTab: 'เปิดในแท็บใหม่',
}

const networksTexts: Translation<typeof networks> = {
  id: 'networks',
  title: 'เลือกเครือข่าย',
  unsupportedTitle: 'ไม่รองรับเครือข่ายนี้',
  search: 'ค้นหาเครือข่าย',
  list: 'เครือข่าย',
  current: 'เครือข่ายปัจจุบัน',
  noneFound: (search) => `ไม่พบเครือข่ายชื่อ “${search}”`,
  noneFoundText: 'ตรวจสอบตัวสะกด หรือดูทั้งหมด',
  none: 'ไม่มีเครือข่ายที่นี่',
  noneText: 'ขณะนี้เว็บไซต์นี้ไม่มีเครือข่ายให้เลือก',
  clearSearch: 'ล้างการค้นหา',
  whatIsANetwork: 'เครือข่ายคืออะไร',

  waitingTitle: (wallet) => `ดำเนินการต่อใน ${wallet}`,
  waitingText: (network) => `ยอมรับการเปลี่ยนไป ${network} ในวอลเล็ตของคุณ บัญชีและเงินของคุณยังอยู่ที่เดิม`,
  doneTitle: 'เปลี่ยนเครือข่ายแล้ว',
  declinedTitle: 'คำขอถูกปฏิเสธ',
  declinedText: 'คุณยังอยู่ในเครือข่ายเดิม ไม่มีอย่างอื่นเปลี่ยนแปลง',
  failedTitle: 'เปลี่ยนเครือข่ายไม่ได้',
  failedText: (reason) => sentences(reason, 'คุณยังอยู่ในเครือข่ายเดิม'),
  cancel: 'ยกเลิก',
  tryAgain: 'ลองอีกครั้ง',

  unsupportedText: (wallet) =>
    `${wallet} อยู่ในเครือข่ายที่เว็บไซต์นี้ไม่ได้ใช้ เลือกเครือข่ายใดเครือข่ายหนึ่งต่อไปนี้เพื่อไปต่อ เงินของคุณยังปลอดภัยอยู่ที่เดิม`,
  yourWallet: 'วอลเล็ตของคุณ',
  disconnect: 'ยกเลิกการเชื่อมต่อ',
  notApproved: (wallet) => `${wallet} ไม่ได้อนุมัติ`,
  noWallet: 'ยังไม่มีวอลเล็ต',
  connect: 'เชื่อมต่อ',
}

const guideTexts: Translation<typeof guide> = {
  id: 'guide',
  walletTitle: 'วอลเล็ตคืออะไร',
  networkTitle: 'เครือข่ายคืออะไร',
  walletCards: [
    {
      title: 'ที่เก็บของที่เป็นของคุณ',
      text: 'วอลเล็ตเก็บและแสดงเหรียญ โทเคน และของสะสมของคุณ และส่งไปยังที่ที่คุณสั่ง',
    },
    {
      title: 'วิธีเข้าสู่ระบบแบบใหม่',
      text: 'คุณยืนยันด้วยวอลเล็ตแทนการใช้รหัสผ่าน ไม่มีเว็บไซต์ใดรู้คีย์ของคุณ',
    },
    {
      title: 'เป็นของคุณคนเดียว',
      text: 'มีแค่คุณที่ถือคีย์ ไม่มีใครกู้คืนคีย์ให้คุณได้ จึงต้องเก็บวลีกู้คืนของคีย์ให้ปลอดภัย และอย่าบอกใคร',
    },
  ],
  getWallet: 'ติดตั้งวอลเล็ต',

  networkCards: [
    {
      title: 'ที่ที่ทุกอย่างเกิดขึ้น',
      text: 'เครือข่ายคือบันทึกสาธารณะที่คอมพิวเตอร์จำนวนมากช่วยกันดูแล เหรียญของคุณอยู่ในเครือข่ายใดเครือข่ายหนึ่ง',
    },
    {
      title: 'ที่อยู่เดียวกัน แต่เงินแยกกัน',
      text: 'ที่อยู่ของคุณอาจเหมือนกันในหลายเครือข่าย แต่สิ่งที่คุณมีในเครือข่ายหนึ่งไม่ได้อยู่ในเครือข่ายอื่น',
    },
    {
      title: 'ค่าธรรมเนียมไม่เท่ากัน',
      text: 'แต่ละเครือข่ายมีเหรียญของตัวเองไว้จ่ายค่าธรรมเนียม และมีราคาต่อธุรกรรมของตัวเอง',
    },
  ],
}

const emailTexts: Translation<typeof email> = {
  id: 'email',
  confirmTitle: 'ยืนยันอีเมล',
  deviceTitle: 'ลงทะเบียนอุปกรณ์',
  passkeyTitle: 'พาสคีย์',
  email: 'ที่อยู่อีเมล',
  continue: 'ดำเนินการต่อ',
  device: 'อนุมัติอุปกรณ์นี้',
  deviceSent: (email) => `ส่งลิงก์ไปที่ ${email} แล้ว เปิดลิงก์แล้วยืนยันที่นั่นว่าอุปกรณ์นี้เป็นของคุณ`,
  waitLonger: (seconds) => `โปรดลองอีกครั้งในอีก ${seconds} วินาที`,
  connected: 'คุณเข้าสู่ระบบแล้ว',
  usePasskey: 'ใช้พาสคีย์',
  passkeyWaiting: 'อุปกรณ์ของคุณกำลังขอพาสคีย์',
}

const loginTexts: Translation<typeof login> = {
  id: 'login',
  failed: (reason) => sentences(reason, 'ไม่มีการแชร์ข้อมูลใดๆ กับเว็บไซต์นี้'),
  declined: 'คุณปิดไปแล้ว ไม่มีการแชร์ข้อมูลใดๆ กับเว็บไซต์นี้',
  connected: 'คุณเข้าสู่ระบบแล้ว',
  tryAgain: 'ลองอีกครั้ง',
  otherWay: 'ใช้วิธีอื่น',
  notEmail: 'กรอกที่อยู่อีเมล เช่น ada@example.com',
  sent: (email) => `กรอกรหัสที่ส่งไปที่ ${email}`,
  code: 'รหัส',
  checking: 'กำลังตรวจสอบรหัส',
  resend: 'ส่งรหัสอีกครั้ง',
  sending: 'กำลังส่งรหัส',
}

const socialTexts: Translation<typeof social> = {
  id: 'social',
  socialsTitle: 'ดำเนินการต่อด้วย',
  continueWith: (service) => `ดำเนินการต่อด้วย ${service}`,
  more: 'บริการอื่นๆ',
  waiting: (service) => `ดำเนินการต่อในหน้าต่างของ ${service}`,
  noPassword: 'เว็บไซต์นี้จะไม่ได้รับรู้สิ่งใดที่คุณทำที่นั่น',
  blocked: 'เบราว์เซอร์ของคุณไม่ยอมให้เปิดหน้าต่าง อนุญาตให้หน้านี้เปิดหน้าต่างแล้วลองอีกครั้ง',
  timedOut: 'หน้าต่างถูกปิด ลองอีกครั้งหรือใช้วิธีอื่น',
  inThisPage: 'ดำเนินการต่อในหน้านี้',
  closed: 'หน้าต่างถูกปิด หากคุณทำเสร็จแล้ว ระบบจะไปต่อเอง',
}

const farcasterTexts: Translation<typeof farcaster> = {
  id: 'farcaster',
  scan: 'สแกนด้วยกล้องโทรศัพท์ของคุณ แล้วกดยอมรับในแอป Farcaster',
  agree: 'กดยอมรับในแอป Farcaster แล้วกลับมาที่นี่',
  codeName: 'QR โค้ดสำหรับดำเนินการต่อในแอป Farcaster',
  preparing: 'กำลังสร้างลิงก์',
  open: 'เปิด Farcaster',
  copyLink: 'คัดลอกลิงก์',
  copied: 'คัดลอกลิงก์แล้ว',
}

const panelTexts: Translation<typeof panel> = {
  id: 'panel',
  failed: 'โหลดส่วนนี้ไม่สำเร็จ',
  tryAgain: 'ลองอีกครั้ง',
}

const qrCodeTexts: Translation<typeof qrCode> = {
  id: 'qrCode',
  codeName: (wallet) => `QR โค้ดสำหรับเปิดหน้านี้ใน ${wallet}`,
  scan: (wallet) => `สแกนด้วยกล้องโทรศัพท์ของคุณ แล้วหน้านี้จะเปิดใน ${wallet}`,
  local: 'ที่อยู่ของหน้านี้เปิดได้เฉพาะบนคอมพิวเตอร์เครื่องนี้ โค้ดจะใช้ได้เมื่อหน้านี้อยู่บนเว็บแล้ว',
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
