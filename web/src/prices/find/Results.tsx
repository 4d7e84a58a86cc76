import { IconHistory } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/layout/Card.tsx'
import { Money } from '../../ui/figures/Money.tsx'
import { EnergyArrow } from '../../ui/energy/EnergyArrow.tsx'
import { TierBadge } from '../../ui/layout/TierBadge.tsx'
import { dot } from '../../ui/dot.ts'
import { useFormat } from '../../ui/useFormat.ts'
import type { PriceRow } from '../data.ts'
import { useLooked } from '../kept.ts'
import styles from '../prices.module.css'
import { usePerUnit } from '../usePerUnit.ts'
import { Marked } from './Marked.tsx'

interface Props {
  rows: readonly PriceRow[]
  q: string
  more: boolean
  /** Code of the row whose price is explained. */
  chosen: string | undefined
  /** What is shown is of the letters before the last one. */
  old: boolean
  onChoose: (code: string) => void
}

export const resultsId = 'price-results'

/** What was found: the keyboard stays in the search, and the arrows go through the rows. */
export function Results({ rows, q, more, chosen, old, onChoose }: Props) {
  const { t } = useTranslation('prices')
  const format = useFormat()
  const per = usePerUnit()
  const facts = (row: PriceRow) =>
    [
      row.dimensions,
      row.finish_group,
      per(row.unit),
      row.valid_to && t('until', { date: format.date(row.valid_to) }),
    ].filter(Boolean)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    list.current?.querySelector('li:has([aria-current])')?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  return (
    <Card flush>
      <div className={styles.head} aria-hidden>
        <span>{t('code')}</span>
        <span>{t('description')}</span>
        <span>{t('list')}</span>
        <span>{t('net')}</span>
      </div>
      <ul
        ref={list}
        id={resultsId}
        aria-label={t('found')}
        className={styles.rows}
        data-old={old || undefined}
      >
        {rows.map((row) => (
          <li key={row.code} className={styles.row}>
            <button
              type="button"
              aria-current={row.code === chosen || undefined}
              aria-describedby={`${resultsId}-${row.code}`}
              onClick={() => onChoose(row.code)}
            >
              <Marked code={row.code} q={q} />
            </button>
            <span className={styles.what} id={`${resultsId}-${row.code}`}>
              {row.description}
              <EnergyArrow of={row} code={row.code} height={18} />
              <TierBadge tier={row.available} />
              <small>{facts(row).join(dot)}</small>
            </span>
            <span className={styles.was}>
              <Money value={row.list_price} currency={row.currency} />
            </span>
            <b>
              {row.net_price === null ? (
                <em>{t('notInList')}</em>
              ) : (
                <Money value={row.net_price} currency={row.currency} />
              )}
            </b>
          </li>
        ))}
      </ul>
      <p className={styles.keys}>
        {more ? (
          t('more')
        ) : (
          <>
            <kbd>↑</kbd> <kbd>↓</kbd> {t('keys.move')} <kbd>{t('keys.enter')}</kbd> {t('keys.add')}
          </>
        )}
      </p>
    </Card>
  )
}

/** What this person looked at last on this device. */
export function Recent({ onChoose }: { onChoose: (code: string) => void }) {
  const { t } = useTranslation('prices')
  const looked = useLooked()
  if (looked.length === 0) return null
  return (
    <Card title={t('recent')} flush>
      <ul className={styles.recent}>
        {looked.map(({ code, description }) => (
          <li key={code}>
            <button type="button" onClick={() => onChoose(code)}>
              <IconHistory size={16} aria-hidden />
              <b>{code}</b>
              <span>{description}</span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
