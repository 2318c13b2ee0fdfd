/** The wallet without a wallet for a client: accounts by e-mail, with keys in a frame of another origin. */
export { embedded } from './embedded.ts'
