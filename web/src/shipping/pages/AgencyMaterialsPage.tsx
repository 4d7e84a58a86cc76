import { Button } from '@mantine/core'
import { IconHandGrab } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../accounts/index.ts'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { GoodsTab } from '../goods/GoodsTab.tsx'

/** The own agency's materials: held, requested, received, handed over. */
export function AgencyMaterialsPage() {
  const { t } = useTranslation('shipping')
  const agency = useMe()?.agency_id
  return (
    <Page>
      <PageHeader
        title={t('held.ofAgency')}
        actions={
          <Button
            renderRoot={(props) => <Link {...props} to="/hand-over" />}
            variant="filled"
            leftSection={<IconHandGrab size={16} />}
          >
            {t('handOver.title')}
          </Button>
        }
      />
      {typeof agency === 'number' && <GoodsTab agency={agency} />}
    </Page>
  )
}
