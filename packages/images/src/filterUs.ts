import { largestOf, numbersIn, sumOf } from './numbers.ts'
import { filterStepUs } from './styleOf.ts'
import { us } from './weights.ts'

/** A step of a filter, or what is in one. */
interface Step {
  readonly name: string
  readonly inside: readonly Step[]
  of(attribute: string): string
}

/**
 * What a filter takes, applied once, in microseconds. A browser computes what is used twice twice: thirty shadows, each
 * of the one before, are a thousand million.
 *
 * @param steps in their order
 * @param relative how large a length is, in per cent of the drawing
 */
export function filterUs(steps: readonly Step[], relative: (length: number) => number): number {
  const results = new Map<string, number>()
  let before = 0
  let all = 0
  for (const step of steps) {
    const inputs =
      step.name === 'feMerge'
        ? step.inside.map(({ of }) => of('in'))
        : [step.of('in'), step.of('in2')]
    const given = inputs.map((input, index) => {
      // The second has no default, and is none where it is not named.
      if (input === '') return index === 0 || step.name === 'feMerge' ? before : 0
      return results.get(input) ?? 0
    })
    // It draws what it is given, and its shadow.
    const times = step.name === 'feDropShadow' ? 2 : 1
    before = ownUs(step, relative) + sumOf(given) * times
    all += before
    const result = step.of('result')
    if (result !== '') results.set(result, before)
  }
  return all
}

function ownUs({ name, of }: Step, relative: (length: number) => number): number {
  if (!name.startsWith('fe')) return 0
  const lengths = ['stdDeviation', 'radius', 'dx', 'dy', 'scale'].map(of).join(' ')
  const slower = /Lighting$|Turbulence$/.test(name) ? 2 : 1
  return (
    filterStepUs(relative(largestOf(numbersIn(lengths)))) * slower +
    us.kernel * numbersIn(of('kernelMatrix')).length
  )
}
