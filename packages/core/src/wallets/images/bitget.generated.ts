// Written by scripts/wallets.mjs. Do not edit.

export const image: string = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='512' height='512' fill='none' viewBox='0 0 512 512'%3E%3Cpath fill='%23001f29' d='M0 0h512v512H0z'/%3E%3Cpath fill='%2300f0ff' d='M220 95.7h-55c-11.2 0-15.3 14-7 22.2l125 125.2c3.9 3.6 6.3 7.5 6.4 12.6 0 5.1-2.5 9-6.4 12.6L157.9 393.4c-8.2 8.3-4 22.3 7 22.3h82.6c12 0 19.2-6.5 25.7-12.9L386 289.9c9-9 17.1-21 17-34.2.1-13.3-8-25.2-17-34.2l-112.8-113c-6.5-6.4-13.6-12.8-25.7-12.8z'/%3E%3C/svg%3E"
