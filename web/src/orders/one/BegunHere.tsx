import { orderTitles } from '@mandato/contract/orders/status'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { useJournal } from '../../platform/journal/useJournal.ts'
import { dot } from '../../ui/dot.ts'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import type { KeptOrder } from '../kind.ts'

/** Orders begun on this device and not sent: somebody who opens a new one may be looking for one of them. */
export function BegunHere() {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const format = useFormat()
  const { records } = useJournal()
  // Those that were there when the page was opened: the form below is none of them.
  const [openedAt] = useState(() => Date.now())
  const begun = records.filter(
    ({ kind, subject, begunAt }) => kind === 'order' && subject === 'new' && begunAt < openedAt,
  )
  if (begun.length === 0) return null
  return (
    <Notice tone="info">
      {t('begunHere', { count: begun.length })}{' '}
      {begun.slice(0, 5).map(({ id, fields, title, at }, n) => {
        const { type } = fields as KeptOrder
        return (
          <span key={id}>
            {n > 0 && dot}
            <Link to="/orders/$id" params={{ id: 'new' }} search={{ type, draft: id }}>
              {title || orderTitles[type][language]}
            </Link>{' '}
            {format.dateTime(at)}
          </span>
        )
      })}
    </Notice>
  )
}
