// Written by scripts/wallets.mjs. Do not edit.

export const image: string = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' viewBox='0 0 28 28'%3E%3Cpath fill='%230ff' d='M0 0h28v28H0z'/%3E%3Cpath fill='%230b1821' d='M6.5 21.5h15v-6.8h-12a3 3 0 0 0-3 3zm15-15h-15v6.8h12a3 3 0 0 0 3-3z'/%3E%3C/svg%3E"
