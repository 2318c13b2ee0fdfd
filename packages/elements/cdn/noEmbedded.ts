/** In the place of the client of the secure site, where connecting is all there is. */
export function embedded(): never {
  throw new Error('foyer-connect.js has no log-in. Use foyer.js for one.')
}
