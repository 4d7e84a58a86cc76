import { useTranslation } from 'react-i18next'
import { TextArea } from '../../ui/forms/TextArea.tsx'

interface Props {
  label: string
  value: string
  onChange: (reason: string) => void
  /** It was tried without one. */
  missing: boolean
}

/** Why, for whoever ordered: it goes with the mail. */
export function ReasonField({ label, value, onChange, missing }: Props) {
  const { t } = useTranslation('orders')
  return (
    <label>
      {label}
      <TextArea
        rows={3}
        maxLength={1000}
        value={value}
        error={missing && value.trim() === '' && t('reasonNeeded')}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </label>
  )
}
