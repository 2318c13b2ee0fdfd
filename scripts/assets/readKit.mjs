import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Reads rainbowkit's wallets as text: running them would need wagmi.
 *
 * @param {string} folder rainbowkit's `dist/wallets/walletConnectors`
 * @returns {Map<string, { name: string, text: string, icon: string }>}
 */
export function readKit(folder) {
  const found = new Map()
  for (const file of readdirSync(folder)) {
    if (!/^chunk-.*\.js$/.test(file)) continue
    const text = readFileSync(join(folder, file), 'utf8')
    const [, id, name] = /\bid: "([^"]+)",[^{}]*?\bname: "([^"]+)"/.exec(text) ?? []
    const [, icon] = /import\("\.\/([^"]+)"\)/.exec(text) ?? []
    // Each wallet is there twice with other chunk names; one of the two has its icon beside it.
    if (id && icon && existsSync(join(folder, icon))) {
      found.set(id, { name, text, icon: join(folder, icon) })
    }
  }
  return found
}
