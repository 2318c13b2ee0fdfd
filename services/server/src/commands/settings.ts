import { formatSettings } from '../platform/settings/settings.ts'

/** Prints every setting as a table in Markdown. */
export async function settings(): Promise<void> {
  console.log(formatSettings())
}
