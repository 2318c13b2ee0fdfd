import vue from '@vitejs/plugin-vue'
import { defineConfig, type Plugin } from 'vite'

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types vue',
].join('; ')

/** Of the built page: the development server needs inline scripts and styles. */
const contentSecurityPolicy: Plugin = {
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: policy },
      injectTo: 'head-prepend',
    },
  ],
}

const template = { compilerOptions: { isCustomElement: (tag: string) => tag.startsWith('foyer-') } }

export default defineConfig({ plugins: [vue({ template }), contentSecurityPolicy] })
