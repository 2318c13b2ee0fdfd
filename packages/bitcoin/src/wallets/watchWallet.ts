/**
 * Listens to a wallet until the returned function is called. Some throw in their event methods: without
 * events they still connect and sign.
 *
 * @param listen returns what ends it, if anything does
 */
export function watchWallet(listen: () => unknown): () => void {
  let stop: unknown
  try {
    stop = listen()
  } catch {
    // Nothing is heard of it.
  }
  return () => {
    try {
      ;(stop as () => void)()
    } catch {
      // Nothing ends it, or nobody listens any more: nothing is left to do.
    }
  }
}
