import { parseAbi } from 'viem'
import { build, type Plugin } from 'vite'
import { describe, expect, it } from 'vitest'
import { importNow, readAbisNow } from './oneFilePlugins.mjs'

const kept = 'this text is taken'
const dropped = 'this text is not taken'
const later = `export const taken = '${kept}'; export const left = '${dropped}'`

const viem = `export const parseAbi = () => 'read in the page'`

/** One file of an entry and of `later`, and what its `result` resolves to. */
async function bundle(entry: string) {
  const sources = { entry, later, viem }
  const virtual: Plugin = {
    name: 'virtual',
    enforce: 'pre',
    resolveId: (source) => (source in sources ? `\0${source}` : undefined),
    load: (id) => sources[id.slice(1) as keyof typeof sources],
  }
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [virtual, importNow, readAbisNow],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        ...{ input: 'entry', preserveEntrySignatures: 'strict' },
        output: { codeSplitting: false },
      },
    },
  })
  const [{ output }] = [built].flat() as unknown as [{ output: [{ code: string }] }]
  const [{ code }] = output
  const { result } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  return { code, result: await result }
}

describe('importNow', () => {
  it.each([
    [
      'names taken apart',
      `export const result = (async () => { const { taken } = await import('later'); return taken })()`,
    ],
    [
      'another name',
      `export const result = (async () => { const { taken: one } = await import('later'); return one })()`,
    ],
    ['a member', `export const result = (async () => (await import('later')).taken)()`],
    ['a step that follows', `export const result = import('later').then(({ taken }) => taken)`],
  ])('behavior: what nobody takes is not there: %s', async (_, entry) => {
    const { code, result } = await bundle(entry)
    expect(result).toBe(kept)
    expect(code).not.toContain(dropped)
    expect(code).not.toMatch(/\bimport\s*\(/)
  })

  it.each([
    ['the module', `export const result = import('later')`],
    [
      'the rest of it',
      `export const result = (async () => { const { taken, ...rest } = await import('later'); return { taken, ...rest } })()`,
    ],
    [
      'a member by a value',
      `const name = 'left'; export const result = (async () => ({ taken: '${kept}', left: (await import('later'))[name] }))()`,
    ],
  ])('behavior: all of it is there where all may be wanted: %s', async (_, entry) => {
    const { code, result } = await bundle(entry)
    expect(result).toMatchObject({ taken: kept, left: dropped })
    expect(code).not.toMatch(/\bimport\s*\(/)
  })
})

describe('readAbisNow', () => {
  it('behavior: interfaces are read by the build', async () => {
    const lines = ['struct Pair { address a; uint256 b; }', 'function swap(Pair pair) payable']
    const { code, result } = await bundle(
      `import { parseAbi } from 'viem'; export const result = parseAbi(${JSON.stringify(lines)})`,
    )
    expect(result).toEqual(parseAbi(lines))
    expect(code).not.toContain('read in the page')
  })
})
