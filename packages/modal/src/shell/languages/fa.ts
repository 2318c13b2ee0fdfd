import { translateWith, type Words } from '../../feature/words.ts'

/** Persian, which is written from right to left. */
export const translate = translateWith(
  import.meta.glob<Words>('../../**/messages.fa.ts', { eager: true, import: 'messages' }),
)
