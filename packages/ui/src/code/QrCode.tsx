import { type ReactNode, useMemo } from 'react'
import { encodeQrCode } from './encodeQrCode.ts'

/** The image in the middle and the space around it, as a share of the QR code's side. */
const freeShare = 0.24

/**
 * A link as a QR code to scan. Its own colours: dark on light in every look, because readers expect it.
 *
 * @example
 * <QrCode uri="wc:…@2?…" label="QR code to scan with a wallet" image={null} />
 */
export function QrCode({ uri, label, image }: { uri: string; label: string; image: ReactNode }) {
  const { size, dashes, eyes } = useMemo(() => encodeQrCode(uri, freeShare), [uri])
  return (
    <>
      <svg
        className="qr-code"
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={label}
        data-uri={uri}
      >
        <path className="qr-dashes" d={dashes} />
        {eyes.map(({ x, y, width }) => (
          <g key={`${x} ${y}`}>
            <Square className="qr-eye" x={x + 0.5} y={y + 0.5} width={width - 1} />
            <Square x={x + 2} y={y + 2} width={width - 4} />
          </g>
        ))}
      </svg>
      <span className="qr-image">{image}</span>
    </>
  )
}

/** Round corners, by as much of the side for every size. */
function Square(props: { className?: string; x: number; y: number; width: number }) {
  return <rect {...props} height={props.width} rx={props.width * 0.31} />
}
