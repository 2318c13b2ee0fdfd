import { AppError } from './AppError.ts'

/** The value may be anything, because callers without types come here too. */
export const invalidNetworkId = (value: unknown) => {
  const text = Object(value) === value ? typeof value : String(value)
  return new AppError('caip/invalid-network-id', `Invalid CAIP-2 network id: ${text}`, {
    kind: 'invalid',
    context: { value },
  })
}

export const invalidAccountId = (value: string) =>
  new AppError('caip/invalid-account-id', `Invalid CAIP-10 address: ${value}`, {
    kind: 'invalid',
    context: { value },
  })

/** For something that is no text at all, so there is no value worth repeating. */
export const invalidAddress = () =>
  new AppError('caip/invalid-address', 'Invalid CAIP Address', { kind: 'invalid' })
