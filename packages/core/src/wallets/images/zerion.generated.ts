// Written by scripts/wallets.mjs. Do not edit.

export const image: string = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' viewBox='0 0 28 28'%3E%3Cpath fill='%232962ef' d='M0 0h28v28H0z'/%3E%3Cpath fill='%23fff' d='M6.07 7c-.48 0-.66.6-.26.84l10.07 6.08a.6.6 0 0 0 .76-.14l4.43-5.82c.3-.4 0-.96-.52-.96zM21.9 21c.48 0 .67-.6.27-.84L12.1 14.08a.6.6 0 0 0-.75.15L6.9 20.04c-.3.4.01.96.53.96z'/%3E%3C/svg%3E"
