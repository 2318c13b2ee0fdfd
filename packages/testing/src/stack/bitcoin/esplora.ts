import { Address, OutScript } from '@scure/btc-signer'
import { bitcoinNetworks } from '../../bitcoin/BitcoinWalletAccount.ts'
import type { Block } from './blocks.ts'
import { RefusedTransaction, type SpendableOutput, toHex } from './checkTransaction.ts'
import type { BitcoinLedger, LedgerTransaction } from './createBitcoinLedger.ts'

/** What is answered: a text as it is, anything else as JSON. */
export interface EsploraAnswer {
  readonly status: number
  readonly body: unknown
}

const { 'bitcoin:regtest': network } = bitcoinNetworks
const coder = Address(network)
const pageLength = 25
const mostFunded = 10_000_000_000n

const notFound = (what: string): EsploraAnswer => ({ status: 404, body: `${what} not found` })
const ok = (body: unknown): EsploraAnswer => ({ status: 200, body })

/**
 * The HTTP interface of Esplora over a ledger, and two calls of our own: `POST /regtest/faucet` with
 * `{ address, amount }` in satoshis, and `POST /regtest/mine`.
 *
 * @see https://github.com/Blockstream/esplora/blob/master/API.md
 */
export function answerEsplora({
  ledger,
  method,
  path,
  body,
}: {
  ledger: BitcoinLedger
  method: string
  path: string
  body: string
}): EsploraAnswer {
  const [resource = '', id = '', detail = '', more = '', last = ''] = path.split('/').slice(1)
  if (method === 'POST') return post({ ledger, path, body })
  switch (resource) {
    case 'blocks':
      if (id === 'tip') return tip(ledger, detail)
      return blocksFrom(ledger, id)
    case 'block-height': {
      const block = ledger.blocks()[Number(id)]
      return /^\d{1,9}$/.test(id) && block ? ok(block.hash) : notFound('Block')
    }
    case 'block':
      return blockPart(ledger, id, detail, more)
    case 'tx':
      return transactionPart(ledger, id, detail, more)
    case 'address':
      return addressPart(ledger, id, [detail, more, last])
    case 'mempool':
      return mempool(ledger, id)
    case 'fee-estimates':
      return ok({ '1': 2, '3': 1.5, '6': 1, '144': 1 })
    default:
      return notFound('Resource')
  }
}

function post({
  ledger,
  path,
  body,
}: {
  ledger: BitcoinLedger
  path: string
  body: string
}): EsploraAnswer {
  try {
    if (path === '/tx') {
      const text = body.trim()
      if (!/^(?:[\da-f]{2})+$/i.test(text)) return { status: 400, body: 'Invalid hex string' }
      return ok(ledger.accept(Buffer.from(text, 'hex')))
    }
    if (path === '/regtest/mine') return ok({ hash: ledger.mine().hash })
    if (path === '/regtest/faucet') {
      const { address, amount = 100_000_000 } = JSON.parse(body)
      const script = scriptOf(String(address))
      if (!script || !Number.isSafeInteger(amount) || amount < 546 || BigInt(amount) > mostFunded)
        return {
          status: 400,
          body: 'Expected {"address", "amount"} with 546 to 10000000000 satoshis',
        }
      return ok({ txid: ledger.fund(script, BigInt(amount)) })
    }
    return notFound('Resource')
  } catch (error) {
    if (error instanceof RefusedTransaction)
      return { status: 400, body: `sendrawtransaction RPC error: ${error.message}` }
    if (error instanceof SyntaxError) return { status: 400, body: 'Invalid JSON' }
    throw error
  }
}

function tip(ledger: BitcoinLedger, detail: string): EsploraAnswer {
  const blocks = ledger.blocks()
  if (detail === 'height') return ok(`${blocks.length - 1}`)
  return detail === 'hash' ? ok(blocks.at(-1)?.hash) : notFound('Resource')
}

function blocksFrom(ledger: BitcoinLedger, from: string): EsploraAnswer {
  const blocks = ledger.blocks()
  const start = /^\d{1,9}$/.test(from)
    ? Math.min(Number(from), blocks.length - 1)
    : blocks.length - 1
  const heights = Array.from({ length: Math.min(10, start + 1) }, (_, index) => start - index)
  return ok(heights.map((height) => blockJson(ledger, height)))
}

