import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../ui/feedback/Loaded.tsx'
import { Notice } from '../ui/feedback/Notice.tsx'
import { StripSkeleton } from '../ui/feedback/Skeleton.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { type TwoYearMeta, twoYearsQuery } from './data.ts'
import { TableCardSkeleton } from './TableCardSkeleton.tsx'
import { TwoYearsStrip } from './TwoYearsStrip.tsx'
import { TwoYearsTable } from './TwoYearsTable.tsx'
import { useView } from './view.ts'

/** How each category has changed over two years, always up to the same day. */
export function TwoYearsTab() {
  const { t } = useTranslation('sales')
  const { ask, name } = useView()
  const read = useQuery(twoYearsQuery(ask))
  return (
    <Loaded
      read={read}
      skeleton={
        <>
          <StripSkeleton figures={4} />
          <TableCardSkeleton rows={10} />
        </>
      }
    >
      {({ response, meta }) => {
        const total = response.find((row) => row.kind === 'total')
        return (
          <>
            {!hasYear(meta) && <Notice tone="info">{t('twoYears.nothing', { year: meta.year_2 })}</Notice>}
            {total && <TwoYearsStrip row={total} meta={meta} />}
            <Card title={t('twoYears.title')} hint={name} flush>
              <TwoYearsTable rows={response} meta={meta} />
            </Card>
          </>
        )
      }}
    </Loaded>
  )
}

const hasYear = ({ years, year_2 }: TwoYearMeta) => years.includes(year_2)
