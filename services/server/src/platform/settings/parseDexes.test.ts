import { expect, test } from 'vitest'
import { parseDexes } from './parseDexes.ts'

const router = '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D'
const dollar = '0xdAC17F958D2ee523a2206206994597C13D831ec7'

test('behavior: exchanges with what belongs to them', () => {
  expect(parseDexes('')).toEqual([])
  expect(
    parseDexes(
      ` eip155:1=${router};stables=${dollar},${dollar.toLowerCase()};minimumUsd=5\n eip155:10=${router} `,
    ),
  ).toEqual([
    { caipNetworkId: 'eip155:1', router, stables: [dollar], tokens: [], minimumUsd: 5 },
    { caipNetworkId: 'eip155:10', router, stables: [], tokens: [], minimumUsd: 10_000 },
  ])
})

test.each([
  [router, 'is no exchange'],
  [`eip155:01=${router}`, 'is no exchange'],
  [`solana:x=${router}`, 'is no exchange'],
  ['eip155:1=', 'is no address'],
  [`eip155:1=${router.replace('B', 'b')}`, 'is no address'],
  [`eip155:1=${router};stables=0x12`, 'is no address'],
  [`eip155:1=${router};minimumUsd=-1`, 'minimumUsd='],
  [`eip155:1=${router};fee=30`, 'write stables='],
  [`eip155:1=${router} eip155:1=${router}`, 'twice'],
])('error: %s', (text, mistake) => {
  expect(parseDexes(text)).toMatchObject({ mistake: expect.stringContaining(mistake) })
})
