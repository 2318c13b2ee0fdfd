import { translateWith, type Words } from '../../feature/words.ts'

/** Spanish. */
export const translate = translateWith(
  import.meta.glob<Words>('../../**/messages.es.ts', { eager: true, import: 'messages' }),
)
