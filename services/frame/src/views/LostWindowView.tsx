import { Notice } from '@foyer/ui'
import type { Scene } from './createPlace.ts'
import { showView, useFrameWords } from './showView.tsx'

/** Instead of an empty window. */
export function showLostWindow(scene: Scene): void {
  void showView<never>(scene, () => <LostWindowView />)
}

function LostWindowView() {
  const { lostWindow } = useFrameWords()
  return (
    <Notice tone="warn" role="alert">
      {lostWindow}
    </Notice>
  )
}
