/** As sessions are kept by it: an account on every chain of its family, of `eip155` in lower case. */
export function accountOf(chainId: string, address: string): string {
  const namespace = chainId.slice(0, chainId.indexOf(':'))
  return `${namespace}:${namespace === 'eip155' ? address.toLowerCase() : address}`
}
