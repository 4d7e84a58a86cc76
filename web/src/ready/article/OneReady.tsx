import { Button } from '@mantine/core'
import { energyGroupLegend } from '@mandato/contract/catalogue/energy-words'
import { IconFileText } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApplianceDrawing } from '../../catalogue/index.ts'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { useWrite } from '../../platform/use-write.ts'
import { dot } from '../../ui/dot.ts'
import { EnergyArrow } from '../../ui/energy/EnergyArrow.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { Money } from '../../ui/figures/Money.tsx'
import { BackLink } from '../../ui/layout/BackLink.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { RecordPage } from '../../ui/layout/RecordPage.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { articleQuery, holdReady, type ReadyArticle } from '../data.ts'
import { PickupCard } from '../list/PickupCard.tsx'
import { measuresOf } from '../measures.ts'
import styles from '../ready.module.css'
import { TierBadge } from '../../ui/layout/TierBadge.tsx'
import { HoldBar } from './HoldBar.tsx'
import { OrderPanel } from './OrderPanel.tsx'
import { Pieces, usePieces } from './Pieces.tsx'
import { Substitutes } from './Substitutes.tsx'
import { Waiting } from './Waiting.tsx'

/** One article: held while one is in the shop, waited for, ordered. */
export function OneReady({ id, customer }: { id: number; customer: number | undefined }) {
  const { t } = useTranslation('ready')
  const language = useLanguage()
  const read = useQuery({
    ...articleQuery(id, customer),
    // Whoever waits sees its turn come.
    refetchInterval: ({ state }) => (state.data?.response.waiting ? 15_000 : false),
  })
  return (
    <RecordPage
      read={read}
      title={t('article')}
      back={
        <BackLink to="/ready" search={customer === undefined ? {} : { customer }}>
          {t('title')}
        </BackLink>
      }
      lines={12}
    >
      {({ response: one }, frame) => (
        <>
          <PageHeader
            title={one.name}
            line={[
              one.code,
              one.brand,
              one.group && energyGroupLegend[one.group].label[language],
              one.client?.name,
            ]
              .filter(Boolean)
              .join(dot)}
            {...frame}
          />
          <div className={styles.page}>
            <div className={styles.stack}>
              {one.holds.map((hold, i) => (
                // The server changes the first one: what came from the queue beside it stays as it is.
                <HoldBar key={hold.id} hold={hold} article={i === 0 ? one.id : undefined} />
              ))}
              <Offer one={one} />
              <PickupCard pickup={one.pickup} place={one.pickup_place} />
              <Waiting one={one} />
            </div>
            <Substitutes one={one} customer={customer} />
          </div>
          <Acts one={one} />
        </>
      )}
    </RecordPage>
  )
}

function Offer({ one }: { one: ReadyArticle }) {
  const { t } = useTranslation('ready')
  const format = useFormat()
  return (
    <Card>
      <div className={styles.offer}>
        <div className={styles.large}>
          <ApplianceDrawing of={{ group: one.group, picture: one.large_picture }} size={160} />
        </div>
        <div className={styles.facts}>
          <span className={styles.quiet}>{measuresOf(one, format)}</span>
          <div className={styles.priceLine}>
            <span className={styles.price}>
              {one.price === null ? t('onRequest') : <Money value={one.price} euro cents />}
            </span>
            <EnergyArrow of={one} code={one.code} height={40} />
            {one.energy_class === null && <span className={styles.quiet}>{t('noLabel')}</span>}
          </div>
          <p className={styles.quiet}>
            {one.list_price !== null && one.list_price !== one.price && (
              <>
                {t('listPrice')} <Money value={one.list_price} euro cents />
                {dot}
              </>
            )}
            {t('withoutVat')}
          </p>
          <p className={styles.tierLine}>
            <TierBadge tier={one.stock_label} none={t('gone')} />
            {one.stock !== undefined && t('pieces', { count: one.stock })}
          </p>
          {one.product_sheet_url && (
            <a className={styles.sheet} href={one.product_sheet_url} target="_blank" rel="noreferrer">
              <IconFileText size={18} aria-hidden />
              {t('productSheet')}
            </a>
          )}
        </div>
      </div>
    </Card>
  )
}

/** Hold it for the talk in the shop, or order it: kept at the foot of the screen. */
function Acts({ one }: { one: ReadyArticle }) {
  const { t } = useTranslation('ready')
  const format = useFormat()
  const [ordering, setOrdering] = useState(false)
  const hold = useWrite(holdReady())
  const [pieces, field] = usePieces()
  const there = one.stock_label !== null
  // Whoever is ordering the last one that went is told so in the form.
  if (!there && !ordering) return null
  return (
    <div className={styles.acts}>
      <p className={styles.quiet}>{t('answerBy', { moment: format.dateTime(one.answer_by) })}</p>
      {there && one.holds.length === 0 && (
        <>
          <Pieces label={t('acts.howMany')} {...field} />
          <Button
            loading={hold.isPending}
            disabled={pieces === null}
            onClick={() =>
              hold.mutate(
                {
                  body: { id: one.id, quantity: pieces ?? 1, ...(one.client && { customer: one.client.id }) },
                },
                {
                  onError: toast.error,
                  onSuccess: ({ response }) =>
                    toast.ok(t('toasts.held', { time: format.time(response.ends_at) })),
                },
              )
            }
          >
            {t('acts.hold', { count: one.hold_minutes })}
          </Button>
        </>
      )}
      {there && (
        <Button variant="filled" onClick={() => setOrdering(true)}>
          {t('acts.order')}
        </Button>
      )}
      {ordering && <OrderPanel one={one} onClose={() => setOrdering(false)} />}
    </div>
  )
}
