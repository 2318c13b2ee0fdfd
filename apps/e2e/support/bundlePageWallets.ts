import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** `pageWallets.ts` as one classic script that defines `pageWallets`, for use before a page loads. */
export async function bundlePageWallets(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2022',
      lib: {
        entry: fileURLToPath(new URL('pageWallets.ts', import.meta.url)),
        formats: ['iife'],
        name: 'pageWallets',
      },
    },
  })
  const [bundle] = [result].flat()
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined
  if (!chunk) throw new Error('Vite built nothing from pageWallets.ts')
  return chunk.code
}
