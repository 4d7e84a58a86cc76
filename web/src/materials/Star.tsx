import { ActionIcon } from '@mantine/core'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../platform/use-write.ts'
import { toast } from '../ui/feedback/toast.tsx'
import { type MaterialRow, setFlags } from './data.ts'

/** Whether a material is among the favourites of who is signed in; a touch changes it. */
export function Star({ row }: { row: MaterialRow }) {
  const { t } = useTranslation('materials')
  const write = useWrite(setFlags())
  const Icon = row.favourite ? IconStarFilled : IconStar
  return (
    <ActionIcon
      aria-label={t('favouriteOf', { name: row.name })}
      aria-pressed={row.favourite}
      loading={write.isPending}
      onClick={() =>
        write.mutate(
          { params: { id: row.id }, body: { favourite: !row.favourite } },
          { onError: toast.error },
        )
      }
    >
      <Icon size={18} />
    </ActionIcon>
  )
}
