import { Checkbox, Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { isLanguage, languageNames, languages } from '../../platform/i18n/languages.ts'
import styles from './form.module.css'
import type { SheetEditor } from './useSheetForm.ts'

/** How the sheet goes out: in which language the signer reads it, and whether the client fills it in. */
export function WaysCard({ editor }: { editor: SheetEditor }) {
  const { t } = useTranslation('sheets')
  const { form, ways, setWays } = editor
  return (
    <div className={styles.ways}>
      <Select
        label={t('paperLanguage')}
        data={languages.map((value) => ({ value, label: languageNames[value] }))}
        value={ways.language ?? form.language}
        onChange={(language) => isLanguage(language) && setWays({ language })}
      />
      <Checkbox
        label={t('customerFills')}
        checked={ways.customerMayFill ?? form.customer_may_fill}
        onChange={(event) => setWays({ customerMayFill: event.currentTarget.checked })}
      />
      <p>{t('customerFillsWords')}</p>
    </div>
  )
}
