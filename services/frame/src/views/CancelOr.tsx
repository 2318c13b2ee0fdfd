import { Button } from '@foyer/ui'
import type { ReactNode } from 'react'
import { useFrameWords } from './showView.tsx'

/** The end of a view: Cancel, beside what its user came for. */
export function CancelOr({ onCancel, children }: { onCancel(): void; children: ReactNode }) {
  const words = useFrameWords()
  return (
    <div className="frame-actions">
      <Button variant="secondary" full onClick={onCancel}>
        {words.cancel}
      </Button>
      {children}
    </div>
  )
}
