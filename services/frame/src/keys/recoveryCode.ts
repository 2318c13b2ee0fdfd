/** Letters that are not mistaken for each other, 32 of them: five bits each. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const codeLetters = 25
const groupLetters = 5

/** A code of 125 bits in groups; nobody chooses it, so nobody can guess it. */
export function makeRecoveryCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(codeLetters))
  return inGroups([...bytes].map((byte) => letters[byte % letters.length]).join(''))
}

/** A code as somebody typed it; `null` when it cannot be one. */
export function readRecoveryCode(text: string): string | null {
  const typed = text.toUpperCase().replace(/[\s-]/g, '')
  const isOne = typed.length === codeLetters && [...typed].every((one) => letters.includes(one))
  return isOne ? inGroups(typed) : null
}

const inGroups = (text: string) =>
  Array.from({ length: Math.ceil(text.length / groupLetters) }, (_, index) =>
    text.slice(index * groupLetters, (index + 1) * groupLetters),
  ).join('-')

/** What a code seals with. Nobody chose it, and it has as many bits as the key: it needs no slow hash. */
export const secretOfCode = (code: string): Uint8Array =>
  new TextEncoder().encode(code.replaceAll('-', ''))
