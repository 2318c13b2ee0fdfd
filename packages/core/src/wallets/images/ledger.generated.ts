// Written by scripts/wallets.mjs. Do not edit.

export const image: string = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='28' height='28' fill='none'%3E%3Cpath fill='%23000' d='M0 0h28v28H0z'/%3E%3Cpath fill='%23fff' fill-rule='evenodd' d='M11.65 4.4H4.4V9h1.1V5.5l6.15-.04zm.05 5.95v7.25h4.6v-1.1h-3.5l-.04-6.15zM4.4 23.6h7.25v-1.06L5.5 22.5V19H4.4zM16.35 4.4h7.25V9h-1.1V5.5l-6.15-.04zm7.25 19.2h-7.25v-1.06l6.15-.04V19h1.1z' clip-rule='evenodd'/%3E%3C/svg%3E"
