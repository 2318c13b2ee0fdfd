/**
 * Tokens that work once: nonces of sign-in messages, tokens of a purchase. Once means once among all
 * processes on the database, and across restarts.
 */
export interface OneTime {
  /**
   * Makes a token that nobody can guess.
   *
   * @param parameters.value what `take` gives back; JSON, not `null`, and no secret
   * @throws `database/unavailable`; there is no token then.
   */
  issue(parameters: { purpose: string; value: unknown; lifetimeMs: number }): Promise<string>
  /**
   * Takes a token: the first caller in time gets its value, everybody else `null`.
   *
   * @param parameters.token as a third party sent it
   * @throws `database/unavailable`; whether it was taken is not known then, so treat it as used.
   */
  take(parameters: { purpose: string; token: string }): Promise<unknown>
}
