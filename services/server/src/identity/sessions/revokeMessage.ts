/**
 * What the account signs to end a session: it can mean nothing else, here or elsewhere.
 *
 * @param parameters.address in lower case
 * @example
 * revokeMessage({ address: '0x…', pci: 'a1b2c3d4' }) // '{"action":"revoke","address":"0x…","pci":"a1b2c3d4"}'
 */
export function revokeMessage({ address, pci }: { address: string; pci: string }): string {
  return JSON.stringify({ action: 'revoke', address, pci })
}

/** What the account signs to have a session kept. @param parameters.address in lower case */
export function grantMessage({ address, context }: { address: string; context: string }): string {
  return JSON.stringify({ action: 'grant', address, context })
}
