/**
 * The namespaces a listing says it serves; empty when it says nothing. Links are made by it, so it stands
 * apart from what reads listings, which is much larger.
 */
export function namespacesOf({
  chains,
  injected,
}: {
  readonly chains: readonly string[] | null
  readonly injected: readonly { readonly namespace: string }[] | null
}): readonly string[] {
  const names =
    chains?.map((chain) => chain.split(':', 1)[0] ?? chain) ??
    injected?.map(({ namespace }) => namespace)
  return [...new Set(names)]
}
