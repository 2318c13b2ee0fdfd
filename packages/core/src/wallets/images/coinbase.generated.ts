// Written by scripts/wallets.mjs. Do not edit.

export const image: string = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='28' height='28' fill='none' viewBox='0 0 28 28'%3E%3Cpath fill='%232c5ff6' d='M0 0h28v28H0z'/%3E%3Cpath fill='%23fff' fill-rule='evenodd' d='M14 23.8a9.8 9.8 0 1 0 0-19.6 9.8 9.8 0 0 0 0 19.6m-2.45-13a.75.75 0 0 0-.75.75v4.9c0 .41.34.75.75.75h4.9c.41 0 .75-.34.75-.75v-4.9a.75.75 0 0 0-.75-.75z' clip-rule='evenodd'/%3E%3C/svg%3E"
