import type { ImportKind } from '@mandato/contract/imports/names'
import { type ColumnName, columnLabels } from '@mandato/contract/imports/column-labels'
import { fileKinds } from '@mandato/contract/imports/kinds'
import { useLanguage } from '../platform/i18n/useLanguage.ts'

/** What kinds of files and their columns are called in the reader's language. */
export function useFileWords() {
  const language = useLanguage()
  return {
    kind: (kind: ImportKind): string => fileKinds[kind].label[language],
    column: (name: ColumnName): string => columnLabels[name][language],
  }
}
