// Written by scripts/wallets.mjs. Do not edit.

export const image: string = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='28' height='28' fill='none' viewBox='0 0 28 28'%3E%3Cpath fill='%232c5ff6' d='M0 0h28v28H0z'/%3E%3Cpath fill='%23fff' fill-rule='evenodd' d='M14 23.8a9.8 9.8 0 1 0 0-19.6 9.8 9.8 0 0 0 0 19.6m-2.4-13q-.8 0-.8.8v4.9q0 .6.8.7h4.9q.6 0 .7-.7v-5q0-.6-.7-.7z' clip-rule='evenodd'/%3E%3C/svg%3E"
