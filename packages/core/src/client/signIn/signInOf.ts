import { perClient } from '../perClient.ts'
import { createSignIn } from './createSignIn.ts'

/** The sign-in of a client, one at a time. */
export const signInOf = perClient(createSignIn)
