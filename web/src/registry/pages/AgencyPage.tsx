import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { RecordPage } from '../../ui/layout/RecordPage.tsx'
import { BackLink } from '../../ui/layout/BackLink.tsx'
import { AgencyView } from '../AgencyView.tsx'
import { agencyQuery } from '../data.ts'

const route = getRouteApi('/in/agencies/$id')

interface Props {
  figures: (agency: number) => ReactNode
  below: (agency: number) => ReactNode
}

/** One agency, opened from the list. `figures` and `below` come from later domains, composed by the router. */
export function AgencyPage({ figures, below }: Props) {
  const { t } = useTranslation('registry')
  const { id } = route.useParams()
  const read = useQuery(agencyQuery(Number(id)))
  const back = <BackLink to="/agencies">{t('agencies')}</BackLink>
  return (
    <RecordPage read={read} title={t('agencies')} back={back} lines={8}>
      {({ response }, frame) => (
        <AgencyView agency={response} figures={figures(response.id)} below={below(response.id)} {...frame} />
      )}
    </RecordPage>
  )
}
