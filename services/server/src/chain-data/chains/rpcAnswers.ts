/** Whether what a node sent can be an answer at all. */
type Check = (result: unknown) => boolean

/** A number as JSON-RPC writes it, 256 bits at most. */
export const isQuantity: Check = (value) =>
  typeof value === 'string' && /^0x(0|[1-9a-f][0-9a-f]{0,63})$/i.test(value)

/** Bytes as JSON-RPC writes them. */
export const isData: Check = (value) =>
  typeof value === 'string' && value.length % 2 === 0 && /^0x[0-9a-f]*$/i.test(value)

const isHash: Check = (value) => isData(value) && (value as string).length === 66
const isAddress: Check = (value) => isData(value) && (value as string).length === 42

/** Some nodes write what is stored without its leading zeros. */
const isWord: Check = (value) => typeof value === 'string' && /^0x[0-9a-f]{1,64}$/i.test(value)

const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value)

const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check)

/** An object that has these fields; others are the node's business. */
const withFields =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.entries(fields).every(([name, check]) =>
      check((value as Readonly<Record<string, unknown>>)[name]),
    )

const isTransaction = withFields({
  hash: isHash,
  from: isAddress,
  to: (value) => value === undefined || orNull(isAddress)(value),
  value: isQuantity,
  nonce: isQuantity,
  input: isData,
  blockNumber: orNull(isQuantity),
  blockHash: orNull(isHash),
})

const isLog = withFields({
  address: isAddress,
  topics: listOf(isHash),
  data: isData,
  blockNumber: orNull(isQuantity),
  blockHash: orNull(isHash),
  transactionHash: orNull(isHash),
  logIndex: orNull(isQuantity),
})

const isReceipt = withFields({
  transactionHash: isHash,
  blockHash: isHash,
  blockNumber: isQuantity,
  from: isAddress,
  gasUsed: isQuantity,
  logs: listOf(isLog),
})

const isBlock = withFields({
  number: orNull(isQuantity),
  hash: orNull(isHash),
  parentHash: isHash,
  timestamp: isQuantity,
  transactions: listOf((each) => isHash(each) || isTransaction(each)),
})

const isFeeHistory = withFields({
  oldestBlock: isQuantity,
  baseFeePerGas: (value) => value === undefined || listOf(isQuantity)(value),
  gasUsedRatio: orNull(listOf((each) => typeof each === 'number')),
  reward: (value) => value === undefined || orNull(listOf(listOf(isQuantity)))(value),
})

const isObject = withFields({})

/**
 * What each method answers. A node whose answer does not look like it is treated as one that does not
 * answer: proxies send pages, nulls and other users' answers.
 */
export const rpcAnswers: ReadonlyMap<string, Check> = new Map<string, Check>([
  ['eth_accounts', listOf(isAddress)],
  ['eth_blockNumber', isQuantity],
  ['eth_call', isData],
  ['eth_chainId', isQuantity],
  ['eth_estimateGas', isQuantity],
  ['eth_feeHistory', isFeeHistory],
  ['eth_gasPrice', isQuantity],
  ['eth_getAccount', orNull(isObject)],
  ['eth_getBalance', isQuantity],
  ['eth_getBlockByHash', orNull(isBlock)],
  ['eth_getBlockByNumber', orNull(isBlock)],
  ['eth_getBlockReceipts', orNull(listOf(isReceipt))],
  ['eth_getBlockTransactionCountByHash', orNull(isQuantity)],
  ['eth_getBlockTransactionCountByNumber', orNull(isQuantity)],
  ['eth_getCode', isData],
  ['eth_getLogs', listOf(isLog)],
  ['eth_getProof', withFields({ accountProof: listOf(isData), storageProof: Array.isArray })],
  ['eth_getStorageAt', isWord],
  ['eth_getTransactionByBlockHashAndIndex', orNull(isTransaction)],
  ['eth_getTransactionByBlockNumberAndIndex', orNull(isTransaction)],
  ['eth_getTransactionByHash', orNull(isTransaction)],
  ['eth_getTransactionCount', isQuantity],
  ['eth_getTransactionReceipt', orNull(isReceipt)],
  ['eth_getUncleCountByBlockHash', orNull(isQuantity)],
  ['eth_getUncleCountByBlockNumber', orNull(isQuantity)],
  ['eth_maxPriorityFeePerGas', isQuantity],
  ['eth_sendRawTransaction', isHash],
  ['eth_syncing', (value) => typeof value === 'boolean' || isObject(value)],
])
