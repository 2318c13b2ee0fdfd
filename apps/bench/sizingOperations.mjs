// What operations of smart accounts take of a server: on a local chain with a block each second, beside what the chain does
// without a server. Owners sign before the clock runs.
import { setTimeout as wait } from 'node:timers/promises'
import { deploySmartAccounts, smartAccountKeys } from '@foyer/testing/stack'
import { toHybridAccount } from '@foyer/transactions/smart-accounts'
import pg from 'pg'
import {
  createPublicClient,
  createTestClient,
  createWalletClient,
  defineChain,
  encodeFunctionData,
  http,
  keccak256,
  parseEther,
  parseGwei,
  stringToHex,
} from 'viem'
import {
  entryPoint07Abi,
  entryPoint07Address,
  formatUserOperationRequest,
  toPackedUserOperation,
} from 'viem/account-abstraction'
import { privateKeyToAccount, privateKeyToAddress } from 'viem/accounts'
import { quantile } from './report.mjs'

const network = 'eip155:31337'
/** As many as a server keeps of one sender. */
const ofAccount = 4
/** Handed in at once. */
const atOnce = 32
/** In one transaction, as the server does it. */
const inTransaction = 50
/** Between two, where it is measured how long one takes. */
const paceMs = 100
const lookMs = 50
const patienceMs = 300_000
const to = '0x00000000000000000000000000000000000000d1'
const fees = { maxFeePerGas: parseGwei('20'), maxPriorityFeePerGas: parseGwei('1') }
/** Far more than a first operation takes. */
const firstGas = {
  ...{ callGasLimit: 60_000n, verificationGasLimit: 260_000n, preVerificationGas: 120_000n },
}

/** What the server has to be told, once the accounts' contracts are on its chain. */
export async function bundlerSettings(evm) {
  if (!(await deploySmartAccounts(evm)))
    throw new Error('The packages of smart accounts are not installed')
  return { BUNDLER_KEYS: `${network}=${smartAccountKeys().bundler}` }
}

/**
 * @param {{ evm: { url: string, accounts: { address: string }[] }, serverUrl: string, databaseUrl: string,
 *   accountCount: number, cpuSeconds: () => Promise<number> }} parameters
 * @returns {Promise<{ cpuMs: number, failures: number, rows: string[][] }>} the processor time of one operation, and rows
 *   of a table: what, with the server, without it
 */
export async function measureOperations({ evm, serverUrl, databaseUrl, accountCount, cpuSeconds }) {
  const chain = defineChain({
    ...{ id: 31337, name: 'Local', nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 } },
    rpcUrls: { default: { http: [evm.url] } },
  })
  const transport = http(evm.url)
  const client = createPublicClient({ chain, transport, cacheTime: 0, pollingInterval: lookMs })
  const money = createTestClient({ mode: 'anvil', chain, transport })
  const wallet = createWalletClient({ chain, transport })
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  const world = { client, wallet, ask: askBundler(serverUrl), sender: evm.accounts[1].address }
  try {
    const accounts = await makeAccounts({ ...world, money, accountCount })
    await money.setIntervalMining({ interval: 1 })
    const sign = await createSigner({ ...world, accounts })

    const burst = await sign(0, ofAccount)
    const [before, cpuBefore] = [await readDatabase(database), await cpuSeconds()]
    const ours = await handInAll({ ...world, operations: burst })
    const [after, cpuAfter] = [await readDatabase(database), await cpuSeconds()]
    const checksASecond = await checkAll({ ...world, operations: await sign(ofAccount, ofAccount) })
    const bare = await sendBundles({ ...world, operations: await sign(ofAccount, ofAccount) })

    const paced = await handInPaced({ ...world, operations: await sign(2 * ofAccount, 1) })
    const transfers = await transferPaced({ ...world, count: accountCount })

    const count = burst.length
    const aSecond = (rate) => `${Number(rate.toPrecision(2)).toLocaleString('en')} a second`
    const each = (bytes) => `${Math.round(bytes / count).toLocaleString('en')} bytes`
    const seconds = (times, q) => `${(quantile(times, q) / 1_000).toFixed(1)} s`
    return {
      cpuMs: ((cpuAfter - cpuBefore) * 1_000) / count,
      failures: ours.failures + paced.failures,
      rows: [
        [
          `taken, while ${accountCount} accounts hand in ${count}`,
          aSecond(ours.takenASecond),
          `the node checks ${aSecond(checksASecond)}`,
        ],
        [
          'brought onto a chain with a block each second',
          aSecond(ours.doneASecond),
          `in transactions of ${inTransaction}, sent by hand: ${aSecond(bare)}`,
        ],
        [
          `until the receipt, of ${1_000 / paceMs} a second: half of them, 95 of 100`,
          `${seconds(paced.times, 0.5)}, ${seconds(paced.times, 0.95)}`,
          `a transfer, sent to the node: ${seconds(transfers, 0.5)}, ${seconds(transfers, 0.95)}`,
        ],
        [
          'rows of the database for each, with indexes',
          `${((after.rows - before.rows) / count).toFixed(0)}, ${each(after.bytes - before.bytes)}`,
          '',
        ],
        ['what PostgreSQL writes for each (WAL)', each(after.written - before.written), ''],
      ],
    }
  } finally {
    await database.end()
  }
}

