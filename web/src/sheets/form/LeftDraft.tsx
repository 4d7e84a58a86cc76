import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { dropRecord } from '../../platform/journal/journal.ts'
import { useJournal } from '../../platform/journal/useJournal.ts'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import type { SheetForm } from '../data.ts'
import { sheetKind } from '../kind.ts'
import { useShown } from '../shown.ts'
import type { KeptSheet } from './draft.ts'
import styles from './form.module.css'
import { fieldsOf } from './fields-of.ts'

/** What somebody had typed before the sheet went on without it: still to be read and copied, until it is let go. */
export function LeftDraft({ form }: { form: SheetForm }) {
  const { t } = useTranslation('sheets')
  const { t: ui } = useTranslation('ui')
  const format = useFormat()
  const shown = useShown()
  const { records } = useJournal()
  const record = records.find(
    ({ kind, subject }) => kind === sheetKind.name && subject === String(form.client.id),
  )
  if (!record || record.shape !== sheetKind.shape || form.may.save) return null
  const { mine } = record.fields as KeptSheet
  return (
    <Notice tone="warn">
      <p className={styles.left}>{t('leftDraft', { moment: format.dateTime(record.at) })}</p>
      <dl className={styles.facts}>
        {fieldsOf(form)
          .filter(({ key }) => key in mine)
          .map((field) => (
            <div key={field.key}>
              <dt>{field.label}</dt>
              <dd>{shown(field, mine[field.key] ?? null) || t('empty')}</dd>
            </div>
          ))}
      </dl>
      <Button size="xs" onClick={() => void dropRecord(record.id)}>
        {ui('draft.drop')}
      </Button>
    </Notice>
  )
}
