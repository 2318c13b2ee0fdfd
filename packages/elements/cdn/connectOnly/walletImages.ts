interface Page {
  readonly FoyerWalletImages?: { readonly [id: string]: string }
}

/** The images of `foyer.wallets.js`, where the page named it before; the first rows have theirs in the file. */
export const images: { readonly [id: string]: () => Promise<{ readonly image: string }> } =
  Object.fromEntries(
    Object.entries((globalThis as Page).FoyerWalletImages ?? {}).map(([id, image]) => [
      id,
      async () => ({ image }),
    ]),
  )
