import fc from 'fast-check'
import {
  type Abi,
  type Address,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  maxUint256,
  parseAbi,
  toFunctionSelector,
  zeroAddress,
} from 'viem'
import { describe, expect, test } from 'vitest'
import { endurance } from '../../../../scripts/endurance.ts'
import { aggregatorAbi, aggregatorContracts } from './aggregatorCalls.ts'
import { decodeCall } from './decodeCall.ts'
import { routerAbi } from './routerCalls.ts'
import { tokenAbi } from './tokenCalls.ts'

// USD Coin and Tether on Ethereum, the router of Uniswap V2, and WETH.
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const usdt = '0xdAC17F958D2ee523a2206206994597C13D831ec7'
const router = '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D'
const weth = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const friend = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const me = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

const callOf = (to: Address, data: `0x${string}`, value = 0n) => ({ to, data, value })

describe('decodeCall', () => {
  test('behavior: a payment in ETH', () => {
    expect(decodeCall(callOf(friend, '0x', 5n))).toEqual({
      kind: 'nativeTransfer',
      to: friend,
      valueAtomic: 5n,
    })
  })

  test('behavior: a transfer and an unlimited approval of a token', () => {
    const transfer = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'transfer',
      args: [friend, 1_500_000n],
    })
    expect(decodeCall(callOf(usdc, transfer))).toEqual({
      kind: 'tokenTransfer',
      ...{ token: usdc, from: null, to: friend, amountAtomic: 1_500_000n },
    })
    const approve = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'approve',
      args: [router, maxUint256],
    })
    expect(decodeCall(callOf(usdt, approve))).toMatchObject({
      kind: 'approval',
      ...{ spender: router, isUnlimited: true, change: 'set' },
    })
  })

  test('behavior: what ERC-20 and ERC-721 share keeps both readings until somebody says which', () => {
    const data = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'transferFrom',
      args: [me, friend, 7n],
    })
    expect(decodeCall(callOf(usdc, data)).kind).toBe('transferOfUnknownStandard')
    expect(decodeCall(callOf(usdc, data), { standardOf: () => 'ERC20' })).toMatchObject({
      kind: 'tokenTransfer',
      amountAtomic: 7n,
    })
    expect(decodeCall(callOf(usdc, data), { standardOf: () => 'ERC721' })).toMatchObject({
      kind: 'collectibleTransfer',
      pieces: [{ tokenId: 7n, amount: 1n }],
    })
  })

  test('behavior: swaps name what leaves at most and arrives at least', () => {
    const least = { abi: routerAbi, args: [90n, [weth, usdc], me, 1_700_000_000n] } as const
    const bought = encodeFunctionData({ ...least, functionName: 'swapExactETHForTokens' })
    expect(decodeCall(callOf(router, bought, 100n))).toEqual({
      kind: 'swap',
      router,
      pays: { money: 'native', mostAtomic: 100n },
      receives: { money: usdc, leastAtomic: 90n },
      recipient: me,
      deadlineSeconds: 1_700_000_000n,
      aggregator: null,
      path: [weth, usdc],
    })
    const exact = encodeFunctionData({
      abi: routerAbi,
      functionName: 'swapTokensForExactETH',
      args: [3n, 40n, [usdc, weth], me, 1n],
    })
    expect(decodeCall(callOf(router, exact))).toMatchObject({
      pays: { money: usdc, mostAtomic: 40n },
      receives: { money: 'native', leastAtomic: 3n },
    })
    const single = encodeFunctionData({
      abi: parseAbi([
        'function exactInputSingle((address,address,uint24,address,uint256,uint256,uint160) swap)',
      ]),
      args: [[usdc, weth, 500, me, 40n, 3n, 0n]],
    })
    expect(decodeCall(callOf(router, single))).toMatchObject({
      kind: 'swap',
      deadlineSeconds: null,
      pays: { money: usdc, mostAtomic: 40n },
    })
    // Money beside a swap of tokens would stay with the router.
    expect(decodeCall(callOf(router, single, 1n)).kind).toBe('unknown')
  })

  describe('aggregators', () => {
    const native = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'
    const description = {
      ...({ srcToken: usdc, dstToken: weth, srcReceivers: [router], srcAmounts: [40n] } as const),
      ...({ feeReceivers: [], feeAmounts: [], dstReceiver: me, amount: 40n } as const),
      ...({ minReturnAmount: 3n, flags: 0n, permit: '0x' } as const),
    }
    const kyber = (changes: Partial<typeof description> | object = {}) =>
      encodeFunctionData({
        ...{ abi: aggregatorAbi, functionName: 'swapSimpleMode' },
        args: [router, { ...description, ...changes }, '0x01', '0x'],
      })
    const part = {
      ...({
        callTo: router,
        approveTo: router,
        sendingAssetId: usdc,
        receivingAssetId: weth,
      } as const),
      ...({ fromAmount: 40n, callData: '0x1234', requiresDeposit: true } as const),
    }
    const id = `0x${'ab'.repeat(32)}` as const
    const decode = (to: Address, data: `0x${string}`, value = 0n) =>
      decodeCall(callOf(to, data, value))

    test('behavior: selectors are those of the deployed contracts', () => {
      const selectors = aggregatorAbi.map((item) => toFunctionSelector(item))
      // As block explorers show them for both contracts.
      expect(selectors).toEqual([
        ...['0xe21fd0e9', '0x8af033fb', '0x4666fc80', '0x733214a3', '0xaf7060fd', '0x5fd9ae2e'],
        ...['0x2c57e884', '0x736eac0b'],
      ])
    })

    test('behavior: a swap by KyberSwap names what leaves at most and arrives at least', () => {
      expect(decode(aggregatorContracts.kyberswap, kyber())).toEqual({
        ...{ kind: 'swap', router: aggregatorContracts.kyberswap, aggregator: 'KyberSwap' },
        ...{ pays: { money: usdc, mostAtomic: 40n }, receives: { money: weth, leastAtomic: 3n } },
        ...{ recipient: me, deadlineSeconds: null, path: [usdc, weth] },
      })
      const execution = {
        ...({
          callTarget: router,
          approveTarget: router,
          targetData: '0x01',
          clientData: '0x',
        } as const),
        desc: { ...description, srcToken: native } as const,
      }
      const bought = encodeFunctionData({
        ...{ abi: aggregatorAbi, functionName: 'swap', args: [execution] },
      })
      const { kyberswap } = aggregatorContracts
      expect(decode(kyberswap, bought, 40n)).toMatchObject({ pays: { money: 'native' } })
      expect(decode(kyberswap, bought, 41n).kind).toBe('unknown')
      expect(decode(kyberswap, bought).kind).toBe('unknown')
    })

    test('error: another contract, a part of it, fees and signatures that approve are unknown', () => {
      const { kyberswap, lifi } = aggregatorContracts
      for (const to of [router, lifi, me] as const) expect(decode(to, kyber()).kind).toBe('unknown')
      for (const changes of [
        { flags: 1n },
        { feeReceivers: [friend], feeAmounts: [1n] },
        { permit: '0x01' },
      ])
        expect(decode(kyberswap, kyber(changes)).kind).toBe('unknown')
      expect(decode(kyberswap, kyber(), 1n).kind).toBe('unknown')
    })

    test('behavior: a swap by LI.FI takes the first token and brings the last', () => {
      const { lifi } = aggregatorContracts
      const fee = { ...part, receivingAssetId: usdc } as const
      const rest = { ...part, fromAmount: 39n, requiresDeposit: false } as const
      const data = encodeFunctionData({
        ...{ abi: aggregatorAbi, functionName: 'swapTokensMultipleV3ERC20ToERC20' },
        args: [id, 'us', '', me, 3n, [fee, rest]],
      })
      expect(decode(lifi, data)).toEqual({
        ...{ kind: 'swap', router: lifi, aggregator: 'LI.FI' },
        ...{ pays: { money: usdc, mostAtomic: 40n }, receives: { money: weth, leastAtomic: 3n } },
        ...{ recipient: me, deadlineSeconds: null, path: [usdc, weth] },
      })
      const bought = encodeFunctionData({
        ...{ abi: aggregatorAbi, functionName: 'swapTokensSingleV3NativeToERC20' },
        args: [id, 'us', '', me, 3n, { ...part, sendingAssetId: zeroAddress }],
      })
      expect(decode(lifi, bought, 40n)).toMatchObject({ pays: { money: 'native' } })
      expect(decode(lifi, bought, 39n).kind).toBe('unknown')
    })

    test('error: parts that take tokens of their own, and names that say something else, are unknown', () => {
      const { lifi, kyberswap } = aggregatorContracts
      const encode = (
        parts: readonly (typeof part | object)[],
        functionName: string = 'swapTokensMultipleV3ERC20ToERC20',
      ) =>
        encodeFunctionData({
          abi: aggregatorAbi as Abi,
          ...{ functionName, args: [id, '', '', me, 3n, parts] },
        })
      expect(decode(lifi, encode([part])).kind).toBe('swap')
      expect(decode(kyberswap, encode([part])).kind).toBe('unknown')
      expect(decode(lifi, encode([])).kind).toBe('unknown')
      expect(decode(lifi, encode([part, { ...part, sendingAssetId: usdt }])).kind).toBe('unknown')
      expect(decode(lifi, encode([part], 'swapTokensMultipleV3ERC20ToNative')).kind).toBe('unknown')
      expect(decode(lifi, encode([{ ...part, receivingAssetId: zeroAddress }])).kind).toBe(
        'unknown',
      )
    })
  })

  test('error: what is not decoded to the last byte is unknown', () => {
    const data = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'transfer',
      args: [friend, 1n],
    })
    const dirty = data.replace('a9059cbb00', 'a9059cbb01') as `0x${string}`
    for (const other of [dirty, `${data}00`, data.slice(0, -2), '0x', '0xa9059c', '0xdeadbeef'])
      expect(decodeCall(callOf(usdc, other as `0x${string}`, 1n)).kind).toMatch(
        other === '0x' ? 'nativeTransfer' : 'unknown',
      )
    // Tokens take no money along.
    expect(decodeCall(callOf(usdc, data, 1n)).kind).toBe('unknown')
    expect(decodeCall(callOf(usdc, `0xa9059cbb${'00'.repeat(200_000)}`)).kind).toBe('unknown')
    expect(decodeCall({ to: null, value: 0n, data: '0x60' }).kind).toBe('deployment')
  })

  test('behavior: bytes of any kind are decoded or unknown, never both ways', () => {
    const selectors = [...tokenAbi, ...routerAbi, ...aggregatorAbi].flatMap((item) =>
      item.type === 'function' ? [item] : [],
    )
    fc.assert(
      fc.property(
        fc.constantFrom(...selectors.map(({ name }) => name)),
        fc.uint8Array({ maxLength: 400 }),
        fc.bigInt({ min: 0n, max: 2n }),
        (_, bytes, value) => {
          const data = `0x${Buffer.from(bytes).toString('hex')}` as const
          const meaning = decodeCall(callOf(getAddress(usdc), data, value))
          if (bytes.length > 0) expect(meaning.kind).not.toBe('nativeTransfer')
        },
      ),
      { numRuns: endurance({ few: 200, all: 20_000 }) },
    )
  })
})
