import {
  type Address,
  appendTransactionMessageInstructions,
  type Blockhash,
  createKeyPairSignerFromPrivateKeyBytes,
  createTransactionMessage,
  getTransactionEncoder,
  type Instruction,
  type KeyPairSigner,
  lamports,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import { getTransferSolInstruction, SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system'
import type { Ledger } from './createLedger.ts'
import { keyNamed } from './keyNamed.ts'

/** More than anybody asks for: a tenth of all there can be. */
const fundAtomic = 50_000_000n * 10n ** 9n

/** An account that pays for what the chain begins with, and for airdrops. */
export interface Faucet {
  readonly signer: KeyPairSigner
  /** Resolves with the signature. */
  run(instructions: readonly Instruction[]): Promise<string>
  airdrop(account: Address, atomic: bigint): Promise<string>
}

/** A key that everybody can know: made from a name. */
export const signerNamed = (name: string): Promise<KeyPairSigner> =>
  createKeyPairSignerFromPrivateKeyBytes(new Uint8Array(keyNamed(name)))

export async function createFaucet(ledger: Ledger): Promise<Faucet> {
  const signer = await signerNamed('faucet')
  // The airdrop of `litesvm` has less to give.
  ledger.svm.setAccount({
    ...{ address: signer.address, data: new Uint8Array(), executable: false, space: 0n },
    lamports: lamports(fundAtomic),
    programAddress: SYSTEM_PROGRAM_ADDRESS,
  })
  let count = 0
  const run: Faucet['run'] = async (instructions) => {
    const { blockhash, lastValidBlockHeight } = ledger.blockhash()
    count += 1
    const message = pipe(
      createTransactionMessage({ version: 0 }),
      (given) => setTransactionMessageFeePayerSigner(signer, given),
      (given) =>
        setTransactionMessageLifetimeUsingBlockhash(
          { blockhash: blockhash as Blockhash, lastValidBlockHeight },
          given,
        ),
      (given) => appendTransactionMessageInstructions([distinct(count), ...instructions], given),
    )
    const signed = await signTransactionMessageWithSigners(message)
    return ledger.send(new Uint8Array(getTransactionEncoder().encode(signed)))
  }
  return {
    signer,
    run,
    airdrop: (destination, amount) =>
      run([getTransferSolInstruction({ source: signer, destination, amount })]),
  }
}

/** Two airdrops in one slot would be one transaction: a limit of computing units tells them apart. */
function distinct(count: number): Instruction {
  const data = new Uint8Array(5)
  data[0] = 2
  new DataView(data.buffer).setUint32(1, 300_000 + (count % 1_000_000), true)
  return { programAddress: 'ComputeBudget111111111111111111111111111111' as Address, data }
}
