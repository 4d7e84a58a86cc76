import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { brand } from '../platform/brand.ts'
import { KitchenLogin } from '../ui/drawings/KitchenLogin.tsx'
import { Mark } from '../ui/drawings/Mark.tsx'
import { LanguageLinks } from './LanguageLinks.tsx'
import styles from './SignInFrame.module.css'

/** The pages before the portal: a kitchen of the house on one side, a short form on the other. */
export function SignInFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('accounts')
  return (
    <div className={styles.frame}>
      <header className={styles.house}>
        <div className={styles.brand}>
          <Mark size={28} />
          {brand()}
        </div>
        <KitchenLogin className={styles.kitchen} />
        <KitchenLogin className={styles.kitchenSmall} small />
        <p className={styles.model}>
          <span>
            <b>{t('login.capsuleName')}</b>
            {t('login.capsuleFinish')}
          </span>
          <span>{t('login.capsuleSize')}</span>
        </p>
      </header>
      <div className={styles.side}>
        <LanguageLinks />
        <main className={styles.main}>{children}</main>
      </div>
    </div>
  )
}
