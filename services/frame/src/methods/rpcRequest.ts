import { getAddress, type Hex, hexToBytes, isHex, stringToHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { bytesToHex } from 'viem/utils'
import type { Approval } from '../approve/Approval.ts'
import { createNode } from '../approve/chain.ts'
import { describeMessage, describeTransaction, describeTypedData } from '../approve/describe.ts'
import { readTransaction } from '../approve/readTransaction.ts'
import { callNotAllowed, invalidParams, notConnected } from '../channel/failures.ts'
import type { Wallet } from '../keys/createWallet.ts'
import { isApprovable } from '../policy.ts'

/** One request of a page, as the channel read it. */
export interface RpcCall {
  readonly method: string
  readonly params?: unknown
  readonly chainId: string
  readonly address: string
}

/** Shows it, and resolves once the user said yes; throws when they said no. */
export type Approve = (approval: Approval) => Promise<void>

/**
 * Answers what needs its user: reads it, shows it, and signs what was shown. Nothing of the request is read again after
 * it was shown.
 */
export async function rpcRequest(
  { method, params, chainId, address }: RpcCall,
  {
    wallet,
    approve,
    origin,
    server,
    projectId,
    signal,
  }: {
    wallet: Wallet
    approve: Approve
    /** Of the page that asks. */
    origin: string
    server: string
    projectId: string | undefined
    signal: AbortSignal
  },
): Promise<unknown> {
  const [namespace = '', reference = ''] = chainId.split(':')
  if (!isApprovable(namespace, method)) throw callNotAllowed()
  const addresses = await wallet.addresses()
  if (!addresses) throw notConnected()
  const from = getAddress(addresses.eip155)
  if (address.toLowerCase() !== from.toLowerCase()) throw invalidParams('This is another account.')
  const evmChain = Number(reference)
  if (!Number.isSafeInteger(evmChain) || evmChain < 1) throw invalidParams('This is no EVM chain.')
  const node = createNode({ server, projectId, chainId })
  const shown = { origin, chainId, account: from }
  const list = Array.isArray(params) ? (params as unknown[]) : []

  switch (method) {
    case 'personal_sign': {
      const [first, second] = list
      // Some pages give the address first.
      const given = isSame(first, from) && typeof second === 'string' ? second : first
      if (typeof given !== 'string') throw invalidParams('Give the message as the first parameter.')
      const bytes: Hex =
        isHex(given) && given.length % 2 === 0 ? (given.toLowerCase() as Hex) : stringToHex(given)
      await approve({ ...shown, ...describeMessage(bytes, new URL(origin).host) })
      return wallet.use(({ eip155 }) =>
        privateKeyToAccount(bytesToHex(eip155)).signMessage({
          message: { raw: hexToBytes(bytes) },
        }),
      )
    }
    case 'eth_signTypedData_v4': {
      const [account, given] = list
      if (!isSame(account, from)) throw invalidParams('This is another account.')
      // As text, so that nothing that is shown can be another thing when it is signed.
      const text = typeof given === 'string' ? given : JSON.stringify(given)
      const data = parseTypedData(text)
      await approve({
        ...shown,
        ...describeTypedData(data as never, { chainId: evmChain, nowMs: Date.now() }),
      })
      return wallet.use(({ eip155 }) =>
        privateKeyToAccount(bytesToHex(eip155)).signTypedData(parseTypedData(text) as never),
      )
    }
    case 'eth_sendTransaction': {
      const transaction = await readTransaction({ params, from, chainId: evmChain, node, signal })
      const described = await describeTransaction({ transaction, from, node, signal })
      await approve({ ...shown, ...described })
      const signed = await wallet.use(({ eip155 }) =>
        privateKeyToAccount(bytesToHex(eip155)).signTransaction({ ...transaction }),
      )
      return node({ method: 'eth_sendRawTransaction', params: [signed] }, { signal })
    }
  }
}

const isSame = (one: unknown, address: string) =>
  typeof one === 'string' && one.toLowerCase() === address.toLowerCase()

function parseTypedData(text: string | undefined): object {
  try {
    const data: unknown = JSON.parse(text ?? '')
    if (typeof data === 'object' && data !== null && 'types' in data && 'message' in data) {
      return data
    }
  } catch {
    // No JSON.
  }
  throw invalidParams('Give the structured data as the second parameter.')
}
