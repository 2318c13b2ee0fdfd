import type { EagerTexts } from '../contract/EagerTexts.ts'

export const el: EagerTexts = {
  connectWallet: 'Σύνδεση πορτοφολιού',
  connecting: 'Σύνδεση…',
  chooseNetwork: 'Επιλογή δικτύου',
  unsupportedNetwork: 'Μη υποστηριζόμενο δίκτυο',
  loadFailure: {
    title: 'Το παράθυρο του πορτοφολιού δεν φορτώθηκε',
    explanation: 'Ίσως διακόπηκε η σύνδεσή σας. Δεν στάλθηκε και δεν χάθηκε τίποτα.',
    retry: 'Δοκιμάστε ξανά',
    close: 'Κλείσιμο',
  },
}
