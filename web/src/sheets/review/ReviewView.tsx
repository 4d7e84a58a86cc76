import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import type { SheetForm } from '../data.ts'
import { Checks } from './Checks.tsx'
import { Differences } from './Differences.tsx'
import { PaperPane } from './PaperPane.tsx'
import { PathCard } from './PathCard.tsx'
import styles from './review.module.css'

/** The sheet as it is read and judged: its differences, its paper, its way. */
export function ReviewView({ form }: { form: SheetForm }) {
  const { t } = useTranslation('sheets')
  const format = useFormat()
  const { may, decision, status } = form
  const who = decision?.by ?? t('someone')
  return (
    <>
      {may.reject && !may.confirm && <Notice tone="info">{t('review.fourEyes')}</Notice>}
      {decision && status === 'rejected' && (
        <Notice tone="warn">
          {t('rejectedBecause', { by: who })} {decision.note && <q>{decision.note}</q>}
        </Notice>
      )}
      {decision && status !== 'rejected' && (
        <Notice tone="ok">
          {t('review.confirmed', { by: who, moment: format.dateTime(decision.at) })}{' '}
          {decision.note && <q>{decision.note}</q>}
        </Notice>
      )}
      <div className={styles.layout}>
        <div className={styles.column}>
          <Differences form={form} />
          <Checks form={form} />
        </div>
        <PaperPane form={form} />
        <PathCard form={form} />
      </div>
    </>
  )
}
