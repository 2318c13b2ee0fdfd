import { walletNotFound } from '@foyer/core/adapter'

/** Loaded by the failure itself: nearly every wallet that is chosen is still there. */
export const walletGone = (id = '') => walletNotFound(id)
