import type { EagerTexts } from '../contract/EagerTexts.ts'

export const hi: EagerTexts = {
  connectWallet: 'वॉलेट कनेक्ट करें',
  connecting: 'कनेक्ट हो रहा है…',
  chooseNetwork: 'नेटवर्क चुनें',
  unsupportedNetwork: 'यह नेटवर्क यहाँ नहीं चलता',
  loadFailure: {
    title: 'वॉलेट की विंडो लोड नहीं हुई',
    explanation: 'शायद इंटरनेट कनेक्शन टूट गया। न कुछ भेजा गया, न कुछ खोया है।',
    retry: 'फिर से कोशिश करें',
    close: 'बंद करें',
  },
}
