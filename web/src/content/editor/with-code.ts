import type { DraftText } from './draft.ts'

/** The name of a model in a text, whatever signs stand between its words. */
function pattern(name: string): RegExp {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? []
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}])${words.join(String.raw`[^\p{L}\p{N}]+`)}(?![\p{L}\p{N}])`,
    'giu',
  )
}

/**
 * A text with a model's code behind its name, wherever it names it; null where its name stands nowhere in one piece, as
 * when a format breaks it.
 */
export function withCode(
  text: DraftText,
  { name, code }: { readonly name: string; readonly code: string },
): DraftText | null {
  if (name === code) return null
  const named = pattern(name)
  const written = code.toUpperCase()
  const said = (words: string) =>
    words.toUpperCase().includes(written) ? words : words.replace(named, (found) => `${found} ${code}`)
  const inside = <T>(node: T): T => {
    if (Array.isArray(node)) return node.map(inside) as T
    if (typeof node !== 'object' || node === null) return node
    const { text: words, attrs, content } = node as { text?: string; attrs?: object; content?: unknown }
    return {
      ...node,
      ...(words !== undefined && { text: said(words) }),
      ...(content !== undefined && { content: inside(content) }),
      ...(attrs && { attrs: spoken(attrs, said) }),
    }
  }
  const mended: DraftText = {
    title: said(text.title).slice(0, 160),
    abstract: said(text.abstract).slice(0, 400),
    body: inside(text.body),
  }
  return JSON.stringify(mended) === JSON.stringify(text) ? null : mended
}

/** Captions and titles of videos are words, too; numbers and addresses are none. */
const spoken = (attrs: object, said: (words: string) => string): object =>
  Object.fromEntries(
    Object.entries(attrs).map(([key, value]) => [
      key,
      (key === 'caption' || key === 'title') && typeof value === 'string' ? said(value) : value,
    ]),
  )
