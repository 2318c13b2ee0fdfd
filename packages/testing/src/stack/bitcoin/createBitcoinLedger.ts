import { p2wpkh, RawTx, selectUTXO, Transaction } from '@scure/btc-signer'
import { pubECDSA, sha256 } from '@scure/btc-signer/utils.js'
import { bitcoinNetworks } from '../../bitcoin/BitcoinWalletAccount.ts'
import { type Block, describeBlock, genesis, mineBlock } from './blocks.ts'
import {
  checkTransaction,
  RefusedTransaction,
  type SpendableOutput,
  toHex,
} from './checkTransaction.ts'

/** A transaction that the chain has, or that waits for a block. */
export interface LedgerTransaction {
  readonly txid: string
  readonly transaction: Transaction
  readonly bytes: Uint8Array
  readonly fee: bigint
  /** `null` while it waits. */
  readonly height: number | null
  readonly isCoinbase: boolean
  /** Of each input, the output that it spends; empty on the first of a block. */
  readonly spent: readonly SpendableOutput[]
}

/** What is kept of a chain; plain JSON. */
export interface KeptLedger {
  readonly version: 1
  readonly blocks: readonly { readonly header: string; readonly txids: readonly string[] }[]
  readonly transactions: Readonly<Record<string, string>>
  readonly waiting: readonly string[]
}

/** A chain in memory: blocks, what is in them, and what waits for the next one. */
export interface BitcoinLedger {
  blocks(): readonly Block[]
  transaction(txid: string): LedgerTransaction | undefined
  /** Those that wait, oldest first. */
  waiting(): readonly LedgerTransaction[]
  /** All that pay a script or spend from it: those that wait first, then the newest block's. */
  transactionsOf(script: Uint8Array): readonly LedgerTransaction[]
  /** Which transaction spends an output. */
  spenderOf(txid: string, index: number): { txid: string; input: number } | undefined
  /** Takes a transaction in. @returns its id @throws RefusedTransaction */
  accept(bytes: Uint8Array): string
  /** Sends coins that were mined here. @returns the transaction's id */
  fund(script: Uint8Array, amountAtomic: bigint): string
  /** Puts whatever waits into a block. */
  mine(): Block
  keep(): KeptLedger
}

const { 'bitcoin:regtest': network } = bitcoinNetworks
/** Mined coins can be spent a hundred blocks later: after these, 500 bitcoin can. */
const firstBlocks = 110
const halvingBlocks = 150
const subsidy = 5_000_000_000n
/** Everything that is mined here belongs to it. Public knowledge. */
const faucetKey = sha256(new TextEncoder().encode('The faucet of a local chain'))
const faucetFeePerByte = 2n

