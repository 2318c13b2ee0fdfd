const maxHeaderBytes = 14
/** What a part of a message costs beside its bytes. */
const partBytes = 256
const firstControlOpcode = 0x8
const closeOpcode = 0x8

/** What is here of a message, or of a frame between messages, whose end has not come. */
interface Held {
  /**
   * 0 when nothing is. Chunks count as a whole, as the part of a message that came with one keeps all of
   * it in memory.
   */
  readonly bytes: number
  /** It began with this chunk. */
  readonly isNew: boolean
}

/** Follows the frames that a client sends by their headers, see RFC 6455, section 5.2. */
export interface FrameWatch {
  /** Reads on. What is no frame is refused by `ws`. */
  take(chunk: Uint8Array): Held
}

export function createFrameWatch(): FrameWatch {
  const header = new DataView(new ArrayBuffer(maxHeaderBytes))
  let headerBytes = 0
  let payloadLeft = 0
  let opcode = 0
  let isLastFrame = true
  /** A message has begun, and its last frame has not ended. */
  let isInMessage = false
  let isClosed = false
  let heldBytes = 0
  let hasEnded = false

  const endFrame = () => {
    headerBytes = 0
    if (opcode === closeOpcode) isClosed = true
    // Pings come between the frames of a message, and end none.
    if (opcode < firstControlOpcode) isInMessage = !isLastFrame
    hasEnded ||= !isInMessage
    heldBytes = isInMessage ? heldBytes + partBytes : 0
  }
  const takeHeader = (byte: number) => {
    header.setUint8(headerBytes, byte)
    headerBytes += 1
    if (headerBytes < 2 || headerBytes < headerBytesOf(header)) return
    const first = header.getUint8(0)
    opcode = first & 0xf
    isLastFrame = (first & 0x80) !== 0
    if (opcode < firstControlOpcode) isInMessage = true
    payloadLeft = payloadBytesOf(header)
    if (payloadLeft === 0) endFrame()
  }

  return {
    take(chunk) {
      const earlierBytes = heldBytes
      hasEnded = false
      let index = 0
      while (index < chunk.length && !isClosed) {
        if (payloadLeft === 0) {
          takeHeader(chunk[index] ?? 0)
          index += 1
        } else {
          const taken = Math.min(payloadLeft, chunk.length - index)
          index += taken
          payloadLeft -= taken
          if (payloadLeft === 0) endFrame()
        }
      }
      // Nothing that comes after is kept.
      const isUnfinished = !isClosed && (isInMessage || headerBytes > 0)
      heldBytes = isUnfinished ? heldBytes + chunk.length + partBytes : 0
      return { bytes: heldBytes, isNew: isUnfinished && (hasEnded || earlierBytes === 0) }
    },
  }
}

function headerBytesOf(header: DataView): number {
  const second = header.getUint8(1)
  const lengthBytes = { 126: 2, 127: 8 }[second & 0x7f] ?? 0
  const maskBytes = (second & 0x80) === 0 ? 0 : 4
  return 2 + lengthBytes + maskBytes
}

function payloadBytesOf(header: DataView): number {
  const length = header.getUint8(1) & 0x7f
  if (length === 126) return header.getUint16(2)
  return length === 127 ? Number(header.getBigUint64(2)) : length
}
