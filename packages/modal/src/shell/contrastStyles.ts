import { contrastStyles as contrast } from '@foyer/ui'

/** What users see who ask for more contrast or for colours of their own; loaded for them alone. */
export const contrastStyles: string = contrast
