/** A frame as a client sends it, with a payload of so many zeros and a mask that is none. */
export function frameOf({
  opcode,
  payload,
  isLast = true,
}: {
  opcode: number
  payload: number
  isLast?: boolean
}): Buffer {
  const lengthBytes = payload < 126 ? 0 : payload < 65_536 ? 2 : 8
  const frame = Buffer.alloc(2 + lengthBytes + 4 + payload)
  frame[0] = opcode | (isLast ? 0x80 : 0)
  frame[1] = 0x80 | (lengthBytes === 0 ? payload : lengthBytes === 2 ? 126 : 127)
  if (lengthBytes === 2) frame.writeUInt16BE(payload, 2)
  if (lengthBytes === 8) frame.writeBigUInt64BE(BigInt(payload), 2)
  return frame
}
