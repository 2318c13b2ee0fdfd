// Written by scripts/wallets.mjs. Do not edit.

export const image: string = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='130' height='130' fill='none'%3E%3Cpath fill='%23000' d='M0 0h130v130H0z'/%3E%3Cpath fill='%23f3ba2f' d='M45.59 57.02 65 37.61l19.43 19.43 11.3-11.3L65 15 34.28 45.73zM15 65l11.3-11.3L37.6 65 26.3 76.3zm30.59 7.98L65 92.41l19.43-19.43 11.3 11.28v.01L65 115 34.28 84.3l-.01-.02zm46.81-7.97 11.3-11.3L115 65l-11.3 11.3z'/%3E%3Cpath fill='%23f3ba2f' d='M76.47 65 65.01 53.53 56.53 62l-.98.98-2 2-.02.02.02.02 11.46 11.46z'/%3E%3C/svg%3E"
