import { encodeAbiParameters, type Hex, toFunctionSelector } from 'viem'

/** Bytes of the code for one function, and of the end that reverts. */
const blockBytes = 32
const endBytes = 5

/** Code that answers calls of these functions, and reverts for all others. For `anvil_setCode`. */
function codeAnswering(answers: Readonly<Record<string, Hex>>): Hex {
  const entries = Object.entries(answers)
  let at = entries.length * blockBytes + endBytes
  const blocks = entries.map(([signature, answer], index) => {
    const [length, place] = [answer.length / 2 - 1, at]
    at += length
    // Is this the function? Else jump to the end of the block. Copy the answer from the code; return it.
    const isOther = `60003560e01c63${toFunctionSelector(signature).slice(2)}18`
    const jump = `61${half((index + 1) * blockBytes - 1)}57`
    return `${isOther}${jump}61${half(length)}61${half(place)}60003961${half(length)}6000f35b`
  })
  return `0x${blocks.join('')}60006000fd${entries.map(([, answer]) => answer.slice(2)).join('')}`
}

/** Code that says, when it is called, that collectible `id` of it came into being for `account`. */
export function codeMinting({ account, id }: { account: string; id: bigint }): Hex {
  const transfer = 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
  return `0x7f${word(id.toString(16))}7f${word(account)}7f${word('0')}7f${transfer}60006000a400`
}

/** Code of an ERC-721 that belongs to `owner`, and says of itself what it is told. */
export function codeOwnedBy({
  owner,
  uri,
  name,
}: {
  owner: string
  uri: string
  name: string
}): Hex {
  const text = (value: string) => encodeAbiParameters([{ type: 'string' }], [value])
  return codeAnswering({
    'ownerOf(uint256)': `0x${word(owner)}`,
    'tokenURI(uint256)': text(uri),
    'name()': text(name),
  })
}

const word = (hex: string) => hex.replace('0x', '').toLowerCase().padStart(64, '0')
const half = (number: number) => number.toString(16).padStart(4, '0')
