import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { IconFileText } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { holds, isStaff, roleOf, useMe } from '../../accounts/index.ts'
import { SheetBadge } from '../../registry/index.ts'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { LinesSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { SheetActs } from '../acts/SheetActs.tsx'
import { formQuery, type SheetForm } from '../data.ts'
import { Differences } from '../review/Differences.tsx'
import { PathCard } from '../review/PathCard.tsx'
import styles from './tab.module.css'

/** The sheet among what else is known of a client: where it stands, what it says, what can be done. */
export function SheetTab({ client }: { client: number }) {
  const me = useMe()
  const staff = me !== null && isStaff(roleOf(me))
  const reviews = staff && holds(me, 'confirm_sheets')
  const read = useQuery({ ...formQuery(staff, client), enabled: me !== null })
  return (
    <Loaded
      read={read}
      skeleton={
        <Card>
          <LinesSkeleton lines={10} />
        </Card>
      }
    >
      {({ response }) => <Sheet form={response} staff={staff} reviews={reviews} />}
    </Loaded>
  )
}

function Sheet({ form, staff, reviews }: { form: SheetForm; staff: boolean; reviews: boolean }) {
  const { t } = useTranslation('sheets')
  const format = useFormat()
  return (
    <>
      <div className={styles.head}>
        <b>{t('revision', { n: format.int(form.revision) })}</b>
        <SheetBadge status={form.status} />
        {form.valid_from && (
          <span className={styles.since}>{t('validFrom', { date: format.dateLong(form.valid_from) })}</span>
        )}
        <div className={styles.acts}>
          <SheetActs form={form} staff={staff} reviews={reviews} editing={false} />
          <Button
            leftSection={<IconFileText size={16} />}
            renderRoot={(props) => (
              <Link {...props} to="/sheets/$client" params={{ client: String(form.client.id) }} search={{}} />
            )}
          >
            {t('openSheet')}
          </Button>
        </div>
      </div>
      <div className={styles.layout}>
        <Differences form={form} />
        <PathCard form={form} />
      </div>
    </>
  )
}
