import type { Glossary } from '../Glossary.ts'

export const glossary: Glossary = {
  terms: {
    wallet: ['वॉलेट'],
    network: ['नेटवर्क'],
    account: ['अकाउंट'],
    address: ['एड्रेस'],
    transaction: ['ट्रांज़ैक्शन'],
    fee: ['फ़ीस'],
    token: ['टोकन'],
    collectible: ['कलेक्टिबल'],
    'recovery code': ['रिकवरी कोड'],
    'secret phrase': ['सीक्रेट फ़्रेज़'],
    passkey: ['पासकी'],
    permission: ['अनुमति'],
    'smart account': ['स्मार्ट अकाउंट'],
  },
  without: [],
}
