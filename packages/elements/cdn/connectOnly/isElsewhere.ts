/** What a developer is told who wants more of this file than connecting. */
export const isElsewhere = (what: string) =>
  `foyer-connect.js connects wallets and has no ${what}. Name foyer.js instead.`
