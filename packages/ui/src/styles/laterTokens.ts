import laterTokensCss from './later-tokens.css?inline'

/** Tokens that only views after the first one need. */
export const laterTokenStyles: string = laterTokensCss
