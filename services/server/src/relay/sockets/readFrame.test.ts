import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endurance } from '../../../../../scripts/endurance.ts'
import { readFrame } from './readFrame.ts'

const call = (id: string) => `{"id":${id},"jsonrpc":"2.0","method":"irn_publish","params":{}}`

test('behavior: an id is repeated as it was written, however large', () => {
  const id = fc.oneof(
    fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }).map(String),
    fc.string({ maxLength: 20 }).map((text) => JSON.stringify(text)),
    fc.constantFrom('1e21', '-0.5', '1E+2', '12345678901234567890.5'),
  )
  fc.assert(
    fc.property(id, fc.json(), fc.boolean(), (written, other, isLast) => {
      const members = [`"id" :\n${written}`, `"method":"m"`, `"params":${other}`]
      const text = `{${(isLast ? members.toReversed() : members).join(',')}}`
      const frame = readFrame(text)
      // 1E+2 and 100 are the same number.
      const isSmall = !written.startsWith('"') && Number.isSafeInteger(Number(written))
      expect(frame).toMatchObject({ kind: 'call', id: isSmall ? `${Number(written)}` : written })
    }),
    { numRuns: endurance({ few: 100, all: 2_000 }) },
  )
})

test('behavior: only the id of the frame itself counts, and the last one of several', () => {
  const big = '9007199254740993'
  expect(readFrame(`{"params":{"id":7777777777777777777},"method":"m","id":${big}}`)).toMatchObject(
    {
      id: big,
    },
  )
  expect(readFrame(`{"id":1111111111111111111,"method":"m","i\\u0064":${big}}`)).toMatchObject({
    id: big,
  })
  expect(readFrame(`{"a\\"id":1,"method":"\\"id\\":5,","id":${big}}`)).toMatchObject({ id: big })
})

test('behavior: an answer says whether a message arrived', () => {
  expect(readFrame('{"id":1700000000000001,"jsonrpc":"2.0","result":true}')).toEqual({
    kind: 'answer',
    id: 1_700_000_000_000_001,
    isAccepted: true,
  })
  expect(readFrame('{"id":"17","jsonrpc":"2.0","result":true}')).toMatchObject({ id: 17 })
  for (const rest of ['"result":false', '"result":"true"', '"error":{"code":1}'])
    expect(readFrame(`{"id":1,${rest}}`)).toMatchObject({ kind: 'answer', isAccepted: false })
})

test.each([
  ['', -32700],
  ['{', -32700],
  ['\0', -32700],
  ['[]', -32600],
  ['null', -32600],
  ['7', -32600],
  ['{"id":{},"method":"m"}', -32600],
  ['{"method":"m"}', -32600],
  [`{"id":${'9'.repeat(400)},"method":"m"}`, -32600],
  [`{"id":"${'i'.repeat(129)}","method":"m"}`, -32600],
])('error: %s is no call', (text, code) => {
  expect(readFrame(text)).toMatchObject({ kind: 'unreadable', id: 'null', code })
})

test('error: an id is repeated to a client that forgot the method', () => {
  expect(readFrame('{"id":"a"}')).toEqual({ kind: 'unreadable', id: '"a"', code: -32600 })
})

test('behavior: nothing that anybody sends makes it throw', () => {
  const pieces = fc.array(
    fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      '"',
      '\\',
      '"id"',
      ':',
      ',',
      '99999999999999999999',
      'null',
    ),
    { maxLength: 30 },
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        pieces.map((list) => list.join('')),
      ),
      (text) => {
        readFrame(text)
        readFrame(call(text))
        readFrame(`{"id":${text},"method":"m"}`)
      },
    ),
    { numRuns: endurance({ few: 600, all: 10_000 }) },
  )
  expect(readFrame(`${'['.repeat(200_000)}`)).toMatchObject({ kind: 'unreadable' })
  expect(readFrame(`${'['.repeat(200_000)}${']'.repeat(200_000)}`)).toMatchObject({ code: -32600 })
})

test('error: an answer whose id cannot be counted is the answer to nothing', () => {
  for (const id of ['{"toString":0}', '{"valueOf":null,"toString":1}', '[{"toString":0}]', '{}'])
    for (const outcome of ['"result":true', '"error":{}'])
      expect(readFrame(`{"id":${id},${outcome}}`)).toMatchObject({
        kind: 'answer',
        id: Number.NaN,
      })
})
