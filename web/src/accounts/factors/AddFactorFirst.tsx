import { Button } from '@mantine/core'
import { IconDeviceMobile, IconFingerprint } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { signOut } from '../data.ts'
import type { User } from '../person.ts'
import { SignInFrame } from '../SignInFrame.tsx'
import styles from './factors.module.css'
import { useAddFactor } from './useAddFactor.tsx'

/** Whoever must have a second factor and has none: nothing else is open before he adds one. */
export function AddFactorFirst({ me }: { me: User }) {
  const { t } = useTranslation('factors')
  const add = useAddFactor()
  return (
    <SignInFrame>
      <div>
        <h1>{t('first.title')}</h1>
        <p>{t('first.words', { name: me.name })}</p>
      </div>
      <Notice tone="info">{t('first.why')}</Notice>
      <div className={styles.choices}>
        <Button
          size="lg"
          fullWidth
          variant="filled"
          loading={add.busy}
          leftSection={<IconFingerprint size={20} aria-hidden />}
          onClick={add.passkey}
        >
          {t('passkeys.add')}
        </Button>
        <p className={styles.when}>{t('passkeys.words')}</p>
        <Button
          size="lg"
          fullWidth
          loading={add.busy}
          leftSection={<IconDeviceMobile size={20} aria-hidden />}
          onClick={add.app}
        >
          {t('first.app')}
        </Button>
        <p className={styles.when}>{t('totp.words')}</p>
      </div>
      <Button onClick={() => void signOut(false)}>{t('first.leave')}</Button>
      {add.dialogs}
    </SignInFrame>
  )
}
