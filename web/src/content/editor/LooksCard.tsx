import { FileInput, Input, Select, Textarea, TextInput } from '@mantine/core'
import { covers, topics } from '@mandato/contract/content/names'
import { topicLegend } from '@mandato/contract/content/name-words'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { Cover } from '../covers/Cover.tsx'
import type { Draft } from './draft.ts'
import styles from './editor.module.css'
import { FileLine } from './FileLine.tsx'
import { faultOfSeries } from './series.ts'

interface Props {
  draft: Draft
  onChange: (change: Partial<Draft>) => void
  onImage: (file: File | null) => void
}

/** Topic and cover; what only a promotion or a trend has. */
export function LooksCard({ draft, onChange, onImage }: Props) {
  const { t } = useTranslation('contents')
  const language = useLanguage()
  const [typing, setTyping] = useState(false)
  const fault = typing ? null : faultOfSeries(draft.series)
  const series = (change: Partial<Draft['series']>) => onChange({ series: { ...draft.series, ...change } })
  return (
    <Card title={t('looks.title')}>
      <div className={styles.fields}>
        <Select
          label={t('looks.topic')}
          allowDeselect={false}
          data={topics.map((value) => ({ value, label: topicLegend[value].label[language] }))}
          value={draft.topic}
          onChange={(value) => onChange({ topic: topics.find((one) => one === value) ?? draft.topic })}
        />
        <fieldset className={styles.ticks}>
          <legend className="sr-only">{t('looks.cover')}</legend>
          <div className={styles.covers}>
            {covers.map((name) => (
              <label key={name} title={t(`covers.${name}`)}>
                <input
                  type="radio"
                  name="cover"
                  className="sr-only"
                  aria-label={t(`covers.${name}`)}
                  checked={draft.cover === name}
                  onChange={() => onChange({ cover: name })}
                />
                <Cover name={name} image={null} />
              </label>
            ))}
          </div>
        </fieldset>
        {draft.image ? (
          <Input.Wrapper label={t('looks.image')} labelElement="div">
            <ul className={styles.names}>
              <FileLine file={draft.image} onRemove={() => onImage(null)} />
            </ul>
          </Input.Wrapper>
        ) : (
          <FileInput label={t('looks.image')} accept="image/png,image/jpeg,image/webp" onChange={onImage} />
        )}
        {draft.kind === 'promotions' && (
          <Textarea
            label={t('looks.codes')}
            description={t('looks.codesWhy')}
            value={draft.codes}
            rows={2}
            onChange={(event) => onChange({ codes: event.currentTarget.value })}
          />
        )}
        {draft.kind === 'trends' && (
          <>
            <TextInput
              label={t('looks.series')}
              value={draft.series.label}
              maxLength={120}
              onChange={(event) => series({ label: event.currentTarget.value })}
            />
            <TextInput
              label={t('looks.unit')}
              value={draft.series.unit}
              maxLength={20}
              onChange={(event) => series({ unit: event.currentTarget.value })}
            />
            <Textarea
              label={t('looks.points')}
              description={t('looks.pointsWhy')}
              value={draft.series.points}
              rows={5}
              error={fault && t(fault.key, { lines: fault.lines })}
              onFocus={() => setTyping(true)}
              onBlur={() => setTyping(false)}
              onChange={(event) => series({ points: event.currentTarget.value })}
            />
          </>
        )}
      </div>
    </Card>
  )
}
