/**
 * How often something is repeated that must not wear out: a few times show it in every run, and the whole
 * count is for a run with `ENDURE=1`.
 */
export const times = ({ few, full }: { readonly few: number; readonly full: number }): number =>
  process.env.ENDURE ? full : few
