import contrastCss from './contrast.css?inline'

/** What changes where a user wants more contrast. */
export const contrastStyles: string = contrastCss
