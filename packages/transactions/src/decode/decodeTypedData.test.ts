import { maxUint160, maxUint256 } from 'viem'
import { describe, expect, test } from 'vitest'
import { decodeTypedData } from './decodeTypedData.ts'

const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const dai = '0x6B175474E89094C44Da98b954EedeAC495271d0F'
const permit2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
const me = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const thief = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

describe('decodeTypedData', () => {
  test('behavior: a permit of a token, as JSON writes its numbers', () => {
    expect(
      decodeTypedData({
        domain: { name: 'USD Coin', verifyingContract: usdc.toLowerCase() },
        primaryType: 'Permit',
        message: { owner: me, spender: thief, value: `${maxUint256}`, nonce: 0, deadline: '0xff' },
      }),
    ).toEqual({
      kind: 'permit',
      tokens: [{ token: usdc, amountAtomic: maxUint256, isUnlimited: true }],
      spender: thief,
      untilSeconds: 255n,
    })
  })

  test('behavior: the older form of DAI, without an end', () => {
    expect(
      decodeTypedData({
        domain: { verifyingContract: dai },
        primaryType: 'Permit',
        message: { holder: me, spender: thief, nonce: 0, expiry: 0, allowed: true },
      }),
    ).toMatchObject({ kind: 'permit', untilSeconds: null, tokens: [{ isUnlimited: true }] })
  })

  test('behavior: Permit2 for several tokens, and for one transfer', () => {
    const details = [usdc, dai].map((token) => ({
      token,
      ...{ amount: `${maxUint160}`, expiration: '1800000000', nonce: 0 },
    }))
    expect(
      decodeTypedData({
        domain: { name: 'Permit2', verifyingContract: permit2 },
        primaryType: 'PermitBatch',
        message: { details, spender: thief, sigDeadline: '1' },
      }),
    ).toMatchObject({
      tokens: [{ token: usdc, isUnlimited: true }, { token: dai }],
      untilSeconds: 1_800_000_000n,
    })
    expect(
      decodeTypedData({
        domain: { verifyingContract: permit2 },
        primaryType: 'PermitWitnessTransferFrom',
        message: { permitted: { token: usdc, amount: 5 }, spender: thief, deadline: 9, nonce: 1 },
      }),
    ).toMatchObject({ kind: 'permit', tokens: [{ amountAtomic: 5n, isUnlimited: false }] })
  })

  test('behavior: an authorization that somebody may carry out', () => {
    expect(
      decodeTypedData({
        domain: { verifyingContract: usdc },
        primaryType: 'TransferWithAuthorization',
        message: { from: me, to: thief, value: 1, validAfter: 0, validBefore: 5, nonce: '0x00' },
      }),
    ).toMatchObject({ kind: 'transferAuthorization', to: thief, amountAtomic: 1n })
  })

  test('error: what lacks a part, or lies about one, is unknown', () => {
    const permit = { spender: thief, value: 1, deadline: 1 }
    for (const data of [
      {},
      { domain: null, primaryType: 'Permit', message: permit },
      {
        domain: { verifyingContract: usdc },
        primaryType: 'Permit',
        message: { ...permit, value: 1.5 },
      },
      {
        domain: { verifyingContract: usdc },
        primaryType: 'Permit',
        message: { ...permit, value: -1 },
      },
      {
        domain: { verifyingContract: usdc },
        primaryType: 'Permit',
        message: Object.create(permit),
      },
      { domain: { verifyingContract: permit2 }, primaryType: 'Permit', message: permit },
    ])
      expect(decodeTypedData(data)).toEqual({ kind: 'unknown' })
  })
})
