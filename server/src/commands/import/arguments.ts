import { type ImportKind, importKinds } from '@mandato/contract/imports/names'
import { parseArgs } from 'node:util'
import { isoDate } from '@mandato/contract/fields/dates'

export interface Asked {
  readonly kind: ImportKind
  readonly path: string
  readonly dryRun: boolean
  readonly acceptValid: boolean
  readonly asOf: string | null
}

export const usage = `usage: npm run import -- KIND FILE [--dry-run] [--accept-valid] [--as-of YYYY-MM-DD]
KIND: ${importKinds.join(', ')}; the columns of each stand in docs/import.md`

/** What is to be done, or in one line what is wrong with the words given. */
export function readArguments(words: string[]): Asked | string {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        'accept-valid': { type: 'boolean', default: false },
        'as-of': { type: 'string' },
      },
    })
    const [word, path, ...rest] = positionals
    const kind = importKinds.find((known) => known === word)
    if (!kind || !path || rest.length > 0)
      return word && !kind ? `no such kind: ${word}` : 'a kind and one file are needed'
    const asOf = values['as-of'] ?? null
    if (asOf !== null && !isoDate.safeParse(asOf).success) return `not a date: ${asOf}`
    return { kind, path, dryRun: values['dry-run'], acceptValid: values['accept-valid'], asOf }
  } catch (error) {
    return (error as Error).message
  }
}
