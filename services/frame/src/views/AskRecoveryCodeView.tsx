import { userRejected } from '../channel/failures.ts'
import { readRecoveryCode } from '../keys/recoveryCode.ts'
import { CodeForm } from './CodeForm.tsx'
import type { Scene } from './createPlace.ts'
import { showView, useFrameWords } from './showView.tsx'

/**
 * Asks for the recovery code until it is the right one.
 *
 * @param tryCode whether it is
 * @throws Refusal 4001 when the user gives up
 */
export function askRecoveryCode(
  scene: Scene,
  tryCode: (code: string) => Promise<boolean>,
): Promise<void> {
  return showView<void>(scene, ({ done, fail }) => (
    <AskCodeView tryCode={tryCode} onDone={() => done()} onCancel={() => fail(userRejected())} />
  ))
}

function AskCodeView({
  tryCode,
  onDone,
  onCancel,
}: {
  tryCode(code: string): Promise<boolean>
  onDone(): void
  onCancel(): void
}) {
  const { recovery } = useFrameWords()
  return (
    <CodeForm
      title={recovery.askTitle}
      text={recovery.askText}
      label={recovery.askTitle}
      input={{ autoComplete: 'off', autoCapitalize: 'characters' }}
      tryCode={async (text) => {
        const code = readRecoveryCode(text)
        if (code === null) return recovery.incomplete
        if (!(await tryCode(code))) return recovery.wrong
        onDone()
        return null
      }}
      onCancel={onCancel}
    />
  )
}
