import { mainnet } from '@foyer/core/networks'
import { createFoyer } from '@foyer/elements'
import { evm } from '@foyer/evm'
import { cookieSignIn } from '@foyer/siwx'

createFoyer({
  projectId: 'server-sign-in',
  networks: [mainnet],
  adapters: [evm()],
  siwx: cookieSignIn({ statement: 'Sign in to the shop.' }),
})

const output = document.querySelector('output')
const show = (text: string) => {
  if (output) output.textContent = text
}

// Nobody is connected who has not signed in: `foyer-connected` comes after the server has said yes.
document.addEventListener('foyer-connected', async () => {
  const response = await fetch('/orders')
  show(response.ok ? `Orders of ${(await response.json()).of}` : 'Not signed in')
})
document.addEventListener('foyer-disconnected', () => show(''))
