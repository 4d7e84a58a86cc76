import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import type { SheetForm } from '../data.ts'
import { useShown } from '../shown.ts'
import { sheetDrafts } from './draft.ts'
import styles from './form.module.css'
import { fieldsOf } from './fields-of.ts'

/** What somebody had typed before the sheet went on without it: still to be read and copied, until it is let go. */
export function LeftDraft({ form, person }: { form: SheetForm; person: number }) {
  const { t } = useTranslation('sheets')
  const { t: ui } = useTranslation('ui')
  const format = useFormat()
  const shown = useShown()
  const [draft, setDraft] = useState(() => sheetDrafts.read(person, form.client.id))
  if (!draft || form.may.save) return null
  const typed = fieldsOf(form).filter(({ key }) => key in draft.mine)
  const drop = () => {
    sheetDrafts.drop(person, form.client.id)
    setDraft(null)
  }
  return (
    <Notice tone="warn">
      <p className={styles.left}>{t('leftDraft', { moment: format.dateTime(draft.at) })}</p>
      <dl className={styles.facts}>
        {typed.map((field) => (
          <div key={field.key}>
            <dt>{field.label}</dt>
            <dd>{shown(field, draft.mine[field.key] ?? null) || t('empty')}</dd>
          </div>
        ))}
      </dl>
      <Button size="xs" onClick={drop}>
        {ui('draft.drop')}
      </Button>
    </Notice>
  )
}
