import {
  devAccounts,
  foyerErc20,
  type SmartAccountContracts,
  type StackContracts,
} from '@foyer/testing/stack'
import { stubSignature, toHybridAccount } from '@foyer/transactions/smart-accounts'
import {
  type Address,
  concat,
  createPublicClient,
  createTestClient,
  createWalletClient,
  custom,
  defineChain,
  type Hex,
  http,
  pad,
  parseEther,
} from 'viem'
import { createBundlerClient, formatUserOperationRequest } from 'viem/account-abstraction'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'

/** What JSON-RPC says. */
type Said = { result?: unknown; error?: { code?: number; message?: string } }

/** A bundler, and the chain that it brings operations onto. */
export interface BundlerWorld {
  /** JSON-RPC of an anvil. */
  readonly url: string
  readonly contracts: StackContracts
  readonly deployed: SmartAccountContracts
  /** Asks the bundler. */
  ask(method: string, params: unknown): Promise<Said>
}

/** What a client of a bundler has at hand. */
export function createBundlerClients({ url, ask }: Pick<BundlerWorld, 'url' | 'ask'>) {
  const chain = defineChain({
    ...{ id: 31337, name: 'Local', nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 } },
    rpcUrls: { default: { http: [url] } },
  })
  const client = createPublicClient({
    ...{ chain, transport: http(url), pollingInterval: 50, cacheTime: 0 },
  })
  const money = createTestClient({ mode: 'anvil', chain, transport: http(url) })
  const transport = custom(
    {
      async request({ method, params }: { method: string; params?: unknown }) {
        const { result, error } = await ask(method, params)
        if (error) throw Object.assign(new Error(error.message), error)
        return result
      },
    },
    { retryCount: 0 },
  )
  return {
    ...{ chain, client, money },
    wallet: createWalletClient({ chain, transport: http(url) }),
    bundler: createBundlerClient({ client, chain, transport, pollingInterval: 50 }),
    async makeAccount(value = parseEther('1')) {
      const owner = privateKeyToAccount(generatePrivateKey())
      const account = await toHybridAccount({ client, owner })
      await money.setBalance({ address: account.address, value })
      return account
    },
  }
}

const to = '0x00000000000000000000000000000000000000a1'

/** An account that is not there yet sends two payments in one operation, and is there afterwards. */
async function deploy(world: BundlerWorld) {
  const { client, bundler, makeAccount } = createBundlerClients(world)
  const account = await makeAccount()
  const before = await client.getBalance({ address: to })
  const hash = await bundler.sendUserOperation({
    account,
    calls: [
      { to, value: 5n },
      { to, value: 7n },
    ],
  })
  const receipt = await bundler.waitForUserOperationReceipt({ hash })
  return {
    success: receipt.success,
    isNamed: receipt.userOpHash === hash && receipt.sender === account.address,
    moved: Number((await client.getBalance({ address: to })) - before),
    isThere: await account.isDeployed(),
  }
}

/** Approval and transfer in one operation move a token; with one bad call nothing moves. */
async function batch(world: BundlerWorld) {
  const { client, money, wallet, bundler, makeAccount } = createBundlerClients(world)
  const account = await makeAccount()
  const minter = devAccounts()[9]?.address as Address
  await money.impersonateAccount({ address: minter })
  const token = { address: world.contracts.foyerDollar, abi: foyerErc20.abi } as const
  const minted = await wallet.writeContract({
    ...{ ...token, functionName: 'mint', args: [account.address, 100n], account: minter },
  })
  await client.waitForTransactionReceipt({ hash: minted })
  const balanceOf = (address: Address) =>
    client.readContract({ ...token, functionName: 'balanceOf', args: [address] })
  const before = await balanceOf(to)
  const transfer = (amount: bigint) =>
    ({ ...token, to: token.address, functionName: 'transfer', args: [to, amount] }) as const
  const approve = {
    ...token,
    to: token.address,
    functionName: 'approve',
    args: [to, 1n],
  } as const
  const hash = await bundler.sendUserOperation({ account, calls: [approve, transfer(60n)] })
  const { success } = await bundler.waitForUserOperationReceipt({ hash })
  const moved = Number((await balanceOf(to)) - before)
  const bad = [transfer(40n), transfer(40n)] as const
  const estimate = await bundler.sendUserOperation({ account, calls: bad }).then(
    () => 'taken',
    (error: Error) => (/revert/.test(error.message) ? 'reverted' : error.message.slice(0, 80)),
  )
  // With gas of its own it is not measured, and reverts on the chain: whole.
  const forced = await bundler
    .sendUserOperation({
      ...{ account, calls: bad },
      ...{ callGasLimit: 300_000n, verificationGasLimit: 300_000n, preVerificationGas: 100_000n },
    })
    .then(
      async (hash) => `success ${(await bundler.waitForUserOperationReceipt({ hash })).success}`,
      (error: Error) => `refused: ${error.message.split('\n')[0]?.slice(0, 80)}`,
    )
  return { success, moved, estimate, forced, left: Number(await balanceOf(account.address)) }
}

const patienceMs = 20_000

