import type { EagerTexts } from '../contract/EagerTexts.ts'

export const bn: EagerTexts = {
  connectWallet: 'ওয়ালেট কানেক্ট করুন',
  connecting: 'কানেক্ট হচ্ছে…',
  chooseNetwork: 'নেটওয়ার্ক বেছে নিন',
  unsupportedNetwork: 'এই নেটওয়ার্ক এখানে চলে না',
  loadFailure: {
    title: 'ওয়ালেটের উইন্ডো লোড হয়নি',
    explanation: 'হয়তো ইন্টারনেট সংযোগ কেটে গেছে। কিছুই পাঠানো হয়নি, কিছুই হারায়নি।',
    retry: 'আবার চেষ্টা করুন',
    close: 'বন্ধ করুন',
  },
}
