import type { Form } from '@mandato/contract'

/** How many files a form may have. */
export const mostFilesOf = ({ more }: Form): number =>
  more ? Object.values(more).reduce((sum, most) => sum + most, 0) : 1

/** Entries of one list in a form. */
const mostEntries = 1_000

type Fields = Record<string, unknown>

/**
 * Puts a text field where its name says: `lines[0][quantity]` into the first of `lines`. Names of any other form are
 * kept as they are, and so is one whose place is taken by a text: the schema then says that it does not know the field.
 */
export function placeField(fields: Fields, name: string, value: unknown): void {
  const [, list = '', at = '', key = ''] =
    /^([a-z][a-z_]*)\[(\d{1,4})\](?:\[([a-z][a-z_]*)\])?$/.exec(name) ?? []
  const before: unknown = Object.hasOwn(fields, list) ? fields[list] : []
  if (list === '' || Number(at) >= mostEntries || !Array.isArray(before)) {
    fields[name] = value
    return
  }
  const entries: unknown[] = before
  fields[list] = entries
  // Gaps stay visible as missing entries: a list's numbers are those of the form's lines.
  while (entries.length <= Number(at)) entries.push(undefined)
  const entry = entries[Number(at)]
  if (key === '') entries[Number(at)] = value
  else entries[Number(at)] = { ...(typeof entry === 'object' ? entry : undefined), [key]: value }
}
