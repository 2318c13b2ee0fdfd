import { userRejected } from '../channel/failures.ts'
import { CodeForm } from './CodeForm.tsx'
import { ConfirmView } from './ConfirmView.tsx'
import type { Scene } from './createPlace.ts'
import { showView, useFrameWords } from './showView.tsx'

/** Deletes the wallet, with the code of a mail. @throws Refusal 4001 when the user gives up */
export function confirmDeletion(
  scene: Scene,
  {
    email,
    remove,
    signal,
  }: {
    /** `null` for who proved themselves a moment ago. */
    email: string | null
    remove(code: string): Promise<void>
    signal: AbortSignal
  },
): Promise<void> {
  return showView<void>(
    scene,
    ({ done, fail }) => (
      <DeleteView
        email={email}
        remove={async (code) => {
          await remove(code)
          done()
        }}
        onCancel={() => fail(userRejected())}
      />
    ),
    signal,
  )
}

function DeleteView({
  email,
  remove,
  onCancel,
}: {
  email: string | null
  remove(code: string): Promise<void>
  onCancel(): void
}) {
  const { deletion, phrase } = useFrameWords()
  if (email === null)
    return (
      <ConfirmView
        {...{ title: deletion.title, text: deletion.warning, confirm: deletion.confirm, onCancel }}
        act={() => remove('')}
      />
    )
  return (
    <CodeForm
      title={deletion.title}
      text={deletion.text(email)}
      label={phrase.code}
      submit={deletion.confirm}
      input={{ inputMode: 'numeric', autoComplete: 'one-time-code' }}
      tryCode={async (text) => {
        await remove(text.replace(/\D/g, ''))
        return null
      }}
      onCancel={onCancel}
    />
  )
}
