import { ActionIcon, Button, Select, TextInput } from '@mantine/core'
import { IconArrowUp, IconCopy, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isLanguage, type Language, languageNames, languages } from '../../platform/i18n/languages.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { Segmented } from '../../ui/layout/Segmented.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import styles from './material.module.css'
import { Swatch } from './Swatch.tsx'
import type { TypedFeature } from './typed.ts'
import type { MaterialFields } from './useMaterialForm.ts'

const types = ['text', 'measure', 'colour'] as const
const most = 200

/** The features, language by language, in the order in which they are read. */
export function FeaturesCard({ form }: { form: MaterialFields }) {
  const { t, i18n } = useTranslation('materials', { keyPrefix: 'one' })
  const format = useFormat()
  const [language, setLanguage] = useState<Language>(isLanguage(i18n.language) ? i18n.language : 'it')
  const { features } = form.values
  const add = (more: readonly TypedFeature[]) => form.setFieldValue('features', [...features, ...more])
  const numbered = features.map((feature, at) => ({ feature, at }))
  const of = (one: Language) => numbered.filter(({ feature }) => feature.language_id === one)
  const rows = of(language)
  const source = languages.find((other) => other !== language && of(other).length > 0)
  // The rows between two features of a language are of other languages, whose order does not matter here.
  const up = (at: number, before: number) => form.reorderListItem('features', { from: at, to: before })
  return (
    <Card
      title={t('features.title')}
      action={
        <Segmented
          label={t('features.language')}
          value={language}
          options={languages.map((key) => ({
            key,
            label: (
              <>
                {key.toUpperCase()} <small>{format.int(of(key).length)}</small>
              </>
            ),
          }))}
          onChange={setLanguage}
        />
      }
    >
      {rows.length === 0 && (
        <p className={styles.muted}>{t('features.none', { language: languageNames[language] })}</p>
      )}
      {rows.map(({ feature, at }, i) => (
        <fieldset key={at} className={styles.feature}>
          <legend className="sr-only">{t('features.number', { n: i + 1 })}</legend>
          <TextInput
            aria-label={t('features.label')}
            placeholder={t('features.label')}
            maxLength={60}
            {...form.getInputProps(`features.${at}.label_name`)}
          />
          <TextInput
            aria-label={t('features.value')}
            placeholder={feature.type === 'colour' ? '#1A2B3C' : t('features.value')}
            maxLength={200}
            {...form.getInputProps(`features.${at}.value`)}
            leftSection={feature.type === 'colour' ? <Swatch value={feature.value} /> : undefined}
          />
          <Select
            aria-label={t('features.type')}
            allowDeselect={false}
            data={types.map((value) => ({ value, label: t(`features.types.${value}`) }))}
            {...form.getInputProps(`features.${at}.type`)}
          />
          <span className={styles.tools}>
            <ActionIcon
              variant="subtle"
              aria-label={t('features.up', { n: i + 1 })}
              disabled={i === 0}
              onClick={() => up(at, rows[i - 1]?.at ?? at)}
            >
              <IconArrowUp size={16} />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              aria-label={t('features.remove', { n: i + 1 })}
              onClick={() => form.removeListItem('features', at)}
            >
              <IconTrash size={16} />
            </ActionIcon>
          </span>
        </fieldset>
      ))}
      <div className={styles.acts}>
        <Button
          variant="subtle"
          leftSection={<IconPlus size={14} />}
          disabled={features.length >= most}
          onClick={() => add([{ label_name: '', value: '', type: 'text', language_id: language }])}
        >
          {t('features.add')}
        </Button>
        {rows.length === 0 && source && (
          <Button
            variant="subtle"
            leftSection={<IconCopy size={14} />}
            onClick={() => add(of(source).map(({ feature }) => ({ ...feature, language_id: language })))}
          >
            {t('features.copy', { language: languageNames[source] })}
          </Button>
        )}
      </div>
    </Card>
  )
}
