import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useWrite } from '../../platform/use-write.ts'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { type ContentDetail, readItem } from '../data.ts'
import styles from './item.module.css'

/** Read and understood: the moment stays beside it. */
export function Confirm({ item }: { item: ContentDetail }) {
  const { t } = useTranslation('content')
  const format = useFormat()
  const confirm = useWrite(readItem(item.kind))
  if (item.read_at)
    return <Notice tone="ok">{t('must.confirmedAt', { moment: format.dateTime(item.read_at) })}</Notice>
  return (
    <div className={styles.confirm}>
      <p>{item.confirm_by ? t('must.by', { day: format.dateLong(item.confirm_by) }) : t('must.asked')}</p>
      <Button
        variant="filled"
        leftSection={<IconCheck size={16} />}
        loading={confirm.isPending}
        onClick={() => confirm.mutate({ params: { id: item.id } })}
      >
        {t('must.understood')}
      </Button>
      {confirm.error && <Notice tone="err">{confirm.error.message}</Notice>}
    </div>
  )
}
