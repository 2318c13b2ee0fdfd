import type { EagerTexts } from '../contract/EagerTexts.ts'
import { loadFailure, openerTexts } from '../messages.ts'

/** English, which is there without it: for a page that goes back to it. */
export const en: EagerTexts = { ...openerTexts, loadFailure }
