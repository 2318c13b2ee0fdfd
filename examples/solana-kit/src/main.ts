import { createFoyer } from '@foyer/elements'
import { solana } from '@foyer/solana'
import {
  appendTransactionMessageInstruction,
  createSolanaRpc,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  lamports,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import { createSigner } from './createSigner'
import { localSolana, rpcUrl } from './localSolana'

const foyer = createFoyer({
  projectId: 'solana-kit',
  networks: [localSolana],
  adapters: [solana()],
})
const rpc = createSolanaRpc(rpcUrl)

async function send() {
  const signer = createSigner(foyer)
  const { value: blockhash } = await rpc.getLatestBlockhash().send()
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (it) => setTransactionMessageFeePayerSigner(signer, it),
    (it) => setTransactionMessageLifetimeUsingBlockhash(blockhash, it),
    (it) =>
      appendTransactionMessageInstruction(
        getTransferSolInstruction({
          source: signer,
          destination: signer.address,
          amount: lamports(1_000_000n),
        }),
        it,
      ),
  )
  const transaction = await signTransactionMessageWithSigners(message)
  const bytes = getBase64EncodedWireTransaction(transaction)
  return rpc.sendTransaction(bytes, { encoding: 'base64' }).send()
}

const output = document.querySelector('output')
document.querySelector('#send')?.addEventListener('click', () => {
  const say = (text: string) => {
    if (output) output.textContent = text
  }
  send().then(
    (signature) => say(`Sent: ${signature}`),
    (error) => say(error.message),
  )
})
