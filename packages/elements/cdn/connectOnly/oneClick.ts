/*
 * In the place of signing while connecting, whose answers of other devices are checked with a curve of their own: who
 * signs in is asked for it once the wallet is connected.
 */

export const createOneClick = () => ({
  remote: { request: async () => null, verifyContract: async () => false, signedIn() {} },
  ask: async () => null,
  take: () => null,
})

/** Never asked for, as no request is made. */
export const payloadFor = () => null

/** Of a link that another file of the same origin made: an answer that nobody checks does not hold. */
export const readAnswer = async () => null
