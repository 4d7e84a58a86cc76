import { IconCheck, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/layout/Card.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import type { SheetForm } from '../data.ts'
import { useStatusWords } from '../../registry/index.ts'
import { stepsOf } from './path.ts'
import styles from './path.module.css'
import { dot } from '../../ui/dot.ts'

const namedSteps = [
  'save',
  'edit',
  'freeze',
  'send',
  'remind',
  'expire',
  'withdraw',
  'decline',
  'sign',
  'sign_on_paper',
  'send_revision',
  'send_unsigned',
  'confirm',
  'supersede',
  'reject',
  'flag',
  'renew',
  'cancel',
] as const
const bad: readonly string[] = ['expire', 'withdraw', 'decline', 'reject', 'cancel']

/** What still lies before each status, until it is confirmed. */
const ahead = {
  to_fill: ['send', 'sign', 'send_revision', 'confirm'],
  draft: ['send', 'sign', 'send_revision', 'confirm'],
  rejected: ['send', 'sign', 'send_revision', 'confirm'],
  ready_to_sign: ['send', 'sign', 'send_revision', 'confirm'],
  sent: ['sign', 'send_revision', 'confirm'],
  signed: ['send_revision', 'confirm'],
  in_review: ['confirm'],
  confirmed: [],
  to_renew: ['renew'],
  superseded: [],
  cancelled: [],
} as const satisfies Record<SheetForm['status'], readonly (typeof namedSteps)[number][]>

/** The way of the sheet: what happened, where it is, what is still to come. */
export function PathCard({ form }: { form: SheetForm }) {
  const { t } = useTranslation('sheets')
  const format = useFormat()
  const words = useStatusWords()
  const steps = stepsOf(form.path)
  const over = form.status === 'confirmed' || form.status === 'superseded' || form.status === 'cancelled'
  return (
    <Card title={t('path.title')}>
      <ol className={styles.path}>
        {steps.map((step, i) => {
          const name = namedSteps.find((one) => one === step.what)
          const sameWords = name !== undefined && t(`path.${name}`) === words.sheet(form.status)
          const isNow = i === steps.length - 1 && !over
          return (
            <li
              key={step.key}
              className={isNow ? styles.now : bad.includes(step.what) ? styles.bad : styles.done}
              aria-current={isNow ? 'step' : undefined}
            >
              <span className={styles.dot} aria-hidden>
                {!isNow && (bad.includes(step.what) ? <IconX size={11} /> : <IconCheck size={11} />)}
              </span>
              <b>{name ? t(`path.${name}`) : step.what}</b>
              <span>
                {[format.dateTime(step.at), step.by, step.times > 1 && t('path.times', { count: step.times })]
                  .filter(Boolean)
                  .join(dot)}
              </span>
              {isNow && !sameWords && <em>{words.sheet(form.status)}</em>}
            </li>
          )
        })}
        {steps.length === 0 && (
          <li className={styles.now} aria-current="step">
            <span className={styles.dot} aria-hidden />
            <b>{words.sheet(form.status)}</b>
            <span>{t('path.nothing')}</span>
          </li>
        )}
        {ahead[form.status].map((next) => (
          <li key={`ahead-${next}`} className={styles.todo}>
            <span className={styles.dot} aria-hidden />
            <b>{t(`path.${next}`)}</b>
          </li>
        ))}
      </ol>
      {form.link && (
        <p className={styles.link}>
          {t('path.link', {
            opened: format.int(form.link.opened),
            count: form.link.opened,
            until: format.dateTime(form.link.expires_at),
          })}
        </p>
      )}
    </Card>
  )
}
