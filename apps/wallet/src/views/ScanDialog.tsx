import { useEffect, useRef, useState } from 'react'
import { Dialog } from './Dialog.tsx'
import { readFrame, readImage } from './readCode.ts'

/** How often the image of the camera is read. */
const frameMs = 200

/** Reads a QR code from the camera, or from an image that is chosen, pasted or dropped. */
export function ScanDialog({ onFound, onClose }: { onFound(text: string): void; onClose(): void }) {
  const video = useRef<HTMLVideoElement>(null)
  const found = useRef(onFound)
  found.current = onFound
  const [camera, setCamera] = useState<'starting' | 'on' | 'missing'>('starting')
  const [problem, setProblem] = useState<string>()

  useEffect(() => {
    const left = new AbortController()
    watch({ signal: left.signal, video, onStart: () => setCamera('on') }).then(
      (text) => found.current(text),
      () => left.signal.aborted || setCamera('missing'),
    )
    return () => left.abort()
  }, [])

  const read = async (files: Iterable<File>) => {
    const image = [...files].find(({ type }) => type.startsWith('image/'))
    const text = image && (await readImage(image))
    if (text) onFound(text)
    else setProblem('No QR code was found in that image.')
  }

  return (
    <Dialog title="Scan a code" onCancel={onClose}>
      <section
        className="scan"
        aria-label="Camera and images"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          void read(event.dataTransfer.files)
        }}
        onPaste={(event) => void read(event.clipboardData.files)}
      >
        <video ref={video} muted playsInline hidden={camera !== 'on'} aria-label="Camera" />
        {camera !== 'on' && (
          <p className="empty" role="status">
            {camera === 'starting' ? 'Asking for the camera…' : 'There is no camera to use.'}
          </p>
        )}
        <label className="choice">
          Image of a QR code
          <input
            type="file"
            accept="image/*"
            onChange={({ target }) => void read(target.files ?? [])}
          />
        </label>
        <p className="quiet">You may also drop an image here, or paste it.</p>
        {problem && (
          <p className="problem" role="alert">
            {problem}
          </p>
        )}
      </section>
      <footer>
        <button type="button" onClick={onClose}>
          Cancel
        </button>
      </footer>
    </Dialog>
  )
}

/**
 * Shows the camera until it sees a QR code, and resolves with it.
 *
 * @throws when there is no camera, the user refuses it, or the signal aborts
 */
async function watch({
  signal,
  video,
  onStart,
}: {
  signal: AbortSignal
  video: React.RefObject<HTMLVideoElement | null>
  onStart(): void
}): Promise<string> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  const release = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  signal.addEventListener('abort', release, { once: true })
  try {
    signal.throwIfAborted()
    const screen = video.current
    if (!screen) throw new Error('There is no place for the image of the camera.')
    screen.srcObject = stream
    await screen.play()
    onStart()
    for (;;) {
      signal.throwIfAborted()
      const text = readFrame(screen)
      if (text) return text
      await new Promise((resolve) => setTimeout(resolve, frameMs))
    }
  } finally {
    release()
  }
}
