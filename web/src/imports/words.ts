import { type ColumnName, columnLabels } from '@mandato/contract/imports/column-labels'
import { fileKinds, type ImportKind } from '@mandato/contract/imports/kinds'
import { useTranslation } from 'react-i18next'
import { isLanguage } from '../platform/i18n/languages.ts'

/** What kinds of files and their columns are called in the reader's language. */
export function useFileWords() {
  const { i18n } = useTranslation('imports')
  const language = isLanguage(i18n.language) ? i18n.language : 'it'
  return {
    kind: (kind: ImportKind): string => fileKinds[kind].label[language],
    column: (name: ColumnName): string => columnLabels[name][language],
  }
}
