import type { ImportKind } from '@mandato/contract/imports/names'
import { Button } from '@mantine/core'
import { IconCircleCheckFilled, IconCircleDashed } from '@tabler/icons-react'
import { Link, type LinkProps } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { TemplateLinks } from '../imports/index.ts'
import type { Answer } from '../platform/api.ts'
import { Card } from '../ui/layout/Card.tsx'
import { useFormat } from '../ui/useFormat.ts'
import styles from './FirstSteps.module.css'

type Steps = Answer<'firstSteps'>['response']
type Step = Steps[number]['step']

const wayTo: Readonly<Record<Step, LinkProps>> = {
  letterhead: { to: '/settings', search: { tab: 'company' } },
  agencies: { to: '/imports', search: { begin: 'agencies' } },
  clients: { to: '/imports', search: { begin: 'clients' } },
  invoices: { to: '/imports', search: { begin: 'invoices' } },
  people: { to: '/users', search: {} },
  sheet: { to: '/sheets', search: {} },
}
/** Which file brings it. */
const fileOf: Readonly<Partial<Record<Step, ImportKind>>> = {
  agencies: 'agencies',
  clients: 'clients',
  invoices: 'invoices',
}

/** The first hour of a portal: what is to be done, what each step brings, and what is done already. */
export function FirstSteps({ steps }: { steps: Steps }) {
  const { t } = useTranslation('home')
  const format = useFormat()
  const done = steps.filter((one) => one.done).length
  const next = steps.find((one) => !one.done)?.step
  return (
    <Card
      title={t('firstSteps.title')}
      hint={t('firstSteps.done', { done: format.int(done), all: format.int(steps.length) })}
      flush
    >
      <ol className={styles.steps}>
        {steps.map(({ step, done: isDone }) => {
          const kind = fileOf[step]
          return (
            <li key={step} data-done={isDone || undefined} aria-current={step === next ? 'step' : undefined}>
              {isDone ? (
                <IconCircleCheckFilled size={20} aria-hidden />
              ) : (
                <IconCircleDashed size={20} aria-hidden />
              )}
              <div className={styles.words}>
                <b>{t(`firstSteps.${step}.title`)}</b>
                {isDone && <span className="sr-only">{t('firstSteps.isDone')}</span>}
                <p>{t(`firstSteps.${step}.words`)}</p>
                {step === next && kind && <TemplateLinks kind={kind} />}
              </div>
              {!isDone && (
                <Button
                  variant={step === next ? 'filled' : 'subtle'}
                  renderRoot={(props) => <Link {...props} {...wayTo[step]} />}
                >
                  {t(`firstSteps.${step}.act`)}
                </Button>
              )}
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
