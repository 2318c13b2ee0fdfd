/**
 * All of Foyer for a page without a build step: elements, the three families of chains, networks and sign-in, in one file
 * that fetches no other. English is inside; a page names `foyer.<tag>.js` before it for another language.
 */

export { bitcoin } from '@foyer/bitcoin'
export * from '@foyer/core/networks'
// Two networks have the names of their families; they are `networks.solana` and `networks.bitcoin`.
export * as networks from '@foyer/core/networks'
export { defineElements } from '@foyer/elements'
export { evm } from '@foyer/evm'
export { foyerSignIn } from '@foyer/siwx'
export { solana } from '@foyer/solana'
export { createFoyer } from './createFoyer.ts'
