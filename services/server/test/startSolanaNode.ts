import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Address, getAddressDecoder, lamports } from '@solana/kit'
import { LiteSVM } from 'litesvm'

/** Genesis hash of this chain; its first 32 letters name it (CAIP-2). */
const genesisHash = 'FoyerTestGenesis1111111111111111111111111111'

/** A real Solana virtual machine behind the four questions that this server asks of a node. */
export interface SolanaNode {
  readonly caipNetworkId: string
  readonly url: string
  readonly svm: LiteSVM
  /** Gives SOL. */
  fund(account: Address, atomic: bigint): void
  stop(): Promise<void>
}

export async function startSolanaNode(): Promise<SolanaNode> {
  const svm = new LiteSVM()
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { id, method, params } = JSON.parse(Buffer.concat(chunks).toString()) as Call
    const answer = answers[method]?.(svm, params)
    response.setHeader('content-type', 'application/json')
    response.end(
      JSON.stringify(
        answer === undefined
          ? { jsonrpc: '2.0', id, error: { code: -32601, message: 'Method not found' } }
          : { jsonrpc: '2.0', id, result: answer },
      ),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    caipNetworkId: `solana:${genesisHash.slice(0, 32)}`,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    svm,
    fund: (account, atomic) => void svm.airdrop(account, lamports(atomic)),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

interface Call {
  readonly id: number
  readonly method: string
  // biome-ignore lint/suspicious/noExplicitAny: each method has its own
  readonly params: readonly any[]
}

const answers: Record<string, (svm: LiteSVM, params: Call['params']) => unknown> = {
  getGenesisHash: () => genesisHash,
  getBalance: (svm, [account]) => withContext(Number(svm.getBalance(account) ?? 0n)),
  getTokenAccountsByOwner: (svm, [owner, { programId }, { dataSlice }]) =>
    withContext(
      svm
        .getProgramAccounts(programId)
        // A mint has no owner there; accounts say whose they are behind their mint.
        .filter(({ data }) => data.length >= 165 && getAddressDecoder().decode(data, 32) === owner)
        .map(({ address, data }) => ({ pubkey: address, account: written(data, dataSlice) })),
    ),
  getMultipleAccounts: (svm, [addresses, { dataSlice }]) =>
    withContext(
      addresses.map((address: Address) => {
        const account = svm.getAccount(address)
        return account.exists ? written(account.data as Uint8Array, dataSlice) : null
      }),
    ),
}

const withContext = (value: unknown) => ({ context: { slot: 1 }, value })

const written = (data: ArrayLike<number>, slice: { offset: number; length: number }) => ({
  data: [
    Buffer.from(data as Uint8Array)
      .subarray(slice.offset, slice.offset + slice.length)
      .toString('base64'),
    'base64',
  ],
  lamports: 1,
  owner: '11111111111111111111111111111111',
  executable: false,
  rentEpoch: 0,
})
