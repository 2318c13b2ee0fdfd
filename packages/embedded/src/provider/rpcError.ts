/** What EIP-1193 has a code for. */
export const rpcError = (code: number, message: string) =>
  Object.assign(new Error(message), { code })
