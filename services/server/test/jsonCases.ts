/** A body, and what is the matter with it. */
export interface JsonCase {
  readonly name: string
  readonly bytes: Buffer
}

const cases = (category: string, bodies: readonly (string | Buffer)[]): JsonCase[] =>
  bodies.map((body, index) => ({
    name: `${category} ${index} ${JSON.stringify(`${body}`.slice(0, 40))}`,
    bytes: Buffer.from(body),
  }))

const hex = (byte: number) => byte.toString(16).padStart(2, '0')
const bytes = (...values: number[]) => Buffer.from(values)
const inString = (value: Buffer) => Buffer.concat([Buffer.from('["'), value, Buffer.from('"]')])
const range = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => from + index)

/** Right as it stands, and wrong wherever it is cut off. */
const whole = '{"a":[1,-2.5e+3,"\\u0041\\n",true,null,{"b":false}],"c":""}'

const wrongNumbers = [
  '-', '+1', '++1', '+Inf', '+0', '--1', '-01', '-012', '-1.0.', '-2.', '-NaN', '-Infinity', '-foo',
  '.1', '.-1', '.2e-3', '0.1.2', '0.3e', '0.3e+', '0.e1', '0E', '0E+', '0e', '0e+', '00', '01',
  '012', '1.', '1.0e', '1.0e+', '1.0e-', '1 000', '1_000', '1e', '1e+', '1E++1', '1eE2', '1ea',
  '2.e+3', '2.e-3', '2.e3', '9.e+', '0x1', '0x42', '0b1', '0o7', '1a', '1e1.5', '1,000', '１',
  'Inf', 'Infinity', 'NaN', 'nan', '123abc', '1/2', '-0x1', '1e0x1', '- 1', '1 .5', '1. 5', '1n',
] // biome-ignore format: a list to look through

const wrongStrings = [
  '"', '"a', '"\\"', '"\\', '"\\u', '"\\u0', '"\\u00', '"\\u000', '"\\u"', '"\\u0"', '"\\u00"',
  '"\\u000"', '"\\u00g0"', '"\\uD800\\"', '"\\uD800\\u"', '"\\uD800\\u1"', '"\\x00"', '"\\a"',
  '"\\e"', '"\\v"', '"\\0"', '"\\\'"', '"\\U0041"', '"\\ "', '"\\\n"', '"\\🌀"', "'a'", "'", '`a`',
  'a', 'ab"', '"a"b', '"a""b"', '"a" "b"', '\\u0041', '\\n', '“a”', '"\\1"', '"\\8"', '"\\u{41}"',
] // biome-ignore format: a list to look through

const wrongStructures = [
  '', ' ', '\n', '[', ']', '{', '}', '[]]', '[[]', '{}}', '{{}}', '[}', '{]', '[{]}', '[[', '[,',
  '[,]', '[1,]', '[,1]', '[1,,2]', '[1,,]', '[1 2]', '[1;2]', '[1:2]', '["a":1]', '["a"', '["",]',
  '[""],', '["",1', '[1]x', '[1]]', '[1][2]', '1]', 'x[]', '[x', '[x, 1]', '[1, x]', '[*]', '[-]',
  '{,}', '{"a"}', '{"a":}', '{"a" 1}', '{"a",1}', '{"a"=1}', '{"a"=>1}', '{"a"::1}', '{"a":1,}',
  '{"a":1,,"b":2}', '{"a":1 "b":2}', '{"a":1;"b":2}', '{a:1}', "{'a':1}", '{1:1}', '{null:1}',
  '{true:1}', '{[]:1}', '{{}:1}', '{"a":1', '{"a":1}}', '{"a":1}x', '{"a":1}{"b":2}', '{:1}', '{""',
  '{"a":/**/1}', '{"a":1}//', '{"a":1}/**/', '{"a":1}#', '/**/{"a":1}', '//\n1', '#\n1', '--\n1',
  'nul', 'nulll', 'Null', 'NULL', 'tru', 'truee', 'True', 'TRUE', 'fals', 'False', 'undefined', 'None',
  'true false', 'null,', '1,2', '1 2', '[1]\0', '\0', '[\0]', '{\0}', '<null>', '<a/>', '<!doctype>',
  '=1', '@', '(1)', '[1)', 'function(){}', '()=>1', '$', '&', '🌀', '[\u2060]', '[\u00a01]',
  '[\u20281]', '\u00e9', '[\f]', '[\v]', '[\b]', '\u001e1', '\u200b1', 'a=1&b=2', '--x\r\n\r\n',
  '{"__proto__":{"x":1}}x', '[[[[', '{"a":{"a":{"a":', '[1,{"a":[2', '[]{}', '{}[]', '["a"]"b"',
] // biome-ignore format: a list to look through

/** No parser may read these. */
export const invalidJson: readonly JsonCase[] = [
  ...cases('number', wrongNumbers),
  ...cases(
    'number in a list',
    wrongNumbers.map((number) => `[${number}]`).filter((text) => text !== '[1,000]'),
  ),
  ...cases('string', wrongStrings),
  ...cases('structure', wrongStructures),
  ...cases(
    'cut off',
    range(1, whole.length).map((length) => whole.slice(0, length)),
  ),
  ...range(0x00, 0x20).flatMap((byte) =>
    cases(`control ${hex(byte)} in a string`, [inString(bytes(byte))]),
  ),
  ...range(0x00, 0x20)
    .filter((byte) => ![0x09, 0x0a, 0x0d].includes(byte))
    .flatMap((byte) =>
      cases(`control ${hex(byte)} between`, [
        Buffer.concat([Buffer.from('[1'), bytes(byte, 0x5d)]),
      ]),
    ),
  ...cases('encoding', [
    Buffer.from('{"a":1}', 'utf16le'),
    bytes(0xfe, 0xff, 0x00, 0x31),
    bytes(0xff, 0xfe, 0x31, 0x00),
    bytes(0xff),
    bytes(0xe5),
    bytes(0x5b, 0xff, 0x5d),
    bytes(0x5b, 0x31, 0xe5, 0x5d),
    bytes(0xef, 0xbb),
    bytes(0xef),
    bytes(0x1f, 0x8b, 0x08, 0x00),
  ]),
  ...cases('depth', [
    '['.repeat(33),
    '{"a":'.repeat(33),
    '['.repeat(30_000),
    '{"a":'.repeat(10_000),
    '[{"a":'.repeat(9_000),
    ']'.repeat(30_000),
  ]),
]

