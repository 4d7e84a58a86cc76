import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ExportButton } from '../../ui/feedback/ExportButton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { DataList } from '../../ui/layout/DataList.tsx'
import { RecordPage } from '../../ui/layout/RecordPage.tsx'
import { BackLink } from '../../ui/layout/BackLink.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { preparationQuery, savePickingList } from '../data.ts'
import { PreparationActs } from '../preparation/PreparationActs.tsx'
import { PreparationLines } from '../preparation/PreparationLines.tsx'
import { RecipientCard } from '../preparation/RecipientCard.tsx'
import { placeLine } from '../shipment/place-line.ts'
import styles from '../shipment/shipment.module.css'
import { PreparationBadge } from '../StatusBadge.tsx'
import { useKilograms } from '../useKilograms.ts'
import { dot } from '../../ui/dot.ts'

const route = getRouteApi('/in/preparations/$id')

/** One preparation: what is to be fetched, for whom, and its next step. */
export function PreparationPage() {
  const { t } = useTranslation('shipping')
  const format = useFormat()
  const kg = useKilograms()
  const { id } = route.useParams()
  const read = useQuery(preparationQuery(Number(id)))
  const back = <BackLink to="/preparations">{t('preparation.many')}</BackLink>
  return (
    <RecordPage read={read} title={t('preparation.title')} back={back} lines={10}>
      {({ response: one }, frame) => (
        <>
          <PageHeader
            title={t('preparation.one', { id: one.id })}
            marks={<PreparationBadge status={one.status} />}
            line={[one.recipient.label, placeLine(one.recipient.place) || t('preparation.noPlace')].join(dot)}
            {...frame}
            actions={
              <>
                <ExportButton kind="pdf" onExport={(watch) => savePickingList(one.id, 'pdf', watch)} />
                <PreparationActs one={one} />
              </>
            }
          />
          <div className={styles.page}>
            <Card title={t('lines')} count={one.lines.length} flush>
              <PreparationLines key={one.version} one={one} />
            </Card>
          </div>
          <div className={styles.page}>
            <RecipientCard key={one.version} one={one} />
          </div>
          <div className={styles.page}>
            <Card>
              <DataList
                rows={[
                  { key: 'pieces', label: t('facts.pieces'), value: format.int(one.totals.quantity) },
                  one.totals.weight > 0 && {
                    key: 'weight',
                    label: t('facts.weight'),
                    value: kg(one.totals.weight),
                  },
                  one.description && {
                    key: 'description',
                    label: t('preparation.description'),
                    value: one.description,
                  },
                  one.notes.length > 0 && {
                    key: 'notes',
                    label: t('words.notes'),
                    value: one.notes.join(dot),
                  },
                  one.shipment && {
                    key: 'shipment',
                    label: t('shipment'),
                    value: (
                      <Button
                        size="xs"
                        variant="subtle"
                        renderRoot={(props) => (
                          <Link {...props} to="/shipments/$id" params={{ id: String(one.shipment?.id) }} />
                        )}
                      >
                        {one.shipment.number}
                      </Button>
                    ),
                  },
                ]}
              />
            </Card>
          </div>
        </>
      )}
    </RecordPage>
  )
}
