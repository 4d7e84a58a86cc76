import { Checkbox, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/layout/Card.tsx'
import type { Draft } from './draft.ts'
import styles from './editor.module.css'
import { fromRome, toRome } from './rome.ts'

interface Props {
  draft: Draft
  mailed: boolean
  onChange: (change: Partial<Draft>) => void
}

/** When it comes out and goes, in Rome's time; what it asks of its readers. */
export function WhenCard({ draft, mailed, onChange }: Props) {
  const { t } = useTranslation('contents')
  const moment = (key: 'publish_at' | 'expires_at') => (
    <TextInput
      type="datetime-local"
      label={t(`when.${key}`)}
      value={toRome(draft[key])}
      onChange={(event) => onChange({ [key]: fromRome(event.currentTarget.value) })}
    />
  )
  const day = (key: 'confirm_by' | 'valid_from' | 'valid_until') => (
    <TextInput
      type="date"
      label={t(`when.${key}`)}
      value={draft[key] ?? ''}
      onChange={(event) => onChange({ [key]: event.currentTarget.value || null })}
    />
  )
  return (
    <Card title={t('when.title')} hint={t('when.rome')}>
      <div className={styles.fields}>
        {moment('publish_at')}
        {draft.kind === 'promotions' ? (
          <>
            {day('valid_from')}
            {day('valid_until')}
          </>
        ) : (
          moment('expires_at')
        )}
        {draft.kind === 'communications' && (
          <Checkbox
            label={t('when.mandatory')}
            description={t('when.mandatoryWhy')}
            checked={draft.mandatory}
            onChange={(event) => onChange({ mandatory: event.currentTarget.checked })}
          />
        )}
        {draft.kind === 'communications' && draft.mandatory && day('confirm_by')}
        <Checkbox
          label={t('when.mail')}
          description={mailed ? t('when.mailed') : t('when.mailWhy')}
          disabled={mailed}
          checked={draft.mail}
          onChange={(event) => onChange({ mail: event.currentTarget.checked })}
        />
      </div>
    </Card>
  )
}