/** One that pays more takes the place of one that waits, and one that pays less does not. */
async function replace(world: BundlerWorld) {
  const { money, bundler, makeAccount } = createBundlerClients(world)
  const account = await makeAccount()
  await money.setAutomine(false)
  try {
    const prepared = await bundler.prepareUserOperation({ account, calls: [{ to, value: 1n }] })
    const { nonce, maxFeePerGas = 0n, maxPriorityFeePerGas = 0n } = prepared
    const again = (percent: bigint, value: bigint) =>
      bundler
        .sendUserOperation({
          ...{ account, nonce, calls: [{ to, value }] },
          maxFeePerGas: (maxFeePerGas * percent) / 100n,
          maxPriorityFeePerGas: (maxPriorityFeePerGas * percent) / 100n,
        })
        .catch(() => null)
    const sent = [await again(100n, 1n), await again(105n, 2n), await again(120n, 3n)]
    const isIn = async (hash: Hex | null) =>
      hash !== null &&
      (await bundler.getUserOperationReceipt({ hash }).then(
        ({ success }) => success,
        () => false,
      ))
    const late = performance.now() + patienceMs
    let included = [false, false, false]
    while (!included.includes(true) && performance.now() < late) {
      // A bundler takes a moment to send, and to replace what it sent.
      await new Promise((resolve) => setTimeout(resolve, 2_000))
      await money.mine({ blocks: 1 })
      included = await Promise.all(sent.map(isIn))
    }
    const outcomeOf = (at: number) =>
      sent[at] === null ? 'refused' : included[at] ? 'included' : 'not included'
    return { first: outcomeOf(0), with5More: outcomeOf(1), with20More: outcomeOf(2) }
  } finally {
    await money.setAutomine(true)
  }
}

/** Whatever the EntryPoint refuses: what is said of it. */
async function failures(world: BundlerWorld) {
  const { contracts, deployed } = world
  const { bundler, makeAccount } = createBundlerClients(world)
  const account = await makeAccount()
  const there = await makeAccount()
  const made = await bundler.sendUserOperation({ account: there, calls: [{ to, value: 0n }] })
  await bundler.waitForUserOperationReceipt({ hash: made })
  const poor = await makeAccount(0n)
  const other = await makeAccount()
  const good = await bundler.prepareUserOperation({ account, calls: [{ to, value: 1n }] })
  const known = await bundler.prepareUserOperation({ account: there, calls: [{ to, value: 1n }] })
  const signed = async (of: typeof account, operation: object) => {
    const signature = await of.signUserOperation(operation as never)
    return formatUserOperationRequest({ ...operation, signature } as never)
  }
  const { factory, factoryData, ...bare } = good
  const paid = (paymaster: Address, paymasterData: Hex) => ({
    ...{ ...known, paymaster, paymasterData, paymasterVerificationGasLimit: 100_000n },
    ...{ paymasterPostOpGasLimit: 1n, preVerificationGas: 200_000n },
  })
  const cases: Record<string, unknown> = {
    AA10: await signed(there, { ...known, factory, factoryData, preVerificationGas: 200_000n }),
    AA13: await signed(account, { ...good, factory: contracts.foyerToken }),
    AA14: await signed(account, { ...good, sender: other.address }),
    AA20: await signed(account, bare),
    AA21: await signed(poor, { ...good, sender: poor.address, ...(await poor.getFactoryArgs()) }),
    AA23: formatUserOperationRequest({ ...bare, sender: contracts.foyerToken } as never),
    AA24: await signed(other, { ...known, sender: there.address }),
    AA25: await signed(there, { ...known, nonce: known.nonce + 1n }),
    AA26: await signed(there, { ...known, verificationGasLimit: 45_000n }),
    AA31: await signed(there, paid(contracts.foyerToken, '0x')),
    AA33: await signed(there, paid(deployed.sponsor, '0x1234')),
    AA34: await signed(
      there,
      paid(deployed.sponsor, concat([pad('0x', { size: 64 }), stubSignature])),
    ),
  }
  const said: Record<string, string> = {}
  for (const [name, operation] of Object.entries(cases)) {
    const { error } = await world.ask('eth_sendUserOperation', [operation, deployed.entryPoint])
    const [code] = /AA\d\d/.exec(error?.message ?? '') ?? [error ? 'no code' : 'taken']
    said[name] = `${code} ${error?.code ?? ''}`.trim()
  }
  return said
}

/** What a client sees of any bundler: facts, to be compared. */
export const bundlerChecks = { deploy, batch, replace, failures }

/** What it sees of ours. */
export const outcomesOfOurs: {
  readonly [name in keyof typeof bundlerChecks]: Awaited<ReturnType<(typeof bundlerChecks)[name]>>
} = {
  deploy: { success: true, isNamed: true, moved: 12, isThere: true },
  batch: { success: true, moved: 60, estimate: 'reverted', forced: 'success false', left: 40 },
  replace: { first: 'not included', with5More: 'refused', with20More: 'included' },
  failures: {
    ...{ AA10: 'AA10 -32500', AA13: 'AA13 -32500', AA14: 'AA14 -32500', AA20: 'AA20 -32500' },
    ...{ AA21: 'AA21 -32500', AA23: 'AA23 -32500', AA24: 'AA24 -32507', AA25: 'AA25 -32500' },
    ...{ AA26: 'AA26 -32500', AA31: 'AA31 -32508', AA33: 'AA33 -32501', AA34: 'AA34 -32507' },
  },
}
