import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Segmented } from '../ui/layout/Segmented.tsx'
import { SignaturePad } from '../ui/signature/SignaturePad.tsx'
import styles from './SignatureField.module.css'
import type { Progress } from './useProgress.ts'

interface Props {
  progress: Progress
  wrongName: boolean | undefined
  wrongSignature: boolean | undefined
  onChange: (part: Partial<Progress>) => void
}

/** Who signs, and how: drawn with a finger or pen, or the name typed. */
export function SignatureField({ progress, wrongName, wrongSignature, onChange }: Props) {
  const { t } = useTranslation('signing')
  const { name, how, drawing } = progress
  return (
    <>
      <TextInput
        size="lg"
        label={t('sign.name')}
        autoComplete="name"
        maxLength={120}
        value={name}
        error={wrongName ? t('sign.missingName') : undefined}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <div className={styles.signature}>
        <div className={styles.head}>
          <h2>{t('sign.signature')}</h2>
          <Segmented
            label={t('sign.how')}
            value={how}
            options={[
              { key: 'drawn', label: t('sign.drawn') },
              { key: 'typed', label: t('sign.typed') },
            ]}
            onChange={(value) => onChange({ how: value })}
          />
        </div>
        {how === 'drawn' ? (
          <SignaturePad
            drawing={drawing}
            name={name}
            wrong={wrongSignature ?? false}
            onChange={(next) => onChange({ drawing: next })}
          />
        ) : (
          <p className={styles.typed}>
            <span>{name.trim() || '\u00a0'}</span>
            <small>{t('sign.typedHint')}</small>
          </p>
        )}
        {wrongSignature && (
          <p className={styles.error} role="alert">
            {t('sign.missingSignature')}
          </p>
        )}
      </div>
    </>
  )
}
