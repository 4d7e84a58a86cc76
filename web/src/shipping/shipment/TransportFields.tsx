import {
  type Freight,
  freights,
  freightWords,
  type Transporter,
  transporters,
  transporterWords,
} from '@mandato/contract/shipping/transport'
import { NativeSelect, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import styles from './shipment.module.css'

/** What the delivery note says of the transport besides the carrier. */
export interface TransportTerms {
  readonly freight: Freight
  readonly transport_by: Transporter
  readonly appearance: string
}
interface Props {
  value: TransportTerms
  onChange: (terms: TransportTerms) => void
}

/** Who pays the transport, who does it, and what the goods look like: as they usually are, until somebody says otherwise. */
export function TransportFields({ value: { freight, transport_by, appearance }, onChange }: Props) {
  const { t } = useTranslation('shipping')
  const language = useLanguage()
  const terms = { freight, transport_by, appearance }
  return (
    <div className={styles.terms}>
      <NativeSelect
        label={t('terms.freight')}
        value={freight}
        data={freights.map((one) => ({ value: one, label: freightWords[one][language] }))}
        onChange={({ currentTarget }) => onChange({ ...terms, freight: currentTarget.value as Freight })}
      />
      <NativeSelect
        label={t('terms.by')}
        value={transport_by}
        data={transporters.map((one) => ({ value: one, label: transporterWords[one][language] }))}
        onChange={({ currentTarget }) =>
          onChange({ ...terms, transport_by: currentTarget.value as Transporter })
        }
      />
      <TextInput
        label={t('terms.appearance')}
        placeholder={t('terms.boxes')}
        maxLength={60}
        value={appearance}
        onChange={({ currentTarget }) => onChange({ ...terms, appearance: currentTarget.value })}
      />
    </div>
  )
}
