import { readOne } from './database.ts'
import type { FileRef } from './record.ts'

/** Under which name a file of a form is kept; the same file is written once. */
const names = new WeakMap<File, FileRef>()

function refOf(file: File, record: string): FileRef {
  const known = names.get(file)
  if (known?.file.startsWith(record)) return known
  const { name, type, size, lastModified } = file
  const ref = { file: `${record} ${crypto.randomUUID()}`, name, type, size, lastModified }
  names.set(file, ref)
  held.set(ref.file, file)
  return ref
}
/** Files chosen in this window: there to be sent also where the browser keeps nothing. */
const held = new Map<string, File>()

export interface Packed {
  readonly fields: unknown
  readonly files: readonly FileRef[]
  /** What is to be written beside the record, where it was not yet. */
  readonly fresh: readonly (readonly [FileRef, File])[]
}

const isRef = (value: unknown): value is FileRef =>
  typeof value === 'object' && value !== null && 'file' in value && 'lastModified' in value

/** Fields with their files put aside. */
export function pack(fields: unknown, record: string, written: readonly FileRef[]): Packed {
  const files: FileRef[] = []
  const fresh: (readonly [FileRef, File])[] = []
  const walk = (value: unknown): unknown => {
    if (value instanceof File) {
      const ref = refOf(value, record)
      files.push(ref)
      if (!written.some(({ file }) => file === ref.file)) fresh.push([ref, value])
      return ref
    }
    if (Array.isArray(value)) return value.map(walk)
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, walk(one)]))
    return value
  }
  return { fields: walk(fields), files, fresh }
}

/** The same with their files put back. A file whose bytes are gone is left out. */
export async function unpack(value: unknown): Promise<unknown> {
  if (isRef(value)) {
    const chosen = held.get(value.file)
    if (chosen) return chosen
    const blob = await readOne<Blob>('files', value.file).catch(() => undefined)
    if (!blob) return undefined
    const { name, type, lastModified } = value
    const file = new File([blob], name, { type, lastModified })
    names.set(file, value)
    return file
  }
  if (Array.isArray(value)) return (await Promise.all(value.map(unpack))).filter((one) => one !== undefined)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      await Promise.all(Object.entries(value).map(async ([key, one]) => [key, await unpack(one)] as const)),
    )
  return value
}
