/** What the server that sent this page says of the stack around it. */
export interface Stack {
  readonly parts: readonly { readonly name: string; readonly url: string }[]
  readonly accounts: readonly {
    readonly address: `0x${string}`
    readonly privateKey: `0x${string}`
  }[]
  /** Absent where the stack has no Bitcoin chain. */
  readonly bitcoin?: {
    /** CAIP-2. */
    readonly caipNetworkId: string
    readonly accounts: readonly { readonly privateKey: string; readonly payment: string }[]
  }
  /** Absent where the stack has no Solana chain. */
  readonly solana?: {
    readonly caipNetworkId: string
    readonly accounts: readonly { readonly address: string; readonly privateKey: string }[]
  }
}

/** Reads the stack's description from the page; an empty one when the page was built without. */
export function readStack(document: Document): Stack {
  try {
    return JSON.parse(document.getElementById('foyer-stack')?.textContent ?? '')
  } catch {
    // Served by something else than the local stack: there is nothing to connect to, and the page says so.
    return { parts: [], accounts: [] }
  }
}
