import { Button, Menu } from '@mantine/core'
import { IconDownload, IconFileSpreadsheet, IconFileTypeCsv, IconFileTypePdf } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { FileKind, Watch } from '../../platform/api.ts'
import { usePrintKey } from '../list/usePrintKey.ts'
import { MenuAct } from '../list/MenuAct.tsx'
import { ExportProgress, useExport } from './ExportProgress.tsx'

const kinds = [
  { kind: 'xlsx', icon: IconFileSpreadsheet, label: 'exportXlsx' },
  { kind: 'csv', icon: IconFileTypeCsv, label: 'exportCsv' },
  { kind: 'pdf', icon: IconFileTypePdf, label: 'exportPdf' },
] as const
const offered = (some: readonly FileKind[] | undefined) =>
  some ? kinds.filter(({ kind }) => some.includes(kind)) : kinds

interface Kinds {
  /** All three, unless there are fewer. */
  kinds?: readonly FileKind[] | undefined
}

interface Props extends Kinds {
  /** Fetches the file: what is on the screen, every page of it. */
  onExport: (kind: FileKind, watch: Watch) => Promise<void>
  /** More rows than stand on the screen: the key that prints makes its paper. */
  paged?: boolean
}

/** "Export exactly this", in the three kinds of file, behind one button. */
export function ExportMenu({ kinds: some, onExport, paged = false }: Props) {
  const { t } = useTranslation('ui')
  const making = useExport()
  const { progress, start, stop } = making
  usePrintKey(paged && offered(some).some(({ kind }) => kind === 'pdf') ? onExport : null, making)
  if (progress) return <ExportProgress progress={progress} size="sm" onStop={stop} />
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button leftSection={<IconDownload size={16} />}>{t('export.menu')}</Button>
      </Menu.Target>
      <Menu.Dropdown>
        {offered(some).map(({ kind, icon: Icon, label }) => (
          <Menu.Item
            key={kind}
            leftSection={<Icon size={16} />}
            onClick={() => void start((watch) => onExport(kind, watch))}
          >
            {t(label)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

/** The same choices inside another menu. */
export function FileItems({ kinds: some, onChoose }: Kinds & { onChoose: (kind: FileKind) => void }) {
  const { t } = useTranslation('ui')
  return offered(some).map(({ kind, icon: Icon, label }) => (
    <MenuAct key={kind} icon={<Icon size={16} />} onClick={() => onChoose(kind)}>
      {t(label)}
    </MenuAct>
  ))
}
