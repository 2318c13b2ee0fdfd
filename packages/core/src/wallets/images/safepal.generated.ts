// Written by scripts/wallets.mjs. Do not edit.

export const image: string = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' viewBox='0 0 28 28'%3E%3Cpath fill='%234a21ef' d='M0 0h28v28H0z'/%3E%3Cg fill='%23f7f6ff' clip-path='url(%23a)'%3E%3Cpath d='M13 6q-.8 0-1.3.5L6.3 12a1 1 0 0 0 0 1.5L10 17v-6.3q0-.8.8-.8h7.4L22 6zm-3 12.1h7.4q.8 0 .8-.8V11l3.6 3.6a1 1 0 0 1 0 1.5l-5.4 5.4a2 2 0 0 1-1.3.5H6z'/%3E%3C/g%3E%3Cdefs%3E%3CclipPath id='a'%3E%3Cpath fill='%23fff' d='M6 6h16v16H6z'/%3E%3C/clipPath%3E%3C/defs%3E%3C/svg%3E"
