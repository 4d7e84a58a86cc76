import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TextField } from '../../ui/forms/useFields.ts'
import { useFocusFirst } from '../../ui/forms/useFocusFirst.ts'
import styles from '../SignInFrame.module.css'

interface Props {
  readonly user: string
  readonly code: TextField
  /** There is no app: only a recovery code can be typed, or a passkey used. */
  readonly onlyRecovery: boolean
  readonly onBack: () => void
}

/** The second step of signing in: the code of the app, in the place of address and password. */
export function CodeStep({ user, code, onlyRecovery, onBack }: Props) {
  const { t } = useTranslation('accounts')
  const [recovery, setRecovery] = useState(onlyRecovery)
  const field = useFocusFirst<HTMLDivElement>(recovery)
  return (
    <>
      <p className={styles.whom}>
        <span>{user}</span>
        <button type="button" className="touch" onClick={onBack}>
          {t('login.otherAccount')}
        </button>
      </p>
      <div ref={field}>
        <TextInput
          {...code}
          key={String(recovery)}
          size="lg"
          label={t(recovery ? 'login.recoveryCode' : 'login.code')}
          description={t(recovery ? 'login.recoveryWords' : 'login.codeWords')}
          inputMode={recovery ? 'text' : 'numeric'}
          autoComplete="one-time-code"
          autoCapitalize={recovery ? 'characters' : 'none'}
          spellCheck={false}
          maxLength={40}
        />
      </div>
      {!onlyRecovery && (
        <Button size="xs" className={styles.other ?? ''} onClick={() => setRecovery(!recovery)}>
          {t(recovery ? 'login.useApp' : 'login.useRecovery')}
        </Button>
      )}
    </>
  )
}
