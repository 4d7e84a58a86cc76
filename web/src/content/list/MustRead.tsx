import { Button } from '@mantine/core'
import { IconCheck, IconPin } from '@tabler/icons-react'
import { useWrite } from '../../platform/use-write.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { WithLabels } from '../../ui/energy/WithLabels.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { type ContentRow, readItem } from '../data.ts'
import { placesOf } from '../kinds.ts'
import styles from './list.module.css'

/** A communication that waits to be confirmed: it stays in front until then, and hinders nothing. */
export function MustRead({ row }: { row: ContentRow }) {
  const { t } = useTranslation('content')
  const format = useFormat()
  const confirm = useWrite(readItem(row.kind))
  return (
    <section className={styles.must} aria-label={t('must.label')}>
      <IconPin size={18} aria-hidden />
      <div className={styles.mustWords}>
        <strong lang={row.language}>
          <WithLabels opens text={row.title} labels={row.labels} />
        </strong>
        <span>{row.confirm_by ? t('must.by', { day: format.date(row.confirm_by) }) : t('must.asked')}</span>
        {confirm.error && <span role="alert">{confirm.error.message}</span>}
      </div>
      <div className={styles.mustActs}>
        <Button
          renderRoot={(props) => (
            <Link {...props} to={placesOf[row.kind].item} params={{ id: String(row.id) }} />
          )}
        >
          {t('must.read')}
        </Button>
        <Button
          variant="filled"
          leftSection={<IconCheck size={16} />}
          loading={confirm.isPending}
          onClick={() => confirm.mutate({ params: { id: row.id } })}
        >
          {t('must.confirm')}
        </Button>
      </div>
    </section>
  )
}
