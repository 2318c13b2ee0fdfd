import { type ClipboardEvent, lazy, Suspense, useState } from 'react'
import type { Wallet } from '../wallet/Wallet.ts'

const ScanDialog = lazy(() =>
  import('./ScanDialog.tsx').then(({ ScanDialog }) => ({ default: ScanDialog })),
)

/** The ways for a link to come in: typed, pasted as text or as an image, or scanned. */
export function PairForm({ wallet }: { wallet: Wallet }) {
  const [link, setLink] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isScanning, setIsScanning] = useState(false)
  const [isPairing, setIsPairing] = useState(false)

  const pair = async (uri: string) => {
    const text = uri.trim()
    if (!/^wc:[0-9a-f]+@2\?/.test(text)) {
      setProblem('A pairing link begins with “wc:”. Copy it below the code of the application.')
      return
    }
    setProblem(undefined)
    setIsPairing(true)
    await wallet.pair(text)
    setIsPairing(false)
    setLink('')
  }
  const pasteImage = async ({ clipboardData }: ClipboardEvent) => {
    const image = [...clipboardData.files].find(({ type }) => type.startsWith('image/'))
    if (!image) return
    const { readImage } = await import('./readCode.ts')
    const found = await readImage(image)
    if (found) await pair(found)
    else setProblem('No QR code was found in that image.')
  }

  return (
    <form
      className="pair"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void pair(link)
      }}
    >
      <label htmlFor="link">Pairing link</label>
      <div className="row">
        <input
          id="link"
          value={link}
          placeholder="wc:…"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-invalid={problem !== undefined}
          aria-describedby={problem && 'problem'}
          onChange={(event) => setLink(event.target.value)}
          onPaste={pasteImage}
        />
        <button type="submit" className="primary" aria-disabled={isPairing}>
          Pair
        </button>
        <button type="button" onClick={() => setIsScanning(true)}>
          Scan code
        </button>
      </div>
      {problem && (
        <p id="problem" className="problem" role="alert">
          {problem}
        </p>
      )}
      {isScanning && (
        <Suspense>
          <ScanDialog
            onFound={(found) => {
              setIsScanning(false)
              void pair(found)
            }}
            onClose={() => setIsScanning(false)}
          />
        </Suspense>
      )}
    </form>
  )
}
