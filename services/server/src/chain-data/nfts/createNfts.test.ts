import { AppError } from '@foyer/core/primitives'
import type { Nft } from '@foyer/protocol'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endurance } from '../../../../../scripts/endurance.ts'
import { createOutgoing } from '../../platform/outgoing/createOutgoing.ts'
import { createNfts } from './createNfts.ts'
import { invalidPlace } from './errors.ts'
import type { NftSource } from './Nfts.ts'

const account = `0x${'a'.repeat(40)}`
const first = { account, chainId: null, cursor: null }

const nftOf = (chainId: string, tokenId: number): Nft => ({
  contract: `${chainId}:0x${'c'.repeat(40)}`,
  tokenId: `${tokenId}`,
  standard: 'ERC721',
  name: `#${tokenId}`,
  collection: '',
  amount: '1',
  content: null,
  flags: { is_spam: false },
})

/** A source of pages as long as these numbers say, whatever it is asked for. */
function sourceOf(chainId: string, pages: readonly number[]): NftSource {
  return {
    chainId,
    async read({ after }) {
      const index = after === null ? 0 : Number(after)
      if (!Number.isInteger(index)) throw invalidPlace()
      const before = pages.slice(0, index).reduce((sum, length) => sum + length, 0)
      return {
        nfts: Array.from({ length: pages[index] ?? 0 }, (_, item) => nftOf(chainId, before + item)),
        next: index + 1 < pages.length ? `${index + 1}` : null,
      }
    },
  }
}

const listOf = (...sources: NftSource[]) => createNfts({ sources, outgoing: createOutgoing() })

test('behavior: each once and in order, however long the pages of the sources are', async () => {
  const pages = fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 20 })
  await fc.assert(
    fc.asyncProperty(pages, pages, async (a, b) => {
      const nfts = listOf(sourceOf('eip155:1', a), sourceOf('eip155:2', b))
      const seen: string[] = []
      for (let cursor: string | null = null, asked = 0; ; asked++) {
        expect(asked).toBeLessThan(50)
        const page = await nfts.read({ ...first, cursor })
        seen.push(...page.nfts.map(({ contract, tokenId }) => `${contract} ${tokenId}`))
        if (page.next === null) break
        cursor = page.next
      }
      const all = [...[a, b].entries()].flatMap(([index, lengths]) =>
        Array.from({ length: lengths.reduce((sum, length) => sum + length, 0) }, (_, item) => {
          const { contract, tokenId } = nftOf(`eip155:${index + 1}`, item)
          return `${contract} ${tokenId}`
        }),
      )
      expect(seen).toEqual(all)
    }),
    { numRuns: endurance({ few: 20, all: 200 }) },
  )
})

test('error: a cursor that is none of ours, or of another question, is refused', async () => {
  const nfts = listOf(sourceOf('eip155:1', [50, 1]))
  const wrong = { code: 'nfts/invalid-cursor', kind: 'invalid' }
  const { next } = await nfts.read(first)
  const cursor = next ?? ''
  expect((await nfts.read({ ...first, cursor })).nfts).toHaveLength(1)
  await expect(nfts.read({ ...first, cursor, chainId: 'eip155:1' })).rejects.toMatchObject(wrong)
  await expect(nfts.read({ ...first, cursor, account: '0xb' })).rejects.toMatchObject(wrong)
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.jsonValue().map(encode),
        fc.jsonValue().map((value) => encode([1, account, null, value, null])),
        fc.jsonValue().map((value) => encode([1, account, null, 'eip155:1', value])),
      ),
      async (cursor) => {
        const outcome = await nfts.read({ ...first, cursor }).catch((error: unknown) => error)
        if (outcome instanceof Error) expect(outcome).toMatchObject(wrong)
      },
    ),
    { numRuns: endurance({ few: 40, all: 1_000 }) },
  )
})

test('behavior: a chain that is away is named, and the others are told', async () => {
  const away: NftSource = {
    chainId: 'eip155:9',
    read: () => Promise.reject(new AppError('chains/unavailable', '', { kind: 'unavailable' })),
  }
  const nfts = listOf(away, sourceOf('eip155:1', [2]))
  const page = await nfts.read(first)
  expect([page.nfts.length, page.missingChainIds]).toEqual([2, ['eip155:9']])
  await expect(nfts.read({ ...first, chainId: 'eip155:9' })).rejects.toMatchObject({
    kind: 'unavailable',
  })
  expect(await nfts.read({ ...first, chainId: 'eip155:7' })).toEqual({
    ...{ nfts: [], next: null, staleMs: null, missingChainIds: ['eip155:7'] },
  })
})
