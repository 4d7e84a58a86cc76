import { useTranslation } from 'react-i18next'
import type { FileKind, Watch } from '../../platform/api.ts'
import type { useExport } from '../feedback/ExportProgress.tsx'
import { useHotkey } from '../useHotkey.ts'

/**
 * Ctrl P on a list of several pages: a browser would print the one in sight. It is made as the paper of the list, every row
 * of it with the head on each page.
 */
export function usePrintKey(
  onExport: ((kind: FileKind, watch: Watch) => Promise<void>) | null,
  { progress, start }: Pick<ReturnType<typeof useExport>, 'progress' | 'start'>,
): void {
  const { t } = useTranslation('ui')
  useHotkey(
    'mod+p',
    onExport && (() => void (progress ?? start((watch) => onExport('pdf', watch), t('list.printed')))),
  )
}
