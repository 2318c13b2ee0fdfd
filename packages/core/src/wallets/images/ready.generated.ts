// Written by scripts/wallets.mjs. Do not edit.

export const image: string = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='28' height='28' fill='none' viewBox='0 0 28 28'%3E%3Cpath fill='%23fff' d='M0 0h28v28H0z'/%3E%3Cpath fill='%23ff875b' d='M15.9 7h-4q-.3 0-.3.2-.1 6-5.5 10-.1.2 0 .4L8.3 21q.2.2.4 0a19 19 0 0 0 5-5.6q2 3.1 5.2 5.7l.3-.1 2.4-3.3v-.3a13 13 0 0 1-5.5-10q0-.3-.3-.3'/%3E%3C/svg%3E"
