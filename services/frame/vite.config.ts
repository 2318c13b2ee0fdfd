import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  build: {
    target: 'es2022',
    // Preload links need no place in the policy then.
    modulePreload: false,
    // All styles are adopted by the view's shadow root.
    cssCodeSplit: false,
  },
})
