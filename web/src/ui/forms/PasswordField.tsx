import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core'
import { IconAlertTriangle, IconEye, IconEyeOff } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './PasswordField.module.css'

interface Props extends Omit<TextInputProps, 'type' | 'rightSection' | 'label'> {
  label: string
  autoComplete: 'current-password' | 'new-password'
  /** Beside the label: "forgotten?" */
  beside?: React.ReactNode
}

/** A password with an eye to look at it, and a hint while caps lock is on. */
export function PasswordField({ label, beside, error, ...input }: Props) {
  const { t } = useTranslation('ui')
  const [seen, setSeen] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const watch = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <div className={styles.field}>
      {beside && <div className={styles.beside}>{beside}</div>}
      <TextInput
        {...input}
        type={seen ? 'text' : 'password'}
        label={label}
        error={error}
        spellCheck={false}
        // Lets the style know whether anything stands in it.
        placeholder=" "
        autoCapitalize="none"
        onKeyDown={watch}
        onKeyUp={watch}
        rightSection={
          <ActionIcon
            size="xs"
            className={styles.eye}
            aria-label={t(seen ? 'password.hide' : 'password.show')}
            aria-pressed={seen}
            onClick={() => setSeen(!seen)}
          >
            {seen ? <IconEyeOff size={18} /> : <IconEye size={18} />}
          </ActionIcon>
        }
      />
      <output className={styles.caps}>
        {capsLock && (
          <>
            <IconAlertTriangle size={14} aria-hidden /> {t('password.capsLock')}
          </>
        )}
      </output>
    </div>
  )
}
