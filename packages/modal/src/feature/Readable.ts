/** A store that is read and followed. */
export interface Readable<value> {
  getState(): value
  subscribe(listener: () => void): () => void
}
