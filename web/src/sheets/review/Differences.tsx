import { IconLock } from '@tabler/icons-react'
import { sheetField } from '@mandato/contract/sheets/fields'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/layout/Card.tsx'
import { Segmented } from '../../ui/layout/Segmented.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import type { SheetField, SheetForm } from '../data.ts'
import { useShown } from '../shown.ts'
import styles from './review.module.css'
import { type Piece, wordDiff } from './word-diff.ts'

const kept = ({ key }: SheetField): boolean => {
  const owner = sheetField.get(key)?.owner
  return owner === 'sheet' || owner === 'staff'
}

/** What this revision says beside what held before: the differences first, all fields on demand. */
export function Differences({ form }: { form: SheetForm }) {
  const { t } = useTranslation('sheets')
  const format = useFormat()
  const isInForce = form.status === 'confirmed' || form.status === 'to_renew'
  const all = form.sections.flatMap(({ fields }) => fields.filter(kept))
  const changed = all.filter((field) => field.changed)
  // A first sheet has no confirmed one to compare with: all fields are shown.
  const isFirst = form.revision === 1
  const [view, setView] = useState<'changed' | 'all'>(isFirst ? 'all' : 'changed')
  const shown = changed.length > 0 ? view : 'all'
  const whole = {
    key: 'all',
    label: t(isFirst ? 'review.first' : 'review.all', { count: all.length }),
  } as const
  const differing = {
    key: 'changed',
    label: t('review.differences', { count: changed.length }),
  } as const
  const sections = form.sections
    .map(({ key, label, fields }) => ({
      key,
      label,
      fields: fields.filter((field) => kept(field) && (shown === 'all' || field.changed)),
    }))
    .filter(({ fields }) => fields.length > 0)
  return (
    <Card
      flush
      title={t('review.title')}
      action={
        <Segmented
          label={t('review.which')}
          value={shown}
          options={isFirst ? [whole, ...(changed.length > 0 ? [differing] : [])] : [differing, whole]}
          onChange={setView}
        />
      }
    >
      {changed.length === 0 && !isFirst && <p className={styles.none}>{t('review.none')}</p>}
      <table className={styles.table}>
        <caption className="sr-only">{t('review.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('review.field')}</th>
            <th scope="col">{t(isInForce ? 'review.former' : 'review.before')}</th>
            <th scope="col">{t('review.now', { n: format.int(form.revision) })}</th>
          </tr>
        </thead>
        {sections.map((section) => (
          <tbody key={section.key}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={3}>
                {section.label}
              </th>
            </tr>
            {section.fields.map((field) => (
              <Row key={field.key} field={field} />
            ))}
          </tbody>
        ))}
      </table>
      {shown === 'changed' && (
        <p className={styles.rest}>
          {t('review.unchanged', { count: all.length - changed.length })}{' '}
          <button type="button" onClick={() => setView('all')}>
            {t('review.show')}
          </button>
        </p>
      )}
    </Card>
  )
}

function Row({ field }: { field: SheetField }) {
  const { t } = useTranslation('sheets')
  const shown = useShown()
  const now = shown(field, field.value)
  const diff = wordDiff(shown(field, field.previous_value), now)
  return (
    <tr className={field.changed ? styles.changed : undefined}>
      <th scope="row">
        {field.label}
        {field.contractual && (
          <span className={styles.contractual}>
            <IconLock size={13} aria-hidden /> {t('contractual')}
          </span>
        )}
      </th>
      <td className={styles.before}>{field.changed ? <Pieces of={diff.before} as="del" /> : now || '—'}</td>
      <td className={styles.now}>{field.changed ? <Pieces of={diff.after} as="ins" /> : now || '—'}</td>
    </tr>
  )
}

/** A text whose own words are marked, to the eye and to the ear. */
function Pieces({ of, as: Own }: { of: readonly Piece[]; as: 'del' | 'ins' }) {
  if (of.length === 0) return '—'
  return of.map(({ text, own }, i) => (own ? <Own key={i}>{text}</Own> : <span key={i}>{text}</span>))
}
