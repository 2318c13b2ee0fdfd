import { isElsewhere } from './isElsewhere.ts'

/** In the place of what a backend says to views that are not here. */
function absent(): never {
  throw new Error(isElsewhere('view for that'))
}

export {
  absent as createHistory,
  absent as createNfts,
  absent as createOnramp,
  absent as createPrices,
  absent as createProfiles,
  absent as createRecipients,
  absent as createSessions,
  absent as createSwaps,
  absent as readWalletAssets,
}
