/*
 * What shows the page of a login at a vendor that it was opened where the frame is: the frame keeps it in storage that
 * frame and page share on one site; on two the page around the frame, which opened this one, hands it over.
 */

const prefix = 'foyer-way '

/** @param page its address, with the login behind `#` */
export function keepWayProof(page: string, proof: string): void {
  const [, state = ''] = page.split('#')
  for (const name of Object.keys(localStorage))
    if (name.startsWith(prefix)) localStorage.removeItem(name)
  localStorage.setItem(prefix + state, proof)
}

/** @returns `null` where the frame has other storage than this page */
export const keptWayProof = (state: string): string | null => localStorage.getItem(prefix + state)

const begunAs = 'foyer-login-begun'

/** A login that goes on in the page, which loads anew, and this frame with it. */
export const keepBegun = (login: string): void => localStorage.setItem(begunAs, login)

/** @returns the login that was begun in this browser, once; `null` also where the browser has kept nothing */
export function takeBegun(): string | null {
  const login = localStorage.getItem(begunAs)
  localStorage.removeItem(begunAs)
  return login
}
