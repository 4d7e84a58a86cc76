import { IconArchive, IconArchiveOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { BulkAct } from '../../ui/list/bulk/act.ts'
import { useBulk } from '../../ui/list/bulk/useBulk.ts'
import { archiveNow, type MaterialRow, rereadMaterials } from '../data.ts'

/** Takes many materials out of use, or brings archived ones back; the server decides once more about each. */
export function useArchiveBulk(rows: readonly MaterialRow[]) {
  const { t } = useTranslation('materials')
  const act = (key: 'archive' | 'restore', archived: boolean): BulkAct<MaterialRow> => ({
    key,
    icon: archived ? IconArchive : IconArchiveOff,
    suits: (row) => row.archived !== archived,
    act: async (row) => {
      await archiveNow(row.id, archived)
      return null
    },
    say: (said, numbers) => t(`bulk.${key}.${said}`, { ...numbers }),
  })
  return useBulk({
    rows,
    keyOf: (row) => String(row.id),
    nameOf: (row) => `${row.product_code} ${row.name}`,
    acts: [act('archive', true), act('restore', false)],
    reread: rereadMaterials,
  })
}
