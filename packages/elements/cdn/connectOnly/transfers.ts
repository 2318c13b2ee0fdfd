/** In the place of what a connection sends: it signs messages and typed data, and carries what the page asks of it. */
export const createTransfers = () => ({})
