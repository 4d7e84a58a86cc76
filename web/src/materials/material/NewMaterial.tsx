import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Page } from '../../ui/layout/Page.tsx'
import { BackLink } from '../../ui/layout/BackLink.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { LazyMaterialForm } from './LazyMaterialForm.tsx'

/** A material that is not there yet; its pictures and loads come once it has a record. */
export function NewMaterial() {
  const { t } = useTranslation('materials', { keyPrefix: 'one' })
  const navigate = useNavigate()
  return (
    <Page>
      <PageHeader
        title={t('new')}
        back={<BackLink to="/materials">{t('materials')}</BackLink>}
        line={t('newWords')}
      />
      <LazyMaterialForm
        one={null}
        onSaved={({ id }) =>
          void navigate({ to: '/materials/$id', params: { id: String(id) }, replace: true })
        }
        onCancel={() => void navigate({ to: '/materials' })}
      />
    </Page>
  )
}
