/** What the frame's server wrote into its page. */
export interface FrameConfig {
  /** Where the Foyer server is; without a slash at the end. */
  readonly server: string
}

export function readConfig(): FrameConfig {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="foyer-server"]')
  return { server: meta?.content ?? '' }
}
