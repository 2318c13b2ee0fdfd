/** Connecting alone, on EVM chains: for a page that shows no balances and sends nothing through the modal. */

export * from '@foyer/core/networks'
export * as networks from '@foyer/core/networks'
export { defineElements } from '@foyer/elements'
export { evm } from '@foyer/evm'
export { createFoyer } from './connectOnly/createFoyer.ts'
