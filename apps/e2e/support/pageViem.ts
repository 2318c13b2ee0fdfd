import {
  createWalletClient,
  custom,
  type EIP1193Provider,
  type Hex,
  type TypedDataDefinition,
} from 'viem'

/** viem as an application uses it that has nothing else: over the page's own provider, with the account that it names. */
async function open() {
  const provider = window.foyer.getProvider('eip155') as unknown as EIP1193Provider
  const [account] = await createWalletClient({ transport: custom(provider) }).getAddresses()
  return createWalletClient({ account, transport: custom(provider) })
}

export async function signMessage(message: string): Promise<Hex> {
  const client = await open()
  return client.signMessage({ message, account: client.account ?? '0x' })
}

export async function signTypedData(definition: TypedDataDefinition): Promise<Hex> {
  const client = await open()
  return client.signTypedData({ ...definition, account: client.account ?? '0x' })
}

export async function sendTransaction(to: Hex, valueAtomic: string): Promise<Hex> {
  const client = await open()
  return client.sendTransaction({
    ...{ to, value: BigInt(valueAtomic), chain: null },
    account: client.account ?? '0x',
  })
}
