import { userRejected } from '../channel/failures.ts'
import { passwordStrength } from '../keys/passwordSecret.ts'
import { CodeForm } from './CodeForm.tsx'
import type { Scene } from './createPlace.ts'
import { showView, useFrameWords } from './showView.tsx'

/**
 * Lets its user choose a password, which lets new devices in as the recovery code does.
 *
 * @throws Refusal 4001 when the user gives up
 */
export function choosePassword(
  scene: Scene,
  { keep, signal }: { keep(password: string): Promise<void>; signal: AbortSignal },
): Promise<void> {
  return showView<void>(
    scene,
    ({ done, fail }) => (
      <PasswordView
        keep={async (password) => {
          await keep(password)
          done()
        }}
        onCancel={() => fail(userRejected())}
      />
    ),
    signal,
  )
}

const levels = { weak: 1, enough: 2, strong: 3 } as const

function PasswordView({
  keep,
  onCancel,
}: {
  keep(password: string): Promise<void>
  onCancel(): void
}) {
  const { password } = useFrameWords()
  return (
    <CodeForm
      title={password.title}
      text={password.text}
      label={password.label}
      submit={password.keep}
      input={{ type: 'password', autoComplete: 'new-password', maxLength: 200 }}
      hint={(given) => {
        if (given === '') return null
        const strength = passwordStrength(given)
        return (
          <div className="frame-strength" role="status">
            <meter aria-label={password.strength} min={0} max={3} value={levels[strength]} />
            <span>{password[strength]}</span>
          </div>
        )
      }}
      tryCode={async (given) => {
        if (passwordStrength(given) === 'weak') return password.tooWeak
        await keep(given)
        return null
      }}
      onCancel={onCancel}
    />
  )
}
