// Code of contracts that do harm, for `anvil_setCode`.

/** Jumps to its own beginning until the gas is used up. */
export const endlessLoop = '0x5b600056'

/** An address or a number as 32 bytes in hexadecimal digits. */
export const word = (hex) => hex.replace('0x', '').toLowerCase().padStart(64, '0')

/** A text as a contract answers it. */
export function text(value) {
  const bytes = Buffer.from(value)
  const padded = Buffer.concat([bytes, Buffer.alloc((32 - (bytes.length % 32)) % 32)])
  return `${word('0x20')}${word(bytes.length.toString(16))}${padded.toString('hex')}`
}

/**
 * Says, when it is called, that something of it came into being for `account`: collectible 0 with four
 * topics, one unit of a token with three.
 */
export function codeEmitting({ account, topics }) {
  const transfer = 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
  const parties = `7f${word(account)}7f${word('0')}7f${transfer}`
  return topics === 4 ? `0x6000${parties}60006000a400` : `0x6001600052${parties}60206000a300`
}

/**
 * Answers calls of these functions with these bytes, and reverts for all others.
 *
 * @param {Record<string, string>} answers hexadecimal digits by selector
 */
export function codeAnswering(answers) {
  const entries = Object.entries(answers)
  let at = entries.length * blockBytes + 5
  const blocks = entries.map(([selector, answer], index) => {
    const [length, place] = [answer.length / 2, at]
    at += length
    const isOther = `60003560e01c63${selector}18`
    const jump = `62${hex3((index + 1) * blockBytes - 1)}57`
    return `${isOther}${jump}62${hex3(length)}62${hex3(place)}60003962${hex3(length)}6000f35b`
  })
  return `0x${blocks.join('')}60006000fd${entries.map(([, answer]) => answer).join('')}`
}

/** Of the code for one function. */
const blockBytes = 36

const hex3 = (number) => number.toString(16).padStart(6, '0')
