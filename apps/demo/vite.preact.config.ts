import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const preact = (path: string) =>
  fileURLToPath(new URL(`../../packages/elements/node_modules/preact/${path}`, import.meta.url))

/** The demo's React host once more, on Preact, as the file for pages without a build step: fetched by `?host=preact`. */
export default defineConfig({
  publicDir: false,
  define: { 'import.meta.env.VITE_RENDERER': '"preact"' },
  resolve: {
    alias: [
      { find: /^react$/, replacement: preact('compat/dist/compat.mjs') },
      { find: /^react-dom$/, replacement: preact('compat/dist/compat.mjs') },
      { find: /^react-dom\/client$/, replacement: preact('compat/client.mjs') },
      { find: /^react\/jsx-runtime$/, replacement: preact('jsx-runtime/dist/jsxRuntime.mjs') },
    ],
  },
  build: {
    target: 'es2022',
    modulePreload: false,
    // Beside the main build, which comes first and empties the folder.
    emptyOutDir: false,
    rolldownOptions: {
      input: 'src/hosts/react.tsx',
      preserveEntrySignatures: 'strict',
      output: {
        entryFileNames: 'preact/[name].js',
        chunkFileNames: 'preact/[name]-[hash].js',
        assetFileNames: 'preact/[name]-[hash][extname]',
      },
    },
  },
})
