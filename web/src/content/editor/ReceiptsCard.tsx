import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../platform/use-write.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { type Edited, receiptsQuery, remindReaders } from './data.ts'
import styles from './editor.module.css'

/** Who has read it and who has not; those who have not confirmed can be reminded. */
export function ReceiptsCard({ item }: { item: Edited }) {
  const { t } = useTranslation('contents')
  const format = useFormat()
  const [missing, setMissing] = useState(true)
  const read = useQuery(receiptsQuery(item.id))
  const remind = useWrite(remindReaders())
  const receipts = read.data?.response
  if (!receipts) return null
  const people = receipts.people.filter(({ read_at }) => (read_at === null) === missing)
  return (
    <Card
      title={t('receipts.title')}
      hint={t('receipts.of', {
        read: format.int(receipts.read),
        all: format.int(receipts.read + receipts.missing),
      })}
    >
      <div className={styles.fields}>
        <div>
          <Button
            variant={missing ? 'light' : 'subtle'}
            aria-pressed={missing}
            onClick={() => setMissing(true)}
          >
            {t('receipts.missing', { count: receipts.missing })}
          </Button>
          <Button
            variant={missing ? 'subtle' : 'light'}
            aria-pressed={!missing}
            onClick={() => setMissing(false)}
          >
            {t('receipts.read', { count: receipts.read })}
          </Button>
        </div>
        <ul className={styles.names}>
          {people.map((person) => (
            <li key={person.id}>
              <span>{person.name}</span>
              <small>{person.read_at ? format.dateTime(person.read_at) : person.of}</small>
            </li>
          ))}
        </ul>
        {item.mandatory && item.state === 'published' && receipts.missing > 0 && (
          <Button
            loading={remind.isPending}
            onClick={() =>
              remind.mutate(
                { params: { id: item.id } },
                {
                  onSuccess: ({ response }) => toast.ok(t('receipts.reminded', { count: response.reminded })),
                  onError: toast.error,
                },
              )
            }
          >
            {t('receipts.remind')}
          </Button>
        )}
      </div>
    </Card>
  )
}
