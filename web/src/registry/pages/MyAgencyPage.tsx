import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { RecordPage } from '../../ui/layout/RecordPage.tsx'
import { AgencyView } from '../AgencyView.tsx'
import { myAgencyQuery } from '../data.ts'

interface Props {
  figures: (agency: number) => ReactNode
  below: (agency: number) => ReactNode
}

/** One's own agency; for a customer the card of whom to call. */
export function MyAgencyPage({ figures, below }: Props) {
  const { t } = useTranslation('registry')
  const read = useQuery(myAgencyQuery())
  return (
    <RecordPage read={read} title={t('myAgency')} lines={8}>
      {({ response }, frame) => (
        <AgencyView
          agency={response}
          mine
          title={t('myAgency')}
          figures={response.counters && figures(response.id)}
          below={response.counters && below(response.id)}
          {...frame}
        />
      )}
    </RecordPage>
  )
}