/** Begins a chain, or goes on with one that was kept. */
export function createBitcoinLedger({
  now,
  kept,
}: {
  /** Milliseconds since 1970. */
  now(): number
  kept?: KeptLedger | undefined
}): BitcoinLedger {
  const blocks: Block[] = [genesis]
  const transactions = new Map<string, LedgerTransaction>()
  const byScript = new Map<string, Set<string>>()
  const spenders = new Map<string, { txid: string; input: number }>()
  let waiting: string[] = []
  const faucet = p2wpkh(pubECDSA(faucetKey), network)

  const spentBy = (txid: string, index: number): SpendableOutput | undefined => {
    const found = transactions.get(txid)
    if (!found || index >= found.transaction.outputsLength) return undefined
    const { script = new Uint8Array(), amount = 0n } = found.transaction.getOutput(index)
    return { script, amount, height: found.height, isCoinbase: found.isCoinbase }
  }
  const unspent = (txid: string, index: number) =>
    spenders.has(`${txid}:${index}`) ? undefined : spentBy(txid, index)
  const note = (script: Uint8Array, txid: string) => {
    const key = toHex(script)
    byScript.set(key, (byScript.get(key) ?? new Set()).add(txid))
  }
  const insert = (added: Omit<LedgerTransaction, 'spent'>) => {
    const { transaction, txid, isCoinbase } = added
    const inputs = Array.from({ length: isCoinbase ? 0 : transaction.inputsLength }, (_, input) => {
      const { txid: from = new Uint8Array(), index = 0 } = transaction.getInput(input)
      const id = toHex(from)
      spenders.set(`${id}:${index}`, { txid, input })
      return spentBy(id, index) as SpendableOutput
    })
    transactions.set(txid, { ...added, spent: inputs })
    for (const { script } of inputs) note(script, txid)
    for (let index = 0; index < transaction.outputsLength; index++)
      note(transaction.getOutput(index).script ?? new Uint8Array(), txid)
  }
  const accept = (bytes: Uint8Array): string => {
    const nextHeight = blocks.length
    const { transaction, fee } = checkTransaction({ bytes, spentBy: unspent, nextHeight })
    const txid = transaction.id
    if (transactions.has(txid)) throw new RefusedTransaction('txn-already-known')
    insert({ txid, transaction, bytes, fee, height: null, isCoinbase: false })
    waiting.push(txid)
    return txid
  }
  const append = (block: Block) => {
    const height = blocks.push(block) - 1
    for (const txid of block.txids) {
      const found = transactions.get(txid)
      if (found) transactions.set(txid, { ...found, height })
    }
    waiting = waiting.filter((txid) => !block.txids.includes(txid))
  }
  const addCoinbase = (bytes: Uint8Array, height: number): string => {
    const transaction = Transaction.fromRaw(bytes, anyShape)
    const txid = transaction.id
    insert({ txid, transaction, bytes, fee: 0n, height, isCoinbase: true })
    return txid
  }
  const mine = (): Block => {
    const height = blocks.length
    const fees = waiting.reduce((sum, txid) => sum + (transactions.get(txid)?.fee ?? 0n), 0n)
    const reward = (subsidy >> BigInt(Math.floor(height / halvingBlocks))) + fees
    const coinbase = addCoinbase(coinbaseOf({ height, reward, script: faucet.script }), height)
    const last = blocks.at(-1) ?? genesis
    const block = mineBlock({
      previous: last.hash,
      txids: [coinbase, ...waiting],
      timeSeconds: Math.max(last.timeSeconds + 1, Math.floor(now() / 1_000)),
    })
    append(block)
    return block
  }
  const transactionsOf = (script: Uint8Array) =>
    [...(byScript.get(toHex(script)) ?? [])]
      .flatMap((txid) => transactions.get(txid) ?? [])
      .sort((a, b) => (b.height ?? Infinity) - (a.height ?? Infinity) || 0)
  const fund = (script: Uint8Array, amount: bigint): string => {
    const outputs = transactionsOf(faucet.script)
      .filter(({ isCoinbase, height }) => !isCoinbase || blocks.length - (height ?? 0) >= 100)
      .flatMap(({ txid, transaction }) =>
        Array.from({ length: transaction.outputsLength }, (_, index) => ({ txid, index })),
      )
      .flatMap(({ txid, index }) => {
        const found = unspent(txid, index)
        if (!found || toHex(found.script) !== toHex(faucet.script)) return []
        return [{ txid, index, witnessUtxo: { script: found.script, amount: found.amount } }]
      })
    const chosen = selectUTXO(outputs, [{ script, amount }], 'default', {
      ...{ changeAddress: faucet.address ?? '', feePerByte: faucetFeePerByte, network },
      ...{ createTx: true, allowUnknownOutputs: true },
    })
    if (!chosen?.tx) throw new RefusedTransaction('The faucet has not mined enough yet.')
    chosen.tx.sign(faucetKey)
    chosen.tx.finalize()
    return accept(chosen.tx.extract())
  }

  if (kept) {
    for (const [at, { header, txids }] of kept.blocks.entries()) {
      for (const [index, txid] of txids.entries()) {
        const bytes = Buffer.from(kept.transactions[txid] ?? '', 'hex')
        if (index === 0) addCoinbase(bytes, at + 1)
        else accept(bytes)
      }
      append(describeBlock(Buffer.from(header, 'hex'), txids))
    }
    for (const txid of kept.waiting) accept(Buffer.from(kept.transactions[txid] ?? '', 'hex'))
  } else for (let count = 0; count < firstBlocks; count++) mine()

  return {
    blocks: () => blocks,
    transaction: (txid) => transactions.get(txid),
    waiting: () => waiting.flatMap((txid) => transactions.get(txid) ?? []),
    transactionsOf,
    spenderOf: (txid, index) => spenders.get(`${txid}:${index}`),
    ...{ accept, fund, mine },
    keep: () => ({
      version: 1,
      blocks: blocks.slice(1).map(({ header, txids }) => ({ header, txids })),
      transactions: Object.fromEntries(
        [...transactions].map(([txid, { bytes }]) => [txid, toHex(bytes)]),
      ),
      waiting,
    }),
  }
}

const anyShape = {
  ...{ allowUnknownInputs: true, allowUnknownOutputs: true, allowUnknownVersion: true },
  disableScriptCheck: true,
} as const

/** The first transaction of a block: makes its coins, and names its height so that no two are alike. */
function coinbaseOf({
  height,
  reward,
  script,
}: {
  height: number
  reward: bigint
  script: Uint8Array
}): Uint8Array {
  return RawTx.encode({
    ...{ version: 2, segwitFlag: false, lockTime: 0, witnesses: undefined },
    inputs: [
      {
        ...{ txid: new Uint8Array(32), index: 0xffffffff, sequence: 0xffffffff },
        finalScriptSig: Uint8Array.of(3, height & 0xff, (height >> 8) & 0xff, height >> 16),
      },
    ],
    outputs: [{ amount: reward, script }],
  })
}
