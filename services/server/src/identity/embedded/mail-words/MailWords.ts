/**
 * What a code is for, which its reader has to know: who types it into a page for what they think is a login must not
 * give their wallet away.
 *
 * - `login`: signs a device in.
 * - `proof`: on a device that is signed in, before what is worth one: another address, the secret phrase, deletion.
 * - `address`: the mailbox becomes that of a wallet.
 */
export type CodeUse = 'login' | 'proof' | 'address'

/** What mails say, in one language. */
export interface MailWords {
  /** BCP 47. */
  readonly lang: string
  /** The mail with a code. */
  readonly code: {
    readonly subject: (code: string) => string
    /** What the code is for. */
    readonly asks: Readonly<Record<CodeUse, (site: string) => string>>
    readonly end: string
    readonly warning: string
  }
  /** The mail that asks whether a new device may sign in. */
  readonly device: {
    readonly subject: (site: string) => string
    readonly asks: (site: string) => string
    /** `browser` may be empty. */
    readonly from: (browser: string, address: string) => string
    readonly open: string
    readonly warning: string
  }
}
