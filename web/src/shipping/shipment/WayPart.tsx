import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../ui/useFormat.ts'
import type { Shipment } from '../data.ts'
import styles from './shipment.module.css'
import { dot } from '../../ui/dot.ts'

/** What happened to a shipment, and by whom; changes of its words are left to the audit. */
export function WayPart({ one }: { one: Shipment }) {
  const { t } = useTranslation('shipping')
  const format = useFormat()
  const steps = one.history.filter(({ what }) => what !== 'change')
  const next = {
    to_confirm: 'confirm',
    to_send: 'pack',
    ready: 'ship',
    shipped: null,
    deleted: null,
  } as const
  const open = next[one.status]
  const toCome = open
    ? t(`way.${open}`)
    : one.expected_on && t('own.expectedOn', { day: format.date(one.expected_on) })
  return (
    <section className={styles.part}>
      <h3>{t('way.title')}</h3>
      <ol className={styles.way}>
        {steps.map((step, i) => (
          <li key={i}>
            <IconCircleCheckFilled size={18} aria-hidden />
            <div>
              <b>{t(`way.${step.what as 'create'}`)}</b>
              <small>
                {[
                  format.dateTime(step.at),
                  step.by,
                  step.letter && t('board.letter', { letter: step.letter }),
                ]
                  .filter(Boolean)
                  .join(dot)}
              </small>
            </div>
          </li>
        ))}
        {toCome && (
          <li data-open>
            <IconCircle size={18} aria-hidden />
            <div>
              <span>{toCome}</span>
            </div>
          </li>
        )}
      </ol>
    </section>
  )
}