function blockPart(ledger: BitcoinLedger, hash: string, detail: string, start: string) {
  const height = ledger.blocks().findIndex((block) => block.hash === hash)
  const block = ledger.blocks()[height]
  if (!block) return notFound('Block')
  switch (detail) {
    case '':
      return ok(blockJson(ledger, height))
    case 'header':
      return ok(block.header)
    case 'txids':
      return ok(block.txids)
    case 'status':
      return ok({
        ...{ in_best_chain: true, height },
        next_best: ledger.blocks()[height + 1]?.hash ?? null,
      })
    case 'txs': {
      const from = Number(start || 0)
      const page = block.txids.slice(from, from + pageLength)
      return ok(page.flatMap((txid) => transactionJson(ledger, txid) ?? []))
    }
    default:
      return notFound('Resource')
  }
}

function transactionPart(ledger: BitcoinLedger, txid: string, detail: string, more: string) {
  const found = ledger.transaction(txid)
  if (!found) return notFound('Transaction')
  const outspend = (index: number) => {
    const spender = ledger.spenderOf(txid, index)
    if (!spender) return { spent: false }
    const by = ledger.transaction(spender.txid)
    return { spent: true, txid: spender.txid, vin: spender.input, status: statusOf(ledger, by) }
  }
  switch (detail) {
    case '':
      return ok(transactionJson(ledger, txid))
    case 'status':
      return ok(statusOf(ledger, found))
    case 'hex':
      return ok(toHex(found.bytes))
    case 'outspend':
      return ok(outspend(Number(more)))
    case 'outspends':
      return ok(Array.from({ length: found.transaction.outputsLength }, (_, at) => outspend(at)))
    default:
      return notFound('Resource')
  }
}

function addressPart(ledger: BitcoinLedger, address: string, details: readonly string[]) {
  const script = scriptOf(address)
  if (!script) return { status: 400, body: 'Invalid Bitcoin address' }
  const all = ledger.transactionsOf(script)
  const confirmed = all.filter(({ height }) => height !== null)
  const pending = all.filter(({ height }) => height === null)
  const json = (found: readonly LedgerTransaction[]) =>
    ok(found.flatMap(({ txid }) => transactionJson(ledger, txid) ?? []))
  const [detail, more, last] = details
  switch (detail) {
    case '':
      return ok({
        address,
        chain_stats: statsOf(confirmed, script),
        mempool_stats: statsOf(pending, script),
      })
    case 'utxo':
      return ok(
        outputsTo(all, script)
          .filter(({ txid, vout }) => !ledger.spenderOf(txid, vout))
          .map(({ txid, vout, value }) => ({
            ...{ txid, vout, value },
            status: statusOf(ledger, ledger.transaction(txid)),
          })),
      )
    case 'txs': {
      if (more === 'mempool') return json(pending)
      const after = last ? confirmed.findIndex(({ txid }) => txid === last) + 1 : 0
      const page = confirmed.slice(after, after + pageLength)
      return json(more === 'chain' ? page : [...pending, ...page])
    }
    default:
      return notFound('Resource')
  }
}

function mempool(ledger: BitcoinLedger, detail: string): EsploraAnswer {
  const waiting = ledger.waiting()
  const sum = (values: readonly number[]) => values.reduce((one, other) => one + other, 0)
  if (detail === 'txids') return ok(waiting.map(({ txid }) => txid))
  if (detail === 'recent')
    return ok(
      waiting.slice(-10).map(({ txid, fee, transaction }) => ({
        txid,
        fee: Number(fee),
        vsize: transaction.vsize,
      })),
    )
  return ok({
    count: waiting.length,
    vsize: sum(waiting.map(({ transaction }) => transaction.vsize)),
    total_fee: sum(waiting.map(({ fee }) => Number(fee))),
    fee_histogram: [],
  })
}

function outputsTo(transactions: readonly LedgerTransaction[], script: Uint8Array) {
  const wanted = toHex(script)
  return transactions.flatMap(({ txid, transaction }) =>
    Array.from({ length: transaction.outputsLength }, (_, vout) => {
      const output = transaction.getOutput(vout)
      return { txid, vout, value: Number(output.amount), script: toHex(output.script ?? none) }
    }).filter((output) => output.script === wanted),
  )
}

