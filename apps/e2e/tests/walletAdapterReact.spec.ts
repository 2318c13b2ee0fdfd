import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { addBurner, burner } from '../support/burner.ts'
import { serveFolder } from '../support/serveFolder.ts'
import { isSigned } from '../support/solanaSigning.ts'
import { connect, fund, lamportsOf, test } from '../support/solanaStack.ts'
import { expect } from '../support/test.ts'
import { withFoyer } from '../support/withFoyer.ts'

const hostFolder = fileURLToPath(new URL('../hosts/walletAdapter', import.meta.url))

test('an application of @solana/wallet-adapter-react sees, uses and leaves our connection', async ({
  demo,
  page,
  served: { solana },
}) => {
  test.setTimeout(90_000)
  const folder = await mkdtemp(join(tmpdir(), 'foyer-wallet-adapter-'))
  await build({
    ...{ root: hostFolder, configFile: false, logLevel: 'error' },
    build: { outDir: folder, target: 'es2022', modulePreload: false, minify: false },
  })
  const host = await serveFolder(folder)
  try {
    const to = solana.accounts[8]?.address ?? ''
    await addBurner(page, solana)
    const url = new URL(host.url)
    url.search = new URLSearchParams({
      ...{ chain: solana.caipNetworkId, rpc: solana.url, ws: solana.webSocketUrl, to },
    }).toString()
    await page.goto(url.href)
    const facts = page.locator('#facts')
    const answer = page.locator('output')
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
    await expect(facts).toHaveText('nobody')

    await connect(demo, burner)
    const account = () =>
      withFoyer(page, (foyer) => foyer.getState().chains.solana?.address ?? 'none')
    const address = await account()
    await expect(facts).toHaveText(address)
    await press('Sign')
    await expect(answer).toHaveText(/^\d+(,\d+){63}$/)
    const signature = ((await answer.textContent()) ?? '').split(',').map(Number)
    const publicKey = await withFoyer(page, (foyer) => [
      ...(foyer.getProvider('solana').accounts[0]?.publicKey ?? []),
    ])
    expect(isSigned('Hello', { signature, publicKey })).toBe(true)

    await fund(solana, address, 0n)
    const before = await lamportsOf(solana, to)
    await press('Send')
    await expect(answer).toHaveText(/^[1-9A-HJ-NP-Za-km-z]{86,88}$/)
    expect(await lamportsOf(solana, to)).toBe(before + 1_234_567)

    // What happens in the wallet is seen there, too.
    await page.evaluate(() => window.burner.switchAccount())
    await expect(facts).not.toHaveText(address)
    const other = await account()
    await expect(facts).toHaveText(other)
    await page.reload()
    await expect(facts).toHaveText(other)
    expect(await account()).toBe(other)
    await page.evaluate(() => window.foyer.disconnect())
    await expect(facts).toHaveText('nobody')
  } finally {
    host.stop()
    await rm(folder, { recursive: true, force: true })
  }
})
