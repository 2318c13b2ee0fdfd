// Written by scripts/wallets.mjs. Do not edit.

export const image: string = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' viewBox='0 0 28 28'%3E%3Cpath fill='%230ff' d='M0 0h28v28H0z'/%3E%3Cpath fill='%230b1821' d='M6.51 21.49h14.98v-6.74H9.51a3 3 0 0 0-3 3zM21.49 6.51H6.51v6.74h11.98a3 3 0 0 0 3-3z'/%3E%3C/svg%3E"
