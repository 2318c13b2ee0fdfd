import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The demo's React host once more, on React 18: `dist/react18/react.js`, fetched by `?host=react18`. */
export default defineConfig({
  plugins: [react()],
  publicDir: false,
  resolve: {
    alias: [
      { find: /^react-dom(?=\/|$)/, replacement: 'react-dom-18' },
      { find: /^react(?=\/|$)/, replacement: 'react-18' },
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
        entryFileNames: 'react18/[name].js',
        chunkFileNames: 'react18/[name]-[hash].js',
        assetFileNames: 'react18/[name]-[hash][extname]',
      },
    },
  },
})
