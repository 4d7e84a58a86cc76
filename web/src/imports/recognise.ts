import { type ImportKind, importKinds } from '@mandato/contract/imports/names'
import { columnsOf } from '@mandato/contract/imports/kinds'

/** Bytes: more than the names of all columns take. */
const enough = 16_384

/**
 * Which kind of file this is, by the columns that stand in its first line; undefined where they are of none, or of
 * several as well. The name of
 * a file says nothing: `export_2025.csv` is what most programs call theirs.
 */
export async function kindOf(file: File): Promise<ImportKind | undefined> {
  const names = (await firstLine(file)).split(/[,;\t]/).map((name) =>
    name
      .replace(/^\s*"|"\s*$/g, '')
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, '_'),
  )
  const fitting = importKinds
    .map((kind) => ({ kind, columns: columnsOf(kind) }))
    .filter(({ columns }) => columns.every(({ name, required }) => !required || names.includes(name)))
    .map(({ kind, columns }) => ({
      kind,
      known: columns.filter(({ name }) => names.includes(name)).length,
    }))
    .toSorted((a, b) => b.known - a.known)
  const [best, next] = fitting
  return best?.known === next?.known ? undefined : best?.kind
}

/** The first line with something in it, also of a compressed file. */
async function firstLine(file: File): Promise<string> {
  const bytes = await begin(file)
  const utf16 = { fffe: 'utf-16le', feff: 'utf-16be' }[hex(bytes.slice(0, 2))]
  const text = new TextDecoder(utf16 ?? 'utf-8').decode(bytes)
  return text.split(/\r?\n/).find((line) => line.trim() !== '') ?? ''
}

const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

async function begin(file: File): Promise<Uint8Array<ArrayBuffer>> {
  const head = new Uint8Array(await file.slice(0, enough).arrayBuffer())
  if (hex(head.slice(0, 2)) !== '1f8b') return head
  const reader = new Blob([head]).stream().pipeThrough(new DecompressionStream('gzip')).getReader()
  try {
    const { value } = await reader.read()
    return value ?? new Uint8Array()
  } catch {
    // Broken: the server says so when it is sent.
    return new Uint8Array()
  } finally {
    // The piece breaks off in the middle; what is wanted was read before.
    void reader.cancel().catch(() => undefined)
  }
}