const askBundler = (serverUrl) => async (method, params) => {
  const answer = await fetch(`${serverUrl}/v1/bundler?chainId=${network}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const { result, error } = await answer.json()
  if (result === undefined) throw new Error(`${method}: ${JSON.stringify(error)}`)
  return result
}

/** Each is brought onto the chain by its first operation; what does that is compiled by then. */
async function makeAccounts({ client, money, ask, accountCount }) {
  const accounts = await Promise.all(
    Array.from({ length: accountCount }, (_, index) =>
      toHybridAccount({
        client,
        owner: privateKeyToAccount(keccak256(stringToHex(`own ${index}`))),
      }),
    ),
  )
  await inTurns(accounts, async (account) => {
    await money.setBalance({ address: account.address, value: parseEther('100') })
    const operation = {
      ...{ ...firstGas, ...fees, sender: account.address, nonce: 0n },
      ...(await account.getFactoryArgs()),
      callData: await account.encodeCalls([{ to, value: 1n }]),
    }
    const signature = await account.signUserOperation(operation)
    await ask('eth_sendUserOperation', [
      formatUserOperationRequest({ ...operation, signature }),
      entryPoint07Address,
    ])
  })
  const isThere = async ({ address }) => (await client.getCode({ address })) !== undefined
  await until(async () => (await Promise.all(accounts.map(isThere))).every(Boolean))
  return accounts
}

/** Makes operations that wait for no other one: each has a key of its own in its number. */
async function createSigner({ ask, accounts }) {
  const bare = async (account, key) => ({
    ...{ ...fees, sender: account.address, nonce: BigInt(key + 1) << 64n },
    callData: await account.encodeCalls([{ to, value: 1n }]),
  })
  const [first] = accounts
  const marks = await ask('eth_estimateUserOperationGas', [
    formatUserOperationRequest({
      ...{ ...(await bare(first, 0)), callGasLimit: 0n, verificationGasLimit: 0n },
      ...{ preVerificationGas: 0n, signature: await first.getStubSignature() },
    }),
    entryPoint07Address,
  ])
  const gas = Object.fromEntries(Object.entries(marks).map(([name, hex]) => [name, BigInt(hex)]))
  return async (firstKey, keys) => {
    const operations = []
    for (let key = firstKey; key < firstKey + keys; key++)
      for (const account of accounts) {
        const operation = { ...gas, ...(await bare(account, key)) }
        operations.push({ ...operation, signature: await account.signUserOperation(operation) })
      }
    return operations
  }
}

/** As fast as the server takes them. */
async function handInAll({ client, ask, operations }) {
  const done = await watchDone(client)
  const began = performance.now()
  const hashes = []
  let failures = 0
  await inTurns(operations, async (operation) => {
    await handIn(ask, operation).then(
      (hash) => hashes.push(hash),
      ({ message }) => {
        if (failures++ === 0) console.error(message)
      },
    )
  })
  const takenMs = performance.now() - began
  await until(() => hashes.every((hash) => done.at.has(hash)))
  await done.stop()
  const doneMs = Math.max(...hashes.map((hash) => done.at.get(hash))) - began
  await inTurns(hashes, (hash) => readReceipt(ask, hash))
  return {
    takenASecond: (hashes.length * 1_000) / takenMs,
    doneASecond: (hashes.length * 1_000) / doneMs,
    failures,
  }
}

/** One after the other, in a pace that the chain keeps: from handing in to its receipt. */
async function handInPaced({ client, ask, operations }) {
  const done = await watchDone(client)
  const paced = await inPace(operations, async (operation) => {
    const hash = await handIn(ask, operation)
    await until(() => done.at.has(hash))
    await readReceipt(ask, hash)
  })
  await done.stop()
  return paced
}

/** The same with transfers that are handed to the node. */
async function transferPaced({ client, wallet, sender, count }) {
  const nonce = await client.getTransactionCount({ address: sender })
  const nonces = Array.from({ length: count }, (_, index) => nonce + index)
  const { times } = await inPace(nonces, async (nonce) => {
    const transaction = { account: sender, to, value: 1n, gas: 30_000n, nonce }
    const hash = await wallet.sendTransaction(transaction)
    await client.waitForTransactionReceipt({ hash })
  })
  return times
}

/** What the server asks the node of each operation before it takes it, asked by nobody else. */
async function checkAll({ client, operations }) {
  const from = privateKeyToAddress(smartAccountKeys().bundler)
  const began = performance.now()
  await inTurns(operations, (operation) =>
    client.call({ account: from, to: entryPoint07Address, data: bundle([operation], from) }),
  )
  return (operations.length * 1_000) / (performance.now() - began)
}

/** The same operations in transactions of that many, one on its way at a time. */
async function sendBundles({ client, wallet, sender, operations }) {
  const began = performance.now()
  for (let index = 0; index < operations.length; index += inTransaction) {
    const data = bundle(operations.slice(index, index + inTransaction), sender)
    const hash = await wallet.sendTransaction({
      ...{ account: sender, to: entryPoint07Address, data, gas: 15_000_000n },
    })
    const { status } = await client.waitForTransactionReceipt({ hash })
    if (status !== 'success') throw new Error(`The chain refused what it took as single operations`)
  }
  return (operations.length * 1_000) / (performance.now() - began)
}

const bundle = (operations, beneficiary) =>
  encodeFunctionData({
    ...{ abi: entryPoint07Abi, functionName: 'handleOps' },
    args: [operations.map((operation) => toPackedUserOperation(operation)), beneficiary],
  })

const handIn = (ask, operation) =>
  ask('eth_sendUserOperation', [formatUserOperationRequest(operation), entryPoint07Address])

async function readReceipt(ask, hash) {
  const receipt = await ask('eth_getUserOperationReceipt', [hash])
  if (!receipt?.success) throw new Error(`${hash} was done, and its receipt says ${receipt}`)
}

/** When operations came onto the chain, by hash, as the node itself tells: asking the server would be part of the load. */
async function watchDone(client) {
  const at = new Map()
  let fromBlock = (await client.getBlockNumber()) + 1n
  let isOver = false
  const looking = (async () => {
    while (!isOver) {
      const latest = await client.getBlockNumber()
      if (latest >= fromBlock) {
        const events = await client.getContractEvents({
          ...{ address: entryPoint07Address, abi: entryPoint07Abi },
          ...{ eventName: 'UserOperationEvent', fromBlock, toBlock: latest },
        })
        for (const { args } of events) at.set(args.userOpHash, performance.now())
        fromBlock = latest + 1n
      }
      await wait(lookMs)
    }
  })()
  return {
    at,
    async stop() {
      isOver = true
      await looking
    },
  }
}

/** Some at once, each once. */
async function inTurns(items, run) {
  const rest = [...items]
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let item = rest.shift(); item !== undefined; item = rest.shift()) await run(item)
    }),
  )
}

/** @returns how long each took that did not fail, in ms */
async function inPace(items, run) {
  const began = performance.now()
  const times = []
  let failures = 0
  await Promise.all(
    items.map(async (item, index) => {
      await wait(Math.max(0, began + index * paceMs - performance.now()))
      const startMs = performance.now()
      try {
        await run(item)
        times.push(performance.now() - startMs)
      } catch ({ message }) {
        if (failures++ === 0) console.error(message)
      }
    }),
  )
  return { times, failures }
}

async function until(isTrue) {
  const began = performance.now()
  while (!(await isTrue())) {
    if (performance.now() - began > patienceMs)
      throw new Error(`Operations are not on the chain after ${patienceMs / 1_000} s`)
    await wait(lookMs)
  }
}

async function readDatabase(database) {
  const { rows } = await database.query(
    `select (select count(*) from foyer.user_operations) as rows,
      pg_total_relation_size('foyer.user_operations') as bytes,
      pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as written`,
  )
  return Object.fromEntries(Object.entries(rows[0]).map(([name, value]) => [name, Number(value)]))
}
