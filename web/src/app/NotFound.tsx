import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { brand } from '../platform/brand.ts'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'

/** An address that leads nowhere, or to a page that is not for this person: the two look the same. */
export function NotFound() {
  const { t } = useTranslation('app')
  useEffect(() => {
    document.title = `${t('notFound.title')} · ${brand()}`
  }, [t])
  return (
    <EmptyState
      drawing="glass"
      heading
      title={t('notFound.title')}
      action={<Link to="/">{t('notFound.back')}</Link>}
    >
      {t('notFound.words')}
    </EmptyState>
  )
}
