import type { Scene } from './createPlace.ts'
import { showView, useFrameWords } from './showView.tsx'

/** Says that the network is waited for, until it is done. */
export function showWaiting<result>(
  scene: Scene,
  work: Promise<result>,
  signal: AbortSignal,
): Promise<result> {
  return showView<result>(
    scene,
    ({ done, fail }) => {
      work.then(done, fail)
      return <WaitView />
    },
    signal,
  )
}

function WaitView() {
  const { owners } = useFrameWords()
  return (
    <div role="status">
      <h1>{owners.waiting}</h1>
      <p>{owners.stay}</p>
    </div>
  )
}
