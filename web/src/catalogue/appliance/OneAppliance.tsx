import { energyGroupLegend } from '@mandato/contract/catalogue/energy-words'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { IconFileText } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { dot } from '../../ui/dot.ts'
import { EnergyArrow } from '../../ui/energy/EnergyArrow.tsx'
import { Money } from '../../ui/figures/Money.tsx'
import { BackLink } from '../../ui/layout/BackLink.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { DataList } from '../../ui/layout/DataList.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { TierBadge } from '../../ui/layout/TierBadge.tsx'
import { RecordPage } from '../../ui/layout/RecordPage.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import styles from '../catalogue.module.css'
import { type Appliance, applianceQuery } from '../data.ts'
import { ApplianceDrawing } from './ApplianceDrawing.tsx'
import { DocumentsCard } from './DocumentsCard.tsx'
import { ScaleDrawing } from './ScaleDrawing.tsx'

/** One appliance: what it is, its class beside its price, its measures to scale, its documents. */
export function OneAppliance({ id, customer }: { id: number; customer: number | undefined }) {
  const { t } = useTranslation('catalogue')
  const language = useLanguage()
  const format = useFormat()
  const read = useQuery(applianceQuery(id, customer))
  const whose = customer === undefined ? {} : { customer }
  return (
    <RecordPage
      read={read}
      title={t('one.title')}
      back={
        <BackLink to="/appliances" search={whose}>
          {t('title')}
        </BackLink>
      }
      lines={12}
    >
      {({ response: one }, frame) => (
        <>
          <PageHeader
            title={one.name}
            line={[one.code, one.brand, one.group && energyGroupLegend[one.group].label[language]]
              .filter(Boolean)
              .join(dot)}
            {...frame}
          />
          <div className={styles.page}>
            <div className={styles.stack}>
              <Card>
                <div className={styles.offer}>
                  <div className={styles.large}>
                    <ApplianceDrawing of={{ group: one.group, picture: one.large_picture }} size={180} />
                  </div>
                  <div className={styles.facts}>
                    <div className={styles.priceLine}>
                      {one.price !== undefined && (
                        <span className={styles.price}>
                          {one.price === null ? t('onRequest') : <Money value={one.price} euro cents />}
                        </span>
                      )}
                      <EnergyArrow of={one} code={one.code} height={40} />
                      {one.energy_class === null && <span className={styles.quiet}>{t('noLabel')}</span>}
                    </div>
                    {one.price !== undefined && <Offer one={one} whose={whose} />}
                    {one.product_sheet_url && (
                      <a
                        className={styles.sheet}
                        href={one.product_sheet_url}
                        target="_blank"
                        rel="noreferrer"
                      >
                        <IconFileText size={18} aria-hidden />
                        {t('productSheet')}
                      </a>
                    )}
                    <DataList
                      rows={[
                        one.ean && { key: 'ean', label: 'EAN', value: one.ean },
                        one.weight !== null && {
                          key: 'weight',
                          label: t('one.weight'),
                          value: t('one.kilograms', { n: format.decimal(one.weight) }),
                        },
                        one.eprel && {
                          key: 'eprel',
                          label: 'EPREL',
                          value: (
                            <a href={one.eprel.url} target="_blank" rel="noreferrer">
                              {one.eprel.number}
                            </a>
                          ),
                        },
                        one.compatible_models.length > 0 && {
                          key: 'models',
                          label: t('one.models'),
                          value: one.compatible_models.join(', '),
                        },
                      ]}
                    />
                  </div>
                </div>
              </Card>
              <DocumentsCard one={one} />
            </div>
            {one.width !== null && one.height !== null && one.depth !== null && (
              <Card title={t('one.measures')} hint={t('one.millimetres')}>
                <ScaleDrawing width={one.width} height={one.height} depth={one.depth} />
              </Card>
            )}
          </div>
        </>
      )}
    </RecordPage>
  )
}

/** Whose price it is, what is ready of it, and the ways on. */
function Offer({ one, whose }: { one: Appliance; whose: { customer?: number } }) {
  const { t } = useTranslation('catalogue')
  return (
    <>
      {one.price !== null && (
        <p className={styles.quiet}>
          {one.client ? t('one.priceOf', { client: one.client.name }) : t('one.publicPrice')}
          {dot}
          {t('withoutVat')}
          {one.list_price != null && one.list_price !== one.price && (
            <>
              {dot}
              <span className={styles.together}>
                {t('one.listPrice')} <Money value={one.list_price} euro cents />
              </span>
            </>
          )}
        </p>
      )}
      <p className={styles.ways}>
        <Link to="/prices" search={{ ...whose, q: one.code, code: one.code }} className="touch">
          {t('one.toPrice')}
        </Link>
        {one.available != null && (
          <span className={styles.together}>
            <Link to="/ready/$id" params={{ id: String(one.id) }} search={whose} className="touch">
              {t('one.toReady')}
            </Link>
            <TierBadge tier={one.available} />
          </span>
        )}
      </p>
    </>
  )
}
