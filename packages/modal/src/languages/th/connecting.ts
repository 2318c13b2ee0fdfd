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

const consentTexts: Translation<typeof consent> = {
  id: 'consent',
  terms: 'ข้อกำหนดการให้บริการ',
  privacy: 'นโยบายความเป็นส่วนตัว',
  both: (terms, privacy) => `${terms} และ ${privacy}`,
  agree: (what) => `ยอมรับ ${what}`,
  agreeByConnecting: (what) => `การเชื่อมต่อถือว่าคุณยอมรับ ${what}`,
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
  consentTexts,
  connectTexts,
  pairingTexts,
  walletsTexts,
  panelTexts,
  qrCodeTexts,
]
