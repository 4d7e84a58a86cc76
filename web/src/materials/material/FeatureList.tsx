import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/layout/Card.tsx'
import { DataList } from '../../ui/layout/DataList.tsx'
import type { Material } from './data.ts'
import { Swatch } from './Swatch.tsx'

/** The features in the language of the screen, in Italian where there are none in it. */
export function FeatureList({ one }: { one: Material }) {
  const { t, i18n } = useTranslation('materials', { keyPrefix: 'one' })
  const of = (language: string) => one.features.filter(({ language_id }) => language_id === language)
  const own = of(i18n.language)
  const shown = own.length > 0 ? own : of('it')
  if (shown.length === 0) return null
  return (
    <Card title={t('features.title')}>
      <DataList
        rows={shown.map(({ id, label_name, value, type }) => ({
          key: String(id),
          label: label_name,
          value:
            type === 'colour' ? (
              <>
                <Swatch value={value} /> {value}
              </>
            ) : (
              value
            ),
        }))}
      />
    </Card>
  )
}
