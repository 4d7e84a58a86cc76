import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { brand } from '../../platform/brand.ts'
import { local } from '../../platform/storage.ts'
import { type InstallOffer, REFUSED } from './install.ts'
import styles from './InstallPrompt.module.css'

/** Whether to install the app; a "not now" is remembered. */
export function InstallLine({ offer, onDone }: { offer: InstallOffer; onDone: () => void }) {
  const { t } = useTranslation('app')
  const refuse = () => {
    local.set(REFUSED, '1')
    onDone()
  }
  const install = async () => {
    const { outcome } = await offer.prompt()
    if (outcome === 'dismissed') local.set(REFUSED, '1')
    onDone()
  }
  return (
    <output className={styles.offer}>
      <span>{t('install.ask', { brand: brand() })}</span>
      <Button size="xs" variant="subtle" onClick={refuse}>
        {t('install.no')}
      </Button>
      <Button size="xs" variant="filled" onClick={() => void install()}>
        {t('install.yes')}
      </Button>
    </output>
  )
}
