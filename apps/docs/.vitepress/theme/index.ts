import type { Theme } from 'vitepress'
import DefaultTheme from 'vitepress/theme-without-fonts'
import { defineAsyncComponent } from 'vue'
import './style.css'

export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    // Client and modal are large, so only the page that shows them loads them.
    app.component(
      'FoyerPlayground',
      defineAsyncComponent(() => import('../../src/playground/Playground.vue')),
    )
  },
} satisfies Theme
