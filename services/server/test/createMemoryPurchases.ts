import type { Purchase, PurchaseStore } from '../src/trading/onramp/purchases/PurchaseStore.ts'

/** Purchases as the database keeps them, for servers without one. */
export function createMemoryPurchases(): PurchaseStore {
  const all = new Map<string, Purchase>()
  const looks = new Map<string, number>()
  return {
    async add(purchase) {
      all.set(purchase.id, purchase)
    },
    find: async (id) => all.get(id) ?? null,
    async claimLook(id, everyMs) {
      if ((looks.get(id) ?? 0) + everyMs > Date.now()) return false
      looks.set(id, Date.now())
      return true
    },
    async update(id, news, from) {
      const purchase = all.get(id)
      const isOpen = purchase?.status === 'begun' || purchase?.status === 'paid'
      if (!purchase || (from ? purchase.status !== from : !isOpen)) return false
      all.set(id, { ...purchase, ...news })
      return true
    },
    sentTo: async (address) =>
      [...all.values()].filter((one) => one.address === address && one.hash !== null),
  }
}
