import { readTyped } from '@foyer/core/holdings'
import { Notice, useWords } from '@foyer/ui'
import { useId, useState } from 'react'
import { useFeature } from '../../../feature/FeatureContext.ts'
import { messages as words } from '../messages.ts'
import { highPercent, percent } from './swapFigures.ts'

const usualBps = [50, 100, 300]

/** How much less than estimated may arrive. */
export function Slippage({ bps, onChange }: { bps: number; onChange(bps: number): void }) {
  const messages = useWords(words)
  const { locale } = useFeature()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const isHigh = bps >= highPercent * 100
  return (
    <>
      <dl className="money-facts">
        <dt>{messages.slippage}</dt>
        <dd>
          <button
            type="button"
            className="swap-link"
            aria-label={messages.slippage}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            <bdi dir="ltr">{percent(bps / 100, locale)}</bdi>
          </button>
        </dd>
      </dl>
      {isOpen && (
        <div id={id} className="money-panel">
          <span>{messages.slippageHint}</span>
          <div className="swap-slippage">
            {usualBps.map((one) => (
              <button
                key={one}
                type="button"
                className="money-token"
                aria-pressed={one === bps}
                onClick={() => {
                  setText('')
                  onChange(one)
                }}
              >
                <bdi dir="ltr">{percent(one / 100, locale)}</bdi>
              </button>
            ))}
            <input
              aria-label={messages.slippageField}
              inputMode="decimal"
              autoComplete="off"
              dir="ltr"
              placeholder="%"
              value={text}
              onChange={({ currentTarget }) => {
                setText(currentTarget.value)
                const typed = Number(readTyped(currentTarget.value) ?? Number.NaN)
                if (typed > 0) onChange(typed * 100)
              }}
            />
          </div>
        </div>
      )}
      {isHigh && <Notice tone="warn">{messages.slippageHigh}</Notice>}
    </>
  )
}
