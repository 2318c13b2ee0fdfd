/** What a backend tells of an account. */
export type BackendRead = 'balances' | 'history' | 'identity' | 'nfts'
