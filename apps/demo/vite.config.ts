import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  // The server puts a nonce of its own here for every page it sends.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2022',
    // Preload links would need a nonce each; the modules they name are small and few.
    modulePreload: false,
    // A policy with `img-src 'self' data:` allows inlined images, so nothing has to change here.
    assetsInlineLimit: 4096,
  },
})
