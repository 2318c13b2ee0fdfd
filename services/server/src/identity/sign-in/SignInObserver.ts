/** What metrics are told of sign-in. */
export interface SignInObserver {
  /** @param outcome `signed-in`, or the reason of a refusal */
  signIn(family: string, outcome: string): void
  /** @param outcome `refreshed`, or the reason of a refusal */
  refresh(outcome: string): void
  /** @param why `sign-out`, `revoked` or `reused` */
  ended(why: string, count: number): void
}

export const silentSignInObserver: SignInObserver = {
  signIn: () => {},
  refresh: () => {},
  ended: () => {},
}
