import { IconArchive, IconArchiveOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { BulkAct, BulkOptions } from '../../ui/list/bulk/act.ts'
import { useBulk } from '../../ui/list/bulk/useBulk.ts'
import { type MaterialRow, rereadMaterials } from '../data.ts'

/** Takes many materials out of use, or brings archived ones back; the server decides once more about each. */
export function useArchiveBulk(
  keeps: boolean,
  rows: readonly MaterialRow[],
  whole?: BulkOptions<MaterialRow>['whole'],
) {
  const { t } = useTranslation('materials')
  const act = (key: 'archive' | 'restore'): BulkAct<MaterialRow> => ({
    act: key === 'archive' ? 'archiveMaterials' : 'restoreMaterials',
    icon: key === 'archive' ? IconArchive : IconArchiveOff,
    say: (said, numbers) => t(`bulk.${key}.${said}`, { ...numbers }),
  })
  return useBulk({
    rows,
    keyOf: (row) => String(row.id),
    nameOf: (row) => `${row.product_code} ${row.name}`,
    acts: keeps ? [act('archive'), act('restore')] : [],
    reread: rereadMaterials,
    whole,
  })
}
