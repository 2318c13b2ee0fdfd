import { mainnet } from '@foyer/core/networks'
import { createFoyer } from '@foyer/elements'
import { evm } from '@foyer/evm'
import { BrowserProvider, formatEther, verifyMessage } from 'ethers'

const foyer = createFoyer({ projectId: 'ethers', networks: [mainnet], adapters: [evm()] })

// One for the life of the page: it follows the connected wallet, and `any` its network.
const provider = new BrowserProvider(foyer.getProvider('eip155'), 'any')
const output = document.querySelector('output')
const say = (text: string) => {
  if (output) output.textContent = text
}

document.addEventListener('foyer-connected', async () => {
  const signer = await provider.getSigner()
  say(`${formatEther(await provider.getBalance(signer))} ETH`)
})
document.addEventListener('foyer-disconnected', () => say(''))

document.querySelector('#sign')?.addEventListener('click', async () => {
  try {
    const signer = await provider.getSigner()
    const signature = await signer.signMessage('Hello')
    say(`Signed by ${verifyMessage('Hello', signature)}`)
  } catch (error) {
    say(error instanceof Error ? error.message : String(error))
  }
})
