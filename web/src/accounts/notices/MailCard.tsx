import { digestRhythms } from '@mandato/contract/notice-ways'
import { Checkbox, NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/layout/Card.tsx'
import type { Choices } from './data.ts'
import styles from './notices.module.css'
import { useChange } from './useChange.ts'

/** What is proposed to who has none: the evening and the night. */
const usual = { from: 20, to: 7 } as const
const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}))

/** When mails come: the rhythm of the one that puts things together, and the hours in which none does. */
export function MailCard({ choices: { digest, quiet } }: { choices: Choices }) {
  const { t } = useTranslation('choices')
  const { change } = useChange()
  return (
    <Card title={t('mail.title')}>
      <div className={styles.mail}>
        <NativeSelect
          label={t('mail.digest')}
          description={t('mail.digestHint')}
          value={digest}
          data={digestRhythms.map((value) => ({ value, label: t(`mail.rhythms.${value}`) }))}
          onChange={({ currentTarget }) => {
            const next = digestRhythms.find((one) => one === currentTarget.value)
            if (next) change({ digest: next })
          }}
        />
        <div>
          <Checkbox
            label={t('mail.quiet')}
            description={t('mail.quietHint')}
            checked={quiet !== null}
            onChange={({ currentTarget }) => change({ quiet: currentTarget.checked ? usual : null })}
          />
          {quiet && (
            <div className={styles.hours}>
              <Hour
                label={t('mail.from')}
                value={quiet.from}
                not={quiet.to}
                onChange={(from) => change({ quiet: { ...quiet, from } })}
              />
              <Hour
                label={t('mail.to')}
                value={quiet.to}
                not={quiet.from}
                onChange={(to) => change({ quiet: { ...quiet, to } })}
              />
            </div>
          )}
        </div>
      </div>
    </Card>
  )
}

interface HourProps {
  label: string
  value: number
  /** The other end: between an hour and itself there is none. */
  not: number
  onChange: (hour: number) => void
}

const Hour = ({ label, value, not, onChange }: HourProps) => (
  <NativeSelect
    label={label}
    value={String(value)}
    data={hours.filter((hour) => hour.value !== String(not))}
    onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
  />
)
