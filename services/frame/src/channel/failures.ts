/** Something that the page is told; `code` is that of EIP-1193 where there is one. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: number

  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

/** EIP-1193: the user said no. */
export const userRejected = () => new Refusal(4001, 'The user rejected the request.')
/** EIP-1193: nobody is signed in here. */
export const notConnected = () => new Refusal(4900, 'Nobody is signed in.')
/** The specification's words. */
export const callNotAllowed = () => new Refusal(4200, 'Requested RPC call is not allowed')
export const actionNotAllowed = () => new Refusal(4200, 'Action not allowed')
export const invalidParams = (message: string) => new Refusal(-32_602, message)
/** What takes a code of a mail cannot be done by who has no mailbox here. */
export const cameByAnotherWay = (message: string) => new Refusal(-32_000, message)
export const notThisAccount = () => invalidParams('This is another account.')
