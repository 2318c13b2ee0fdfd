import { Button, Notice } from '@foyer/ui'
import { networkName } from '../approve/networks.ts'
import { userRejected } from '../channel/failures.ts'
import { ConfirmView } from './ConfirmView.tsx'
import type { Scene } from './createPlace.ts'
import { showView, useFrameWords } from './showView.tsx'

/** How it is on a network: no passkey may recover the account, one may, or the account is another key's. */
export interface NetworkOwners {
  /** CAIP-2. */
  readonly network: string
  /** `unknown`: its node does not answer. */
  readonly state: 'without' | 'with' | 'elsewhere' | 'unknown'
}

/** What each state lets its user do. */
const actions = { without: 'allow', with: 'takeBack', elsewhere: 'takeOver' } as const

/** What its user wants, and where. */
export interface OwnersChoice {
  readonly network: string
  readonly action: (typeof actions)[keyof typeof actions]
}

/**
 * Shows on which networks a passkey may recover the smart account.
 *
 * @param parameters.problem what went wrong with the choice before
 * @returns what its user wants; `null` when they are through
 */
export function chooseOwners(
  scene: Scene,
  {
    networks,
    problem,
    signal,
  }: {
    networks: readonly NetworkOwners[]
    problem: string | null
    signal: AbortSignal
  },
): Promise<OwnersChoice | null> {
  return showView<OwnersChoice | null>(
    scene,
    ({ done }) => <OwnersView networks={networks} problem={problem} onDone={done} />,
    signal,
  )
}

/** Says what taking over gives up before it is begun. @throws Refusal 4001 when its user gives up */
export function confirmTakingOver(scene: Scene, signal: AbortSignal): Promise<void> {
  const { takeOverTitle, takeOverText, takeOver } = scene.words.owners
  return showView<void>(
    scene,
    ({ done, fail }) => (
      <ConfirmView
        {...{ title: takeOverTitle, text: takeOverText, confirm: takeOver }}
        act={async () => done()}
        onCancel={() => fail(userRejected())}
      />
    ),
    signal,
  )
}

function OwnersView({
  networks,
  problem,
  onDone,
}: {
  networks: readonly NetworkOwners[]
  problem: string | null
  onDone(choice: OwnersChoice | null): void
}) {
  const words = useFrameWords()
  const text = words.owners
  return (
    <>
      <h1>{text.title}</h1>
      <p>{text.text}</p>
      {problem && (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      )}
      <ul className="frame-list">
        {networks.map(({ network, state }) => {
          const name = networkName(network)
          const action = state === 'unknown' ? null : actions[state]
          return (
            <li key={network}>
              <span>
                <b>
                  <bdi dir="ltr">{name}</bdi>
                </b>
                <small>{text[state]}</small>
              </span>
              {action && (
                <Button
                  variant="secondary"
                  aria-label={`${text[action]}: ${name}`}
                  onClick={() => onDone({ network, action })}
                >
                  {text[action]}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      <div className="frame-actions">
        <Button variant="primary" full onClick={() => onDone(null)}>
          {words.done}
        </Button>
      </div>
    </>
  )
}
