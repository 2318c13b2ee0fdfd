import { argon2idAsync } from '@noble/hashes/argon2.js'

/** What OWASP asks for where a password protects money. @see https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html */
const effort = { t: 2, m: 19 * 1024, p: 1, dkLen: 32 }

/**
 * What a password seals with: made slowly, so that each guess costs as much. In turns of 10 ms and in no worker, which
 * would need a policy for scripts in a page that has none.
 */
export const secretOfPassword = (
  password: string,
  salt: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array> =>
  argon2idAsync(new TextEncoder().encode(password.normalize('NFKC')), salt, effort)

/** Guesses take years from here on, and are out of reach from there on. */
const [enoughBits, strongBits] = [60, 80] as const
/** What a letter adds: of words, as people write them, and of texts that mix letters with something else. */
const [bitsOfWords, bitsOfMixed] = [2.2, 4] as const

/** How much guessing a password takes: an estimate, and rather too low than too high. */
export function passwordStrength(password: string): 'weak' | 'enough' | 'strong' {
  const letters = [...password.normalize('NFKC')]
  const codeAt = (index: number) => letters[index]?.codePointAt(0) ?? 0
  // A letter that repeats the one before, or follows it in the alphabet, adds nothing.
  const counted = letters.filter(
    (_, index) => index === 0 || Math.abs(codeAt(index) - codeAt(index - 1)) > 1,
  )
  // Nor does a part that was there before: "abcxabcx" is "abcx".
  const different = new Set(letters.map((_, index) => letters.slice(index, index + 3).join('')))
  const isWords = /^[\p{L}\s-]*$/u.test(password)
  const bits = Math.min(counted.length, different.size) * (isWords ? bitsOfWords : bitsOfMixed)
  return bits < enoughBits ? 'weak' : bits < strongBits ? 'enough' : 'strong'
}
