import { IconCheck, IconPointFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from './PasswordRules.module.css'

interface Rule {
  readonly label: string
  readonly holds: boolean
}

/** The rules of a password, each ticked off as soon as it holds. */
export function PasswordRules({ rules, id }: { rules: readonly Rule[]; id: string }) {
  const { t } = useTranslation('ui')
  return (
    <ul className={styles.rules} id={id} aria-label={t('password.rules')}>
      {rules.map((rule) => (
        <li key={rule.label} className={rule.holds ? styles.held : undefined}>
          {rule.holds ? (
            <IconCheck size={14} aria-label={t('password.held')} />
          ) : (
            <IconPointFilled size={8} aria-hidden />
          )}
          {rule.label}
        </li>
      ))}
    </ul>
  )
}
