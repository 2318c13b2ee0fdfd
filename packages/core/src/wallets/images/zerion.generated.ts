// Written by scripts/wallets.mjs. Do not edit.

export const image: string = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' viewBox='0 0 28 28'%3E%3Cpath fill='%232962ef' d='M0 0h28v28H0z'/%3E%3Cpath fill='%23fff' d='M6 7c-.4 0-.6.6-.2.8l10 6.1.8-.1L21.1 8q.4-.8-.6-1zm16 14c.5 0 .7-.6.3-.8L12 14l-.8.1L7 20q-.4.8.5 1z'/%3E%3C/svg%3E"