const rightNumbers = [
  '0', '-0', '1', '-1', '123', '0.5', '-0.5', '1e1', '1E1', '1e+1', '1e-1', '0e1', '0e+1', '0E0',
  '1.5e10', '20e1', '123.456e78', '1E-2', '-123', '0.000000000000000000000000000000000001',
] // biome-ignore format: a list to look through

/** Every parser has to read these. */
export const validJson: readonly JsonCase[] = [
  ...cases('right number', rightNumbers),
  ...cases('right string', [
    '""', '"a"', '"\\"\\\\\\/\\b\\f\\n\\r\\t"', '"\\u0000"', '"\\u0041"', '"\\uD834\\uDD1E"', '"é"',
    '"€𝄞"', '"\u007f"', '"\u2028\u2029"', '"\u00a0"', '"\\u2028"', '"\\uFFFE"', '"/**/"', '"[{"',
    '"\\\\u0041"', '"\ufeff"', '"\\uFEFF"', '" "', '"\u200b"',
  ]), // biome-ignore format: a list to look through
  ...cases('right structure', [
    '[]', '{}', '[[]]', '[{}]', '{"a":{}}', '{"":0}', '{"a":1,"a":2}', '{"a":1,"a":1}', ' [] ',
    '\t\r\n {"a" : 1 } \n', '[null,1,"1",{}]', 'true', 'false', 'null', '[1]\n', '[true,false,null]',
    '{"\\u0000":1}', '{"a\\u0062":1}', `{"long":"${'x'.repeat(1_000)}"}`, whole,
    '['.repeat(30) + ']'.repeat(30), `${'{"a":'.repeat(30)}1${'}'.repeat(30)}`,
  ]), // biome-ignore format: a list to look through
]

/** Where the standard leaves room: they are read or refused, but they are answered. */
export const undecidedJson: readonly JsonCase[] = [
  ...cases('huge number', [
    '1e400', '-1e400', '1e-400', '123123e100000', '-123123e100000', '0.4e006699999999999', '1'.repeat(400),
    `-${'9'.repeat(40)}`, `0.${'1'.repeat(5_000)}`, `1${'0'.repeat(60_000)}`, '1.0E+2147483648',
  ]), // biome-ignore format: a list to look through
  ...cases('lone surrogate', [
    '"\\uD800"', '"\\uDC00"', '"\\uD800\\uD800"', '"\\uDC00\\uD800"', '"\\uD800a"', '"\\uDBFF\\uDBFF"',
    '{"\\uD800":1}', '"\\uD888\\u1234"', '"\\uDd1ea"', '"\\uD800\\n"',
  ]), // biome-ignore format: a list to look through
  ...cases('no UTF-8', [
    inString(bytes(0xff)),
    inString(bytes(0x80)),
    inString(bytes(0xc0, 0xaf)),
    inString(bytes(0xe0, 0x80, 0xaf)),
    inString(bytes(0xed, 0xa0, 0x80)),
    inString(bytes(0xf4, 0x90, 0x80, 0x80)),
    inString(bytes(0xfc, 0x83, 0xbf, 0xbf, 0xbf, 0xbf)),
    inString(bytes(0xe2, 0x82)),
    inString(bytes(0xe9)),
    inString(bytes(0xf8, 0x88, 0x80, 0x80, 0x80)),
  ]),
  ...cases('byte order mark', [
    '\ufeff', '\ufeff{}', '\ufeff[1]', '\ufeff\ufeff{}', Buffer.concat([bytes(0xff, 0xfe), Buffer.from('{}', 'utf16le')]),
  ]), // biome-ignore format: a list to look through
  ...cases('prototype', [
    '{"__proto__":1}', '{"__proto__":{"x":1}}', '{"constructor":{"prototype":{"x":1}}}',
    '{"\\u005f_proto__":{"x":1}}', '{"prototype":1}', '{"a":{"__proto__":null}}', '{"toString":1}',
    '{"hasOwnProperty":1}', '{"toJSON":"a"}', '{"then":"a"}', '{"length":-1}',
  ]), // biome-ignore format: a list to look through
  ...cases('deep or wide', [
    '['.repeat(32) + ']'.repeat(32),
    '['.repeat(33) + ']'.repeat(33),
    '['.repeat(32_000) + ']'.repeat(32_000),
    `${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`,
    '['.repeat(100_000) + ']'.repeat(100_000),
    `[${'1,'.repeat(30_000)}1]`,
    `[${'[],'.repeat(20_000)}[]]`,
    '{' +
      range(0, 5_000)
        .map((n) => `"${n}":${n}`)
        .join() +
      '}',
    `{${'"a":1,'.repeat(9_000)}"a":1}`,
    `"${'\\u0000'.repeat(10_000)}"`,
    `"${'x'.repeat(65_000)}"`,
    `${' '.repeat(60_000)}1`,
  ]),
]
