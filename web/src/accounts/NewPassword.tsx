import { passwordRules } from '@mandato/contract/accounts/password-rules'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { PasswordField } from '../ui/forms/PasswordField.tsx'
import { PasswordRules } from '../ui/forms/PasswordRules.tsx'
import type { TextField } from '../ui/forms/useFields.ts'

interface Props {
  /** What stands in the first field now, for the rules that tick off. */
  typed: string
  password: TextField
  confirm: TextField
  size?: 'lg'
}

/** A new password and its repetition; the rules of the specification tick off while typing. */
export function NewPassword({ typed, password, confirm, size }: Props) {
  const { t } = useTranslation('accounts')
  const id = useId()
  return (
    <>
      <PasswordField
        {...password}
        size={size}
        label={t('reset.password')}
        autoComplete="new-password"
        aria-describedby={id}
        required
      />
      <PasswordRules
        id={id}
        rules={passwordRules.map((rule) => ({ label: t(`rules.${rule.key}`), holds: rule.holds(typed) }))}
      />
      <PasswordField
        {...confirm}
        size={size}
        label={t('reset.confirm')}
        autoComplete="new-password"
        required
      />
    </>
  )
}

export const keepsAllRules = (password: string): boolean =>
  passwordRules.every((rule) => rule.holds(password))
