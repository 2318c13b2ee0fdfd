/** The numbers in a text, without their signs. */
export function numbersIn(text: string): number[] {
  return (text.match(/(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number)
}

/** 0 for none. */
export function largestOf(numbers: readonly number[]): number {
  return numbers.reduce((most, number) => Math.max(most, number), 0)
}

/** Of those that are more than nothing. */
export function smallestOf(numbers: readonly number[]): number | undefined {
  const positive = numbers.filter((number) => number > 0)
  return positive.length > 0
    ? positive.reduce((least, number) => Math.min(least, number))
    : undefined
}

export function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
