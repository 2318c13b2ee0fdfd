// Written by scripts/wallets.mjs. Do not edit.

export const image: string = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='28' height='28' fill='none' viewBox='0 0 28 28'%3E%3Cpath fill='%23fff' d='M0 0h28v28H0z'/%3E%3Cpath fill='%23ff875b' d='M15.9 7h-4.05q-.22.01-.25.25c-.08 3.82-2.07 7.44-5.5 10.01a.25.25 0 0 0-.05.35l2.37 3.29c.08.1.24.13.35.05a19 19 0 0 0 5.1-5.65A19 19 0 0 0 19 20.95c.1.08.26.06.34-.05l2.38-3.3a.25.25 0 0 0-.06-.34c-3.43-2.57-5.42-6.2-5.5-10.01A.25.25 0 0 0 15.9 7'/%3E%3C/svg%3E"
