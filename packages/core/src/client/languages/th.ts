import type { EagerTexts } from '../contract/EagerTexts.ts'

export const th: EagerTexts = {
  connectWallet: 'เชื่อมต่อวอลเล็ต',
  connecting: 'กำลังเชื่อมต่อ…',
  chooseNetwork: 'เลือกเครือข่าย',
  unsupportedNetwork: 'ไม่รองรับเครือข่ายนี้',
  loadFailure: {
    title: 'โหลดหน้าต่างวอลเล็ตไม่สำเร็จ',
    explanation: 'การเชื่อมต่ออินเทอร์เน็ตอาจหลุด ไม่มีการส่งสิ่งใดออกไป และไม่มีอะไรสูญหาย',
    retry: 'ลองอีกครั้ง',
    close: 'ปิด',
  },
}
