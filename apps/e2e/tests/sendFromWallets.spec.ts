import type { StackContracts } from '@foyer/testing/stack'
import { type Address, erc20Abi, erc721Abi, parseAbi } from 'viem'
import { Demo } from '../support/Demo.ts'
import type { PhoneWallet } from '../support/phoneWallet.ts'
import { relayOf } from '../support/realServer.ts'
import { readDescription, type TestStack } from '../support/stack.ts'
import { test as base, expect } from '../support/test.ts'

/** On the stack as `npm start` has it. */
const test = base.extend({
  demo: async ({ page, served, walletScript }, use) =>
    use(new Demo({ page, stack: served, walletScript })),
})

/** Each has an account of its own, which holds one of everything. */
interface Holder {
  readonly served: TestStack
  readonly contracts: StackContracts
  readonly demo: Demo
  readonly account: { readonly address: Address; readonly privateKey: `0x${string}` }
  readonly rpcUrl: string
  startPhone(): Promise<PhoneWallet>
}

/** The stack gives tokens to three accounts; its tenth may give them to more. */
async function mintFor({ account: { address: to }, served, contracts }: Holder) {
  const minter = served.accounts[9]?.address
  if (!minter) throw new Error('The stack has no tenth account')
  for (const [address, signature, args] of [
    [contracts.foyerDollar, 'function mint(address, uint256)', [to, 10_000_000n]],
    [contracts.legacyDollar, 'function mint(address, uint256)', [to, 10_000_000n]],
    [contracts.foyerDoors, 'function mint(address)', [to]],
    [contracts.foyerKeys, 'function mint(address, uint256, uint256)', [to, 1n, 5n]],
  ] as const) {
    const hash = await served.chain.writeContract({
      ...{ address, abi: parseAbi([signature]), functionName: 'mint', args, account: minter },
    })
    await served.chain.waitForTransactionReceipt({ hash })
  }
}

/** In the page: announced by itself, or given by the application. */
async function connectInPage({ demo, account, rpcUrl }: Holder, place: 'announced' | 'own') {
  const wallet = { name: 'Acorn', rdns: 'dev.foyer.acorn', accounts: [account.address], rpcUrl }
  await demo.addWallets({ ...wallet, place })
  await demo.visit({ wallet: 'none' })
  await demo.openConnect()
  await demo.row('Acorn').click()
}

const wallets: Readonly<
  Record<string, { index: number; connect(holder: Holder): Promise<unknown> }>
> = {
  'a browser wallet': {
    index: 1,
    connect: (holder) => connectInPage(holder, 'announced'),
  },
  'a wallet of the application': {
    index: 3,
    async connect(holder) {
      await mintFor(holder)
      await connectInPage(holder, 'own')
      const typesOfConnectors = async () =>
        Object.values((await holder.demo.state()).chains).map(({ connector }) => connector?.type)
      await expect.poll(typesOfConnectors).toEqual(['EXTERNAL'])
    },
  },
  'a phone over WalletConnect': {
    index: 2,
    async connect({ demo, startPhone }) {
      await demo.visit({ wallet: 'none' })
      await demo.openConnect()
      await demo.row('WalletConnect').click()
      const code = demo.view.locator('[data-uri]')
      await expect(code).toBeVisible()
      const phone = await startPhone()
      await phone.scan((await code.getAttribute('data-uri')) ?? '')
    },
  },
}

for (const [kind, { index, connect }] of Object.entries(wallets))
  test(`each kind of token is sent from ${kind}, exact to the unit`, async ({
    demo,
    served,
    startPhone,
  }) => {
    test.setTimeout(120_000)
    await demo.page.clock.install()
    await demo.page.emulateMedia({ reducedMotion: 'reduce' })
    const { parts, contracts } = await readDescription(served.demoUrl)
    const account = served.accounts[index]
    const receiver = served.accounts[index + 4]?.address
    const url = parts.find(({ name }) => name === 'server')?.url
    if (!account || !receiver || !url) throw new Error('The stack lacks something')
    const rpcUrl = served.rpcUrls[0]
    const { privateKey } = account
    await connect({
      ...{ demo, account, rpcUrl, served, contracts },
      startPhone: () => startPhone({ relayUrl: relayOf({ url }), privateKey, rpcUrl }),
    })
    await expect(demo.modal).toHaveAttribute('data-open', 'false')
    await demo.page
      .getByRole('button', { name: new RegExp(`${account.address.slice(-6)}$`) })
      .click()
    await expect(demo.modal).toHaveAttribute('data-view', 'Account')
    const { view } = demo
    const button = (name: string | RegExp) =>
      view.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })
    const confirm = async () => {
      await view.getByRole('textbox', { name: 'Recipient' }).fill(receiver)
      await button('Preview Send').click()
      await expect(view.locator('.address-block')).toHaveText(receiver)
      await button('Confirm').click()
      // Seconds pass in the page, one by one: it looks again and again.
      await expect(async () => {
        await demo.page.clock.runFor(1_000)
        await expect(view.getByText('Read back from chain: matches')).toBeVisible({ timeout: 1 })
      }).toPass({ intervals: [50], timeout: 20_000 })
      await button('Done').click()
      await expect(demo.modal).toHaveAttribute('data-view', 'Account')
    }

    const nativeBefore = await served.chain.getBalance({ address: receiver })
    await button('Send').click()
    await view.getByRole('textbox', { name: 'Amount' }).fill('0.000000000000000001')
    await confirm()
    expect((await served.chain.getBalance({ address: receiver })) - nativeBefore).toBe(1n)

    for (const [address, row] of [
      [contracts.foyerDollar, /^Foyer Dollar, /],
      [contracts.legacyDollar, /^Legacy Dollar, /],
    ] as const) {
      const balanceOf = () =>
        served.chain.readContract({
          ...{ address, abi: erc20Abi, functionName: 'balanceOf', args: [receiver] },
        })
      const before = await balanceOf()
      await button('Send').click()
      await button(/change token/).click()
      await button(row).click()
      await view.getByRole('textbox', { name: 'Amount' }).fill('0.000001')
      await confirm()
      expect((await balanceOf()) - before).toBe(1n)
    }

    await view.getByRole('tab', { name: 'NFTs' }).click()
    await button(/^Door #/).click()
    await button('Send').click()
    await confirm()
    expect(
      await served.chain.readContract({
        ...{ address: contracts.foyerDoors, abi: erc721Abi },
        ...{ functionName: 'balanceOf', args: [receiver] },
      }),
    ).toBe(1n)

    await view.getByRole('tab', { name: 'NFTs' }).click()
    await button(/^Key #1/).click()
    await button('Send').click()
    await confirm()
    expect(
      await served.chain.readContract({
        address: contracts.foyerKeys,
        abi: parseAbi(['function balanceOf(address, uint256) view returns (uint256)']),
        functionName: 'balanceOf',
        args: [receiver, 1n],
      }),
    ).toBe(1n)
  })
