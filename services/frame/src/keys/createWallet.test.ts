import { expect, test } from 'vitest'
import type { AskServer } from '../session/askServer.ts'
import type { DeviceWallet, Vault } from '../session/vault.ts'
import { createWallet } from './createWallet.ts'

/** A device, and a server that falls silent before or after it has kept something. */
function setUp() {
  let own: DeviceWallet | undefined
  let kept: unknown = null
  let silent: 'before' | 'after' | null = null
  const copied = async (bytes: Uint8Array) => bytes.slice()
  const vault = {
    read: async () => ({ user: { account: 'ann' }, wallets: own ? { ann: own } : {} }),
    async keepWallet(_of: string, wallet: DeviceWallet) {
      own = wallet
    },
    ...{ seal: copied, open: copied },
  } as never as Vault
  const ask = (async (_path: string, { keep }: { keep?: unknown }) => {
    if (keep === undefined) return { wallet: kept }
    if (silent === 'before') throw new Error('silent')
    kept = keep
    if (silent === 'after') throw new Error('silent')
    return { wallet: kept }
  }) as never as AskServer
  return {
    wallet: createWallet({ vault, ask }),
    fall(how: typeof silent) {
      silent = how
    },
  }
}

test.each(['before', 'after'] as const)(
  'behavior: a server that falls silent %s it has kept new shares costs nobody the wallet, nor its recovery code',
  async (how) => {
    const { wallet, fall } = setUp()
    await wallet.make()
    const phrase = await wallet.phrase()
    fall(how)
    await expect(wallet.renew()).rejects.toThrow('silent')
    expect(await wallet.needsShare()).toBe(false)
    expect(await wallet.phrase()).toBe(phrase)
    const code = (await wallet.unseenCode()) ?? ''
    expect(await wallet.recover(code)).toBe(true)
    fall(null)
    await wallet.renew()
    expect(await wallet.phrase()).toBe(phrase)
  },
)
