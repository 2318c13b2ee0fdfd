import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** Files of this folder that run in a page. */
type PageScript = 'pageBitcoin' | 'pageBurner' | 'pageProtocol' | 'pageViem' | 'pageWallets'

/** One of them as a classic script that defines its name, for use before a page loads. */
export async function bundlePageScript(name: PageScript): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    // A library is not told by itself, and libraries of the field ask.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      lib: {
        entry: fileURLToPath(new URL(`${name}.ts`, import.meta.url)),
        formats: ['iife'],
        name,
      },
    },
  })
  const [bundle] = [result].flat()
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined
  if (!chunk) throw new Error(`Vite built nothing from ${name}.ts`)
  return chunk.code
}
