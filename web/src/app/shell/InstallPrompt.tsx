import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { brand } from '../../platform/brand.ts'
import { local } from '../../platform/storage.ts'
import styles from './InstallPrompt.module.css'

/** Chromium's offer to install; other browsers have their own way and never send it. */
interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}
const REFUSED = 'installRefused'
const isOffer = (event: Event): event is InstallOffer => 'prompt' in event

/** A quiet line at the foot of the page when the browser offers to install; a "not now" is remembered. */
export function InstallPrompt() {
  const { t } = useTranslation('app')
  const [offer, setOffer] = useState<InstallOffer | null>(null)
  useEffect(() => {
    const take = (event: Event) => {
      event.preventDefault()
      if (isOffer(event) && !local.get(REFUSED)) setOffer(event)
    }
    window.addEventListener('beforeinstallprompt', take)
    return () => window.removeEventListener('beforeinstallprompt', take)
  }, [])
  if (!offer) return null
  const refuse = () => {
    local.set(REFUSED, '1')
    setOffer(null)
  }
  const install = async () => {
    const { outcome } = await offer.prompt()
    if (outcome === 'dismissed') local.set(REFUSED, '1')
    setOffer(null)
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
