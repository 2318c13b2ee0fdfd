import { Button } from '@foyer/ui'
import { userRejected } from '../channel/failures.ts'
import { readRecoveryCode } from '../keys/recoveryCode.ts'
import { CodeForm } from './CodeForm.tsx'
import type { Scene } from './createPlace.ts'
import { showView, useFrameWords } from './showView.tsx'

/** What lets a device in. */
interface Recovery {
  /** A password may be given in its place. */
  readonly hasPassword: boolean
  /** Whether it is the code. */
  tryCode(code: string): Promise<boolean>
  tryPassword(password: string): Promise<boolean>
  /** The passkey that signed its user in can give the smart account to a new key. */
  readonly canTakeOver: boolean
}

/**
 * Asks for the recovery code, or a password where there is one, until it is the right one, or its user has none.
 *
 * @returns what its user has
 * @throws Refusal 4001 when the user gives up
 */
export function askRecoveryCode(
  scene: Scene,
  recovery: Recovery,
): Promise<'code' | 'passkey alone'> {
  return showView<'code' | 'passkey alone'>(scene, ({ done, fail }) => (
    <AskCodeView
      recovery={recovery}
      onDone={() => done('code')}
      onTakeOver={() => done('passkey alone')}
      onCancel={() => fail(userRejected())}
    />
  ))
}

function AskCodeView({
  recovery: { hasPassword, tryCode, tryPassword, canTakeOver },
  onDone,
  onTakeOver,
  onCancel,
}: {
  recovery: Recovery
  onDone(): void
  onTakeOver(): void
  onCancel(): void
}) {
  const { recovery, owners } = useFrameWords()
  return (
    <CodeForm
      title={recovery.askTitle}
      text={hasPassword ? recovery.askEither : recovery.askText}
      label={hasPassword ? recovery.either : recovery.askTitle}
      input={{ autoComplete: 'off', autoCapitalize: hasPassword ? 'none' : 'characters' }}
      hint={() =>
        canTakeOver && (
          <Button variant="secondary" full onClick={onTakeOver}>
            {owners.offer}
          </Button>
        )
      }
      tryCode={async (text) => {
        const code = readRecoveryCode(text)
        const isRight =
          (code !== null && (await tryCode(code))) || (hasPassword && (await tryPassword(text)))
        if (isRight) onDone()
        else if (code === null) return hasPassword ? recovery.neither : recovery.incomplete
        else return recovery.wrong
        return null
      }}
      onCancel={onCancel}
    />
  )
}
