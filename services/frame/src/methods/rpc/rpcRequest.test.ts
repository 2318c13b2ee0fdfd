import { expect, test } from 'vitest'
import { createWallet } from '../../keys/createWallet.ts'
import type { AskServer } from '../../session/askServer.ts'
import type { Vault } from '../../session/vault.ts'
import { en } from '../../words/en.ts'
import { rpcRequest } from './rpcRequest.ts'

/** A device, and a server that keeps a share of each of its users. */
function setUp() {
  let account = 'ann'
  const wallets: Record<string, unknown> = {}
  const shares: Record<string, unknown> = {}
  const copied = async (bytes: Uint8Array) => bytes.slice()
  const vault = {
    read: async () => ({ user: { account }, wallets: { ...wallets } }),
    async keepWallet(of: string, wallet: unknown) {
      wallets[of] = wallet
    },
    ...{ seal: copied, open: copied },
  } as never as Vault
  const ask = (async (_path: string, { keep }: { keep?: unknown }) => {
    shares[account] ??= keep
    return { wallet: shares[account] ?? null }
  }) as never as AskServer
  return {
    wallet: createWallet({ vault, ask }),
    signIn(as: string) {
      account = as
    },
  }
}

test('error: nobody who signs in while it is shown signs for the account that was shown', async () => {
  const { wallet, signIn } = setUp()
  await wallet.make()
  signIn('bob')
  await wallet.make()
  signIn('ann')
  const address = (await wallet.addresses())?.eip155 ?? ''
  const ask = (meanwhile: string) =>
    rpcRequest(
      { method: 'personal_sign', params: ['Hello', address], chainId: 'eip155:1', address },
      {
        ...{ wallet, words: en, origin: 'https://evil.example', server: '', projectId: undefined },
        ...{ applicationName: undefined, keptSmartAccount: undefined },
        signal: new AbortController().signal,
        approve: async () => signIn(meanwhile),
      },
    )
  expect(await ask('ann')).toMatch(/^0x[\da-f]{130}$/)
  await expect(ask('bob')).rejects.toMatchObject({ code: 4900 })
})
