import { ActionIcon, Button } from '@mantine/core'
import { IconArrowLeft, IconArrowRight, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../platform/use-write.ts'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { Badge } from '../../ui/layout/Badge.tsx'
import { deleteImage, placeImage } from './data.ts'
import styles from './pictures.module.css'

interface Props {
  id: number
  /** Its place, from 1; the first is the main one. */
  place: number
  of: number
  onMoved: () => void
  onDeleted: () => void
}

/** What can be done with the picture that is shown. */
export function PictureActs({ id, place, of, onMoved, onDeleted }: Props) {
  const { t } = useTranslation('materials', { keyPrefix: 'one' })
  const [asking, setAsking] = useState(false)
  const move = useWrite(placeImage())
  const remove = useWrite(deleteImage())
  const to = (next: number) =>
    move.mutate({ params: { id }, body: { place: next } }, { onError: toast.error, onSuccess: onMoved })
  return (
    <div className={styles.acts}>
      {place === 1 ? (
        <Badge tone="cotto">{t('pictures.main')}</Badge>
      ) : (
        <Button size="xs" disabled={move.isPending} onClick={() => to(1)}>
          {t('pictures.makeMain')}
        </Button>
      )}
      <span className={styles.side}>
        <ActionIcon
          aria-label={t('pictures.before')}
          disabled={place === 1 || move.isPending}
          onClick={() => to(place - 1)}
        >
          <IconArrowLeft size={16} />
        </ActionIcon>
        <ActionIcon
          aria-label={t('pictures.after')}
          disabled={place === of || move.isPending}
          onClick={() => to(place + 1)}
        >
          <IconArrowRight size={16} />
        </ActionIcon>
        <ActionIcon aria-label={t('pictures.delete')} onClick={() => setAsking(true)}>
          <IconTrash size={16} />
        </ActionIcon>
      </span>
      <ConfirmDialog
        opened={asking}
        title={t('pictures.deleteTitle', { n: place })}
        verb={t('pictures.delete')}
        irreversible
        busy={remove.isPending}
        onConfirm={() =>
          remove.mutate(
            { params: { id } },
            { onError: toast.error, onSuccess: onDeleted, onSettled: () => setAsking(false) },
          )
        }
        onClose={() => setAsking(false)}
      />
    </div>
  )
}
