import type { Address, Hex, PublicClient } from 'viem'
import type { Demo } from './Demo.ts'

/** Whether an account signed a message, by the chain's own word: it may be a contract, and one that is not there yet. */
export const signedBy = (
  chain: Pick<PublicClient, 'verifyMessage'>,
  address: string,
  { message, signature }: { message: string; signature: Hex },
): Promise<boolean> => chain.verifyMessage({ address: address as Address, message, signature })

/** The account of the key itself, whichever comes first. */
export async function ownKeyOf(demo: Demo): Promise<string | undefined> {
  const { eip155 } = (await demo.state()).chains
  return eip155?.allAccounts.find(({ type }) => type === 'eoa')?.address
}
