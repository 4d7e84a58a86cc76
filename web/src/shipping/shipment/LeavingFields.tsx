import { Autocomplete, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { today } from '../../ui/today.ts'
import { lastCarriers } from './carriers.ts'

export interface LeavingWords {
  readonly date: string
  readonly carrier: string
  readonly tracking: string
}

interface Props {
  value: LeavingWords
  onChange: (value: LeavingWords) => void
  /** Of many shipments each has a number of its own. */
  many?: boolean
}

/** Who takes it, under which number, and when the transport begins. */
export function LeavingFields({ value, onChange, many = false }: Props) {
  const { t } = useTranslation('shipping')
  return (
    <>
      <Autocomplete
        label={t('words.carrier')}
        maxLength={120}
        data={[...lastCarriers()]}
        value={value.carrier}
        onChange={(carrier) => onChange({ ...value, carrier })}
      />
      {!many && (
        <TextInput
          label={t('words.tracking')}
          description={t('leaving.trackingLater')}
          maxLength={120}
          autoComplete="off"
          value={value.tracking}
          onChange={({ currentTarget }) => onChange({ ...value, tracking: currentTarget.value })}
        />
      )}
      <TextInput
        type="date"
        label={t('leaving.start')}
        max={today()}
        value={value.date}
        onChange={({ currentTarget }) => onChange({ ...value, date: currentTarget.value })}
      />
    </>
  )
}
