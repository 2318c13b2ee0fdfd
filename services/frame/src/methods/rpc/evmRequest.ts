import { getAddress, type Hex, hexToBytes, isHex, keccak256, stringToHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { bytesToHex } from 'viem/utils'
import { withFacts } from '../../approve/Approval.ts'
import { handOver } from '../../approve/chain.ts'
import { describeCalls, describeTransaction, describeTypedData } from '../../approve/describeEvm.ts'
import { describeMessage } from '../../approve/describeMessage.ts'
import { readTransaction } from '../../approve/readTransaction.ts'
import { callNotAllowed, invalidParams, notThisAccount } from '../../channel/failures.ts'
import type { RpcCall, RpcContext } from './RpcCall.ts'

/** What EVM applications ask of a wallet. */
export async function evmRequest(
  { method, params, chainId, address }: RpcCall,
  { wallet, approve, origin, node, account, words, signal }: RpcContext,
): Promise<unknown> {
  const from = getAddress(account)
  if (address.toLowerCase() !== from.toLowerCase()) throw notThisAccount()
  const evmChain = Number(chainId.slice('eip155:'.length))
  if (!Number.isSafeInteger(evmChain) || evmChain < 1) throw invalidParams('This is no EVM chain.')
  const shown = { origin, chainId, account: from }
  const list = Array.isArray(params) ? (params as unknown[]) : []

  /** @returns the hash, which is known before anybody says it */
  const send = async (signed: Hex): Promise<Hex> => {
    await handOver(node, { method: 'eth_sendRawTransaction', params: [signed] }, { signal })
    return keccak256(signed)
  }

  switch (method) {
    case 'personal_sign': {
      const [first, second] = list
      // Some pages give the address first.
      const given = isSame(first, from) && typeof second === 'string' ? second : first
      if (typeof given !== 'string') throw invalidParams('Give the message as the first parameter.')
      const bytes: Hex =
        isHex(given) && given.length % 2 === 0 ? (given.toLowerCase() as Hex) : stringToHex(given)
      await approve({
        ...shown,
        ...describeMessage(hexToBytes(bytes), { host: new URL(origin).host, words }),
      })
      return wallet.use(({ eip155 }) =>
        privateKeyToAccount(bytesToHex(eip155)).signMessage({
          message: { raw: hexToBytes(bytes) },
        }),
      )
    }
    case 'eth_signTypedData_v4': {
      const [account, given] = list
      if (!isSame(account, from)) throw notThisAccount()
      // As text, so that nothing that is shown can be another thing when it is signed.
      const text = typeof given === 'string' ? given : JSON.stringify(given)
      const data = parseTypedData(text)
      refuseOfAccounts(data)
      await approve({
        ...shown,
        ...describeTypedData(data as never, { chainId: evmChain, nowMs: Date.now(), words }),
      })
      return wallet.use(({ eip155 }) =>
        privateKeyToAccount(bytesToHex(eip155)).signTypedData(parseTypedData(text) as never),
      )
    }
    case 'wallet_sendCalls': {
      const [{ readBatch }, { refuseOwnCalls }, { prepareDelegatedBatch, signDelegatedBatch }] =
        await Promise.all([
          import('../../smart-account/readCalls.ts'),
          import('../../smart-account/refuseOwnCalls.ts'),
          import('../../smart-account/delegatedBatch.ts'),
        ])
      // A transaction of the key's own: nobody else can pay for it, and it has one line of nonces.
      const { calls } = readBatch(params, evmChain, [])
      if (!isOf(list[0], from)) throw notThisAccount()
      refuseOwnCalls(calls, from)
      const asked = { from, chainId: evmChain, node, signal }
      const batch = await prepareDelegatedBatch({ ...asked, calls })
      const { gas, maxFeePerGas } = batch.transaction
      const { facts, ...described } = await describeCalls({
        ...{ ...asked, calls, words, feeAtMost: gas * maxFeePerGas },
      })
      const becomes = {
        ...{ name: words.facts.smartAccount, value: words.facts.becomesSmart },
        kind: 'text',
      } as const
      await approve({
        ...shown,
        ...described,
        facts: withFacts(facts, batch.isFirst ? [becomes] : []),
      })
      const signed = await wallet.use(({ eip155 }) =>
        signDelegatedBatch(privateKeyToAccount(bytesToHex(eip155)), batch),
      )
      return { id: await send(signed) }
    }
    case 'eth_sendTransaction': {
      const transaction = await readTransaction({ params, from, chainId: evmChain, node, signal })
      if (transaction.data !== '0x') {
        // With its first batch a key's account takes on the code of a contract.
        const { refuseOwnCalls } = await import('../../smart-account/refuseOwnCalls.ts')
        refuseOwnCalls([transaction], from)
      }
      const described = await describeTransaction({ transaction, from, node, words, signal })
      await approve({ ...shown, ...described })
      const signed = await wallet.use(({ eip155 }) =>
        privateKeyToAccount(bytesToHex(eip155)).signTransaction({ ...transaction }),
      )
      return send(signed)
    }
  }
  throw callNotAllowed()
}

/**
 * What an account that is a contract takes as its owner's will goes another way, where its calls are shown: a page that has
 * it signed as data would have the account itself.
 */
function refuseOfAccounts({ primaryType }: { readonly primaryType?: unknown }): void {
  if (primaryType === 'PackedUserOperation' || primaryType === 'Delegation')
    throw invalidParams(
      'This would move a smart account without showing how. Ask for the calls by wallet_sendCalls.',
    )
}

/** Whether a batch names this account, or none. */
function isOf(batch: unknown, address: string): boolean {
  const { from } = Object(batch) as { from?: unknown }
  return from === undefined || isSame(from, address)
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