const none = new Uint8Array()

function statsOf(transactions: readonly LedgerTransaction[], script: Uint8Array) {
  const funded = outputsTo(transactions, script)
  const spent = transactions
    .flatMap((found) => found.spent)
    .filter((output) => toHex(output.script) === toHex(script))
  return {
    funded_txo_count: funded.length,
    funded_txo_sum: funded.reduce((sum, { value }) => sum + value, 0),
    spent_txo_count: spent.length,
    spent_txo_sum: spent.reduce((sum, { amount }) => sum + Number(amount), 0),
    tx_count: transactions.length,
  }
}

function statusOf(ledger: BitcoinLedger, found: LedgerTransaction | undefined) {
  const block = found?.height === null ? undefined : ledger.blocks()[found?.height ?? -1]
  if (!block) return { confirmed: false }
  return {
    ...{ confirmed: true, block_height: found?.height, block_hash: block.hash },
    block_time: block.timeSeconds,
  }
}

function blockJson(ledger: BitcoinLedger, height: number) {
  const { hash, previous, merkleRoot, timeSeconds, nonce, header, txids } = ledger.blocks()[
    height
  ] as Block
  const bytes = txids.flatMap((txid) => ledger.transaction(txid)?.bytes.length ?? 0)
  const size = 81 + bytes.reduce((sum, length) => sum + length, 0)
  return {
    ...{ id: hash, height, version: Buffer.from(header, 'hex').readInt32LE(0) },
    ...{ timestamp: timeSeconds, mediantime: timeSeconds, bits: 0x207fffff, difficulty: 0, nonce },
    ...{ tx_count: txids.length, size, weight: size * 4 },
    merkle_root: merkleRoot,
    ...(previous !== null && { previousblockhash: previous }),
  }
}

function transactionJson(ledger: BitcoinLedger, txid: string) {
  const found = ledger.transaction(txid)
  if (!found) return undefined
  const { transaction, bytes, fee, isCoinbase, spent } = found
  return {
    ...{ txid, version: transaction.version, locktime: transaction.lockTime },
    vin: Array.from({ length: transaction.inputsLength }, (_, index) => {
      const input = transaction.getInput(index)
      const prevout = spent[index]
      return {
        ...{ txid: toHex(input.txid ?? none), vout: input.index, is_coinbase: isCoinbase },
        ...{ prevout: prevout ? outputJson(prevout) : null, sequence: input.sequence },
        ...{ scriptsig: toHex(input.finalScriptSig ?? none), scriptsig_asm: '' },
        ...(input.finalScriptWitness && { witness: input.finalScriptWitness.map(toHex) }),
      }
    }),
    vout: Array.from({ length: transaction.outputsLength }, (_, index) => {
      const { script = none, amount = 0n } = transaction.getOutput(index)
      return outputJson({ script, amount })
    }),
    ...{ size: bytes.length, weight: transaction.weight, fee: Number(fee) },
    status: statusOf(ledger, found),
  }
}

function outputJson({ script, amount }: Pick<SpendableOutput, 'script' | 'amount'>) {
  const address = addressOf(script)
  return {
    scriptpubkey: toHex(script),
    scriptpubkey_asm: '',
    ...{ scriptpubkey_type: typeNames[OutScript.decode(script).type] ?? 'unknown' },
    ...(address !== undefined && { scriptpubkey_address: address }),
    value: Number(amount),
  }
}

const typeNames: Readonly<Record<string, string>> = {
  ...{ wpkh: 'v0_p2wpkh', wsh: 'v0_p2wsh', tr: 'v1_p2tr', pkh: 'p2pkh', sh: 'p2sh' },
}

function addressOf(script: Uint8Array): string | undefined {
  try {
    return coder.encode(OutScript.decode(script))
  } catch {
    // Data and bare scripts have none.
    return undefined
  }
}

function scriptOf(address: string): Uint8Array | null {
  try {
    return OutScript.encode(coder.decode(address))
  } catch {
    return null
  }
}
