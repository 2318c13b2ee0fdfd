import { HttpFailure } from '../../platform/http/HttpFailure.ts'
import type { App } from '../App.ts'

/** No shape of ours is half as deep, and what walks a deeper one may run out of stack. */
const maxDepth = 32

/** Reads bodies as JSON and nothing else; keys that reach for a prototype are refused. */
export function readJson(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString()
    if (depthOf(text) > maxDepth) {
      done(new HttpFailure(400, `The body is nested more than ${maxDepth} deep.`))
      return
    }
    parse(request, text, done)
  })
}

/** How deep brackets stand in brackets; those in strings are none. */
function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  let isInString = false
  for (let index = 0; index < text.length; index++) {
    const letter = text[index]
    if (isInString) {
      if (letter === '\\') index++
      else if (letter === '"') isInString = false
    } else if (letter === '"') isInString = true
    else if (letter === '{' || letter === '[') deepest = Math.max(deepest, ++depth)
    else if (letter === '}' || letter === ']') depth--
  }
  return deepest
}
