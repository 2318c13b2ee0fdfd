import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, type Plugin } from 'vite'
import { expect, test } from 'vitest'

const index = join(import.meta.dirname, '../index.ts')

/** An application that takes one name from the door. */
const entryOf = (name: string): Plugin => ({
  name: 'entry',
  resolveId: (id) => (id === 'virtual:entry' ? '\0entry' : null),
  load: (id) => (id === '\0entry' ? `export { ${name} } from '${index}'` : null),
})

test.each(['foyerSignIn', 'cookieSignIn', 'signInWith'])(
  'behavior: an application carries 5 KB at most for %s, and no curve',
  async (name) => {
    const built = await build({
      configFile: false,
      logLevel: 'silent',
      plugins: [entryOf(name)],
      resolve: { conditions: ['@foyer/source', 'module', 'browser'] },
      build: {
        write: false,
        minify: true,
        rollupOptions: { input: 'virtual:entry', preserveEntrySignatures: 'strict' },
      },
    })
    const { output } = built as unknown as {
      output: { code?: string; modules?: Record<string, unknown> }[]
    }
    const code = output.map((chunk) => chunk.code ?? '').join('')
    const modules = output.flatMap((chunk) => Object.keys(chunk.modules ?? {}))
    expect(code.length).toBeGreaterThan(1_000)
    expect(modules.filter((path) => path.includes('/@noble/'))).toEqual([])
    expect(brotliCompressSync(code).length).toBeLessThanOrEqual(5 * 1_024)
  },
)
