import { erc20Abi, parseAbi, parseEther } from 'viem'
import { Demo } from '../support/Demo.ts'
import { approveInFrame, frameOf, logIn } from '../support/emailLogin.ts'
import { me, requestsTo, tokenOf } from '../support/serverSessions.ts'
import { readDescription } from '../support/stack.ts'
import { expect, inMotion, test } from '../support/test.ts'
import { startTwoServers, type TwoServers } from '../support/twoServers.ts'
import { withFoyer } from '../support/withFoyer.ts'

test.use(inMotion)

/** Which processes answered a part of the interface, oldest first and each once. */
const answering = ({ answered }: TwoServers, part: string) => [
  ...new Set(answered.flatMap(({ path, process }) => (path.startsWith(part) ? [process] : []))),
]

test('a smart account signs in, sends and swaps at two processes, and loses nothing with one of them', async ({
  page,
  served,
}) => {
  test.setTimeout(180_000)
  const { chain, accounts } = served
  const { contracts } = await readDescription(served.demoUrl)
  const servers = await startTwoServers(served)
  try {
    const { url } = servers
    const demo = new Demo({ page, stack: served, walletScript: '' })
    const { view } = demo
    const frame = frameOf(page)
    const button = (name: string) => view.getByRole('button', { name, exact: true })

    await test.step('signs in before it is deployed, which the server verifies by ERC-6492', async () => {
      const backend = {
        ...{ blockchain: url, wallets: url, analytics: url, secureSite: servers.frameUrl },
        relay: `${url.replace(/^http/, 'ws')}/relay`,
      }
      const verified = requestsTo(page, 'verify')
      await demo.visit({ wallet: 'none', options: { backend, siwx: 'foyer' } })
      await logIn(demo, servers, `two-${Date.now()}@shop.example`)
      await button('Sign').click()
      await approveInFrame(page)
      await expect(demo.modal).toHaveAttribute('data-open', 'false', { timeout: 15_000 })
      expect(verified).toEqual([expect.stringContaining('6492'.repeat(16))])
    })
    const address = ((await demo.state()).chains.eip155?.address ?? '0x') as `0x${string}`
    expect(await chain.getCode({ address })).toBeUndefined()
    // By either of them, whichever of them signed the user in.
    const session = () => tokenOf(demo).then((token) => me(demo, servers, token))
    for (const _ of ['one', 'two']) expect(await session()).toMatchObject({ address })
    expect(answering(servers, '/v1/sign-in/me').sort()).toEqual([0, 1])

    await chain.setBalance({ address, value: parseEther('1') })
    const minted = await chain.writeContract({
      ...{ account: accounts[9]?.address ?? '0x', chain: null, address: contracts.foyerDollar },
      ...{ abi: parseAbi(['function mint(address, uint256)']), functionName: 'mint' },
      args: [address, 500_000_000n],
    })
    await chain.waitForTransactionReceipt({ hash: minted })

    await test.step('sends, and reads the receipt', async () => {
      const receiver = '0x00000000000000000000000000000000000000d1'
      await page.getByRole('button', { name: new RegExp(`${address.slice(-6)}$`) }).click()
      await button('Send').click()
      await view.getByRole('textbox', { name: 'Amount' }).fill('0.25')
      await view.getByRole('textbox', { name: 'Recipient' }).fill(receiver)
      await button('Preview Send').click()
      await button('Confirm').click()
      await approveInFrame(page)
      await expect(view.getByText('Read back from chain: matches')).toBeVisible({ timeout: 20_000 })
      expect(await chain.getBalance({ address: receiver })).toBe(parseEther('0.25'))
      await withFoyer(page, (foyer) => foyer.close())
    })
    expect(answering(servers, '/v1/bundler').sort()).toEqual([0, 1])

    await test.step('swaps, while the process that took the operation is killed before a block has it', async () => {
      await withFoyer(page, (foyer) =>
        foyer.open({
          view: 'Swap',
          arguments: { fromToken: 'FUSD', toToken: 'ETH', amount: '250' },
        } as never),
      )
      await expect(button('Review swap')).not.toHaveAttribute('aria-disabled', 'true', {
        timeout: 20_000,
      })
      await button('Review swap').click()
      await button('Approve and swap').click()
      await expect(frame.getByRole('heading', { name: 'Confirm 2 steps at once' })).toBeVisible()
      const killed = servers.killAfter('eth_sendUserOperation')
      // Nothing is in a block until the other one is alone.
      await chain.setAutomine(false)
      await approveInFrame(page)
      const lost = await killed
      await chain.setAutomine(true)
      const since = servers.answered.length
      await expect(demo.modal).toHaveAttribute('data-view', 'SwapDone', { timeout: 30_000 })
      await expect(view.getByText('Read back from chain: matches')).toBeVisible({ timeout: 20_000 })
      const after = servers.answered.slice(since).map(({ process }) => process)
      expect(new Set(after)).toEqual(new Set([1 - lost]))
    })
    const read = { address: contracts.foyerDollar, abi: erc20Abi } as const
    // Once, and not a second time by the one that is left.
    expect(await chain.readContract({ ...read, functionName: 'balanceOf', args: [address] })).toBe(
      250_000_000n,
    )
    expect(await session()).toMatchObject({ address })
  } finally {
    await chain.setAutomine(true)
    await servers.stop()
  }
})
