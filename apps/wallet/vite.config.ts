import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  // The server puts a nonce of its own here for every page it sends.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2022',
    // Preload links would need a nonce each.
    modulePreload: false,
    // The kit of the wallet is as large as it is; nobody downloads it from further than this machine.
    chunkSizeWarningLimit: 2_000,
  },
})
