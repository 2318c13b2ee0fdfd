import { type Rendered, renderTexts } from './renderTexts.ts'

interface Part {
  readonly id: string
}
const english = new Map<string, readonly string[]>([
  ...Object.values(
    import.meta.glob<Part>('../../packages/modal/src/**/messages.ts', {
      ...{ eager: true, import: 'messages' },
    }),
  ).flatMap((part) => [...renderTexts(part, part.id)]),
  ...Object.values(
    import.meta.glob<Part>('../../packages/modal/src/**/titles.ts', {
      ...{ eager: true, import: 'titles' },
    }),
  ).flatMap((part) => (part?.id ? [...renderTexts(part, part.id)] : [])),
])
const frames = import.meta.glob<Record<string, unknown>>('../../services/frame/src/words/*.ts')
const mails = import.meta.glob<Record<string, unknown>>(
  '../../services/server/src/identity/embedded/mail-words/*.ts',
)
const modals = import.meta.glob<{ texts: readonly Part[] }>(
  '../../packages/modal/src/languages/*/{connecting,connected}.ts',
)
const eagers = import.meta.glob<Record<string, unknown>>(
  '../../packages/core/src/client/languages/*.ts',
)

/** As a constant of that language is called. */
const nameOf = (tag: string) => tag.replace('-', '')

export async function at<T>(files: Record<string, () => Promise<T>>, end: string): Promise<T> {
  const file = Object.keys(files).find((path) => path.endsWith(`/${end}.ts`))
  if (!file) throw new Error(`There is no ${end}.ts`)
  return (files[file] as () => Promise<T>)()
}

/** All texts of a language, of every part of the product. */
export async function textsOf(tag: string): Promise<Rendered> {
  const [frame, mail] = await Promise.all([at(frames, tag), at(mails, tag)])
  return new Map([
    ...renderTexts(frame[nameOf(tag)], 'frame'),
    ...renderTexts(mail[nameOf(tag)], 'mail'),
    ...(tag === 'en' ? english : await modalTextsOf(tag)),
  ])
}

async function modalTextsOf(tag: string) {
  const parts = await Promise.all(
    ['connecting', 'connected'].map((end) => at(modals, `${tag}/${end}`)),
  )
  return parts.flatMap(({ texts }) => texts.flatMap((part) => [...renderTexts(part, part.id)]))
}

/** The texts that are shown before the code of the modal is there. */
export async function eagerTextsOf(tag: string): Promise<Rendered> {
  return renderTexts((await at(eagers, tag))[nameOf(tag)], 'eager')
}
